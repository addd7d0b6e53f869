import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import { chunksLoadedWith } from "../elements/imported-chunks.ts";
import { codeWithoutTexts, isTextNamedIn, keepTexts } from "./used-texts.ts";

/** The sets of texts that load separately. */
type TextSet = "autocomplete" | "card" | "further";

/** The code that names the texts of each set. */
export type NamingCode = Readonly<Record<TextSet, string>>;

/** The sources that start the widgets of each set. */
const WIDGETS: Readonly<Record<TextSet, readonly RegExp[]>> = {
  autocomplete: [/\/autocomplete\/autocomplete-widget\.tsx$/, /\/legacy\/input-predictions\.ts$/],
  card: [/\/rendering\/compact\.tsx$/, /\/rendering\/pin\.tsx$/],
  further: [/\/rendering\/details\.tsx$/, /\/rendering\/search\.tsx$/, /\/contextual\/contextual-view\.tsx$/],
};

/** Sources that widgets import and that load at their own time; they contain no widget. */
const WITHOUT_WIDGETS = [/\/place-elements\/src\/entry\.ts$/, /\/place-elements\/src\/places\/library\.ts$/];

/** Loads later on a card, and names texts that are not in its set: an element that shows it loads all texts. */
const CARD_EXTRAS = /\/place-widgets\/src\/widgets\/place-extras\.tsx$/;

/** Collects the code that names each set of texts from the chunks of a build that is not minified. */
export function codeNamingTexts(chunks: readonly Rolldown.OutputChunk[]): NamingCode {
  const getChunk = (source: RegExp): Rolldown.OutputChunk => {
    const start = chunks.find(({ facadeModuleId }) => source.test(facadeModuleId ?? ""));
    if (start === undefined) throw new Error(`No file of the kit starts with ${source}.`);
    return start;
  };
  const excluded = new Set(
    WITHOUT_WIDGETS.flatMap((source) => [...chunksLoadedWith(getChunk(source), chunks)]),
  );
  const codeFrom = (set: TextSet) =>
    [...reachableChunks(WIDGETS[set].map(getChunk), chunks, excluded)].map(codeWithoutTexts).join("\n");
  return {
    autocomplete: codeFrom("autocomplete"),
    card: codeFrom("card"),
    further: codeFrom("further"),
  };
}

/** Returns `starts` and all chunks that they import, statically or later, except `excluded`. */
function reachableChunks(
  starts: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
  excluded: ReadonlySet<Rolldown.OutputChunk>,
): ReadonlySet<Rolldown.OutputChunk> {
  const reachable = new Set(starts);
  // A set also iterates over entries added during the iteration.
  for (const chunk of reachable) {
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      const areExtras =
        !chunk.imports.includes(name) && imported?.moduleIds.some((id) => CARD_EXTRAS.test(id));
      if (imported !== undefined && !areExtras && !excluded.has(imported)) reachable.add(imported);
    }
  }
  return reachable;
}

const IMPORTERS = /\/rendering\/words\/(autocomplete|card|further)-words\.ts$/;
const SET_QUERY = /\?texts=(autocomplete|card|further)$/;

/** Splits the texts of each language into one file per set, each with the texts that its widgets name. */
export function splitTexts(naming: NamingCode): Plugin[] {
  return [
    {
      name: "split-texts",
      enforce: "pre",
      async resolveId(source, importer = "") {
        const set = IMPORTERS.exec(importer)?.[1] ?? SET_QUERY.exec(importer)?.[1];
        if (set === undefined) return null;
        const resolved = await this.resolve(source, importer.replace(SET_QUERY, ""), { skipSelf: true });
        const isTexts =
          /\/place-widgets\/src\/text\/(?:language-files|(?:autocomplete\/)?[a-z]{2})\.ts$/.test(
            resolved?.id ?? "",
          );
        return isTexts ? `${resolved?.id}?texts=${set}` : resolved;
      },
      load(id) {
        return SET_QUERY.test(id) ? readFileSync(id.replace(SET_QUERY, ""), "utf8") : null;
      },
    },
    keepTexts((key, id) => {
      const set = SET_QUERY.exec(id)?.[1] as TextSet | undefined;
      if (set === undefined) return Object.values(naming).some((code) => isTextNamedIn(key, code));
      const isInCard = set === "further" && isTextNamedIn(key, naming.card);
      return isTextNamedIn(key, naming[set]) && !isInCard;
    }),
  ];
}
