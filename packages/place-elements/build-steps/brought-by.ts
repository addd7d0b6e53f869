import type { Rolldown } from "vite";

/** `first` and what loads with it at once. */
export function broughtBy(
  first: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const brought = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || brought.has(chunk)) return;
    brought.add(chunk);
    for (const imported of chunk.imports) add(chunks.find(({ fileName }) => fileName === imported));
  };
  add(first);
  return brought;
}
