/**
 * A person should check results with a lower score. Above it, at least 99 % of the results for
 * addresses with typing errors are right (`npm run bench:batch`).
 */
export const REVIEW_SCORE = 0.9;

/**
 * Scores how well `label` matches `query`, from 0 to 1, by the Dice coefficient of letter pairs.
 * Words that only the label has count a quarter, because nobody types the département. Words of
 * the query that only `context` has do not count.
 *
 * @param context further names of its areas: département, région, country
 * @see https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient
 */
export function scoreMatch(query: string, label: string, context = ""): number {
  const inLabel = new Set(splitWords(label));
  const inContext = new Set(splitWords(context));
  const typed = splitWords(query);
  const relevant = typed.filter((word) => inLabel.has(word) || !inContext.has(word));
  const queryPairs = countLetterPairs(relevant.length > 0 ? relevant : typed);
  const offered = countLetterPairs(splitWords(label));
  if (queryPairs.size === 0 || offered.size === 0) return 0;
  let askedCount = 0;
  let offeredCount = 0;
  let common = 0;
  for (const [pair, count] of queryPairs) {
    askedCount += count;
    common += Math.min(count, offered.get(pair) ?? 0);
  }
  for (const count of offered.values()) offeredCount += count;
  const score = common / (askedCount + UNASKED_WEIGHT * (offeredCount - common));
  return Math.round(Math.min(1, score) * 1e4) / 1e4;
}

const UNASKED_WEIGHT = 0.25;

function splitWords(text: string): string[] {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** Returns the pairs of adjacent letters, with a space before and after each word. */
function countLetterPairs(words: readonly string[]): Map<string, number> {
  const pairs = new Map<string, number>();
  for (const word of words) {
    const spaced = ` ${word} `;
    for (let at = 0; at + 1 < spaced.length; at++) {
      const pair = spaced.slice(at, at + 2);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  }
  return pairs;
}
