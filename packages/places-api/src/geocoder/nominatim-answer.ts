import { createHash } from "node:crypto";
import type { PlaceRecord } from "@lieudit/place-model";
import type { GeocodeFeature } from "./feature.ts";
import { collectCredits } from "./feature-credits.ts";
import type { FeatureType } from "./feature-type.ts";
import { type Geocoded, getGeometry } from "./geocode.ts";
import type { GeocodeError } from "./geocode-error.ts";
import type { NominatimOptions } from "./nominatim-request.ts";

/**
 * A result as Nominatim has it, with our `id` besides.
 *
 * @see https://nominatim.org/release-docs/latest/api/Output/
 */
interface NominatimPlace {
  place_id: number;
  licence: string;
  osm_type?: "node" | "way" | "relation";
  osm_id?: number;
  lat: string;
  lon: string;
  /** `class` in the format `json`. */
  category: string;
  type: string;
  place_rank: number;
  /** 0 to 1. */
  importance: number;
  addresstype: string;
  name: string;
  display_name: string;
  address?: Record<string, string>;
  /** South, north, west, east. */
  boundingbox: readonly [string, string, string, string];
  /** With `polygon_geojson=1`: the outline, or the position of a place without one. */
  geojson?: ReturnType<typeof getGeometry>;
  /** The place's id in `/v1/places/{id}`. */
  id: string;
}

interface NominatimKind {
  category: string;
  type: string;
  addresstype: string;
  /** 4 for a country to 30 for a house. */
  rank: number;
}

/** Nominatim's names of our feature types. The `type` of a point of interest is that of the places API. */
const KINDS: Readonly<Record<FeatureType, NominatimKind>> = {
  housenumber: { category: "place", type: "house", addresstype: "place", rank: 30 },
  street: { category: "highway", type: "road", addresstype: "road", rank: 26 },
  locality: { category: "place", type: "suburb", addresstype: "suburb", rank: 20 },
  municipality: { category: "boundary", type: "administrative", addresstype: "city", rank: 16 },
  postcode: { category: "place", type: "postcode", addresstype: "postcode", rank: 21 },
  poi: { category: "amenity", type: "", addresstype: "amenity", rank: 30 },
};
const OSM_TYPES = { N: "node", W: "way", R: "relation" } as const;
/** Half the box of a place without an extent, in degrees: some five metres, as there. */
const HALF_BOX = 0.00005;

/** Returns the body of an answer to `/search`. */
export function toNominatimSearch(found: Geocoded, options: NominatimOptions): unknown {
  const places = toPlaces(found, options);
  return options.format === "geojson"
    ? toCollection(found, places)
    : places.map((place) => inFormat(place, options));
}

/** Returns the body of an answer to `/reverse`. */
export function toNominatimReverse(found: Geocoded, options: NominatimOptions): unknown {
  const places = toPlaces(found, options);
  const [first] = places;
  if (first === undefined) return { error: "Unable to geocode" };
  return options.format === "geojson" ? toCollection(found, places) : inFormat(first, options);
}

/** Returns the body of an answer to a call that cannot be answered. */
export function toNominatimError({ httpStatus, message, detail }: GeocodeError): unknown {
  return { error: { code: httpStatus, message: [message, ...detail].join("; ") } };
}

function toPlaces(found: Geocoded, { format, hasAddress, hasOutlines }: NominatimOptions): NominatimPlace[] {
  const { features, records, attributions } = found;
  const { attribution = "", licence = "" } = collectCredits(attributions);
  const credits = `Data ${[attribution, licence].filter(Boolean).join(", ")}`;
  // Each feature was made from the record at its place.
  return features.map((feature, at) => ({
    ...toPlace(feature, records[at]!, credits, hasAddress),
    // A GeoJSON feature has it as its geometry.
    ...(hasOutlines && format !== "geojson" ? { geojson: getGeometry(found, at) } : {}),
  }));
}

function toPlace(
  { geometry, properties }: GeocodeFeature,
  { primaryType }: PlaceRecord,
  licence: string,
  hasAddress: boolean,
): NominatimPlace {
  const kind = KINDS[properties.type];
  const [longitude, latitude] = geometry.coordinates;
  const [west, north, east, south] = properties.extent ?? [
    longitude - HALF_BOX,
    latitude + HALF_BOX,
    longitude + HALF_BOX,
    latitude - HALF_BOX,
  ];
  const parts = readAddress(properties);
  return {
    place_id: toNumber(properties.id),
    licence,
    ...(properties.osm_type === undefined || properties.osm_id === undefined
      ? {}
      : { osm_type: OSM_TYPES[properties.osm_type], osm_id: properties.osm_id }),
    lat: toText(latitude),
    lon: toText(longitude),
    category: kind.category,
    type: kind.type === "" ? primaryType : kind.type,
    place_rank: kind.rank,
    importance: properties.importance,
    addresstype: kind.addresstype,
    name: properties.type === "housenumber" ? "" : properties.name,
    display_name: [
      ...new Set(Object.entries(parts).map(([name, part]) => (name === "country_code" ? "" : part))),
    ]
      .filter(Boolean)
      .join(", "),
    ...(hasAddress ? { address: parts } : {}),
    boundingbox: [toText(south), toText(north), toText(west), toText(east)],
    id: properties.id,
  };
}

/** The parts of an address from the smallest to the largest, under Nominatim's names. */
function readAddress(properties: GeocodeFeature["properties"]): Record<string, string> {
  const { type, name, housenumber, street, district, city, postcode, country, countrycode, geocoding } =
    properties;
  const parts: Record<string, unknown> = {
    ...(type === "poi" ? { amenity: name } : {}),
    house_number: housenumber,
    road: type === "street" ? name : street,
    suburb: type === "locality" ? name : district,
    city: type === "municipality" ? name : city,
    county: geocoding.county,
    state: geocoding.state,
    postcode,
    country,
    country_code: countrycode.toLowerCase(),
  };
  return Object.fromEntries(
    Object.entries(parts).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
    ),
  );
}

function inFormat({ category, ...place }: NominatimPlace, { format }: NominatimOptions) {
  return format === "json" ? { ...place, class: category } : { ...place, category };
}

function toCollection(found: Geocoded, places: readonly NominatimPlace[]) {
  return {
    type: "FeatureCollection",
    licence: places[0]?.licence ?? "",
    features: places.map(({ lat: _lat, lon: _lon, licence: _licence, boundingbox, ...properties }, at) => {
      const [south, north, west, east] = boundingbox.map(Number);
      return {
        type: "Feature",
        properties,
        bbox: [west, south, east, north],
        geometry: getGeometry(found, at),
      };
    }),
  };
}

/** The protocol has numbers as ids, of which callers only ask that they are equal for one place. */
function toNumber(id: string): number {
  return createHash("sha256").update(id).digest().readUInt32BE();
}

function toText(degrees: number): string {
  return degrees.toFixed(7);
}
