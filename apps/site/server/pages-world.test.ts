import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { anAgency, anEstateDraft } from "@lieudit/listing-model/testing";
import { openListingStore } from "@lieudit/listing-store";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPagesWorld } from "./pages-world.ts";
import { parseSiteSettings } from "./site-settings.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "pages-world-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const openWorld = (env: Record<string, string>) =>
  openPagesWorld(
    parseSiteSettings({ DATA_DIR: dataDir, ...env }),
    { describe: async () => ({ sources: [] }) as never },
    { api: new Hono(), router: {}, readSecret: async () => Buffer.alloc(32) } as never,
    { current: async () => null } as never,
  );

test("the site is ready once its listings are loaded", async () => {
  const folder = join(dataDir, "listings");
  const store = await openListingStore({ folder });
  await store.putAgency(anAgency());
  await store.importPortfolio({ agence: "agence-du-quai", flux: "test", listings: [anEstateDraft()] });
  await store.close();
  const { listings, leads } = await openWorld({});
  // Without a change number, so that only a catalogue that is loaded already has the listing.
  const database = new DatabaseSync(join(folder, "listings.sqlite"));
  database.exec("update listing set visible = 0");
  database.close();
  expect(await listings.count()).toBe(1);
  await Promise.all([listings.close(), leads.close()]);
});

test("the site starts without a database", async () => {
  const { parts, listings, leads } = await openWorld({ DATABASE_URL: "postgresql://127.0.0.1:1/none" });
  await expect(parts.listings.count()).rejects.toMatchObject({ status: 503 });
  await Promise.all([listings.close(), leads.close()]);
});
