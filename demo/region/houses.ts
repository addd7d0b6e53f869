import type { OccupiedGround } from "../osm/occupied-ground.ts";
import type { OsmDrawing } from "../osm/osm-drawing.ts";
import type { Point } from "../osm/plane.ts";
import { along, distance, lineLength, middle, offset, rectangle, segments } from "../osm/plane.ts";
import { seededRandom } from "../osm/seeded-random.ts";
import { isLand } from "./coast.ts";
import { type Commune, communeAt } from "./communes.ts";
import { clearMetres, type HouseStyle } from "./street.ts";
import type { LaidStreet } from "./street-network.ts";

export interface House {
  street: string;
  /** With `bis` or `ter`, such as `12 bis`. */
  number: string;
  commune: Commune;
  /** Outline of the house. */
  ring: readonly Point[];
  /** A point inside, just behind the wall that faces the street; shops are placed there. */
  door: Point;
}

/** How the houses of one style are built. Ranges are from the lowest to the highest value. */
interface BuildingRules {
  /** Metres along the street. */
  width: readonly [number, number];
  /** Metres away from the street. */
  depth: readonly [number, number];
  /** Metres between neighbouring houses. */
  gap: readonly [number, number];
  /** Metres from the wall to the ground that the street keeps clear. */
  setback: readonly [number, number];
  /** Share of house numbers that are skipped, 0 to 1. */
  skippedShare: number;
  /** Values of the tag `building`, picked at random. */
  building: readonly string[];
}

const RULES: Readonly<Record<Exclude<HouseStyle, "aucune">, BuildingRules>> = {
  vieux: {
    width: [6, 10],
    depth: [9, 13],
    gap: [0, 0.4],
    setback: [0.2, 0.8],
    skippedShare: 0.05,
    building: ["house", "apartments", "yes", "yes"],
  },
  ville: {
    width: [9, 17],
    depth: [11, 15],
    gap: [0, 3],
    setback: [0.5, 2],
    skippedShare: 0.08,
    building: ["apartments", "house", "yes"],
  },
  villas: {
    width: [11, 16],
    depth: [10, 14],
    gap: [7, 14],
    setback: [5, 9],
    skippedShare: 0.1,
    building: ["detached", "house"],
  },
  pavillons: {
    width: [9, 13],
    depth: [8, 11],
    gap: [7, 15],
    setback: [5, 9],
    skippedShare: 0.12,
    building: ["house", "detached", "house"],
  },
  bourg: {
    width: [8, 13],
    depth: [8, 11],
    gap: [0, 7],
    setback: [0.5, 3],
    skippedShare: 0.1,
    building: ["house", "yes", "house"],
  },
  hameau: {
    width: [9, 18],
    depth: [8, 12],
    gap: [45, 120],
    setback: [6, 25],
    skippedShare: 0,
    building: ["house", "farm", "house"],
  },
  halles: {
    width: [34, 58],
    depth: [28, 44],
    gap: [12, 26],
    setback: [12, 20],
    skippedShare: 0.1,
    building: ["retail", "commercial", "industrial"],
  },
};

/**
 * Draws houses along both sides of the streets, except on occupied ground and
 * in the sea. They are numbered as in France: odd on the left, even on the
 * right, by the metres from the start of the street in a hamlet.
 */
export function drawHouses(
  drawing: OsmDrawing,
  streets: readonly LaidStreet[],
  ground: OccupiedGround,
): House[] {
  return streets.flatMap((street) => drawHousesAlong(drawing, street, ground));
}

/** Marks the ground of the streets as occupied. */
export function takeStreets(streets: readonly LaidStreet[], ground: OccupiedGround): void {
  for (const street of streets) {
    for (const [from, to] of segments(street.line)) {
      const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
      ground.take(rectangle(middle([from, to]), distance(from, to), 2 * clearMetres(street.highway), angle));
    }
  }
}

function drawHousesAlong(drawing: OsmDrawing, street: LaidStreet, ground: OccupiedGround): House[] {
  const { name, houses: style } = street;
  if (style === "aucune" || name === undefined) return [];
  const rules = RULES[style];
  const random = seededRandom(`houses ${street.key}`);
  const length = lineLength(street.line);
  const houses: House[] = [];
  for (const side of [1, -1] as const) {
    let number = side === 1 ? 1 : 2;
    let metres = clearMetres(street.highway) + random.between(1, 6);
    while (metres < length - 8) {
      const width = random.between(...rules.width);
      const depth = random.between(...rules.depth);
      const away = clearMetres(street.highway) + random.between(...rules.setback) + 0.1;
      const { point, angle } = along(street.line, metres + width / 2);
      const across = angle + (side * Math.PI) / 2;
      const turn = angle + (style === "vieux" ? 0 : random.between(-0.03, 0.03));
      const centre = offset(point, across, away + depth / 2);
      const ring = rectangle(centre, width, depth, turn);
      const commune = communeAt(centre);
      if (commune === null || !ring.every(isLand) || !ground.isFree(ring)) {
        metres += 5;
        continue;
      }
      ground.take(ring);
      if (style === "hameau") number = Math.max(number, Math.round(metres / 2) * 2 + (side === 1 ? 1 : 0));
      const suffix = style !== "hameau" && random.chance(0.04) ? (random.chance(0.25) ? " ter" : " bis") : "";
      // A `bis` or `ter` repeats the previous number of its side.
      const baseNumber = suffix === "" ? number : Math.max(side === 1 ? 1 : 2, number - 2);
      const house: House = {
        street: name,
        number: `${baseNumber}${suffix}`,
        commune,
        ring,
        door: offset(point, across, away + Math.min(3, depth / 3)),
      };
      if (!houses.some((other) => other.number === house.number && other.commune === commune)) {
        drawHouse(drawing, house, random.pick(rules.building), random.next());
        houses.push(house);
      }
      if (suffix === "") number += random.chance(rules.skippedShare) ? 4 : 2;
      metres += width + random.between(...rules.gap);
    }
  }
  return houses;
}

/** Draws a house with its address: on the building or at its door, with or without the commune, as `roll` (0 to 1) decides. */
function drawHouse(drawing: OsmDrawing, house: House, building: string, roll: number): void {
  const address = {
    "addr:housenumber": house.number,
    "addr:street": house.street,
    ...(roll < 0.5 ? { "addr:postcode": house.commune.postcode, "addr:city": house.commune.name } : {}),
  };
  if (roll > 0.2 && roll < 0.35) {
    drawing.area(house.ring, { building });
    drawing.node(house.door, { ...address, entrance: "main" });
    return;
  }
  drawing.area(house.ring, { building, ...address });
}
