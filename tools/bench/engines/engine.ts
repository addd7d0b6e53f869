import type { BenchQuery } from "../places/bench-queries.ts";

export type EngineName = "lieudit" | "plain FTS5" | "MiniSearch";

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
  /** Returns the number of results, or null for an unsupported query. */
  ask(query: BenchQuery): Promise<number | null>;
  close(): Promise<void>;
}

/** Number of results of an autocomplete and of a search. */
export const SUGGESTIONS = 5;
export const RESULTS = 20;
