import { parseSync } from "vite";

export interface ImportedModule {
  /** As in the source: "./places.ts", "hono/compress", "node:fs". */
  specifier: string;
  /** Whether only types are imported, which the compiler removes. */
  isTypeOnly: boolean;
  /** 1 for the first line. */
  line: number;
}

/** Reads every module that a source file imports, re-exports or loads on demand. */
export function readImports(file: string, source: string): ImportedModule[] {
  const imports: ImportedModule[] = [];
  visit(parseSync(file, source).program, (node) => {
    const from = node.source as { value?: unknown; start: number } | null | undefined;
    if (typeof from?.value !== "string") return;
    const line = source.slice(0, from.start).split("\n").length;
    imports.push({ specifier: from.value, isTypeOnly: isTypeOnly(node), line });
  });
  return imports;
}

type Node = { type: string } & Record<string, unknown>;

function isTypeOnly(node: Node): boolean {
  if (node.importKind === "type" || node.exportKind === "type" || node.type === "TSImportType") return true;
  const names = node.specifiers;
  if (node.type !== "ImportDeclaration" || !Array.isArray(names) || names.length === 0) return false;
  return names.every((name: { importKind?: unknown }) => name.importKind === "type");
}

function visit(node: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, onNode);
  } else if (typeof node === "object" && node !== null) {
    if (typeof (node as Node).type === "string") onNode(node as Node);
    for (const child of Object.values(node)) visit(child, onNode);
  }
}

/** Returns the package of a bare specifier, "@scope/name" or "name"; null for relative ones and Node's own. */
export function getPackageName(specifier: string): string | null {
  if (/^(\.|\/|node:|virtual:)/.test(specifier)) return null;
  const [first = "", second = ""] = specifier.split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}
