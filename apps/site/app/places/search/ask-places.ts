import { type Place, PlacesError } from "@lieudit/place-model";

/**
 * Timeout of all calls of a page to the places API together, in milliseconds. The description of
 * the index may take 1 s more.
 */
export const PAGE_WAIT_MS = 2000;

/** Result of a search: a page renders both cases. */
export type Asked<Value> = { phase: "ready"; value: Value } | { phase: "failed" };

/** Returns a signal that aborts with the reader's request, and in any case before the reader has waited 3 s. */
export function pageSignal(request: Request): AbortSignal {
  return AbortSignal.any([request.signal, AbortSignal.timeout(PAGE_WAIT_MS)]);
}

/** Turns an error of the places API into a state of the page. Any other error is rethrown. */
export async function asked<Value>(question: Promise<Value>, signal: AbortSignal): Promise<Asked<Value>> {
  try {
    return { phase: "ready", value: await question };
  } catch (error) {
    if (error instanceof PlacesError || signal.aborted) return { phase: "failed" };
    throw error;
  }
}

/** Like `asked`, for one place; the value is null for an unknown id. */
export async function askedPlace(
  question: Promise<Place>,
  signal: AbortSignal,
): Promise<Asked<Place | null>> {
  return asked(
    question.catch((error: unknown) => {
      if (isUnknownPlace(error)) return null;
      throw error;
    }),
    signal,
  );
}

/** Returns the value of a response, or `otherwise` on failure, for optional parts of a page. */
export function valueOr<Value>(answer: Asked<Value>, otherwise: Value): Value {
  return answer.phase === "ready" ? answer.value : otherwise;
}

/** Returns whether the error means an unknown or invalid id. */
function isUnknownPlace(error: unknown): boolean {
  return (
    error instanceof PlacesError && (error.status === "NOT_FOUND" || error.status === "INVALID_ARGUMENT")
  );
}
