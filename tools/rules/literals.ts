import { parseSync } from "vite";

/** A constant or a text in a source file. */
export interface SourceLiteral {
  /** Offset in the file, quotes included. */
  start: number;
  end: number;
  /** 1 for the first line. */
  line: number;
  value: string | number;
  /** The constant that contains it, such as "PHOTO_WIDTH_PX"; null outside a constant. */
  constant: string | null;
  /** Unit of a number in a style sheet, such as "px". */
  unit?: string;
}

/**
 * Reads the numbers and texts of a TypeScript file that exist at run time: no
 * imports, types, property names or directives.
 *
 * @throws {Error} when the file is not valid TypeScript.
 */
export function readLiterals(file: string, source: string): SourceLiteral[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? "syntax error"}`);
  const literals: SourceLiteral[] = [];
  collect(program, null, literals, source);
  return literals;
}

/** Reads the numbers with a unit of a style sheet. The property is the constant, such as "inset-block-end". */
export function readCssNumbers(source: string): SourceLiteral[] {
  const withoutComments = source.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replaceAll(/[^\n]/g, " "),
  );
  return [...withoutComments.matchAll(/([\w-]+)\s*:([^;{}]*)/g)].flatMap((declaration) => {
    const [, property = "", value = ""] = declaration;
    const offset = declaration.index + declaration[0].length - value.length;
    return [...value.matchAll(/(?<![\w#.-])\d+(?:\.\d+)?(?=(px|ms|s\b|%|r?em\b))/g)].map((number) => {
      const start = offset + number.index;
      const line = source.slice(0, start).split("\n").length;
      const end = start + number[0].length;
      return { start, end, line, value: Number(number[0]), constant: property, unit: number[1] ?? "" };
    });
  });
}

/** Returns the file with the literal changed: a number by one, a text in its middle character. */
export function changeLiteral(source: string, literal: SourceLiteral): string {
  const before = source.slice(0, literal.start);
  const old = source.slice(literal.start, literal.end);
  const after = source.slice(literal.end);
  if (typeof literal.value === "number") return `${before}${literal.value + 1}${after}`;
  // Quotes and template marks stay; the new character needs no escape.
  const middle = old.indexOf(literal.value) + Math.floor((literal.value.length - 1) / 2);
  const other = old[middle] === "x" ? "y" : "x";
  return `${before}${old.slice(0, middle)}${other}${old.slice(middle + 1)}${after}`;
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Nodes without run-time literals: types and module names. */
const IGNORED_NODES = /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll)/;

function collect(node: unknown, constant: string | null, literals: SourceLiteral[], source: string): void {
  if (Array.isArray(node)) {
    for (const child of node) collect(child, constant, literals, source);
    return;
  }
  if (!isNode(node) || IGNORED_NODES.test(node.type)) return;
  const value = getLiteralValue(node);
  if (value !== null && value !== "") {
    const line = source.slice(0, node.start).split("\n").length;
    literals.push({ start: node.start, end: node.end, line, value, constant });
    return;
  }
  const inner = node.type === "VariableDeclarator" ? getName(node.id) : constant;
  for (const [key, child] of Object.entries(node)) {
    const isName = key === "key" && node.computed !== true;
    const isModule = key === "source" && node.type.startsWith("Export");
    const isDirective = key === "expression" && typeof node.directive === "string";
    if (!isName && !isModule && !isDirective) collect(child, inner, literals, source);
  }
}

function getLiteralValue(node: Node): string | number | null {
  if (node.type === "Literal" && (typeof node.value === "string" || typeof node.value === "number")) {
    return node.value;
  }
  if (node.type !== "TemplateElement") return null;
  const { cooked } = node.value as { cooked: string | null };
  return cooked;
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string"
  );
}

function getName(id: unknown): string | null {
  return isNode(id) && typeof id.name === "string" ? id.name : null;
}
