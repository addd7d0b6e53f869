import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { anAgency, anEstateDraft } from "@lieudit/listing-model/testing";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ListingStore } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";
import { type InboxWatch, watchInbox } from "./watch-inbox.ts";

const OWN = anAgency().slug;

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

/** Drops a file into the folder of the agency, or into another one. */
const drop = (name: string, text: string, folder = OWN) => {
  mkdirSync(join(inbox, folder), { recursive: true });
  writeFileSync(join(inbox, folder, name), text);
};
const inFolder = (folder: string) => readdirSync(join(inbox, folder)).sort();

test("a delivery is imported when two looks find it the same, and moved aside with its report", async () => {
  drop("a.jsonl", JSON.stringify(anEstateDraft()));
  await watch.look();
  expect(await store.count()).toBe(0);
  await watch.look();
  expect(await store.count()).toBe(1);
  expect(inFolder("traites")).toEqual([
    `2026-11-20T08-00-00-000Z-${OWN}-a.jsonl`,
    `2026-11-20T08-00-00-000Z-${OWN}-a.jsonl.txt`,
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
  mkdirSync(join(inbox, OWN));
  writeFileSync(join(inbox, OWN, "front.jpg"), await photo.toBuffer());
  drop("a.jsonl", JSON.stringify({ ...anEstateDraft(), fichiers: ["front.jpg"] }));
  // Root can write everywhere, but a file in place of the folder stops root too.
  writeFileSync(join(work, "data", "photos"), "");
  await watch.look();
  await watch.look();
  await watch.look();
  expect(lines).toEqual([expect.stringMatching(/Une photo ne peut pas être écrite .* rien n’a été changé/)]);
  expect(inFolder(OWN)).toEqual(["a.jsonl", "front.jpg"]);
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
  expect(inFolder(OWN)).toEqual([".a.jsonl", "lisezmoi.txt", "vide.jsonl"]);
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

test("an agency cannot act as another one, by its listings, its record or a link", async () => {
  const other = anAgency({ slug: "agence-du-large", nom: "Agence du Large" });
  await store.putAgency(other);
  drop("theirs.jsonl", JSON.stringify({ ...anEstateDraft(), agence: other.slug }), other.slug);
  await watch.look();
  await watch.look();
  const listing = { ...anEstateDraft(), agence: other.slug, titre: "Maison détournée" };
  const record = { ...other, email: "mal@exemple.fr" };
  drop("a.jsonl", [record, listing].map((line) => JSON.stringify(line)).join("\n"));
  symlinkSync(join(work, "data"), join(inbox, "lien"));
  symlinkSync(join(inbox, other.slug), join(inbox, OWN, "dossier.zip"));
  await watch.look();
  await watch.look();
  expect(await store.agency(other.slug)).toMatchObject({ slug: other.slug, nom: "Agence du Large" });
  expect((await store.agency(other.slug))?.email).toBe(other.email);
  expect(await store.count()).toBe(2);
  const [report] = inFolder("traites").filter((name) => name.endsWith(`${OWN}-a.jsonl.txt`));
  expect(readFileSync(join(inbox, "traites", report ?? ""), "utf8")).toMatch(
    /enregistrée par l’exploitant du site/,
  );
  expect(inFolder(OWN)).toEqual(["dossier.zip"]);
});

test("a delivery outside of an agency's folder is rejected with the reason", async () => {
  drop("a.jsonl", JSON.stringify(anEstateDraft()), ".");
  await watch.look();
  await watch.look();
  expect(await store.count()).toBe(0);
  const [, report] = inFolder("refuses");
  expect(readFileSync(join(inbox, "refuses", report ?? ""), "utf8")).toContain("dossier d’aucune agence");
});
