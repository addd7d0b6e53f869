import { unpackRanks } from "./posting-list.ts";
import type { ReadingPool } from "./reading-pool.ts";
import { RecentValues } from "./recent-values.ts";
import { HEAD_SEGMENT } from "./schema.ts";

/** The places of a term, as far as they were read. */
export interface TermRanks {
  ranks: Uint32Array;
  /** Whether there are no others; else those of the first segments are all here. */
  isWhole: boolean;
}

/** Numbers that are held in memory at most: 32 MB of them. */
const MAX_NUMBERS = 8_000_000;
/** Fixed cost of a term in addition to its ranks. */
const NUMBERS_PER_TERM = 50;

/**
 * The places of each term. Those that were asked for last are held in memory:
 * the same few starts of words are in most questions, and an index never
 * changes.
 */
export class TermRanksReader {
  readonly #pool: ReadingPool;
  readonly #table: string;
  readonly #held = new RecentValues<string, TermRanks>(
    MAX_NUMBERS,
    ({ ranks }) => ranks.length + NUMBERS_PER_TERM,
  );

  /** @param table of postings. */
  constructor(pool: ReadingPool, table: string) {
    this.#pool = pool;
    this.#table = table;
  }

  /**
   * By term; a term that no place has has no ranks.
   *
   * @param isWholeNeeded false when the ranks of the first segments may do.
   */
  async ranksOf(terms: Iterable<string>, isWholeNeeded: boolean): Promise<Map<string, TermRanks>> {
    const results = new Map<string, TermRanks>();
    const missing: string[] = [];
    for (const term of new Set(terms)) {
      const held = this.#held.get(term);
      if (held === undefined || (isWholeNeeded && !held.isWhole)) missing.push(term);
      else results.set(term, held);
    }
    if (missing.length === 0) return results;
    for (const [term, ranks] of await this.#read(missing, isWholeNeeded)) {
      results.set(term, ranks);
      this.#held.set(term, ranks);
    }
    return results;
  }

  async #read(terms: readonly string[], isWholeNeeded: boolean): Promise<Map<string, TermRanks>> {
    const last = isWholeNeeded ? LAST_SEGMENT : HEAD_SEGMENT;
    const rows = await this.#pool.rows<[term: string, segment: number, ranks: Uint8Array | null]>(
      `select term, segment, case when segment <= $2 or octet_length(ranks) <= ${FEW_BYTES} then ranks end
      from ${this.#table} where term = any($1::text[]) order by segment`,
      [terms, last],
    );
    const lists = new Map(terms.map((term): [string, Uint8Array[]] => [term, []]));
    const isCut = new Set(rows.filter(([, , ranks]) => ranks === null).map(([term]) => term));
    for (const [term, segment, ranks] of rows) {
      // Without all of the segments after the first ones none of them is of use.
      if (ranks !== null && (segment <= last || !isCut.has(term))) lists.get(term)?.push(ranks);
    }
    return new Map(
      [...lists].map(([term, parts]) => [term, { ranks: unpackRanks(parts), isWhole: !isCut.has(term) }]),
    );
  }
}

/** A segment of a term that is so short comes along: a rare term is read at once. */
const FEW_BYTES = 1_500;

/** Above every segment. */
const LAST_SEGMENT = 2_147_483_647;
