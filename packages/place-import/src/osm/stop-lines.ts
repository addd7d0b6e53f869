import type { OsmRelation, OsmTags, OsmType } from "./osm-element.ts";

/** A line of public transport that serves a stop. */
export interface StopLine {
  /** `relation/123` */
  osm: string;
  /** `route`, `ref`, `name`, `colour`, `network` and `operator`, where they are known. */
  tags: OsmTags;
}

/**
 * The lines at each stop, from route relations. Stops do not have them in their tags.
 *
 * @see https://wiki.openstreetmap.org/wiki/Relation:route
 */
export class StopLines {
  readonly #lines: StopLine[] = [];
  readonly #byStop: Readonly<Record<OsmType, Map<number, number[]>>> = {
    node: new Map(),
    way: new Map(),
    relation: new Map(),
  };

  /** Adds the stops of `relation` if it is a line. */
  add({ id, tags, members }: OsmRelation): void {
    const { type, route = "", ref, name } = tags;
    if (type !== "route" || !MODES.has(route) || (ref ?? name) === undefined) return;
    const stops = members.filter(({ role }) => STOP_ROLE.test(role));
    if (stops.length === 0) return;
    const kept: Record<string, string> = {};
    for (const key of KEPT_TAGS) if (tags[key] !== undefined) kept[key] = tags[key];
    const number = this.#lines.push({ osm: `relation/${id}`, tags: kept }) - 1;
    for (const stop of stops) {
      const numbers = this.#byStop[stop.type].get(stop.id);
      if (numbers === undefined) this.#byStop[stop.type].set(stop.id, [number]);
      else if (numbers.length < MAX_LINES && numbers.at(-1) !== number) numbers.push(number);
    }
  }

  /** Returns the lines at an element. */
  linesAt(type: OsmType, id: number): StopLine[] {
    return (this.#byStop[type].get(id) ?? []).flatMap((number) => this.#lines[number] ?? []);
  }
}

/** `stop_entry_only`, `platform_exit_only` and the like too. */
const STOP_ROLE = /^(?:stop|platform)(?:_|$)/;
/** Both directions and all variants of a line are lines of their own. */
const MAX_LINES = 200;
const KEPT_TAGS = ["route", "ref", "name", "colour", "network", "operator"];
const MODES: ReadonlySet<string> = new Set([
  "bus",
  "trolleybus",
  "share_taxi",
  "tram",
  "subway",
  "light_rail",
  "train",
  "monorail",
  "funicular",
  "ferry",
]);
