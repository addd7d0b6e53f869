import type { Attribution, LatLng, PlaceAddress, PlaceRecord } from "@lieudit/place-model";
import { iso1A2Code } from "@rapideditor/country-coder";
import { completeAddress, type KnownAddress } from "../../places/place-address.ts";
import { createRecordBase, getTypeNames } from "../../places/place-record-base.ts";
import { scorePopularity } from "../../places/popularity.ts";

/** The types that every place ends with. */
const GENERAL_TYPES = ["point_of_interest", "establishment"] as const;

/** What a station without a place in the map is made of. */
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

/** A place of a feed's own, for a station that the map lacks. */
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

/** `types` behind those that a record has, and before the general ones. */
export function addTypes(record: PlaceRecord, types: readonly string[]): string[] {
  const added = types.filter((type) => !record.types.includes(type));
  const isGeneral = (type: string) => (GENERAL_TYPES as readonly string[]).includes(type);
  return [...record.types.filter((type) => !isGeneral(type)), ...added, ...record.types.filter(isGeneral)];
}

/** A record with one more source to credit. */
export function addAttribution(record: PlaceRecord, attribution: Attribution): Attribution[] {
  const isKnown = record.attributions.some(({ provider }) => provider === attribution.provider);
  return isKnown ? record.attributions : [...record.attributions, attribution];
}

function toFeedAddress(known: KnownAddress, location: LatLng): PlaceAddress {
  const { postcode } = known;
  const countryCode = postcode?.startsWith("980")
    ? "MC"
    : (iso1A2Code([location.longitude, location.latitude]) ?? "FR");
  // At a border the coarse outlines may say Italy or Monaco; a French postcode says France.
  const isFrench = postcode !== undefined && /^(?!980)\d{5}$/.test(postcode) && !OVERSEAS.has(countryCode);
  return completeAddress(known, { countryCode: isFrench ? "FR" : countryCode, localityKey: "" });
}

/** Have French postcodes and codes of their own. */
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
