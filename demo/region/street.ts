import type { Point } from "../osm/plane.ts";
import { points } from "../osm/plane.ts";

/**
 * How the houses along a street stand: `vieux` wall to wall in narrow lots,
 * `ville` in higher rows, `villas` and `pavillons` in gardens, `bourg` as in a
 * village, `hameau` far apart with numbers in metres, `halles` large sheds
 * with forecourts, `aucune` none.
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
