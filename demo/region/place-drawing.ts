import type { OccupiedGround } from "../osm/occupied-ground.ts";
import type { OsmDrawing } from "../osm/osm-drawing.ts";
import type { Point } from "../osm/plane.ts";
import { middle, offset, points } from "../osm/plane.ts";
import { seededRandom } from "../osm/seeded-random.ts";
import type { PlaceRow } from "../town/places/place-row.ts";
import type { Commune } from "./communes.ts";
import type { DrawnPlace } from "./drawn-place.ts";
import type { House } from "./houses.ts";
import { addressBetween, freeGround, nearestHouse } from "./place-spots.ts";
import { placeTags } from "./place-tags.ts";

/** Adds places to the map; those with their own building reserve the ground before houses are built. */
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
      const usedAddresses = new Set(nearby.map((house) => `${house.number} ${house.street}`));
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
            ...writeAddress(addressBetween(middle(ring), nearby, usedAddresses), commune, key),
            ...own,
          };
          return place("way", drawing.area(ring, tags, `place ${key}`), tags);
        }
        if (where.startsWith("@")) {
          const point = points(where.slice(1))[0]!;
          // A stop or a playground has no address of its own.
          const address = extras.bare === true ? null : addressBetween(point, nearby, usedAddresses);
          const tags = { ...writeAddress(address, commune, key), ...own };
          return place("node", drawing.node(point, tags, `place ${key}`), tags);
        }
        const house = nearestHouse(where, nearby, used);
        const before = used.get(house) ?? 0;
        used.set(house, before + 1);
        const tags = { ...writeAddress(house, commune, key), ...own };
        // Offsets a second shop in the same house from the first.
        const aside = seededRandom(`aside ${key}`).between(0, 2 * Math.PI);
        const point = offset(house.door, aside, before === 0 ? 0 : 1.6);
        return place("node", drawing.node(point, tags, `place ${key}`), tags);
      });
    },
  };
}

/** Writes the whole address, the street and number only, or nothing for a few places. */
function writeAddress(
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
