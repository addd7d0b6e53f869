import type { Plugin, Rolldown } from "vite";

/**
 * The files of widget texts, one object of texts per language. A bundler keeps
 * such an object whole because it is passed around, so the build omits the
 * texts that no code names: 2.9 KB of the autocomplete, gzipped.
 */
const TEXT_FILE =
  /\/src\/text\/(?:autocomplete\/)?(?!widget-text|index|language-files|words-loader)[a-z-]+\.ts$/;

/** Returns whether `code` may read the text `key`. Texts are read as `text.key`; a bundler may number `text`. */
export function isTextNamedIn(key: string, code: string): boolean {
  return new RegExp(`\\btext(\\$\\d+)?\\??\\.${key}\\b`).test(code);
}

/** Leaves out the texts that `code`, all other modules of the build, never names. */
export function keepNamedTexts(code: string): Plugin {
  return keepTexts((key) => isTextNamedIn(key, code));
}

/** @param isKept whether the file of texts with this module id keeps the text `key` */
export function keepTexts(isKept: (key: string, id: string) => boolean): Plugin {
  return {
    name: "keep-texts",
    // After TypeScript is compiled.
    enforce: "post",
    transform(source, id) {
      if (!TEXT_FILE.test(id.split("?")[0] ?? "")) return null;
      const unused = textsIn(this.parse(source)).filter(({ key, computed }) => {
        return key?.name !== undefined && computed !== true && !isKept(key.name, id);
      });
      return { code: withoutRanges(source, unused), map: null };
    },
  };
}

/** Returns the code of a chunk before minification, without its files of texts. */
export function codeWithoutTexts({ modules }: Rolldown.OutputChunk): string {
  return Object.entries(modules)
    .filter(([id]) => !TEXT_FILE.test(id))
    .map(([, { code }]) => code ?? "")
    .join("\n");
}

interface Range {
  start: number;
  end: number;
}

/** The part of an ESTree property that is read here. */
interface PropertyNode extends Range {
  key?: { name?: string };
  computed?: boolean;
}

/** The part of an ESTree statement that is read here. */
interface StatementNode {
  declaration?: StatementNode | null;
  declarations?: { init: { type: string; properties: PropertyNode[] } | null }[];
}

/** Returns the properties of the largest object constant of a module: `const en = { … }`, exported or not. */
function textsIn(program: unknown): readonly PropertyNode[] {
  // The parser's own types describe every node.
  const { body } = program as { body: StatementNode[] };
  const objects = body
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .flatMap(({ init }) => (init?.type === "ObjectExpression" ? [init.properties] : []));
  return objects.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

function withoutRanges(source: string, ranges: readonly Range[]): string {
  let output = "";
  let from = 0;
  for (const { start, end } of ranges) {
    output += source.slice(from, start);
    // A comma belongs to the property before it.
    from = end + (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0);
  }
  return output + source.slice(from);
}
