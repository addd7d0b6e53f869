import { gzipSync } from "node:zlib";
import type { KitFiles } from "../src/loader/kit-files.ts";
import { scriptCode } from "../src/serving/script-code.ts";
import { type BuiltScript, buildKitFiles, buildLoader } from "./build-kit-files.ts";
import { filesWith } from "./files-with.ts";
import { manifestOf } from "./write-kit.ts";

const KB = 1024;

export interface ElementSize {
  what: string;
  /** As gzip sends them, each file on its own, with words of one language. */
  bytes: number;
  budget: number;
}

/** Sources that start what loads later, from the folder `packages`. */
const CLIENT = "place-elements/src/wire/make-page-client.ts";
const WORDS = /^place-(?:widgets|map|elements)\/src\/.*(?:text|words)\/[a-z]{2}\.ts(?:\?words=\w+)?$/;
const ENGLISH = "place-widgets/src/text/en.ts?words=";

/** What draws or holds a map. */
const OF_MAP =
  /^place-map\/|^place-elements\/src\/(?:map\/(?!define-elements)|marker\/|contextual\/show-on-map)|maplibre/;

/** Builds the kit of elements and weighs what pages load of it. */
export async function elementSizes(): Promise<ElementSize[]> {
  const loader = await buildLoader();
  const kit = await buildKitFiles();
  const { scripts } = kit;
  const manifest = manifestOf(kit);
  const asServed: KitFiles = {
    codeBase: "https://www.exemple.fr/maps/kit/",
    dataHost: "https://www.exemple.fr",
    ...manifest,
  };
  const named = (names: Iterable<string>) => {
    const all = new Set(names);
    return scripts.filter(({ name }) => all.has(name));
  };
  const core = named(filesWith(oneWith(manifest.entry, scripts), scripts, new Set()));
  const places = named(manifest.libraries.places ?? []);
  const first = new Set([...core, ...places].map(({ name }) => name));
  /** What is fetched on top for an element that needs these sources. */
  const more = (...sources: string[]) =>
    named(
      sources.flatMap((source) => {
        const script = scripts.find((each) => each.sources.includes(source));
        if (script === undefined)
          throw new Error(`No script of the kit holds ${source}; see element-sizes.ts.`);
        return filesWith(script, scripts, first);
      }),
    );
  return [
    { what: "elements: script", bytes: gzipped(scriptCode(loader, asServed)), budget: 2.1 * KB },
    {
      what: "elements: core classes, and what every library begins with",
      bytes: weight(core),
      budget: 7.97 * KB,
    },
    // The names of 111 classes and enums and of their 565 members are a third of it.
    { what: "elements: places library beside them", bytes: weight(places), budget: 14 * KB },
    { what: "elements: client, when first asked", bytes: weight(more(CLIENT)), budget: 5.6 * KB },
    // The goals are 10 KB and 12 KB. preact is 4 KB of each, the client 6 KB of the card.
    {
      what: "elements: an autocomplete, more",
      bytes: weight(
        more("place-elements/src/autocomplete/autocomplete-widget.tsx", `${ENGLISH}autocomplete`),
      ),
      budget: 14.75 * KB,
    },
    {
      what: "elements: a compact card, more, with the client",
      bytes: weight(more(CLIENT, "place-elements/src/rendering/compact.tsx", `${ENGLISH}card`)),
      budget: 24.45 * KB,
    },
    {
      what: "elements: all libraries at once, where the parser waits",
      bytes: gzipped(kit.atOnce.script.code),
      budget: 58.5 * KB,
    },
    // The goal is 70 KB.
    {
      what: "elements: the whole kit without map",
      bytes: weight(scripts.filter((script) => !isOfMap(script) && !isOtherLanguage(script))),
      budget: 96.82 * KB,
    },
  ];
}

function oneWith(name: string, scripts: readonly BuiltScript[]): BuiltScript {
  const script = scripts.find((each) => each.name === name);
  if (script === undefined) throw new Error(`The kit has no script ${name}.`);
  return script;
}

function isOfMap({ sources }: BuiltScript): boolean {
  return sources.some((source) => OF_MAP.test(source));
}

function isOtherLanguage({ sources }: BuiltScript): boolean {
  return sources.some((source) => WORDS.test(source) && !source.includes("/en.ts"));
}

function weight(scripts: readonly BuiltScript[]): number {
  return scripts.reduce((sum, { code }) => sum + gzipped(code), 0);
}

function gzipped(code: string): number {
  return gzipSync(code, { level: 9 }).length;
}
