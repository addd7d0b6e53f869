import { TRAVEL_MEANS, TRAVEL_SUBJECTS, type TravelMeans, type TravelSubject } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { raiseVersion } from "./version.ts";

/** Listings of one transaction: pages wait for it in SQLite. */
const BATCH_SIZE = 500;

/** A listing whose travel times are to be computed. */
export interface TravelStart {
  id: string;
  /** Null if its agency does not say where it is. */
  position: { latitude: number; longitude: number } | null;
  /** Number of the change that wrote it last. */
  changed: number;
}

/** Seconds from a listing to the nearest destinations; absent ones are farther than the limit, or unknown. */
export interface TravelTimes {
  id: string;
  /** As in `TravelStart`; a listing that has changed since is skipped. */
  changed: number;
  seconds: Partial<Record<`${TravelSubject}_${TravelMeans}`, number>>;
}

/** Returns the estates on offer whose times were not computed with the data of `stamp`. */
export async function findTravelStarts(db: Kysely<Tables>, stamp: number): Promise<TravelStart[]> {
  const rows = await db
    .selectFrom("listing")
    .select(["id", "latitude", "longitude", "changed"])
    .where("kind", "=", "estate")
    .where("visible", "=", 1)
    .where("travel_state", "<>", stamp)
    .execute();
  return rows.map(({ id, latitude, longitude, changed }) => ({
    id,
    changed: Number(changed),
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
}

/** Stores travel times that were computed with the data of `stamp`. */
export async function putTravelTimes(
  db: Kysely<Tables>,
  stamp: number,
  times: readonly TravelTimes[],
): Promise<void> {
  for (let first = 0; first < times.length; first += BATCH_SIZE) {
    await db.transaction().execute(async (transaction) => {
      const changed = await raiseVersion(transaction);
      for (const { id, changed: before, seconds } of times.slice(first, first + BATCH_SIZE)) {
        await transaction
          .updateTable("listing")
          .set({ ...NO_TIMES, ...seconds, travel_state: stamp, changed })
          .where("id", "=", id)
          .where("changed", "=", before)
          .execute();
      }
    });
  }
}

const NO_TIMES = Object.fromEntries(
  TRAVEL_SUBJECTS.flatMap((subject) => TRAVEL_MEANS.map((means) => [`${subject}_${means}`, null])),
);
