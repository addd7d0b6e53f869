import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openLeadStore } from "@lieudit/leads";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReopeningStore } from "./reopening-store.ts";

let folder: string;
let nowMs = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "reopening-"));
  nowMs = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () =>
  createReopeningStore(
    () => openLeadStore({ folder }),
    "demandes",
    () => nowMs,
  );
const proof = { version: "1", action: "accepter tout", categories: { video: true } };
const UNAVAILABLE = { name: "StoreError", code: "UNAVAILABLE" };

test("a store that is damaged at the start fails in its calls, and opens when it is repaired", async () => {
  writeFileSync(join(folder, "leads.sqlite"), "this is not a database, and it is long enough to be read");
  const store = open();
  await expect(store.listProofs()).rejects.toMatchObject(UNAVAILABLE);
  rmSync(join(folder, "leads.sqlite"));
  await expect(store.listProofs()).rejects.toMatchObject(UNAVAILABLE);
  nowMs += 1_000;
  expect(await store.listProofs()).toEqual([]);
  await store.close();
});

test("a file that was removed takes no row, and a new one does", async () => {
  const store = open();
  await store.putProof(proof);
  for (const name of ["leads.sqlite", "leads.sqlite-wal", "leads.sqlite-shm"]) rmSync(join(folder, name));
  await expect(store.putProof(proof)).rejects.toMatchObject(UNAVAILABLE);
  nowMs += 1_000;
  await store.putProof(proof);
  const again = await openLeadStore({ folder });
  expect(await again.listProofs()).toHaveLength(1);
  await Promise.all([again.close(), store.close()]);
});

test("a file that is garbled while it is open is opened again when it is repaired", async () => {
  const store = open();
  await store.putProof(proof);
  await store.close();
  const path = join(folder, "leads.sqlite");
  const whole = readFileSync(path);
  const running = open();
  expect(await running.listProofs()).toHaveLength(1);
  writeFileSync(path, Buffer.concat([whole.subarray(0, 100), Buffer.alloc(whole.length - 100, 0xff)]));
  const other = open();
  await expect(other.listProofs()).rejects.toMatchObject(UNAVAILABLE);
  writeFileSync(path, whole);
  nowMs += 1_000;
  expect(await other.listProofs()).toHaveLength(1);
  await Promise.all([running.close(), other.close()]);
});
