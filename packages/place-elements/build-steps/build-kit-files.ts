import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, relative } from "node:path";
import {
  DICTIONARIES,
  leanPreact,
  PREACT_IN_PLACE_OF_REACT,
  withShortNames,
} from "@lieudit/place-widgets/build-steps";
import { build, type Plugin, type Rolldown } from "vite";
import { arrowsFirst, refuseRings } from "./arrows-first.ts";
import { type AtOnceFiles, atOnceFiles } from "./at-once-files.ts";
import { CLASSIC_JSX, classicJsx } from "./classic-jsx.ts";
import { inlineOnce } from "./inline-once.ts";
import { withOneName } from "./one-name.ts";
import { ownKeys } from "./own-keys.ts";
import { fileOfSource } from "./shared-files.ts";
import { keepUsedOwnStyles, sharedSheets, type TrimmedSheets, trimmedSheets } from "./shared-sheets.ts";
import { shortKeys } from "./short-keys.ts";
import { codeNamingWords, type NamingWords, wordsOfWidgets } from "./words-of-widgets.ts";

/** A script of the built kit. */
export interface BuiltScript {
  /** A hash of what it holds. */
  name: string;
  code: string;
  /** The sources in it, from the folder `packages`. */
  sources: readonly string[];
  /** The scripts that it brings with it. */
  imports: readonly string[];
  isEntry: boolean;
}

/** A script that a browser runs beside the page, as its library wrote it. */
export interface BuiltWorker {
  name: string;
  code: string;
}

export interface BuiltKit {
  scripts: readonly BuiltScript[];
  /** The same for pages that do not load modules. */
  atOnce: AtOnceFiles;
  workers: readonly BuiltWorker[];
}

const PACKAGE = join(import.meta.dirname, "..");

const ENTRY = join(PACKAGE, "src", "entry.ts");
const AT_ONCE_SOURCE = "place-elements/src/at-once.ts";

/** Until they are named for what they came to. */
const FILE_NAMES = "[hash].js";

/**
 * The kit as scripts that load each other, on preact, minified, in memory. It
 * is built twice: what the code of the first build names decides which words and
 * styles the second takes, and what needs what, which files it makes.
 */
export async function buildKitFiles(): Promise<BuiltKit> {
  const whole = chunksAmong(await filesOf(null));
  const words = codeNamingWords(whole, (chunk) => codeOfModules(chunk).join("\n"));
  const { all: code } = words;
  const files = await filesOf({
    code,
    words,
    sheets: await trimmedSheets(code),
    fileOf: fileOfSource(whole),
  });
  const built = await withOneName(
    chunksAmong(files).map((chunk) => ({
      name: chunk.fileName,
      code: chunk.code,
      sources: chunk.moduleIds.map((id) => relative(join(PACKAGE, ".."), id)),
      imports: chunk.imports,
      isEntry: chunk.facadeModuleId === ENTRY,
    })),
  );
  refuseRings(built);
  const scripts = built.filter(({ sources }) => !sources.includes(AT_ONCE_SOURCE));
  const atOnce = built.find(({ sources }) => sources.includes(AT_ONCE_SOURCE));
  if (atOnce === undefined) throw new Error(`The kit has no script of ${AT_ONCE_SOURCE}.`);
  const workers = files
    .filter((file) => file.type === "asset")
    .map(({ fileName, source }) => ({ name: fileName, code: source.toString() }));
  return { scripts, atOnce: await atOnceFiles(atOnce, scripts), workers };
}

/** The script at `/maps/api/js`, classic and without the server's own part. */
export async function buildLoader(): Promise<string> {
  const output = await outputOf({
    input: join(PACKAGE, "src", "loader", "loader.ts"),
    format: "iife",
    plugins: [inlineOnce()],
  });
  const [loader] = output.filter((file) => file.type === "chunk");
  if (loader === undefined) throw new Error("The loader came to no script; see build-kit-files.ts.");
  return loader.code;
}

/** What the first build says to the second. */
interface Learnt {
  /** All of it: words that it names are kept. */
  code: string;
  words: NamingWords;
  sheets: TrimmedSheets;
  fileOf: (source: string) => string | null;
}

async function filesOf(learnt: Learnt | null): Promise<OutputFile[]> {
  return outputOf({
    input: learnt === null ? ENTRY : [ENTRY, join(PACKAGE, "..", AT_ONCE_SOURCE)],
    format: "es",
    plugins: [
      leanPreact({ hydrates: false, isOpen: false, isPaced: false }),
      ownKeys(),
      classicJsx(),
      workerFiles(),
      sharedSheets(learnt?.sheets ?? null),
      ...(learnt === null
        ? []
        : [wordsOfWidgets(learnt.words), await shortKeys(), shortNames(), inlineOnce(), arrowsFirst()]),
    ],
    styles: learnt === null ? [] : [keepUsedOwnStyles(learnt.code)],
    fileOf: learnt?.fileOf,
    isMinified: learnt !== null,
  });
}

function chunksAmong(files: readonly OutputFile[]): Rolldown.OutputChunk[] {
  return files.filter((file) => file.type === "chunk");
}

interface Asked {
  input: string | string[];
  format: "es" | "iife";
  plugins: (Plugin | Plugin[])[];
  styles?: ReturnType<typeof keepUsedOwnStyles>[];
  fileOf?: Learnt["fileOf"] | undefined;
  /** Default true. */
  isMinified?: boolean;
}

async function outputOf({
  input,
  format,
  plugins,
  styles = [],
  fileOf,
  isMinified = true,
}: Asked): Promise<OutputFile[]> {
  const built = await build({
    configFile: false,
    // The files lie wherever the server says: each finds the others from its own address.
    base: "./",
    root: PACKAGE,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    // Also where NODE_ENV says otherwise, as it does in tests.
    oxc: { jsx: { ...CLASSIC_JSX, development: false } },
    resolve: { alias: PREACT_IN_PLACE_OF_REACT },
    plugins,
    css: { postcss: { plugins: styles } },
    build: {
      write: false,
      target: "es2022",
      // What the widgets rely on, light-dark() and nesting, is left as written.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      minify: isMinified && "oxc",
      // As a library: a page's build would bring Vite's preloading of what it loads later.
      lib: { entry: input, formats: [format], name: "lieuditKit" },
      rolldownOptions: {
        preserveEntrySignatures: "allow-extension",
        output: {
          minify: isMinified,
          comments: false,
          entryFileNames: FILE_NAMES,
          codeSplitting:
            format === "iife"
              ? false
              : fileOf === undefined || { includeDependenciesRecursively: false, groups: [{ name: fileOf }] },
          assetFileNames: "[name]-[hash][extname]",
          chunkFileNames: FILE_NAMES,
        },
      },
    },
  });
  // Without `watch` there is one output or a list of them.
  return ([built].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** A worker is a file beside the others: as a library, Vite would write it into the script that starts it. */
function workerFiles(): Plugin {
  const { resolve } = createRequire(join(PACKAGE, "..", "place-map", "package.json"));
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

/** Before the names of the files, which follow from what is in them. */
function shortNames(): Plugin {
  return { name: "short-names", renderChunk: (code) => withShortNames(code) };
}

/** What is left of each module but the dictionaries themselves, before minifying. */
function codeOfModules({ modules }: Rolldown.OutputChunk): string[] {
  return Object.entries(modules)
    .filter(([id]) => DICTIONARIES.every(({ file }) => !file.test(id)))
    .map(([, { code }]) => code ?? "");
}
