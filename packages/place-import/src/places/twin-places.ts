import { foldName } from "@lieudit/intake/text";
import { distanceMetres, type PlaceRecord } from "@lieudit/place-model";
import { mergeNames } from "./merged-names.ts";
import type { Spill, SpillTable } from "./spill.ts";

/**
 * Collects points of interest, and gives one for those that mappers have
 * drawn twice: as a node, and as the building or ground that it stands in,
 * both with the same name and kind.
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

/** Two things of one name in something larger than this, such as a campus, may be two. */
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

/** The one that says more, with what the other adds. Where it stands, the node knows; how large it is, the ground. */
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
