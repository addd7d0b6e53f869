import type { OsmRelation, OsmTags, OsmType } from "./osm-element.ts";

/**
 * Streets of houses that are named by a relation instead of their own tags, as thousands
 * in France are.
 *
 * @see https://wiki.openstreetmap.org/wiki/Relation:associatedStreet
 */
export class HouseStreets {
  readonly #streets: string[] = [];
  readonly #byHouse: Readonly<Record<OsmType, Map<number, number>>> = {
    node: new Map(),
    way: new Map(),
    relation: new Map(),
  };

  /** Adds the houses of `relation` if it is an associatedStreet. */
  add({ tags, members }: OsmRelation): void {
    const street = isStreetRelation(tags) ? (tags.name ?? tags["addr:street"]) : undefined;
    if (street === undefined) return;
    const houses = members.filter(({ role }) => HOUSE_ROLES.has(role));
    if (houses.length === 0) return;
    const number = this.#streets.push(street) - 1;
    for (const { type, id } of houses) this.#byHouse[type].set(id, number);
  }

  /** The tags of a house with its street; the same tags for all others. */
  completed(type: OsmType, id: number, tags: OsmTags): OsmTags {
    if (tags["addr:housenumber"] === undefined) return tags;
    if (tags["addr:street"] !== undefined || tags["addr:place"] !== undefined) return tags;
    const number = this.#byHouse[type].get(id);
    const street = number === undefined ? undefined : this.#streets[number];
    return street === undefined ? tags : { ...tags, "addr:street": street };
  }
}

/**
 * Whether a relation names the street of the houses in it.
 *
 * @see https://wiki.openstreetmap.org/wiki/Relation:associatedStreet
 */
export function isStreetRelation({ type }: OsmTags): boolean {
  return type === "associatedStreet" || type === "street";
}

const HOUSE_ROLES: ReadonlySet<string> = new Set(["house", "address", "building"]);
