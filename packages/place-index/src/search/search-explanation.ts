import type { LatLng } from "@lieudit/place-model";
import type { ScorePart, WordPoints } from "../ranking/score.ts";

/** How a query was read, which places were candidates, and why they stand in this order. */
export interface SearchExplanation {
  text: string;
  readings: ExplainedReading[];
  /** Best first, at most `MAX_EXPLAINED`. */
  candidates: ExplainedCandidate[];
  candidateCount: number;
}

export interface ExplainedReading {
  interpretation: string;
  words: ExplainedWord[];
  readers: TracedReader[];
}

/** A word of the query with everything that it may stand for. */
export interface ExplainedWord {
  text: string;
  isHouseNumber: boolean;
  long?: string;
  numeral?: string;
  categories: string[];
  corrections: { text: string; edits: number }[];
}

export interface ExplainedCandidate {
  id: string;
  name: string;
  primaryType: string;
  address: string;
  location: LatLng;
  /** The reader that brought the place first. */
  reader: string;
  score: number;
  parts: Partial<Record<ScorePart, number>>;
  words: readonly WordPoints[];
  /** The part that contributes most to standing before the next candidate; absent for the last one. */
  decidedBy?: { part: ScorePart | "distance" | "popularity rank"; points: number };
}

/** One look-up in the index. */
export interface TracedReader {
  name: string;
  /** The words that a place had to have. */
  words: readonly string[];
  /** Places that no reader before it had brought. */
  newPlaces: number;
}
