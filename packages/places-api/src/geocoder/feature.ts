import { distanceMetres, type LatLng, type PlaceRecord } from "@lieudit/place-model";
import { getCountryName } from "../place/country-name.ts";
import { selectNewParts } from "../place/parts-beside.ts";
import { formatStreetLine } from "../place/place-address.ts";
import { getDisplayName } from "../place/place-names.ts";
import { type FeatureType, getFeatureType, SPECIFIED_TYPES } from "./feature-type.ts";
import type { MatchType } from "./house-number.ts";

/** A result with the properties of addok, Photon and the geocodejson specification. */
export interface GeocodeFeature {
  type: "Feature";
  geometry: { type: "Point"; coordinates: readonly [longitude: number, latitude: number] };
  properties: GeocodeProperties;
}

export interface GeocodeProperties {
  /** The place's id in `/v1/places/{id}`. */
  id: string;
  type: FeatureType;
  label: string;
  /** 0 to 1. */
  score: number;
  name: string;
  housenumber?: string;
  street?: string;
  postcode?: string;
  city?: string;
  /** INSEE code of the commune. */
  citycode?: string;
  district?: string;
  /** Département's number, département, région. */
  context?: string;
  country?: string;
  countrycode: string;
  /** How the result answers the house number of the request; absent without one. */
  match_type?: MatchType;
  /** Distance from the requested point in metres, for reverse geocoding. */
  distance?: number;
  /** Popularity, 0 to 1. */
  importance: number;
  osm_type?: "N" | "W" | "R";
  osm_id?: number;
  /** Longitudes and latitudes: west, north, east, south. */
  extent?: readonly [number, number, number, number];
  geocoding: Record<string, string | object>;
}

export interface FeatureReader {
  lang: string;
  score: number;
  match?: MatchType;
  /** The requested point. */
  from?: LatLng;
}

/** Converts a place to a feature for one reader. */
export function toFeature(record: PlaceRecord, { lang, score, match, from }: FeatureReader): GeocodeFeature {
  const { address, location } = record;
  const type = getFeatureType(record);
  const name = getFeatureName(record, type, lang);
  const label = formatLabel(record, type, name);
  const country = getCountryName(address.countryCode, lang);
  const context = formatContext(record);
  const osm = /^(node|way|relation)\/(\d+)$/.exec(record.osm ?? "");
  const parts = {
    ...(type === "housenumber" || type === "poi" ? only("housenumber", address.houseNumber) : {}),
    ...(type === "municipality" || type === "postcode" ? {} : only("street", address.street)),
    ...only("postcode", address.postcode),
    ...only("city", address.locality),
    ...(address.sublocality === name ? {} : only("district", address.sublocality)),
  };
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: [rounded(location.longitude), rounded(location.latitude)] },
    properties: {
      id: record.id,
      type,
      label,
      score,
      name,
      ...parts,
      ...only("citycode", address.cityCode),
      ...only("context", context),
      ...only("country", country),
      countrycode: address.countryCode,
      ...only("match_type", match),
      ...(from === undefined ? {} : { distance: Math.round(distanceMetres(from, location)) }),
      importance: record.popularity,
      ...(osm === null
        ? {}
        : { osm_type: OSM_LETTERS[osm[1] as keyof typeof OSM_LETTERS], osm_id: Number(osm[2]) }),
      ...(record.viewport === undefined
        ? {}
        : {
            extent: [
              record.viewport.low.longitude,
              record.viewport.high.latitude,
              record.viewport.high.longitude,
              record.viewport.low.latitude,
            ] as const,
          }),
      geocoding: {
        type: SPECIFIED_TYPES[type],
        label,
        name,
        ...parts,
        ...only("county", address.adminArea2),
        ...only("state", address.adminArea1),
        ...only("country", country),
      },
    },
  };
}

/** Returns the one-line label of a feature. */
export function formatLabel(record: PlaceRecord, type: FeatureType, name: string): string {
  const { address } = record;
  const town = [address.postcode, address.locality].filter(Boolean).join(" ");
  switch (type) {
    case "housenumber":
      return [formatStreetLine(address) || name, town].filter(Boolean).join(" ");
    case "street":
    case "locality":
      return address.locality === name ? name : [name, town].filter(Boolean).join(" ");
    case "municipality":
      return name;
    case "postcode":
      return town === "" ? name : town;
    case "poi":
      return [name, ...selectNewParts(name, [formatStreetLine(address), town])].join(", ");
  }
}

/** Returns the name: number and street for an address, the place's own name otherwise. */
export function getFeatureName(record: PlaceRecord, type: FeatureType, lang: string): string {
  if (type === "housenumber") return formatStreetLine(record.address) || record.names.default;
  return getDisplayName(record, lang).text;
}

const OSM_LETTERS = { node: "N", way: "W", relation: "R" } as const;

/** Returns `06, Alpes-Maritimes, Provence-Alpes-Côte d'Azur`, in addok's format. */
function formatContext({
  address: { countryCode, postcode, cityCode, adminArea1, adminArea2 },
}: PlaceRecord) {
  const code = cityCode ?? (countryCode === "FR" ? postcode : undefined);
  // Overseas départements have three digits.
  const departement = code === undefined ? undefined : code.slice(0, /^9[78]/.test(code) ? 3 : 2);
  const parts = [departement, adminArea2, adminArea1].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(", ");
}

function only<Name extends string, Value extends string>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  // One property, named by the caller.
  return (value === undefined || value === "" ? {} : { [name]: value }) as Partial<Record<Name, Value>>;
}

/** Rounds to about a centimetre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}
