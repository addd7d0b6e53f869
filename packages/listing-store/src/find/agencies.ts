import type { Agency, ListingKind } from "@lieudit/listing-model";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { AgencyWithCounts, CommuneWithCount } from "../listing-store.ts";
import { findCardsById } from "./find-cards.ts";

/** Returns agencies by name, with the number of their listings on offer. */
export async function findAgencies(
  db: Kysely<Tables>,
  kind: Agency["kind"] | undefined,
): Promise<AgencyWithCounts[]> {
  const [rows, counts] = await Promise.all([
    db
      .selectFrom("agency")
      .select("content")
      .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
      .execute(),
    countsByAgency(db),
  ]);
  return rows.map(({ content }) => withCounts(content, counts)).sort((a, b) => BY_NAME.compare(a.nom, b.nom));
}

/** Returns the agency with this slug, or null. */
export async function findAgency(db: Kysely<Tables>, slug: string): Promise<AgencyWithCounts | null> {
  const row = await db.selectFrom("agency").select("content").where("slug", "=", slug).executeTakeFirst();
  return row === undefined ? null : withCounts(row.content, await countsByAgency(db, slug));
}

interface Count {
  agence: string;
  kind: ListingKind;
  count: number;
}

function countsByAgency(db: Kysely<Tables>, slug?: string): Promise<Count[]> {
  return db
    .selectFrom("listing")
    .select(["agence", "kind", ({ fn }) => fn.countAll<number>().as("count")])
    .where("visible", "=", 1)
    .$if(slug !== undefined, (query) => query.where("agence", "=", slug!))
    .groupBy(["agence", "kind"])
    .execute();
}

function withCounts(content: string, counts: readonly Count[]): AgencyWithCounts {
  const agency = JSON.parse(content) as Agency; // as `putAgency` wrote it
  const of = (kind: ListingKind) =>
    counts.find((count) => count.agence === agency.slug && count.kind === kind)?.count ?? 0;
  return { ...agency, vehicleCount: of("vehicle"), estateCount: of("estate") };
}

/** Returns the communes with listings, by name. */
export async function findCommunes(
  db: Kysely<Tables>,
  kind: ListingKind | undefined,
): Promise<CommuneWithCount[]> {
  const rows = await db
    .selectFrom("listing")
    .select(({ fn }) => [
      "ville",
      fn.countAll<number>().as("count"),
      fn.min<string>("id").as("id"),
      fn.avg<number | null>("latitude").as("latitude"),
      fn.avg<number | null>("longitude").as("longitude"),
    ])
    .where("visible", "=", 1)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
    .groupBy("ville")
    .execute();
  // Any card of a commune holds its name.
  const cards = await findCardsById(
    db,
    rows.map(({ id }) => id),
  );
  return rows
    .flatMap(({ id, ...row }) => {
      const { commune, codePostal } = cards.get(id)?.adresse ?? {};
      return commune === undefined || codePostal === undefined ? [] : [{ ...row, commune, codePostal }];
    })
    .sort((a, b) => BY_NAME.compare(a.commune, b.commune));
}

const BY_NAME = new Intl.Collator("fr", { sensitivity: "base", numeric: true });
