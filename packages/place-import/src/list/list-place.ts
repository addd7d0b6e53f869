import { createHash } from "node:crypto";
import { cleanText, foldName, MAX_DESCRIPTION_CHARACTERS } from "@lieudit/intake";
import { type FeedRow, toCellText } from "@lieudit/intake/files";
import type { Attribution, LatLng, PlaceRecord } from "@lieudit/place-model";
import { findTypesForWords, isPlaceType } from "@lieudit/place-model/types";
import { parseAddressLine } from "../feeds/input/street-line.ts";
import { toFeedHours } from "../feeds/join/feed-hours.ts";
import { createFeedPlace } from "../feeds/join/feed-place.ts";
import { readPlacePhone } from "../places/phones.ts";
import type { KnownAddress } from "../places/place-address.ts";
import { toWebAddress } from "../places/website.ts";
import type { ListField } from "./list-columns.ts";

/** Why a row does not become a place; reports show it. */
export class ListRowError extends Error {
  override readonly name = "ListRowError";
}

/** Settings common to the rows of a list. */
export interface ListContext {
  source: string;
  /** The name of the column of each field. */
  columns: ReadonlyMap<ListField, string>;
  /** The type of rows without a known one. */
  type: string;
  attribution: Attribution;
  /** Receives what is omitted of a place. */
  note(reason: string): void;
}

/** The type of a place that the list does not classify. */
export const DEFAULT_LIST_TYPE = "point_of_interest";
const MAX_HOURS_CHARACTERS = 2_000;
/** Ids of the service have 10 letters or more. */
const MIN_ID_LENGTH = 10;
const MAX_ID_LENGTH = 120;

/**
 * Creates the place of a row.
 *
 * @throws {ListRowError} for a row without a name or a usable position.
 */
export function createListPlace(row: FeedRow, context: ListContext): PlaceRecord {
  const text = (field: ListField) => {
    const column = context.columns.get(field);
    return column === undefined ? undefined : toCellText(row[column]);
  };
  const name = cleanText(text("name") ?? "");
  if (name === undefined) throw new ListRowError("rows without a name");
  const location = readLocation(text, row[context.columns.get("geom") ?? ""]);
  const record = createFeedPlace({
    id: toId(context.source, text("id"), name, location),
    source: context.source,
    name,
    primaryType: readType(text("type"), context),
    types: [],
    location,
    address: readAddress(text),
    attribution: context.attribution,
  });
  return {
    ...record,
    ...readHours(text("hours"), record, context),
    ...readSummary(text("description")),
    facts: { ...record.facts, ...readContact(text, record, context) },
  };
}

type CellText = (field: ListField) => string | undefined;

function readLocation(text: CellText, geometry: unknown): LatLng {
  const location = readDegrees(text("lat"), text("lon")) ?? readGeometry(geometry);
  if (location === undefined) throw new ListRowError("rows without a position");
  const { latitude, longitude } = location;
  if (latitude === 0 && longitude === 0) throw new ListRowError("rows without a position");
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return location;
  throw new ListRowError(
    Math.abs(latitude) <= 180 && Math.abs(longitude) <= 90
      ? "rows whose latitude and longitude are exchanged; name the columns with --columns lat=…,lon=…"
      : "rows whose position is not in degrees, such as Lambert-93; convert the list to WGS 84",
  );
}

function readDegrees(lat: string | undefined, lon: string | undefined): LatLng | undefined {
  const [latitude, longitude] = [toNumber(lat), toNumber(lon)];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** A decimal comma is read too. */
function toNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[+-]?\d{1,9}(?:[.,]\d{1,20})?$/.test(text)
    ? Number(text.replace(",", "."))
    : undefined;
}

/** Reads `48.1, -1.2`, `POINT(-1.2 48.1)`, and a GeoJSON point as an object or as text. */
function readGeometry(value: unknown): LatLng | undefined {
  if (typeof value === "string") {
    const pair = /^\s*([+-]?\d+(?:\.\d+)?)\s*[,;]\s*([+-]?\d+(?:\.\d+)?)\s*$/.exec(value);
    if (pair !== null) return readDegrees(pair[1], pair[2]);
    const point = /^\s*(?:SRID=4326;)?POINT\s*\(\s*([+-]?\d+(?:\.\d+)?)\s+([+-]?\d+(?:\.\d+)?)/i.exec(value);
    if (point !== null) return readDegrees(point[2], point[1]);
    if (!value.startsWith("{")) return undefined;
    try {
      return readGeometry(JSON.parse(value));
    } catch {
      return undefined;
    }
  }
  const { type, coordinates } = (value ?? {}) as { type?: unknown; coordinates?: unknown };
  if (type !== "Point" || !Array.isArray(coordinates)) return undefined;
  const [longitude, latitude] = coordinates as unknown[];
  return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : undefined;
}

function readType(written: string | undefined, { type, note }: ListContext): string {
  if (written === undefined) return type;
  const [known] = isPlaceType(written) ? [written] : findTypesForWords(written);
  if (known !== undefined) return known;
  note(`types that are unknown, such as "${written.slice(0, 40)}" (kept as ${type})`);
  return type;
}

function readAddress(text: CellText): KnownAddress {
  const whole = parseAddressLine(text("address"));
  const street = text("street");
  const parts = street === undefined ? whole : { ...whole, street, houseNumber: text("housenumber") };
  return {
    ...parts,
    postcode: text("postcode") ?? whole.postcode,
    locality: cleanText(text("city") ?? "") ?? whole.locality,
  };
}

function readHours(
  written: string | undefined,
  record: PlaceRecord,
  { note }: ListContext,
): Pick<PlaceRecord, "hours"> | undefined {
  if (written === undefined) return undefined;
  const hours = toFeedHours(written.slice(0, MAX_HOURS_CHARACTERS), record);
  if (hours.periods === undefined) note("opening hours that give no week (write them as OpenStreetMap does)");
  return hours.periods === undefined ? undefined : { hours };
}

function readSummary(written: string | undefined): Pick<PlaceRecord, "editorialSummary"> | undefined {
  const summary = cleanText(written ?? "", MAX_DESCRIPTION_CHARACTERS);
  return summary === undefined ? undefined : { editorialSummary: { fr: summary } };
}

function readContact(text: CellText, { address }: PlaceRecord, { note }: ListContext) {
  const phone = readPlacePhone({ phone: text("phone") ?? "" }, address.countryCode, () =>
    note("phone numbers that are invalid"),
  );
  const site = text("website");
  const websiteUri = site === undefined ? undefined : toWebAddress(site);
  if (site !== undefined && websiteUri === undefined) note("websites that are not web addresses");
  return {
    ...(phone === undefined
      ? {}
      : { nationalPhoneNumber: phone.national, internationalPhoneNumber: phone.international }),
    ...(websiteUri === undefined ? {} : { websiteUri }),
  };
}

/** Returns the list's own id where it can be one of ours; else one that stays while name and position do. */
function toId(
  source: string,
  own: string | undefined,
  name: string,
  { latitude, longitude }: LatLng,
): string {
  const written = `own-${source}_${own ?? ""}`;
  const isUsable =
    own !== undefined &&
    /^[\w-]+$/.test(own) &&
    written.length >= MIN_ID_LENGTH &&
    written.length <= MAX_ID_LENGTH;
  if (isUsable) return written;
  const key = own ?? `${foldName(name)} ${latitude.toFixed(4)} ${longitude.toFixed(4)}`;
  return `own-${source}_${createHash("sha256").update(key).digest("hex").slice(0, 16)}`;
}
