import { type DatabaseSchema, isPostgres } from "@lieudit/database";
import { type ListingStatus, TRAVEL_MEANS, TRAVEL_SUBJECTS } from "@lieudit/listing-model";
import { type CreateTableBuilder, sql, type Transaction } from "kysely";
import { addDeliveries } from "../deliveries/delivery-store.ts";
import { addEdits } from "../desk/edit-table.ts";
import { addRemovals } from "../moderation/removed-content.ts";
import { addCatalogue, addTitleWords } from "./add-catalogue.ts";
import { addFilterColumn } from "./add-filter-column.ts";
import type { Tables } from "./tables.ts";

/** The database of listings. */
export const LISTING_DATABASE: DatabaseSchema<Tables> = {
  name: "listings",
  subject: "annonces",
  migrationLock: 7_469_001,
  // Oldest first. Never change a published step; append a new one.
  steps: [
    createTables,
    addNews,
    addCatalogue,
    addTravelTimes,
    addStaging,
    addStatus,
    addTitleWords,
    addEdits,
    addDeliveries,
    addRemovals,
    addPortfolioIndex,
    addFilterColumn("loyer_mois_cents", "double precision"),
  ],
};

const TEXTS = ["agence", "flux", "reference", "fingerprint", "slug", "titre"] as const;
const MORE_TEXTS = ["publie", "maj", "ville", "commune"] as const;
const OPTIONAL_TEXTS = [
  "categorie",
  "marque",
  "modele",
  "energie",
  "boite",
  "carrosserie",
  "etat",
  "critair",
  "transaction_type",
  "type",
  "dpe",
  "fini",
] as const;
const OPTIONAL_NUMBERS = [
  "latitude",
  "longitude",
  "kilometrage_km",
  "annee",
  "surface_m2",
  "terrain_m2",
  "pieces",
  "chambres",
  "prix_m2_cents",
] as const;
const FLAGS = [
  "visible",
  "balcon",
  "terrasse",
  "jardin",
  "ascenseur",
  "stationnement",
  "cave",
  "piscine",
  "meuble",
  "acces_pmr",
  "fibre",
] as const;

/** Each index starts with the columns that every list filters by, and ends with its order. */
const INDEXES: Readonly<Record<string, readonly string[]>> = {
  listing_recent: ["kind", "visible", "publie", "id"],
  listing_price: ["kind", "visible", "prix_cents", "id"],
  listing_make: ["visible", "marque", "modele", "publie"],
  listing_type: ["visible", "transaction_type", "type", "publie"],
  listing_town: ["kind", "visible", "ville", "publie"],
  listing_agency: ["agence", "flux", "visible"],
  listing_position: ["kind", "visible", "latitude", "longitude"],
};

async function createTables(db: Transaction<Tables>): Promise<void> {
  let listing: CreateTableBuilder<"listing", string> = db.schema
    .createTable("listing")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("prix_cents", "bigint", (column) => column.notNull());
  for (const name of [...TEXTS, ...MORE_TEXTS]) {
    listing = listing.addColumn(name, "text", (column) => column.notNull());
  }
  for (const name of OPTIONAL_TEXTS) listing = listing.addColumn(name, "text");
  for (const name of OPTIONAL_NUMBERS) listing = listing.addColumn(name, "double precision");
  for (const name of FLAGS) {
    listing = listing.addColumn(name, "integer", (column) => column.notNull().defaultTo(0));
  }
  await listing.addUniqueConstraint("listing_reference", ["agence", "reference"]).execute();
  for (const [name, columns] of Object.entries(INDEXES)) {
    await db.schema
      .createIndex(name)
      .on("listing")
      .columns([...columns])
      .execute();
  }
  await db.schema
    .createTable("listing_body")
    .addColumn("listing_id", "text", (column) => column.primaryKey())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("card", "text", (column) => column.notNull())
    .addColumn("mots", "text", (column) => column.notNull())
    .addColumn("mots_titre", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("listing_photo")
    .addColumn("listing_id", "text", (column) => column.notNull())
    .addColumn("photo_id", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("path", "text")
    .addPrimaryKeyConstraint("listing_photo_key", ["listing_id", "photo_id"])
    .execute();
  await db.schema.createIndex("listing_photo_id").on("listing_photo").column("photo_id").execute();
  await db.schema
    .createTable("agency")
    .addColumn("slug", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("portfolio")
    .addColumn("agence", "text", (column) => column.notNull())
    .addColumn("flux", "text", (column) => column.notNull())
    .addColumn("imported", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("portfolio_key", ["agence", "flux"])
    .execute();
  await db.insertInto("state").values({ name: "version", value: 1 }).execute();
}

/** Adds the change numbers by which alerts find news. */
async function addNews(db: Transaction<Tables>): Promise<void> {
  for (const name of ["came_at", "cut_at"] as const) {
    await db.schema
      .alterTable("listing")
      .addColumn(name, "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex(`listing_${name}`).on("listing").columns(["kind", "visible", name]).execute();
  }
  await db.schema.alterTable("listing").addColumn("cut_from_cents", "bigint").execute();
}

/** Adds the seconds to the nearest destinations, which a thread of the server computes. */
async function addTravelTimes(db: Transaction<Tables>): Promise<void> {
  for (const subject of TRAVEL_SUBJECTS) {
    for (const means of TRAVEL_MEANS) {
      await db.schema.alterTable("listing").addColumn(`${subject}_${means}`, "double precision").execute();
    }
  }
  await db.schema
    .alterTable("listing")
    .addColumn("travel_state", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}

/** Adds the table of listings that an import has not applied yet, and the import that is being applied. */
async function addStaging(db: Transaction<Tables>): Promise<void> {
  let staged: CreateTableBuilder<"listing_staged", string> = db.schema
    .createTable("listing_staged")
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("staged_at", "bigint", (column) => column.notNull());
  for (const name of ["import_id", "reference", "agence", "flux", "fingerprint", "id"] as const) {
    staged = staged.addColumn(name, "text", (column) => column.notNull());
  }
  for (const name of ["given_id", "draft", "photo_paths"] as const) staged = staged.addColumn(name, "text");
  await staged.addPrimaryKeyConstraint("listing_staged_key", ["import_id", "reference"]).execute();
  await db.schema.alterTable("portfolio").addColumn("import_id", "text").execute();
  await db.schema.alterTable("portfolio").addColumn("applied_at", "bigint").execute();
}

/** Adds the state of each listing, by which an agency finds its own. */
async function addStatus(db: Transaction<Tables>): Promise<void> {
  await db.schema
    .alterTable("listing")
    .addColumn("status", "text", (column) => column.notNull().defaultTo("publie"))
    .execute();
  const status = isPostgres(db)
    ? sql<ListingStatus>`(content::json)->>'status'`
    : sql<ListingStatus>`json_extract(content, '$.status')`;
  await db
    .updateTable("listing")
    .set({
      status: (row) =>
        row.selectFrom("listing_body").select(status.as("status")).whereRef("listing_id", "=", "listing.id"),
    })
    .execute();
}

/** Adds the index from which the list of an agency is read, also with a text: it holds all that the list needs. */
async function addPortfolioIndex(db: Transaction<Tables>): Promise<void> {
  await db.schema
    .createIndex("listing_portfolio")
    .on("listing")
    .columns(["agence", "maj desc", "reference", "status", "flux", "titre", "ville", "id"])
    .execute();
}
