import type { SkipLog } from "@lieudit/intake";
import type { OsmMember, OsmTags } from "./osm-element.ts";

/**
 * Limits far above what mappers need. OpenStreetMap allows 255 characters in a key or
 * value, 2,000 nodes in a way and 32,000 members in a relation.
 *
 * @see https://wiki.openstreetmap.org/wiki/API_v0.6
 */
export const MAX_KEY_CHARACTERS = 255;
const MAX_VALUE_CHARACTERS = 4_096;
const MAX_TAGS = 1_000;
export const MAX_WAY_NODES = 100_000;
export const MAX_RELATION_MEMBERS = 200_000;

/** Names of skipped data in the report. */
export const SKIPPED = {
  badId: "elements without a positive whole number as id",
  badPosition: "nodes outside the world (latitude ±90, longitude ±180)",
  longTag: `tags with a key over ${MAX_KEY_CHARACTERS} or a value over ${MAX_VALUE_CHARACTERS} characters`,
  manyTags: `tags after the first ${MAX_TAGS} of one element`,
  longWay: `ways of more than ${MAX_WAY_NODES} nodes`,
  longRelation: `relations of more than ${MAX_RELATION_MEMBERS} members`,
  damagedBlock: "damaged blocks",
  deleted: "deleted elements",
} as const;

/** Collects the tags of one element within the limits. */
export class TagCollector {
  readonly #skips: SkipLog;
  #tags: Record<string, string> | null = null;
  #count = 0;

  constructor(skips: SkipLog) {
    this.#skips = skips;
  }

  add(key: string, value: string, where: () => string): void {
    if (key.length > MAX_KEY_CHARACTERS || value.length > MAX_VALUE_CHARACTERS) {
      this.#skips.add(SKIPPED.longTag, `${where()}, ${shown(key)} of ${value.length} characters`);
      return;
    }
    if (this.#count >= MAX_TAGS) {
      this.#skips.add(SKIPPED.manyTags, where());
      return;
    }
    // Assigning this key would set the prototype of the object.
    if (key === "__proto__") return;
    this.#tags ??= {};
    this.#tags[key] = value;
    this.#count += 1;
  }

  /** Returns the collected tags, or `none`, and resets the collector. */
  take(none: OsmTags): OsmTags {
    const tags = this.#tags ?? none;
    this.#tags = null;
    this.#count = 0;
    return tags;
  }
}

/** Whether `id` is a valid element id: a whole number above 0. */
export function isElementId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}

/** Whether these degrees are a valid position. */
export function isPosition(latitude: number, longitude: number): boolean {
  // NaN fails both comparisons.
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Whether a way or relation is within the limits; records it as skipped if not. */
export function isWithinLimits(
  element: { nodeIds: readonly number[] } | { members: readonly OsmMember[] },
  skips: SkipLog,
  where: () => string,
): boolean {
  if ("nodeIds" in element && element.nodeIds.length > MAX_WAY_NODES) {
    skips.add(SKIPPED.longWay, where());
    return false;
  }
  if ("members" in element && element.members.length > MAX_RELATION_MEMBERS) {
    skips.add(SKIPPED.longRelation, where());
    return false;
  }
  return true;
}

function shown(key: string): string {
  return key.length > 40 ? `"${key.slice(0, 40)}…"` : `"${key}"`;
}
