import { PlaceIndexError } from "../place-index.ts";

/** What an engine throws while it answers, as an error of ours. */
export function toWorkerError(error: unknown): PlaceIndexError {
  if (error instanceof PlaceIndexError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new PlaceIndexError("BROKEN", `The place index could not answer: ${reason}`, { cause: error });
}
