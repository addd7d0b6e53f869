import { foldName } from "@lieudit/intake";
import type { LatLng } from "@lieudit/place-model";
import { type AdminPosition, hasBoundary } from "./admin-position.ts";
import type { Spill, SpillRuns } from "./spill.ts";

/** Town and postcode in the address of a house. */
export interface HouseTown {
  town?: string;
  postcode?: string;
}

/**
 * Towns and postcodes of house numbers, found by street. A street gets its town from its
 * houses, as people write it in addresses, before it gets it from its position.
 */
export class HouseTowns {
  /** By town and street. */
  readonly #houses: SpillRuns<HouseTown>;

  constructor(spill: Spill) {
    this.#houses = spill.runs("houseTowns");
  }

  /** Adds a house of `street`. */
  add(street: string, location: LatLng, position: AdminPosition, house: HouseTown): void {
    const name = foldName(street);
    if (name === "") return;
    const key = hasBoundary(position)
      ? toTownKey(position.localityKey, name)
      : toCellKey(name, toCell(location.latitude), toCell(location.longitude));
    this.#houses.add(key, house);
  }

  /**
   * Returns the most common town of the houses of a street within a town's boundary, and the
   * most common postcode in that town. Call it after the last `add`.
   *
   * @param street its folded name
   */
  findInTown(localityKey: string, street: string): HouseTown {
    return pickTown(this.#houses.get(toTownKey(localityKey, street)));
  }

  /**
   * Does the same for a street without a boundary around it, by its houses nearby.
   *
   * @param line points of the street
   */
  findAlong(street: string, line: readonly LatLng[]): HouseTown {
    return pickTown([...listKeysAround(street, line)].flatMap((key) => this.#houses.get(key)));
  }
}

/** Houses without a town count too: one wrong tag must not move the street of thirty houses. */
function pickTown(houses: readonly HouseTown[]): HouseTown {
  const town = pickMostCommon(houses.map((house) => house.town ?? "")) || undefined;
  const inTown = houses.filter(
    (house) => town === undefined || house.town === undefined || foldName(house.town) === foldName(town),
  );
  const postcode = pickMostCommon(inTown.map((house) => house.postcode));
  return { ...(town === undefined ? {} : { town }), ...(postcode === undefined ? {} : { postcode }) };
}

/** Cells of about 550 m: houses stand within one cell of their street. */
const CELL_DEGREES = 0.005;
/** Limit of the look-ups for one street; a longer street is sampled. */
const MAX_POINTS = 12;

function toCell(degrees: number): number {
  return Math.round(degrees / CELL_DEGREES);
}

function toCellKey(street: string, row: number, column: number): string {
  return `${street}|${row}|${column}`;
}

function toTownKey(localityKey: string, street: string): string {
  return `${localityKey}|${street}`;
}

function listKeysAround(street: string, line: readonly LatLng[]): Set<string> {
  const step = Math.max(1, Math.ceil(line.length / MAX_POINTS));
  const keys = new Set<string>();
  for (let index = 0; index < line.length; index += step) {
    const { latitude, longitude } = line[index] as LatLng;
    for (const row of [-1, 0, 1]) {
      for (const column of [-1, 0, 1]) {
        keys.add(toCellKey(street, toCell(latitude) + row, toCell(longitude) + column));
      }
    }
  }
  return keys;
}

/** Returns the most common value; of two, the first in alphabetical order. */
export function pickMostCommon(values: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  return best?.[0];
}
