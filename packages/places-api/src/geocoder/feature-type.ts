import type { PlaceRecord } from "@lieudit/place-model";

/** Feature types of addok, with points of interest and postcodes in addition. */
export type FeatureType = "housenumber" | "street" | "locality" | "municipality" | "postcode" | "poi";

/** Primary types of the protocol for each feature type. Points of interest have hundreds. */
const PRIMARY_TYPES: Readonly<Record<Exclude<FeatureType, "poi">, readonly string[]>> = {
  housenumber: ["street_address"],
  street: ["route"],
  locality: ["sublocality", "sublocality_level_1", "sublocality_level_2", "neighborhood"],
  municipality: ["locality", "administrative_area_level_3"],
  postcode: ["postal_code"],
};

/** Aliases from the geocodejson specification and Photon. */
const SYNONYMS: Readonly<Record<string, FeatureType>> = {
  house: "housenumber",
  address: "housenumber",
  district: "locality",
  city: "municipality",
};

export const TYPE_NAMES: readonly FeatureType[] = [
  "housenumber",
  "street",
  "locality",
  "municipality",
  "postcode",
  "poi",
];

/** Parses a type parameter, including the names of other geocoders. */
export function parseFeatureType(name: string): FeatureType | undefined {
  return (
    TYPE_NAMES.find((type) => type === name) ?? (Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name] : undefined)
  );
}

/** Returns the type filter for the index; undefined if the index has no such filter. */
export function getPrimaryTypes(type: FeatureType): readonly string[] | undefined {
  return type === "poi" ? undefined : PRIMARY_TYPES[type];
}

/** Returns the feature type of a place. */
export function getFeatureType({ kind, primaryType }: PlaceRecord): FeatureType {
  switch (kind) {
    case "address":
      return "housenumber";
    case "street":
      return "street";
    case "postal_code":
      return "postcode";
    case "locality":
      return PRIMARY_TYPES.municipality.includes(primaryType) ? "municipality" : "locality";
    case "poi":
      return "poi";
  }
}

/** Returns the feature type in the terms of the geocodejson specification. */
export const SPECIFIED_TYPES: Readonly<Record<FeatureType, string>> = {
  housenumber: "house",
  street: "street",
  locality: "locality",
  municipality: "city",
  postcode: "postcode",
  poi: "house",
};
