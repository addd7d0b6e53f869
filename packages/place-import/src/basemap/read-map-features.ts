import type { MapFeatures } from "@lieudit/basemap";
import { joinBoxes, MAX_ZOOM, type MapBox, type MapKind } from "@lieudit/basemap";
import { NO_SKIP_LOG } from "@lieudit/intake";
import type { LatLng } from "@lieudit/place-model";
import { isAreaByTags } from "../osm/area-tags.ts";
import { IdSet } from "../osm/id-set.ts";
import { NodeLocations } from "../osm/node-locations.ts";
import type { OsmFile } from "../osm/open-osm-file.ts";
import {
  type ElementFilter,
  hasTags,
  type OsmElement,
  type OsmFileHeader,
  type OsmNode,
  type OsmRelation,
  type OsmType,
  type OsmWay,
  type ReadOptions,
} from "../osm/osm-element.ts";
import { findPointInside, measureAreaSquareMetres } from "../osm/polygon.ts";
import { buildRelationShape, collectMemberWays, getPoints } from "../osm/relation-shape.ts";
import { SeenElements } from "../osm/seen-elements.ts";
import { WayRefs } from "../osm/way-refs.ts";
import { type CoastWay, joinCoastlines } from "./coast-chains.ts";
import { toLabelKind, toMapKind, toPlaceKind } from "./map-kinds.ts";
import { nestRings } from "./ring-inside.ts";
import { findSeaAndLand } from "./sea-and-land.ts";

export interface ReadMapOptions {
  /** Folder of a temporary file. */
  workFolder: string;
  signal?: AbortSignal | undefined;
  /** 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * Reads the features of a base map into `features`.
 *
 * @returns the covered rectangle, or null when there is nothing to draw.
 */
export async function readMapFeatures(
  files: readonly OsmFile[],
  features: MapFeatures,
  options: ReadMapOptions,
): Promise<MapBox | null> {
  const reading = new MapReading(files, options);
  const memberWays = new IdSet();
  const nodeIds = new IdSet();
  for await (const relations of reading.all<OsmRelation>(["relation"])) {
    for (const relation of relations) {
      if (toRelationKind(relation) === null) continue;
      for (const id of collectMemberWays(relation.members).ids) memberWays.add(id);
    }
  }
  const wayRefs = new WayRefs(memberWays);
  const coast = new Map<number, readonly number[]>();
  let hasLocationsOnWays = false;
  for await (const ways of reading.all<OsmWay>(["way"])) {
    for (const way of ways) {
      hasLocationsOnWays ||= way.locations !== undefined;
      const isMember = wayRefs.wants(way.id);
      const isCoast = way.tags.natural === "coastline";
      if (isMember) wayRefs.add(way.id, way.nodeIds);
      if (isCoast) coast.set(way.id, [...way.nodeIds]);
      if (!isMember && !isCoast && toWayKind(way) === null) continue;
      for (const id of way.nodeIds) nodeIds.add(id);
    }
  }
  const locations = new NodeLocations(nodeIds, options.workFolder);
  try {
    const withPositions: OsmType[] = hasLocationsOnWays ? ["node", "way"] : ["node"];
    const setLocation = (id: number, latitude: number, longitude: number) => {
      locations.set(id, latitude, longitude);
      reading.meet(latitude, longitude);
    };
    for await (const elements of reading.all<OsmNode | OsmWay>(withPositions, PLACES_ONLY, setLocation)) {
      for (const element of elements) {
        if (element.type === "way") {
          locations.setOnWay(element);
          for (const at of element.locations ?? []) if (at) reading.meet(at.latitude, at.longitude);
          continue;
        }
        const { id, latitude, longitude, tags } = element;
        setLocation(id, latitude, longitude);
        const kind = toPlaceKind(tags);
        if (kind === null) continue;
        // The largest first: later labels yield to earlier ones.
        features.add(kind, -Number(kind.properties.population ?? 0), [[[{ latitude, longitude }]]]);
      }
    }
    const seen = files.length > 1 ? new SeenElements() : null;
    for await (const elements of reading.all<OsmWay | OsmRelation>(["way", "relation"])) {
      for (const element of elements) {
        const kind = element.type === "way" ? toWayKind(element) : toRelationKind(element);
        if (kind === null || seen?.add(element) === false) continue;
        if (element.type === "relation") {
          const { outers, inners } = buildRelationShape(
            collectMemberWays(element.members),
            wayRefs,
            locations,
          );
          if (outers.length > 0) addArea(features, kind, outers, inners);
          continue;
        }
        const line = getPoints(element.nodeIds, locations);
        if (kind.shape === "line" && line.length >= 2) features.add(kind, kind.order, [[line]]);
        else if (kind.shape === "area" && line.length >= 4) addArea(features, kind, [line], []);
      }
    }
    const box = reading.box;
    if (box === null || features.count + coast.size === 0) return null;
    addCoast(
      features,
      [...coast.values()].map((ids) => ({ nodeIds: ids, points: ids.map((id) => locations.get(id)) })),
      box,
    );
    return box;
  } finally {
    locations.close();
  }
}

function addCoast(features: MapFeatures, ways: CoastWay[], box: MapBox): void {
  const chains = joinCoastlines(ways);
  const { sea, land } = findSeaAndLand(chains, box);
  const area = (layer: "water" | "land", kind: string) =>
    ({ layer, shape: "area", minZoom: 0, properties: { kind } }) as const;
  if (land.length > 0) features.add(area("land", "land"), 0, land);
  if (sea.length > 0) features.add(area("water", "sea"), Number.NEGATIVE_INFINITY, sea);
  const line = { layer: "coast", shape: "line", minZoom: 8, properties: { kind: "coast" } } as const;
  for (const points of chains.open) features.add(line, 0, [[points]]);
  for (const [first, ...rest] of chains.rings) {
    if (first !== undefined) features.add(line, 0, [[[first, ...rest, first]]]);
  }
}

function addArea(
  features: MapFeatures,
  kind: MapKind,
  outers: readonly (readonly LatLng[])[],
  inners: readonly (readonly LatLng[])[],
): void {
  const shape = { outers, inners };
  const squareMetres = measureAreaSquareMetres(shape);
  const latitude = outers[0]?.[0]?.latitude ?? 0;
  const minZoom = Math.max(kind.minZoom, toZoom(squareMetres, latitude, SEEN_PIXELS));
  // Small areas are drawn over large ones.
  const position = kind.order * 1e12 - squareMetres;
  features.add({ ...kind, minZoom: Math.min(minZoom, MAX_ZOOM) }, position, nestRings(outers, inners));
  const label = toLabelKind(kind);
  const middle = label && findPointInside(shape);
  if (label === null || middle === null) return;
  const labelZoom = Math.max(10, toZoom(squareMetres, latitude, LABELLED_PIXELS));
  if (labelZoom > MAX_ZOOM + 1) return;
  features.add(
    { layer: "labels", shape: "point", minZoom: Math.min(labelZoom, MAX_ZOOM), properties: label },
    -squareMetres,
    [[[middle]]],
  );
}

/** Side lengths, in pixels of a 256-pixel tile, from which an area is drawn and labelled. */
const SEEN_PIXELS = 2;
const LABELLED_PIXELS = 48;

/** Returns the zoom at which an area is as large as a square of `pixels`. */
function toZoom(squareMetres: number, latitude: number, pixels: number): number {
  const metresPerPixel = 156_543.034 * Math.cos((latitude * Math.PI) / 180);
  return Math.ceil(Math.log2((metresPerPixel * pixels) / Math.sqrt(Math.max(1, squareMetres))));
}

function toWayKind({ nodeIds, tags }: OsmWay): MapKind | null {
  if (!hasTags(tags)) return null;
  const isClosed = nodeIds.length >= 4 && nodeIds[0] === nodeIds.at(-1);
  return toMapKind(tags, isClosed && isAreaByTags(tags));
}

function toRelationKind({ tags }: OsmRelation): MapKind | null {
  if (tags.type !== "multipolygon" && tags.type !== "boundary") return null;
  const kind = toMapKind(tags, true);
  return kind?.shape === "area" ? kind : null;
}

/** Of nodes only: ways carry positions. */
const PLACES_ONLY: ElementFilter = { wantsKey: (key) => key === "place", wantsId: () => true };

const PASS_COUNT = 4;

/** Reads all files in several passes and reports progress. */
class MapReading {
  readonly #files: readonly OsmFile[];
  readonly #options: ReadMapOptions;
  readonly #totalBytes: number;
  #doneBytes = 0;
  #declared: MapBox | null = null;
  readonly #seen: MapBox = { west: 180, south: 90, east: -180, north: -90 };

  constructor(files: readonly OsmFile[], options: ReadMapOptions) {
    this.#files = files;
    this.#options = options;
    this.#totalBytes = Math.max(1, PASS_COUNT * files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  }

  /** The declared bounds of the files, else the bounds of their nodes. */
  get box(): MapBox | null {
    const box = this.#declared ?? this.#seen;
    // Bounds across the antimeridian, or of one point, have no inside.
    return box.west < box.east && box.south < box.north ? box : null;
  }

  meet(latitude: number, longitude: number): void {
    const { west, east, south, north } = this.#seen;
    if (longitude < west) this.#seen.west = longitude;
    if (longitude > east) this.#seen.east = longitude;
    if (latitude < south) this.#seen.south = latitude;
    if (latitude > north) this.#seen.north = latitude;
  }

  /** Elements in batches: an async step for each element would take longer than reading it. */
  all<Element extends OsmElement>(
    types: readonly OsmType[],
    filter?: ElementFilter,
    onBareNode?: ReadOptions["onBareNode"],
  ): AsyncGenerator<Element[]> {
    // The readers yield only wanted types.
    return this.#batches(new Set(types), filter, onBareNode) as AsyncGenerator<Element[]>;
  }

  async *#batches(
    want: ReadonlySet<OsmType>,
    filter: ElementFilter | undefined,
    onBareNode: ReadOptions["onBareNode"],
  ): AsyncGenerator<OsmElement[]> {
    const { signal, onProgress } = this.#options;
    for (const file of this.#files) {
      yield* file.read({
        want,
        filter,
        // Reading places has reported every fault already.
        skips: NO_SKIP_LOG,
        signal,
        onBareNode,
        onHeader: (header) => this.#take(header),
        onProgress: (bytes) => onProgress?.((this.#doneBytes + bytes) / this.#totalBytes),
      });
      this.#doneBytes += file.sizeBytes;
    }
  }

  #take({ bounds }: OsmFileHeader): void {
    if (bounds === undefined) return;
    const [west, south, east, north] = bounds;
    const box = { west, south, east, north };
    this.#declared = this.#declared === null ? box : joinBoxes(this.#declared, box);
  }
}
