import { z } from "zod";
import { TOKEN_LIFE_MS } from "./bot-check-limits.ts";
import type { OutsideScore, TokenVerdict } from "./bot-score.ts";
import { recaptchaAction } from "./recaptcha-token.ts";

/** What a token of reCAPTCHA is worth, for a form of this action. May throw, when nobody can say. */
export type RecaptchaVerifier = (
  request: Request,
  token: string,
  action: string,
) => Promise<TokenVerdict | OutsideScore>;

export interface RecaptchaSite {
  /** Of the service. */
  url: string;
  secret: string;
  /** Of this site; a token made for another one is foreign. */
  hostname: string;
  nowMs: () => number;
}

/** Somebody waits for the page; without an answer in time the form continues without a score. */
const VERIFY_TIMEOUT_MS = 3_000;
/** Theirs have some 2 000 characters. */
const MAX_LENGTH = 8_000;
/** Clocks of two machines may differ by this much. */
const CLOCK_SKEW_MS = 60_000;

/** https://developers.google.com/recaptcha/docs/v3#site_verify_response */
const answerShape = z.object({
  success: z.boolean(),
  score: z.number().min(0).max(1).optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  challenge_ts: z.string().optional(),
  "error-codes": z.array(z.string()).optional(),
});

/** Asks the service what it thinks of tokens. It keeps account of which were used. */
export function createRecaptchaVerifier({ url, secret, hostname, nowMs }: RecaptchaSite): RecaptchaVerifier {
  return async (_request, token, action) => {
    if (token === "" || token.length > MAX_LENGTH) return "foreign";
    const answer = await fetch(`${url}/recaptcha/api/siteverify`, {
      method: "POST",
      // The sender's address is not told.
      body: new URLSearchParams({ secret, response: token }),
      redirect: "error",
      signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`The verification was answered with status ${answer.status}.`);
    const found = answerShape.parse(await answer.json());
    if (!found.success) {
      const errors = found["error-codes"] ?? [];
      if (errors.includes("timeout-or-duplicate")) return "used";
      // Ours, not the sender's.
      if (errors.some((error) => error.endsWith("-secret"))) {
        throw new Error("RECAPTCHA_SECRET is not the secret of RECAPTCHA_SITE_KEY.");
      }
      return "foreign";
    }
    if (found.score === undefined)
      throw new Error("The verification has no score: the key is none of version 3.");
    if (found.action !== recaptchaAction(action) || found.hostname !== hostname) return "foreign";
    const ageMs = nowMs() - Date.parse(found.challenge_ts ?? "");
    return ageMs > -CLOCK_SKEW_MS && ageMs <= TOKEN_LIFE_MS ? { score: found.score } : "old";
  };
}
