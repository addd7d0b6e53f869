import type { Rolldown } from "vite";
import { chunksLoadedWith } from "./imported-chunks.ts";

/** The parts that load on their own, by the source that each starts with. */
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
 * The files that the build makes and the sources in each. The first row that
 * matches a source decides; sources that no row matches are left to the bundler.
 * Few files compress better than many, and no part loads the code of another.
 */
const FILES: readonly (readonly [name: string, matches: (by: NeededBy, source: string) => boolean])[] = [
  // Found only in another file, the helper of the bundler would cost a round trip.
  ["entry", (_, source) => source.endsWith("rolldown/runtime.js")],
  ["entry", (by, source) => by("entry") || /\/wire\/page-client\.ts$|\/page\/font-of-page\.ts$/.test(source)],
  // Shared by the libraries. Pages do not load the geometry library alone.
  ["entry", (by) => by("places") && (by("maps") || by("marker") || by("geocoding") || by("geometry"))],
  ["places", (by, source) => by("places") || /\/places\/location-on-wire\.ts$/.test(source)],
  ["client", (by) => by("client")],
  ["widget", (by) => by("mount")],
  // Too small for files of their own.
  ["widget", (_, source) => /\/(?:use-page-effect|media-query)\.ts$/.test(source)],
  ["widget", (by) => by("autocomplete") && by("card")],
  // Formatters of texts go to the first widget whose texts use them.
  [
    "widget",
    (_, source) =>
      /\/format\/(?:number|distance)-format\.ts$|\/text\/plural\.ts$|\/use-units\.ts$|\/distance-units\.ts$/.test(
        source,
      ),
  ],
  ["card", (by, source) => by("card") || /\/text\/twelve-hours\.ts$/.test(source)],
  [
    "details",
    (by, source) =>
      (by("details") && (by("search") || by("context"))) || /\/text\/age-parts\.ts$/.test(source),
  ],
  // Controls that several widgets load later.
  [
    "controls",
    (_, source) => /\/(?:reading-step|key-step)\.ts$|\/(?:step-button|photo-credit)\.tsx$/.test(source),
  ],
  [
    "controls",
    (_, source) =>
      /\/(?:photo-lightbox|photo-opening|place-actions)\.tsx$|\/rendering\/actions\.ts$/.test(source),
  ],
  [
    "lightbox",
    (_, source) =>
      /\/(?:photo-button|dialog|lightbox|popup-menu|spinner)\.css|lightbox-(?:alone|dialog-sheets)$/.test(
        source,
      ),
  ],
  ["geometry", (by) => by("geometry")],
  // A marker shows on a map only.
  ["stage", (by) => by("maps") && by("marker")],
  ["map", (by) => by("maps")],
  // Pages that use one legacy service use the others too.
  ["legacy", (_, source) => /\/legacy\/|\/older-options\.ts$/.test(source)],
  // Older behaviour of elements, for legacy pages.
  ["older", (_, source) => /\/elements\/(?:replace-request|older-events)\.ts$/.test(source)],
  // The requests of the classes, which share their tables of checks.
  [
    "requests",
    (_, source) =>
      /\/places\/(?:requests|place-fields|place-search|fetch-suggestions|request-values|\w+-request)\.ts$|\/wire\/maps-error\.ts$/.test(
        source,
      ),
  ],
];

/**
 * Returns a function that names the file of each source.
 *
 * @param chunks the chunks of a build that the bundler split by itself
 */
export function groupSources(chunks: readonly Rolldown.OutputChunk[]): (source: string) => string | null {
  const neededBy = new Map<string, Set<Part>>();
  for (const [part, start] of Object.entries(PARTS) as [Part, RegExp][]) {
    const first = chunks.find(({ facadeModuleId }) => start.test(facadeModuleId ?? ""));
    if (first === undefined) continue;
    for (const chunk of chunksLoadedWith(first, chunks)) {
      for (const id of chunk.moduleIds) {
        const parts = neededBy.get(id) ?? new Set();
        neededBy.set(id, parts.add(part));
      }
    }
  }
  return (source) => {
    // A file of texts is split into sets only after the first build.
    const parts = neededBy.get(source.replace(/\?texts=\w+$/, ""));
    return FILES.find(([, matches]) => matches((part) => parts?.has(part) === true, source))?.[0] ?? null;
  };
}
