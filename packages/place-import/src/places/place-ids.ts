import { hash } from "node:crypto";
import type { OsmFeature } from "../osm/osm-feature.ts";

/** Returns `osm-n-0000012345`, `osm-w-…` or `osm-r-…`: the same in each import of the element. */
export function toElementPlaceId(element: Pick<OsmFeature, "type" | "id">): string {
  return `osm-${element.type.charAt(0)}-${String(element.id).padStart(10, "0")}`;
}

/** Returns the id of a street: `localityKey` identifies its town, the folded name the street. */
export function toStreetPlaceId(localityKey: string, foldedName: string): string {
  return `street-${hashShort(`${localityKey}|${foldedName}`)}`;
}

/** Returns the id of an address from everything that identifies it. */
export function toAddressPlaceId(key: string): string {
  return `addr-${hashShort(key)}`;
}

/** Returns `post-MC-98000`. Characters that an id may not have become `-`; a short id is padded with `_`. */
export function toPostalCodePlaceId(countryCode: string, postcode: string): string {
  return `post-${countryCode}-${postcode.replaceAll(/[^A-Za-z0-9]/g, "-")}`.padEnd(10, "_");
}

/** 64 bits: the chance of a collision among a hundred million addresses is 1 in 3,700. */
function hashShort(text: string): string {
  return hash("sha256", text).slice(0, 16);
}
