import type { BenchQuery } from "../places/bench-queries.ts";

export type EngineName = "lieudit" | "lieudit on PostgreSQL" | "plain FTS5" | "MiniSearch";

/**
 * A search engine for places. Building and querying run in two processes, so
 * that each is measured alone. An engine without files builds when it opens.
 */
export interface Engine {
  /** Builds the files in `folder` from the places of a seed. */
  build?(folder: string, placeCount: number, seed: number): Promise<void>;
  open(folder: string, placeCount: number, seed: number, readerThreads?: number): Promise<OpenEngine>;
  /** Whether it supports several reader threads. */
  hasReaderThreads?: boolean;
}

export interface OpenEngine {
  /**
   * Returns the number of results, or null for an unsupported query.
   *
   * @throws {QueryTimeout} when the engine's own timeout expires.
   */
  ask(query: BenchQuery): Promise<number | null>;
  close(): Promise<void>;
}

/** The engine aborted a query after its own timeout. */
export class QueryTimeout extends Error {
  override readonly name = "QueryTimeout";
  /** Time until it was aborted, in milliseconds. */
  readonly afterMs: number;

  constructor(afterMs: number, options?: ErrorOptions) {
    super(`No result after ${Math.round(afterMs)} ms.`, options);
    this.afterMs = afterMs;
  }
}

/** Number of results of an autocomplete and of a search. */
export const SUGGESTIONS = 5;
export const RESULTS = 20;
