import type { Point } from "../osm/plane.ts";
import { distance, points } from "../osm/plane.ts";
import type { Street } from "./street.ts";

/** Road number, the communes that it joins, and the hand-drawn points between. */
type RoadRow = readonly [ref: string, from: string, to: string, via: string];

/** The numbered roads between the communes. They begin and end where a main street of each does. */
const ROADS: readonly RoadRow[] = [
  ["D 901", "aubremer", "vernebec", "820,3900 760,4300"],
  ["D 901", "vernebec", "saint-ouvrain", "850,6100 500,7000 900,7900 1500,8700 1400,9600"],
  ["D 901", "aubremer", "houlgreve", "1450,-3660"],
  ["D 901", "houlgreve", "sainte-mevenne", "1500,-5300 2050,-6400 2300,-7600 2700,-8900"],
  ["D 12", "aubremer", "le-mesnil-orvain", "3700,-180 4200,60 4500,240"],
  ["D 12", "le-mesnil-orvain", "brevanfleur", "6700,250 7400,-200 8300,-500"],
  ["D 12", "brevanfleur", "herondeville", "11800,-1600 14500,-2100 17500,-3000 20500,-2900 23500,-3600"],
  ["D 27", "le-mesnil-orvain", "cranquetot", "5900,1600 6200,3100 6900,4600 6800,6000"],
  ["D 27", "cranquetot", "saint-ouvrain", "6200,8400 4900,9300 3700,10300"],
  ["D 31", "brevanfleur", "trefontaine", "9600,-3000 9100,-4600 9300,-6100"],
  ["D 31", "trefontaine", "sainte-mevenne", "7100,-8800 5400,-9700 4100,-10500"],
  ["D 44", "brevanfleur", "vaudrimont", "11400,300 13600,1500 15700,2600"],
  ["D 44", "vaudrimont", "ormeclere", "20500,4600 24500,5300 29000,4500 33500,4700"],
  ["D 46", "herondeville", "ormeclere", "28500,-2400 30800,-600 33600,1500 35400,3200"],
  ["D 46", "herondeville", "trefontaine", "23000,-6400 18500,-7500 14000,-7600 10800,-8100"],
];

/** It passes east of the town. */
const MOTORWAY = points(
  "3500,14500 3350,9000 3450,4000 3280,1000 3300,-500 3420,-3000 3900,-8000 4300,-14500",
);

/** The exit of the business park, to the south and to the north. */
const SLIP_ROADS = ["3180,-330 3225,-420 3275,-620 3318,-900", "3180,-330 3235,-240 3280,80 3288,500"].map(
  points,
);

/** @param mainStreets of all communes: the roads join their ends. */
export function roads(mainStreets: ReadonlyMap<string, readonly Street[]>): Street[] {
  const drawn = ROADS.map(([ref, from, to, via]): Street => {
    const between = points(via);
    const start = nearestEnd(mainStreets.get(from) ?? [], between[0]!);
    const end = nearestEnd(mainStreets.get(to) ?? [], between.at(-1)!);
    return {
      ref,
      highway: "secondary",
      houses: "aucune",
      line: [start, ...between, end],
      key: `${ref} ${from} ${to}`,
    };
  });
  return [
    ...drawn,
    {
      ref: "A 296",
      name: "Autoroute des Grèves",
      highway: "motorway",
      houses: "aucune",
      line: MOTORWAY,
      key: "A 296",
    },
    ...SLIP_ROADS.map(
      (line, index): Street => ({
        ref: "A 296",
        highway: "motorway_link",
        houses: "aucune",
        line,
        key: `A 296/${index}`,
      }),
    ),
  ];
}

function nearestEnd(streets: readonly Street[], point: Point): Point {
  const ends = streets
    .filter(({ highway }) => highway === "tertiary" || highway === "secondary")
    .flatMap(({ line }) => [line[0]!, line.at(-1)!]);
  const nearest = ends.reduce<Point | null>(
    (best, end) => (best === null || distance(end, point) < distance(best, point) ? end : best),
    null,
  );
  if (nearest === null) throw new RangeError("A road needs a main street to join at each of its ends.");
  return nearest;
}
