import { type ConsentRecord, readConsentRecord, writeConsentRecord } from "./consent-record.ts";

/** How the consent cookie is set; the operator may change each. */
export interface ConsentCookieSettings {
  consentName: string;
  consentDays: number;
  path: string;
  isSecure: boolean;
}

/** The value of a cookie of a request, undefined when it carries none of this name. */
export function cookieValue(header: string | null, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const split = pair.indexOf("=");
    if (split > 0 && pair.slice(0, split).trim() === name) return pair.slice(split + 1).trim();
  }
  return undefined;
}

/** The visitor's choices as a request carries them; null: no cookie, or one that cannot be read. */
export function consentOf(request: Request, settings: ConsentCookieSettings): ConsentRecord | null {
  return readConsentRecord(cookieValue(request.headers.get("cookie"), settings.consentName));
}

/**
 * The `Set-Cookie` line that keeps a record. It is the server that sets it:
 * one browser keeps what a script sets for a week only.
 */
export function consentCookie(record: ConsentRecord, settings: ConsentCookieSettings): string {
  return [
    `${settings.consentName}=${writeConsentRecord(record)}`,
    `Max-Age=${settings.consentDays * 86_400}`,
    `Path=${settings.path}`,
    "SameSite=Lax",
    ...(settings.isSecure ? ["Secure"] : []),
  ].join("; ");
}
