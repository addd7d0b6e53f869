import { foldName } from "@lieudit/intake";
import { distanceMetres, type PlaceRecord } from "@lieudit/place-model";
import { mergeNames } from "./merged-names.ts";
import { groupNear } from "./near-groups.ts";
import type { Spill, SpillTable } from "./spill.ts";
import { mergeTransitStations } from "./transit-station.ts";

/**
 * Collects what mappers draw in several parts and yields one place for nearby parts with
 * one name and kind. Examples: poles and platforms of a stop, pads of a heliport, sections
 * of a race track.
 */
export class StopPlaces {
  readonly #rows: SpillTable<PlaceRecord>;

  constructor(spill: Spill) {
    this.#rows = spill.table("stops");
  }

  add(record: PlaceRecord): void {
    const key = toKey(record);
    this.#rows.add(key, record.id, record, key);
  }

  /** Whether a stop has the name and kind of `record` and is within `maxMetres`. */
  hasNear(record: PlaceRecord, maxMetres: number): boolean {
    for (const stop of this.#rows.allWithMark(toKey(record))) {
      if (distanceMetres(stop.location, record.location) <= maxMetres) return true;
    }
    return false;
  }

  *records(): Generator<PlaceRecord> {
    for (const { rows } of this.#rows.groups()) {
      const metres = rows[0]?.primaryType === "race_course" ? SAME_TRACK_METRES : SAME_STOP_METRES;
      for (const group of groupNear(rows, metres)) {
        // Node ids sort first, and a pole marks where people wait.
        const [first] = group;
        if (first === undefined) continue;
        const transitStation = mergeTransitStations(group.flatMap((row) => row.transitStation ?? []));
        yield {
          ...first,
          ...(transitStation === undefined ? {} : { transitStation }),
          names: mergeNames(group.map((row) => row.names)),
          popularity: Math.max(...group.map((row) => row.popularity)),
        };
      }
    }
  }
}

function toKey({ primaryType, address, names }: PlaceRecord): string {
  return `${primaryType}|${address.countryCode}|${foldName(names.default)}`;
}

/** Covers the two sides of an avenue and the bays of a square, but not the next stop of the line. */
const SAME_STOP_METRES = 250;
/** A circuit is drawn in several parts. */
const SAME_TRACK_METRES = 5_000;
