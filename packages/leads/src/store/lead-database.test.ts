import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import type { NewLead } from "./lead.ts";
import { openLeadStore } from "./open-lead-store.ts";

test("a migration removes reports from the leads of the agency", async () => {
  const folder = mkdtempSync(join(tmpdir(), "leads-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const before = await openLeadStore({ folder });
  const lead: NewLead = {
    key: "k1",
    kind: "signalement",
    listing: { id: "ab", reference: "R1", title: "Maison", path: "/bien/maison-ab" },
    agency: "agence-du-quai",
    answers: [],
    callConsent: null,
    score: 1,
    files: [],
    mails: () => [],
  };
  await before.put(lead);
  await before.put({ ...lead, key: "k2", kind: "visite" });
  await before.close();
  const database = new DatabaseSync(join(folder, "leads.sqlite"));
  for (const table of ["lead_work", "lead_note", "webhook", "webhook_delivery", "lead_route"])
    database.exec(`DROP TABLE ${table}`);
  database.exec("DROP INDEX lead_agency");
  database.exec("ALTER TABLE alert DROP COLUMN mailed");
  database.exec("UPDATE state SET value = 2 WHERE name = 'schema'");
  database.close();

  const store = await openLeadStore({ folder });
  onTestFinished(() => store.close());
  expect((await store.list({ agency: "agence-du-quai" })).map(({ kind }) => kind)).toEqual(["visite"]);
  expect(await store.list({ kinds: ["signalement"] })).toMatchObject([
    { agency: null, listing: { id: "ab" } },
  ]);
});
