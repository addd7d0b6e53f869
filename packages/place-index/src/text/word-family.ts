/** Endings of French nouns, with the ending of an adjective of the same family, or of the person who works there. */
const ENDINGS: readonly (readonly [noun: string, other: string])[] = [
  ["oire", "orique"],
  ["ie", "ique"],
  ["isme", "ique"],
  ["ure", "urel"],
  ["ure", "urelle"],
  ["tion", "tionnel"],
  ["tion", "tionnelle"],
  ["erie", "ier"],
  ["erie", "er"],
];

/** A shorter word may have such an ending by chance. */
const MIN_LENGTH = 7;

/**
 * Returns the words of the same family as a folded word: `prehistorique` for
 * `prehistoire`, and the other way round. Most of them are no words: look them up.
 */
export function listWordFamily(word: string): string[] {
  if (word.length < MIN_LENGTH) return [];
  const family = new Set<string>();
  for (const pair of ENDINGS) {
    for (const [from, to] of [pair, pair.toReversed()] as const) {
      if (word.endsWith(from!)) family.add(word.slice(0, -from!.length) + to!);
    }
  }
  return [...family];
}
