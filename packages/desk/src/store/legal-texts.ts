import { randomUUID } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { DeskTables, LegalTextTable } from "./desk-tables.ts";

/** One version of a legal page. */
export interface LegalText {
  id: string;
  /** Address of the page, such as `cgu`. */
  slug: string;
  /** Counts the versions of a page, from 1. */
  version: number;
  title: string;
  description: string;
  /** Markdown. */
  body: string;
  /** From when it applies; ISO 8601. Null for a draft. */
  publishAt: string | null;
  /** ISO 8601. */
  updated: string;
  author: string;
  /** Rises with each change, so that two editors notice each other. */
  revision: number;
}

/** The typed values of a draft, and what the person started from. */
export interface LegalDraft extends Pick<LegalText, "slug" | "title" | "description" | "body" | "author"> {
  /** The newest version; 0 for the text of the file. */
  version: number;
  /** Its revision, if it is a draft. */
  revision: number;
}

/** Adds the versions of legal pages. */
export async function addLegalTexts({ schema }: Transaction<DeskTables>): Promise<void> {
  await schema
    .createTable("legal_text")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("publish_at", "text")
    .addColumn("updated", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addUniqueConstraint("legal_text_version", ["slug", "version"])
    .execute();
}

/** Returns all versions of a page, the newest first. */
export async function listLegalTexts(db: Kysely<DeskTables>, slug: string): Promise<LegalText[]> {
  const rows = await db
    .selectFrom("legal_text")
    .selectAll()
    .where("slug", "=", slug)
    .orderBy("version", "desc")
    .execute();
  return rows.map(toLegalText);
}

/**
 * Saves the draft of a page. What was published never changes: the first change afterwards is a
 * new version.
 *
 * @returns the draft, or the newest version of somebody else who saved or published meanwhile
 */
export function saveLegalDraft(
  db: Kysely<DeskTables>,
  { slug, version, revision, ...typed }: LegalDraft,
  now: Date,
): Promise<{ isSaved: boolean; draft: LegalText }> {
  return db.transaction().execute(async (transaction) => {
    const [last] = await listLegalTexts(transaction, slug);
    const updated = now.toISOString();
    if (last !== undefined && last.version !== version) return { isSaved: false, draft: last };
    if (last?.publishAt !== null || last === undefined) {
      const row = {
        ...typed,
        id: randomUUID(),
        slug,
        version: version + 1,
        revision: 1,
        updated,
      };
      // Of two editors who start at once, the unique version lets one pass.
      const added = await transaction
        .insertInto("legal_text")
        .values({ ...row, publish_at: null })
        .onConflict((conflict) => conflict.columns(["slug", "version"]).doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 1n) return { isSaved: true, draft: { ...row, publishAt: null } };
    } else {
      const changed = await transaction
        .updateTable("legal_text")
        .set({ ...typed, updated, revision: revision + 1 })
        .where("id", "=", last.id)
        .where("revision", "=", revision)
        .where("publish_at", "is", null)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 1n)
        return { isSaved: true, draft: { ...last, ...typed, updated, revision: revision + 1 } };
    }
    const [draft] = await listLegalTexts(transaction, slug);
    // Either insert found a row, or the row that was not updated is there.
    return { isSaved: false, draft: draft! };
  });
}

/**
 * Publishes a draft from a time on, or takes a publication back that is still to come. What is
 * taken back is a draft again; it is deleted if there is a newer version.
 */
export function publishLegalText(
  db: Kysely<DeskTables>,
  id: string,
  publishAt: string | null,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("legal_text")
      .set({ publish_at: publishAt })
      .where("id", "=", id)
      .where((eb) => eb.or([eb("publish_at", "is", null), eb("publish_at", ">", now.toISOString())]))
      .returning(["slug", "version"])
      .executeTakeFirst();
    if (changed === undefined) return false;
    const [last] = await listLegalTexts(transaction, changed.slug);
    if (publishAt === null && last?.version !== changed.version)
      await transaction.deleteFrom("legal_text").where("id", "=", id).execute();
    return true;
  });
}

function toLegalText({ publish_at, ...row }: Selectable<LegalTextTable>): LegalText {
  return { ...row, publishAt: publish_at };
}
