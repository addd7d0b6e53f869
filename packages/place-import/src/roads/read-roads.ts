import { NO_SKIP_LOG } from "@lieudit/intake";
import {
  GrowingArray,
  NO_POSITION,
  type RoadInput,
  type RoadUse,
  type TurnRule,
} from "@lieudit/road-routing/build";
import { IdSet } from "../osm/id-set.ts";
import type { OsmFile } from "../osm/open-osm-file.ts";
import type {
  ElementFilter,
  OsmElement,
  OsmNode,
  OsmRelation,
  OsmType,
  OsmWay,
  ReadOptions,
} from "../osm/osm-element.ts";
import { SeenElements } from "../osm/seen-elements.ts";
import { findNodeBlocks } from "./node-blocks.ts";
import { mayBeRoad, readRoadUse } from "./road-use.ts";
import { readTurnRestriction, type TurnRestriction } from "./turn-restriction.ts";

export interface ReadRoadsOptions {
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

const UNITS_PER_DEGREE = 1e7;

/**
 * Reads the roads of an extract: ways and restrictions first, then node positions. Memory:
 * 8 bytes for each node of each road, and 17 for each distinct node.
 */
export async function readRoads(
  files: readonly OsmFile[],
  options: ReadRoadsOptions = {},
): Promise<RoadInput> {
  const totalBytes = Math.max(1, PASS_COUNT * files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  let doneBytes = 0;
  async function* all<Element extends OsmElement>(
    types: readonly OsmType[],
    filter: ElementFilter,
    onBareNode?: ReadOptions["onBareNode"],
  ): AsyncGenerator<Element[]> {
    for (const file of files) {
      const batches = file.read({
        want: new Set(types),
        filter,
        // Reading places has reported every fault already.
        skips: NO_SKIP_LOG,
        signal: options.signal,
        onBareNode,
        onProgress: (bytes) => options.onProgress?.((doneBytes + bytes) / totalBytes),
      });
      // The readers yield only wanted types.
      yield* batches as AsyncGenerator<Element[]>;
      doneBytes += file.sizeBytes;
    }
  }

  const roads = new RoadList(files.length > 1);
  let hasLocationsOnWays = false;
  const restrictions: TurnRestriction[] = [];
  for await (const elements of all<OsmWay | OsmRelation>(["way", "relation"], ROADS)) {
    for (const element of elements) {
      if (element.type === "way") {
        roads.add(element);
        hasLocationsOnWays ||= element.locations !== undefined;
      } else {
        const restriction = readTurnRestriction(element);
        if (restriction !== null) restrictions.push(restriction);
      }
    }
  }
  const { nodeIds, wayIds, ...input } = roads.take();
  const latitudes = new Int32Array(nodeIds.size).fill(NO_POSITION);
  const longitudes = new Int32Array(nodeIds.size);
  const blocks = new Uint8Array(nodeIds.size);
  const place = (id: number, latitude: number, longitude: number): number => {
    const point = nodeIds.indexOf(id);
    if (point < 0) return point;
    latitudes[point] = Math.round(latitude * UNITS_PER_DEGREE);
    longitudes[point] = Math.round(longitude * UNITS_PER_DEGREE);
    return point;
  };
  const withPositions: OsmType[] = hasLocationsOnWays ? ["node", "way"] : ["node"];
  for await (const elements of all<OsmNode | OsmWay>(withPositions, BARRIERS, place)) {
    for (const element of elements) {
      if (element.type === "way") {
        for (const [index, location] of (element.locations ?? []).entries()) {
          if (location === undefined) continue;
          place(element.nodeIds[index] as number, location.latitude, location.longitude);
        }
        continue;
      }
      const { id, latitude, longitude } = element;
      const point = place(id, latitude, longitude);
      if (point >= 0) blocks[point] = findNodeBlocks(element.tags);
    }
  }
  return { ...input, latitudes, longitudes, blocks, turns: turnRules(restrictions, wayIds, nodeIds) };
}

const PASS_COUNT = 2;

const ROADS: ElementFilter = { wantsKey: mayBeRoad, wantsId: (type) => type === "relation" };
/** Of nodes only: ways carry positions. */
const BARRIERS: ElementFilter = { wantsKey: (key) => key === "barrier", wantsId: () => true };

/** Longer names are cut off. */
const MAX_NAME_CHARACTERS = 100;

/** Roads in file order. */
class RoadList {
  readonly #refs = new GrowingArray((length) => new Float64Array(length));
  readonly #starts = new GrowingArray((length) => new Uint32Array(length));
  readonly #wayIds = new GrowingArray((length) => new Float64Array(length));
  readonly #useNumbers = new GrowingArray((length) => new Uint32Array(length));
  readonly #uses: RoadUse[] = [];
  /** Thousands of streets have the same use. */
  readonly #numberOfUse = new Map<string, number>();
  readonly #nameNumbers = new GrowingArray((length) => new Uint32Array(length));
  readonly #names: string[] = [];
  readonly #numberOfName = new Map<string, number>();
  readonly #nodeIds = new IdSet();
  /** Extracts of neighbouring regions share roads across their border. */
  readonly #seen: SeenElements | null;

  constructor(hasSeveralFiles: boolean) {
    this.#seen = hasSeveralFiles ? new SeenElements() : null;
  }

  add(way: OsmWay): void {
    const { id, nodeIds, tags } = way;
    const use = nodeIds.length < 2 ? null : readRoadUse(tags);
    if (use === null || this.#seen?.add(way) === false) return;
    const key = Object.values(use).join();
    const number = this.#numberOfUse.get(key) ?? this.#uses.push(use) - 1;
    this.#numberOfUse.set(key, number);
    this.#useNumbers.push(number);
    const name = (tags.name ?? tags.ref ?? "").slice(0, MAX_NAME_CHARACTERS);
    const nameNumber = this.#numberOfName.get(name) ?? this.#names.push(name) - 1;
    this.#numberOfName.set(name, nameNumber);
    this.#nameNumbers.push(nameNumber);
    this.#wayIds.push(id);
    this.#starts.push(this.#refs.length);
    for (const ref of nodeIds) {
      this.#refs.push(ref);
      this.#nodeIds.add(ref);
    }
  }

  take() {
    this.#starts.push(this.#refs.length);
    const nodeIds = this.#nodeIds;
    const starts = this.#starts.take();
    const points = Uint32Array.from(this.#refs.take(), (id) => nodeIds.indexOf(id));
    const useNumbers = this.#useNumbers.take();
    const uses = this.#uses;
    const nameNumbers = this.#nameNumbers.take();
    const names = this.#names;
    return {
      nodeIds,
      wayIds: this.#wayIds.take(),
      roadCount: useNumbers.length,
      pointsOf: (road: number) => points.subarray(starts[road], starts[road + 1]),
      useOf: (road: number) => uses[useNumbers[road] as number] as RoadUse,
      nameOf: (road: number) => names[nameNumbers[road] as number] ?? "",
    };
  }
}

/** Returns restrictions by road index; those of other ways, such as deleted footpaths, are dropped. */
function turnRules(
  restrictions: readonly TurnRestriction[],
  wayIds: Float64Array,
  nodeIds: IdSet,
): TurnRule[] {
  const restrictedWays = new Set(restrictions.flatMap(({ fromWays, toWays }) => [...fromWays, ...toWays]));
  const roadOf = new Map<number, number>();
  for (const [road, id] of wayIds.entries()) if (restrictedWays.has(id)) roadOf.set(id, road);
  return restrictions.flatMap(({ kind, fromWays, viaNode, toWays, modes }) => {
    const viaPoint = nodeIds.indexOf(viaNode);
    if (viaPoint < 0) return [];
    return fromWays.flatMap((from) =>
      toWays.flatMap((to): TurnRule[] => {
        const [fromRoad, toRoad] = [roadOf.get(from), roadOf.get(to)];
        if (fromRoad === undefined || toRoad === undefined) return [];
        return [{ kind, fromRoad, viaPoint, toRoad, modes }];
      }),
    );
  });
}
