import { useEffect, useRef } from "react";
import { SIGNS_FIELD, TOKEN_FIELD } from "./bot-check-limits.ts";
import { watchForm } from "./watch-form.ts";

/**
 * The bot check of the form around it: two hidden fields, and nothing to see.
 * The check begins when somebody first uses the form. Without JavaScript, or
 * where the check is blocked, the form is sent without a token.
 */
export function BotCheckField({ siteKey, action }: { siteKey: string; action: string }) {
  const token = useRef<HTMLInputElement>(null);
  const signs = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (token.current === null || signs.current === null) return;
    return watchForm({ token: token.current, signs: signs.current, siteKey, action });
  }, [siteKey, action]);
  return (
    <>
      <input type="hidden" name={TOKEN_FIELD} ref={token} />
      <input type="hidden" name={SIGNS_FIELD} ref={signs} />
    </>
  );
}
