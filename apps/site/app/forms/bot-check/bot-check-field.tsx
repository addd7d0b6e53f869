import { useEffect, useRef, useState } from "react";
import { useConsent } from "../../privacy/consent/consent-context.tsx";
import { RECAPTCHA_CATEGORY } from "../../privacy/consent/consent-record.ts";
import type { BotCheck } from "./bot-check.ts";
import { SIGNS_FIELD, TOKEN_FIELD } from "./bot-check-limits.ts";
import { watchForm } from "./watch-form.ts";

/** A sending that waits for longer says so. */
const SAID_AFTER_MS = 400;

/**
 * The bot check of the surrounding form: two hidden fields, and a message while
 * the form waits for the check. It begins at the first use of the form. Without
 * JavaScript, or if the check is blocked, the form is sent without a token. If
 * the operator set up reCAPTCHA and the visitor accepted it, it is used instead.
 */
export function BotCheckField({ siteKey, action }: { siteKey: string; action: string }) {
  const token = useRef<HTMLInputElement>(null);
  const signs = useRef<HTMLInputElement>(null);
  const { isOpened, outside } = useConsent();
  const { recaptcha } = outside;
  const { url, siteKey: googlesKey } = (isOpened(RECAPTCHA_CATEGORY) && recaptcha) || {};
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (token.current === null || signs.current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onWait = (waits: boolean) => {
      clearTimeout(timer);
      if (waits) timer = setTimeout(() => setWaiting(true), SAID_AFTER_MS);
      else setWaiting(false);
    };
    const form = { token: token.current, signs: signs.current, siteKey, action, onWait };
    const end = watchForm(
      url === undefined || googlesKey === undefined
        ? form
        : { ...form, load: () => loadRecaptcha(url, googlesKey) },
    );
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [siteKey, action, url, googlesKey]);
  return (
    <>
      <input type="hidden" name={TOKEN_FIELD} ref={token} />
      <input type="hidden" name={SIGNS_FIELD} ref={signs} />
      <p role="status" className={isWaiting ? "small" : "visually-hidden"}>
        {isWaiting && "Envoi en cours…"}
      </p>
    </>
  );
}

async function loadRecaptcha(url: string, siteKey: string): Promise<BotCheck> {
  const { createRecaptchaCheck } = await import("./recaptcha-check.ts");
  return createRecaptchaCheck(url, siteKey);
}
