import type { ListingKind } from "@lieudit/listing-model";
import { cookieValue } from "../../privacy/consent/consent-cookie.ts";
import type { ConsentCategory, ConsentRecord } from "../../privacy/consent/consent-record.ts";

/** Listings that a visitor put aside, the newest first. */
export type Selection = Readonly<Record<ListingKind, readonly string[]>>;

export const NO_SELECTION: Selection = { vehicle: [], estate: [] };

/** More are not kept: the oldest ones go. */
export const MAX_SELECTED = 50;

/** More do not fit beside each other. */
export const MAX_COMPARED = 4;

export const SELECTION_KINDS = ["vehicle", "estate"] as const satisfies readonly ListingKind[];

/** Which cookie keeps a kind, and which choice allows it. */
export const SELECTION_COOKIES: Readonly<Record<ListingKind, { name: string; category: ConsentCategory }>> = {
  vehicle: { name: "selection_vehicules", category: "selection_vehicles" },
  estate: { name: "selection_biens", category: "selection_estate" },
};

/** What the operator says of cookies. */
interface CookiePlace {
  path: string;
  isSecure: boolean;
  consentDays: number;
}

const ID_FORM = /^[A-Za-z0-9_-]{1,64}$/;

/** Ids as an address or a cookie holds them, with commas; what is no id is left out. */
export function readSelectedIds(value: string | undefined): string[] {
  if (value === undefined || value.length > 8_000) return [];
  const ids = value.split(/,|%2C/i).filter((id) => ID_FORM.test(id));
  return [...new Set(ids)].slice(0, MAX_SELECTED);
}

/** The stored selection; of a kind that was not accepted, nothing. */
export function selectionOf(cookieHeader: string | null, consent: ConsentRecord | null): Selection {
  const kept = (kind: ListingKind) => {
    const { name, category } = SELECTION_COOKIES[kind];
    return consent?.[category] === true ? readSelectedIds(cookieValue(cookieHeader, name)) : [];
  };
  return { vehicle: kept("vehicle"), estate: kept("estate") };
}

/** The `Set-Cookie` line that keeps the ids of a kind; scripts may read it, to follow other tabs. */
export function selectionCookie(kind: ListingKind, ids: readonly string[], place: CookiePlace): string {
  const { name } = SELECTION_COOKIES[kind];
  const life = ids.length === 0 ? 0 : place.consentDays * 86_400;
  const value = readSelectedIds(ids.join(",")).join(",");
  return `${name}=${value}; Max-Age=${life}; Path=${place.path}; SameSite=Lax${place.isSecure ? "; Secure" : ""}`;
}

/** Lines that forget every selection that is no longer allowed. */
export function endedSelections(consent: ConsentRecord, place: CookiePlace): string[] {
  return SELECTION_KINDS.filter((kind) => consent[SELECTION_COOKIES[kind].category] !== true).map((kind) =>
    selectionCookie(kind, [], place),
  );
}

/** The ids with one more at their head, or without it. */
export function withId(ids: readonly string[], id: string, isSelected: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return isSelected ? [id, ...others].slice(0, MAX_SELECTED) : others;
}
