import { distanceMetres, type LatLng } from "@lieudit/place-model";
import { wrapLongitude } from "./longitudes.ts";
import type { Settlement } from "./osm-feature.ts";

/** Values of `place` for settlements that serve as a town in addresses. */
const SETTLEMENT_PLACES: ReadonlySet<string> = new Set(["city", "town", "village", "hamlet", "municipality"]);

/** Whether an element is a named settlement that serves as a town in addresses. */
export function isSettlement(tags: Readonly<Record<string, string>>): boolean {
  return tags.place !== undefined && SETTLEMENT_PLACES.has(tags.place) && tags.name !== undefined;
}

/** Finds the nearest settlement with a grid of a tenth of a degree. */
export class SettlementIndex {
  readonly #cells = new Map<string, Settlement[]>();

  add(settlement: Settlement): void {
    const key = toKey(toRow(settlement.location.latitude), toColumn(settlement.location.longitude));
    const there = this.#cells.get(key);
    if (there === undefined) this.#cells.set(key, [settlement]);
    else there.push(settlement);
  }

  /** Returns the nearest settlement within `maxMetres`, or null. */
  nearest(point: LatLng, maxMetres: number): Settlement | null {
    if (this.#cells.size === 0) return null;
    const latDegrees = maxMetres / METRES_PER_DEGREE;
    // Meridians converge towards the poles; beyond 89° every column is near.
    const shrinking = Math.max(Math.cos(((Math.abs(point.latitude) + latDegrees) * Math.PI) / 180), 0.0175);
    const lngDegrees = Math.min(180, latDegrees / shrinking);
    const maxRings = Math.ceil(Math.max(latDegrees, lngDegrees) / CELL_DEGREES);
    let best: Settlement | null = null;
    let bestMetres = maxMetres;
    for (let ring = 0; ring <= maxRings; ring += 1) {
      // Cells of this ring are at least `ring - 1` cells away, along the shorter side.
      const nearestMetres = (ring - 1) * CELL_DEGREES * METRES_PER_DEGREE * shrinking;
      if (nearestMetres > bestMetres) break;
      for (const [row, column] of listRing(point, ring)) {
        for (const settlement of this.#cells.get(toKey(row, column)) ?? []) {
          const metres = distanceMetres(point, settlement.location);
          if (metres > bestMetres || (metres === bestMetres && best !== null)) continue;
          best = settlement;
          bestMetres = metres;
        }
      }
    }
    return best;
  }
}

const CELL_DEGREES = 0.1;
const METRES_PER_DEGREE = 111_195;

function toRow(latitude: number): number {
  return Math.floor(latitude / CELL_DEGREES);
}

function toColumn(longitude: number): number {
  return Math.floor(wrapLongitude(longitude) / CELL_DEGREES);
}

function toKey(row: number, column: number): string {
  return `${row}/${column}`;
}

function* listRing(point: LatLng, ring: number): Generator<readonly [row: number, column: number]> {
  const row = toRow(point.latitude);
  const columnAt = (offset: number) => toColumn(point.longitude + offset * CELL_DEGREES);
  for (let dy = -ring; dy <= ring; dy += 1) {
    const isEdge = Math.abs(dy) === ring;
    for (let dx = -ring; dx <= ring; dx += isEdge || ring === 0 ? 1 : 2 * ring) {
      yield [row + dy, columnAt(dx)];
    }
  }
}
