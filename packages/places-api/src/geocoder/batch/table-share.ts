import { setTimeout as delay } from "node:timers/promises";
import { createConcurrencyLimiter } from "@lieudit/limits";
import type { PlaceIndex } from "@lieudit/place-index";
import { PlacesError } from "@lieudit/place-model";
import { OVERLOADED } from "../../limits/overload-error.ts";

/** Uploaded tables of one process that are at work. */
export const MAX_TABLES = 2;
/** Searches for all uploaded tables of one process that run at a time. */
export const MAX_TABLE_SEARCHES = 4;
/** A busy index is asked again after this time, in milliseconds. */
const RETRY_MS = 40;
const RETRY_AFTER_SECONDS = 10;

/** The share of tables in the work of a process: single calls come first. */
export interface TableShare {
  /** The index for tables. Few searches run at a time, and under load they wait. */
  places: PlaceIndex;
  /**
   * Takes a place for a table. The result gives it back; calling it again has no effect.
   *
   * @throws {PlacesError} UNAVAILABLE if as many tables as allowed are at work.
   */
  take(): () => void;
}

/** @param places an index that rejects calls under load */
export function createTableShare(places: PlaceIndex): TableShare {
  const limiter = createConcurrencyLimiter({
    running: MAX_TABLE_SEARCHES,
    waiting: Number.POSITIVE_INFINITY,
    createError: (reason) => new Error(reason),
  });
  let tables = 0;

  async function run<Result>(search: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    for (;;) {
      try {
        return await limiter.run(search, signal);
      } catch (error) {
        if (!(error instanceof PlacesError) || error.reason !== OVERLOADED) throw error;
        await delay(RETRY_MS, undefined, signal === undefined ? {} : { signal });
      }
    }
  }

  return {
    places: {
      ...places,
      autocomplete: (query, signal) => run(() => places.autocomplete(query, signal), signal),
      searchText: (query, signal) => run(() => places.searchText(query, signal), signal),
      reverseGeocode: (query, signal) => run(() => places.reverseGeocode(query, signal), signal),
    },
    take() {
      if (tables >= MAX_TABLES) {
        throw new PlacesError(
          "UNAVAILABLE",
          `The server has ${MAX_TABLES} tables at work and takes no more; try again in ${RETRY_AFTER_SECONDS} s.`,
          { reason: OVERLOADED, retryAfterSeconds: RETRY_AFTER_SECONDS },
        );
      }
      tables += 1;
      let isTaken = true;
      return () => {
        if (isTaken) tables -= 1;
        isTaken = false;
      };
    },
  };
}
