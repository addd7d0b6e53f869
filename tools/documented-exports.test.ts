import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { parseSource, type Source, type Syntax } from "./test/read-declarations.ts";

const ROOT = join(import.meta.dirname, "..");

/** Packages that apps import. Those of the service are programs. */
const PACKAGES = [
  "place-model",
  "opening-hours",
  "places-client",
  "place-widgets",
  "place-map",
  "place-elements",
  "test-kit",
  "places-mcp",
];
/** Addresses that only servers and this repository import. */
const INTERNAL = /^\.\/(?:osm|serving|server|gallery|test|contracts|postgres|s3|real-data)/;
/**
 * Texts in a language, whose names say what they are (`docs/authors/new-language.md`), styles of
 * MapLibre, and classes of `google.maps`, whose members are those of Google's documentation.
 */
const DESCRIBED_ELSEWHERE =
  /\/(?:text\/(?:(?:widget|map|autocomplete)-text\.ts|autocomplete\/)|place-map\/src\/style\/|place-elements\/src\/core\/)/;
const FIELDS: ReadonlySet<string> = new Set([
  "TSPropertySignature",
  "TSMethodSignature",
  "PropertyDefinition",
  "MethodDefinition",
]);

/** Returns the exported functions, and the fields of exported interfaces and classes, that have no comment. */
function findUndocumented(read: (file: string) => string, entries: readonly string[]): string[] {
  const sources = new Map<string, Source>();
  const open = (file: string): Source => {
    const source = sources.get(file) ?? parseSource(file, read(file));
    sources.set(file, source);
    return source;
  };
  const seen = new Set<string>();
  const problems: string[] = [];

  /** Looks at what `name` is in `file`, or where it comes from. */
  function follow(file: string, name: string): void {
    if (seen.has(`${file}#${name}`) || DESCRIBED_ELSEWHERE.test(file)) return;
    seen.add(`${file}#${name}`);
    const { statements, describe } = open(file);
    for (const statement of statements) {
      const from = readText(statement.source, "value");
      for (const each of list(statement.specifiers)) {
        const outer = readName(statement.type === "ImportDeclaration" ? each.local : each.exported);
        const inner = readName(statement.type === "ImportDeclaration" ? each.imported : each.local);
        if (outer !== name || inner === undefined) continue;
        if (from?.startsWith(".")) follow(resolve(dirname(file), from), inner);
        else if (from === undefined && inner !== name) follow(file, inner);
      }
      const declared = (statement.declaration ?? statement) as Syntax;
      const isFound = readDeclaredNames(declared).includes(name);
      if (isFound && isFunction(declared) && describe(statement.start) === undefined) report(file, name);
      if (isFound)
        for (const field of list((declared.body as Syntax | undefined)?.body))
          if (isPublicField(field) && describe(field.start) === undefined)
            report(file, `${name}.${readName(field.key)}`);
    }
  }
  const report = (file: string, name: string) => problems.push(`${relative(ROOT, file)}: ${name}`);

  for (const entry of entries)
    for (const statement of open(entry).statements)
      for (const name of [
        ...list(statement.specifiers).map((each) => readName(each.exported)),
        ...(statement.declaration ? readDeclaredNames(statement.declaration as Syntax) : []),
      ])
        if (name !== undefined) follow(entry, name);
  return problems;
}

const list = (value: unknown): readonly Syntax[] => (Array.isArray(value) ? value : []);
const readText = (node: unknown, key: string): string | undefined =>
  (node as Record<string, string> | null | undefined)?.[key];
const readName = (node: unknown): string | undefined => readText(node, "name") ?? readText(node, "value");

function readDeclaredNames(declared: Syntax): string[] {
  const ids = declared.type === "VariableDeclaration" ? list(declared.declarations) : [declared];
  return ids.flatMap(({ id }) => readName(id) ?? []);
}

/** Whether it is a function, a class, or a constant that is made by a function. */
function isFunction(declared: Syntax): boolean {
  const [first] = list(declared.declarations);
  return /Function|Class|Call/.test((first?.init as Syntax | undefined)?.type ?? declared.type);
}

function isPublicField(field: Syntax): boolean {
  const isHidden =
    field.accessibility === "private" || (field.key as Syntax | undefined)?.type === "PrivateIdentifier";
  return FIELDS.has(field.type) && !isHidden && field.kind !== "constructor" && field.override !== true;
}

test.each(PACKAGES)("every function and field that %s exports is described", (name) => {
  const folder = join(ROOT, "packages", name);
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const entries = Object.entries<string>(exports)
    .filter(([address, path]) => /^\.\/src\/.*\.tsx?$/.test(path) && !INTERNAL.test(address))
    .map(([, path]) => join(folder, path));
  expect(entries.length).toBeGreaterThan(0);
  expect(findUndocumented((file) => readFileSync(file, "utf8"), entries)).toEqual([]);
});

test("finds what has no comment, also behind other names", () => {
  const files: Record<string, string> = {
    [join(ROOT, "index.ts")]:
      `export { type A, b as c } from "./a.ts"; import { D } from "./a.ts"; export { D };
      /** Described. */
      export function e() {}
      export const f = () => 1;`,
    [join(ROOT, "a.ts")]: `/** Described. */
      export interface A { /** Described. */ one: string; two(): void; }
      export function b() {}
      /** Described. */
      export class D { constructor() {} #hidden = 1; private hidden2 = 2; three = 3; /** Described. */ four = 4; }
      export function notExported() {}`,
  };
  expect(findUndocumented((file) => files[file] ?? "", [join(ROOT, "index.ts")])).toEqual([
    "a.ts: A.two",
    "a.ts: b",
    "a.ts: D.three",
    "index.ts: f",
  ]);
});
