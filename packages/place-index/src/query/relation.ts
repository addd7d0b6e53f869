import { isStopWord, removeStopWords } from "../text/stop-words.ts";
import { FRENCH_RELATIONS, HERE, INSIDE, NEAR, NEAREST } from "./intent-words.ts";
import { foldIntentWords, isLinkWord } from "./query-intents.ts";
import { cut } from "./read-query.ts";

/** A text parted at its words for "near" or "in". All parts are as written, without spaces around them. */
export interface TextRelation {
  /** What is searched: "hôtel". Empty if the text begins with the relation. */
  what: string;
  /** "près", "à côté", "in". */
  phrase: string;
  /** Small words before the place: "de la", "d’", or empty. */
  link: string;
  /** The place, or its beginning: "gare". */
  around: string;
  isInside: boolean;
  /** Whether the phrase is French, where small words merge with an article. */
  isFrench: boolean;
}

/** More of them are not names of places that somebody is near. */
const MAX_RELATIONS = 3;

/**
 * Lists the relations of a text, the first one first. Words for "near" do not count as part of a name: after an
 * article ("Le Bistrot d'à côté"), between hyphens, or with no place behind them. "Near me" does not count either.
 */
export function listRelations(text: string): TextRelation[] {
  const characters = [...cut(text)];
  const folded = foldIntentWords(text);
  const words = folded.map((word) => word.text);
  const relations: TextRelation[] = [];
  for (let start = 0; start < words.length - 1 && relations.length < MAX_RELATIONS; start++) {
    const { length, isInside } = measureRelation(words, start);
    if (length === 0) continue;
    const end = start + length;
    const from = findPlace(words, end);
    const isArticled = start > 0 && !isInside && isStopWord(words[start - 1]!);
    // A town is called Vers: at the start, one word alone may be a name.
    const isName = start === 0 && (isInside || (length === 1 && from === end));
    const isHere = from < words.length && HERE.lengthFrom(words, from) === words.length - from;
    if (from < words.length && !isArticled && !isName && !isHere) {
      const startAt = folded[start]!.start;
      const endAt = folded[end - 1]!.ends.at(-1)!;
      const placeAt = folded[from]!.start;
      const slice = (low: number, high?: number) => characters.slice(low, high).join("").trim();
      relations.push({
        what: slice(0, startAt),
        phrase: slice(startAt, endAt),
        link: slice(endAt, placeAt),
        around: slice(placeAt),
        isInside,
        isFrench: FRENCH_RELATIONS.lengthFrom(words.slice(0, end), start) === length,
      });
    }
    start = end - 1;
  }
  return relations;
}

function measureRelation(words: readonly string[], start: number): { length: number; isInside: boolean } {
  const length = Math.max(NEAREST.lengthFrom(words, start), NEAR.lengthFrom(words, start));
  return length > 0
    ? { length, isInside: false }
    : { length: INSIDE.lengthFrom(words, start), isInside: true };
}

/** Returns the index of the first word of the place. An article that is typed last may begin a name: "Le", "L’". */
function findPlace(words: readonly string[], end: number): number {
  let from = end;
  while (from < words.length && isLinkWord(words[from]!)) from += 1;
  return from === words.length && ARTICLE.test(words[from - 1]!) && from - 1 >= end ? from - 1 : from;
}

const ARTICLE = /^(?:l|le|la|les|the)$/;

/** A text with words for "near", for finding names. */
export interface NearText {
  /** The text without those words and the small ones behind. */
  rest: string;
  /** Whether a name has those words before the same place: "Le Bistrot près de la Gare". */
  isName: (names: readonly (readonly string[])[]) => boolean;
}

/** Whether one of the folded words may begin words for "near": most texts have none, which is seen sooner so. */
export function mayHaveNearWords(words: readonly string[]): boolean {
  return words.some((word) => NEAR.beginsWith(word) || NEAREST.beginsWith(word));
}

/** Reads a text with words for "near", which are not the beginning of names. Null for other texts. */
export function parseNearText(text: string): NearText | null {
  const relation = listRelations(text).find(({ isInside }) => !isInside);
  if (relation === undefined) return null;
  const { what, phrase, around } = relation;
  const toTexts = (part: string) => removeStopWords(foldIntentWords(part).map((word) => word.text));
  const near = toTexts(phrase);
  const [place = ""] = toTexts(around);
  const isName = (name: readonly string[]) => {
    const words = removeStopWords(name);
    return words.some(
      (_, i) => near.every((word, j) => words[i + j] === word) && words[i + near.length]?.startsWith(place),
    );
  };
  return { rest: `${what} ${around}`.trim(), isName: (names) => names.some(isName) };
}
