import { useEffect, useRef } from "react";
import { useConsent } from "../consent/consent-context.tsx";
import { RECAPTCHA_CATEGORY } from "../outside/outside-services.ts";
import { SIGNS_FIELD, TOKEN_FIELD } from "./bot-check-limits.ts";
import { watchForm } from "./watch-form.ts";

/**
 * The bot check of the form around it: two hidden fields, and nothing to see.
 * The check begins when somebody first uses the form. Without JavaScript, or
 * where the check is blocked, the form is sent without a token. Where the
 * operator set reCAPTCHA up and the visitor accepted it, that one is used.
 */
export function BotCheckField({ siteKey, action }: { siteKey: string; action: string }) {
  const token = useRef<HTMLInputElement>(null);
  const signs = useRef<HTMLInputElement>(null);
  const { isOpened, outside } = useConsent();
  const { recaptcha } = outside;
  const { url, siteKey: googlesKey } = (isOpened(RECAPTCHA_CATEGORY) && recaptcha) || {};
  useEffect(() => {
    if (token.current === null || signs.current === null) return;
    const form = { token: token.current, signs: signs.current, siteKey, action };
    if (url === undefined || googlesKey === undefined) return watchForm(form);
    const load = async () => {
      const { createRecaptchaCheck } = await import("./recaptcha-check.ts");
      return createRecaptchaCheck(url, googlesKey);
    };
    return watchForm({ ...form, load });
  }, [siteKey, action, url, googlesKey]);
  return (
    <>
      <input type="hidden" name={TOKEN_FIELD} ref={token} />
      <input type="hidden" name={SIGNS_FIELD} ref={signs} />
    </>
  );
}
