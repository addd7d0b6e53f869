import type { OccupiedGround } from "../osm/occupied-ground.ts";
import type { OsmDrawing } from "../osm/osm-drawing.ts";
import type { Point } from "../osm/plane.ts";
import { middle, offset, points } from "../osm/plane.ts";
import { seededRandom } from "../osm/seeded-random.ts";
import type { PlaceExtras, PlaceRow } from "../town/places/place-row.ts";
import type { Commune } from "./communes.ts";
import type { House } from "./houses.ts";
import { addressBetween, freeGround, nearestHouse } from "./place-spots.ts";
import { placeTags } from "./place-tags.ts";

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

/** Places being put on the ground: those with a building of their own take it before the houses are built. */
export interface PlaceDrawing {
  takeGround(rows: readonly PlaceRow[]): void;
  draw(commune: Commune, rows: readonly PlaceRow[], houses: readonly House[]): DrawnPlace[];
}

export function placeDrawing(drawing: OsmDrawing, ground: OccupiedGround): PlaceDrawing {
  const phones = new Set<string>();
  const used = new Map<House, number>();
  const rings = new Map<PlaceRow, readonly Point[]>();

  return {
    takeGround(rows) {
      for (const row of rows) {
        if (!row[1].startsWith("#")) continue;
        const ring = freeGround(row[1], ground, row[0]);
        ground.take(ring);
        rings.set(row, ring);
      }
    },
    draw(commune, rows, houses) {
      const nearby = houses.filter((house) => house.commune === commune);
      const taken = new Set(nearby.map((house) => `${house.number} ${house.street}`));
      return rows.map((row) => {
        const [name, where, , , extras = {}] = row;
        const { key, tags: own } = placeTags(commune, row, phones);
        const place = (type: "node" | "way", id: number, tags: Record<string, string>): DrawnPlace => ({
          osm: `${type}/${id}`,
          key,
          name,
          commune,
          tags,
          extras,
        });

        const ring = rings.get(row);
        if (ring !== undefined) {
          const tags = {
            building: getBuilding(own),
            ...writtenAddress(addressBetween(middle(ring), nearby, taken), commune, key),
            ...own,
          };
          return place("way", drawing.area(ring, tags, `place ${key}`), tags);
        }
        if (where.startsWith("@")) {
          const point = points(where.slice(1))[0]!;
          // A stop or a playground has no address of its own.
          const address = extras.bare === true ? null : addressBetween(point, nearby, taken);
          const tags = { ...writtenAddress(address, commune, key), ...own };
          return place("node", drawing.node(point, tags, `place ${key}`), tags);
        }
        const house = nearestHouse(where, nearby, used);
        const before = used.get(house) ?? 0;
        used.set(house, before + 1);
        const tags = { ...writtenAddress(house, commune, key), ...own };
        // A second shop in the same house stands a little to the side of the first.
        const aside = seededRandom(`aside ${key}`).between(0, 2 * Math.PI);
        const point = offset(house.door, aside, before === 0 ? 0 : 1.6);
        return place("node", drawing.node(point, tags, `place ${key}`), tags);
      });
    },
  };
}

/** Some places have their whole address, some the street and number only, a few none: then their position tells. */
function writtenAddress(
  address: { number: string; street: string } | null,
  commune: Commune,
  key: string,
): Record<string, string> {
  const lot = seededRandom(`address ${key}`).next();
  if (address === null) return {};
  return {
    ...(lot < 0.88 ? { "addr:housenumber": address.number, "addr:street": address.street } : {}),
    ...(lot < 0.5 ? { "addr:postcode": commune.postcode, "addr:city": commune.name } : {}),
  };
}

function getBuilding(tags: Readonly<Record<string, string>>): string {
  if (tags.building !== undefined) return tags.building;
  if (tags.shop !== undefined) return "retail";
  if (tags.amenity === "school") return "school";
  if (tags.tourism === "hotel") return "hotel";
  return "yes";
}
