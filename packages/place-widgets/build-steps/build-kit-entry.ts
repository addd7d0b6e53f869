import { join } from "node:path";
import { build, type Rolldown } from "vite";
import type { KitEntry, KitPlatform } from "./kit-entries.ts";
import { leanPreact } from "./lean-preact.ts";
import { PREACT_IN_PLACE_OF_REACT } from "./preact-in-place-of-react.ts";
import { withShortNames } from "./short-names.ts";
import { DICTIONARIES, keepNamedEntries } from "./used-entries.ts";
import { keepUsedStyles, type NamingCode } from "./used-styles.ts";

export interface BuiltFile {
  /** Beside the others of its entry. */
  name: string;
  code: string;
}

export interface BuiltEntry {
  /** The script and what it imports at once, and the styles. */
  first: BuiltFile[];
  /** Loaded when first needed. */
  later: BuiltFile[];
}

const PACKAGE = join(import.meta.dirname, "..");

/**
 * One entry of the kit for one platform, minified, in memory. It is built
 * twice: what the first build's code names decides which words and styles the
 * second takes. A part that loads later brings its own styles.
 */
export async function buildKitEntry(entry: KitEntry, platform: KitPlatform): Promise<BuiltEntry> {
  const whole = chunksAmong(await filesOf(entry, platform, null));
  const firstNames = loadedWith(whole, (chunk) => chunk.isEntry, new Set());
  const codeOf = (names: ReadonlySet<string>) =>
    whole
      .filter(({ fileName }) => names.has(fileName))
      .flatMap(codeOfModules)
      .join("\n");
  const first = codeOf(firstNames);
  const code = codeOf(new Set(whole.map(({ fileName }) => fileName)));
  const files = await filesOf(entry, platform, { code, styles: { first, later: "" }, when: "first" });
  const chunks = chunksAmong(files);
  const later: BuiltFile[] = [];
  for (const chunk of chunks.filter(({ fileName }) => !firstNames.has(fileName))) {
    if (!chunk.isDynamicEntry) {
      later.push({ name: chunk.fileName, code: chunk.code });
      continue;
    }
    const own = codeOf(loadedWith(whole, ({ fileName }) => fileName === chunk.fileName, firstNames));
    const styles = stylesAmong(
      await filesOf(entry, platform, { code, styles: { first, later: own }, when: "later" }),
    );
    later.push({ name: chunk.fileName, code: styles === "" ? chunk.code : withStyles(chunk.code, styles) });
  }
  const loadedFirst = [
    ...chunks
      .filter(({ fileName }) => firstNames.has(fileName))
      .map(({ fileName, code }) => ({
        name: fileName,
        code: entry.isShownAtOnce ? COMPILED_AHEAD + code : code,
      })),
    { name: "styles.css", code: stylesAmong(files) },
  ];
  return { first: loadedFirst.map(shortened), later: later.map(shortened) };
}

function shortened({ name, code }: BuiltFile): BuiltFile {
  return { name, code: withShortNames(code) };
}

/**
 * Has the browser compile all functions of a script beside loading it, not each
 * when it is first called: the first card is there in two thirds of the time.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const COMPILED_AHEAD = "//# allFunctionsCalledOnLoad\n";

/** A sheet that a script constructs is allowed under every content security policy. */
function withStyles(code: string, styles: string): string {
  const text = JSON.stringify(styles);
  // In a block, since the names of the part itself are as short.
  return `{const s=new CSSStyleSheet;s.replaceSync(${text});document.adoptedStyleSheets.push(s)}${code}`;
}

function stylesAmong(files: readonly OutputFile[]): string {
  return files
    .filter((file) => file.type === "asset")
    .map(({ source }) => source.toString().replace(/\/\*.*?\*\/\s*/g, ""))
    .join("");
}

/** What the second build keeps, and which of the styles. */
interface Kept {
  /** All of it: words that it names are kept. */
  code: string;
  styles: NamingCode;
  when: keyof NamingCode;
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

async function filesOf(entry: KitEntry, platform: KitPlatform, kept: Kept | null): Promise<OutputFile[]> {
  const built = await build({
    configFile: false,
    root: PACKAGE,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    // Also where NODE_ENV says otherwise, as it does in tests.
    oxc: { jsx: { runtime: "automatic", development: false } },
    resolve: { alias: platform === "preact" ? PREACT_IN_PLACE_OF_REACT : [] },
    plugins: [
      platform === "preact" ? leanPreact({ isPaced: false }) : [],
      kept === null ? [] : keepNamedEntries(kept.code),
    ],
    css: { postcss: { plugins: kept === null ? [] : [keepUsedStyles(kept.styles, kept.when)] } },
    build: {
      write: false,
      target: "es2022",
      // What the widgets rely on, light-dark() and nesting, is left as written.
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      cssCodeSplit: false,
      minify: "oxc",
      // As a library: a page's build would bring Vite's preloading of what it loads later.
      lib: { entry: join(PACKAGE, "build-steps", "entries", entry.script), formats: ["es"] },
      rolldownOptions: {
        // What a lazy part shares with the entry stays in the entry: one file compresses better than two.
        preserveEntrySignatures: "allow-extension",
        external: platform === "react" ? /^react(-dom)?($|\/)/ : [],
        output: {
          format: "es",
          minify: true,
          comments: false,
          entryFileNames: "[name].js",
          chunkFileNames: "[name].js",
          assetFileNames: "[name][extname]",
        },
      },
    },
  });
  // Without `watch` there is one output or a list of them.
  return ([built].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
}

function chunksAmong(files: readonly OutputFile[]): Rolldown.OutputChunk[] {
  return files.filter((file) => file.type === "chunk");
}

/** What is left of each module but the dictionaries themselves, before minifying. */
function codeOfModules({ modules }: Rolldown.OutputChunk): string[] {
  return Object.entries(modules)
    .filter(([id]) => DICTIONARIES.every(({ file }) => !file.test(id)))
    .map(([, { code }]) => code ?? "");
}

/** The names of the chunks that `isAsked` and of those that they import at once, less those that are there. */
function loadedWith(
  chunks: readonly Rolldown.OutputChunk[],
  isAsked: (chunk: Rolldown.OutputChunk) => boolean,
  there: ReadonlySet<string>,
): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (chunk === undefined || names.has(chunk.fileName) || there.has(chunk.fileName)) return;
    names.add(chunk.fileName);
    for (const imported of chunk.imports) add(chunks.find(({ fileName }) => fileName === imported));
  };
  for (const chunk of chunks) if (isAsked(chunk)) add(chunk);
  return names;
}
