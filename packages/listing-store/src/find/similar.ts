import type { ListingCard } from "@lieudit/listing-model";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { parseCard } from "./find-cards.ts";

/** Distance of twice the price; another make and model is 4. */
const PRICE_WEIGHT = sql.lit(6);
/** Price distance of a listing without a price, such as a viager without a bouquet. */
const NO_PRICE = sql.lit(3);

/**
 * Finds listings similar to one, by make and model or type and town, price, and
 * rooms or year. Half the price is as distant as twice the price, and more
 * distant than another make at the same price, since budgets are fixed.
 */
export async function findSimilar(db: Kysely<Tables>, id: string, count: number): Promise<ListingCard[]> {
  const own = await db.selectFrom("listing").selectAll().where("id", "=", id).executeTakeFirst();
  if (own === undefined) return [];
  const differs = (column: string, value: string | null, weight: number) =>
    sql`case when ${sql.ref(column)} = ${value} then 0 else ${sql.lit(weight)} end`;
  const price = sql.lit(Math.max(own.prix_cents, 1));
  const byPrice = sql`${PRICE_WEIGHT} * (case when prix_cents > ${price} then 1.0 * prix_cents / ${price} when prix_cents > 0 then 1.0 * ${price} / prix_cents else ${NO_PRICE} end - 1)`;
  const byNumber = (column: "pieces" | "annee", value: number | null) =>
    sql`abs(coalesce(${sql.ref(column)}, 0) - ${value ?? 0}) * 0.3`;
  const difference =
    own.kind === "vehicle"
      ? sql`${differs("marque", own.marque, 2)} + ${differs("modele", own.modele, 2)} + ${differs("carrosserie", own.carrosserie, 1)} + ${differs("energie", own.energie, 1)} + ${byNumber("annee", own.annee)} + ${byPrice}`
      : sql`${differs("type", own.type, 4)} + ${differs("ville", own.ville, 1)} + ${byNumber("pieces", own.pieces)} + ${byPrice}`;
  const rows = await db
    .selectFrom("listing")
    .innerJoin("listing_body", "listing_id", "id")
    .select("card")
    .where("kind", "=", own.kind)
    .where("visible", "=", 1)
    .where("id", "!=", id)
    .where((where) =>
      own.kind === "vehicle"
        ? where("categorie", "=", own.categorie)
        : where("transaction_type", "=", own.transaction_type),
    )
    .orderBy(sql`${difference}, id`)
    .limit(count)
    .execute();
  return rows.map(({ card }) => parseCard<ListingCard>(card));
}
