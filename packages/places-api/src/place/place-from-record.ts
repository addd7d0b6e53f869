import { utcOffsetMinutes } from "@lieudit/opening-hours";
import { currentOpeningHours, regularOpeningHours } from "@lieudit/opening-hours/osm";
import {
  boxAround,
  type FieldMask,
  isSafeUri,
  isWanted,
  type LatLng,
  type OpeningHours,
  type Place,
  type PlaceRecord,
  type SecondaryOpeningHours,
  type Viewport,
} from "@lieudit/place-model";
import { placeType } from "@lieudit/place-model/types";
import { adrFormatAddress } from "./adr-format-address.ts";
import {
  addressComponents,
  formattedAddress,
  postalAddress,
  shortFormattedAddress,
} from "./place-address.ts";
import { placeAttributions } from "./place-attributions.ts";
import { placeLinks, placeUri } from "./place-links.ts";
import { displayName, editorialSummary, primaryTypeDisplayName } from "./place-names.ts";
import { placePhotos } from "./place-photos.ts";
import { placeReviews } from "./place-reviews.ts";
import type { Reader } from "./reader.ts";

/** What a place without an extent of its own is shown with, in metres to each side. */
const POINT_VIEW_METRES = 150;

/**
 * The wire's `Place` for one reader and one moment. Fields that `mask` does
 * not want are not worked out; the mask's inner paths are applied by whoever
 * writes the answer.
 */
export function placeFromRecord(record: PlaceRecord, reader: Reader, mask: FieldMask = "all"): Place {
  const place: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(record.facts)) {
    if (isWanted(mask, field)) place[field] = value;
  }
  for (const [field, make] of Object.entries(FIELDS)) {
    if (!isWanted(mask, field)) continue;
    const value = make(record, reader);
    if (isPresent(value)) place[field] = value;
    else delete place[field];
  }
  // The table below and `PlaceFacts` give each field the type that `Place` has for it.
  return place as Place;
}

type FieldMakers = { [Field in keyof Place]?: (record: PlaceRecord, reader: Reader) => Place[Field] };

const FIELDS: FieldMakers = {
  name: ({ id }) => `places/${id}`,
  id: ({ id }) => id,
  displayName: (record, { languageCode }) => displayName(record, languageCode),
  types: ({ types }) => types,
  primaryType: ({ primaryType }) => primaryType,
  primaryTypeDisplayName: (record, { languageCode }) => primaryTypeDisplayName(record, languageCode),
  formattedAddress: ({ address }, reader) => formattedAddress(address, reader),
  shortFormattedAddress: ({ address }) => shortFormattedAddress(address),
  addressComponents: ({ address }, reader) => addressComponents(address, reader),
  adrFormatAddress: ({ address }, reader) => adrFormatAddress(address, reader),
  postalAddress: ({ address }) => postalAddress(address),
  plusCode: ({ plusCode }) => plusCode,
  location: ({ location }) => location,
  viewport: ({ viewport, location }) => (viewport === undefined ? pointView(location) : roomyView(viewport)),
  googleMapsUri: ({ id }, { publicUrl }) => placeUri(publicUrl, id),
  googleMapsLinks: ({ id, location }, { publicUrl }) => placeLinks(publicUrl, id, location),
  // A stranger's data: a link that is not one would run in the page.
  websiteUri: ({ facts }) => (facts.websiteUri && isSafeUri(facts.websiteUri) ? facts.websiteUri : undefined),
  reviews: (record, reader) => placeReviews(record, reader),
  photos: (record, reader) => placePhotos(record, reader),
  regularOpeningHours: (record, reader) => hours(regularOpeningHours, record, reader),
  currentOpeningHours: (record, reader) => hours(currentOpeningHours, record, reader),
  regularSecondaryOpeningHours: (record, reader) => secondaryHours(regularOpeningHours, record, reader),
  currentSecondaryOpeningHours: (record, reader) => secondaryHours(currentOpeningHours, record, reader),
  timeZone: ({ timeZone }) => ({ id: timeZone }),
  utcOffsetMinutes: ({ timeZone }, { now }) => utcOffsetMinutes(now, timeZone),
  businessStatus: ({ kind, businessStatus }) =>
    businessStatus ?? (kind === "poi" ? "OPERATIONAL" : undefined),
  attributions: ({ attributions }, { languageCode }) => placeAttributions(attributions, languageCode),
  iconMaskBaseUri: ({ primaryType }, { publicUrl }) =>
    `${publicUrl}/v1/icons/${placeType(primaryType)?.icon ?? "generic"}`,
  iconBackgroundColor: ({ facts, primaryType }) =>
    facts.iconBackgroundColor ?? placeType(primaryType)?.iconBackgroundColor,
  editorialSummary: (record, { languageCode }) => editorialSummary(record, languageCode),
  consumerAlert: ({ consumerAlert }) => consumerAlert,
};

function hours(
  make: typeof regularOpeningHours,
  { hours, timeZone, address, location, businessStatus = "OPERATIONAL" }: PlaceRecord,
  { now, languageCode }: Reader,
): OpeningHours | undefined {
  if (hours === undefined) return undefined;
  const at = { timeZone, countryCode: address.countryCode, location };
  const written = make(hours, now, at, languageCode) ?? undefined;
  if (written === undefined || businessStatus === "OPERATIONAL") return written;
  // Hours are those of before, or of later; nobody knows when it opens.
  const { nextOpenTime: _opens, nextCloseTime: _closes, ...week } = written;
  return { ...week, openNow: false };
}

function secondaryHours(
  make: typeof regularOpeningHours,
  record: PlaceRecord,
  reader: Reader,
): SecondaryOpeningHours[] | undefined {
  return record.secondaryHours?.flatMap(({ type, ...own }) => {
    const written = hours(make, { ...record, hours: own }, reader);
    return written === undefined ? [] : [{ ...written, secondaryHoursType: type }];
  });
}

/** A hundred-thousandth of a degree is a metre. */
function pointView(location: LatLng): Viewport {
  const { low, high } = boxAround(location, POINT_VIEW_METRES);
  return { low: rounded(low), high: rounded(high) };
}

/** No closer than around a point: a map that shows a single house shows nothing of where it is. */
function roomyView({ low, high }: Viewport): Viewport {
  if (low.longitude > high.longitude) return { low, high };
  const least = pointView({
    latitude: (low.latitude + high.latitude) / 2,
    longitude: (low.longitude + high.longitude) / 2,
  });
  return {
    low: {
      latitude: Math.min(low.latitude, least.low.latitude),
      longitude: Math.min(low.longitude, least.low.longitude),
    },
    high: {
      latitude: Math.max(high.latitude, least.high.latitude),
      longitude: Math.max(high.longitude, least.high.longitude),
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
