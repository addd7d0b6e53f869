import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { anAgency, anEstateDraft } from "@lieudit/listing-model/testing";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ListingStore } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";
import { type InboxWatch, watchInbox } from "./watch-inbox.ts";

let work: string;
let inbox: string;
let store: ListingStore;
let watch: InboxWatch;
let lines: string[];

beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), "inbox-"));
  inbox = join(work, "in");
  lines = [];
  store = await openListingStore({ folder: join(work, "data") });
  await store.putAgency(anAgency());
  watch = watchInbox({
    store,
    folder: join(work, "data"),
    inbox,
    allowPrivateHosts: false,
    log: (line) => lines.push(line),
    // The test looks by itself.
    intervalMs: 1_000_000,
    now: () => new Date("2026-11-20T08:00:00Z"),
  });
  await watch.look();
});
afterEach(async () => {
  await watch.close();
  await store.close();
  rmSync(work, { recursive: true, force: true });
});

const drop = (name: string, text: string) => writeFileSync(join(inbox, name), text);
const inFolder = (folder: string) => readdirSync(join(inbox, folder)).sort();

test("a delivery is imported when two looks find it the same, and moved aside with its report", async () => {
  drop("a.jsonl", JSON.stringify(anEstateDraft()));
  await watch.look();
  expect(await store.count()).toBe(0);
  await watch.look();
  expect(await store.count()).toBe(1);
  expect(inFolder("traites")).toEqual([
    "2026-11-20T08-00-00-000Z-a.jsonl",
    "2026-11-20T08-00-00-000Z-a.jsonl.txt",
  ]);
  expect(lines).toEqual([
    "a.jsonl : 1\u00a0ajoutée, 0\u00a0modifiée, 0\u00a0inchangée, 0\u00a0retirée, 0\u00a0refusée.",
  ]);
  await watch.look();
  expect(lines).toHaveLength(1);
});

test("a file that still grows is waited for", async () => {
  const line = JSON.stringify(anEstateDraft());
  drop("a.jsonl", line.slice(0, 100));
  await watch.look();
  drop("a.jsonl", line);
  await watch.look();
  expect(await store.count()).toBe(0);
  await watch.look();
  expect(await store.count()).toBe(1);
});

test("what cannot be taken is moved aside with the reason, and the next one goes in", async () => {
  drop("a.zip", "no zip");
  drop("b.jsonl", JSON.stringify(anEstateDraft()));
  await watch.look();
  await watch.look();
  expect(await store.count()).toBe(1);
  const [, report] = inFolder("refuses");
  expect(readFileSync(join(inbox, "refuses", report!), "utf8")).toMatch(/a\.zip n’est pas une archive zip/);
});

test("a delivery of which nothing was taken is among the refused, with the reason of each line", async () => {
  drop("a.jsonl", JSON.stringify({ ...anEstateDraft(), prixCents: "cher" }));
  await watch.look();
  await watch.look();
  const [, report] = inFolder("refuses");
  expect(readFileSync(join(inbox, "refuses", report ?? ""), "utf8")).toMatch(/ligne 1, M-2001\s: prixCents/);
  expect(existsSync(join(inbox, "traites"))).toBe(false);
});

test("what the disk does not take waits, and goes in when it does", async () => {
  const photo = sharp({ create: { width: 64, height: 48, channels: 3, background: "teal" } }).jpeg();
  writeFileSync(join(inbox, "front.jpg"), await photo.toBuffer());
  drop("a.jsonl", JSON.stringify({ ...anEstateDraft(), fichiers: ["front.jpg"] }));
  // Root can write everywhere, but a file in place of the folder stops root too.
  writeFileSync(join(work, "data", "photos"), "");
  await watch.look();
  await watch.look();
  await watch.look();
  expect(lines).toEqual([expect.stringMatching(/Une photo ne peut pas être écrite .* rien n’a été changé/)]);
  expect(inFolder(".")).toEqual(["a.jsonl", "front.jpg"]);
  rmSync(join(work, "data", "photos"));
  await watch.look();
  expect(await store.count()).toBe(1);
  expect(inFolder("traites")).toHaveLength(2);
});

test("other files, hidden ones and empty ones are left alone", async () => {
  for (const name of ["lisezmoi.txt", ".a.jsonl"]) drop(name, "x");
  drop("vide.jsonl", "");
  await watch.look();
  await watch.look();
  expect(inFolder(".")).toEqual([".a.jsonl", "lisezmoi.txt", "vide.jsonl"]);
  expect(lines).toEqual([]);
});

test("a folder that cannot be read is said once", async () => {
  rmSync(inbox, { recursive: true });
  writeFileSync(inbox, "a file");
  await watch.look();
  await watch.look();
  expect(lines).toHaveLength(1);
  expect(existsSync(join(inbox, "traites"))).toBe(false);
});
