import type { PlaceRecord } from "@lieudit/place-model";
import type { QueryWord, ReadQuery } from "../query/read-query.ts";
import { expandOrSelf } from "../text/abbreviations.ts";
import { type FoldedWord, foldWords } from "../text/folded-words.ts";
import { toPlaceWords } from "../text/place-words.ts";
import { isStopWord } from "../text/stop-words.ts";
import { scoreWord } from "./score-place.ts";
import { WORD } from "./weights.ts";

export interface MatchedName {
  matchedName: string;
  matches: { startOffset: number; endOffset: number }[];
}

/**
 * Returns the name to show for a result, and which parts of it were typed. It
 * is the name that fits the query best. Of equally good names, the one in the
 * reader's language comes first, then the default name. Offsets count Unicode
 * characters of the name as written.
 */
export function matchedName(query: ReadQuery, place: PlaceRecord, language: string): MatchedName {
  const { default: onTheGround, byLanguage = {}, others = [] } = place.names;
  const own = ownValue(byLanguage, language) ?? ownValue(byLanguage, language.split("-")[0]!);
  // The local name is more useful than a name in a language that the reader does not use.
  const names = [own, onTheGround, ...others, place.brand, ...Object.values(byLanguage)];
  const known = [...new Set(names.filter((name): name is string => name !== undefined && name !== ""))];
  let best = chooseBestName(known, query.words);
  if (best !== undefined && best.name !== own && best.name !== onTheGround) {
    // A town that was typed says where the place is: that it stands in a name of another language is chance.
    const said = new Set(toPlaceWords(place).context);
    const naming = query.words.filter(({ text, long = text }) => !said.has(text) && !said.has(long));
    if (naming.length < query.words.length) best = chooseBestName(known, naming);
  }
  return { matchedName: best?.name ?? onTheGround, matches: markTypedParts(query, best?.words ?? []) };
}

/** The first of the names that fit `typed` best. */
function chooseBestName(
  names: readonly string[],
  typed: readonly QueryWord[],
): { name: string; words: readonly FoldedWord[] } | undefined {
  let best: { name: string; words: readonly FoldedWord[]; score: number } | undefined;
  for (const name of names) {
    const words = foldWords(name);
    const folded = words.map((word) => expandOrSelf(word.text));
    const score = typed.reduce((sum, word) => sum + exactness(word, folded), 0);
    if (best === undefined || score > best.score) best = { name, words, score };
  }
  return best;
}

/** The language is untrusted input: "constructor" is not a language. */
function ownValue(byLanguage: Readonly<Record<string, string>>, language: string): string | undefined {
  return Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
}

/** Whole points, so that the same word in another language is no better for being shorter. */
function exactness(word: QueryWord, name: readonly string[]): number {
  const { isExact, score } = scoreWord(word, name);
  // Who has typed "cathédral" is no reader of English, but one letter from "cathédrale".
  if (isExact || (word.isLast && score >= WORD.prefix)) return 3;
  return score >= WORD.prefix ? 2 : Math.sign(score);
}

function markTypedParts(query: ReadQuery, name: readonly FoldedWord[]): MatchedName["matches"] {
  const parts = new Map<number, number>();
  const texts = name.map((word) => word.text);
  const taken = new Set<number>();
  const mark = (index: number, letters: number) => {
    const { start, ends } = name[index]!;
    parts.set(start, Math.max(parts.get(start) ?? 0, ends[letters - 1]!));
    taken.add(index);
  };
  for (const word of query.words) {
    const index = findFittingWord(word, texts, taken);
    if (index < 0) continue;
    const isStart = texts[index]!.startsWith(word.text);
    mark(index, isStart ? word.text.length : texts[index]!.length);
  }
  // Small words are marked where they were typed, so that "de la" is not omitted in the middle.
  for (const text of query.allWords.filter(isStopWord)) {
    const index = texts.findIndex((candidate, i) => candidate === text && !taken.has(i));
    if (index >= 0) mark(index, text.length);
  }
  return [...parts]
    .map(([startOffset, endOffset]) => ({ startOffset, endOffset }))
    .sort((a, b) => a.startOffset - b.startOffset);
}

/** Returns the name's word that the query's word stands for: itself, a start, a short form on either side, or an error corrected. */
function findFittingWord(word: QueryWord, texts: readonly string[], taken: ReadonlySet<number>): number {
  const asTyped = scoreWord(word, texts, (index) => taken.has(index));
  const written = scoreWord(word, texts.map(expandOrSelf), (index) => taken.has(index));
  return written.score > asTyped.score ? written.index : asTyped.index;
}
