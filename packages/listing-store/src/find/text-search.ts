import { isPostgres } from "@lieudit/database";
import type { ListingCard, ListingKind } from "@lieudit/listing-model";
import { type Kysely, sql } from "kysely";
import type { Catalogues } from "../catalogue/catalogue-loader.ts";
import type { KindCatalogue } from "../catalogue/kind-catalogue.ts";
import type { Tables } from "../database/tables.ts";
import { CARDS_PER_PAGE, type CardPage } from "../listing-store.ts";
import { words } from "../write/listing-row.ts";
import { findCardsInOrder } from "./find-cards.ts";

export interface TextSearch {
  kind?: ListingKind;
  /** Cards on a page. */
  count?: number;
  /** From 1. */
  page?: number;
}

const MAX_WORDS = 8;

/** Searches whose scores are cached: visitors search for the same words, and page through the results. */
const MAX_CACHED = 64;

/** Scores by listing number, of the last searches since the last change. */
export class TextScores {
  readonly #scores = new Map<string, Promise<Uint8Array>>();
  #version = 0;

  /** Forgets the scores of another version. */
  setVersion(version: number): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#scores.clear();
  }

  /** Returns the cached scores of these words, or those that `compute` returns. */
  get(searched: readonly string[], compute: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = searched.join(" ");
    const scores = this.#scores.get(key) ?? compute();
    // The last ones that were used are the last entries.
    this.#scores.delete(key);
    this.#scores.set(key, scores);
    scores.catch(() => this.#scores.delete(key));
    const [oldest] = this.#scores.keys();
    if (this.#scores.size > MAX_CACHED && oldest !== undefined) this.#scores.delete(oldest);
    return scores;
  }
}

/**
 * Finds listings that have, for each word of a text, a word that starts with it.
 * Those with more of them in the title come first, then the newest.
 */
export async function searchText(
  db: Kysely<Tables>,
  catalogues: Catalogues,
  cache: TextScores,
  text: string,
  { kind, count = CARDS_PER_PAGE, page = 1 }: TextSearch,
): Promise<CardPage<ListingCard>> {
  const searched = words(text.slice(0, 200)).trim().split(" ").slice(0, MAX_WORDS);
  if (searched[0] === "") return { cards: [], total: 0, page, pageCount: 1 };
  const scores = await cache.get(searched, async () => {
    const [matches, ...inTitle] = await Promise.all([
      findNumbers(db, "mots", searched),
      ...searched.map((word) => findNumbers(db, "titre", [word])),
    ]);
    return scoreNumbers(matches, inTitle);
  });
  const kinds = kind === undefined ? (["vehicle", "estate"] as const) : [kind];
  const results = new ScoredListings(
    kinds.map((each) => catalogues[each]),
    scores,
  );
  const { total, ids } = results.takePage(searched.length, (page - 1) * count, count);
  return {
    cards: await findCardsInOrder(db, ids),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / count)),
  };
}

/** Returns the numbers of the listings that have, for each word, a word that starts with it. */
async function findNumbers(
  db: Kysely<Tables>,
  part: "mots" | "titre",
  searched: readonly string[],
): Promise<number[]> {
  // Words consist of letters and digits, so they need no escaping.
  if (isPostgres(db)) {
    const query = searched.map((word) => `'${word}':*`).join(" & ");
    const { numbers } = await db
      .selectFrom("listing")
      .innerJoin("listing_body", "listing_id", "id")
      .select(sql<number[] | null>`json_agg(number)`.as("numbers"))
      .where("visible", "=", 1)
      .where(sql<boolean>`${sql.ref(`${part}_vecteur`)} @@ ${query}::tsquery`)
      .executeTakeFirstOrThrow();
    return numbers ?? [];
  }
  const table = sql.table(part === "mots" ? "listing_words" : "listing_title_words");
  const query = searched.map((word) => `"${word}" *`).join(" AND ");
  const { rows } = await sql<{ numbers: string }>`
    select json_group_array(rowid) as numbers from ${table} where ${table} match ${query}`.execute(db);
  return JSON.parse(rows[0]?.numbers ?? "[]") as number[]; // SQLite writes row ids
}

/** Returns, by number, 1 for a match plus 1 for each word in its title; 0 for other numbers. */
function scoreNumbers(matches: readonly number[], inTitle: readonly (readonly number[])[]): Uint8Array {
  const scores = new Uint8Array(matches.reduce((max, number) => Math.max(max, number), 0) + 1);
  for (const number of matches) scores[number] = 1;
  for (const numbers of inTitle) {
    for (const number of numbers) if ((scores[number] ?? 0) > 0) scores[number]! += 1;
  }
  return scores;
}

/** Listings of some kinds that have a score. Those that are not on offer are not among them. */
class ScoredListings {
  readonly #kinds: readonly ScoredKind[];

  constructor(catalogues: readonly KindCatalogue[], scores: Uint8Array) {
    this.#kinds = catalogues.map((catalogue) => {
      const numbers = catalogue.number("number").values;
      const getScore = (slot: number) => scores[numbers[slot]!] ?? 0;
      return {
        slots: catalogue.getOrder("recent").filter((slot) => getScore(slot) > 0),
        published: catalogue.number("publie").values,
        getScore,
        catalogue,
      };
    });
  }

  /** Returns the ids of one page, the highest scores first, and the number of all results. */
  takePage(wordCount: number, first: number, count: number): { total: number; ids: string[] } {
    const countByScore = new Uint32Array(wordCount + 2);
    for (const { slots, getScore } of this.#kinds)
      for (const slot of slots) countByScore[getScore(slot)]! += 1;
    // Index of the first result of each score among all results.
    const next = new Uint32Array(wordCount + 2);
    for (let score = wordCount; score > 0; score--) next[score] = next[score + 1]! + countByScore[score + 1]!;
    const total = next[1]! + countByScore[1]!;
    const ids: string[] = [];
    let missing = Math.min(count, total - first);
    for (const { kind, slot } of this.#listNewest()) {
      if (missing <= 0) break;
      const index = next[kind.getScore(slot)]!++;
      if (index < first || index >= first + count) continue;
      ids[index - first] = kind.catalogue.idAt(slot);
      missing -= 1;
    }
    return { total, ids };
  }

  /** Lists the listings of all kinds, newest first. */
  *#listNewest(): Generator<{ kind: ScoredKind; slot: number }> {
    const next = this.#kinds.map(() => 0);
    const getPublished = (at: number) => {
      const { slots, published } = this.#kinds[at]!;
      const slot = slots[next[at]!];
      return slot === undefined ? Number.NEGATIVE_INFINITY : published[slot]!;
    };
    for (;;) {
      const newest = next.reduce((best, _, at) => (getPublished(at) > getPublished(best) ? at : best), 0);
      const kind = this.#kinds[newest];
      const slot = kind?.slots[next[newest]!];
      if (kind === undefined || slot === undefined) return;
      next[newest]! += 1;
      yield { kind, slot };
    }
  }
}

/** The results of one kind, newest first. */
interface ScoredKind {
  catalogue: KindCatalogue;
  slots: Uint32Array;
  published: Float64Array;
  getScore: (slot: number) => number;
}
