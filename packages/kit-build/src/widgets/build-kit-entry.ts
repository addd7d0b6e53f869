import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { KIT_BUILD, KIT_CONFIG } from "../build-options.ts";
import { PREACT_IN_PLACE_OF_REACT } from "../preact/preact-in-place-of-react.ts";
import { codeWithoutTexts, keepNamedTexts } from "../texts/used-texts.ts";
import type { KitEntry, KitPlatform } from "./kit-entries.ts";

export interface BuiltFile {
  /** Path relative to the entry's folder. */
  name: string;
  code: string;
}

export interface BuiltEntry {
  /** The script with its static imports, and the styles. */
  first: BuiltFile[];
  /** Files that load when they are first needed. */
  later: BuiltFile[];
}

const THEME = join(import.meta.dirname, "..", "..", "..", "place-widgets", "src", "theme");

/**
 * Builds one entry of the kit for one platform, minified, in memory. The entry
 * is built twice: the second build keeps the texts that the first one names.
 */
export async function buildKitEntry(entry: KitEntry, platform: KitPlatform): Promise<BuiltEntry> {
  const whole = chunksIn(await buildEntry(entry, platform, {}));
  const code = whole.map(codeWithoutTexts).join("\n");
  const files = await buildEntry(entry, platform, {
    namingCode: code,
    intros: await laterStyleIntros(entry),
  });
  const chunks = chunksIn(files);
  const firstNames = loadedAtOnce(chunks);
  const styles = files.find((file) => file.type === "asset");
  return {
    first: [
      ...chunks
        .filter(({ fileName }) => firstNames.has(fileName))
        .map(({ fileName, code }) => ({
          name: fileName,
          code: entry.isShownAtOnce ? COMPILED_AHEAD + code : code,
        })),
      { name: "styles.css", code: styles?.source.toString() ?? "" },
    ],
    later: chunks
      .filter(({ fileName }) => !firstNames.has(fileName))
      .map(({ fileName, code }) => ({ name: fileName, code })),
  };
}

/** Builds a script in `entries/` as Vite builds an app, without React. */
export async function buildApp(script: string): Promise<BuiltFile[]> {
  const root = join(import.meta.dirname, "entries");
  const rolldownOptions = { input: join(root, script), external: EXTERNAL_REACT };
  const files = await runBuild(build({ ...KIT_CONFIG, root, build: { write: false, rolldownOptions } }));
  return chunksIn(files).map(({ fileName, code }) => ({ name: fileName, code }));
}

const EXTERNAL_REACT = /^react(-dom)?($|\/)/;

/**
 * Lets the browser compile all functions of a script while it loads, instead of
 * each at its first call. The first card then appears in two thirds of the time.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const COMPILED_AHEAD = "//# allFunctionsCalledOnLoad\n";

/** Code that goes before a chunk, by the name of the chunk. */
type Intros = ReadonlyMap<string, string>;

/** Constructed style sheets, because every content security policy allows them. */
async function laterStyleIntros({ laterStyles }: KitEntry): Promise<Intros> {
  const intros = Object.entries(laterStyles).map(async ([chunk, sheet]) => {
    const text = JSON.stringify(await minifiedSheet(sheet));
    // In a block, so that its names are its own.
    const intro = `{const sheet=new CSSStyleSheet;sheet.replaceSync(${text});document.adoptedStyleSheets.push(sheet)}`;
    return [chunk, intro] as const;
  });
  return new Map(await Promise.all(intros));
}

async function minifiedSheet(name: string): Promise<string> {
  const files = await runBuild(
    build({
      ...KIT_CONFIG,
      root: THEME,
      build: { ...KIT_BUILD, rolldownOptions: { input: join(THEME, name) } },
    }),
  );
  const sheet = files.find((file) => file.type === "asset");
  if (sheet === undefined) throw new Error(`The style sheet ${name} gave no file.`);
  return sheet.source.toString().trim();
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

interface EntryOptions {
  /** Texts that this code does not name are omitted. Default: all texts are kept. */
  namingCode?: string;
  intros?: Intros;
}

function buildEntry(
  entry: KitEntry,
  platform: KitPlatform,
  { namingCode, intros }: EntryOptions,
): Promise<OutputFile[]> {
  const folder = join(import.meta.dirname, "entries");
  return runBuild(
    build({
      ...KIT_CONFIG,
      root: folder,
      resolve: { alias: platform === "preact" ? PREACT_IN_PLACE_OF_REACT : [] },
      plugins: namingCode === undefined ? [] : [keepNamedTexts(namingCode)],
      build: {
        ...KIT_BUILD,
        cssCodeSplit: false,
        // Library mode omits the preloading that a page's build would add to imports.
        lib: { entry: join(folder, entry.script), formats: ["es"] },
        rolldownOptions: {
          // Modules that a lazy part shares with the entry stay in the entry: one file compresses better than two.
          preserveEntrySignatures: "allow-extension",
          external: platform === "react" ? EXTERNAL_REACT : [],
          output: {
            format: "es",
            minify: true,
            comments: false,
            intro: ({ name }) => intros?.get(name) ?? "",
            entryFileNames: "[name].js",
            chunkFileNames: "[name].js",
            assetFileNames: "[name][extname]",
          },
        },
      },
    }),
  );
}

async function runBuild(built: ReturnType<typeof build>): Promise<OutputFile[]> {
  // Without `watch`, Vite returns one output or a list of them.
  const outputs = [await built].flat() as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output);
}

function chunksIn(files: readonly OutputFile[]): Rolldown.OutputChunk[] {
  return files.filter((file) => file.type === "chunk");
}

/** Names of the entry's chunk and of all chunks that it imports statically. */
function loadedAtOnce(chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const names = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // A set also iterates over entries added during the iteration.
  for (const name of names) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) {
      if (chunks.some(({ fileName }) => fileName === imported)) names.add(imported);
    }
  }
  return names;
}
