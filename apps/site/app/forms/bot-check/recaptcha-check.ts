import { withTimeout } from "@lieudit/limits";
import type { BotCheck } from "./bot-check.ts";
import { ANCHOR_TIMEOUT_MS, EXECUTE_TIMEOUT_MS } from "./bot-check-limits.ts";
import { recaptchaAction, writeRecaptchaToken } from "./recaptcha-token.ts";

/** What Google's script puts into the page. */
interface Recaptcha {
  ready: (then: () => void) => void;
  execute: (siteKey: string, about: { action: string }) => PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/**
 * reCAPTCHA v3 in place of the site's own check. Only for a visitor who
 * accepted it: the page's policy lets its script in for nobody else. When it is
 * blocked or slow the form goes without a token, as with the site's own.
 *
 * @param url of the service
 */
export function createRecaptchaCheck(url: string, siteKey: string): BotCheck {
  let anchor: Promise<Recaptcha> | null = null;
  const anchored = () => {
    anchor ??= loadScript(url, siteKey);
    return anchor;
  };
  return {
    async ready() {
      await withTimeout(anchored(), ANCHOR_TIMEOUT_MS, "reCAPTCHA did not start");
    },
    execute: (_ownKey, { action }) =>
      withTimeout(
        anchored()
          .then((recaptcha) => recaptcha.execute(siteKey, { action: recaptchaAction(action) }))
          .then(writeRecaptchaToken),
        EXECUTE_TIMEOUT_MS,
        "reCAPTCHA made no token",
      ),
  };
}

function loadScript(url: string, siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.async = true;
    script.src = `${url}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha === undefined) reject(new Error("The script of reCAPTCHA is another one."));
      else grecaptcha.ready(() => resolve(grecaptcha));
    };
    script.onerror = () => reject(new Error("The script of reCAPTCHA was not loaded."));
    document.head.append(script);
  });
}
