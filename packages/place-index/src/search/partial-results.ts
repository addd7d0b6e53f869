const partialSearches = new WeakSet<AbortSignal>();

/** Marks the search that was called with `signal` as partial. */
export function markPartialSearch(signal: AbortSignal): void {
  partialSearches.add(signal);
}

/**
 * Whether a search that was called with `signal` stopped early because its work
 * reached the limit of one call. Its results are correct, but others that fit
 * may be missing.
 */
export function isPartialSearch(signal: AbortSignal): boolean {
  return partialSearches.has(signal);
}
