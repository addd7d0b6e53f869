import { cleanText } from "@lieudit/listing-model/text";
import type { Viewport } from "@lieudit/place-model";
import { readZone, writeZone } from "../map/map-zone.ts";
import { kindOfSlug } from "./place-kinds.ts";
import { getStationKind, readFuel, STATION_ORDERS, type StationOrder } from "./station-kinds.ts";

/** The state of the page `/lieux`. The URL contains all of it, so that it can be shared and restored. */
export interface PlacesSearch {
  /** `q`: the text of the search. */
  text: string;
  /** `type`: slug of a kind. */
  kind: string | null;
  /** `ouvert=1`: only places that are open now. */
  isOpenNow: boolean;
  /** `commune`: id of the place whose area is searched. */
  town: string | null;
  /** `zone`: the area of the map that is searched. */
  zone: Viewport | null;
  /** `vue=carte`: shows a map instead of the details of one place. */
  isMap: boolean;
  /** `lieu`: id of the selected place, whose details are shown. */
  placeId: string | null;
  /** `carburant`: slug of the fuel whose price a list of stations shows; null for the default. */
  fuel: string | null;
  /** `tri`: order of a list of stations. */
  order: StationOrder;
  /** `page`, from 1. */
  page: number;
}

/** The default state: no filter, first page. */
export const ALL_PLACES: PlacesSearch = {
  text: "",
  kind: null,
  isOpenNow: false,
  town: null,
  zone: null,
  isMap: false,
  placeId: null,
  fuel: null,
  order: STATION_ORDERS[0],
  page: 1,
};

/** Maximum number of result pages. */
export const MAX_PAGES = 3;
/** Maximum length of `text` in UTF-16 code units. Longer input is cut, since the places API rejects it. */
const MAX_TEXT_LENGTH = 200;

/** Reads the query of a URL. Invalid values count as absent, so that a shared link never fails. */
export function readPlacesSearch(query: URLSearchParams): PlacesSearch {
  const page = query.get("page") ?? "";
  return {
    text: cleanText((query.get("q") ?? "").replace(/\s+/g, " ")).slice(0, MAX_TEXT_LENGTH),
    kind: kindOfSlug(query.get("type"))?.slug ?? null,
    isOpenNow: query.get("ouvert") === "1",
    town: readPlaceId(query.get("commune")),
    zone: readZone(query.get("zone")),
    isMap: query.get("vue") === "carte",
    placeId: readPlaceId(query.get("lieu")),
    fuel: readFuel(query.get("carburant"))?.slug ?? null,
    order: STATION_ORDERS.find((order) => order === query.get("tri")) ?? STATION_ORDERS[0],
    page: /^[1-9]$/.test(page) ? Math.min(Number(page), MAX_PAGES) : 1,
  };
}

/** Returns the URL of a search, with its parameters in a fixed order and without default values. */
export function placesHref(search: Partial<PlacesSearch>): string {
  const { text, kind, isOpenNow, town, zone, isMap, placeId, fuel, order, page } = {
    ...ALL_PLACES,
    ...search,
  };
  const query = new URLSearchParams();
  if (text !== "") query.set("q", text);
  if (kind !== null) query.set("type", kind);
  if (isOpenNow) query.set("ouvert", "1");
  if (town !== null) query.set("commune", town);
  if (zone !== null) query.set("zone", writeZone(zone));
  if (fuel !== null && getStationKind(kind) === "fuel") query.set("carburant", fuel);
  if (order !== STATION_ORDERS[0] && getStationKind(kind) !== undefined) query.set("tri", order);
  if (isMap) query.set("vue", "carte");
  if (page > 1) query.set("page", String(page));
  if (placeId !== null) query.set("lieu", placeId);
  return query.size === 0 ? "/lieux" : `/lieux?${query}`;
}

/** Returns the place id, or null if `value` is malformed. */
export function readPlaceId(value: string | null | undefined): string | null {
  return value !== null && value !== undefined && /^[\w-]{10,255}$/.test(value) ? value : null;
}

/** Returns whether a filter narrows the list; the selected place does not count. */
export function isNarrowed({ text, kind, isOpenNow, town, zone }: PlacesSearch): boolean {
  return text !== "" || kind !== null || isOpenNow || town !== null || zone !== null;
}

/** Returns whether a search is for the pharmacy on duty, which is not in open data. */
export function isDutyPharmacySearch({ text }: Pick<PlacesSearch, "text">): boolean {
  return /pharmac.*\bgarde\b|\bgarde\b.*pharmac/i.test(text);
}
