import { readFileSync } from "node:fs";
import { type Dictionary, keepEntries } from "@lieudit/place-widgets/build-steps";
import type { Plugin, Rolldown } from "vite";
import { broughtBy } from "./brought-by.ts";

/** The code that names the words of each set, and all code. */
export interface NamingWords {
  autocomplete: string;
  card: string;
  further: string;
  all: string;
}

/** What shows the words of a set, by the source that it starts with. */
const SHOW_WORDS = {
  autocomplete: [/\/autocomplete\/autocomplete-widget\.tsx$/, /\/legacy\/input-predictions\.ts$/],
  card: [/\/rendering\/compact\.tsx$/, /\/rendering\/pin\.tsx$/],
  further: [/\/rendering\/details\.tsx$/, /\/rendering\/search\.tsx$/, /\/contextual\/contextual-view\.tsx$/],
} as const;

/** What loads at its own time, whoever is there: nothing of it is a widget's. */
const APART = [/\/place-elements\/src\/entry\.ts$/, /\/place-elements\/src\/places\/library\.ts$/];

/** @param codeOf what words are looked for in */
export function codeNamingWords(
  chunks: readonly Rolldown.OutputChunk[],
  codeOf: (chunk: Rolldown.OutputChunk) => string,
): NamingWords {
  const startOf = (source: RegExp): Rolldown.OutputChunk => {
    const start = chunks.find(({ facadeModuleId }) => source.test(facadeModuleId ?? ""));
    if (start === undefined) throw new Error(`No file of the kit starts with ${source}.`);
    return start;
  };
  const apart = new Set(APART.flatMap((source) => [...broughtBy(startOf(source), chunks)]));
  const codeFrom = (sources: readonly RegExp[]) =>
    [...shownBy(sources.map(startOf), chunks, apart)].map(codeOf).join("\n");
  return {
    autocomplete: codeFrom(SHOW_WORDS.autocomplete),
    card: codeFrom(SHOW_WORDS.card),
    further: codeFrom(SHOW_WORDS.further),
    all: chunks.map(codeOf).join("\n"),
  };
}

/** `starts`, what they bring with them and what that loads later, less what is `apart`. */
function shownBy(
  starts: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
  apart: ReadonlySet<Rolldown.OutputChunk>,
): ReadonlySet<Rolldown.OutputChunk> {
  const shown = new Set(starts);
  // A set hands out what is added while it is gone through.
  for (const chunk of shown) {
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const loaded = chunks.find(({ fileName }) => fileName === name);
      if (loaded !== undefined && !apart.has(loaded)) shown.add(loaded);
    }
  }
  return shown;
}

const IMPORTERS = /\/rendering\/words\/(autocomplete|card|further)-words\.ts$/;
const SET = /\?words=(autocomplete|card|further)$/;

/** Makes of each language a file for each set of words, with those that its widgets name. */
export function wordsOfWidgets(naming: NamingWords): Plugin[] {
  return [
    {
      name: "words-of-widgets",
      enforce: "pre",
      async resolveId(source, importer = "") {
        const set = IMPORTERS.exec(importer)?.[1] ?? SET.exec(importer)?.[1];
        if (set === undefined) return null;
        const resolved = await this.resolve(source, importer.replace(SET, ""), { skipSelf: true });
        const isWords = /\/place-widgets\/src\/text\/(?:language-files|[a-z]{2})\.ts$/.test(
          resolved?.id ?? "",
        );
        return isWords ? `${resolved?.id}?words=${set}` : resolved;
      },
      load(id) {
        return SET.test(id) ? readFileSync(id.replace(SET, ""), "utf8") : null;
      },
    },
    keepEntries((key, dictionary, id) => isKept(key, dictionary, SET.exec(id)?.[1], naming)),
  ];
}

function isKept(
  key: string,
  { isNamedIn }: Dictionary,
  set: string | undefined,
  { autocomplete, card, further, all }: NamingWords,
): boolean {
  if (set === "autocomplete") return isNamedIn(key, autocomplete);
  if (set === "card") return isNamedIn(key, card);
  if (set === "further") return isNamedIn(key, further) && !isNamedIn(key, card);
  return isNamedIn(key, all);
}
