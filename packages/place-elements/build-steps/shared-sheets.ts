import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { keepUsedStyles } from "@lieudit/place-widgets/build-steps";
import { build, type Plugin } from "vite";

const THEME = join(import.meta.dirname, "..", "..", "place-widgets", "src", "theme");

/** A sheet for one kind of widget, or what several have in common: it imports others and says nothing itself. */
const SUM = /-(?:alone|sheets)\.css$/;

/** Without the end of a style sheet's name, which Vite would take for one. */
const SUM_ID = "\0sheets-of/";

/** What each sheet of the theme says once only what some code names is left of it, by its path. */
export type TrimmedSheets = ReadonlyMap<string, string>;

/**
 * The sheets of several widgets begin alike. Each becomes a sum of those that
 * it imports, so that what two have in common is loaded once.
 *
 * @param trimmed what is left of each; without it they are as they are written
 */
export function sharedSheets(trimmed: TrimmedSheets | null): Plugin {
  return {
    name: "shared-sheets",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!/\.css\?inline$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const [path = ""] = resolved?.id.split("?") ?? [];
      return path.startsWith(THEME) && SUM.test(path) ? SUM_ID + basename(path, ".css") : resolved;
    },
    load(id) {
      if (id.startsWith(SUM_ID)) return sumOf(join(THEME, `${id.slice(SUM_ID.length)}.css`));
      const [path = "", query] = id.split("?");
      return query === "inline" ? (trimmed?.get(path) ?? null) : null;
    },
  };
}

function sumOf(path: string): { code: string; moduleSideEffects: false } {
  const sheets = importsOf(path);
  const imports = sheets.map((sheet, index) => `import s${index} from ${JSON.stringify(`${sheet}?inline`)};`);
  const sum = sheets.map((_, index) => `s${index}`).join(" + ");
  return { code: `${imports.join("\n")}\nexport default ${sum};\n`, moduleSideEffects: false };
}

/** The sheets that one imports, also through others, in its order. */
function partsOf(path: string): string[] {
  return importsOf(path).flatMap((sheet) => (SUM.test(sheet) ? partsOf(sheet) : [sheet]));
}

/** The sheets that one imports, in its order. */
function importsOf(path: string): string[] {
  const text = readFileSync(path, "utf8");
  return [...text.matchAll(/@import "\.\/([\w-]+\.css)";/g)].map(([, name]) => join(THEME, name ?? ""));
}

/** The part of PostCSS's tree that is read here; Vite brings PostCSS and gives it. */
interface SheetNode {
  source?: { input: { file?: string } };
  toString(): string;
}

/**
 * Trims the theme by all code at once, since a sheet defines what another
 * reads, and gives what is left of each.
 */
export async function trimmedSheets(code: string): Promise<TrimmedSheets> {
  const trimmed = new Map(inOrder().map((path) => [path, ""]));
  const entry = join(THEME, "all-sheets.css");
  const whole = inOrder().map((path) => `@import ${JSON.stringify(path)};`);
  await build({
    configFile: false,
    root: THEME,
    logLevel: "error",
    plugins: [
      {
        name: "all-sheets",
        enforce: "pre",
        resolveId: (source) => (source === entry ? entry : null),
        load: (id) => (id === entry ? whole.join("\n") : null),
      },
    ],
    css: {
      postcss: {
        plugins: [
          keepUsedStyles({ first: code, later: "" }, "first"),
          {
            postcssPlugin: "take-apart",
            OnceExit(tree: { nodes: readonly SheetNode[] }) {
              for (const node of tree.nodes) {
                const file = node.source?.input.file ?? "";
                const before = trimmed.get(file);
                if (before === undefined)
                  throw new Error(`The theme says something outside its sheets: ${node}`);
                trimmed.set(file, `${before}${node}\n`);
              }
            },
          },
        ],
      },
    },
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  });
  return trimmed;
}

/** All sheets of the theme, so that those which any sum imports come in its order. */
function inOrder(): string[] {
  const sums = ["styles.css", ...readdirSync(THEME).filter((name) => SUM.test(name))];
  const order: string[] = [];
  for (const sum of sums) {
    let last = -1;
    for (const path of partsOf(join(THEME, sum)).filter(existsSync)) {
      const place = order.indexOf(path);
      // What only this one has comes right after what it imports before.
      if (place < 0) order.splice(last + 1, 0, path);
      last = place < 0 ? last + 1 : place;
    }
  }
  return order;
}

/** `keepUsedStyles` for the sheets that are no part of the theme. */
export function keepUsedOwnStyles(code: string): ReturnType<typeof keepUsedStyles> {
  const all = keepUsedStyles({ first: code, later: "" }, "first");
  return {
    ...all,
    OnceExit(tree) {
      // PostCSS gives the whole tree, of which the plugin reads less.
      const { source } = tree as unknown as SheetNode;
      if (source?.input.file?.startsWith(THEME) !== true) all.OnceExit(tree);
    },
  };
}
