import { cleanText, cleanValues } from "@lieudit/intake";
import type { LatLng, PlaceRecord, Viewport } from "@lieudit/place-model";
import { roundLocation } from "@lieudit/place-model";
import type { OsmFeature } from "../osm/osm-feature.ts";
import type { AdminPosition } from "./admin-position.ts";
import { isPostcode } from "./country-facts.ts";
import { formatAddress } from "./formatted-address.ts";
import { toPostalCodePlaceId } from "./place-ids.ts";
import { createRecordBase, getTypeNames } from "./place-record-base.ts";
import { scorePopularity } from "./popularity.ts";

/**
 * Counts where postcodes occur and yields one place for each. Sums are kept in memory: a
 * country has some thousand postcodes.
 */
export class PostalCodePlaces {
  readonly #codes = new Map<string, PostalCode>();
  readonly #byTown = new Map<string, Map<string, number>>();

  /** Adds the postcodes of `feature`, of its address or of the area that it is. */
  add(feature: OsmFeature, position: AdminPosition): void {
    const { tags } = feature;
    const isBoundary = tags.boundary === "postal_code";
    const values = isBoundary
      ? cleanValues(tags.postal_code ?? tags.ref ?? tags.name)
      : [...cleanValues(tags["addr:postcode"], 3), ...cleanValues(tags.postal_code, 30)];
    for (const value of values) {
      const postcode = value.toUpperCase();
      if (!isPostcode(postcode, position.countryCode)) continue;
      this.#count(feature, postcode, position, isBoundary);
    }
  }

  /**
   * Returns the postcode of a town whose addresses have only one, for places whose tags
   * and position give none.
   */
  onlyPostcode(localityKey: string): string | undefined {
    const counts = [...(this.#byTown.get(localityKey) ?? [])];
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    const [best] = counts.sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
    // An error among many must not remove the town's postcode; a single one must not set it.
    return best !== undefined && best[1] >= 2 && best[1] >= total * 0.95 ? best[0] : undefined;
  }

  *records(source: string): Generator<PlaceRecord> {
    const sorted = [...this.#codes].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [, code] of sorted) {
      // A code that only one element has is usually an error.
      if (code.count > 1 || code.isNamedByArea) yield record(code, source);
    }
  }

  #count(feature: OsmFeature, postcode: string, position: AdminPosition, isBoundary: boolean): void {
    const { countryCode } = position;
    const key = `${countryCode}|${postcode}`;
    let code = this.#codes.get(key);
    if (code === undefined) {
      if (this.#codes.size >= MAX_CODES) return;
      code = {
        countryCode,
        postcode,
        count: 0,
        latitude: 0,
        longitude: 0,
        localities: new Map(),
        isNamedByArea: false,
      };
      this.#codes.set(key, code);
    }
    const { location, tags } = feature;
    const inTown = this.#byTown.get(position.localityKey) ?? new Map<string, number>();
    inTown.set(postcode, (inTown.get(postcode) ?? 0) + 1);
    this.#byTown.set(position.localityKey, inTown);
    code.count += 1;
    // Integers of a hundred-millionth of a degree have the same sum in any order.
    code.latitude += Math.round(location.latitude * SCALE);
    code.longitude += Math.round(location.longitude * SCALE);
    code.isNamedByArea ||= isBoundary || tags.boundary === "administrative" || tags.place !== undefined;
    const locality = cleanText(tags["addr:city"]) ?? position.locality;
    if (locality !== undefined && (code.localities.has(locality) || code.localities.size < MAX_LOCALITIES)) {
      code.localities.set(locality, (code.localities.get(locality) ?? 0) + 1);
    }
    if (isBoundary) code.boundary = { location, viewport: feature.viewport, outline: feature.boundary };
    code.viewport = widenViewport(code.viewport, location);
  }
}

interface PostalCode {
  countryCode: string;
  postcode: string;
  count: number;
  /** Sums, in hundred-millionths of a degree. */
  latitude: number;
  longitude: number;
  localities: Map<string, number>;
  /** Whether a boundary, commune or town has it, and not only addresses. */
  isNamedByArea: boolean;
  boundary?: { location: LatLng; viewport: Viewport | undefined; outline: string | undefined };
  viewport?: Viewport;
}

const MAX_CODES = 200_000;
const MAX_LOCALITIES = 100;
const SCALE = 1e7;

function record(code: PostalCode, source: string): PlaceRecord {
  const { countryCode, postcode, count, boundary } = code;
  const mean = { latitude: code.latitude / count / SCALE, longitude: code.longitude / count / SCALE };
  const location = roundLocation(boundary?.location ?? mean);
  const [best] = [...code.localities].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  const locality = best?.[0];
  const viewport = boundary?.viewport ?? code.viewport;
  const address = {
    postcode,
    ...(locality === undefined ? {} : { locality }),
    countryCode,
    formatted: formatAddress({ postcode, locality, countryCode }),
  };
  return {
    id: toPostalCodePlaceId(countryCode, postcode),
    kind: "postal_code",
    source,
    names: { default: postcode },
    types: ["postal_code"],
    primaryType: "postal_code",
    typeNames: getTypeNames("postal_code"),
    ...(viewport === undefined ? {} : { viewport }),
    ...(boundary?.outline === undefined ? {} : { boundary: boundary.outline }),
    address,
    popularity: scorePopularity({ kind: "postal_code", types: [], tags: {} }),
    ...createRecordBase(location, address, "postal_code"),
  };
}

function widenViewport(box: Viewport | undefined, point: LatLng): Viewport {
  const { latitude, longitude } = roundLocation(point);
  if (box === undefined) return { low: { latitude, longitude }, high: { latitude, longitude } };
  return {
    low: {
      latitude: Math.min(box.low.latitude, latitude),
      longitude: Math.min(box.low.longitude, longitude),
    },
    high: {
      latitude: Math.max(box.high.latitude, latitude),
      longitude: Math.max(box.high.longitude, longitude),
    },
  };
}
