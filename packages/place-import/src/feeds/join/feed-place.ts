import type { Attribution, LatLng, PlaceAddress, PlaceRecord } from "@lieudit/place-model";
import { iso1A2Code } from "@rapideditor/country-coder";
import { completeAddress, type KnownAddress } from "../../places/place-address.ts";
import { createRecordBase, getTypeNames } from "../../places/place-record-base.ts";
import { scorePopularity } from "../../places/popularity.ts";

/** The generic types at the end of every type list. */
const GENERAL_TYPES = ["point_of_interest", "establishment"] as const;

/** Data for the place of an unmatched station. */
export interface FeedPlaceParts {
  id: string;
  source: string;
  name: string;
  primaryType: string;
  types: readonly string[];
  location: LatLng;
  address: KnownAddress;
  attribution: Attribution;
}

/** Creates a place for a station that the map lacks. */
export function createFeedPlace(parts: FeedPlaceParts): PlaceRecord {
  const { id, source, name, primaryType, location, attribution } = parts;
  const address = toFeedAddress(parts.address, location);
  const types = [...new Set([primaryType, ...parts.types, ...GENERAL_TYPES])];
  const base = createRecordBase(location, address, primaryType);
  return {
    id,
    kind: "poi",
    source,
    names: { default: name, defaultLanguage: "fr" },
    types,
    primaryType,
    typeNames: getTypeNames(primaryType),
    address,
    popularity: scorePopularity({ kind: "poi", types, tags: {} }),
    ...base,
    attributions: [attribution],
  };
}

/** Adds `types` after those of a record, before the generic ones. */
export function addTypes(record: PlaceRecord, types: readonly string[]): string[] {
  const added = types.filter((type) => !record.types.includes(type));
  const isGeneral = (type: string) => (GENERAL_TYPES as readonly string[]).includes(type);
  return [...record.types.filter((type) => !isGeneral(type)), ...added, ...record.types.filter(isGeneral)];
}

/** Adds an attribution to a record. */
export function addAttribution(record: PlaceRecord, attribution: Attribution): Attribution[] {
  const isKnown = record.attributions.some(({ provider }) => provider === attribution.provider);
  return isKnown ? record.attributions : [...record.attributions, attribution];
}

function toFeedAddress(address: KnownAddress, location: LatLng): PlaceAddress {
  const { postcode } = address;
  const countryCode = postcode?.startsWith("980")
    ? "MC"
    : (iso1A2Code([location.longitude, location.latitude]) ?? "FR");
  // At a border the coarse outlines may give Italy or Monaco; a French postcode means France.
  const isFrench = postcode !== undefined && /^(?!980)\d{5}$/.test(postcode) && !OVERSEAS.has(countryCode);
  return completeAddress(address, { countryCode: isFrench ? "FR" : countryCode, localityKey: "" });
}

/** Territories with French postcodes and own country codes. */
const OVERSEAS: ReadonlySet<string> = new Set([
  "GP",
  "MQ",
  "GF",
  "RE",
  "YT",
  "BL",
  "MF",
  "PM",
  "NC",
  "PF",
  "WF",
]);
