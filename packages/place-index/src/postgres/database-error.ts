import { PlaceIndexError } from "../place-index.ts";

/**
 * Converts an error of a database or its connection to a `PlaceIndexError`: nobody
 * above knows that there is PostgreSQL.
 */
export function toPlaceIndexError(error: unknown): PlaceIndexError {
  if (error instanceof PlaceIndexError) return error;
  const state = getSqlState(error);
  const reason = error instanceof Error ? error.message : String(error);
  if (state === undefined || isPassing(state)) {
    return new PlaceIndexError(
      "UNAVAILABLE",
      `The database of the places does not answer (${reason || "no reason given"}); it is asked again with the next call.`,
      { cause: error },
    );
  }
  if (state === "42P01" || state === "3F000") {
    return new PlaceIndexError(
      "NOT_FOUND",
      "The database does not have this index of places (any more); npm run import -- --rebuild makes it again.",
      { cause: error },
    );
  }
  return new PlaceIndexError("BROKEN", `The database of the places could not answer: ${reason}`, {
    cause: error,
  });
}

/** Returns the code of an error that the server sent; connections fail without one. */
export function getSqlState(error: unknown): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/**
 * Whether a later call may succeed, by itself or once the operator has
 * repaired the server.
 *
 * These are errors of connections (08, 28, 3D), resources (53), locks (55P03),
 * conflicts on a replica (40), interventions such as a shutdown (57), the
 * system (58), and permissions (42501).
 *
 * @see https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
function isPassing(state: string): boolean {
  return /^(?:08|28|3D|40|53|57|58)/.test(state) || state === "55P03" || state === "42501";
}
