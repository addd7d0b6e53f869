import type { Rolldown } from "vite";

/** What loads on its own, by the source that it starts with. */
const PARTS = {
  entry: /place-elements\/src\/entry\.ts$/,
  places: /place-elements\/src\/places\/library\.ts$/,
  maps: /place-elements\/src\/map\/library\.ts$/,
  marker: /place-elements\/src\/marker\/library\.ts$/,
  geocoding: /place-elements\/src\/geocoding\/library\.ts$/,
  geometry: /place-elements\/src\/geometry\/library\.ts$/,
  client: /place-elements\/src\/wire\/make-page-client\.ts$/,
  mount: /place-elements\/src\/rendering\/mount-widget\.tsx$/,
  autocomplete: /place-elements\/src\/autocomplete\/autocomplete-widget\.tsx$/,
  card: /place-elements\/src\/rendering\/compact\.tsx$/,
  details: /place-elements\/src\/rendering\/details\.tsx$/,
  search: /place-elements\/src\/rendering\/search\.tsx$/,
  context: /place-elements\/src\/contextual\/contextual-view\.tsx$/,
  words: /place-widgets\/src\/text\/en\.ts$/,
} as const;

type Part = keyof typeof PARTS;
type NeededBy = (part: Part) => boolean;

/**
 * Which file a source goes into, by the parts that need it at once: the first
 * that holds it. Few files pack better than many, and nobody loads the part of
 * another. What is in none of them is left to the bundler.
 */
const FILES: readonly (readonly [name: string, holds: (by: NeededBy, source: string) => boolean])[] = [
  ["entry", (by, source) => by("entry") || /\/wire\/page-client\.ts$/.test(source)],
  ["shared", (by) => by("places") && (by("maps") || by("marker") || by("geocoding") || by("geometry"))],
  ["places", (by) => by("places")],
  ["client", (by) => by("client")],
  ["widget", (by) => by("mount")],
  ["widget", (by) => by("autocomplete") && by("card")],
  // Not the words themselves, which are those of one language.
  ["widget", (by, source) => by("words") && !/\/[a-z]{2}\.ts$/.test(source)],
  ["card", (by) => by("card")],
  ["details", (by) => by("details") && (by("search") || by("context"))],
];

/** @param chunks those of a build that made files by need alone */
export function fileOfSource(chunks: readonly Rolldown.OutputChunk[]): (source: string) => string | null {
  const neededBy = new Map<string, Set<Part>>();
  for (const [part, start] of Object.entries(PARTS) as [Part, RegExp][]) {
    const first = chunks.find(({ facadeModuleId }) => start.test(facadeModuleId ?? ""));
    if (first === undefined) continue;
    for (const chunk of broughtBy(first, chunks)) {
      for (const id of chunk.moduleIds) {
        const parts = neededBy.get(id) ?? new Set();
        neededBy.set(id, parts.add(part));
      }
    }
  }
  return (source) => {
    const parts = neededBy.get(source);
    if (parts === undefined) return null;
    return FILES.find(([, holds]) => holds((part) => parts.has(part), source))?.[0] ?? null;
  };
}

function broughtBy(
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
