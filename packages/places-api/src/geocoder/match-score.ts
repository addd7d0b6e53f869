/**
 * How well `label` answers `query`, from 0 to 1: twice the pairs of letters
 * that both have, over the pairs of each (Dice). Words that only the label has
 * count a quarter, because nobody types the département.
 *
 * @see https://en.wikipedia.org/wiki/Dice-S%C3%B8rensen_coefficient
 */
export function matchScore(query: string, label: string): number {
  const asked = pairsOf(query);
  const offered = pairsOf(label);
  if (asked.size === 0 || offered.size === 0) return 0;
  let askedCount = 0;
  let offeredCount = 0;
  let common = 0;
  for (const [pair, count] of asked) {
    askedCount += count;
    common += Math.min(count, offered.get(pair) ?? 0);
  }
  for (const count of offered.values()) offeredCount += count;
  const score = common / (askedCount + UNASKED_WEIGHT * (offeredCount - common));
  return Math.round(Math.min(1, score) * 1e4) / 1e4;
}

const UNASKED_WEIGHT = 0.25;

/** Pairs of neighbouring letters, each word with a space before it and after. */
function pairsOf(text: string): Map<string, number> {
  const folded = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const pairs = new Map<string, number>();
  for (const word of folded.split(/[^\p{L}\p{N}]+/u)) {
    if (word === "") continue;
    const spaced = ` ${word} `;
    for (let at = 0; at + 1 < spaced.length; at++) {
      const pair = spaced.slice(at, at + 2);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  }
  return pairs;
}
