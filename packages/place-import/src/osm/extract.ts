import type { SkipLog } from "@lieudit/intake";
import { NO_SKIP_LOG } from "@lieudit/intake";
import type { LatLng } from "@lieudit/place-model";
import { simplifyBoundary } from "../boundaries/simplify-boundary.ts";
import { AreaIndex } from "./area-index.ts";
import { isAreaRelation, isBoundary, isOfInterest, mayBeOfInterest } from "./feature-interest.ts";
import { HouseStreets, isStreetRelation } from "./house-streets.ts";
import { IdSet } from "./id-set.ts";
import { getViewport } from "./longitudes.ts";
import { NodeLocations } from "./node-locations.ts";
import type { OsmFile } from "./open-osm-file.ts";
import {
  type ElementFilter,
  hasTags,
  type OsmElement,
  type OsmFileHeader,
  type OsmMember,
  type OsmNode,
  type OsmRelation,
  type OsmTags,
  type OsmType,
  type OsmWay,
  type ReadOptions,
} from "./osm-element.ts";
import type { AreaLookup, OsmFeature } from "./osm-feature.ts";
import { findPointInside, measureAreaSquareMetres, type Polygon } from "./polygon.ts";
import {
  buildRelationShape,
  collectMemberWays,
  getPoints,
  type MemberWays,
  type RelationShape,
} from "./relation-shape.ts";
import { SeenElements } from "./seen-elements.ts";
import { isSettlement, SettlementIndex } from "./settlement-index.ts";
import { StopLines } from "./stop-lines.ts";
import { toWayFeature } from "./way-feature.ts";
import { WayRefs } from "./way-refs.ts";

export interface ExtractOptions {
  /** Folder of a temporary file. */
  workFolder: string;
  skips: SkipLog;
  signal?: AbortSignal | undefined;
  /** 0 to 1, over all passes. */
  onProgress?: ((share: number) => void) | undefined;
}

/** One or several files, read as one. */
export interface Extract {
  /** The newest timestamp, and the bounds of all files. */
  header: OsmFileHeader;
  areas: AreaLookup;
  /** Yields every element that may matter to a map of places, in file order. Can be read once. */
  features(): AsyncGenerator<OsmFeature>;
  /** Number of elements that `features` has read, with or without tags. */
  counts: Record<OsmType, number>;
  /** Removes temporary files. */
  close(): void;
}

/**
 * Reads what is needed before the first feature: relevant nodes and their positions,
 * boundaries and settlements.
 *
 * Files are read four times, because nodes precede the ways that need them, and ways
 * precede relations. Between passes, memory holds boundaries and a part of the positions
 * of nodes; the others are in a temporary file.
 *
 * @throws {ImportError} when a file is unreadable as a whole.
 */
export async function openExtract(files: readonly OsmFile[], options: ExtractOptions): Promise<Extract> {
  const passes = new Passes(files, options);
  const boundaries: Boundary[] = [];
  const memberWays = new IdSet();
  const nodeIds = new IdSet();
  const houseStreets = new HouseStreets();
  const stopLines = new StopLines();

  for await (const relations of passes.relations()) {
    for (const relation of relations) {
      houseStreets.add(relation);
      stopLines.add(relation);
      if (!isWanted(relation)) continue;
      const { id, tags, members } = relation;
      const ways = collectMemberWays(members);
      for (const wayId of ways.ids) memberWays.add(wayId);
      for (const member of members) if (isCentre(member)) nodeIds.add(member.id);
      if (isBoundary(tags)) boundaries.push({ type: "relation", id, tags, ways });
    }
  }
  const wayRefs = new WayRefs(memberWays);
  let hasLocationsOnWays = false;
  const wantsId = (_type: OsmType, id: number) => wayRefs.wants(id);
  for await (const ways of passes.ways({ wantsKey: mayBeOfInterest, wantsId })) {
    for (const { id, tags, nodeIds: refs, locations: onWay } of ways) {
      hasLocationsOnWays ||= onWay !== undefined;
      const isMember = wayRefs.wants(id);
      if (!isMember && !isOfInterest(tags)) continue;
      if (isMember) wayRefs.add(id, refs);
      else if (isBoundary(tags) && refs[0] === refs.at(-1)) {
        boundaries.push({ type: "way", id, tags, refs: Float64Array.from(refs) });
      }
      for (const ref of refs) nodeIds.add(ref);
    }
  }
  const locations = new NodeLocations(nodeIds, options.workFolder);
  try {
    const settlements = await readPositions(passes, locations, hasLocationsOnWays);
    const areaIndex = new AreaIndex();
    for (const boundary of boundaries) indexBoundary(areaIndex, boundary, wayRefs, locations, options.skips);
    const counts = { node: 0, way: 0, relation: 0 };
    return {
      header: passes.header,
      counts,
      areas: {
        areasAt: (point) => areaIndex.areasAt(point),
        nearestSettlement: (point, maxMetres) => settlements.nearest(point, maxMetres),
      },
      features: () =>
        readFeatures(passes, { wayRefs, locations, houseStreets, stopLines, counts, skips: options.skips }),
      close: () => locations.close(),
    };
  } catch (error) {
    locations.close();
    throw error;
  }
}

async function readPositions(
  passes: Passes,
  locations: NodeLocations,
  hasLocationsOnWays: boolean,
): Promise<SettlementIndex> {
  const settlements = new SettlementIndex();
  const setLocation = (id: number, latitude: number, longitude: number) =>
    locations.set(id, latitude, longitude);
  for await (const elements of passes.positions(hasLocationsOnWays, setLocation)) {
    for (const element of elements) {
      if (element.type === "way") {
        locations.setOnWay(element);
        continue;
      }
      const { id, latitude, longitude, tags } = element;
      setLocation(id, latitude, longitude);
      if (isSettlement(tags)) settlements.add({ osm: `node/${id}`, location: { latitude, longitude }, tags });
    }
  }
  return settlements;
}

interface GetBoundary<Type extends OsmType> {
  type: Type;
  id: number;
  tags: OsmTags;
}

/** A relation, or a closed way that is a boundary by itself. */
type Boundary =
  | (GetBoundary<"relation"> & { ways: MemberWays })
  | (GetBoundary<"way"> & { refs: Float64Array });

interface FeatureContext {
  wayRefs: WayRefs;
  locations: NodeLocations;
  houseStreets: HouseStreets;
  stopLines: StopLines;
  counts: Record<OsmType, number>;
  skips: SkipLog;
}

async function* readFeatures(passes: Passes, context: FeatureContext): AsyncGenerator<OsmFeature> {
  const { counts, skips, locations, houseStreets, stopLines } = context;
  // Extracts of neighbouring regions share elements on their border.
  const seen = passes.fileCount > 1 ? new SeenElements() : null;
  const countOther = (type: OsmType, hasTags: boolean) => {
    counts[type] += 1;
    if (hasTags) skips.add(SKIPPED_TAGS);
  };
  const filter: ElementFilter = {
    wantsKey: mayBeOfInterest,
    wantsId: (type) => type === "relation",
    onUnwanted: countOther,
  };
  const countBareNode = (_id: number, _latitude: number, _longitude: number, hasTags: boolean) =>
    countOther("node", hasTags);
  for await (const elements of passes.everything(filter, countBareNode)) {
    for (const element of elements) {
      counts[element.type] += 1;
      if (!mayBePlace(element, skips)) continue;
      if (seen?.add(element) === false) continue;
      const feature =
        element.type === "node"
          ? toNodeFeature(element)
          : element.type === "way"
            ? toWayFeature(element, locations)
            : toRelationFeature(element, context);
      if (feature !== null) {
        feature.tags = houseStreets.completed(element.type, element.id, feature.tags);
        const lines = stopLines.linesAt(element.type, element.id);
        if (lines.length > 0) feature.lines = lines;
        yield feature;
      } else skips.add(UNPLACED[element.type], `${element.type}/${element.id}`);
    }
  }
}

const UNPLACED: Readonly<Record<OsmType, string>> = {
  node: "nodes without a position",
  way: "ways of which the file has no node",
  relation: "areas of which the file has no closed outline and no centre",
};

function mayBePlace({ type, id, tags }: OsmElement, skips: SkipLog): boolean {
  if (!hasTags(tags)) return false;
  // Streets and turns are read elsewhere.
  if (type === "relation" && (isStreetRelation(tags) || tags.type === "restriction")) return false;
  if (type === "relation" && !isAreaRelation(tags)) {
    skips.add(`relations of ${getRelationType(tags)}`, `relation/${id}`);
    return false;
  }
  if (isOfInterest(tags)) return true;
  skips.add(SKIPPED_TAGS);
  return false;
}

const SKIPPED_TAGS = "tagged elements that name no place";

function toNodeFeature({ type, id, tags, latitude, longitude }: OsmNode): OsmFeature {
  return { type, id, tags, location: { latitude, longitude } };
}

function toRelationFeature(
  { type, id, tags, members }: OsmRelation,
  { wayRefs, locations, skips }: FeatureContext,
): OsmFeature | null {
  const shape = buildRelationShape(collectMemberWays(members), wayRefs, locations);
  if (shape.missingWays > 0) {
    skips.add("areas with member ways outside the file (placed by what is there)", `relation/${id}`);
  }
  const location = findCentre(tags, members, locations, shape) ?? findPointInside(shape);
  if (location === null) return null;
  const feature: OsmFeature = { type, id, tags, location };
  const viewport = getViewport([...shape.outers, ...shape.openLines]);
  if (viewport !== null) feature.viewport = viewport;
  if (shape.outers.length > 0) feature.areaSquareMetres = measureAreaSquareMetres(shape);
  if (isBoundary(tags) && shape.isWhole && !members.some(isPartialOutline)) {
    const boundary = simplifyBoundary(shape);
    if (boundary !== undefined) feature.boundary = boundary;
    else skips.add("boundaries whose outline cannot be drawn (found all the same)", `relation/${id}`);
  }
  return feature;
}

/**
 * Returns the centre that mappers give a boundary: its label, or the seat of a commune or
 * a smaller unit. The seat of a région would be a town.
 *
 * @see https://wiki.openstreetmap.org/wiki/Relation:boundary#Relation_members
 */
function findCentre(
  tags: OsmTags,
  members: readonly OsmMember[],
  locations: NodeLocations,
  shape: RelationShape,
): LatLng | null {
  if (tags.type !== "boundary") return null;
  const at = (role: string) => {
    const member = members.find((candidate) => candidate.type === "node" && candidate.role === role);
    return member && locations.get(member.id);
  };
  const level = Number(tags.admin_level);
  const isLocal = level >= 7 || shape.outers.length === 0;
  return at("label") ?? (isLocal ? at("admin_centre") : undefined) ?? null;
}

function indexBoundary(
  index: AreaIndex,
  boundary: Boundary,
  wayRefs: WayRefs,
  locations: NodeLocations,
  skips: SkipLog,
): void {
  const { type, id, tags } = boundary;
  const shape: Polygon =
    boundary.type === "relation"
      ? buildRelationShape(boundary.ways, wayRefs, locations)
      : { outers: [getPoints(boundary.refs, locations)].filter((ring) => ring.length >= 3), inners: [] };
  const osm = `${type}/${id}`;
  if (shape.outers.length === 0) {
    skips.add("boundaries that the edge of the file cuts (not used for addresses)", osm);
    return;
  }
  const kind = tags.boundary === "postal_code" ? "postal_code" : "administrative";
  const level = Number.parseInt(tags.admin_level ?? "", 10);
  index.add({ osm, kind, adminLevel: kind === "administrative" && level > 0 ? level : 0, tags }, shape);
}

function isWanted({ tags }: OsmRelation): boolean {
  return isAreaRelation(tags) && isOfInterest(tags);
}

/** Whether a member is a relation with a part of the outline, which is not read. */
function isPartialOutline({ type, role }: OsmMember): boolean {
  return type === "relation" && (role === "outer" || role === "inner");
}

function isCentre({ type, role }: OsmMember): boolean {
  return type === "node" && (role === "label" || role === "admin_centre");
}

const COMMON_RELATION_TYPES: ReadonlySet<string> = new Set([
  "bridge",
  "building",
  "connectivity",
  "destination_sign",
  "enforcement",
  "network",
  "public_transport",
  "route",
  "route_master",
  "site",
  "superroute",
  "tunnel",
  "watershed",
  "waterway",
]);

function getRelationType(tags: OsmTags): string {
  const { type } = tags;
  if (type === undefined) return "no type";
  return COMMON_RELATION_TYPES.has(type) ? `type=${type}` : "another type";
}

const ALL_TYPES: ReadonlySet<OsmType> = new Set(["node", "way", "relation"]);
const PASS_COUNT = 4;

/** Reads all files in several passes and reports progress. */
class Passes {
  readonly header: OsmFileHeader = {};
  readonly #files: readonly OsmFile[];
  readonly #options: ExtractOptions;
  readonly #totalBytes: number;
  #doneBytes = 0;

  constructor(files: readonly OsmFile[], options: ExtractOptions) {
    this.#files = files;
    this.#options = options;
    this.#totalBytes = Math.max(1, PASS_COUNT * files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  }

  get fileCount(): number {
    return this.#files.length;
  }

  /** Elements in batches: an async step for each element would take longer than reading it. */
  everything(filter: ElementFilter, onBareNode: ReadOptions["onBareNode"]): AsyncGenerator<OsmElement[]> {
    // All passes meet the same faults; this one sees everything and reports them.
    return this.#batches(ALL_TYPES, this.#options.skips, filter, onBareNode);
  }

  /** Nodes, and ways too where they carry the positions of their nodes. */
  positions(areOnWays: boolean, onBareNode: ReadOptions["onBareNode"]): AsyncGenerator<(OsmNode | OsmWay)[]> {
    const want = new Set<OsmType>(areOnWays ? ["node", "way"] : ["node"]);
    const filter: ElementFilter = { wantsKey: (key) => key === "place", wantsId: () => true };
    // The readers yield only wanted types.
    return this.#batches(want, NO_SKIP_LOG, filter, onBareNode) as AsyncGenerator<(OsmNode | OsmWay)[]>;
  }

  ways(filter: ElementFilter): AsyncGenerator<OsmWay[]> {
    return this.#batches(new Set(["way"]), NO_SKIP_LOG, filter) as AsyncGenerator<OsmWay[]>;
  }

  relations(): AsyncGenerator<OsmRelation[]> {
    return this.#batches(new Set(["relation"]), NO_SKIP_LOG) as AsyncGenerator<OsmRelation[]>;
  }

  async *#batches(
    want: ReadonlySet<OsmType>,
    skips: SkipLog,
    filter?: ElementFilter,
    onBareNode?: ReadOptions["onBareNode"],
  ): AsyncGenerator<OsmElement[]> {
    const { signal, onProgress } = this.#options;
    for (const file of this.#files) {
      yield* file.read({
        want,
        filter,
        skips,
        signal,
        onBareNode,
        onHeader: (header) => this.#takeHeader(header),
        onProgress: (bytes) => onProgress?.((this.#doneBytes + bytes) / this.#totalBytes),
      });
      this.#doneBytes += file.sizeBytes;
      onProgress?.(this.#doneBytes / this.#totalBytes);
    }
  }

  #takeHeader({ dataTimestamp, bounds, attribution }: OsmFileHeader): void {
    const { header } = this;
    if (attribution !== undefined) header.attribution ??= attribution;
    if (dataTimestamp !== undefined && dataTimestamp > (header.dataTimestamp ?? "")) {
      header.dataTimestamp = dataTimestamp;
    }
    if (bounds === undefined) return;
    const [w, s, e, n] = header.bounds ?? bounds;
    header.bounds = [
      Math.min(w, bounds[0]),
      Math.min(s, bounds[1]),
      Math.max(e, bounds[2]),
      Math.max(n, bounds[3]),
    ];
  }
}
