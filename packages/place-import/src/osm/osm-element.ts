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
  /** Which of the elements with tags are wanted. A reader may also yield others. Default: all. */
  filter?: ElementFilter | undefined;
  /**
   * Receives nodes without tags, and those that the filter does not want. They are then not
   * yielded: they are nearly all nodes, and an object for each would take longer than reading
   * it. A reader may also yield them.
   */
  onBareNode?: ((id: number, latitude: number, longitude: number, hasTags: boolean) => void) | undefined;
  /** Number of file bytes read so far. */
  onProgress?: ((bytes: number) => void) | undefined;
}

/** Skips most elements before their tags and members are decoded. */
export interface ElementFilter {
  /** Whether elements with this key are wanted. */
  wantsKey(key: string): boolean;
  /** Whether a way or relation is wanted without such a key. Default: it is not. */
  wantsId?: ((type: OsmType, id: number) => boolean) | undefined;
  /** Receives the other ways and relations, which are then not yielded. */
  onUnwanted?: ((type: OsmType, hasTags: boolean) => void) | undefined;
}

export const NO_TAGS: OsmTags = Object.freeze({});
