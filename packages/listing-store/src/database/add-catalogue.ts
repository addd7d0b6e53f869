import { isPostgres } from "@lieudit/database";
import { sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** Indexes of lists that the catalogue answers from memory. */
const UNUSED_INDEXES = [
  "listing_recent",
  "listing_price",
  "listing_make",
  "listing_type",
  "listing_town",
  "listing_position",
] as const;

/** Adds the numbers by which catalogues find changed rows, and an index of the words of each listing. */
export async function addCatalogue(db: Transaction<Tables>): Promise<void> {
  for (const name of ["changed", "number"] as const) {
    await db.schema
      .alterTable("listing")
      .addColumn(name, "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
  }
  for (const name of UNUSED_INDEXES) await db.schema.dropIndex(name).execute();
  await numberListings(db);
  await db.schema.createIndex("listing_changed").on("listing").columns(["changed", "id"]).execute();
  await db.schema.createIndex("listing_number").on("listing").column("number").unique().execute();
  await (isPostgres(db) ? addVectors(db) : addWordTable(db));
}

async function numberListings(db: Transaction<Tables>): Promise<void> {
  await db
    .updateTable("listing")
    .from((from) =>
      from
        .selectFrom("listing")
        .select(["id as numbered_id", sql<number>`row_number() over (order by id)`.as("place")])
        .as("numbered"),
    )
    .set((row) => ({ number: row.ref("numbered.place") }))
    .whereRef("listing.id", "=", "numbered.numbered_id")
    .execute();
  const { last } = await db
    .selectFrom("listing")
    .select(({ fn }) => fn.coalesce(fn.max("number"), sql<number>`0`).as("last"))
    .executeTakeFirstOrThrow();
  await db.insertInto("state").values({ name: "number", value: last }).execute();
}

/** PostgreSQL computes the words of a row itself. */
async function addVectors(db: Transaction<Tables>): Promise<void> {
  for (const [name, source] of [
    ["mots_vecteur", "mots"],
    ["titre_vecteur", "mots_titre"],
  ] as const) {
    const words = sql`array_to_tsvector(string_to_array(btrim(${sql.ref(source)}), ' '))`;
    await db.schema
      .alterTable("listing_body")
      .addColumn(name, sql`tsvector`, (column) => column.generatedAlwaysAs(words).stored())
      .execute();
    await db.schema.createIndex(`listing_${name}`).on("listing_body").using("gin").column(name).execute();
  }
}

/** Triggers update the index of SQLite. It stores no text, only which number has which word. */
async function addWordTable(db: Transaction<Tables>): Promise<void> {
  await sql`create virtual table listing_words using fts5(titre, mots, content='', contentless_delete=1, detail=column, prefix='1 2 3', tokenize='ascii')`.execute(
    db,
  );
  await sql`insert into listing_words (rowid, titre, mots) select number, mots_titre, mots from listing join listing_body on listing_id = id`.execute(
    db,
  );
  await sql`create trigger listing_words_insert after insert on listing_body begin
    insert into listing_words (rowid, titre, mots) select number, new.mots_titre, new.mots from listing where id = new.listing_id;
  end`.execute(db);
  await sql`create trigger listing_words_update after update of mots, mots_titre on listing_body
    when old.mots <> new.mots or old.mots_titre <> new.mots_titre begin
    insert or replace into listing_words (rowid, titre, mots) select number, new.mots_titre, new.mots from listing where id = new.listing_id;
  end`.execute(db);
}

/**
 * Gives the words of titles an index of their own. In a column of the common
 * index, a search for them would pass all listings that have the word anywhere.
 */
export async function addTitleWords(db: Transaction<Tables>): Promise<void> {
  // PostgreSQL has a column for each of both.
  if (isPostgres(db)) return;
  for (const name of ["listing_words_insert", "listing_words_update"]) {
    await sql`drop trigger ${sql.ref(name)}`.execute(db);
  }
  await sql`drop table listing_words`.execute(db);
  for (const [name, column] of [
    ["listing_words", "mots"],
    ["listing_title_words", "mots_titre"],
  ] as const) {
    const [table, source] = [sql.ref(name), sql.ref(column)];
    await sql`create virtual table ${table} using fts5(mots, content='', contentless_delete=1, detail=none, prefix='1 2 3', tokenize='ascii')`.execute(
      db,
    );
    await sql`insert into ${table} (rowid, mots) select number, ${source} from listing join listing_body on listing_id = id`.execute(
      db,
    );
    await sql`create trigger ${sql.ref(`${name}_insert`)} after insert on listing_body begin
      insert into ${table} (rowid, mots) select number, new.${source} from listing where id = new.listing_id;
    end`.execute(db);
    await sql`create trigger ${sql.ref(`${name}_update`)} after update of ${source} on listing_body
      when old.${source} <> new.${source} begin
      insert or replace into ${table} (rowid, mots) select number, new.${source} from listing where id = new.listing_id;
    end`.execute(db);
  }
}
