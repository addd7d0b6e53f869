import type { OsmDrawing } from "../osm/osm-drawing.ts";
import type { Point } from "../osm/plane.ts";
import { contains, points, segments } from "../osm/plane.ts";
import { seededRandom } from "../osm/seeded-random.ts";
import { commune } from "./communes.ts";
import type { DrawnPlace } from "./drawn-place.ts";

/** Southwest and northeast corner of the extract, metres: so much sea that a map of all listings has no edge of it in view. */
export const CORNERS: readonly [Point, Point] = [
  [-24_000, -19_000],
  [42_500, 19_000],
];

/** Where the coast comes from and goes to, beyond the corners. */
const [FAR_NORTH, FAR_SOUTH]: readonly [Point, Point] = [
  [3_100, 20_000],
  [3_300, -20_000],
];

/** The mainland's coast from north to south: the land lies on the left of it. */
const CLIFFS_AND_BAYS = points(`
  1800,14600 1500,12800 900,11700 1250,11000 1150,10300 600,9000 -200,7800 -900,7000 -700,6200 150,5700 420,5100
  150,4500 500,3800 -100,3100 -500,2500 -420,2150 -180,1850 40,1620 170,1400 270,1150 330,920 350,700 340,480
  310,340 262,275`);

/** The outer harbour's quays: straight walls, so nothing is roughened here. */
const QUAYS = points("300,250 420,196 640,200 655,60 638,-105 420,-112 300,-92 244,-125");

const CAPE_AND_ESTUARY = points(`
  205,-300 55,-480 20,-700 -95,-950 -165,-1120 -60,-1400 160,-1600 180,-1850 60,-2150 200,-2500 520,-2800 900,-2960
  1500,-3000 1900,-3030 1900,-3060 1480,-3090 1000,-3180 640,-3340 420,-3700 560,-4200 820,-4700 900,-5600 1500,-7000
  1300,-8500 2000,-9800 2250,-10800 2500,-11800 2400,-14600`);

const ISLAND = points(`
  -2300,-760 -2480,-610 -2760,-560 -3020,-680 -3120,-900 -2980,-1130 -2700,-1240 -2420,-1150 -2280,-960`);

const coast: readonly Point[] = [
  FAR_NORTH,
  ...roughened(CLIFFS_AND_BAYS, "north"),
  ...QUAYS,
  ...roughened(CAPE_AND_ESTUARY, "south"),
  FAR_SOUTH,
];
const island = roughened([...ISLAND, ISLAND[0]!], "island").slice(0, -1);

/** True on the mainland and on the island. */
export function isLand(point: Point): boolean {
  return contains(MAINLAND, point) || contains(island, point);
}

/**
 * Coast, island, beaches and jetties.
 *
 * @returns the beaches.
 */
export function drawCoast(drawing: OsmDrawing): DrawnPlace[] {
  // OpenStreetMap breaks long coasts into ways that share their end nodes.
  const ids = coast.map((point) => drawing.node(point));
  const pieces = 4;
  for (let piece = 0; piece < pieces; piece += 1) {
    const from = Math.floor((piece * (ids.length - 1)) / pieces);
    const to = Math.floor(((piece + 1) * (ids.length - 1)) / pieces);
    drawing.way(ids.slice(from, to + 1), { natural: "coastline" });
  }
  drawing.area(
    island,
    { natural: "coastline", place: "island", name: "Île Marouette", "name:en": "Marouette Island" },
    "île Marouette",
  );
  for (const jetty of JETTIES) drawing.line(points(jetty.line), jetty.tags, jetty.tags.name);
  return BEACHES.map(({ ring, tags, photos, commune: key }): DrawnPlace => {
    const id = drawing.area(points(ring), tags, tags.name);
    return {
      osm: `way/${id}`,
      key: tags.name,
      name: tags.name,
      commune: commune(key),
      tags,
      extras: { photos },
    };
  });
}

const MAINLAND: readonly Point[] = [...coast, [50_000, -20_000], [50_000, 20_000]];

/**
 * Sea on the right is wanted, so the rings run seaward along the coast and
 * back along the promenade.
 */
const BEACHES = [
  {
    commune: "aubremer",
    photos: 4,
    tags: {
      natural: "beach",
      surface: "sand",
      name: "Grande Plage",
      "name:en": "Main Beach",
      wheelchair: "limited",
      dog: "no",
      supervised: "seasonal",
    },
    ring: "345,700 352,520 330,420 250,470 235,700 220,900 150,1120 60,1370 -20,1560 55,1600 180,1395 280,1140 338,915",
  },
  {
    commune: "aubremer",
    photos: 1,
    tags: { natural: "beach", surface: "shingle", name: "Plage de l'Anse", dog: "yes", wheelchair: "no" },
    ring: "-50,-1410 150,-1590 160,-1680 90,-1700 -90,-1480",
  },
  {
    commune: "houlgreve",
    photos: 2,
    tags: {
      natural: "beach",
      surface: "sand",
      name: "Plage de Houlgrève",
      dog: "no",
      supervised: "seasonal",
    },
    ring: "440,-3720 570,-4200 820,-4690 720,-4720 470,-4230 330,-3760",
  },
  {
    commune: "vernebec",
    photos: 1,
    tags: { natural: "beach", surface: "pebblestone", name: "Plage du Val", dog: "leashed" },
    ring: "160,5680 410,5100 170,4540 60,4600 290,5100 60,5640",
  },
] as const satisfies readonly {
  commune: string;
  photos: number;
  tags: Record<string, string>;
  ring: string;
}[];

const JETTIES = [
  {
    tags: { man_made: "breakwater", name: "Jetée Nord", foot: "yes" },
    line: "262,275 150,235 40,160 -45,80",
  },
  { tags: { man_made: "breakwater", name: "Jetée Sud", foot: "yes" }, line: "244,-125 120,-90 20,-20" },
  { tags: { man_made: "pier", floating: "yes", name: "Ponton A" }, line: "640,150 520,148" },
  { tags: { man_made: "pier", floating: "yes", name: "Ponton B" }, line: "648,90 515,88" },
  { tags: { man_made: "pier", floating: "yes", name: "Ponton C" }, line: "650,30 515,28" },
  { tags: { man_made: "pier", name: "Cale de l'Île" }, line: "-2290,-900 -2180,-880" },
] as const satisfies readonly { tags: Record<string, string>; line: string }[];

/** A shore has no straight lines: points between the drawn ones, pushed a little to either side. */
function roughened(line: readonly Point[], seed: string): Point[] {
  const random = seededRandom(`coast ${seed}`);
  const rough: Point[] = [line[0]!];
  for (const [from, to] of segments(line)) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const pieces = Math.max(1, Math.round(length / 90));
    const push = Math.min(22, length / 16);
    for (let piece = 1; piece < pieces; piece += 1) {
      const share = piece / pieces;
      rough.push([
        from[0] + (to[0] - from[0]) * share + random.between(-push, push),
        from[1] + (to[1] - from[1]) * share + random.between(-push, push),
      ]);
    }
    rough.push(to);
  }
  return rough;
}
