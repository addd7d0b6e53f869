import type { SkipLog } from "@lieudit/intake";
import type { LatLng } from "@lieudit/place-model";
import { SaxesParser } from "saxes";
import {
  isElementId,
  isPosition,
  isWithinLimits,
  MAX_KEY_CHARACTERS,
  MAX_RELATION_MEMBERS,
  MAX_WAY_NODES,
  SKIPPED,
  TagCollector,
} from "./element-limits.ts";
import {
  NO_TAGS,
  type OsmElement,
  type OsmFileHeader,
  type OsmMember,
  type OsmType,
  type OsmWay,
} from "./osm-element.ts";

/** OSM XML is four levels deep; deeper nesting is rejected. */
const MAX_DEPTH = 32;

/** Maximum characters of a tag or text, far above what OpenStreetMap allows. */
const MAX_TOKEN_CHARACTERS = 4 * 1024 * 1024;

/** An XML error: the message says why, `line` says where. */
export class BadXml extends Error {
  override readonly name = "BadXml";
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Reads OSM XML chunk by chunk. Document types are rejected, so entities are never
 * expanded.
 *
 * @see https://wiki.openstreetmap.org/wiki/OSM_XML
 */
export class XmlElements {
  readonly header: OsmFileHeader = {};
  readonly #parser = new SaxesParser();
  readonly #skips: SkipLog;
  readonly #tags: TagCollector;
  #elements: OsmElement[] = [];
  #open: OpenElement | null = null;
  #depth = 0;
  #sinceEvent = 0;
  #isClosed = false;

  constructor(skips: SkipLog) {
    this.#skips = skips;
    this.#tags = new TagCollector(skips);
    const parser = this.#parser;
    parser.on("error", (error) => this.#fail(getReason(error)));
    parser.on("doctype", () => this.#fail("a document type is not part of OSM XML, and is refused"));
    parser.on("xmldecl", ({ encoding }) => {
      if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding)) {
        this.#fail(`its encoding is "${encoding.slice(0, 40)}"; only UTF-8 is read`);
      }
    });
    parser.on("text", () => {
      this.#sinceEvent = 0;
    });
    parser.on("opentag", (tag) => this.#opened(tag.name, tag.attributes as Record<string, string>));
    parser.on("closetag", (tag) => this.#closed(tag.name));
  }

  /** @throws {BadXml} */
  write(text: string): void {
    this.#sinceEvent += text.length;
    this.#parser.write(text);
    if (this.#sinceEvent > MAX_TOKEN_CHARACTERS) {
      this.#fail(`one tag or text is longer than ${MAX_TOKEN_CHARACTERS} characters`);
    }
  }

  /** @throws {BadXml} when the document is not whole. */
  end(): void {
    if (!this.#isClosed) this.#fail("the file is cut off: </osm> is missing");
    this.#parser.close();
  }

  /** Returns the elements completed since the last call. */
  take(): OsmElement[] {
    const elements = this.#elements;
    this.#elements = [];
    return elements;
  }

  #fail(why: string): never {
    throw new BadXml(why, this.#parser.line);
  }

  #opened(name: string, attributes: Record<string, string>): void {
    this.#sinceEvent = 0;
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) this.#fail(`elements are nested more than ${MAX_DEPTH} deep`);
    if (this.#depth === 1) this.#openRoot(name, attributes);
    else if (this.#depth === 2) this.#openTop(name, attributes);
    else if (this.#depth === 3 && this.#open !== null) this.#openChild(this.#open, name, attributes);
  }

  #openRoot(name: string, attributes: Record<string, string>): void {
    if (name === "osm") {
      this.#noteTimestamp(attributes.osmosis_replication_timestamp ?? attributes.timestamp);
      this.#noteAttribution(attributes.attribution);
      return;
    }
    if (name === "osmChange") {
      this.#fail("it is a change file (.osc), not an extract; import the extract that it changes");
    }
    this.#fail(`its root is <${name.slice(0, 40)}> and not <osm>`);
  }

  #openTop(name: string, attributes: Record<string, string>): void {
    if (name === "node" || name === "way" || name === "relation") {
      this.#open = {
        type: name,
        attributes,
        nodeIds: [],
        locations: [],
        members: [],
        line: this.#parser.line,
      };
    } else if (name === "bounds") {
      const sides = ["minlon", "minlat", "maxlon", "maxlat"].map((side) => toNumber(attributes[side]));
      const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = sides;
      if (isPosition(south, west) && isPosition(north, east)) this.header.bounds = [west, south, east, north];
    } else if (name === "meta") this.#noteTimestamp(attributes.osm_base);
  }

  #openChild(open: OpenElement, name: string, attributes: Record<string, string>): void {
    if (name === "tag") {
      const { k, v } = attributes;
      if (k !== undefined && v !== undefined) this.#tags.add(k, v, () => this.#nameOf(open));
    } else if (name === "nd" && open.type === "way") {
      // One past the limit shows that there are too many.
      if (open.nodeIds.length > MAX_WAY_NODES) return;
      open.nodeIds.push(toNumber(attributes.ref));
      const [latitude, longitude] = [toNumber(attributes.lat), toNumber(attributes.lon)];
      open.locations.push(isPosition(latitude, longitude) ? { latitude, longitude } : undefined);
    } else if (name === "member" && open.type === "relation") {
      const { type, ref, role = "" } = attributes;
      if (open.members.length > MAX_RELATION_MEMBERS) return;
      if (type === "node" || type === "way" || type === "relation") {
        open.members.push({ type, id: toNumber(ref), role });
      }
    }
  }

  #closed(name: string): void {
    this.#sinceEvent = 0;
    if (this.#depth === 2 && this.#open !== null) {
      const element = this.#finish(this.#open);
      if (element !== null) this.#elements.push(element);
      this.#open = null;
    }
    this.#depth -= 1;
    if (this.#depth === 0 && name === "osm") this.#isClosed = true;
  }

  #finish(open: OpenElement): OsmElement | null {
    const tags = this.#tags.take(NO_TAGS);
    const { type, attributes, nodeIds, locations, members } = open;
    const where = () => this.#nameOf(open);
    if (attributes.visible === "false" || attributes.action === "delete") {
      this.#skips.add(SKIPPED.deleted, where());
      return null;
    }
    const id = toNumber(attributes.id);
    if (!isElementId(id)) {
      this.#skips.add(SKIPPED.badId, where());
      return null;
    }
    if (type === "node") {
      const latitude = toNumber(attributes.lat);
      const longitude = toNumber(attributes.lon);
      if (isPosition(latitude, longitude)) return { type, id, latitude, longitude, tags };
      this.#skips.add(SKIPPED.badPosition, where());
      return null;
    }
    if (type === "relation") {
      const relation: OsmElement = { type, id, members, tags };
      return isWithinLimits(relation, this.#skips, where) ? relation : null;
    }
    const way: OsmWay = { type, id, nodeIds, tags };
    if (locations.some((location) => location !== undefined)) way.locations = locations;
    return isWithinLimits(way, this.#skips, where) ? way : null;
  }

  #nameOf(open: OpenElement): string {
    return `line ${open.line}, ${open.type}/${(open.attributes.id ?? "?").slice(0, 20)}`;
  }

  /** OpenStreetMap's own files have the URL of its copyright page here. */
  #noteAttribution(text: string | undefined): void {
    if (text === undefined || text.trim() === "" || /^https?:/.test(text)) return;
    this.header.attribution = text.trim().slice(0, MAX_KEY_CHARACTERS);
  }

  #noteTimestamp(text: string | undefined): void {
    if (text !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)) {
      this.header.dataTimestamp = text;
    }
  }
}

interface OpenElement {
  type: OsmType;
  attributes: Readonly<Record<string, string>>;
  nodeIds: number[];
  /** Positions on `nd`, as some tools write them. */
  locations: (LatLng | undefined)[];
  members: OsmMember[];
  line: number;
}

function toNumber(text: string | undefined): number {
  // Number("") is 0 and Number("0x10") is 16, which OSM never writes.
  return text !== undefined && /^[+-]?\d+(\.\d*)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/**
 * Returns the parser's message without its position, which `BadXml` has separately, and
 * without its full stop.
 */
function getReason(error: Error): string {
  return error.message
    .replace(/^[^:]*:\d+: /, "")
    .replace(/^\d+:\d+: /, "")
    .replace(/\.$/, "")
    .slice(0, 200);
}
