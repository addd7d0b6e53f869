import type { ExportDefaultDeclaration, ModuleDeclaration, Node, Pattern, Program, Statement } from "acorn";
import { transform } from "sucrase";
import { applyEdits, type Edit, guardLoops, parseCode } from "./guard-loops.ts";
import { PAGE_MODULES, PAGE_STYLES, PAGE_STYLES_PATH, SHOW_BLOCK, writeImportMap } from "./page-modules.ts";

/** A mistake that is found before the code runs. */
export class BlockError extends Error {
  readonly line: number;
  /** The module whose import is the mistake. */
  readonly missingImport: string | undefined;

  constructor(line: number, message: string, missingImport?: string) {
    super(message);
    this.line = line;
    this.missingImport = missingImport;
  }
}

/**
 * Makes a page of TypeScript with JSX: removes types, compiles JSX, makes loops and functions check the time, and lets
 * `show-block.tsx` show what the code exports and prints. Each line of the page is that of the code.
 *
 * @throws {BlockError} for code that cannot run
 */
export function compileBlock(code: string): string {
  const script = stripTypes(code);
  const program = parseScript(script);
  const edits = [...removeStyles(program), ...guardLoops(program), ...program.body.flatMap(showStatement)];
  const parts = listNames(program).map(([name, local]) => `${JSON.stringify(name)}: ${local}`);
  const facts = [`hasProvider: ${code.includes("PlacesProvider")}`, ...listLast(program)];
  const shown = `import { showBlock as __show, showValue as __value } from "${SHOW_BLOCK}";
await __show({ ${parts.join(", ")} }, { ${facts.join(", ")} });`;
  return `<link rel="stylesheet" href="${PAGE_STYLES_PATH}"><script type="importmap">${writeImportMap()}</script><script type="module">${applyEdits(
    script,
    edits,
  ).replaceAll(/<(?=\/script)/gi, "\\x3c")}\n${shown}</script>`;
}

function stripTypes(code: string): string {
  try {
    return transform(code, {
      transforms: ["typescript", "jsx"],
      jsxRuntime: "automatic",
      production: true,
      disableESTransforms: true,
      preserveDynamicImport: true,
    }).code;
  } catch (error) {
    const [, message = "", line = "1"] =
      /^(?:Error transforming \S+: )?(.*?) \((\d+):\d+\)$/s.exec((error as Error).message) ?? [];
    throw new BlockError(Number(line), `${message || (error as Error).message}.`);
  }
}

function parseScript(script: string): Program {
  try {
    return parseCode(script, "module");
  } catch (error) {
    const { message, loc } = error as SyntaxError & { loc?: { line: number } };
    throw new BlockError(loc?.line ?? 1, `${message.replace(/ \(\d+:\d+\)$/, "")}.`);
  }
}

type Line = Statement | ModuleDeclaration;

/** The page has all style sheets already. */
function removeStyles({ body }: Program): Edit[] {
  return body.flatMap((line) => {
    const from = "source" in line ? line.source : null;
    if (from === null || from === undefined) return [];
    const name = String(from.value);
    if (PAGE_STYLES.includes(name)) return [{ start: line.start, end: line.end, text: "" }];
    if (PAGE_MODULES.has(name)) return [];
    throw new BlockError(
      from.loc?.start.line ?? 1,
      `The import "${name}" is not available in this page.`,
      name,
    );
  });
}

/** A statement that is a value alone is printed, as in a console; a default export gets a name. */
function showStatement(line: Line): Edit[] {
  if (line.type === "ExportDefaultDeclaration" && getDefaultName(line) === DEFAULT_NAME)
    return [{ start: line.start, end: line.declaration.start, text: `const ${DEFAULT_NAME} = ` }];
  if (line.type !== "ExpressionStatement" || line.expression.type === "AssignmentExpression") return [];
  const { start, end } = line.expression;
  return [
    { start, text: "__value(" },
    { start: end, text: ")" },
  ];
}

const DEFAULT_NAME = "__default";

function getDefaultName({ declaration }: ExportDefaultDeclaration): string {
  return "id" in declaration && declaration.id ? declaration.id.name : DEFAULT_NAME;
}

/** Returns what a block exports, each with its name in the block. */
function listNames({ body }: Program): (readonly [name: string, local: string])[] {
  return body.flatMap((line) => {
    if (line.type === "ExportDefaultDeclaration") return [["default", getDefaultName(line)] as const];
    if (line.type !== "ExportNamedDeclaration") return [];
    const declared = line.declaration ? listDeclared(line.declaration) : [];
    const listed = line.source ? [] : line.specifiers;
    return [
      ...declared.map((name) => [name, name] as const),
      ...listed.map(({ local, exported }) => [readName(exported), readName(local)] as const),
    ];
  });
}

/** The last value that a block declares, which is shown if nothing else is. */
function listLast({ body }: Program): string[] {
  const last = body.flatMap((line) => (line.type === "VariableDeclaration" ? listDeclared(line) : [])).at(-1);
  return last === undefined ? [] : [`last: ${last}`];
}

function listDeclared(line: Node): string[] {
  const { id, declarations } = line as { id?: Pattern; declarations?: { id: Pattern }[] };
  return [id, ...(declarations ?? []).map((each) => each.id)].flatMap((pattern) =>
    pattern?.type === "Identifier" ? [pattern.name] : [],
  );
}

function readName(name: { type: string; name?: string; value?: unknown }): string {
  return name.name ?? String(name.value);
}
