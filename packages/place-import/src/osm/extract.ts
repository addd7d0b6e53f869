import type { SkipLog } from "@lieudit/intake";
import { NO_SKIP_LOG } from "@lieudit/intake";
import type { LatLng } from "@lieudit/place-model";
import { AreaIndex } from "./area-index.ts";
import { isAreaRelation, isOfInterest } from "./feature-interest.ts";
import { HouseStreets, isStreetRelation } from "./house-streets.ts";
import { viewportOf } from "./longitudes.ts";
import { NodeLocations } from "./node-locations.ts";
import type { OsmFile } from "./open-osm-file.ts";
import {
  hasTags,
  type OsmElement,
  type OsmFileHeader,
  type OsmMember,
  type OsmNode,
  type OsmRelation,
  type OsmTags,
  type OsmType,
  type OsmWay,
} from "./osm-element.ts";
import type { AreaLookup, OsmFeature } from "./osm-feature.ts";
import { type Polygon, pointInside, polygonAreaSquareMetres } from "./polygon.ts";
import {
  type MemberWays,
  memberWaysOf,
  pointsOf,
  type RelationShape,
  relationShape,
} from "./relation-shape.ts";
import { isSettlement, SettlementIndex } from "./settlement-index.ts";
import { IdCollector } from "./sorted-ids.ts";
import { wayFeature } from "./way-feature.ts";
import { WayRefs } from "./way-refs.ts";

export interface ExtractOptions {
  skips: SkipLog;
  signal?: AbortSignal | undefined;
  /** 0 to 1, over all passes. */
  onProgress?: ((share: number) => void) | undefined;
}

/** One or several files, read as one. */
export interface Extract {
  /** The newest timestamp and the bounds around all files. */
  header: OsmFileHeader;
  areas: AreaLookup;
  /** Every element that may matter to a map of places, in the order of the files. Can be read once. */
  features(): AsyncGenerator<OsmFeature>;
  /** Elements seen by `features`, with tags or without. */
  counts: Record<OsmType, number>;
}

/**
 * Reads what must be known before the first feature: which nodes matter,
 * where they are, the boundaries and the settlements.
 *
 * Files are read four times, because they hold nodes before the ways that
 * need them, and ways before the relations that need those. What is kept
 * between the passes is 16 bytes for each needed node, and the boundaries.
 *
 * @throws {ImportError} when a file cannot be read as a whole.
 */
export async function openExtract(files: readonly OsmFile[], options: ExtractOptions): Promise<Extract> {
  const passes = new Passes(files, options);
  const boundaries: Boundary[] = [];
  const memberWays = new IdCollector();
  const nodeIds = new IdCollector();
  const settlements = new SettlementIndex();
  const houseStreets = new HouseStreets();

  for await (const relations of passes.relations()) {
    for (const relation of relations) {
      houseStreets.add(relation);
      if (!isWanted(relation)) continue;
      const { id, tags, members } = relation;
      const ways = memberWaysOf(members);
      for (const wayId of ways.ids) memberWays.add(wayId);
      for (const member of members) if (isCentre(member)) nodeIds.add(member.id);
      if (isBoundary(tags)) boundaries.push({ type: "relation", id, tags, ways });
    }
  }
  const wayRefs = new WayRefs(memberWays.take());
  for await (const ways of passes.ways()) {
    for (const { id, tags, nodeIds: refs } of ways) {
      const isMember = wayRefs.wants(id);
      if (!isMember && !isOfInterest(tags)) continue;
      if (isMember) wayRefs.add(id, refs);
      else if (isBoundary(tags) && refs[0] === refs.at(-1)) {
        boundaries.push({ type: "way", id, tags, refs: Float64Array.from(refs) });
      }
      for (const ref of refs) nodeIds.add(ref);
    }
  }
  const locations = new NodeLocations(nodeIds.take());
  for await (const nodes of passes.nodes()) {
    for (const { id, latitude, longitude, tags } of nodes) {
      locations.set(id, latitude, longitude);
      if (isSettlement(tags)) settlements.add({ osm: `node/${id}`, location: { latitude, longitude }, tags });
    }
  }

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
    features: () => featuresOf(passes, { wayRefs, locations, houseStreets, counts, skips: options.skips }),
  };
}

interface BoundaryOf<Type extends OsmType> {
  type: Type;
  id: number;
  tags: OsmTags;
}

/** A relation, or a closed way that is a boundary by itself. */
type Boundary =
  | (BoundaryOf<"relation"> & { ways: MemberWays })
  | (BoundaryOf<"way"> & { refs: Float64Array });

interface FeatureContext {
  wayRefs: WayRefs;
  locations: NodeLocations;
  houseStreets: HouseStreets;
  counts: Record<OsmType, number>;
  skips: SkipLog;
}

async function* featuresOf(passes: Passes, context: FeatureContext): AsyncGenerator<OsmFeature> {
  const { counts, skips, locations, houseStreets } = context;
  // Extracts of neighbouring regions share what lies on their border.
  const seen = passes.fileCount > 1 ? new Set<string>() : null;
  for await (const elements of passes.everything()) {
    for (const element of elements) {
      counts[element.type] += 1;
      if (!mayBePlace(element, skips)) continue;
      if (seen !== null) {
        const key = `${element.type}/${element.id}`;
        if (seen.has(key)) continue;
        seen.add(key);
      }
      const feature =
        element.type === "node"
          ? nodeFeature(element)
          : element.type === "way"
            ? wayFeature(element, locations)
            : relationFeature(element, context);
      if (feature !== null) {
        feature.tags = houseStreets.completed(element.type, element.id, feature.tags);
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
  // Streets and turns are read by others.
  if (type === "relation" && (isStreetRelation(tags) || tags.type === "restriction")) return false;
  if (type === "relation" && !isAreaRelation(tags)) {
    skips.add(`relations of ${relationTypeOf(tags)}`, `relation/${id}`);
    return false;
  }
  if (isOfInterest(tags)) return true;
  skips.add("tagged elements that name no place");
  return false;
}

function nodeFeature({ type, id, tags, latitude, longitude }: OsmNode): OsmFeature {
  return { type, id, tags, location: { latitude, longitude } };
}

function relationFeature(
  { type, id, tags, members }: OsmRelation,
  { wayRefs, locations, skips }: FeatureContext,
): OsmFeature | null {
  const shape = relationShape(memberWaysOf(members), wayRefs, locations);
  if (shape.missingWays > 0) {
    skips.add("areas with member ways outside the file (placed by what is there)", `relation/${id}`);
  }
  const location = centreOf(tags, members, locations, shape) ?? pointInside(shape);
  if (location === null) return null;
  const feature: OsmFeature = { type, id, tags, location };
  const viewport = viewportOf([...shape.outers, ...shape.openLines]);
  if (viewport !== null) feature.viewport = viewport;
  if (shape.outers.length > 0) feature.areaSquareMetres = polygonAreaSquareMetres(shape);
  return feature;
}

/**
 * Where mappers say the middle of a boundary is: its label, and for a
 * commune or what is below it the seat. A région's seat would be a town.
 *
 * @see https://wiki.openstreetmap.org/wiki/Relation:boundary#Relation_members
 */
function centreOf(
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
      ? relationShape(boundary.ways, wayRefs, locations)
      : { outers: [pointsOf(boundary.refs, locations)].filter((ring) => ring.length >= 3), inners: [] };
  const osm = `${type}/${id}`;
  if (shape.outers.length === 0) {
    skips.add("boundaries that the edge of the file cuts (not used for addresses)", osm);
    return;
  }
  const kind = tags.boundary === "postal_code" ? "postal_code" : "administrative";
  const level = Number.parseInt(tags.admin_level ?? "", 10);
  index.add({ osm, kind, adminLevel: kind === "administrative" && level > 0 ? level : 0, tags }, shape);
}

function isBoundary(tags: OsmTags): boolean {
  if (tags.boundary === "postal_code") return true;
  return tags.boundary === "administrative" && tags.admin_level !== undefined && tags.name !== undefined;
}

function isWanted({ tags }: OsmRelation): boolean {
  return isAreaRelation(tags) && isOfInterest(tags);
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

function relationTypeOf(tags: OsmTags): string {
  const { type } = tags;
  if (type === undefined) return "no type";
  return COMMON_RELATION_TYPES.has(type) ? `type=${type}` : "another type";
}

const ALL_TYPES: ReadonlySet<OsmType> = new Set(["node", "way", "relation"]);
const PASS_COUNT = 4;

/** Reads all files again and again, and keeps count of how far that is. */
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

  /** Lists of elements, as they come: one step of an async loop for each element would take longer than reading it. */
  everything(): AsyncGenerator<OsmElement[]> {
    // All passes meet the same faults; this one sees everything, and tells.
    return this.#batches(ALL_TYPES, this.#options.skips);
  }

  nodes(): AsyncGenerator<OsmNode[]> {
    // The readers give only what is wanted.
    return this.#batches(new Set(["node"]), NO_SKIP_LOG) as AsyncGenerator<OsmNode[]>;
  }

  ways(): AsyncGenerator<OsmWay[]> {
    return this.#batches(new Set(["way"]), NO_SKIP_LOG) as AsyncGenerator<OsmWay[]>;
  }

  relations(): AsyncGenerator<OsmRelation[]> {
    return this.#batches(new Set(["relation"]), NO_SKIP_LOG) as AsyncGenerator<OsmRelation[]>;
  }

  async *#batches(want: ReadonlySet<OsmType>, skips: SkipLog): AsyncGenerator<OsmElement[]> {
    const { signal, onProgress } = this.#options;
    for (const file of this.#files) {
      yield* file.read({
        want,
        skips,
        signal,
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
