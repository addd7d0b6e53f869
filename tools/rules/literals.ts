import { parseSync } from "vite";

/** A constant or a text in a source file. */
export interface SourceLiteral {
  /** Where it stands in the text of the file, quotes included. */
  start: number;
  end: number;
  /** 1 for the first line. */
  line: number;
  value: string | number;
  /** The constant that it belongs to, such as "PHOTO_WIDTH_PX"; null outside of one. */
  constant: string | null;
}

/**
 * The numbers and texts of a TypeScript file that a running program sees:
 * not its imports, types, property names or directives.
 *
 * @throws {Error} when the file cannot be read as TypeScript.
 */
export function readLiterals(file: string, source: string): SourceLiteral[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message ?? "it cannot be read"}`);
  const found: SourceLiteral[] = [];
  collect(program, null, found, source);
  return found;
}

/** The file with that literal changed: a number by one, a text in its middle character. */
export function withChangedLiteral(source: string, literal: SourceLiteral): string {
  const before = source.slice(0, literal.start);
  const old = source.slice(literal.start, literal.end);
  const after = source.slice(literal.end);
  if (typeof literal.value === "number") return `${before}${literal.value + 1}${after}`;
  // Quotes and the marks of a template stay; only characters that need no escape are put in.
  const middle = old.indexOf(literal.value) + Math.floor((literal.value.length - 1) / 2);
  const other = old[middle] === "x" ? "y" : "x";
  return `${before}${old.slice(0, middle)}${other}${old.slice(middle + 1)}${after}`;
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Nodes that only the type checker reads, or that name a module. */
const UNSEEN = /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll)/;

function collect(node: unknown, constant: string | null, found: SourceLiteral[], source: string): void {
  if (Array.isArray(node)) {
    for (const child of node) collect(child, constant, found, source);
    return;
  }
  if (!isNode(node) || UNSEEN.test(node.type)) return;
  const value = seenValue(node);
  if (value !== null && value !== "") {
    const line = source.slice(0, node.start).split("\n").length;
    found.push({ start: node.start, end: node.end, line, value, constant });
    return;
  }
  const inner = node.type === "VariableDeclarator" ? nameOf(node.id) : constant;
  for (const [key, child] of Object.entries(node)) {
    const isName = key === "key" && node.computed !== true;
    const isModule = key === "source" && node.type.startsWith("Export");
    const isDirective = key === "expression" && typeof node.directive === "string";
    if (!isName && !isModule && !isDirective) collect(child, inner, found, source);
  }
}

function seenValue(node: Node): string | number | null {
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

function nameOf(id: unknown): string | null {
  return isNode(id) && typeof id.name === "string" ? id.name : null;
}
