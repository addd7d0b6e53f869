import type { Rolldown } from "vite";

/** Returns `first` and the chunks that it imports statically, directly or through others. */
export function chunksLoadedWith(
  first: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): ReadonlySet<Rolldown.OutputChunk> {
  const loaded = new Set([first]);
  // A set also iterates over entries added during the iteration.
  for (const { imports } of loaded) {
    for (const name of imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported !== undefined) loaded.add(imported);
    }
  }
  return loaded;
}
