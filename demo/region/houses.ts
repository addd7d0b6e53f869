import type { OccupiedGround } from "../osm/occupied-ground.ts";
import type { OsmDrawing } from "../osm/osm-drawing.ts";
import type { Point } from "../osm/plane.ts";
import { along, distance, lineLength, middle, offset, rectangle, segments } from "../osm/plane.ts";
import { seededRandom } from "../osm/seeded-random.ts";
import { isLand } from "./coast.ts";
import type { Commune } from "./communes.ts";
import { communeAt } from "./communes.ts";
import type { HouseStyle } from "./street.ts";
import { clearMetres } from "./street.ts";
import type { LaidStreet } from "./street-network.ts";

export interface House {
  street: string;
  /** With its `bis` or `ter`. */
  number: string;
  commune: Commune;
  ring: readonly Point[];
  /** Just inside the wall that faces the street: where shops are put. */
  door: Point;
}

interface Build {
  width: readonly [number, number];
  depth: readonly [number, number];
  /** Metres between a house and the next. */
  gap: readonly [number, number];
  /** Metres from the edge of the street's clear ground to the wall. */
  setback: readonly [number, number];
  /** Numbers that are skipped: lots without a house. */
  skips: number;
  building: readonly string[];
}

const BUILDS: Readonly<Record<Exclude<HouseStyle, "aucune">, Build>> = {
  vieux: {
    width: [6, 10],
    depth: [9, 13],
    gap: [0, 0.4],
    setback: [0.2, 0.8],
    skips: 0.05,
    building: ["house", "apartments", "yes", "yes"],
  },
  ville: {
    width: [9, 17],
    depth: [11, 15],
    gap: [0, 3],
    setback: [0.5, 2],
    skips: 0.08,
    building: ["apartments", "house", "yes"],
  },
  villas: {
    width: [11, 16],
    depth: [10, 14],
    gap: [7, 14],
    setback: [5, 9],
    skips: 0.1,
    building: ["detached", "house"],
  },
  pavillons: {
    width: [9, 13],
    depth: [8, 11],
    gap: [7, 15],
    setback: [5, 9],
    skips: 0.12,
    building: ["house", "detached", "house"],
  },
  bourg: {
    width: [8, 13],
    depth: [8, 11],
    gap: [0, 7],
    setback: [0.5, 3],
    skips: 0.1,
    building: ["house", "yes", "house"],
  },
  hameau: {
    width: [9, 18],
    depth: [8, 12],
    gap: [45, 120],
    setback: [6, 25],
    skips: 0,
    building: ["house", "farm", "house"],
  },
  halles: {
    width: [34, 58],
    depth: [28, 44],
    gap: [12, 26],
    setback: [12, 20],
    skips: 0.1,
    building: ["retail", "commercial", "industrial"],
  },
};

/**
 * Houses along both sides of the streets, with numbers as a French town gives
 * them: odd on the left, even on the right, metres from the start in the
 * countryside. Nothing is built on taken ground or in the sea.
 */
export function drawHouses(
  drawing: OsmDrawing,
  streets: readonly LaidStreet[],
  ground: OccupiedGround,
): House[] {
  return streets.flatMap((street) => housesAlong(drawing, street, ground));
}

/** Nothing is built where a street runs. */
export function takeStreets(streets: readonly LaidStreet[], ground: OccupiedGround): void {
  for (const street of streets) {
    for (const [from, to] of segments(street.line)) {
      const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
      ground.take(rectangle(middle([from, to]), distance(from, to), 2 * clearMetres(street.highway), angle));
    }
  }
}

function housesAlong(drawing: OsmDrawing, street: LaidStreet, ground: OccupiedGround): House[] {
  const { name, houses: style } = street;
  if (style === "aucune" || name === undefined) return [];
  const build = BUILDS[style];
  const random = seededRandom(`houses ${street.key}`);
  const length = lineLength(street.line);
  const houses: House[] = [];
  for (const side of [1, -1] as const) {
    let number = side === 1 ? 1 : 2;
    let metres = clearMetres(street.highway) + random.between(1, 6);
    while (metres < length - 8) {
      const width = random.between(...build.width);
      const depth = random.between(...build.depth);
      const away = clearMetres(street.highway) + random.between(...build.setback) + 0.1;
      const { point, angle } = along(street.line, metres + width / 2);
      const across = angle + (side * Math.PI) / 2;
      const turn = angle + (style === "vieux" ? 0 : random.between(-0.03, 0.03));
      const centre = offset(point, across, away + depth / 2);
      const ring = rectangle(centre, width, depth, turn);
      const area = communeAt(centre);
      if (area === null || !ring.every(isLand) || !ground.isFree(ring)) {
        metres += 5;
        continue;
      }
      ground.take(ring);
      if (style === "hameau") number = Math.max(number, Math.round(metres / 2) * 2 + (side === 1 ? 1 : 0));
      const suffix = style !== "hameau" && random.chance(0.04) ? (random.chance(0.25) ? " ter" : " bis") : "";
      const written = suffix === "" ? number : Math.max(side === 1 ? 1 : 2, number - 2);
      const house: House = {
        street: name,
        number: `${written}${suffix}`,
        commune: area,
        ring,
        door: offset(point, across, away + Math.min(3, depth / 3)),
      };
      if (!houses.some((one) => one.number === house.number && one.commune === house.commune)) {
        drawHouse(drawing, house, random.pick(build.building), random.next());
        houses.push(house);
      }
      if (suffix === "") number += random.chance(build.skips) ? 4 : 2;
      metres += width + random.between(...build.gap);
    }
  }
  return houses;
}

/** Most houses carry their address, some a node at the door does; the commune is written on half of them. */
function drawHouse(drawing: OsmDrawing, house: House, building: string, lot: number): void {
  const address = {
    "addr:housenumber": house.number,
    "addr:street": house.street,
    ...(lot < 0.5 ? { "addr:postcode": house.commune.postcode, "addr:city": house.commune.name } : {}),
  };
  if (lot > 0.2 && lot < 0.35) {
    drawing.area(house.ring, { building });
    drawing.node(house.door, { ...address, entrance: "main" });
    return;
  }
  drawing.area(house.ring, { building, ...address });
}
