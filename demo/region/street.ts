import type { Point } from "../osm/plane.ts";
import { points } from "../osm/plane.ts";

/**
 * Style of the houses along a street. `vieux` and `ville` are closed rows, low
 * or high. `villas` and `pavillons` have gardens, `bourg` is a village. `hameau`
 * is scattered with numbers in metres, `halles` are sheds with forecourts, and
 * `aucune` has no houses.
 */
export type HouseStyle =
  | "vieux"
  | "ville"
  | "villas"
  | "pavillons"
  | "bourg"
  | "hameau"
  | "halles"
  | "aucune";

export interface Street {
  /** A road between communes may have a number only. */
  name?: string;
  ref?: string;
  highway: string;
  houses: HouseStyle;
  line: readonly Point[];
  /** Seed and key of what stands along it. */
  key: string;
}

/** Name or road number, `highway` value, houses, points. */
export type StreetRow = readonly [name: string, highway: string, houses: HouseStyle, line: string];

export function streetsFromRows(rows: readonly StreetRow[], owner: string): Street[] {
  return rows.map(([name, highway, houses, line], index) => {
    const isNumber = /^[AD] \d+$/.test(name);
    return {
      ...(isNumber ? { ref: name } : { name }),
      highway,
      houses,
      line: points(line),
      key: `${owner}/${name}/${index}`,
    };
  });
}

/** Half the width of the ground that nothing is built on, metres from the middle of the street. */
export function clearMetres(highway: string): number {
  switch (highway) {
    case "motorway":
      return 30;
    case "secondary":
    case "tertiary":
      return 6.5;
    case "residential":
    case "unclassified":
      return 5;
    case "pedestrian":
      return 4;
    default:
      return 2.6;
  }
}
