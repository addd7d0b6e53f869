import type { Rolldown } from "vite";
import { broughtBy } from "./brought-by.ts";

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
  // Every library but that of mere geometry, which no page asks for alone, begins with these.
  ["entry", (by) => by("places") && (by("maps") || by("marker") || by("geocoding") || by("geometry"))],
  ["places", (by, source) => by("places") || /\/places\/location-on-wire\.ts$/.test(source)],
  ["client", (by) => by("client")],
  ["widget", (by) => by("mount")],
  ["widget", (by) => by("autocomplete") && by("card")],
  // What words are made with goes to the first widget that has such words.
  ["widget", (_, source) => /\/format\/number-format\.ts$/.test(source)],
  ["card", (by, source) => by("card") || /\/text\/twelve-hours\.ts$/.test(source)],
  [
    "details",
    (by, source) =>
      (by("details") && (by("search") || by("context"))) || /\/text\/age-parts\.ts$/.test(source),
  ],
  // What several widgets have, each in a part that loads later, and what follows on what a file does anyway.
  [
    "controls",
    (_, source) => /\/(?:reading-step|menu-step)\.ts$|\/(?:step-button|photo-credit)\.tsx$/.test(source),
  ],
  ["controls", (_, source) => /\/drawings\/(?:phone|globe|route)\.ts$/.test(source)],
  [
    "controls",
    (_, source) =>
      /\/(?:photo-lightbox|photo-opening|place-actions)\.tsx$|\/rendering\/actions\.ts$/.test(source),
  ],
  ["lightbox", (_, source) => /\/(?:lightbox|popup-menu|spinner)\.css|lightbox-alone$/.test(source)],
  ["geometry", (by) => by("geometry")],
  // Who finds a place by an older service asks for its details by another.
  ["legacy", (_, source) => /\/legacy\/|\/older-options\.ts$/.test(source)],
  // What elements did before, for pages of before.
  ["older", (_, source) => /\/elements\/(?:replace-request|older-events)\.ts$/.test(source)],
  // What the classes ask, all of it read and refused by the same tables.
  [
    "requests",
    (_, source) =>
      /\/places\/(?:requests|place-fields|place-search|fetch-suggestions|request-values|\w+-request)\.ts$|\/wire\/maps-error\.ts$/.test(
        source,
      ),
  ],
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
    // That which stands for one of several sets of words goes where all would go.
    const parts = neededBy.get(source.replace(/\?words=\w+$/, ""));
    return FILES.find(([, holds]) => holds((part) => parts?.has(part) === true, source))?.[0] ?? null;
  };
}
