import { gzipSync } from "node:zlib";
import { type KitFiles, scriptCode } from "@lieudit/place-elements/serving";
import { buildElementFiles, buildLoader } from "./build-element-files.ts";
import { type BuiltScript, scriptsLoadedWith } from "./built-script.ts";
import { buildManifest } from "./write-elements.ts";

const KB = 1024;

export interface ElementSize {
  what: string;
  /** Sum of the gzipped files, with the texts of one language. */
  bytes: number;
  budget: number;
}

/** Sources that start a part that loads later, relative to the folder `packages`. */
const CLIENT = "place-elements/src/wire/make-page-client.ts";
const TEXTS = /^place-(?:widgets|map|elements)\/src\/.*(?:text|words)\/[a-z]{2}\.ts(?:\?texts=\w+)?$/;
const ENGLISH = "place-widgets/src/text/en.ts?texts=";

/** Sources of maps, their documents and routes between places, and the check of markup, which loads last. */
const MAP =
  /^place-map\/|^place-elements\/src\/(?:map\/(?!define-elements)|marker\/|routes\/|visualization\/|elements\/check-markup|contextual\/show-on-map)|maplibre|fflate/;

/** Builds the elements and measures what pages load of them. */
export async function measureElementSizes(): Promise<ElementSize[]> {
  const loader = await buildLoader();
  const kit = await buildElementFiles();
  const { scripts } = kit;
  const manifest = buildManifest(kit);
  const asServed: KitFiles = {
    codeBase: "https://www.exemple.fr/maps/kit/",
    dataHost: "https://www.exemple.fr",
    ...manifest,
  };
  const withNames = (names: Iterable<string>) => {
    const all = new Set(names);
    return scripts.filter(({ name }) => all.has(name));
  };
  const core = withNames(scriptsLoadedWith(scriptNamed(manifest.entry, scripts), scripts));
  const places = withNames(manifest.libraries.places ?? []);
  const loaded = new Set([...core, ...places].map(({ name }) => name));
  /** Returns the further scripts of an element that needs these sources. */
  const further = (...sources: string[]) =>
    withNames(
      sources.flatMap((source) => {
        const script = scripts.find((each) => each.sources.includes(source));
        if (script === undefined)
          throw new Error(`No script of the kit contains ${source}; see element-sizes.ts.`);
        return scriptsLoadedWith(script, scripts, loaded);
      }),
    );
  return [
    { what: "elements: script", bytes: gzippedBytes(scriptCode(loader, asServed)), budget: 3 * KB },
    { what: "elements: core classes, loaded with every library", bytes: sumBytes(core), budget: 9 * KB },
    // A third of it is the names of 111 classes and enums and of their 565 members.
    { what: "elements: places library beside them", bytes: sumBytes(places), budget: 15.25 * KB },
    { what: "elements: client, at the first request", bytes: sumBytes(further(CLIENT)), budget: 7 * KB },
    // preact is 6 KB of each widget, the client 6 KB of the card.
    {
      what: "elements: an autocomplete, more",
      bytes: sumBytes(
        further("place-elements/src/autocomplete/autocomplete-widget.tsx", `${ENGLISH}autocomplete`),
      ),
      budget: 19 * KB,
    },
    {
      what: "elements: a compact card, more, with the client",
      bytes: sumBytes(further(CLIENT, "place-elements/src/rendering/compact.tsx", `${ENGLISH}card`)),
      budget: 31 * KB,
    },
    {
      what: "elements: all libraries at once, where the parser waits",
      bytes: gzippedBytes(kit.atOnce.script.code),
      budget: 57.25 * KB,
    },
    {
      what: "elements: the whole kit without map",
      bytes: sumBytes(scripts.filter((script) => !isOfMap(script) && !isOtherLanguage(script))),
      budget: 110.5 * KB,
    },
  ];
}

function scriptNamed(name: string, scripts: readonly BuiltScript[]): BuiltScript {
  const script = scripts.find((each) => each.name === name);
  if (script === undefined) throw new Error(`The kit has no script ${name}.`);
  return script;
}

function isOfMap({ sources }: BuiltScript): boolean {
  return sources.some((source) => MAP.test(source));
}

function isOtherLanguage({ sources }: BuiltScript): boolean {
  return sources.some((source) => TEXTS.test(source) && !source.includes("/en.ts"));
}

function sumBytes(scripts: readonly BuiltScript[]): number {
  return scripts.reduce((sum, { code }) => sum + gzippedBytes(code), 0);
}

function gzippedBytes(code: string): number {
  return gzipSync(code, { level: 9 }).length;
}
