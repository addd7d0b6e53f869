import type { Tags } from "../osm/osm-drawing.ts";
import type { Point } from "../osm/plane.ts";
import { contains } from "../osm/plane.ts";
import { boundaryLine, edges } from "./commune-edges.ts";

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

/** Returns the commune that `point` lies in; sea far out and land beyond the extract belong to none. */
export function communeAt(point: Point): Commune | null {
  return COMMUNES.find((one) => contains(communeRing(one), point)) ?? null;
}

function communeRing(one: Commune): Point[] {
  const known = rings.get(one.key);
  if (known !== undefined) return known;
  const ring = edges(one.corners).flatMap(([from, to]) => boundaryLine(from, to).slice(0, -1));
  rings.set(one.key, ring);
  return ring;
}

const rings = new Map<string, Point[]>();
