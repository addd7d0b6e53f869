import type { ListingCard, ListingKind } from "@lieudit/listing-model";
import { type Kysely, sql } from "kysely";
import type { Catalogues } from "../catalogue/catalogue-loader.ts";
import { isPostgres } from "../database/add-catalogue.ts";
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

/**
 * Finds listings that have, for each word of a text, a word that starts with it.
 * Those with more of them in the title come first, then the newest.
 */
export async function searchText(
  db: Kysely<Tables>,
  catalogues: Catalogues,
  text: string,
  { kind, count = CARDS_PER_PAGE, page = 1 }: TextSearch,
): Promise<CardPage<ListingCard>> {
  const searched = words(text.slice(0, 200)).trim().split(" ").slice(0, MAX_WORDS);
  if (searched[0] === "") return { cards: [], total: 0, page, pageCount: 1 };
  const [matches, ...inTitle] = await Promise.all([
    findNumbers(db, "mots", searched),
    ...searched.map((word) => findNumbers(db, "titre", [word])),
  ]);
  const scores = scoreNumbers(matches, inTitle);
  const kinds = kind === undefined ? (["vehicle", "estate"] as const) : [kind];
  const results = kinds.flatMap((each) => listResults(catalogues, each, scores));
  // One kind is already in the order of publication.
  if (kinds.length > 1) results.sort((a, b) => b.published - a.published);
  const ids = takePage(results, searched.length, (page - 1) * count, count);
  return {
    cards: await findCardsInOrder(db, ids),
    total: results.length,
    page,
    pageCount: Math.max(1, Math.ceil(results.length / count)),
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
  const query = searched.map((word) => `${part} : "${word}" *`).join(" AND ");
  const { rows } = await sql<{ numbers: string }>`
    select json_group_array(rowid) as numbers from listing_words where listing_words match ${query}`.execute(
    db,
  );
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

interface Result {
  id: string;
  score: number;
  published: number;
}

/** Lists the results of one kind, newest first. Numbers of listings that are not on offer are ignored. */
function listResults(catalogues: Catalogues, kind: ListingKind, scores: Uint8Array): Result[] {
  const catalogue = catalogues[kind];
  const numbers = catalogue.number("number").values;
  const published = catalogue.number("publie").values;
  const results: Result[] = [];
  for (const slot of catalogue.getOrder("recent")) {
    const score = scores[numbers[slot]!] ?? 0;
    if (score > 0) results.push({ id: catalogue.idAt(slot), score, published: published[slot]! });
  }
  return results;
}

/** Returns the ids of one page, the highest scores first. */
function takePage(results: readonly Result[], wordCount: number, first: number, count: number): string[] {
  const ids: string[] = [];
  let index = 0;
  for (let score = wordCount + 1; score > 0; score--) {
    for (const result of results) {
      if (result.score !== score) continue;
      if (index >= first && ids.length < count) ids.push(result.id);
      index += 1;
    }
  }
  return ids;
}
