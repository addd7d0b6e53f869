import { foldWords } from "../text/folded-words.ts";
import { isStopWord } from "../text/stop-words.ts";
import {
  AFTER_DISTANCE,
  ASKED,
  BEFORE_DISTANCE,
  BEFORE_OPEN,
  INSIDE,
  NEAR,
  NEAREST,
  NEED,
  OPEN,
  WISH,
  WITH,
} from "./intent-words.ts";
import { type OpeningMoment, parseMoment, readMoment, saysMoment } from "./opening-moment.ts";
import { cut, MAX_QUERY_WORDS } from "./read-query.ts";

const SAID = [WISH, WITH, ASKED, OPEN];

/**
 * Whether a text of these folded words may say more than places are found by: most do not, which is seen sooner so.
 *
 * @param words the first of them, all where they are fewer than `MAX_QUERY_WORDS`
 */
export function mayHaveQualifiers(words: readonly string[]): boolean {
  const isSaid = (_: string, i: number) =>
    SAID.some((phrases) => phrases.lengthFrom(words, i) > 0) ||
    saysMoment(words, i) ||
    measureDistancePhrase(words, i) > 0;
  return words.length >= MAX_QUERY_WORDS || (words.length > 1 && words.some(isSaid));
}

/** A text without its wishes. */
export interface StrippedText {
  text: string;
  /** When it is to be open: "ouverte le dimanche". */
  moment?: OpeningMoment;
}

/**
 * Removes the words that no place is found by. "Hôtels pas chers avec piscine
 * à Nice" is "hôtels à Nice", "boulangerie ouverte le dimanche" a bakery, and
 * "où est la gare" the station. A distance from a place becomes "near" it: "à 5
 * minutes du port". Returns null if the text has no such words, or nothing else.
 *
 * Names have these words too, so this is a second reading, for a text without
 * results.
 */
export function stripQualifiers(text: string): StrippedText | null {
  const characters = [...cut(text)];
  const words = foldWords(characters.join(""));
  const { isWish, nearAt, moment } = findWishes(words.map((word) => word.text));
  if (!isWish.includes(true) || words.every((word, i) => isWish[i] || isStopWord(word.text))) return null;
  // The rest as it was written: a hyphen says what a space does not.
  let rest = "";
  let from = 0;
  for (const [i, { start, ends }] of words.entries()) {
    const end = ends.at(-1) ?? start;
    if (!isWish[i] || !isWish[i - 1]) rest += characters.slice(from, isWish[i] ? start : end).join("");
    if (nearAt.has(i)) rest += " près de ";
    from = end;
  }
  return { text: rest.replace(/\s+/g, " ").trim(), ...(moment === null ? {} : { moment }) };
}

interface Wishes {
  /** Of each word. */
  isWish: boolean[];
  /** Words behind which a place stands that is near. */
  nearAt: ReadonlySet<number>;
  moment: OpeningMoment | null;
}

function findWishes(words: readonly string[]): Wishes {
  const isWish = words.map(() => false);
  const nearAt = new Set<number>();
  let moment: OpeningMoment | null = null;
  if (words.some((_, i) => NEED.lengthFrom(words, i) > 0)) return { isWish, nearAt, moment };
  let before = ASKED.lengthFrom(words, 0);
  while (before > 0 && isArticle(words[before] ?? "")) before += 1;
  isWish.fill(true, 0, before);
  const behind = words.length - ASKED.lengthBefore(words, words.length);
  // "Café de l’Avis" is not a question about reviews.
  if (!isArticle(words[behind - 1] ?? "")) isWish.fill(true, behind);
  for (let i = 0; i < words.length; i++) {
    const said = readMoment(words, i, (end) => end === words.length || isGoingOn(words, end));
    const distance = measureDistancePhrase(words, i);
    const length = Math.max(WISH.lengthFrom(words, i), said?.length ?? 0, distance);
    if (length === 0) continue;
    moment ??= said === null ? parseMoment(words, i, length) : said.moment;
    const start = said === null ? i : i - BEFORE_OPEN.lengthBefore(words, i);
    const isFromThere =
      length === distance && i + length + 1 < words.length && isFrom(words[i + length] ?? "");
    if (isFromThere) nearAt.add(i);
    isWish.fill(true, start, i + length + (isFromThere ? 1 : 0));
    i += length - 1;
  }
  // A qualifier follows the kind of place; a text that begins with one is a name.
  for (let i = 1; i < words.length; i++) {
    const length = isWish[i] ? 0 : WITH.lengthFrom(words, i);
    if (length > 0) isWish.fill(true, i, findEnd(words, i + length));
  }
  return { isWish, nearAt, moment };
}

/** Stands between a distance and the place that it is measured from. */
function isFrom(word: string): boolean {
  return /^(?:de|du|des|d|of|from|to|من)$/.test(word);
}

function isArticle(word: string): boolean {
  return isStopWord(word) || /^(?:an|any|some|my)$/.test(word);
}

/** How many words from `start` on say how far: "à 2 km", "à moins de 10 minutes à pied". A number of metres alone may be a name. */
function measureDistancePhrase(words: readonly string[], start: number): number {
  const before = BEFORE_DISTANCE.lengthFrom(words, start);
  const number = start + before;
  const isWhole = /^\d{1,4}(?:km|min|mn)$/.test(words[number] ?? "");
  const hasUnit = /^\d{1,4}$/.test(words[number] ?? "") && DISTANCE_UNITS.has(words[number + 1] ?? "");
  if (!isWhole && !hasUnit) return 0;
  const end = number + (isWhole ? 1 : 2);
  const after = AFTER_DISTANCE.lengthFrom(words, end);
  return before > 0 || after > 0 || /^(?:from|من)$/.test(words[end] ?? "") ? end + after - start : 0;
}

const DISTANCE_UNITS = new Set(
  (
    "m metre metres meter meters km kilometre kilometres kilometer kilometers min mn minute minutes mile miles " +
    "متر كم كيلومتر دقيقة دقائق"
  ).split(" "),
);

/** Returns the end of a wish in free words: the index of the next phrase, or the end of the text. */
function findEnd(words: readonly string[], from: number): number {
  for (let i = from + 1; i < words.length; i++) if (isGoingOn(words, i)) return i;
  return words.length;
}

function isGoingOn(words: readonly string[], index: number): boolean {
  return [NEAR, NEAREST, INSIDE, OPEN].some((phrases) => phrases.lengthFrom(words, index) > 0);
}
