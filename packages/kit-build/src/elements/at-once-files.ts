import { createHash } from "node:crypto";
import { build, type Plugin, parseAst, type Rolldown } from "vite";
import { KIT_BUILD, KIT_CONFIG } from "../build-options.ts";
import { type BuiltScript, scriptsLoadedWith } from "./built-script.ts";

/** Folder, beside the other files, of the script with all libraries and of the files that it loads later. */
export const AT_ONCE_FOLDER = "at-once/";

export interface NamedCode {
  name: string;
  code: string;
}

export interface AtOnceFiles {
  /** The classic script with all libraries. */
  script: NamedCode;
  /** The files that it loads later, under the names that it asks for. */
  others: readonly NamedCode[];
}

/**
 * Joins `atOnce`, the built `src/at-once.ts`, and its static imports into one
 * classic script, for which the parser of a page waits. The files that load
 * later are copied beside it. Files that are in the script become re-exports of
 * what the script contains, so that each class exists once.
 */
export async function buildAtOnceFiles(
  atOnce: BuiltScript,
  scripts: readonly BuiltScript[],
): Promise<AtOnceFiles> {
  const byName = new Map([...scripts, atOnce].map((script) => [script.name, script]));
  const contained = new Set(scriptsLoadedWith(atOnce, scripts));
  contained.delete(atOnce.name);
  const code = await buildClassicScript(atOnce.name, [...contained], byName);
  return {
    script: { name: `${AT_ONCE_FOLDER}${shortHash(code)}.js`, code },
    others: scripts.map((script) => ({
      name: AT_ONCE_FOLDER + script.name,
      code: contained.has(script.name) ? writeReExports(script) : copyOrRefer(script),
    })),
  };
}

/** Where the script leaves its exports; `src/loader/at-once-kit.ts` reads the same name. */
const EXPORTS = 'globalThis[Symbol.for("lieudit.kit")]';

async function buildClassicScript(
  atOnce: string,
  contained: readonly string[],
  byName: ReadonlyMap<string, BuiltScript>,
): Promise<string> {
  const start = [
    `import * as kit from "./${atOnce}";`,
    ...contained.map((name, index) => `import * as f${index} from "./${name}";`),
    `${EXPORTS}={kit,files:{${contained.map((name, index) => `"${name}":f${index}`).join()}}};`,
  ].join("\n");
  const built = (await build({
    ...KIT_CONFIG,
    plugins: [scriptsInMemory(byName, start)],
    build: {
      ...KIT_BUILD,
      // The scripts are minified already; this shortens the names that they shared.
      minify: "oxc",
      lib: { entry: START, formats: ["iife"], name: "lieuditAtOnce" },
      rolldownOptions: { output: { minify: true, comments: false, codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[];
  const script = built.flatMap(({ output }) => output).find((file) => file.type === "chunk");
  if (script === undefined) throw new Error("The build of all libraries gave no script.");
  return script.code;
}

/** Name of the source that is made here; Vite puts the path of a folder before it. */
const START = "at-once-start.js";

/** Resolves static imports to the built scripts and leaves dynamic imports as they are. */
function scriptsInMemory(byName: ReadonlyMap<string, BuiltScript>, start: string): Plugin {
  return {
    name: "scripts-in-memory",
    enforce: "pre",
    resolveId(source, _importer, { kind }) {
      if (source.endsWith(START)) return `\0${START}`;
      const name = source.replace("./", "");
      if (!byName.has(name)) return null;
      return kind === "dynamic-import" ? { id: source, external: true } : `\0${name}`;
    },
    load: (id) => (id === `\0${START}` ? start : (byName.get(id.slice(1))?.code ?? null)),
  };
}

/** Writes a module that exports what the classic script contains of `script`. */
function writeReExports({ name, code }: BuiltScript): string {
  const aliases = exportsIn(code);
  return `const k=${EXPORTS}.files["${name}"],{${aliases.map((alias, index) => `${alias}:e${index}`).join()}}=k;export{${aliases.map((alias, index) => `e${index} as ${alias}`).join()}};`;
}

/** Returns the script itself, or a reference to it if it is large and imports none of the others. */
function copyOrRefer({ name, code, sources }: BuiltScript): string {
  return sources.some((source) => source.includes("/maplibre-gl/dist/")) ? `export*from"../${name}";` : code;
}

interface ExportStatement {
  type: string;
  specifiers?: { exported?: { name: string } }[];
}

function exportsIn(code: string): string[] {
  const { body } = parseAst(code) as unknown as { body: ExportStatement[] };
  return body.flatMap(({ type, specifiers = [] }) =>
    type === "ExportNamedDeclaration" ? specifiers.map(({ exported }) => exported?.name ?? "") : [],
  );
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
