import type { Point } from "./plane.ts";
import { hash32 } from "./seeded-random.ts";

export type Tags = Readonly<Record<string, string>>;

export interface DrawnNode {
  id: number;
  point: Point;
  tags: Tags;
}

export interface DrawnWay {
  id: number;
  nodes: readonly number[];
  tags: Tags;
}

export interface Member {
  type: "node" | "way" | "relation";
  ref: number;
  role: string;
}

export interface DrawnRelation {
  id: number;
  members: readonly Member[];
  tags: Tags;
}

/** Where the plane's origin lies on the Earth, degrees. */
export const ORIGIN = { latitude: 49.55, longitude: -0.8 } as const;

/** A sheet of OpenStreetMap elements being drawn in metres; it is written in degrees. */
export interface OsmDrawing {
  /** With a `key` the id follows from the key alone and stays when other things are added. */
  node(point: Point, tags?: Tags, key?: string): number;
  way(nodes: readonly number[], tags: Tags, key?: string): number;
  relation(members: readonly Member[], tags: Tags, key?: string): number;
  /** A line through new nodes. */
  line(line: readonly Point[], tags: Tags, key?: string): number;
  /** A closed way through new nodes; the first point is not to be repeated. */
  area(ring: readonly Point[], tags: Tags, key?: string): number;
  readonly nodes: ReadonlyMap<number, DrawnNode>;
  readonly ways: ReadonlyMap<number, DrawnWay>;
  readonly relations: ReadonlyMap<number, DrawnRelation>;
}

/**
 * Ids start far above those of OpenStreetMap, so that the demo and a real
 * extract can be imported side by side.
 */
const COUNTED_FROM = 900_000_000_000;
const KEYED_FROM = 910_000_000_000;

/** @throws {RangeError} when two keys of one kind give the same id; change one of them. */
export function osmDrawing(): OsmDrawing {
  const nodes = new Map<number, DrawnNode>();
  const ways = new Map<number, DrawnWay>();
  const relations = new Map<number, DrawnRelation>();
  let counted = COUNTED_FROM;

  const idFor = (key: string | undefined, taken: ReadonlyMap<number, unknown>): number => {
    if (key === undefined) {
      counted += 1;
      return counted;
    }
    const id = KEYED_FROM + hash32(key);
    if (taken.has(id)) throw new RangeError(`The key "${key}" is taken; give the element another one.`);
    return id;
  };

  const drawing: OsmDrawing = {
    nodes,
    ways,
    relations,
    node(point, tags = {}, key) {
      const id = idFor(key, nodes);
      nodes.set(id, { id, point, tags });
      return id;
    },
    way(nodeIds, tags, key) {
      const id = idFor(key, ways);
      ways.set(id, { id, nodes: nodeIds, tags });
      return id;
    },
    relation(members, tags, key) {
      const id = idFor(key, relations);
      relations.set(id, { id, members, tags });
      return id;
    },
    line(line, tags, key) {
      return drawing.way(
        line.map((point) => drawing.node(point)),
        tags,
        key,
      );
    },
    area(ring, tags, key) {
      const ids = ring.map((point) => drawing.node(point));
      return drawing.way([...ids, ids[0]!], tags, key);
    },
  };
  return drawing;
}

/** Degrees with seven decimals, as OpenStreetMap writes them. */
export function degrees(point: Point): { latitude: string; longitude: string } {
  const metresPerDegree = 111_320;
  const cos = Math.cos((ORIGIN.latitude * Math.PI) / 180);
  return {
    latitude: (ORIGIN.latitude + point[1] / metresPerDegree).toFixed(7),
    longitude: (ORIGIN.longitude + point[0] / (metresPerDegree * cos)).toFixed(7),
  };
}
