import { countSeconds } from "@lieudit/leads/forms";
import type { CookieSettings } from "../../shell/services/services.ts";
import type { ConsentCategory, ConsentRecord } from "./consent-record.ts";

/** A cookie that may only be set after its category was accepted. */
export interface CategoryCookie {
  name: string;
  category: ConsentCategory;
  /** Hides the cookie from scripts. */
  isHttpOnly: boolean;
}

/** Every cookie of the site that needs consent. */
export const CATEGORY_COOKIES = {
  placeLanguage: { name: "langue_lieux", category: "i18n", isHttpOnly: true },
  // Scripts read the selections, to follow changes in other tabs.
  vehicleSelection: { name: "selection_vehicules", category: "selection_vehicles", isHttpOnly: false },
  estateSelection: { name: "selection_biens", category: "selection_estate", isHttpOnly: false },
  hiddenVehicles: { name: "vehicules_masques", category: "selection_vehicles", isHttpOnly: false },
  hiddenEstates: { name: "biens_masques", category: "selection_estate", isHttpOnly: false },
  // The record of consent has six categories; places are put aside for the sake of a home.
  placeSelection: { name: "selection_lieux", category: "selection_estate", isHttpOnly: false },
} as const satisfies Record<string, CategoryCookie>;

/** Builds the `Set-Cookie` line that stores `value` for as long as the consent; an empty value deletes the cookie. */
export function categoryCookie(
  { name, isHttpOnly }: CategoryCookie,
  value: string,
  { consentLife, path, isSecure }: Pick<CookieSettings, "consentLife" | "path" | "isSecure">,
): string {
  return [
    `${name}=${value}`,
    `Max-Age=${value === "" ? 0 : countSeconds(consentLife)}`,
    `Path=${path}`,
    ...(isHttpOnly ? ["HttpOnly"] : []),
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
}

/** Builds the `Set-Cookie` lines that delete the cookies of every category that is not accepted. */
export function deleteUnacceptedCookies(
  consent: ConsentRecord,
  settings: Pick<CookieSettings, "consentLife" | "path" | "isSecure">,
): string[] {
  return Object.values(CATEGORY_COOKIES)
    .filter(({ category }) => consent[category] !== true)
    .map((cookie) => categoryCookie(cookie, "", settings));
}
