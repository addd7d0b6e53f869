import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openListingStore } from "@lieudit/listing-store";
import type { PlacesManifest } from "@lieudit/place-index/store";
import { startS3 } from "@lieudit/test-kit/s3";
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

test("an empty folder beside servers that share places gets no demo", async () => {
  const s3 = await startS3();
  try {
    const dataDir = mkdtempSync(join(folder, "beside-"));
    // `needsDemo` would block the storage, which is in this process.
    const getExitCode = async () => {
      const env = { ...process.env, DATABASE_URL: "", FILES_URL: s3.url };
      const script = join(import.meta.dirname, "check-demo-need.ts");
      const child = spawn(process.execPath, [script, dataDir], { env, stdio: "ignore" });
      const [code] = await once(child, "exit");
      return code;
    };
    expect(await getExitCode()).toBe(3);
    s3.objects.set("places/current.json", {
      bytes: Buffer.from(JSON.stringify(EMPTY)),
      modified: new Date(),
      type: "",
    });
    expect(await getExitCode()).not.toBe(3);
    s3.isOnline = false;
    expect(await getExitCode()).not.toBe(3);
  } finally {
    await s3.close();
  }
}, 60_000);

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
