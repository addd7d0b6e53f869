import type { OccupiedGround } from "../osm/occupied-ground.ts";
import type { Point } from "../osm/plane.ts";
import { distance, offset, points, rectangle } from "../osm/plane.ts";
import { isLand } from "./coast.ts";
import type { House } from "./houses.ts";

/**
 * Moves a hand-placed building a little where a street would run through it.
 *
 * @throws {RangeError} when nothing is free around it.
 */
export function freeGround(where: string, ground: OccupiedGround, key: string): Point[] {
  const match = /^#(-?[\d.]+,-?[\d.]+) ([\d.]+)x([\d.]+) (-?[\d.]+)$/.exec(where);
  if (match === null)
    throw new SyntaxError(`"${where}" is not a building; write it as "#east,north 20x12 15".`);
  const [, middle, width, depth, turn] = match;
  const wished = points(middle!)[0]!;
  const angle = (Number(turn) * Math.PI) / 180;
  for (let step = 0; step < 600; step += 1) {
    // A spiral: 2.4 radians apart, farther out with each step.
    const centre = offset(wished, step * 2.4, step * 0.2);
    const ring = rectangle(centre, Number(width), Number(depth), angle);
    const isOnJetty = !isLand(wished);
    if (ground.isFree(ring) && (isOnJetty || ring.every(isLand))) return ring;
  }
  throw new RangeError(`No ground is free for ${key} around ${middle}; move it in its row.`);
}

/**
 * Returns the house with the number that a row asks for, or the nearest number; a
 * house that holds places already comes after its neighbours.
 *
 * @throws {RangeError} when the street has no house.
 */
export function nearestHouse(
  where: string,
  houses: readonly House[],
  used: ReadonlyMap<House, number>,
): House {
  const match = /^(\d+) (.+)$/.exec(where);
  if (match === null)
    throw new SyntaxError(`"${where}" is no address; write it as "12 Rue de la République".`);
  const wished = Number(match[1]);
  const street = match[2]!;
  const onStreet = houses.filter((house) => house.street === street);
  const cost = (house: House) =>
    Math.abs(Number.parseInt(house.number, 10) - wished) + (used.get(house) ?? 0) * 9;
  const best = onStreet.reduce<House | null>(
    (least, house) => (least === null || cost(house) < cost(least) ? house : least),
    null,
  );
  if (best === null) throw new RangeError(`No house stands in "${street}"; the row asks for ${where}.`);
  return best;
}

/**
 * Returns an address for a building between houses. It has the street and number of
 * the nearest house, with the first free suffix of bis, ter and quater. Null if no
 * house is within 90 m.
 *
 * @param taken `"12 bis Rue du Moulin"`; the new address is added.
 */
export function addressBetween(
  point: Point,
  houses: readonly House[],
  taken: Set<string>,
): { number: string; street: string } | null {
  const near = houses
    .filter((house) => distance(house.door, point) < 90)
    .sort((a, b) => distance(a.door, point) - distance(b.door, point));
  for (const { number, street } of near) {
    for (const suffix of ["bis", "ter", "quater"]) {
      const written = `${Number.parseInt(number, 10)} ${suffix}`;
      if (taken.has(`${written} ${street}`)) continue;
      taken.add(`${written} ${street}`);
      return { number: written, street };
    }
  }
  return null;
}
