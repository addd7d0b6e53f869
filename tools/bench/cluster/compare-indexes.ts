import { isPartialSearch, type PlaceIndex } from "@lieudit/place-index";
import { CLUSTER_CLASSES, type ClusterClass, type ClusterQuestion } from "./cluster-questions.ts";

/** How many questions of a class have the same first results in two indexes. */
export interface Comparison {
  name: ClusterClass;
  count: number;
  sameCount: number;
  /** Questions whose results differ without the mark that they are partial. */
  unmarkedCount: number;
  /** The longest time of a question to the second index, in ms. */
  maxMs: number;
}

/** Asks both indexes all questions. A question of the second one may fail, which counts as marked. */
export async function compareIndexes(
  one: PlaceIndex,
  other: PlaceIndex,
  questions: Record<ClusterClass, readonly ClusterQuestion[]>,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const name of CLUSTER_CLASSES) {
    const comparison = { name, count: 0, sameCount: 0, unmarkedCount: 0, maxMs: 0 };
    for (const ask of questions[name]) {
      const expected = await ask(one);
      const start = performance.now();
      const { signal } = new AbortController();
      const found = await ask(other, signal).catch(() => null);
      comparison.maxMs = Math.max(comparison.maxMs, performance.now() - start);
      const isSame = String(found) === String(expected);
      comparison.count += 1;
      if (isSame) comparison.sameCount += 1;
      else if (found !== null && !isPartialSearch(signal)) comparison.unmarkedCount += 1;
    }
    comparisons.push(comparison);
  }
  return comparisons;
}
