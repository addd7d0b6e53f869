import type { SkipLog } from "@lieudit/intake";
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
  NO_TAGS,
  type OsmElement,
  type OsmMember,
  type OsmTags,
  type OsmType,
  type OsmWay,
  type ReadOptions,
} from "./osm-element.ts";
import {
  BadMessage,
  eachField,
  PackedNumbers,
  readByteFields,
  readBytesField,
  readNumberField,
} from "./pbf-fields.ts";

/**
 * Elements are passed on in batches of at most this size, so a hostile block never becomes
 * one huge array.
 */
const BATCH_SIZE = 1_024;

/** A block of the usual size has some thousands. */
const MAX_STRINGS = 1_000_000;

export interface BlockOptions {
  want: ReadonlySet<OsmType>;
  skips: SkipLog;
  /** Position of the block, for the skip log. */
  where: string;
  /** Receives the types of elements in the block, wanted or not. */
  seen?: Set<OsmType> | undefined;
  onBareNode?: ReadOptions["onBareNode"];
}

/**
 * Yields the elements of a `PrimitiveBlock` in order.
 *
 * @throws {BadMessage} when the block contradicts itself. Elements yielded before stay
 * valid.
 * @see https://wiki.openstreetmap.org/wiki/PBF_Format#Definition_of_OSMData_fileblock
 */
export function* readBlock(bytes: Uint8Array, options: BlockOptions): Generator<OsmElement[]> {
  const block = parseBlock(bytes);
  const context = { block, ...options, tags: new TagCollector(options.skips) };
  for (const { field, bytes: group } of readByteFields(bytes)) {
    if (field !== 2) continue;
    let batch: OsmElement[] = [];
    for (const element of readGroup(group, context)) {
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
  static readonly #decoder = new TextDecoder();

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
}

/** The parts that all groups need; the format does not guarantee that they come first. */
function parseBlock(bytes: Uint8Array): Block {
  const block: Block = { strings: new StringTable(), granularity: 100, latOffset: 0, lonOffset: 0 };
  eachField(bytes, (field, reader) => {
    if (field === 1) {
      eachField(readBytesField(reader), (inner, strings) => {
        if (inner === 1) block.strings.add(readBytesField(strings));
      });
    } else if (field === 17) block.granularity = readNumberField(reader, true);
    else if (field === 19) block.latOffset = readNumberField(reader, true);
    else if (field === 20) block.lonOffset = readNumberField(reader, true);
  });
  return block;
}

function* readGroup(group: Uint8Array, context: GroupContext): Generator<OsmElement> {
  const { want, seen } = context;
  for (const { field, bytes } of readByteFields(group)) {
    const kind = GROUP_FIELDS[field];
    if (kind === undefined) continue;
    const type = kind === "dense" ? "node" : kind;
    seen?.add(type);
    if (!want.has(type)) continue;
    if (kind === "dense") yield* readDenseNodes(bytes, context);
    else {
      const element =
        kind === "node" ? readPlainNode(bytes, context) : readWayOrRelation(kind, bytes, context);
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

function* readDenseNodes(bytes: Uint8Array, context: GroupContext): Generator<OsmElement> {
  const { tags } = context;
  let ids: Uint8Array = NOTHING;
  let lats: Uint8Array = NOTHING;
  let lons: Uint8Array = NOTHING;
  let keysAndValues: Uint8Array = NOTHING;
  eachField(bytes, (field, reader) => {
    if (field === 1) ids = readBytesField(reader);
    else if (field === 8) lats = readBytesField(reader);
    else if (field === 9) lons = readBytesField(reader);
    else if (field === 10) keysAndValues = readBytesField(reader);
  });
  const idList = new PackedNumbers(ids);
  const latList = new PackedNumbers(lats);
  const lonList = new PackedNumbers(lons);
  const tagList = new PackedNumbers(keysAndValues);
  let id = 0;
  let lat = 0;
  let lon = 0;
  while (idList.hasMore) {
    if (!latList.hasMore || !lonList.hasMore) throw new BadMessage("it has more node ids than positions");
    id += idList.nextSigned();
    lat += latList.nextSigned();
    lon += lonList.nextSigned();
    const key = tagList.hasMore ? tagList.next() : 0;
    if (key !== 0) readDenseTags(key, tagList, id, context);
    const node = createNode(id, lat, lon, tags.take(NO_TAGS), context);
    if (node !== null) yield node;
  }
  if (latList.hasMore || lonList.hasMore) throw new BadMessage("it has more positions than node ids");
}

/** Collects the tags of a node of a dense list, which end with a 0 or with the list. */
function readDenseTags(
  firstKey: number,
  tagList: PackedNumbers,
  id: number,
  { block, tags }: GroupContext,
): void {
  const where = () => `node/${id}`;
  for (let key = firstKey; key !== 0; key = tagList.hasMore ? tagList.next() : 0) {
    if (!tagList.hasMore) throw new BadMessage("a tag has a key but no value");
    tags.add(block.strings.get(key), block.strings.get(tagList.next()), where);
  }
}

function readPlainNode(bytes: Uint8Array, context: GroupContext): OsmElement | null {
  let id = 0;
  let lat = 0;
  let lon = 0;
  const readTags = createTagReader(context);
  eachField(bytes, (field, reader) => {
    if (field === 1) id = reader.readSVarint();
    else if (field === 8) lat = reader.readSVarint();
    else if (field === 9) lon = reader.readSVarint();
    else if (field === 2 || field === 3) readTags.add(field, readBytesField(reader));
  });
  const tags = readTags.finish(() => `node/${id}`);
  return createNode(id, lat, lon, tags, context);
}

function readWayOrRelation(
  kind: "way" | "relation",
  bytes: Uint8Array,
  context: GroupContext,
): OsmElement | null {
  const { block, skips, where } = context;
  let id = 0;
  let refs: Uint8Array = NOTHING;
  let roles: Uint8Array = NOTHING;
  let types: Uint8Array = NOTHING;
  let memberIds: Uint8Array = NOTHING;
  let lats: Uint8Array = NOTHING;
  let lons: Uint8Array = NOTHING;
  const readTags = createTagReader(context);
  eachField(bytes, (field, reader) => {
    if (field === 1) id = readNumberField(reader, true);
    else if (field === 2 || field === 3) readTags.add(field, readBytesField(reader));
    else if (field === 8) {
      if (kind === "way") refs = readBytesField(reader);
      else roles = readBytesField(reader);
    } else if (field === 9) {
      if (kind === "way") lats = readBytesField(reader);
      else memberIds = readBytesField(reader);
    } else if (field === 10) {
      if (kind === "way") lons = readBytesField(reader);
      else types = readBytesField(reader);
    }
  });
  const tags = readTags.finish(() => `${kind}/${id}`);
  if (!isElementId(id)) {
    skips.add(SKIPPED.badId, `${where}, ${kind} ${id}`);
    return null;
  }
  const named = () => `${kind}/${id}`;
  if (kind === "way") {
    const way: OsmWay = { type: "way", id, nodeIds: readNodeIds(refs), tags };
    if (lats.length > 0) way.locations = readWayLocations(lats, lons, way.nodeIds.length, block);
    return isWithinLimits(way, skips, named) ? way : null;
  }
  const members = readMembers(roles, memberIds, types, block.strings);
  const relation: OsmElement = { type: "relation", id, members, tags };
  return isWithinLimits(relation, skips, named) ? relation : null;
}

/** Returns a node, or null if it is invalid or `onBareNode` has received it. */
function createNode(
  id: number,
  lat: number,
  lon: number,
  tags: OsmTags,
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
    onBareNode(id, latitude, longitude);
    return null;
  }
  return { type: "node", id, latitude, longitude, tags };
}

function readNodeIds(refs: Uint8Array): number[] {
  const list = new PackedNumbers(refs);
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
  lats: Uint8Array,
  lons: Uint8Array,
  count: number,
  block: Block,
): (LatLng | undefined)[] {
  const latList = new PackedNumbers(lats);
  const lonList = new PackedNumbers(lons);
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
  roles: Uint8Array,
  memberIds: Uint8Array,
  types: Uint8Array,
  strings: StringTable,
): OsmMember[] {
  const roleList = new PackedNumbers(roles);
  const idList = new PackedNumbers(memberIds);
  const typeList = new PackedNumbers(types);
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

function createTagReader({ block, tags }: GroupContext) {
  let keys: Uint8Array = NOTHING;
  let values: Uint8Array = NOTHING;
  return {
    add(field: number, bytes: Uint8Array): void {
      if (field === 2) keys = bytes;
      else values = bytes;
    },
    finish(where: () => string): OsmTags {
      const keyList = new PackedNumbers(keys);
      const valueList = new PackedNumbers(values);
      while (keyList.hasMore) {
        if (!valueList.hasMore) throw new BadMessage("a tag has a key but no value");
        tags.add(block.strings.get(keyList.next()), block.strings.get(valueList.next()), where);
      }
      return tags.take(NO_TAGS);
    },
  };
}

const NOTHING = new Uint8Array(0);
