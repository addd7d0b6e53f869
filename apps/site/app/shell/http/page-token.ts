import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Verdict on a page token. `old`: expired, so a real person may have sent it. `foreign`: of
 * another visit or page, or unknown.
 */
export type TokenVerdict = "accepted" | "missing" | "old" | "foreign";

/** Security tokens of pages with forms: they show that a form was sent from our page, in the same browser. */
export interface PageTokens {
  /** Returns a token for the forms of a page, valid for this visit only. */
  issue: (visit: string, page: string) => string;
  /** Checks the token that a form sent. Never throws. */
  judge: (token: unknown, visit: string | undefined, page: string) => TokenVerdict;
  /** Returns the age of a token in ms. Call it for accepted tokens only, since anyone can write a date. */
  ageMs: (token: string) => number;
}

/** A form of an older page gets a new token and keeps the typed values. */
const TOKEN_LIFE_MS = 4 * 3_600_000;

/** Clocks of two machines may differ by this much. */
const CLOCK_SKEW_MS = 60_000;

/**
 * Tokens signed with `secret`: the instant, sixteen random characters and a
 * signature over both, the visit and the page. Nothing has to be stored.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function createPageTokens(secret: Buffer, clock: () => Date): PageTokens {
  const sign = (visit: string, page: string, body: string) =>
    createHmac("sha256", secret)
      .update(JSON.stringify([visit, page, body]))
      .digest("base64url");
  const getAge = (at: string) => clock().getTime() - Number.parseInt(at, 36);
  return {
    ageMs: (token) => getAge(TOKEN_FORM.exec(token)?.groups?.at ?? "0"),
    issue(visit, page) {
      const body = `${clock().getTime().toString(36)}.${randomBytes(12).toString("base64url")}`;
      return `${body}.${sign(visit, page, body)}`;
    },
    judge(token, visit, page) {
      if (token === null || token === undefined || token === "" || visit === undefined) return "missing";
      const found = typeof token === "string" ? TOKEN_FORM.exec(token)?.groups : undefined;
      if (found === undefined) return "foreign";
      const { body = "", at = "", signature = "" } = found;
      if (!isSame(signature, sign(visit, page, body))) return "foreign";
      const ageMs = getAge(at);
      return ageMs < -CLOCK_SKEW_MS || ageMs > TOKEN_LIFE_MS ? "old" : "accepted";
    },
  };
}

const TOKEN_FORM = /^(?<body>(?<at>[0-9a-z]{1,12})\.[\w-]{16})\.(?<signature>[\w-]{43})$/;

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
