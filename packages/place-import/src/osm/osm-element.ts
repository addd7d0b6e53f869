import type { SkipLog } from "@lieudit/intake";
import type { LatLng } from "@lieudit/place-model";

/** The three kinds of OpenStreetMap element. */
export type OsmType = "node" | "way" | "relation";

/** Keys and values as mappers wrote them, such as `amenity=bakery`. */
export type OsmTags = Readonly<Record<string, string>>;

/** Whether an element has any tag. */
export function hasTags(tags: OsmTags): boolean {
  // Called for every node of an extract: listing the keys would be slower.
  for (const _key in tags) return true;
  return false;
}

export interface OsmNode {
  type: "node";
  id: number;
  /** Degrees, WGS 84, validated. */
  latitude: number;
  longitude: number;
  tags: OsmTags;
}

export interface OsmWay {
  type: "way";
  id: number;
  nodeIds: readonly number[];
  /**
   * Positions of the nodes, in the order of `nodeIds`, in files that store them on ways.
   * Such files omit nodes without tags. `undefined` is a node whose position is unknown.
   */
  locations?: readonly (LatLng | undefined)[];
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

/** The header data of a file. */
export interface OsmFileHeader {
  /** RFC 3339: the time of the data. */
  dataTimestamp?: string;
  /** Degrees: west, south, east, north. */
  bounds?: readonly [west: number, south: number, east: number, north: number];
  /** Attribution, if the data is not OpenStreetMap's. */
  attribution?: string;
}

export interface ReadOptions {
  /** Elements of other types are skipped without decoding. */
  want: ReadonlySet<OsmType>;
  /** Records skipped data. */
  skips: SkipLog;
  signal?: AbortSignal | undefined;
  onHeader?: ((header: OsmFileHeader) => void) | undefined;
  /**
   * Receives nodes without tags, which are then not yielded: nearly all nodes, and an object
   * for each would take longer than reading it. A reader may also yield them.
   */
  onBareNode?: ((id: number, latitude: number, longitude: number) => void) | undefined;
  /** Number of file bytes read so far. */
  onProgress?: ((bytes: number) => void) | undefined;
}

export const NO_TAGS: OsmTags = Object.freeze({});
