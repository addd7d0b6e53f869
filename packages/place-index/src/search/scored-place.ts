import type { Score } from "../ranking/score.ts";
import type { Candidate } from "../ranking/score-place.ts";

/** A place that a reading finds. */
export interface ScoredPlace {
  place: Candidate;
  score: Score;
  /** From the middle of what pulls; 0 where nothing does. */
  metres: number;
}

/** By rank. */
export type ScoredPlaces = Map<number, ScoredPlace>;
