/** Why a place has its score. `docs/ranking.md` explains each part. */
export type ScorePart =
  | "words"
  | "name"
  | "kind"
  | "popularity"
  | "nearness"
  | "anchor"
  | "type"
  | "interpretation"
  | "locality"
  | "spacing";

/** How many points one word of the query has in one place. */
export interface WordPoints {
  text: string;
  points: number;
  /** Where the word was matched. */
  source: "name" | "initials" | "address" | "category" | "none";
}

/**
 * The score of a place for a query: a total, and the parts that it is the sum
 * of. Ordering and explaining read the same object.
 */
export interface Score {
  total: number;
  parts: Partial<Record<ScorePart, number>>;
  words: readonly WordPoints[];
}

/** Returns the score that is the sum of `parts`. */
export function toScore(parts: Score["parts"], words: readonly WordPoints[] = []): Score {
  let total = 0;
  for (const part in parts) total += parts[part as ScorePart] ?? 0;
  return { total, parts, words };
}

/** Returns `score` with `points` more for `part`. */
export function addToScore(score: Score, part: ScorePart, points: number): Score {
  const before = score.parts[part] ?? 0;
  return { ...score, total: score.total + points, parts: { ...score.parts, [part]: before + points } };
}
