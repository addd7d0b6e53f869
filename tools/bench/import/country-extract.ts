import { open } from "node:fs/promises";
import type { LatLng } from "@lieudit/place-model";
import type { OsmElement, OsmTags, OsmType } from "../../../packages/place-import/src/osm/osm-element.ts";
import { dataBlob, headerBlob } from "../../../packages/place-import/src/osm/pbf-writer.ts";
import { type SeededRandom, seededRandom } from "../places/seeded-random.ts";

/** Elements of a block, as in published extracts. */
const BLOCK_ELEMENTS = 8_000;
/** A country of a few villages is a strip of land. */
const MIN_ROWS = 15;
/** About 5,000 nodes. */
const IDS_PER_VILLAGE = 30_000;
const VILLAGE_DEGREES = 0.03;
const WEST = -1.5;
const SOUTH = 47;
/** Codes have five digits, so those of more villages repeat. */
const FIRST_CODE = 10_000;
const CODES = 85_000;

/**
 * Writes an extract of villages by the sea: buildings, a grid of streets, house numbers,
 * shops, fields, boundaries and a coast. The same seed gives the same file.
 */
export async function writeCountryExtract(path: string, villages: number, seed: number): Promise<void> {
  const rows = countRows(villages);
  const columns = Math.ceil(villages / rows);
  const out = await open(path, "w");
  try {
    const east = WEST + columns * VILLAGE_DEGREES;
    const north = SOUTH + rows * VILLAGE_DEGREES;
    await out.write(
      headerBlob({ bounds: [WEST - 2 * VILLAGE_DEGREES, SOUTH, east, north], timestamp: 1_700_000_000 }),
    );
    // By type and then by id, like real extracts.
    for (const type of ["node", "way", "relation"] as const) {
      let block: OsmElement[] = [];
      for (let number = 0; number < villages; number += 1) {
        for (const element of new Village(number, { rows, columns, seed }).elements)
          if (element.type === type) block.push(element);
        while (block.length >= BLOCK_ELEMENTS) {
          await out.write(dataBlob(block.slice(0, BLOCK_ELEMENTS)));
          block = block.slice(BLOCK_ELEMENTS);
        }
      }
      if (block.length > 0) await out.write(dataBlob(block));
    }
  } finally {
    await out.close();
  }
}

/** At most ten times as wide as it is high, so that the largest country ends before the antimeridian. */
function countRows(villages: number): number {
  return Math.max(MIN_ROWS, Math.round(Math.sqrt(villages / 10)));
}

/** Returns the middle of a village in a country of `villages`. */
export function getVillageCentre(number: number, villages: number): LatLng {
  const rows = countRows(villages);
  return {
    latitude: SOUTH + ((number % rows) + 0.5) * VILLAGE_DEGREES,
    longitude: WEST + (Math.floor(number / rows) + 0.5) * VILLAGE_DEGREES,
  };
}

const STREETS = 20;
const BUILDINGS = 550;
const HOUSES = 150;
const FIELDS = 40;
const SYLLABLES = [
  "ba",
  "cor",
  "del",
  "fou",
  "gé",
  "lan",
  "mar",
  "nou",
  "pré",
  "ros",
  "sau",
  "til",
  "vil",
  "yon",
];
const SHOPS: readonly OsmTags[] = [
  { shop: "bakery" },
  { shop: "supermarket" },
  { amenity: "pharmacy" },
  { amenity: "restaurant", cuisine: "french" },
  { amenity: "school" },
  { amenity: "bank" },
  { tourism: "hotel" },
  { office: "insurance" },
];
const HOURS = ["07:00-19:00", "08:30-12:30,14:00-18:00", "09:00-12:00", "10:00-20:00"];

/** One village; its elements have ids of their own. */
class Village {
  readonly elements: OsmElement[] = [];
  readonly #random: SeededRandom;
  readonly #ids: Record<OsmType, number>;
  readonly #west: number;
  readonly #south: number;

  constructor(number: number, { rows, columns, seed }: { rows: number; columns: number; seed: number }) {
    this.#random = seededRandom(seed + number * 7_919);
    const first = number * IDS_PER_VILLAGE + 1;
    this.#ids = { node: first, way: first, relation: first };
    this.#west = WEST + Math.floor(number / rows) * VILLAGE_DEGREES;
    this.#south = SOUTH + (number % rows) * VILLAGE_DEGREES;
    if (number < rows) this.#addCoast(number);
    const name = this.#name();
    this.#addNode(0.5, 0.5, { place: "village", name, population: String(200 + this.#random.below(3_000)) });
    const streets = this.#addStreets();
    for (let count = 0; count < BUILDINGS; count += 1) this.#addSquare(0.004, { building: "yes" });
    for (let count = 0; count < FIELDS; count += 1) this.#addSquare(0.04, { landuse: "farmland" });
    for (let count = 0; count < HOUSES; count += 1) {
      this.#addNode(this.#random.next(), this.#random.next(), {
        "addr:housenumber": String(1 + this.#random.below(200)),
        "addr:street": this.#random.pick(streets),
      });
    }
    for (let count = 0; count < 30; count += 1) {
      const days = this.#random.pick(["Mo-Fr", "Tu-Sa", "Mo-Su"]);
      this.#addNode(this.#random.next(), this.#random.next(), {
        ...this.#random.pick(SHOPS),
        name: this.#name(),
        opening_hours: `${days} ${this.#random.pick(HOURS)}`,
        phone: `+33 2 40 ${10 + this.#random.below(90)} ${10 + this.#random.below(90)} 00`,
      });
    }
    const code = String(FIRST_CODE + ((44_000 - FIRST_CODE + number) % CODES));
    this.#addBoundary(1, 1, { admin_level: "8", name, postal_code: code, "ref:INSEE": code });
    if (number > 0) return;
    this.#addBoundary(columns, rows, { admin_level: "4", name: "Pays de la Loire", "ISO3166-2": "FR-PDL" });
  }

  #name(): string {
    const { pick, below } = this.#random;
    const word = Array.from({ length: 2 + below(2) }, () => pick(SYLLABLES)).join("");
    return word.charAt(0).toUpperCase() + word.slice(1);
  }

  /** @param x share of the village's width; y of its height. */
  #addNode(x: number, y: number, tags: OsmTags = {}): number {
    const { next, below } = this.#random;
    const id = this.#ids.node;
    // As in real data, ids have gaps and no two corners line up.
    this.#ids.node += 1 + below(9);
    const toDegrees = (edge: number, share: number) =>
      Math.round((edge + share * VILLAGE_DEGREES) * 1e7 + (next() - 0.5) * 200) / 1e7;
    const latitude = toDegrees(this.#south, y);
    const longitude = toDegrees(this.#west, x);
    this.elements.push({ type: "node", id, latitude, longitude, tags });
    return id;
  }

  #addWay(nodeIds: readonly number[], tags: OsmTags): number {
    const id = this.#ids.way++;
    this.elements.push({ type: "way", id, nodeIds, tags });
    return id;
  }

  #addSquare(size: number, tags: OsmTags): void {
    const { next } = this.#random;
    const [x, y] = [next() * (1 - size), next() * (1 - size)];
    const corners = [
      [x, y],
      [x + size, y],
      [x + size, y + size * (0.5 + next() / 2)],
      [x + size / 2, y + size * (0.5 + next() / 2)],
      [x, y + size],
    ] as const;
    const ids = corners.map(([left, up]) => this.#addNode(left, up));
    this.#addWay([...ids, ids[0]!], tags);
  }

  /** A grid of streets that share the nodes of their crossings. Returns their names. */
  #addStreets(): string[] {
    const at = (step: number) => (step + 1) / (STREETS + 1);
    const crossings = Array.from({ length: STREETS }, (_, x) =>
      Array.from({ length: STREETS }, (_, y) => this.#addNode(at(x), at(y))),
    );
    const names: string[] = [];
    for (const isEastward of [true, false]) {
      for (let street = 0; street < STREETS; street += 1) {
        const ids: number[] = [];
        for (let step = 0; step < STREETS; step += 1) {
          ids.push(isEastward ? crossings[step]![street]! : crossings[street]![step]!);
          for (let bend = 1; bend <= 2 && step + 1 < STREETS; bend += 1) {
            const along = at(step + bend / 3);
            const across = at(street) + (this.#random.next() - 0.5) / 200;
            ids.push(isEastward ? this.#addNode(along, across) : this.#addNode(across, along));
          }
        }
        const name = `Rue ${this.#name()}`;
        names.push(name);
        this.#addWay(ids, street % 4 === 0 ? { highway: "residential", name } : { highway: "service", name });
      }
    }
    return names;
  }

  #addBoundary(width: number, height: number, tags: OsmTags): void {
    const ids = [
      this.#addNode(0, 0),
      this.#addNode(width, 0),
      this.#addNode(width, height),
      this.#addNode(0, height),
    ];
    const way = this.#addWay([...ids, ids[0]!], { boundary: "administrative" });
    this.elements.push({
      type: "relation",
      id: this.#ids.relation++,
      members: [{ type: "way", id: way, role: "outer" }],
      tags: { type: "boundary", boundary: "administrative", ...tags },
    });
  }

  /** A coast from north to south, with the sea in the west. It ends at the first node of the village below. */
  #addCoast(number: number): void {
    const edge = (village: number) => -0.1 * (village % 3);
    const ids = Array.from({ length: 60 }, (_, step) => {
      const bend = step === 0 ? 0 : (this.#random.next() - 0.5) / 20;
      const x = edge(number + 1) + ((edge(number) - edge(number + 1)) * step) / 60;
      return this.#addNode(x + bend, 1 - step / 60);
    });
    const end = number === 0 ? this.#addNode(edge(0), 0) : (number - 1) * IDS_PER_VILLAGE + 1;
    this.#addWay([...ids, end], { natural: "coastline" });
  }
}
