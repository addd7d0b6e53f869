import { foldName } from "@lieudit/intake";
import { distanceMetres, type PlaceRecord } from "@lieudit/place-model";

/**
 * Collects entrances and assigns each to the nearest station. A station has its entrances
 * as `subDestinations`; an entrance has its station as `containingPlaces` and in its name.
 * Entrances without a station close by are skipped.
 */
export class StationEntrances {
  readonly #entrances: PlaceRecord[] = [];
  readonly #countSkipped: (reason: string) => void;

  constructor(countSkipped: (reason: string) => void) {
    this.#countSkipped = countSkipped;
  }

  add(entrance: PlaceRecord): void {
    if (this.#entrances.length < MAX_ENTRANCES) this.#entrances.push(entrance);
  }

  /** @param stops yields the same records each time it is called. */
  *complete(stops: () => Iterable<PlaceRecord>): Generator<PlaceRecord> {
    if (this.#entrances.length === 0) {
      yield* stops();
      return;
    }
    const nearest = new Map<PlaceRecord, { station: PlaceRecord; metres: number }>();
    for (const station of stops()) {
      if (!STATION_TYPES.has(station.primaryType)) continue;
      for (const entrance of this.#entrances) {
        const metres = distanceMetres(entrance.location, station.location);
        if (metres < (nearest.get(entrance)?.metres ?? MAX_ENTRANCE_METRES)) {
          nearest.set(entrance, { station, metres });
        }
      }
    }
    const byStation = new Map<string, PlaceRecord[]>();
    for (const entrance of this.#entrances) {
      const station = nearest.get(entrance)?.station;
      if (station === undefined) this.#countSkipped("station entrances without a station");
      else byStation.set(station.id, [...(byStation.get(station.id) ?? []), entrance]);
    }
    for (const stop of stops()) {
      const entrances = (byStation.get(stop.id) ?? []).slice(0, MAX_PER_STATION);
      yield entrances.length === 0 ? stop : { ...stop, subDestinations: entrances.map(toReference) };
      for (const entrance of entrances) yield nameAfterStation(stop, entrance);
    }
  }
}

const STATION_TYPES = new Set([
  "train_station",
  "subway_station",
  "light_rail_station",
  "tram_stop",
  "transit_station",
]);
const MAX_ENTRANCE_METRES = 400;
const MAX_PER_STATION = 40;
/** All of France has some four thousand. */
const MAX_ENTRANCES = 50_000;

function toReference({ id }: PlaceRecord): { name: string; id: string } {
  return { name: `places/${id}`, id };
}

/** An entrance has the name of its station, then its own, so that the station itself comes first. */
function nameAfterStation(station: PlaceRecord, entrance: PlaceRecord): PlaceRecord {
  const { names, typeNames } = entrance;
  const join = (stationName: string, name: string, label = "") => {
    const isWhole = foldName(name).startsWith(foldName(stationName));
    const own = isWhole ? name.slice(stationName.length).replace(/^[\s,–-]+/u, "") : name;
    return `${stationName} – ${own === "" ? label : own}`;
  };
  const { default: stationName, byLanguage: stationNames = {} } = station.names;
  const isSubway = station.primaryType === "subway_station";
  const labels: Record<string, string> = isSubway ? typeNames : { fr: "Entrée", en: "Entrance" };
  const byLanguage = Object.entries(names.byLanguage ?? {}).map(([language, name]) => [
    language,
    join(stationNames[language] ?? stationName, name, labels[language]),
  ]);
  return {
    ...entrance,
    names: {
      ...names,
      default: join(stationName, names.default, labels.fr),
      ...(byLanguage.length === 0 ? {} : { byLanguage: Object.fromEntries(byLanguage) }),
    },
    containingPlaces: [toReference(station)],
  };
}
