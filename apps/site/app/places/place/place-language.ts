import { LANGUAGES, type Language } from "@lieudit/place-model";
import { CATEGORY_COOKIES, categoryCookie } from "../../privacy/consent/category-cookies.ts";
import type { ConsentRecord } from "../../privacy/consent/consent-record.ts";
import { cookieValue } from "../../shell/http/cookie-value.ts";
import type { CookieSettings } from "../../shell/services/services.ts";

/** The parameter that selects the language. */
export const LANGUAGE_KEY = "langue";

/** Returns the language of an address; null without a known one. */
export function askedLanguage(query: URLSearchParams): Language | null {
  return toLanguage(query.get(LANGUAGE_KEY));
}

/** Returns the remembered language of a visitor who consented to it; French otherwise. */
export function rememberedLanguage(cookieHeader: string | null, consent: ConsentRecord | null): Language {
  const kept =
    consent?.i18n === true ? cookieValue(cookieHeader, CATEGORY_COOKIES.placeLanguage.name) : undefined;
  return toLanguage(kept) ?? "fr";
}

/** Builds the `Set-Cookie` line that stores the language. */
export function languageCookie(language: Language, settings: CookieSettings): string {
  return categoryCookie(CATEGORY_COOKIES.placeLanguage, language, settings);
}

function toLanguage(value: string | null | undefined): Language | null {
  return typeof value === "string" && Object.hasOwn(LANGUAGES, value) ? (value as Language) : null;
}
