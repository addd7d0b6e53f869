import {
  type AddressComponent,
  type OpeningHours,
  type OpeningPoint,
  type Photo,
  type Place,
  type PlaceField,
  PRICE_LEVELS,
  type Review,
} from "@lieudit/place-model";
import { LatLng } from "../core/lat-lng.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";
import { mediaUri, type PhotoOptions } from "../places/media-uri.ts";
import { attributionHtml } from "./attribution-html.ts";
import { isOpenIn, nextInstant } from "./week-minutes.ts";

/** A place of the legacy services: the requested fields that are known. */
export interface PlaceResult {
  address_components?: { long_name: string; short_name: string; types: string[] }[];
  /** The address as HTML spans with the classes of the adr microformat. */
  adr_address?: string;
  business_status?: NonNullable<Place["businessStatus"]>;
  formatted_address?: string;
  formatted_phone_number?: string;
  geometry?: { location?: LatLng; viewport?: LatLngBounds };
  /** Names of sources as HTML, to show with the place. */
  html_attributions?: string[];
  icon?: string;
  icon_background_color?: string;
  /** Without its suffix, which is `.svg`. */
  icon_mask_base_uri?: string;
  international_phone_number?: string;
  name?: string;
  opening_hours?: PlaceOpeningHours;
  permanently_closed?: boolean;
  photos?: PlacePhoto[];
  place_id?: string;
  plus_code?: { compound_code?: string; global_code: string };
  /** 0 for free to 4 for very expensive. */
  price_level?: number;
  rating?: number;
  reviews?: PlaceReview[];
  types?: string[];
  url?: string;
  user_ratings_total?: number;
  utc_offset?: number;
  utc_offset_minutes?: number;
  vicinity?: string;
  website?: string;
}

export interface PlaceOpeningHours {
  open_now?: boolean;
  periods?: { open: PlaceOpeningHoursTime; close?: PlaceOpeningHoursTime }[];
  weekday_text?: string[];
  /** Undefined if the hours or the time zone are unknown. */
  isOpen(date?: Date): boolean | undefined;
}

export interface PlaceOpeningHoursTime {
  /** 0 is Sunday. */
  day: number;
  hours: number;
  minutes: number;
  /** `hhmm` */
  time: string;
  /** The next such time, in milliseconds since 1970. */
  nextDate?: number;
}

export interface PlacePhoto {
  height: number;
  width: number;
  html_attributions: string[];
  getUrl(options?: PhotoOptions): string;
}

export interface PlaceReview {
  author_name: string;
  author_url?: string;
  language: string;
  profile_photo_url: string;
  rating?: number;
  relative_time_description: string;
  text: string;
  /** Seconds since 1970. */
  time: number;
}

/** A field of the wire, or a function of several. */
type Row = PlaceField | readonly [read: (place: Place) => unknown, ...of: PlaceField[]];

/** Fields that are read in their own way. */
const apart = () => undefined;

/** The source of each field of a `PlaceResult`. */
export const RESULT_ROWS: Readonly<Record<string, Row>> = {
  address_components: [({ addressComponents }) => addressComponents?.map(component), "addressComponents"],
  adr_address: "adrFormatAddress",
  business_status: "businessStatus",
  formatted_address: "formattedAddress",
  formatted_phone_number: "nationalPhoneNumber",
  geometry: [apart, "location", "viewport"],
  "geometry.location": [apart, "location"],
  "geometry.viewport": [apart, "viewport"],
  html_attributions: [apart, "attributions"],
  icon: [({ iconMaskBaseUri: uri }) => uri && `${uri}.svg`, "iconMaskBaseUri"],
  icon_background_color: "iconBackgroundColor",
  icon_mask_base_uri: "iconMaskBaseUri",
  international_phone_number: "internationalPhoneNumber",
  name: [({ displayName }) => displayName?.text, "displayName"],
  opening_hours: [openingHours, "regularOpeningHours", "currentOpeningHours", "utcOffsetMinutes"],
  permanently_closed: [
    ({ businessStatus }) => businessStatus?.startsWith("CLOSED") || undefined,
    "businessStatus",
  ],
  photos: [({ photos }) => photos?.map(placePhoto), "photos"],
  place_id: "id",
  plus_code: [legacyPlusCode, "plusCode"],
  price_level: [({ priceLevel }) => priceLevel && PRICE_LEVELS.indexOf(priceLevel), "priceLevel"],
  rating: "rating",
  reviews: [({ reviews }) => reviews?.map(placeReview), "reviews"],
  types: "types",
  url: "googleMapsUri",
  user_ratings_total: "userRatingCount",
  utc_offset: "utcOffsetMinutes",
  utc_offset_minutes: "utcOffsetMinutes",
  vicinity: "shortFormattedAddress",
  website: "websiteUri",
};

/** Returns the fields of the wire that `row` reads. */
export function getRowWireFields(row: Row = [apart]): readonly PlaceField[] {
  if (typeof row === "string") return [row];
  const [, ...fields] = row;
  return fields;
}

/** Returns the requested fields of `place` in the form of the legacy services. */
export function placeResult(place: Place, fields: ReadonlySet<string>): PlaceResult {
  const { location, viewport } = place;
  const hasLocation = fields.has("geometry") || fields.has("geometry.location");
  const hasViewport = fields.has("geometry") || fields.has("geometry.viewport");
  const rows = Object.entries(RESULT_ROWS)
    .filter(([name]) => fields.has(name))
    .map(
      ([name, row]) => [name, typeof row === "string" ? place[row as keyof Place] : row[0](place)] as const,
    );
  const geometry = {
    ...(hasLocation && location && { location: toPoint(location) }),
    ...(hasViewport &&
      viewport && { viewport: new LatLngBounds(toPoint(viewport.low), toPoint(viewport.high)) }),
  };
  return {
    ...Object.fromEntries(rows.filter(([, value]) => value !== undefined)),
    ...(Object.keys(geometry).length > 0 && { geometry }),
    html_attributions: (place.attributions ?? []).map(({ provider, providerUri }) =>
      attributionHtml(provider, providerUri),
    ),
  };
}

function component({ longText, shortText, types }: AddressComponent) {
  return { long_name: longText, short_name: shortText, types };
}

function toPoint({ latitude, longitude }: { latitude: number; longitude: number }): LatLng {
  return new LatLng(latitude, longitude);
}

function legacyPlusCode({ plusCode }: Place): PlaceResult["plus_code"] {
  const { globalCode, compoundCode } = plusCode ?? {};
  if (globalCode === undefined) return undefined;
  return { global_code: globalCode, ...(compoundCode !== undefined && { compound_code: compoundCode }) };
}

function openingHours({
  regularOpeningHours,
  currentOpeningHours,
  utcOffsetMinutes,
}: Place): PlaceOpeningHours | undefined {
  const hours: OpeningHours | undefined = regularOpeningHours ?? currentOpeningHours;
  if (hours === undefined) return undefined;
  const { periods, weekdayDescriptions } = hours;
  const openNow = currentOpeningHours?.openNow ?? regularOpeningHours?.openNow;
  const now = new Date();
  const time = (point: OpeningPoint) => openingTime(point, utcOffsetMinutes, now);
  return {
    ...(openNow !== undefined && { open_now: openNow }),
    ...(periods && {
      periods: periods.map(({ open, close }) => ({ open: time(open), ...(close && { close: time(close) }) })),
    }),
    ...(weekdayDescriptions && { weekday_text: weekdayDescriptions }),
    isOpen: (date = new Date()) =>
      periods === undefined || utcOffsetMinutes === undefined
        ? undefined
        : isOpenIn(periods, utcOffsetMinutes, date),
  };
}

function openingTime(
  point: OpeningPoint,
  utcOffsetMinutes: number | undefined,
  now: Date,
): PlaceOpeningHoursTime {
  const { day, hour, minute } = point;
  const time = [hour, minute].map((part) => String(part).padStart(2, "0")).join("");
  return {
    day,
    hours: hour,
    minutes: minute,
    time,
    ...(utcOffsetMinutes !== undefined && { nextDate: nextInstant(point, utcOffsetMinutes, now) }),
  };
}

function placePhoto(photo: Photo): PlacePhoto {
  return {
    width: photo.widthPx,
    height: photo.heightPx,
    html_attributions: (photo.authorAttributions ?? []).map(({ displayName, uri }) =>
      attributionHtml(displayName, uri),
    ),
    getUrl: (options) => mediaUri(photo, options),
  };
}

function placeReview(review: Review): PlaceReview {
  const { authorAttribution, text, originalText, rating, publishTime } = review;
  const uri = authorAttribution?.uri;
  return {
    author_name: authorAttribution?.displayName ?? "",
    ...(uri !== undefined && { author_url: uri }),
    language: (text?.languageCode ?? originalText?.languageCode ?? "").split("-")[0] ?? "",
    profile_photo_url: authorAttribution?.photoUri ?? "",
    ...(rating !== undefined && { rating }),
    relative_time_description: review.relativePublishTimeDescription ?? "",
    text: text?.text ?? originalText?.text ?? "",
    time: publishTime === undefined ? 0 : Math.floor(Date.parse(publishTime) / 1000),
  };
}
