import type { Plugin } from "vite";

/**
 * An object of words, of which an entry takes only those that its
 * code names. A bundler keeps such an object whole, since it is passed around.
 */
export interface Dictionary {
  file: RegExp;
  /** Whether `code` may read the property `key`: rather too often than once too seldom. */
  isNamedIn: (key: string, code: string) => boolean;
}

export const DICTIONARIES: readonly Dictionary[] = [
  {
    // Words are read as text.key everywhere; a bundler may number the name.
    file: /\/src\/text\/(?!widget-text|index|language-files|words-loader)[a-z-]+\.ts$/,
    isNamedIn: (key, code) => new RegExp(`\\btext(\\$\\d+)?\\??\\.${key}\\b`).test(code),
  },
];

/** Leaves out of each dictionary what `code`, all other modules of the entry, never names. */
export function keepNamedEntries(code: string): Plugin {
  return keepEntries((key, { isNamedIn }) => isNamedIn(key, code));
}

/** @param isKept whether the module `id`, a dictionary, keeps `key` */
export function keepEntries(isKept: (key: string, dictionary: Dictionary, id: string) => boolean): Plugin {
  return {
    name: "keep-entries",
    // After TypeScript and JSX have gone.
    enforce: "post",
    transform(source, id) {
      const dictionary = DICTIONARIES.find(({ file }) => file.test(id.split("?")[0] ?? ""));
      if (dictionary === undefined) return null;
      const unused = dictionaryOf(this.parse(source)).filter((property) => {
        const key = property.key?.name;
        return key !== undefined && !property.computed && !isKept(key, dictionary, id);
      });
      return { code: withoutRanges(source, unused), map: null };
    },
  };
}

interface Range {
  start: number;
  end: number;
}

/** A property of a dictionary: a part of ESTree. */
export interface PropertyNode extends Range {
  key?: Range & { name?: string };
  computed?: boolean;
  shorthand?: boolean;
}

interface ObjectNode {
  type: string;
  properties: PropertyNode[];
}

/** The properties of the largest object that a constant of the module is: `const en = { … }`, exported or not. */
export function dictionaryOf(program: unknown): readonly PropertyNode[] {
  // The part of ESTree that is read here; the parser's own types know every node.
  const { body } = program as { body: StatementNode[] };
  const objects = body
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .flatMap(({ init }) => (init?.type === "ObjectExpression" ? [init.properties] : []));
  return objects.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

interface StatementNode {
  declaration?: StatementNode | null;
  declarations?: { init: ObjectNode | null }[];
}

function withoutRanges(source: string, ranges: readonly Range[]): string {
  let kept = "";
  let from = 0;
  for (const { start, end } of ranges) {
    kept += source.slice(from, start);
    // A comma belongs to the property before it.
    from = end + (/^\s*,/.exec(source.slice(end))?.[0].length ?? 0);
  }
  return kept + source.slice(from);
}
