import { utcOffsetMinutes } from "@lieudit/opening-hours";
import { currentOpeningHours, regularOpeningHours } from "@lieudit/opening-hours/osm";
import {
  BUSINESS_STATUSES,
  boxAround,
  type ComputedField,
  type FieldMask,
  FUEL_TYPES,
  isSafeUri,
  isSelected,
  type LatLng,
  type OpeningHours,
  type Place,
  type PlaceRecord,
  RECORD_FIELDS,
  type Viewport,
} from "@lieudit/place-model";
import { getPlaceType } from "@lieudit/place-model/types";
import { formatAdrAddress } from "./adr-format-address.ts";
import { formatAddress, formatShortAddress, toAddressComponents, toPostalAddress } from "./place-address.ts";
import { translateAttributions } from "./place-attributions.ts";
import { createPlaceLinks, getPlaceUri } from "./place-links.ts";
import { getDisplayName, getEditorialSummary, getTypeDisplayName } from "./place-names.ts";
import { toPhotos } from "./place-photos.ts";
import { toReviews } from "./place-reviews.ts";
import type { Reader } from "./reader.ts";
import { describeSoldFuels } from "./sold-fuels.ts";

/** Distance from a point to each side of its viewport, in metres. */
const POINT_VIEW_METRES = 150;

const RECORD_FIELD_NAMES = Object.keys(RECORD_FIELDS) as (keyof typeof RECORD_FIELDS)[];

/**
 * Returns the wire's `Place` for one reader and one moment. Fields outside
 * `mask` are not computed. The caller applies the mask's inner paths.
 */
export function toPlace(stored: PlaceRecord, reader: Reader, mask: FieldMask = "all"): Place {
  const record = openOnItsDay(stored, reader.now);
  const place: Record<string, unknown> = {};
  for (const field of RECORD_FIELD_NAMES) {
    if (isSelected(mask, field) && isPresent(record[field])) place[field] = record[field];
  }
  for (const [field, value] of Object.entries(record.facts)) {
    if (isSelected(mask, field)) place[field] = value;
  }
  for (const [field, compute] of Object.entries(COMPUTED)) {
    if (!isSelected(mask, field)) continue;
    const value = compute(record, reader);
    if (isPresent(value)) place[field] = value;
    else delete place[field];
  }
  // Our own pages do not read it, so its shape is not in theirs.
  if (record.transitStation !== undefined && isSelected(mask, "transitStation")) {
    place.transitStation = record.transitStation;
  }
  // `COMPUTED` and the shape of a record give each field its type in `Place`.
  return place as Place;
}

/** Computed fields, and facts that are checked or completed for the reader. */
type FieldComputers = {
  [Field in ComputedField | "websiteUri" | "iconBackgroundColor" | "fuelOptions"]: (
    record: PlaceRecord,
    reader: Reader,
  ) => Place[Field];
};

const COMPUTED: FieldComputers = {
  name: ({ id }) => `places/${id}`,
  movedPlace: ({ id, movedFrom }) => (movedFrom === undefined ? undefined : `places/${id}`),
  movedPlaceId: ({ id, movedFrom }) => (movedFrom === undefined ? undefined : id),
  displayName: (record, { languageCode }) => getDisplayName(record, languageCode),
  primaryTypeDisplayName: (record, { languageCode }) => getTypeDisplayName(record, languageCode),
  formattedAddress: ({ address }, reader) => formatAddress(address, reader),
  shortFormattedAddress: ({ address }) => formatShortAddress(address),
  addressComponents: ({ address }, reader) => toAddressComponents(address, reader),
  adrFormatAddress: ({ address }, reader) => formatAdrAddress(address, reader),
  postalAddress: ({ address }) => toPostalAddress(address),
  viewport: ({ viewport, location }) =>
    viewport === undefined ? pointView(location) : enlargedView(viewport),
  googleMapsUri: ({ id }, { publicUrl }) => getPlaceUri(publicUrl, id),
  googleMapsLinks: (record, reader) =>
    createPlaceLinks(
      reader.publicUrl,
      { ...record, name: getDisplayName(record, reader.languageCode)?.text ?? "" },
      reader.reviewUrlTemplate,
    ),
  // Untrusted input: a `javascript:` link would run in the page.
  websiteUri: ({ facts }) => (facts.websiteUri && isSafeUri(facts.websiteUri) ? facts.websiteUri : undefined),
  reviews: (record, reader) => toReviews(record, reader),
  photos: (record, reader) => toPhotos(record, reader),
  regularOpeningHours: (record, reader) => hours(regularOpeningHours, record, reader),
  currentOpeningHours: (record, reader) => hours(currentOpeningHours, record, reader),
  regularSecondaryOpeningHours: (record, reader) => secondaryHours(regularOpeningHours, record, reader),
  currentSecondaryOpeningHours: (record, reader) => secondaryHours(currentOpeningHours, record, reader),
  timeZone: ({ timeZone }) => ({ id: timeZone }),
  utcOffsetMinutes: ({ timeZone }, { now }) => utcOffsetMinutes(now, timeZone),
  businessStatus: ({ kind, businessStatus }) =>
    BUSINESS_STATUSES.find((status) => status === businessStatus) ??
    (kind === "poi" ? "OPERATIONAL" : undefined),
  openingDate: ({ openingDate }) => openingDate,
  fuelOptions: ({ facts }) => keepPricedFuels(facts.fuelOptions),
  attributions: ({ attributions }, { languageCode }) => translateAttributions(attributions, languageCode),
  iconMaskBaseUri: ({ primaryType }, { publicUrl }) =>
    `${publicUrl}/v1/icons/${getPlaceType(primaryType)?.icon ?? "generic"}`,
  iconBackgroundColor: ({ facts, primaryType }) =>
    facts.iconBackgroundColor ?? getPlaceType(primaryType)?.iconBackgroundColor,
  editorialSummary: (record, { languageCode }) =>
    getEditorialSummary(record, languageCode) ?? describeSoldFuels(record, languageCode),
};

/**
 * Keeps the fuels that clients know: an index of another version may hold others. The protocol has no fuel
 * without a price.
 */
function keepPricedFuels(options: Place["fuelOptions"]): Place["fuelOptions"] {
  const prices =
    options?.fuelPrices?.filter(
      ({ type, price }) => price !== undefined && FUEL_TYPES.some((known) => known === type),
    ) ?? [];
  return prices.length === 0 ? undefined : { ...options, fuelPrices: prices };
}

function hours(
  make: typeof regularOpeningHours,
  { hours, timeZone, address, location, businessStatus = "OPERATIONAL" }: PlaceRecord,
  { now, languageCode }: Reader,
): OpeningHours | undefined {
  if (hours === undefined) return undefined;
  const at = { timeZone, countryCode: address.countryCode, location };
  const written = make(hours, now, at, languageCode) ?? undefined;
  if (written === undefined || businessStatus === "OPERATIONAL") return written;
  // The hours are those before the closure or after the opening, so the next opening is unknown.
  const { nextOpenTime: _opens, nextCloseTime: _closes, ...week } = written;
  return { ...week, openNow: false };
}

/** Returns the record as an open place if the day of its opening has come since the import. */
function openOnItsDay(record: PlaceRecord, now: Date): PlaceRecord {
  const { openingDate, timeZone } = record;
  if (openingDate === undefined) return record;
  const { year, month = 1, day = 1 } = openingDate;
  const today = now.getTime() + utcOffsetMinutes(now, timeZone) * 60_000;
  if (Date.UTC(year ?? 0, month - 1, day) > today) return record;
  const { openingDate: _, ...opened } = record;
  return { ...opened, businessStatus: "OPERATIONAL" };
}

function secondaryHours(
  make: typeof regularOpeningHours,
  record: PlaceRecord,
  reader: Reader,
): OpeningHours[] | undefined {
  return record.secondaryHours?.flatMap(({ type, ...own }) => {
    const written = hours(make, { ...record, hours: own }, reader);
    return written === undefined ? [] : [{ ...written, secondaryHoursType: type }];
  });
}

/** Rounded to 5 decimals of a degree, about a metre. */
function pointView(location: LatLng): Viewport {
  const { low, high } = boxAround(location, POINT_VIEW_METRES);
  return { low: rounded(low), high: rounded(high) };
}

/** Enlarges a viewport to at least that of a point, so that a map of one house shows its surroundings. */
function enlargedView({ low, high }: Viewport): Viewport {
  if (low.longitude > high.longitude) return { low, high };
  const minimum = pointView({
    latitude: (low.latitude + high.latitude) / 2,
    longitude: (low.longitude + high.longitude) / 2,
  });
  return {
    low: {
      latitude: Math.min(low.latitude, minimum.low.latitude),
      longitude: Math.min(low.longitude, minimum.low.longitude),
    },
    high: {
      latitude: Math.max(high.latitude, minimum.high.latitude),
      longitude: Math.max(high.longitude, minimum.high.longitude),
    },
  };
}

function rounded({ latitude, longitude }: LatLng): LatLng {
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
}

/** Proto3 writes neither empty texts nor empty lists. */
function isPresent(value: unknown): boolean {
  if (value === undefined || value === "") return false;
  return !Array.isArray(value) || value.length > 0;
}
