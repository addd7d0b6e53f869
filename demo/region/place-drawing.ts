import type { OccupiedGround } from "../osm/occupied-ground.ts";
import type { OsmDrawing } from "../osm/osm-drawing.ts";
import type { Point } from "../osm/plane.ts";
import { offset, points, rectangle } from "../osm/plane.ts";
import { hash32, seededRandom } from "../osm/seeded-random.ts";
import type { PlaceExtras, PlaceRow } from "../town/places/place-row.ts";
import { tagsFromWords } from "../town/places/place-row.ts";
import { isLand } from "./coast.ts";
import type { Commune } from "./communes.ts";
import type { House } from "./houses.ts";

/** A place after it was drawn: what its facts are written from. */
export interface DrawnPlace {
  /** `node/910…`, as the importer names elements. */
  osm: string;
  /** Stays when other places are added: the seed of everything made up about it. */
  key: string;
  name: string;
  commune: Commune;
  tags: Readonly<Record<string, string>>;
  extras: PlaceExtras;
}

/** One commune's places being put on the ground: buildings before the houses are built, the rest after. */
export interface PlaceDrawing {
  /** The rows with a building of their own; they take ground. */
  drawBuildings(commune: Commune, rows: readonly PlaceRow[]): DrawnPlace[];
  /** All other rows. */
  drawInHouses(commune: Commune, rows: readonly PlaceRow[], houses: readonly House[]): DrawnPlace[];
}

export function placeDrawing(drawing: OsmDrawing, ground: OccupiedGround): PlaceDrawing {
  const phones = new Set<string>();
  const used = new Map<House, number>();

  const tagsOf = (commune: Commune, row: PlaceRow): { key: string; tags: Record<string, string> } => {
    const [name, where, words, hours, extras = {}] = row;
    const own = tagsFromWords(words);
    const label = name === "" ? `${extras.tags?.brand ?? extras.tags?.operator ?? words} ${where}` : name;
    const key = `${commune.key}/${label}${own.highway === "bus_stop" ? " (arrêt)" : ""}`;
    const random = seededRandom(`tags ${key}`);
    const tags: Record<string, string> = {
      ...own,
      ...(name === "" ? {} : { name }),
      ...(hours === "" ? {} : { opening_hours: hours }),
      ...statusTags(extras),
    };
    if (extras.bare !== true) {
      if (extras.phone !== false) {
        const phone =
          extras.phone ?? fictionalPhone(key, own.craft !== undefined && random.chance(0.5), phones);
        const international = `+33 ${phone.slice(1)}`;
        const form = random.next();
        if (form < 0.6) tags.phone = international;
        else if (form < 0.8) tags["contact:phone"] = international;
        else tags.phone = phone;
      }
      if (extras.web !== false && (extras.web !== undefined || random.chance(0.62))) {
        const site = `${typeof extras.web === "string" ? extras.web : slug(extras.tags?.["name:fr"] ?? label)}.example`;
        const form = random.next();
        if (form < 0.75) tags.website = `https://${site}/`;
        else if (form < 0.9) tags["contact:website"] = `https://www.${site}/`;
        else tags.website = `www.${site}`;
      }
      Object.assign(tags, everydayTags(tags, key));
    }
    return { key, tags: { ...tags, ...extras.tags } };
  };

  const drawn = (
    type: "node" | "way",
    id: number,
    key: string,
    row: PlaceRow,
    commune: Commune,
    tags: Record<string, string>,
  ): DrawnPlace => ({
    osm: `${type}/${id}`,
    key,
    name: row[0],
    commune,
    tags,
    extras: row[4] ?? {},
  });

  return {
    drawBuildings(commune, rows) {
      return rows
        .filter(([, where]) => where.startsWith("#"))
        .map((row) => {
          const { key, tags } = tagsOf(commune, row);
          const ring = freeGround(row[1], ground, key);
          ground.take(ring);
          const id = drawing.area(ring, { building: buildingOf(tags), ...tags }, `place ${key}`);
          return drawn("way", id, key, row, commune, tags);
        });
    },
    drawInHouses(commune, rows, houses) {
      const nearby = houses.filter((house) => house.commune === commune);
      return rows
        .filter(([, where]) => !where.startsWith("#"))
        .map((row) => {
          const { key, tags } = tagsOf(commune, row);
          const where = row[1];
          if (where.startsWith("@")) {
            const id = drawing.node(points(where.slice(1))[0]!, tags, `place ${key}`);
            return drawn("node", id, key, row, commune, tags);
          }
          const house = nearestHouse(where, nearby, used);
          used.set(house, (used.get(house) ?? 0) + 1);
          const random = seededRandom(`address ${key}`);
          const lot = random.next();
          const address = {
            ...(lot < 0.85 ? { "addr:housenumber": house.number, "addr:street": house.street } : {}),
            ...(lot < 0.5 ? { "addr:postcode": commune.postcode, "addr:city": commune.name } : {}),
          };
          // A second shop in the same house stands a little to the side of the first.
          const point = offset(house.door, random.between(0, 2 * Math.PI), used.get(house) === 1 ? 0 : 1.6);
          const id = drawing.node(point, { ...address, ...tags }, `place ${key}`);
          return drawn("node", id, key, row, commune, { ...address, ...tags });
        });
    },
  };
}

/** Numbers of the ranges that the regulator keeps for films and books: nobody can be called by them. */
function fictionalPhone(key: string, isMobile: boolean, taken: Set<string>): string {
  const prefix = isMobile ? "06 39 98" : "02 61 91";
  for (let number = hash32(`phone ${key}`) % 10_000; ; number = (number + 1) % 10_000) {
    const digits = String(number).padStart(4, "0");
    const phone = `${prefix} ${digits.slice(0, 2)} ${digits.slice(2)}`;
    if (taken.has(phone)) continue;
    taken.add(phone);
    return phone;
  }
}

/** How real data says that a place is shut: its main tag moves below a prefix, or its hours say so. */
function statusTags(extras: PlaceExtras): Record<string, string> {
  switch (extras.status) {
    case "CLOSED_TEMPORARILY":
      return { opening_hours: 'off "fermé pour travaux"' };
    case "CLOSED_PERMANENTLY":
      return { end_date: extras.tags?.end_date ?? "2025-09" };
    default:
      return {};
  }
}

/** What surveyors write down of many places: wheelchairs, ways to pay, dogs. */
function everydayTags(tags: Readonly<Record<string, string>>, key: string): Record<string, string> {
  const random = seededRandom(`survey ${key}`);
  const isShop =
    tags.shop !== undefined ||
    /restaurant|cafe|bar|pub|fast_food|ice_cream|pharmacy/.test(tags.amenity ?? "");
  const extra: Record<string, string> = {};
  if (tags.wheelchair === undefined && random.chance(0.45))
    extra.wheelchair = random.pick(["yes", "yes", "limited", "no"]);
  if (!isShop) return extra;
  if (random.chance(0.35)) extra["payment:credit_cards"] = random.pick(["yes", "yes", "yes", "no"]);
  if (random.chance(0.2)) extra["payment:contactless"] = random.pick(["yes", "yes", "no"]);
  if (random.chance(0.12)) extra["payment:cash"] = "only";
  if (random.chance(0.15)) extra.dog = random.pick(["yes", "leashed", "no"]);
  if (random.chance(0.12)) extra.check_date = random.pick(["2026-03-14", "2026-08-02", "2025-11-20"]);
  return extra;
}

function buildingOf(tags: Readonly<Record<string, string>>): string {
  if (tags.building !== undefined) return tags.building;
  if (tags.shop !== undefined) return "retail";
  if (tags.amenity === "school") return "school";
  if (tags.tourism === "hotel") return "hotel";
  return "yes";
}

/** Moves a hand-placed building a little where a street would run through it. */
function freeGround(where: string, ground: OccupiedGround, key: string): Point[] {
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

function nearestHouse(where: string, houses: readonly House[], used: ReadonlyMap<House, number>): House {
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

export function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 48)
    .replace(/-+$/, "");
}
