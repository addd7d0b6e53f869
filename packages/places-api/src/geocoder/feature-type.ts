import type { PlaceRecord } from "@lieudit/place-model";

/** What a feature is, in addok's words; points of interest and postcodes are beyond it. */
export type FeatureType = "housenumber" | "street" | "locality" | "municipality" | "postcode" | "poi";

/** The protocol's primary types of each; points of interest have hundreds. */
const PRIMARY_TYPES: Readonly<Record<Exclude<FeatureType, "poi">, readonly string[]>> = {
  housenumber: ["street_address"],
  street: ["route"],
  locality: ["sublocality", "sublocality_level_1", "sublocality_level_2", "neighborhood"],
  municipality: ["locality", "administrative_area_level_3"],
  postcode: ["postal_code"],
};

/** Other names for the same: the geocodejson specification's and Photon's. */
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

/** The type that a parameter means, also by the word that another geocoder has for it. */
export function featureTypeNamed(name: string): FeatureType | undefined {
  return (
    TYPE_NAMES.find((type) => type === name) ?? (Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name] : undefined)
  );
}

/** What the index is asked for; undefined where it has no such filter. */
export function primaryTypesOf(type: FeatureType): readonly string[] | undefined {
  return type === "poi" ? undefined : PRIMARY_TYPES[type];
}

/** The type of a place, in the words of this protocol. */
export function featureTypeOf({ kind, primaryType }: PlaceRecord): FeatureType {
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

/** The same in the words of the geocodejson specification. */
export const SPECIFIED_TYPES: Readonly<Record<FeatureType, string>> = {
  housenumber: "house",
  street: "street",
  locality: "locality",
  municipality: "city",
  postcode: "postcode",
  poi: "house",
};
