import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@lieudit/database";
import { aVehicle } from "@lieudit/listing-model/testing";
import { expect, test } from "vitest";
import { toFilterColumns } from "../write/listing-row.ts";
import { LISTING_DATABASE } from "./migrations.ts";

test("the table of listings has a column for each filter", async () => {
  const folder = mkdtempSync(join(tmpdir(), "columns-"));
  const db = await openDatabase(LISTING_DATABASE, { folder });
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === "listing")?.columns.map(({ name }) => name) ?? [];
  const missing = Object.keys(toFilterColumns(aVehicle())).filter((column) => !columns.includes(column));
  expect(missing, "Append addFilterColumn(…) for each to `steps` of database/migrations.ts").toEqual([]);
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});
