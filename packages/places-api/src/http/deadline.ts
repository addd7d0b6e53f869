/** Longest time that one search may take, in milliseconds. */
const MAX_SEARCH_MS = 5_000;

/** Aborts when the caller goes away or the search takes too long. */
export function deadlineOf(request: Request): AbortSignal {
  return AbortSignal.any([request.signal, AbortSignal.timeout(MAX_SEARCH_MS)]);
}
