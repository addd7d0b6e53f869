import type { KitScene } from "@lieudit/place-elements/serving";
import { type BuiltScript, scriptsLoadedWith } from "./built-script.ts";

/** The sources and sets of texts that elements of each kind load when they show something, in the order of loading. */
const SCENES = [
  {
    selector: "gmp-place-details-compact,gmp-advanced-place-details-compact",
    sources: ["wire/make-page-client.ts", "rendering/compact.tsx"],
    texts: ["card"],
  },
  {
    selector: "gmp-place-details,gmp-advanced-place-details",
    sources: ["wire/make-page-client.ts", "rendering/details.tsx"],
    texts: ["card", "further"],
  },
  {
    selector: "gmp-place-search,gmp-place-list,gmp-advanced-place-search,gmp-advanced-place-list",
    sources: ["wire/make-page-client.ts", "rendering/search.tsx"],
    texts: ["card", "further"],
  },
  {
    selector: "gmp-place-autocomplete,gmp-basic-place-autocomplete",
    // The client is needed when somebody types.
    sources: ["autocomplete/autocomplete-widget.tsx", "wire/make-page-client.ts"],
    texts: ["autocomplete"],
  },
] as const;

const TEXTS = /^place-widgets\/src\/text\/([a-z]{2})\.ts\?texts=(\w+)$/;

/** Names the files of each scene, without those in `loaded`. */
export function buildScenes(scripts: readonly BuiltScript[], loaded: ReadonlySet<string>): KitScene[] {
  return SCENES.map(({ selector, sources, texts }) => {
    const files = new Set(
      sources.flatMap((source) => {
        const script = scripts.find((each) => each.sources.includes(`place-elements/src/${source}`));
        if (script === undefined) throw new Error(`No script of the kit contains ${source}; see scenes.ts.`);
        return scriptsLoadedWith(script, scripts, loaded);
      }),
    );
    const words: Record<string, string[]> = {};
    for (const { name, sources: inIt } of scripts) {
      for (const source of inIt) {
        const [, language, set] = TEXTS.exec(source) ?? [];
        if (language === undefined || !texts.some((wanted) => wanted === set)) continue;
        words[language] = [...(words[language] ?? []), name];
      }
    }
    return { selector, files: [...files], words };
  });
}
