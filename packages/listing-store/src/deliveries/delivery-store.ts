import { createHash } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { DeliveryTable, Tables } from "../database/tables.ts";
import type { ColumnMapping } from "../import/mapped/column-mapping.ts";
import type { DeliveryRecord, StoredReport } from "./delivery-record.ts";

const DAY_MS = 86_400_000;
/** Days for which deliveries are listed. */
const KEPT_DAYS = 90;

/** Adds deliveries, and what people said about columns. */
export async function addDeliveries({ schema }: Transaction<Tables>): Promise<void> {
  let table = schema.createTable("delivery").addColumn("id", "text", (column) => column.primaryKey());
  for (const name of ["agence", "name", "state", "created"] as const)
    table = table.addColumn(name, "text", (column) => column.notNull());
  for (const name of ["author", "finished", "report", "sample"] as const)
    table = table.addColumn(name, "text");
  await table.execute();
  await schema.createIndex("delivery_agency").on("delivery").columns(["agence", "created"]).execute();
  await schema.createIndex("delivery_state").on("delivery").columns(["state", "created"]).execute();
  await schema
    .createTable("delivery_columns")
    .addColumn("agence", "text", (column) => column.notNull())
    .addColumn("header", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("delivery_columns_key", ["agence", "header"])
    .execute();
}

export type NewDelivery = Pick<DeliveryRecord, "id" | "agence" | "name" | "author">;
export type DeliveryResult = Pick<DeliveryRecord, "state" | "report" | "sample">;

/** Adds a delivery; without a result it waits to be imported. */
export async function addDelivery(
  db: Kysely<Tables>,
  delivery: NewDelivery,
  now: Date,
  result?: DeliveryResult,
): Promise<void> {
  const at = now.toISOString();
  await db
    .insertInto("delivery")
    .values({
      ...delivery,
      created: at,
      finished: result === undefined ? null : at,
      ...toColumns(result ?? { state: "waiting", report: null, sample: null }),
    })
    .execute();
}

function toColumns({ state, report, sample }: DeliveryResult) {
  return {
    state,
    report: report === null ? null : JSON.stringify(report),
    sample: sample === null ? null : JSON.stringify(sample),
  };
}

/** Stores the result of a delivery; `waiting` imports it again. */
export async function setDeliveryResult(
  db: Kysely<Tables>,
  id: string,
  result: DeliveryResult,
  now: Date,
): Promise<void> {
  const finished = result.state === "waiting" ? null : now.toISOString();
  await db
    .updateTable("delivery")
    .set({ ...toColumns(result), finished })
    .where("id", "=", id)
    .execute();
}

/** Returns a page of deliveries, of one agency or of all, the newest first. */
export async function findDeliveries(
  db: Kysely<Tables>,
  { agence, count, first = 0 }: { agence?: string | undefined; count: number; first?: number | undefined },
): Promise<{ deliveries: DeliveryRecord[]; total: number }> {
  const matching = db
    .selectFrom("delivery")
    .$if(agence !== undefined, (query) => query.where("agence", "=", agence ?? ""));
  const rows = await matching
    .selectAll()
    .orderBy("created", "desc")
    .orderBy("id")
    .limit(count)
    .offset(first)
    .execute();
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { deliveries: rows.map(toDelivery), total: Number(total) };
}

/** Returns a delivery, or null. */
export async function getDelivery(db: Kysely<Tables>, id: string): Promise<DeliveryRecord | null> {
  const row = await db.selectFrom("delivery").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : toDelivery(row);
}

/** Returns the delivery that waits the longest, or null. */
export async function findWaitingDelivery(db: Kysely<Tables>): Promise<DeliveryRecord | null> {
  const row = await db
    .selectFrom("delivery")
    .selectAll()
    .where("state", "=", "waiting")
    .orderBy("created")
    .executeTakeFirst();
  return row === undefined ? null : toDelivery(row);
}

/** Returns what a person of the agency said about these columns, or null. */
export async function findColumns(
  db: Kysely<Tables>,
  agence: string,
  header: readonly string[],
): Promise<ColumnMapping | null> {
  const row = await db
    .selectFrom("delivery_columns")
    .select("content")
    .where("agence", "=", agence)
    .where("header", "=", digestHeader(header))
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.content) as ColumnMapping); // as written below
}

/** Remembers what the columns of a file mean, for it and for later files with the same columns. */
export async function putColumns(
  db: Kysely<Tables>,
  agence: string,
  header: readonly string[],
  mapping: ColumnMapping,
): Promise<void> {
  const content = JSON.stringify(mapping);
  await db
    .insertInto("delivery_columns")
    .values({ agence, header: digestHeader(header), content })
    .onConflict((conflict) => conflict.columns(["agence", "header"]).doUpdateSet({ content }))
    .execute();
}

/** Deletes old deliveries. Returns the ids of those whose file is still needed. */
export async function removeOldDeliveries(db: Kysely<Tables>, now: Date): Promise<string[]> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await db.deleteFrom("delivery").where("created", "<", before).execute();
  const rows = await db
    .selectFrom("delivery")
    .select("id")
    .where("state", "in", ["waiting", "mapping"])
    .execute();
  return rows.map(({ id }) => id);
}

function digestHeader(header: readonly string[]): string {
  const names = header.map((name) => name.trim().toLowerCase());
  return createHash("sha256").update(names.join("\n")).digest("base64url");
}

function toDelivery({ report, sample, ...row }: Selectable<DeliveryTable>): DeliveryRecord {
  return {
    ...row,
    report: report === null ? null : (JSON.parse(report) as StoredReport), // as `toColumns` wrote it
    sample: sample === null ? null : (JSON.parse(sample) as string[][]), // as `toColumns` wrote it
  };
}
