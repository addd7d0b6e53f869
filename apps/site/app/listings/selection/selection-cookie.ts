import type { ListingKind } from "@lieudit/listing-model";
import {
  CATEGORY_COOKIES,
  type CategoryCookie,
  categoryCookie,
} from "../../privacy/consent/category-cookies.ts";
import type { ConsentRecord } from "../../privacy/consent/consent-record.ts";
import { cookieValue } from "../../shell/http/cookie-value.ts";
import type { CookieSettings } from "../../shell/services/services.ts";

/** Listings that a visitor put aside, the newest first. */
export type Selection = Readonly<Record<ListingKind, readonly string[]>>;

export const NO_SELECTION: Selection = { vehicle: [], estate: [] };

/** More are not kept: the oldest ones go. */
export const MAX_SELECTED = 50;

/** More do not fit beside each other. */
export const MAX_COMPARED = 4;

export const SELECTION_KINDS = ["vehicle", "estate"] as const satisfies readonly ListingKind[];

/** The cookie that stores the selection of each kind. */
export const SELECTION_COOKIES: Readonly<Record<ListingKind, CategoryCookie>> = {
  vehicle: CATEGORY_COOKIES.vehicleSelection,
  estate: CATEGORY_COOKIES.estateSelection,
};

const ID_FORM = /^[A-Za-z0-9_-]{1,64}$/;

/** Reads the comma-separated ids of an address or a cookie; invalid ids are ignored. */
export function readSelectedIds(value: string | undefined): string[] {
  if (value === undefined || value.length > 8_000) return [];
  const ids = value.split(/,|%2C/i).filter((id) => ID_FORM.test(id));
  return [...new Set(ids)].slice(0, MAX_SELECTED);
}

/** Reads the stored selection; of a kind that was not accepted, nothing. */
export function readSelection(cookieHeader: string | null, consent: ConsentRecord | null): Selection {
  const kept = (kind: ListingKind) => {
    const { name, category } = SELECTION_COOKIES[kind];
    return consent?.[category] === true ? readSelectedIds(cookieValue(cookieHeader, name)) : [];
  };
  return { vehicle: kept("vehicle"), estate: kept("estate") };
}

/** Builds the `Set-Cookie` line that stores the ids of a kind; no ids delete the cookie. */
export function selectionCookie(
  kind: ListingKind,
  ids: readonly string[],
  settings: Pick<CookieSettings, "consentLife" | "path" | "isSecure">,
): string {
  return categoryCookie(SELECTION_COOKIES[kind], readSelectedIds(ids.join(",")).join(","), settings);
}

/** Returns the ids with one more at their head, or without it. */
export function withId(ids: readonly string[], id: string, isSelected: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return isSelected ? [id, ...others].slice(0, MAX_SELECTED) : others;
}
