import { createHash } from "node:crypto";
import type { OsmFeature } from "../osm/osm-feature.ts";

/** `osm-n-0000012345`, `osm-w-…`, `osm-r-…`: the same in each import of the same element. */
export function toElementPlaceId(element: Pick<OsmFeature, "type" | "id">): string {
  return `osm-${element.type.charAt(0)}-${String(element.id).padStart(10, "0")}`;
}

/** Id of a street: `localityKey` tells its town, the folded name itself. */
export function toStreetPlaceId(localityKey: string, foldedName: string): string {
  return `street-${hashShort(`${localityKey}|${foldedName}`)}`;
}

/** Id of an address, from everything that tells it from others. */
export function toAddressPlaceId(key: string): string {
  return `addr-${hashShort(key)}`;
}

/** `post-MC-98000`. Characters that an id may not have become `-`; a short one is filled up with `_`. */
export function toPostalCodePlaceId(countryCode: string, postcode: string): string {
  return `post-${countryCode}-${postcode.replaceAll(/[^A-Za-z0-9]/g, "-")}`.padEnd(10, "_");
}

/** 64 bits: two of a hundred million addresses meet with a chance of 1 in 3 700. */
function hashShort(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
