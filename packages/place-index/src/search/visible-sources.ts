import { AsyncLocalStorage } from "node:async_hooks";

const visibleSources = new AsyncLocalStorage<readonly string[]>();

/**
 * Runs `run` for a caller that sees the private `sources`. Every call of a `PlaceIndex` within it finds their places;
 * any other call finds public places only. The name of a public source or of none has no effect.
 */
export function runWithSources<Result>(sources: readonly string[], run: () => Result): Result {
  return visibleSources.run(sources, run);
}

/** Returns the private sources that the current caller sees. */
export function getVisibleSources(): readonly string[] {
  return visibleSources.getStore() ?? [];
}

/** Returns a function that runs others for the current caller, even when a stream calls it later. */
export function keepVisibleSources(): <Result>(run: () => Result) => Result {
  const sources = getVisibleSources();
  return (run) => runWithSources(sources, run);
}
