import { foldName } from "@lieudit/intake";
import { distanceMetres, type PlaceRecord } from "@lieudit/place-model";
import { mergeNames } from "./merged-names.ts";
import type { Spill, SpillTable } from "./spill.ts";

/**
 * Collects points of interest and merges duplicates: a node and the building or ground
 * around it, with the same name and kind.
 */
export class TwinPlaces {
  readonly #rows: SpillTable<PlaceRecord>;

  constructor(spill: Spill) {
    this.#rows = spill.table("twins");
  }

  add(record: PlaceRecord, localityKey: string): void {
    const key = `${record.primaryType}|${localityKey}|${foldName(record.names.default)}`;
    this.#rows.add(key, record.id, record);
  }

  *records(): Generator<PlaceRecord> {
    for (const { rows } of this.#rows.groups()) {
      const grounds = rows.filter((row) => isGround(row));
      const points = rows.filter((row) => !isGround(row));
      for (const ground of grounds) {
        const inside = points.findIndex((point) => standsIn(point, ground));
        yield inside < 0 ? ground : mergeRecords(ground, points.splice(inside, 1)[0] as PlaceRecord);
      }
      yield* points;
    }
  }
}

/** In an area larger than this, such as a campus, two features with one name may be two places. */
const MAX_GROUND_METRES = 500;

function isGround({ osm = "", viewport }: PlaceRecord): boolean {
  return viewport !== undefined && !osm.startsWith("node/");
}

function standsIn({ location }: PlaceRecord, { viewport }: PlaceRecord): boolean {
  if (viewport === undefined || distanceMetres(viewport.low, viewport.high) > MAX_GROUND_METRES) {
    return false;
  }
  const { low, high } = viewport;
  return (
    location.latitude >= low.latitude &&
    location.latitude <= high.latitude &&
    location.longitude >= low.longitude &&
    location.longitude <= high.longitude
  );
}

/**
 * Merges two records: the more detailed one, completed by the other. The node gives the
 * position, the area the size.
 */
function mergeRecords(ground: PlaceRecord, point: PlaceRecord): PlaceRecord {
  const isPointRicher = countFacts(point) >= countFacts(ground);
  const [main, other] = isPointRicher ? [point, ground] : [ground, point];
  const { viewport } = ground;
  return {
    ...other,
    ...main,
    names: mergeNames([main.names, other.names]),
    types: [...new Set([...main.types, ...other.types])],
    address:
      main.address.street === undefined && other.address.street !== undefined ? other.address : main.address,
    facts: { ...other.facts, ...main.facts },
    location: point.location,
    ...(viewport === undefined ? {} : { viewport }),
    popularity: Math.max(main.popularity, other.popularity),
  };
}

function countFacts({ facts, hours, editorialSummary, address }: PlaceRecord): number {
  const others = [hours, editorialSummary, address.street, address.houseNumber];
  return Object.keys(facts).length + others.filter((value) => value !== undefined).length;
}
