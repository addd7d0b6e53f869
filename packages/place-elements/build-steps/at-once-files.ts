import { build, type Plugin, parseAst, type Rolldown } from "vite";
import type { BuiltScript } from "./build-kit-files.ts";
import { filesWith } from "./files-with.ts";
import { MINIFIED_SOURCES } from "./inline-once.ts";
import { hashOf } from "./one-name.ts";

/** Below the other files. A script of all libraries lies there with what it loads later. */
export const AT_ONCE_FOLDER = "at-once/";

/** A file of the kit and what is in it. */
export interface NamedCode {
  name: string;
  code: string;
}

export interface AtOnceFiles {
  /** The classic script that brings all libraries. */
  script: NamedCode;
  /** What it loads later, by the names by which that is asked for. */
  others: readonly NamedCode[];
}

/**
 * Puts `atOnce`, the built `src/at-once.ts`, and all that it imports into one
 * classic script, for which the parser of a page waits. What loads later is the
 * same files again in a folder of their own, where those that are in the script
 * hand out what it left: so there is one of each class, and pages that load
 * modules have not a byte more.
 */
export async function atOnceFiles(
  atOnce: BuiltScript,
  scripts: readonly BuiltScript[],
): Promise<AtOnceFiles> {
  const byName = new Map([...scripts, atOnce].map((script) => [script.name, script]));
  const held = new Set(filesWith(atOnce, scripts, new Set()));
  held.delete(atOnce.name);
  const code = await classicScript(atOnce.name, [...held], byName);
  return {
    script: { name: `${AT_ONCE_FOLDER}${hashOf(code)}.js`, code },
    others: scripts.map((script) => ({
      name: AT_ONCE_FOLDER + script.name,
      code: held.has(script.name) ? handingOut(script) : asBefore(script),
    })),
  };
}

/** As `src/loader/at-once-kit.ts` names it. */
const LEFT = 'globalThis[Symbol.for("lieudit.kit")]';

async function classicScript(
  atOnce: string,
  held: readonly string[],
  byName: ReadonlyMap<string, BuiltScript>,
): Promise<string> {
  const start = [
    `import * as kit from "./${atOnce}";`,
    ...held.map((name, index) => `import * as f${index} from "./${name}";`),
    `${LEFT}={kit,files:{${held.map((name, index) => `"${name}":f${index}`).join()}}};`,
  ].join("\n");
  const built = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [scriptsInMemory(byName, start)],
    build: {
      write: false,
      target: "es2022",
      minify: "oxc",
      lib: { entry: START, formats: ["iife"], name: "lieuditAtOnce" },
      rolldownOptions: { output: { minify: true, comments: false, codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput[];
  const script = built.flatMap(({ output }) => output).find((file) => file.type === "chunk");
  if (script === undefined) throw new Error("The libraries came to no script; see at-once-files.ts.");
  return script.code;
}

/** A source that is written here; Vite puts the path of a folder before it. */
const START = "at-once-start.js";

/** Scripts import each other from what was built; what they load later they go on to load. */
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

/** A module that exports what the script has left of `script`. */
function handingOut({ name, code }: BuiltScript): string {
  const aliases = exportsOf(code);
  return `const k=${LEFT}.files["${name}"],{${aliases.map((alias, index) => `${alias}:e${index}`).join()}}=k;export{${aliases.map((alias, index) => `e${index} as ${alias}`).join()}};`;
}

/** The script itself, or where it is large and imports none of the others a reference to it. */
function asBefore({ name, code, sources }: BuiltScript): string {
  return sources.some((source) => MINIFIED_SOURCES.test(source)) ? `export*from"../${name}";` : code;
}

interface ExportStatement {
  type: string;
  specifiers?: { exported?: { name: string } }[];
}

function exportsOf(code: string): string[] {
  const { body } = parseAst(code) as unknown as { body: ExportStatement[] };
  return body.flatMap(({ type, specifiers = [] }) =>
    type === "ExportNamedDeclaration" ? specifiers.map(({ exported }) => exported?.name ?? "") : [],
  );
}
