import type { CategoryMatch } from "../query/categories.ts";
import type { QueryWord } from "../query/read-query.ts";
import type { OpenIndex } from "./open-index.ts";
import { LONGEST_CONTEXT_PREFIX, LONGEST_NAME_PREFIX, TERM_SIGNS, typeTerm } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A prefix stands for at most this many words, the most frequent: reading more lists takes longer than they are worth. */
const MOST_EXPANSIONS = 32;

/** A short form stands for its long form and at most so many words that start with it. */
const MOST_LONG_FORMS = 6;

/** Terms of which a place must have one; empty when no place can. */
export type TermGroup = readonly string[];

/** The word exactly, in a name, or a type that it names as a whole. */
export function exactTerms(index: OpenIndex, word: QueryWord): TermGroup {
  return [
    ...written(word).filter((text) => index.names.has(text)),
    ...categoryTerms(index, word, ({ share, edits = 0 }) => share === 1 && edits === 0),
  ];
}

/** The word or what starts with it, in a name, or a type that it names. */
export function nameTerms(index: OpenIndex, word: QueryWord): TermGroup {
  return [
    ...startTerms(index.names, word, "", TERM_SIGNS.namePrefix, LONGEST_NAME_PREFIX),
    ...word.corrections.filter(({ text }) => index.names.has(text)).map(({ text }) => text),
    ...categoryTerms(index, word, () => true),
    ...(index.initials.has(word.text) ? [TERM_SIGNS.initials + word.text] : []),
  ];
}

/** The word or what starts with it, in an address or the name of a type. */
export function contextTerms(index: OpenIndex, word: QueryWord): TermGroup {
  return [
    ...startTerms(index.context, word, TERM_SIGNS.context, TERM_SIGNS.contextPrefix, LONGEST_CONTEXT_PREFIX),
    ...word.corrections
      .filter(({ text }) => index.context.has(text))
      .map(({ text }) => TERM_SIGNS.context + text),
  ];
}

function startTerms(
  vocabulary: Vocabulary,
  word: QueryWord,
  sign: string,
  prefixSign: string,
  longestPrefix: number,
): string[] {
  const terms = new Set<string>();
  if (word.isHouseNumber && !word.isLast) {
    // 12 is not the start of 120.
    if (vocabulary.has(word.text)) terms.add(sign + word.text);
  } else if (word.text.length <= longestPrefix) {
    if (vocabulary.hasPrefix(word.text)) terms.add(prefixSign + word.text);
  } else {
    for (const text of vocabulary.startingWith(word.text, MOST_EXPANSIONS)) terms.add(sign + text);
    if (vocabulary.has(word.text)) terms.add(sign + word.text);
  }
  if (word.long !== undefined) {
    // "st" is also "sainte".
    for (const text of vocabulary.startingWith(word.long, MOST_LONG_FORMS)) terms.add(sign + text);
  }
  return [...terms];
}

function written(word: QueryWord): string[] {
  return word.long === undefined ? [word.text] : [word.text, word.long];
}

function categoryTerms(
  index: OpenIndex,
  word: QueryWord,
  isWanted: (match: CategoryMatch) => boolean,
): string[] {
  return word.categories.flatMap((match) => {
    const number = index.typeNumber(match.type);
    return number === undefined || !isWanted(match) ? [] : [typeTerm(number)];
  });
}

/**
 * A match expression of FTS5: a place must have a term of each group, and none
 * of `none`.
 *
 * @returns null when a group is empty, so that nothing can match.
 */
export function matchExpression(groups: readonly TermGroup[], none: TermGroup = []): string | null {
  if (groups.length === 0 || groups.some((group) => group.length === 0)) return null;
  const all = groups.map((group) => `(${group.map(quoted).join(" OR ")})`).join(" AND ");
  return none.length === 0 ? all : `(${all}) NOT (${none.map(quoted).join(" OR ")})`;
}

/** Terms hold letters, digits and our signs only; quotes keep the signs from being read as syntax. */
function quoted(term: string): string {
  return `"${term.replaceAll('"', "")}"`;
}
