import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, relative } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { KIT_BUILD, KIT_CONFIG } from "../build-options.ts";
import { PREACT_IN_PLACE_OF_REACT, WITHOUT_HYDRATION } from "../preact/preact-in-place-of-react.ts";
import { codeNamingTexts, type NamingCode, splitTexts } from "../texts/widget-texts.ts";
import { type AtOnceFiles, buildAtOnceFiles } from "./at-once-files.ts";
import type { BuiltScript } from "./built-script.ts";
import { groupSources } from "./shared-files.ts";
import { sharedSheets } from "./shared-sheets.ts";

/** The script of a web worker, as its library ships it, or a text. */
export interface BuiltAsset {
  name: string;
  code: string;
}

export interface BuiltKit {
  scripts: readonly BuiltScript[];
  /** The same scripts for pages that do not load modules. */
  atOnce: AtOnceFiles;
  /** Workers, and the licences of the packages in the scripts. */
  assets: readonly BuiltAsset[];
}

const PACKAGES = join(import.meta.dirname, "..", "..", "..");
const ELEMENTS = join(PACKAGES, "place-elements");

const ENTRY = join(ELEMENTS, "src", "entry.ts");
const AT_ONCE_SOURCE = "place-elements/src/at-once.ts";

const FILE_NAMES = "[hash].js";

/** The licences of the packages in the scripts. */
const LICENCES_FILE = "licences.txt";

/**
 * Builds the kit as scripts that load each other, on preact, minified, in
 * memory. The first of two builds shows which sources each part needs and which
 * texts its code names. The second build groups the sources and texts by that.
 */
export async function buildElementFiles(): Promise<BuiltKit> {
  const whole = chunksIn(await buildModules(null));
  const files = await buildModules({ texts: codeNamingTexts(whole), groupOf: groupSources(whole) });
  const built: readonly BuiltScript[] = chunksIn(files).map((chunk) => ({
    name: chunk.fileName,
    code: chunk.code,
    sources: chunk.moduleIds.map((id) => relative(PACKAGES, id)),
    imports: chunk.imports,
    isEntry: chunk.facadeModuleId === ENTRY,
  }));
  const scripts = built.filter(({ sources }) => !sources.includes(AT_ONCE_SOURCE));
  const atOnce = built.find(({ sources }) => sources.includes(AT_ONCE_SOURCE));
  if (atOnce === undefined) throw new Error(`No script of the kit contains ${AT_ONCE_SOURCE}.`);
  const assets = files
    .filter((file) => file.type === "asset")
    .map(({ fileName, source }) => ({ name: fileName, code: source.toString() }));
  return { scripts, atOnce: await buildAtOnceFiles(atOnce, scripts), assets };
}

/** Builds the classic script at `/maps/api/js`, without the part that the server adds. */
export async function buildLoader(): Promise<string> {
  const files = await buildScripts({
    input: join(ELEMENTS, "src", "loader", "loader.ts"),
    format: "iife",
    isMinified: true,
    codeSplitting: false,
  });
  const [loader] = chunksIn(files);
  if (loader === undefined) throw new Error("The build of the loader gave no script.");
  return loader.code;
}

/** Texts and groups of modules in the first build. */
interface Grouping {
  texts: NamingCode;
  groupOf: (source: string) => string | null;
}

function buildModules(grouping: Grouping | null): Promise<OutputFile[]> {
  return buildScripts({
    input: grouping === null ? ENTRY : [ENTRY, join(PACKAGES, AT_ONCE_SOURCE)],
    format: "es",
    isMinified: grouping !== null,
    plugins: [workerFiles(), sharedSheets(), ...(grouping === null ? [] : splitTexts(grouping.texts))],
    codeSplitting: grouping === null || {
      includeDependenciesRecursively: false,
      groups: [{ name: grouping.groupOf }],
    },
  });
}

interface ScriptOptions {
  input: string | string[];
  format: "es" | "iife";
  isMinified: boolean;
  plugins?: Plugin[];
  codeSplitting: Exclude<Rolldown.OutputOptions["codeSplitting"], undefined>;
}

async function buildScripts(options: ScriptOptions): Promise<OutputFile[]> {
  const { input, format, isMinified, plugins = [], codeSplitting } = options;
  const built = await build({
    ...KIT_CONFIG,
    // Each file finds the others relative to its own address, wherever the server puts them.
    base: "./",
    root: ELEMENTS,
    resolve: { alias: [...PREACT_IN_PLACE_OF_REACT, WITHOUT_HYDRATION] },
    plugins,
    build: {
      ...KIT_BUILD,
      minify: isMinified && KIT_BUILD.minify,
      license: { fileName: LICENCES_FILE },
      // Library mode omits the preloading that a page's build would add to imports.
      lib: { entry: input, formats: [format], name: "lieuditKit" },
      rolldownOptions: {
        preserveEntrySignatures: "allow-extension",
        output: {
          minify: isMinified,
          comments: false,
          codeSplitting,
          // Some disks do not keep names apart that differ only in capitals.
          hashCharacters: "base36",
          entryFileNames: FILE_NAMES,
          chunkFileNames: FILE_NAMES,
          assetFileNames: "[name]-[hash][extname]",
        },
      },
    },
  });
  // Without `watch`, Vite returns one output or a list of them.
  return ([built].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

function chunksIn(files: readonly OutputFile[]): Rolldown.OutputChunk[] {
  return files.filter((file) => file.type === "chunk");
}

/** Emits each worker as a file: in library mode, Vite would inline it into the script that starts it. */
function workerFiles(): Plugin {
  const { resolve } = createRequire(join(PACKAGES, "place-map", "package.json"));
  return {
    name: "worker-files",
    enforce: "pre",
    resolveId: (source) => (/worker\.mjs\?url$/.test(source) ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith("\0") || !id.endsWith("?url")) return null;
      const file = resolve(id.slice(1, -"?url".length));
      const emitted = this.emitFile({
        type: "asset",
        name: basename(file),
        source: readFileSync(file, "utf8"),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${emitted};`;
    },
  };
}
