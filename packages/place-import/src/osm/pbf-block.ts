import type { LatLng } from "@lieudit/place-model";
import {
  isElementId,
  isPosition,
  isWithinLimits,
  MAX_RELATION_MEMBERS,
  MAX_WAY_NODES,
  SKIPPED,
  TagCollector,
} from "./element-limits.ts";
import {
  type ElementFilter,
  NO_TAGS,
  type OsmElement,
  type OsmMember,
  type OsmTags,
  type OsmType,
  type OsmWay,
  type ReadOptions,
} from "./osm-element.ts";
import { BadMessage, FieldReader, NO_NUMBERS, type PackedNumbers } from "./pbf-fields.ts";

/**
 * Elements are passed on in batches of at most this size, so a hostile block never becomes
 * one huge array.
 */
const BATCH_SIZE = 1_024;

/** A block of the usual size has some thousands. */
const MAX_STRINGS = 1_000_000;

export interface BlockOptions extends Pick<ReadOptions, "want" | "filter" | "skips" | "onBareNode"> {
  /** Position of the block, for the skip log. */
  where: string;
  /** Receives the types of elements in the block, wanted or not. */
  seen?: Set<OsmType> | undefined;
}

/**
 * Yields the elements of a `PrimitiveBlock` in order.
 *
 * @throws {BadMessage} when the block contradicts itself. Elements yielded before stay
 * valid.
 * @see https://wiki.openstreetmap.org/wiki/PBF_Format#Definition_of_OSMData_fileblock
 */
export function* readBlock(bytes: Uint8Array, options: BlockOptions): Generator<OsmElement[]> {
  const block = parseBlock(bytes, options.filter);
  const context = { block, ...options, tags: new TagCollector(options.skips) };
  for (const fields = new FieldReader(bytes); fields.next(); ) {
    if (fields.field !== 2 || !fields.hasBytes) continue;
    let batch: OsmElement[] = [];
    for (const element of readGroup(fields.readMessage(), context)) {
      batch.push(element);
      if (batch.length < BATCH_SIZE) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
}

interface Block {
  strings: StringTable;
  /** Nanodegrees. */
  granularity: number;
  latOffset: number;
  lonOffset: number;
}

interface GroupContext extends BlockOptions {
  block: Block;
  tags: TagCollector;
}

/** Decodes strings on demand: most of a block's strings belong to unwanted elements. */
class StringTable {
  readonly #slices: Uint8Array[] = [];
  readonly #decoded: (string | undefined)[] = [];
  readonly #filter: ElementFilter | undefined;
  readonly #isWanted: (boolean | undefined)[] = [];
  static readonly #decoder = new TextDecoder();

  constructor(filter: ElementFilter | undefined) {
    this.#filter = filter;
  }

  add(slice: Uint8Array): void {
    if (this.#slices.length >= MAX_STRINGS) throw new BadMessage(`it has more than ${MAX_STRINGS} strings`);
    this.#slices.push(slice);
  }

  get(index: number): string {
    const cached = this.#decoded[index];
    if (cached !== undefined) return cached;
    const slice = this.#slices[index];
    if (slice === undefined) throw new BadMessage(`string ${index} is not in its table`);
    const text = StringTable.#decoder.decode(slice);
    this.#decoded[index] = text;
    return text;
  }

  /** Whether the filter wants elements with the key. */
  isWantedKey(index: number): boolean {
    if (this.#filter === undefined) return true;
    let isWanted = this.#isWanted[index];
    if (isWanted === undefined) {
      isWanted = this.#filter.wantsKey(this.get(index));
      this.#isWanted[index] = isWanted;
    }
    return isWanted;
  }
}

/** The parts that all groups need; the format does not guarantee that they come first. */
function parseBlock(bytes: Uint8Array, filter: ElementFilter | undefined): Block {
  const block: Block = { strings: new StringTable(filter), granularity: 100, latOffset: 0, lonOffset: 0 };
  for (const fields = new FieldReader(bytes); fields.next(); ) {
    const { field } = fields;
    if (field === 1) {
      for (const strings = fields.readMessage(); strings.next(); ) {
        if (strings.field === 1) block.strings.add(strings.readBytes());
      }
    } else if (field === 17) block.granularity = fields.readInt64();
    else if (field === 19) block.latOffset = fields.readInt64();
    else if (field === 20) block.lonOffset = fields.readInt64();
  }
  return block;
}

function* readGroup(fields: FieldReader, context: GroupContext): Generator<OsmElement> {
  const { want, seen } = context;
  while (fields.next()) {
    const kind = fields.hasBytes ? GROUP_FIELDS[fields.field] : undefined;
    if (kind === undefined) continue;
    const type = kind === "dense" ? "node" : kind;
    seen?.add(type);
    if (!want.has(type)) continue;
    const message = fields.readMessage();
    if (kind === "dense") yield* readDenseNodes(message, context);
    else {
      const element =
        kind === "node" ? readPlainNode(message, context) : readWayOrRelation(kind, message, context);
      if (element !== null) yield element;
    }
  }
}

const GROUP_FIELDS: Readonly<Record<number, "dense" | OsmType>> = {
  1: "node",
  2: "dense",
  3: "way",
  4: "relation",
};

function* readDenseNodes(fields: FieldReader, context: GroupContext): Generator<OsmElement> {
  const { tags } = context;
  let idList = NO_NUMBERS;
  let latList = NO_NUMBERS;
  let lonList = NO_NUMBERS;
  let tagList = NO_NUMBERS;
  while (fields.next()) {
    const { field } = fields;
    if (field === 1) idList = fields.readList();
    else if (field === 8) latList = fields.readList();
    else if (field === 9) lonList = fields.readList();
    else if (field === 10) tagList = fields.readList();
  }
  let id = 0;
  let lat = 0;
  let lon = 0;
  while (idList.hasMore) {
    if (!latList.hasMore || !lonList.hasMore) throw new BadMessage("it has more node ids than positions");
    id += idList.nextSigned();
    lat += latList.nextSigned();
    lon += lonList.nextSigned();
    const hasTags = readDenseTags(tagList, id, context);
    const node = createNode(id, lat, lon, tags.take(NO_TAGS), hasTags, context);
    if (node !== null) yield node;
  }
  if (latList.hasMore || lonList.hasMore) throw new BadMessage("it has more positions than node ids");
}

/**
 * Collects the tags of a node of a dense list, which end with a 0 or with the list, if the
 * filter wants one of them. Returns whether there are any.
 */
function readDenseTags(tagList: PackedNumbers, id: number, { block, tags }: GroupContext): boolean {
  const start = tagList.position;
  let hasTags = false;
  let isWanted = false;
  for (let key = nextOrZero(tagList); key !== 0 && !isWanted; key = isWanted ? 0 : nextOrZero(tagList)) {
    hasTags = true;
    isWanted = block.strings.isWantedKey(key);
    if (!tagList.hasMore) throw new BadMessage("a tag has a key but no value");
    tagList.next();
  }
  if (!isWanted) return hasTags;
  const where = () => `node/${id}`;
  tagList.position = start;
  for (let key = nextOrZero(tagList); key !== 0; key = nextOrZero(tagList)) {
    if (!tagList.hasMore) throw new BadMessage("a tag has a key but no value");
    tags.add(block.strings.get(key), block.strings.get(tagList.next()), where);
  }
  return true;
}

function nextOrZero(list: PackedNumbers): number {
  return list.hasMore ? list.next() : 0;
}

function readPlainNode(fields: FieldReader, context: GroupContext): OsmElement | null {
  let id = 0;
  let lat = 0;
  let lon = 0;
  let keys = NO_NUMBERS;
  let values = NO_NUMBERS;
  while (fields.next()) {
    const { field } = fields;
    if (field === 1) id = fields.readSignedNumber();
    else if (field === 8) lat = fields.readSignedNumber();
    else if (field === 9) lon = fields.readSignedNumber();
    else if (field === 2) keys = fields.readList();
    else if (field === 3) values = fields.readList();
  }
  const hasTags = keys.hasMore;
  const tags = hasWantedKey(keys, context) ? readTags(keys, values, () => `node/${id}`, context) : NO_TAGS;
  return createNode(id, lat, lon, tags, hasTags, context);
}

function readWayOrRelation(
  kind: "way" | "relation",
  fields: FieldReader,
  context: GroupContext,
): OsmElement | null {
  const { block, filter, skips, where } = context;
  let id = 0;
  let keys = NO_NUMBERS;
  let values = NO_NUMBERS;
  // Of a way: node ids, latitudes, longitudes. Of a relation: roles, member ids, types.
  let eighth = NO_NUMBERS;
  let ninth = NO_NUMBERS;
  let tenth = NO_NUMBERS;
  while (fields.next()) {
    const { field } = fields;
    if (field === 1) id = fields.readInt64();
    else if (field === 2) keys = fields.readList();
    else if (field === 3) values = fields.readList();
    else if (field === 8) eighth = fields.readList();
    else if (field === 9) ninth = fields.readList();
    else if (field === 10) tenth = fields.readList();
  }
  if (!isElementId(id)) {
    skips.add(SKIPPED.badId, `${where}, ${kind} ${id}`);
    return null;
  }
  const named = () => `${kind}/${id}`;
  const isWanted = hasWantedKey(keys, context) || filter?.wantsId?.(kind, id) === true;
  // Longer lists may be above the limits, which is reported.
  if (!isWanted && eighth.byteCount <= MAX_WAY_NODES) {
    filter?.onUnwanted?.(kind, keys.hasMore);
    return null;
  }
  const tags = readTags(keys, values, named, context);
  if (kind === "way") {
    const way: OsmWay = { type: "way", id, nodeIds: readNodeIds(eighth), tags };
    if (ninth.hasMore) way.locations = readWayLocations(ninth, tenth, way.nodeIds.length, block);
    return isWithinLimits(way, skips, named) ? way : null;
  }
  const members = readMembers(eighth, ninth, tenth, block.strings);
  const relation: OsmElement = { type: "relation", id, members, tags };
  return isWithinLimits(relation, skips, named) ? relation : null;
}

/** Whether the filter wants one of the keys; true without a filter. Leaves the list as it is. */
function hasWantedKey(keys: PackedNumbers, { filter, block }: GroupContext): boolean {
  if (filter === undefined) return true;
  const start = keys.position;
  let isWanted = false;
  while (!isWanted && keys.hasMore) isWanted = block.strings.isWantedKey(keys.next());
  keys.position = start;
  return isWanted;
}

function readTags(
  keys: PackedNumbers,
  values: PackedNumbers,
  where: () => string,
  { block, tags }: GroupContext,
): OsmTags {
  while (keys.hasMore) {
    if (!values.hasMore) throw new BadMessage("a tag has a key but no value");
    tags.add(block.strings.get(keys.next()), block.strings.get(values.next()), where);
  }
  return tags.take(NO_TAGS);
}

/** Returns a node, or null if it is invalid or `onBareNode` has received it. */
function createNode(
  id: number,
  lat: number,
  lon: number,
  tags: OsmTags,
  hasTags: boolean,
  { block, skips, where, onBareNode }: GroupContext,
): OsmElement | null {
  const latitude = toDegrees(lat, block.latOffset, block);
  const longitude = toDegrees(lon, block.lonOffset, block);
  if (!isElementId(id)) {
    skips.add(SKIPPED.badId, `${where}, node ${id}`);
    return null;
  }
  if (!isPosition(latitude, longitude)) {
    skips.add(SKIPPED.badPosition, `${where}, node/${id} at ${latitude}, ${longitude}`);
    return null;
  }
  if (tags === NO_TAGS && onBareNode !== undefined) {
    onBareNode(id, latitude, longitude, hasTags);
    return null;
  }
  return { type: "node", id, latitude, longitude, tags };
}

function readNodeIds(list: PackedNumbers): number[] {
  const ids: number[] = [];
  let id = 0;
  // One past the limit shows that there are too many.
  while (list.hasMore && ids.length <= MAX_WAY_NODES) {
    id += list.nextSigned();
    ids.push(id);
  }
  return ids;
}

/**
 * Reads the positions of a way's nodes, which files with the feature `LocationsOnWays` have.
 *
 * @see https://wiki.openstreetmap.org/wiki/PBF_Format#Ways
 */
function readWayLocations(
  latList: PackedNumbers,
  lonList: PackedNumbers,
  count: number,
  block: Block,
): (LatLng | undefined)[] {
  const locations: (LatLng | undefined)[] = [];
  let lat = 0;
  let lon = 0;
  while (latList.hasMore && lonList.hasMore && locations.length < count) {
    lat += latList.nextSigned();
    lon += lonList.nextSigned();
    const latitude = toDegrees(lat, block.latOffset, block);
    const longitude = toDegrees(lon, block.lonOffset, block);
    // Unknown positions are written as a number outside the world.
    locations.push(isPosition(latitude, longitude) ? { latitude, longitude } : undefined);
  }
  return locations;
}

function toDegrees(units: number, offset: number, { granularity }: Block): number {
  // Integer nanodegrees first: adding and dividing fractions would change the last digit.
  return (offset + granularity * units) / 1e9;
}

const MEMBER_TYPES = ["node", "way", "relation"] as const;

function readMembers(
  roleList: PackedNumbers,
  idList: PackedNumbers,
  typeList: PackedNumbers,
  strings: StringTable,
): OsmMember[] {
  const members: OsmMember[] = [];
  let id = 0;
  while (idList.hasMore && members.length <= MAX_RELATION_MEMBERS) {
    if (!roleList.hasMore || !typeList.hasMore) throw new BadMessage("a relation member has no type or role");
    id += idList.nextSigned();
    const type = MEMBER_TYPES[typeList.next()];
    if (type === undefined) throw new BadMessage("a relation member is of an unknown type");
    members.push({ type, id, role: strings.get(roleList.next()) });
  }
  return members;
}
