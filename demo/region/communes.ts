import type { Member, OsmDrawing, Tags } from "../osm/osm-drawing.ts";
import type { Point } from "../osm/plane.ts";
import { contains } from "../osm/plane.ts";
import { seededRandom } from "../osm/seeded-random.ts";

export interface Commune {
  /** Also the key of its data folder entry. */
  key: string;
  name: string;
  postcode: string;
  /** INSEE code; no real one begins with 96. */
  insee: string;
  population: number;
  place: "town" | "village";
  /** Where the place node stands: the middle of the town or village. */
  centre: Point;
  /** Names of the corners of its area, anticlockwise. */
  corners: readonly string[];
  tags?: Tags;
}

export const DEPARTEMENT = "Côte-d'Orvain";
export const REGION = "Grèves-et-Bocages";

const CORNERS: Readonly<Record<string, Point>> = {
  sea0: [-4000, 13900],
  sea1: [-4000, 8000],
  sea2: [-4000, 3000],
  sea3: [-4000, -2900],
  sea4: [-4000, -7300],
  sea5: [-4000, -13900],
  north1: [4200, 13900],
  north2: [12500, 13900],
  north3: [22500, 13900],
  north4: [42000, 13900],
  east: [42000, -13900],
  south1: [13000, -13900],
  south2: [33000, -13900],
  south3: [5600, -13900],
  j1: [3000, 8200],
  j2: [3300, 3100],
  j3: [3700, -2400],
  estuary: [2080, -3010],
  j4: [4600, -6800],
  j5: [4800, 4300],
  j6: [7600, 3600],
  j7: [4900, -3600],
  j8: [7300, -3200],
  j10: [12800, 4800],
  j11: [12800, -4600],
  j12: [22000, -1500],
  j13: [13300, 0],
  j14: [32000, 1000],
};

export const COMMUNES: readonly Commune[] = [
  {
    key: "aubremer",
    name: "Aubremer",
    postcode: "96100",
    insee: "96001",
    population: 11_840,
    place: "town",
    centre: [700, 470],
    corners: ["sea2", "sea3", "estuary", "j3", "j2"],
    tags: { "name:ar": "أوبرمير", "name:en": "Aubremer", alt_name: "Aubremer-les-Bains" },
  },
  {
    key: "vernebec",
    name: "Vernebec",
    postcode: "96110",
    insee: "96002",
    population: 2_140,
    place: "village",
    centre: [1000, 5150],
    corners: ["sea1", "sea2", "j2", "j5", "j1"],
  },
  {
    key: "saint-ouvrain",
    name: "Saint-Ouvrain",
    postcode: "96110",
    insee: "96003",
    population: 1_320,
    place: "village",
    centre: [2150, 10900],
    corners: ["sea0", "sea1", "j1", "north1"],
  },
  {
    key: "houlgreve",
    name: "Houlgrève",
    postcode: "96120",
    insee: "96004",
    population: 3_410,
    place: "village",
    centre: [1500, -4400],
    corners: ["sea3", "sea4", "j4", "j7", "j3", "estuary"],
    tags: { alt_name: "Houlgrève-Plage" },
  },
  {
    key: "sainte-mevenne",
    name: "Sainte-Mévenne",
    postcode: "96120",
    insee: "96005",
    population: 980,
    place: "village",
    centre: [3100, -10700],
    corners: ["sea4", "sea5", "south3", "j4"],
  },
  {
    key: "le-mesnil-orvain",
    name: "Le Mesnil-Orvain",
    postcode: "96130",
    insee: "96006",
    population: 1_760,
    place: "village",
    centre: [5400, 350],
    corners: ["j2", "j3", "j7", "j8", "j6", "j5"],
  },
  {
    key: "brevanfleur",
    name: "Brévanfleur",
    postcode: "96200",
    insee: "96007",
    population: 5_260,
    place: "town",
    centre: [10000, -1000],
    corners: ["j6", "j8", "j11", "j13", "j10"],
    tags: { "name:en": "Brévanfleur" },
  },
  {
    key: "cranquetot",
    name: "Cranquetot",
    postcode: "96130",
    insee: "96008",
    population: 870,
    place: "village",
    centre: [7400, 7400],
    corners: ["north1", "j1", "j5", "j6", "j10", "north2"],
  },
  {
    key: "trefontaine",
    name: "Tréfontaine",
    postcode: "96210",
    insee: "96009",
    population: 1_150,
    place: "village",
    centre: [8500, -8300],
    corners: ["j7", "j4", "south3", "south1", "j11", "j8"],
  },
  {
    key: "vaudrimont",
    name: "Vaudrimont",
    postcode: "96220",
    insee: "96010",
    population: 1_480,
    place: "village",
    centre: [17800, 3900],
    corners: ["north2", "j10", "j13", "j12", "north3"],
  },
  {
    key: "herondeville",
    name: "Hérondeville",
    postcode: "96300",
    insee: "96011",
    population: 4_090,
    place: "town",
    centre: [26500, -4200],
    corners: ["j13", "j11", "south1", "south2", "j14", "j12"],
  },
  {
    key: "ormeclere",
    name: "Ormeclère",
    postcode: "96310",
    insee: "96012",
    population: 1_020,
    place: "village",
    centre: [36500, 4300],
    corners: ["north3", "j12", "j14", "south2", "east", "north4"],
  },
];

export function commune(key: string): Commune {
  const found = COMMUNES.find((one) => one.key === key);
  if (found === undefined) throw new RangeError(`No commune has the key "${key}".`);
  return found;
}

/** The commune that `point` lies in; sea far out and land beyond the extract belong to none. */
export function communeAt(point: Point): Commune | null {
  return COMMUNES.find((one) => contains(communeRing(one), point)) ?? null;
}

/** Communes, postal codes, département, région and country as boundary relations with shared ways. */
export function drawBoundaries(drawing: OsmDrawing): void {
  const cornerIds = new Map<string, number>();
  const wayIds = new Map<string, number>();
  const corner = (name: string): number => {
    const id = cornerIds.get(name) ?? drawing.node(CORNERS[name]!);
    cornerIds.set(name, id);
    return id;
  };
  const edgeWay = (from: string, to: string): number => {
    const key = [from, to].sort().join("/");
    const known = wayIds.get(key);
    if (known !== undefined) return known;
    const between = edge(from, to)
      .slice(1, -1)
      .map((point) => drawing.node(point));
    const id = drawing.way([corner(from), ...between, corner(to)], {
      boundary: "administrative",
      admin_level: "8",
    });
    wayIds.set(key, id);
    return id;
  };
  const outline = (communes: readonly Commune[]): Member[] => {
    const uses = new Map<number, number>();
    for (const one of communes) {
      for (const [from, to] of edges(one)) {
        const id = edgeWay(from, to);
        uses.set(id, (uses.get(id) ?? 0) + 1);
      }
    }
    // A way between two communes of the group is inside it.
    const outer = [...uses].filter(([, count]) => count === 1);
    return outer.map(([ref]) => ({ type: "way", ref, role: "outer" }));
  };

  for (const one of COMMUNES) {
    const { key, name, postcode, insee, population, place, centre, tags } = one;
    const node = drawing.node(
      centre,
      { place, name, "addr:postcode": postcode, population: String(population), "ref:INSEE": insee, ...tags },
      `place ${key}`,
    );
    drawing.relation(
      [...outline([one]), { type: "node", ref: node, role: "admin_centre" }],
      {
        type: "boundary",
        boundary: "administrative",
        admin_level: "8",
        name,
        "ref:INSEE": insee,
        population: String(population),
        postal_code: postcode,
      },
      `commune ${key}`,
    );
  }
  for (const postcode of new Set(COMMUNES.map((one) => one.postcode))) {
    drawing.relation(
      outline(COMMUNES.filter((one) => one.postcode === postcode)),
      { type: "boundary", boundary: "postal_code", postal_code: postcode },
      `postal code ${postcode}`,
    );
  }
  const all = outline(COMMUNES);
  const above: readonly Tags[] = [
    { admin_level: "6", name: DEPARTEMENT, "ref:INSEE": "96" },
    { admin_level: "4", name: REGION },
    {
      admin_level: "2",
      name: "France",
      "name:en": "France",
      "name:ar": "فرنسا",
      "ISO3166-1": "FR",
      "ISO3166-1:alpha2": "FR",
    },
  ];
  for (const tags of above) {
    drawing.relation(
      all,
      { type: "boundary", boundary: "administrative", ...tags },
      `boundary ${tags.admin_level}`,
    );
  }
}

function communeRing(one: Commune): Point[] {
  const known = rings.get(one.key);
  if (known !== undefined) return known;
  const ring = edges(one).flatMap(([from, to]) => edge(from, to).slice(0, -1));
  rings.set(one.key, ring);
  return ring;
}

const rings = new Map<string, Point[]>();

function edges(one: Commune): [string, string][] {
  return one.corners.map((name, index) => [name, one.corners[(index + 1) % one.corners.length]!]);
}

/** The line between two corners: the same for both communes beside it, wandering as hedges and brooks do. */
function edge(from: string, to: string): Point[] {
  const [first, last] = [from, to].sort() as [string, string];
  const random = seededRandom(`boundary ${first} ${last}`);
  const start = CORNERS[first]!;
  const end = CORNERS[last]!;
  const isStraight =
    first.startsWith("sea") || [first, last].every((name) => /^(north|south|east|sea)/.test(name));
  const line: Point[] = [start];
  if (!isStraight) {
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const pieces = Math.max(2, Math.round(length / 350));
    for (let piece = 1; piece < pieces; piece += 1) {
      const share = piece / pieces;
      line.push([
        start[0] + (end[0] - start[0]) * share + random.between(-110, 110),
        start[1] + (end[1] - start[1]) * share + random.between(-110, 110),
      ]);
    }
  }
  line.push(end);
  return first === from ? line : [...line].reverse();
}

/** Every corner is the end of some edge; a loose one would be a slip in the table above. */
export function looseCorners(): string[] {
  const used = new Set(COMMUNES.flatMap((one) => one.corners));
  return Object.keys(CORNERS).filter((name) => !used.has(name));
}
