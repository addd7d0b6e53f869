import { describe, expect, test } from "vitest";
import { osmXml } from "../osm/osm-xml.ts";
import { contains, distance, nearestOnSegment, type Point, segments } from "../osm/plane.ts";
import { CORNERS, isLand } from "./coast.ts";
import { communeAt } from "./communes.ts";
import { drawRegion } from "./region.ts";

const region = drawRegion();
const { nodes, ways, relations } = region.drawing;

describe("the drawing", () => {
  test("has an element for each reference", () => {
    const dangling = [...ways.values()].filter(
      (way) => way.nodes.length < 2 || !way.nodes.every((ref) => nodes.has(ref)),
    );
    expect(dangling).toEqual([]);
    const known = { node: nodes, way: ways, relation: relations };
    for (const relation of relations.values()) {
      for (const { type, ref } of relation.members) {
        expect(known[type].has(ref), `${type} ${ref} of relation ${relation.id}`).toBe(true);
      }
    }
  });

  test("closes the rings of boundaries and multipolygons", () => {
    for (const relation of relations.values()) {
      const ends = new Map<number, number>();
      for (const { type, ref } of relation.members) {
        if (type !== "way") continue;
        const way = ways.get(ref)!;
        for (const end of [way.nodes[0]!, way.nodes.at(-1)!]) ends.set(end, (ends.get(end) ?? 0) + 1);
      }
      for (const [end, count] of ends) expect(count % 2, `node ${end} of relation ${relation.id}`).toBe(0);
    }
  });

  test("has closed buildings, squares and waters", () => {
    for (const { id, nodes: refs, tags } of ways.values()) {
      const isArea = tags.building !== undefined || tags.area === "yes" || tags.landuse !== undefined;
      if (isArea) expect(refs[0], `way ${id}`).toBe(refs.at(-1));
    }
  });

  test("names each place by an id of its own", () => {
    const ids = region.places.map((place) => place.osm);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has plain restaurants beside those of a cuisine, so that a search for the primary type finds some", () => {
    const restaurants = [...nodes.values(), ...ways.values()].filter(
      ({ tags }) => tags?.amenity === "restaurant",
    );
    const plain = restaurants.filter(({ tags }) => tags?.cuisine === undefined);
    expect(plain.length).toBeGreaterThanOrEqual(2);
    expect(plain.length).toBeLessThan(restaurants.length / 2);
  });

  test("prints its names with typographic apostrophes", () => {
    const texts = osmXml(region.drawing, CORNERS).match(/ v="[^"]*"/g) ?? [];
    expect(texts).toContain(' v="Gare d’Aubremer"');
    expect(texts).toContain(' v="Place de l’Église"');
    expect(texts.filter((text) => text.includes("'"))).toEqual([]);
  });

  test("keeps its ids above those of OpenStreetMap", () => {
    const ids = [...nodes.keys(), ...ways.keys(), ...relations.keys()];
    expect(ids.filter((id) => id <= 900_000_000_000 || !Number.isSafeInteger(id))).toEqual([]);
  });
});

describe("the houses", () => {
  const linesByStreet = new Map<string, (readonly [number, number])[][]>();
  for (const street of region.streets) {
    if (street.name === undefined) continue;
    linesByStreet.set(street.name, [...(linesByStreet.get(street.name) ?? []), [...street.line]]);
  }

  test("stand on land within 45 m of their street, in their commune", () => {
    for (const house of region.houses) {
      const lines = linesByStreet.get(house.street) ?? [];
      const metres = Math.min(...lines.map((line) => distanceToLine(house.door, line)));
      expect(metres, `${house.number} ${house.street}`).toBeLessThan(45);
      expect(house.ring.every(isLand)).toBe(true);
      expect(communeAt(house.door)?.key).toBe(house.commune.key);
    }
  });

  test("have each number once in a street", () => {
    const addresses = region.houses.map((one) => `${one.number} ${one.street}, ${one.commune.key}`);
    const twice = addresses.filter((one, index) => addresses.indexOf(one) !== index);
    expect(twice).toEqual([]);
  });

  test("include bis and ter", () => {
    expect(region.houses.some((one) => one.number.endsWith(" bis"))).toBe(true);
    expect(region.houses.some((one) => one.number.endsWith(" ter"))).toBe(true);
  });

  test("do not stand in one another", () => {
    const cells = new Map<string, (typeof region.houses)[number][]>();
    for (const house of region.houses) {
      const cell = `${Math.floor(house.ring[0]![0] / 40)}/${Math.floor(house.ring[0]![1] / 40)}`;
      for (const other of cells.get(cell) ?? []) {
        const isInside = house.ring.some((corner) => contains(other.ring, corner));
        expect(isInside, `${house.number} ${house.street} in ${other.number} ${other.street}`).toBe(false);
      }
      cells.set(cell, [...(cells.get(cell) ?? []), house]);
    }
  });
});

describe("the streets", () => {
  test("share their names between communes", () => {
    const communes = new Set(
      region.houses.filter((one) => one.street === "Rue de la République").map((one) => one.commune.key),
    );
    expect(communes.size).toBeGreaterThanOrEqual(3);
  });

  test("cross a commune's boundary at least once", () => {
    const crossing = region.streets.filter(
      ({ name, line }) => name !== undefined && new Set(line.map((point) => communeAt(point)?.key)).size > 1,
    );
    expect(crossing.map((one) => one.name)).toContain("Avenue de Houlgrève");
  });

  test("meet: every named street shares a node with another one", () => {
    const uses = new Map<number, number>();
    for (const { nodes: refs } of region.streets)
      for (const ref of new Set(refs)) uses.set(ref, (uses.get(ref) ?? 0) + 1);
    const alone = region.streets.filter(
      (one) => one.name !== undefined && !one.nodes.some((ref) => uses.get(ref)! > 1),
    );
    expect(alone.map((one) => one.name)).toEqual([]);
  });

  test("lie on land", () => {
    const wet = region.streets.filter(
      ({ highway, name, line }) => highway !== "motorway" && name !== undefined && !line.every(isLand),
    );
    expect(wet.map((one) => one.name)).toEqual([]);
  });
});

function distanceToLine(point: Point, line: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const [from, to] of segments(line)) {
    nearest = Math.min(nearest, distance(point, nearestOnSegment(point, from, to)));
  }
  return nearest;
}
