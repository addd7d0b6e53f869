import type { BenchQuery } from "../places/bench-queries.ts";

export type EngineName = "lieudit" | "lieudit on PostgreSQL" | "plain FTS5" | "MiniSearch";

/**
 * Something that finds places. An engine with files builds them in one process
 * and answers in another, so that each is measured alone; one without files does
 * both at once.
 */
export interface Engine {
  /** Builds from the places of the seed. Leaves files in `folder`. */
  build?(folder: string, placeCount: number, seed: number): Promise<void>;
  open(folder: string, placeCount: number, seed: number, readerThreads?: number): Promise<OpenEngine>;
  /** Whether it can be read in several threads. */
  hasReaderThreads?: boolean;
}

export interface OpenEngine {
  /**
   * Number of answers, or null for a question that the engine cannot be asked.
   *
   * @throws {LateAnswer} where the engine's own limit of time ran out.
   */
  ask(query: BenchQuery): Promise<number | null>;
  close(): Promise<void>;
}

/** A question that an engine gave up, as it would for a visitor. */
export class LateAnswer extends Error {
  override readonly name = "LateAnswer";
  /** Milliseconds after which it was given up. */
  readonly afterMs: number;

  constructor(afterMs: number, options?: ErrorOptions) {
    super(`No answer after ${Math.round(afterMs)} ms.`, options);
    this.afterMs = afterMs;
  }
}

/** Answers to an autocomplete and to a search. */
export const SUGGESTIONS = 5;
export const RESULTS = 20;
