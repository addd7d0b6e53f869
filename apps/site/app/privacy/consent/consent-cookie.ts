import { countSeconds } from "@lieudit/leads/forms";
import { cookieValue } from "../../shell/http/cookie-value.ts";
import type { CookieSettings } from "../../shell/services/services.ts";
import { type ConsentRecord, readConsentRecord, writeConsentRecord } from "./consent-record.ts";

/** Reads the visitor's choices from a request; null without a cookie or with a malformed one. */
export function readConsent(request: Request, settings: CookieSettings): ConsentRecord | null {
  return readConsentRecord(cookieValue(request.headers.get("cookie"), settings.consentName));
}

/**
 * Returns the `Set-Cookie` line that keeps a record. It is the server that sets it:
 * one browser keeps what a script sets for a week only.
 */
export function consentCookie(record: ConsentRecord, settings: CookieSettings): string {
  return [
    `${settings.consentName}=${writeConsentRecord(record)}`,
    `Max-Age=${countSeconds(settings.consentLife)}`,
    `Path=${settings.path}`,
    "SameSite=Lax",
    ...(settings.isSecure ? ["Secure"] : []),
  ].join("; ");
}
