import type { AddressComponent, Place, LatLng as Point } from "@lieudit/place-model";
import { LatLng } from "../core/lat-lng.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";

export interface GeocoderAddressComponent {
  long_name: string;
  short_name: string;
  types: string[];
}

/** A result in the older spelling, with underscores. */
export interface GeocoderResult {
  address_components: GeocoderAddressComponent[];
  formatted_address: string;
  geometry: {
    /** For areas alone. */
    bounds?: LatLngBounds;
    location: LatLng;
    location_type: "APPROXIMATE" | "GEOMETRIC_CENTER" | "RANGE_INTERPOLATED" | "ROOFTOP";
    viewport: LatLngBounds;
  };
  partial_match?: boolean;
  place_id: string;
  plus_code?: { compound_code?: string; global_code: string };
  types: string[];
}

/** Field mask of a geocoder's request. */
export const RESULT_FIELDS = [
  "id",
  "displayName",
  "formattedAddress",
  "addressComponents",
  "location",
  "viewport",
  "types",
  "plusCode",
] as const;

/** Degrees around a point whose place has no viewport: some 100 m. */
const VIEW_DEGREES = 0.001;

/** Types with an exact position. Lines have a middle; the position of other types is approximate. */
const EXACT = ["street_address", "premise", "subpremise", "point_of_interest", "establishment"];
const LINES = ["route", "intersection"];

/** @param types those of the result, where they are more exact than the place's own. */
export function geocoderResult(place: Place, types: readonly string[] = place.types ?? []): GeocoderResult {
  const location = toPoint(place.location ?? { latitude: 0, longitude: 0 });
  const isExact = types.some((type) => EXACT.includes(type));
  const isLine = types.some((type) => LINES.includes(type));
  const viewport = getViewport(place, location);
  const { globalCode, compoundCode } = place.plusCode ?? {};
  return {
    address_components: (place.addressComponents ?? []).map(addressComponent),
    formatted_address: place.formattedAddress ?? place.displayName?.text ?? "",
    geometry: {
      ...(!isExact && place.viewport && { bounds: viewport }),
      location,
      location_type: isExact ? "ROOFTOP" : isLine ? "GEOMETRIC_CENTER" : "APPROXIMATE",
      viewport,
    },
    place_id: place.id ?? "",
    ...(globalCode !== undefined && {
      plus_code: {
        ...(compoundCode !== undefined && { compound_code: compoundCode }),
        global_code: globalCode,
      },
    }),
    types: [...types],
  };
}

function addressComponent({ longText, shortText, types }: AddressComponent): GeocoderAddressComponent {
  return { long_name: longText, short_name: shortText, types };
}

function getViewport({ viewport }: Place, location: LatLng): LatLngBounds {
  if (viewport !== undefined) return new LatLngBounds(toPoint(viewport.low), toPoint(viewport.high));
  const { lat, lng } = location.toJSON();
  const corner = (degrees: number) => ({ lat: lat + degrees, lng: lng + degrees });
  return new LatLngBounds(corner(-VIEW_DEGREES), corner(VIEW_DEGREES));
}

function toPoint({ latitude, longitude }: Point): LatLng {
  return new LatLng(latitude, longitude);
}
