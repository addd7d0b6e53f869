import { cookieValue } from "../../shell/http/cookie-value.ts";
import type { CookieSettings } from "../../shell/services/services.ts";
import { CATEGORY_COOKIES, type CategoryCookie, categoryCookie } from "../consent/category-cookies.ts";
import type { ConsentRecord } from "../consent/consent-record.ts";

/** What a visitor puts aside to find it again. */
export const SAVED_KINDS = ["vehicle", "estate", "place"] as const;

export type SavedKind = (typeof SAVED_KINDS)[number];

/** Those, and the listings that lists fold away. */
export const SELECTION_KINDS = [...SAVED_KINDS, "hiddenVehicle", "hiddenEstate"] as const;

/** The kind of a hidden listing. */
export const HIDDEN_KINDS = { vehicle: "hiddenVehicle", estate: "hiddenEstate" } as const;

export type SelectionKind = (typeof SELECTION_KINDS)[number];

/** Ids of what a visitor put aside, the newest first. */
export type Selection = Readonly<Record<SelectionKind, readonly string[]>>;

export const NO_SELECTION: Selection = {
  vehicle: [],
  estate: [],
  place: [],
  hiddenVehicle: [],
  hiddenEstate: [],
};

/** More are not kept: the oldest ones go. */
export const MAX_SELECTED = 50;

/** More do not fit beside each other. */
export const MAX_COMPARED = 4;

/** The cookie that stores the selection of each kind. */
export const SELECTION_COOKIES: Readonly<Record<SelectionKind, CategoryCookie>> = {
  vehicle: CATEGORY_COOKIES.vehicleSelection,
  estate: CATEGORY_COOKIES.estateSelection,
  place: CATEGORY_COOKIES.placeSelection,
  hiddenVehicle: CATEGORY_COOKIES.hiddenVehicles,
  hiddenEstate: CATEGORY_COOKIES.hiddenEstates,
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
  const kept = (kind: SelectionKind) => {
    const { name, category } = SELECTION_COOKIES[kind];
    return consent?.[category] === true ? readSelectedIds(cookieValue(cookieHeader, name)) : [];
  };
  return {
    vehicle: kept("vehicle"),
    estate: kept("estate"),
    place: kept("place"),
    hiddenVehicle: kept("hiddenVehicle"),
    hiddenEstate: kept("hiddenEstate"),
  };
}

/** Builds the `Set-Cookie` line that stores the ids of a kind; no ids delete the cookie. */
export function selectionCookie(
  kind: SelectionKind,
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
