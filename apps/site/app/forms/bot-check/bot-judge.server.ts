import { createHmac, randomInt } from "node:crypto";
import { type Challenge, createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { ACTION_FORM, SIGNS_FIELD, TOKEN_FIELD, TOKEN_LIFE_MS } from "./bot-check-limits.ts";
import { botScore, type OutsideScore, type TokenVerdict } from "./bot-score.ts";
import { readSigns } from "./bot-signs.ts";
import { readToken } from "./bot-token.ts";
import { recaptchaTokenIn } from "./recaptcha-token.ts";
import type { RecaptchaVerifier } from "./recaptcha-verdict.server.ts";
import type { UsedTokens } from "./used-tokens.server.ts";

/** What is known of a form that was sent. */
export interface SentForm {
  fields: ReadonlyMap<string, string>;
  /** What the form is for, as its page named it. */
  action: string;
  /** Of the field that people do not see. */
  trap: string;
  /** Since the page was made; null if that is not known. */
  filledInMs: number | null;
  /** Forms that this sender sent within the last hour. */
  sentLately?: number;
}

/** The server's half of the bot check. */
export interface BotJudge {
  /** Names this site to the check. No secret. */
  siteKey: string;
  /** A signed challenge for one form; null for another site's key, or a malformed action. */
  challenge: (siteKey: string, action: string) => Promise<Challenge | null>;
  /** How much a form looks as if a person had sent it, from 0 to 1. Uses its token up. Never throws. */
  judge: (request: Request, form: SentForm) => Promise<number>;
}

/** A tenth of a second for a machine of today, a second or two for an old phone. */
const WORK = { algorithm: "PBKDF2/SHA-256", cost: 1_000, keyLength: 32 };
const [MIN_TRIES, MAX_TRIES] = [100, 500];

/** Clocks of two machines may differ by this much. */
const CLOCK_SKEW_MS = 60_000;

export interface BotJudgeOptions {
  nowMs?: () => number;
  /** Verifies tokens of reCAPTCHA; null, the default, if it is not set up. */
  recaptcha?: RecaptchaVerifier | null;
}

/** Creates the check whose challenges are signed with a key made from `secret`. */
export function createBotJudge(
  secret: Buffer,
  used: UsedTokens,
  { nowMs = Date.now, recaptcha = null }: BotJudgeOptions = {},
): BotJudge {
  const madeKey = (purpose: string) => createHmac("sha256", secret).update(purpose).digest();
  const siteKey = madeKey("bot check: site key").toString("base64url").slice(0, 20);
  const signatureKey = madeKey("bot check: challenges").toString("hex");

  const getVerdict = async (text: string, action: string): Promise<TokenVerdict> => {
    if (text === "") return "missing";
    const token = readToken(text);
    const facts = token?.challenge.parameters.data;
    if (token === null || facts === undefined) return "foreign";
    const { verified } = await verifySolution({ ...token, deriveKey, hmacSignatureSecret: signatureKey });
    if (!verified || facts.siteKey !== siteKey || facts.action !== action) return "foreign";
    const issuedAtMs = Number(facts.issuedAtMs);
    const ageMs = nowMs() - issuedAtMs;
    if (!(ageMs > -CLOCK_SKEW_MS && ageMs <= TOKEN_LIFE_MS)) return "old";
    return (await used.take(token.challenge.parameters.nonce, issuedAtMs)) ? "passed" : "used";
  };

  return {
    siteKey,
    async challenge(givenKey, action) {
      if (givenKey !== siteKey || !ACTION_FORM.test(action)) return null;
      return createChallenge({
        ...WORK,
        counter: randomInt(MIN_TRIES, MAX_TRIES),
        data: { siteKey, action, issuedAtMs: nowMs() },
        deriveKey,
        hmacSignatureSecret: signatureKey,
      });
    },
    async judge(request, { fields, action, trap, filledInMs, sentLately = 0 }) {
      // A full disk, or a token that breaks its reader, must not keep a person from sending.
      const text = fields.get(TOKEN_FIELD) ?? "";
      const googles = recaptcha === null ? null : recaptchaTokenIn(text);
      const token = await (recaptcha !== null && googles !== null
        ? recaptcha(request, googles, action)
        : getVerdict(text, action)
      ).catch((): TokenVerdict | OutsideScore => "missing");
      const { headers } = request;
      const signs = readSigns(fields.get(SIGNS_FIELD) ?? "");
      return botScore({
        token,
        isTrapFilled: trap !== "",
        filledInMs,
        presses: signs === null ? null : signs.pointers + signs.keys,
        hasLanguage: (headers.get("accept-language") ?? "") !== "",
        isHeadless: /\bHeadless|PhantomJS/i.test(headers.get("user-agent") ?? ""),
        sentLately,
      });
    },
  };
}
