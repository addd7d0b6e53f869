import type { ListingCard, ListingKind } from "@lieudit/listing-model";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { CARDS_PER_PAGE, type CardPage } from "../listing-store.ts";
import { words } from "../write/listing-row.ts";
import { parseCard } from "./find-cards.ts";

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
  text: string,
  { kind, count = CARDS_PER_PAGE, page = 1 }: TextSearch,
): Promise<CardPage<ListingCard>> {
  const asked = words(text.slice(0, 200)).trim().split(" ").slice(0, MAX_WORDS);
  if (asked[0] === "") return { cards: [], total: 0, page, pageCount: 1 };
  // Words consist of letters and digits, so they need no escaping for `like`.
  const patterns = asked.map((word) => `% ${word}%`);
  const found = (where: ExpressionBuilder<Tables, "listing" | "listing_body">) =>
    where.and([
      where("visible", "=", 1),
      ...(kind === undefined ? [] : [where("kind", "=", kind)]),
      ...patterns.map((pattern) => where("mots", "like", pattern)),
    ]);
  const inTitle = sql.join(
    patterns.map((pattern) => sql`case when mots_titre like ${pattern} then 1 else 0 end`),
    sql` + `,
  );
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom("listing")
      .innerJoin("listing_body", "listing_id", "id")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .where(found)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("listing")
      .innerJoin("listing_body", "listing_id", "id")
      .select("card")
      .where(found)
      .orderBy(sql`${inTitle} desc, publie desc, id`)
      .limit(count)
      .offset((page - 1) * count)
      .execute(),
  ]);
  return {
    cards: rows.map(({ card }) => parseCard<ListingCard>(card)),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / count)),
  };
}
