import { isStreetWord } from "../text/abbreviations.ts";
import { foldToTexts } from "../text/folded-words.ts";
import { isStopWord } from "../text/stop-words.ts";
import { Phrases } from "./intent-words.ts";
import type { QueryIntent } from "./query-intents.ts";
import { cut } from "./read-query.ts";

/** Says that two streets follow. */
const CROSSING = new Phrases(
  "angle, à l’angle, croisement, au croisement, intersection, à l’intersection, coin, au coin, corner, at the corner, تقاطع",
);

/** Stands between them. */
const BETWEEN = new Set(["et", "avec", "and", "with", "x", "و"]);

/**
 * Whether a text of these folded words may name two streets: most do not, which is seen sooner so.
 *
 * @param words the first of them
 */
export function mayBeCrossing(words: readonly string[]): boolean {
  return CROSSING.lengthFrom(words, 0) > 0 || words.filter(isStreetWord).length > 1;
}

/**
 * Two streets that cross: "angle rue du Port et rue Haute", "rue du Port / rue
 * Haute". Read as the first one near the second: its addresses there come
 * with it. Null if the text has no two.
 */
export function parseCrossing(text: string): QueryIntent | null {
  const typed = foldToTexts(cut(text));
  const words = typed.slice(CROSSING.lengthFrom(typed, 0));
  const start = words.findIndex((word) => !isStopWord(word) && word !== "entre" && word !== "between");
  const streets = start < 0 ? [] : words.slice(start);
  const isSaid = words.length < typed.length;
  const at = streets.findIndex(
    (word, i) => i > 1 && (isStreetWord(word) || (isSaid && BETWEEN.has(streets[i - 1]!))),
  );
  if (at < 0 || !(isSaid || isStreetWord(streets[0]!))) return null;
  const first = streets.slice(0, at);
  while (BETWEEN.has(first.at(-1) ?? "") || isStopWord(first.at(-1) ?? "")) first.pop();
  const second = streets.slice(streets.findIndex((word, i) => i >= at && !isStopWord(word)));
  if (!isNamed(first) || !isNamed(second)) return null;
  return {
    what: first.join(" "),
    around: second.join(" "),
    isHere: false,
    isInside: false,
    isOpen: false,
    isNearest: false,
    mayGuess: true,
  };
}

/** Whether there is more than "rue de la". */
function isNamed(words: readonly string[]): boolean {
  return words.some((word) => !isStopWord(word) && !isStreetWord(word));
}
