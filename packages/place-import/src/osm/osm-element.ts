import type { SkipLog } from "@lieudit/intake";

/** The three kinds of OpenStreetMap element. */
export type OsmType = "node" | "way" | "relation";

/** Keys and values as mappers wrote them, such as `amenity=bakery`. */
export type OsmTags = Readonly<Record<string, string>>;

/** Whether there is any tag. */
export function hasTags(tags: OsmTags): boolean {
  // Asked of every node of an extract: a list of its keys would cost more than the answer.
  for (const _key in tags) return true;
  return false;
}

export interface OsmNode {
  type: "node";
  id: number;
  /** Degrees, WGS 84, already checked to be in their range. */
  latitude: number;
  longitude: number;
  tags: OsmTags;
}

export interface OsmWay {
  type: "way";
  id: number;
  nodeIds: readonly number[];
  tags: OsmTags;
}

export interface OsmRelation {
  type: "relation";
  id: number;
  members: readonly OsmMember[];
  tags: OsmTags;
}

export interface OsmMember {
  type: OsmType;
  id: number;
  role: string;
}

export type OsmElement = OsmNode | OsmWay | OsmRelation;

/** What a file says of itself. */
export interface OsmFileHeader {
  /** RFC 3339: the moment that the data shows. */
  dataTimestamp?: string;
  /** Degrees: west, south, east, north. */
  bounds?: readonly [west: number, south: number, east: number, north: number];
  /** Whom to name, where the data is not OpenStreetMap's. */
  attribution?: string;
}

export interface ReadOptions {
  /** Elements of other types are passed over without being decoded. */
  want: ReadonlySet<OsmType>;
  /** Takes what had to be left out. */
  skips: SkipLog;
  signal?: AbortSignal | undefined;
  onHeader?: ((header: OsmFileHeader) => void) | undefined;
  /** Bytes of the file that were read so far. */
  onProgress?: ((bytes: number) => void) | undefined;
}

export const NO_TAGS: OsmTags = Object.freeze({});
