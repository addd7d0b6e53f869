import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openListingStore } from "@lieudit/listing-store";
import { type PlacesManifest, publishShared } from "@lieudit/place-index/store";
import { isPostgresInstalled, startPostgres } from "@lieudit/test-kit/postgres";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { needsDemo } from "./demo-import.mjs";
import { needsListings } from "./demo-listings.mjs";

const folder = mkdtempSync(join(tmpdir(), "lieudit-demo-need-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

const EMPTY: PlacesManifest = { version: 1, generation: 0, index: null, sources: [] };

test("a folder that has held places gets no demo", () => {
  vi.stubEnv("DATABASE_URL", "");
  const dataDir = mkdtempSync(join(folder, "own-"));
  expect(needsDemo(dataDir)).toBe(true);
  mkdirSync(join(dataDir, "places"));
  writeFileSync(join(dataDir, "places", "current.json"), JSON.stringify(EMPTY));
  expect(needsDemo(dataDir)).toBe(false);
});

test.skipIf(!isPostgresInstalled())(
  "an empty folder beside a server with places gets no demo",
  async () => {
    const server = await startPostgres();
    try {
      vi.stubEnv("DATABASE_URL", server.url);
      const dataDir = mkdtempSync(join(folder, "beside-"));
      expect(needsDemo(dataDir)).toBe(true);
      await publishShared(server.url, { ...EMPTY, index: "postgres-0a1b2c3d_1" }, EMPTY);
      expect(needsDemo(dataDir)).toBe(false);
      await server.stop();
      expect(needsDemo(dataDir)).toBe(false);
    } finally {
      await server.remove();
    }
  },
  60_000,
);

test("demo listings with their photos in object storage are imported once", async () => {
  const dataDir = mkdtempSync(join(folder, "listings-"));
  const env = { ...process.env, DATABASE_URL: "", FILES_URL: "", DATA_DIR: dataDir };
  const store = await openListingStore({ folder: join(dataDir, "listings") });
  await store.putAgency({
    slug: "agence-du-vieux-port",
    kind: "agence",
    nom: "Agence du Vieux Port",
    adresse: { commune: "Aubremer", codePostal: "76990", departement: "76" },
  });
  await store.close();
  expect(needsListings(dataDir, env)).toBe(true);
  expect(needsListings(dataDir, { ...env, FILES_URL: "s3://key:secret@127.0.0.1:9000/bucket" })).toBe(false);
});
