const PREFIX = "recaptcha:";

/** A token of reCAPTCHA as it stands in a form, so that nobody takes it for one of ours. */
export function writeRecaptchaToken(token: string): string {
  return PREFIX + token;
}

/** Returns the token of reCAPTCHA that a form sent; null when it sent another one, or none. */
export function recaptchaTokenIn(text: string): string | null {
  return text.startsWith(PREFIX) ? text.slice(PREFIX.length) : null;
}

/** Returns the purpose of a form in the characters that reCAPTCHA accepts. */
export function recaptchaAction(action: string): string {
  return action.replaceAll("-", "_");
}
