import { toNameKey, toNameWords } from "@lieudit/place-index";
import { toFrenchAddressCase } from "../feeds/input/french-case.ts";

/**
 * Chooses the best of several spellings of each name: words in full, then accents, apostrophes
 * and the case of street signs, then the most common one. `R de l'Eglise` becomes `Rue de l'Église` if
 * that is one of `names`. The order of `names` does not matter.
 *
 * @returns a function from each of `names` to the best spelling of that name.
 */
export function createSpeller(names: readonly string[]): (name: string) => string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  // Nearly all streets have one spelling.
  if (counts.size < 2) return (name) => name;
  const keys = new Map<string, string>();
  const bestByKey = new Map<string, Spelling>();
  for (const [text, count] of counts) {
    const key = toNameKey(toNameWords(text));
    keys.set(text, key);
    const spelling = rateSpelling(text, count);
    const best = bestByKey.get(key);
    if (best === undefined || isBetter(spelling, best)) bestByKey.set(key, spelling);
  }
  return (name) => bestByKey.get(keys.get(name) ?? "")?.text ?? name;
}

interface Spelling {
  text: string;
  /** The first difference decides; more is better. */
  ratings: readonly number[];
}

function rateSpelling(text: string, count: number): Spelling {
  const letters = text.normalize("NFD");
  const onSigns = toFrenchAddressCase(text.toUpperCase());
  const otherCase = Array.from(text).filter((letter, at) => letter !== onSigns[at]).length;
  const countMatches = (pattern: RegExp) => letters.match(pattern)?.length ?? 0;
  return {
    text,
    ratings: [
      countMatches(/[\p{L}\p{N}]/gu),
      countMatches(/\p{M}/gu),
      countMatches(/['’]/g),
      -otherCase,
      count,
    ],
  };
}

function isBetter(spelling: Spelling, other: Spelling): boolean {
  for (const [at, rating] of spelling.ratings.entries()) {
    const difference = rating - (other.ratings[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return spelling.text < other.text;
}
