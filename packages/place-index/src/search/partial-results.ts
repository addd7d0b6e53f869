const partialSearches = new WeakSet<AbortSignal>();
const endedSearches = new WeakSet<AbortSignal>();

/** Marks the search that was called with `signal` as partial; `hasEndedEarly` says that its work reached a limit. */
export function markPartialSearch(signal: AbortSignal, hasEndedEarly = true): void {
  partialSearches.add(signal);
  if (hasEndedEarly) endedSearches.add(signal);
}

/**
 * Whether a search that was called with `signal` stopped early because its work
 * reached the limit of one call, or could not read all files of the index. Its results
 * are correct, but others that fit may be missing.
 */
export function isPartialSearch(signal: AbortSignal): boolean {
  return partialSearches.has(signal);
}

/** Whether a search that was called with `signal` reached the limit of one call, so that another one would exceed it. */
export function hasSearchEndedEarly(signal: AbortSignal | undefined): boolean {
  return signal !== undefined && endedSearches.has(signal);
}
