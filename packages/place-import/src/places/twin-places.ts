import { foldName } from "@lieudit/intake";
import { distanceMetres, type LatLng, type PlaceRecord, type Viewport } from "@lieudit/place-model";
import { mergeNames } from "./merged-names.ts";
import type { Spill, SpillTable } from "./spill.ts";

/**
 * Collects points of interest and merges duplicates: a node and the building or ground
 * around it, with the same name and kind. Buildings and estates yield to a place with
 * their name, of whatever kind, and those of one name close together are one place.
 */
export class TwinPlaces {
  readonly #rows: SpillTable<TwinRow>;

  constructor(spill: Spill) {
    this.#rows = spill.table("twins");
  }

  add(record: PlaceRecord, localityKey: string, isBuilding: boolean): void {
    const key = `${localityKey}|${foldName(record.names.default)}`;
    this.#rows.add(key, record.id, { record, isBuilding });
  }

  /** @param isTaken whether a place that is collected elsewhere has the estate's name. */
  *records(isTaken: (estate: PlaceRecord) => boolean): Generator<PlaceRecord> {
    for (const { rows } of this.#rows.groups()) {
      const places = mergeTwins(rows.filter(({ isBuilding }) => !isBuilding));
      yield* places;
      const buildings = mergeTwins(rows.filter(({ isBuilding }) => isBuilding));
      buildings.sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));
      for (const building of buildings) {
        if (places.some((place) => isSameSpot(place, building))) continue;
        if (building.primaryType === "housing_complex" && isTaken(building)) continue;
        places.push(building);
        yield building;
      }
    }
  }
}

interface TwinRow {
  record: PlaceRecord;
  isBuilding: boolean;
}

function mergeTwins(rows: readonly TwinRow[]): PlaceRecord[] {
  const byType = Map.groupBy(rows, ({ record }) => record.primaryType);
  return [...byType.values()].flatMap((twins) => {
    const grounds = twins.flatMap(({ record }) => (isGround(record) ? [record] : []));
    const points = twins.flatMap(({ record }) => (isGround(record) ? [] : [record]));
    const merged = grounds.map((ground) => {
      const inside = points.findIndex((point) => standsIn(point, ground));
      return inside < 0 ? ground : mergeRecords(ground, points.splice(inside, 1)[0] as PlaceRecord);
    });
    return [...merged, ...points];
  });
}

/** In an area larger than this, such as a campus, two features with one name may be two places. */
const MAX_GROUND_METRES = 500;
/** The blocks of a residence, and a shop in the house that is named after it. */
const SAME_SPOT_METRES = 200;

function isSameSpot(place: PlaceRecord, building: PlaceRecord): boolean {
  return (
    distanceMetres(place.location, building.location) <= SAME_SPOT_METRES ||
    (building.viewport !== undefined && contains(building.viewport, place.location)) ||
    (place.viewport !== undefined && contains(place.viewport, building.location))
  );
}

function isGround({ osm = "", viewport }: PlaceRecord): boolean {
  return viewport !== undefined && !osm.startsWith("node/");
}

function standsIn({ location }: PlaceRecord, { viewport }: PlaceRecord): boolean {
  if (viewport === undefined || distanceMetres(viewport.low, viewport.high) > MAX_GROUND_METRES) {
    return false;
  }
  return contains(viewport, location);
}

function contains({ low, high }: Viewport, { latitude, longitude }: LatLng): boolean {
  return (
    latitude >= low.latitude &&
    latitude <= high.latitude &&
    longitude >= low.longitude &&
    longitude <= high.longitude
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
