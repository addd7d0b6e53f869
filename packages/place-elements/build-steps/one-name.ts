import { createHash } from "node:crypto";
import { minify } from "terser";
import { parseAst } from "vite";

/** A script, and the scripts that it brings with it. */
interface NamedScript {
  name: string;
  code: string;
  sources: readonly string[];
  imports: readonly string[];
}

/** What is minified already and not to be gone through again: MapLibre. */
const MINIFIED = /maplibre-gl\/dist\//;

/**
 * Calls what scripts have of each other by one name in all of them: without
 * that each of the seven hundred says `t as Icon`, and a sixtieth of the kit is
 * that. Which name is free in all of them hangs on the others, so the scripts
 * are named anew for what they came to. What is read of a script that loads
 * later keeps its name.
 */
export async function withOneName<Script extends NamedScript>(scripts: readonly Script[]): Promise<Script[]> {
  const linked = scripts.map((script) => ({ script, links: linksOf(script) }));
  const nameOf = sharedNames(linked);
  const named = await Promise.all(
    linked.map(async ({ script, links }) => ({
      ...script,
      code: MINIFIED.test(script.sources.join()) ? script.code : await renamed(script, links, nameOf),
    })),
  );
  return withNewFileNames(named, linked, nameOf);
}

/** One thing that scripts have of each other. */
interface Link {
  /** The script that exports it, by its name, and what it calls it there. */
  file: string;
  alias: string;
  /** What this script calls it. */
  local: string;
}

interface Linked {
  script: NamedScript;
  links: readonly Link[];
}

/** The names that all scripts may use, by the key of what they name; none for what keeps its own. */
type SharedNames = ReadonlyMap<string, string>;

const keyOf = ({ file, alias }: Pick<Link, "file" | "alias">) => `${file} ${alias}`;

function linksOf({ name, code }: NamedScript): Link[] {
  return linkStatements(code, name).flatMap(({ links }) => links);
}

interface LinkStatement {
  start: number;
  end: number;
  /** `import{…}from"./x.js";` without what is between the braces. */
  write: (specifiers: readonly string[]) => string;
  links: readonly Link[];
}

/** The part of ESTree that is read here; the parser's own types know every node. */
interface Statement {
  type: string;
  start: number;
  end: number;
  source?: { value: string } | null;
  declaration?: unknown;
  specifiers?: { imported?: { name: string }; exported?: { name: string }; local: { name: string } }[];
}

function linkStatements(code: string, name: string): LinkStatement[] {
  const { body } = parseAst(code) as unknown as { body: Statement[] };
  return body.flatMap(({ type, start, end, source, specifiers = [] }) => {
    if (specifiers.length === 0) return [];
    if (type === "ImportDeclaration" && specifiers.every(({ imported }) => imported !== undefined)) {
      const from = source?.value ?? "";
      const links = specifiers.map(({ imported, local }) => ({
        file: from.replace("./", ""),
        alias: imported?.name ?? "",
        local: local.name,
      }));
      return [{ start, end, links, write: (parts) => `import{${parts.join()}}from"${from}";` }];
    }
    if (type !== "ExportNamedDeclaration" || source) return [];
    const links = specifiers.map(({ exported, local }) => ({
      file: name,
      alias: exported?.name ?? "",
      local: local.name,
    }));
    return [{ start, end, links, write: (parts) => `export{${parts.join()}};` }];
  });
}

/** What a script reads of one that loads later, where the bundler has put several modules into that. */
const READ_LATER = /import\([`"]\.\/([^`"]+)[`"]\)\.then\((\w+)=>\2\.([\w$]+)\)/g;
/** Any script that one loads later. */
const LOADED_LATER = /import\([`"]\.\/([^`"]+)[`"]\)/g;

/** The most used first, each the first name that is free in all scripts that have it. */
function sharedNames(linked: readonly Linked[]): SharedNames {
  const kept = keptKeys(linked);
  const uses = new Map<string, number>();
  const beside = new Map<string, Set<string>>();
  for (const { script, links } of linked) {
    const shared = onePerLocal(links).filter((link) => !kept.has(keyOf(link)));
    const keys = shared.map(keyOf);
    for (const link of shared) {
      const key = keyOf(link);
      uses.set(key, (uses.get(key) ?? 0) + usesOf(link.local, script.code));
      beside.set(key, new Set([...(beside.get(key) ?? []), ...keys]));
    }
  }
  const names = new Map<string, string>();
  for (const [key] of [...uses].toSorted(([, one], [, other]) => other - one)) {
    const taken = new Set([...(beside.get(key) ?? [])].map((other) => names.get(other)));
    const [file] = key.split(" ");
    const isFree = (name: string) => !taken.has(name) && !kept.has(`${file} ${name}`);
    const name = NAMES.find(isFree);
    if (name === undefined) throw new Error("The kit's scripts share more than there are short names for.");
    names.set(key, name);
  }
  return names;
}

/** The letters in the order in which minified code uses them, alone and in pairs that are no words of the language. */
const LETTERS = [..."etnriasoclufdpmhgvybxSCwTkEDOAMjNPFILRzBVHUWGKqJYXZQ$_"];
const NAMES = [
  ...LETTERS,
  ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (pair) => !["as", "do", "if", "in", "is", "of"].includes(pair),
  ),
];

/** What is read by its name: the members of a library, the words of a language, what a script that loads later is asked for, and all of MapLibre. */
function keptKeys(linked: readonly Linked[]): ReadonlySet<string> {
  const read = linked.flatMap(({ script }) =>
    [...script.code.matchAll(READ_LATER)].map(([, file, , alias]) => `${file} ${alias}`),
  );
  const imported = new Set(
    linked.flatMap(({ script, links }) => links.filter(({ file }) => file !== script.name).map(keyOf)),
  );
  const kept = linked.flatMap(({ script, links }) =>
    links.map(keyOf).filter(
      (key) =>
        !imported.has(key) ||
        // The bundler's own names have two letters at most.
        !/ [\w$]{1,2}$/.test(key) ||
        MINIFIED.test(script.sources.join()),
    ),
  );
  return new Set([...read, ...kept]);
}

/** A script may export one thing by several names; it can be called by one of them. */
function onePerLocal(links: readonly Link[]): Link[] {
  return [...new Map(links.toReversed().map((link) => [link.local, link])).values()];
}

function usesOf(local: string, code: string): number {
  return code.split(new RegExp(`(?<![\\w$.])${local.replaceAll("$", "\\$")}(?![\\w$:])`)).length - 1;
}

async function renamed(
  { name, code }: NamedScript,
  links: readonly Link[],
  nameOf: SharedNames,
): Promise<string> {
  const shared = onePerLocal(links.filter((link) => nameOf.has(keyOf(link))));
  const props = Object.fromEntries(shared.map((link) => [`$${link.local}`, nameOf.get(keyOf(link))]));
  const { code: mangled = "" } = await minify(code, {
    module: true,
    ecma: 2020,
    compress: false,
    mangle: { toplevel: true },
    nameCache: { vars: { props } },
  });
  let written = "";
  let from = 0;
  for (const { start, end, links, write } of linkStatements(mangled, name)) {
    const specifiers = links.map((link) => {
      const alias = nameOf.get(keyOf(link)) ?? link.alias;
      if (alias === link.local) return alias;
      return link.file === name ? `${link.local} as ${alias}` : `${alias} as ${link.local}`;
    });
    written += mangled.slice(from, start) + write(specifiers.toSorted());
    from = end;
  }
  return written + mangled.slice(from);
}

/** Each named for itself and for the names in all that it loads, at once or later. */
function withNewFileNames<Script extends NamedScript>(
  scripts: readonly Script[],
  linked: readonly Linked[],
  nameOf: SharedNames,
): Script[] {
  const before = new Map(linked.map(({ script, links }) => [script.name, { script, links }]));
  const newNames = new Map(
    scripts.map(({ name }) => {
      const loaded = [...loadedBy(name, before)].toSorted();
      const names = loaded.flatMap((file) =>
        (before.get(file)?.links ?? []).map((link) => `${keyOf(link)} ${nameOf.get(keyOf(link))}`),
      );
      return [name, `${hashOf([name, ...names.toSorted()].join("\n"))}.js`];
    }),
  );
  if (new Set(newNames.values()).size < scripts.length) {
    throw new Error("Two scripts of the kit came to one name: make their names longer.");
  }
  const renamedFile = (name: string) => newNames.get(name) ?? name;
  return scripts.map((script) => ({
    ...script,
    name: renamedFile(script.name),
    code: script.code.replace(/(?<=[`"]\.\/)[\w-]+\.js(?=[`"])/g, renamedFile),
    imports: script.imports.map(renamedFile),
  }));
}

/**
 * No longer than it takes that no two are the same, since each script names all
 * that it needs: of two thousand million names, a new one is that of an old file
 * which browsers still keep once in a hundred thousand builds. None begins with a dash, or differs from another by its capitals
 * alone, which not every disk keeps apart.
 */
export function hashOf(text: string): string {
  const digest = createHash("sha256").update(text).digest("hex");
  return BigInt(`0x${digest}`).toString(36).slice(-6);
}

function loadedBy(name: string, scripts: ReadonlyMap<string, Linked>): ReadonlySet<string> {
  const loaded = new Set([name]);
  // A set hands out what is added while it is gone through.
  for (const file of loaded) {
    const { script } = scripts.get(file) ?? {};
    if (script === undefined) continue;
    for (const imported of script.imports) loaded.add(imported);
    for (const [, later = ""] of script.code.matchAll(LOADED_LATER)) loaded.add(later);
  }
  return loaded;
}
