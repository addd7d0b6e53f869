import type { CategoryMatch } from "../query/categories.ts";
import type { QueryWord } from "../query/read-query.ts";
import type { IndexReader, TermGroup, WordList, WordLists } from "./index-reader.ts";
import { MAX_CONTEXT_PREFIX_LENGTH, MAX_NAME_PREFIX_LENGTH, TERM_SIGNS, typeTerm } from "./terms.ts";

/** A prefix stands for at most this many words, the most frequent: reading more lists takes longer than they are worth. */
const MAX_EXPANSIONS = 32;

/** A short form stands for its long form and at most so many words that start with it. */
const MAX_LONG_FORMS = 6;

/** Sources that the words of a query are looked up in. */
export interface TermSource {
  lists: WordLists;
  index: IndexReader;
}

/** Returns the word exactly, in a name, or a type that it names as a whole. */
export function getExactTerms({ lists, index }: TermSource, word: QueryWord): TermGroup {
  return [
    ...written(word).filter((text) => lists.names.has(text)),
    ...getCategoryTerms(index, word, ({ share, edits = 0 }) => share === 1 && edits === 0),
  ];
}

/** Returns the word or what starts with it, in a name, or a type that it names. */
export function getNameTerms({ lists, index }: TermSource, word: QueryWord): TermGroup {
  return [
    ...startTerms(lists.names, word, "", TERM_SIGNS.namePrefix, MAX_NAME_PREFIX_LENGTH),
    ...(word.numeral !== undefined && lists.names.has(word.numeral) ? [word.numeral] : []),
    ...word.corrections.filter(({ text }) => lists.names.has(text)).map(({ text }) => text),
    ...getCategoryTerms(index, word, () => true),
    ...(lists.initials.has(word.text) ? [TERM_SIGNS.initials + word.text] : []),
  ];
}

/** Returns the word or what starts with it, in an address or the name of a type. */
export function getContextTerms({ lists }: TermSource, word: QueryWord): TermGroup {
  return [
    ...startTerms(
      lists.context,
      word,
      TERM_SIGNS.context,
      TERM_SIGNS.contextPrefix,
      MAX_CONTEXT_PREFIX_LENGTH,
    ),
    ...word.corrections
      .filter(({ text }) => lists.context.has(text))
      .map(({ text }) => TERM_SIGNS.context + text),
  ];
}

function startTerms(
  vocabulary: WordList,
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
    for (const text of vocabulary.startingWith(word.text, MAX_EXPANSIONS)) terms.add(sign + text);
    if (vocabulary.has(word.text)) terms.add(sign + word.text);
  }
  if (word.long !== undefined) {
    // "st" is also "sainte".
    for (const text of vocabulary.startingWith(word.long, MAX_LONG_FORMS)) terms.add(sign + text);
  }
  return [...terms];
}

function written({ text, long, numeral }: QueryWord): string[] {
  return [text, long, numeral].filter((form) => form !== undefined);
}

function getCategoryTerms(
  index: TermSource["index"],
  word: QueryWord,
  isWanted: (match: CategoryMatch) => boolean,
): string[] {
  return word.categories.flatMap((match) => {
    const number = index.typeNumber(match.type);
    return number === undefined || !isWanted(match) ? [] : [typeTerm(number)];
  });
}
