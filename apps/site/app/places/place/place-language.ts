import { LANGUAGES, type Language } from "@lieudit/place-model";
import { type ConsentCookieSettings, cookieValue } from "../../privacy/consent/consent-cookie.ts";
import type { ConsentRecord } from "../../privacy/consent/consent-record.ts";

/** The part of an address that chooses one. */
export const LANGUAGE_KEY = "langue";
/** The language that a visitor chose for places. */
export const LANGUAGE_COOKIE = "langue_lieux";

/** The language that an address asks for; null where it asks for none that there is. */
export function askedLanguage(query: URLSearchParams): Language | null {
  return languageOf(query.get(LANGUAGE_KEY));
}

/** The language that a visitor had remembered, who allowed it; French otherwise. */
export function rememberedLanguage(cookieHeader: string | null, consent: ConsentRecord | null): Language {
  const kept = consent?.i18n === true ? cookieValue(cookieHeader, LANGUAGE_COOKIE) : undefined;
  return languageOf(kept) ?? "fr";
}

/** The `Set-Cookie` line that remembers a language; null forgets it. */
export function languageCookie(language: Language | null, settings: ConsentCookieSettings): string {
  const life = language === null ? 0 : settings.consentDays * 86_400;
  return `${LANGUAGE_COOKIE}=${language ?? ""}; Max-Age=${life}; Path=${settings.path}; HttpOnly; SameSite=Lax${settings.isSecure ? "; Secure" : ""}`;
}

function languageOf(value: string | null | undefined): Language | null {
  return typeof value === "string" && Object.hasOwn(LANGUAGES, value) ? (value as Language) : null;
}
