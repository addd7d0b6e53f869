import { type FoldedWord, foldWords } from "../text/folded-words.ts";
import { isStopWord } from "../text/stop-words.ts";
import {
  AFTER_OPEN,
  BEFORE_OPEN,
  HERE,
  INSIDE,
  NEAR,
  NEAREST,
  NEAREST_BEFORE,
  OPEN,
  type Phrases,
  PRAISE,
} from "./intent-words.ts";
import { cut, MAX_QUERY_WORDS } from "./read-query.ts";

/** One way to read a text as people ask: "pharmacie ouverte près de Monaco". */
export interface QueryIntent {
  /** The searched kind of place or name. */
  what: string;
  /** The place to search around. Absent for the reader's position, and for anywhere. */
  around?: string;
  /** The text says "near" without a place behind it: near the reader, or near a point that the caller gives. */
  isHere: boolean;
  /** The text says "in", not "near": only a town, a region or a country may be meant by `around`. */
  isInside: boolean;
  /** Open at this moment. */
  isOpen: boolean;
  /** By distance, where it is known from where. */
  isNearest: boolean;
  /** Whether typing errors may be corrected in it: not while a word stands in it that may have another meaning. */
  mayGuess: boolean;
  /** The kind may describe the place itself, in a loose way: "garage Porsche" is a car dealer. */
  mayDescribe?: boolean;
}

/** More words that may part a text in two are not tried: a text of nothing else has no end. */
const MAX_PARTS = 3;

/** Names may be long, but nobody says "near" behind so many words. */
const MAX_WORDS = 24;

const BEGINNINGS = [OPEN, NEAREST_BEFORE, PRAISE, NEAREST, NEAR, INSIDE];

/**
 * Whether a text of these folded words may have other readings: most have none, which is seen sooner so.
 *
 * @param words the first of them, all where they are fewer than `MAX_QUERY_WORDS`
 */
export function mayHaveIntents(words: readonly string[]): boolean {
  return (
    words.length >= MAX_QUERY_WORDS || words.some((word) => BEGINNINGS.some((list) => list.beginsWith(word)))
  );
}

/**
 * The ways to read what somebody typed as a kind of place or name with words
 * of what is meant around it, the likeliest first. None for most texts: then
 * the words are all that there is. A name may have such words too ("Le Bistrot
 * d'à côté"), so the words as they are typed go before all of these.
 */
export function parseIntents(text: string): QueryIntent[] {
  const typed = foldIntentWords(text).map((word) => word.text);
  const open = removeOpenWords(typed);
  const nearest = removeNearestWords(open.words);
  const words = removePraise(nearest.words);
  const plain = {
    isHere: false,
    isInside: false,
    isOpen: open.isOpen,
    isNearest: nearest.isNearest,
    mayGuess: true,
  };
  const whole = { ...plain, what: words.join(" ") };
  const parts = findParts(words, plain);
  const isChanged = words.length < typed.length;
  if (parts.length === 0) return isChanged ? [whole] : [];
  return isChanged ? [{ ...whole, mayGuess: false }, ...parts, whole] : parts;
}

/**
 * Returns the folded words. Two kinds of word mean something other than their folded form: "prés" (meadows), and a
 * word between hyphens, as in "Aix-en-Provence". They are returned in a form that no phrase contains.
 */
export function foldIntentWords(text: string): FoldedWord[] {
  const read = cut(text);
  const hasHyphen = HYPHEN.test(read);
  const characters = hasHyphen ? [...read] : [];
  return foldWords(read)
    .slice(0, MAX_WORDS)
    .map((folded) => {
      const { text: word, start, ends } = folded;
      if (hasHyphen && isHyphen(characters[start - 1]) && isHyphen(characters[ends.at(-1) ?? 0])) {
        return { ...folded, text: `-${word}` };
      }
      if (word !== "pres") return folded;
      const written = [...read].slice(start, ends.at(-1)).join("").normalize("NFC").toLowerCase();
      return written === "prés" ? { ...folded, text: written } : folded;
    });
}

const HYPHEN = /[-\u2010\u2011]/;

function isHyphen(character: string | undefined): boolean {
  return character !== undefined && HYPHEN.test(character);
}

function removeOpenWords(words: readonly string[]): { words: readonly string[]; isOpen: boolean } {
  for (let i = 0; i < words.length; i++) {
    const length = OPEN.lengthFrom(words, i);
    if (length === 0) continue;
    const start = i - BEFORE_OPEN.lengthBefore(words, i);
    const end = i + length + AFTER_OPEN.lengthFrom(words, i + length);
    const rest = [...words.slice(0, start), ...words.slice(end)];
    if (hasMeaningfulWord(rest)) return { words: rest, isOpen: true };
  }
  return { words, isOpen: false };
}

/** "nearest pharmacy": a place that it is nearest to stands behind, if anywhere. */
function removeNearestWords(words: readonly string[]): { words: readonly string[]; isNearest: boolean } {
  const rest = words.slice(NEAREST_BEFORE.lengthFrom(words, 0));
  // "closest to" has a place behind it, and nothing before it that is looked for.
  const isNearest = rest.length < words.length && rest[0] !== "to" && hasMeaningfulWord(rest);
  return isNearest ? { words: rest, isNearest } : { words, isNearest };
}

/** "best restaurants": what is known best stands first anyway. */
function removePraise(words: readonly string[]): readonly string[] {
  const rest = words.slice(PRAISE.lengthFrom(words, 0));
  return hasMeaningfulWord(rest) ? rest : words;
}

function findParts(words: readonly string[], plain: Omit<QueryIntent, "what" | "around">): QueryIntent[] {
  const parts: QueryIntent[] = [];
  let count = 0;
  // From the end: "gare" and not "gare près du port" is what "café près de la gare à Monaco" lies near.
  for (let i = words.length - 1; i > 0 && count < MAX_PARTS; i--) {
    const part = splitAt(words, i);
    if (part === null) continue;
    count += 1;
    const { phrase, what, around } = part;
    // A longer phrase that starts before holds this one: "à côté" is no "à".
    i = part.start;
    if (phrase === INSIDE) {
      const inside = { ...plain, isInside: true, mayGuess: false };
      // Addresses have the town's name; a small word between them is omitted of queries anyway.
      if (!isStopWord(words[i]!)) parts.push({ ...inside, what: [...what, ...around].join(" ") });
      parts.push({ ...inside, what: what.join(" "), around: around.join(" ") });
      continue;
    }
    const isNearest = plain.isNearest || phrase === NEAREST;
    const isHere = around.length === 0 || HERE.lengthFrom(around, 0) === around.length;
    parts.push({
      ...plain,
      isHere,
      isNearest,
      what: what.join(" "),
      ...(isHere ? {} : { around: around.join(" ") }),
    });
    // A town of which only addresses tell, as those of a feed beyond the map's border.
    if (!isHere) parts.push({ ...plain, isNearest, what: [...what, ...around].join(" "), mayGuess: false });
  }
  return parts;
}

interface Part {
  phrase: Phrases;
  start: number;
  what: readonly string[];
  around: readonly string[];
}

/** The text parted by the phrase that holds the word at `index`, or null if none does or nothing stands on a side that needs it. */
function splitAt(words: readonly string[], index: number): Part | null {
  for (const phrase of [NEAREST, NEAR, INSIDE]) {
    for (let start = 1; start <= index; start++) {
      const length = phrase.lengthFrom(words, start);
      if (start + length !== index + 1) continue;
      const what = words.slice(0, start);
      const around = removeSmallWords(words.slice(index + 1));
      if (hasMeaningfulWord(what) && (phrase !== INSIDE || hasMeaningfulWord(around)))
        return { phrase, start, what, around };
    }
  }
  return null;
}

/** Without the small words in front: "près de la gare" is near "gare". */
function removeSmallWords(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !isLinkWord(word));
  return first < 0 ? [] : words.slice(first);
}

/** Whether the word may stand between words for "near" and the place. */
export function isLinkWord(word: string): boolean {
  return isStopWord(word) || /^(?:to|het|dem|der|vom)$/.test(word);
}

function hasMeaningfulWord(words: readonly string[]): boolean {
  return words.some((word) => !isStopWord(word));
}
