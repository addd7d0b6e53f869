import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isPostgresInstalled, startPostgres } from "@lieudit/test-kit/postgres";
import { startS3 } from "@lieudit/test-kit/s3";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { readTextFile } from "../checks/source-files.ts";
import { examine } from "./examine.ts";
import { formatExamination } from "./format-examination.ts";
import { findStoredThing } from "./stored-things.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lieudit-doctor-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes files of a data folder; returns it. */
function writeDataDir(
  name: string,
  files: Readonly<Record<string, string>>,
  keyIds: readonly string[],
): string {
  const dataDir = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true });
    writeFileSync(join(dataDir, path), text);
  }
  const keys = new DatabaseSync(join(dataDir, "keys.sqlite"));
  keys.exec("create table keys (id text primary key, rules text, revoked_at text, calls int)");
  for (const id of keyIds) keys.prepare("insert into keys values (?, '{}', null, random())").run(id);
  keys.close();
  return dataDir;
}

const NOTHING_SET = { hasDatabase: false, hasFiles: false };

const FILES = {
  "site-secret": "abc",
  "places/current.json": "{}",
  "leads/leads.sqlite": "x".repeat(2_000),
  "og/picture.png": "cached",
  "notes.txt": "of the operator",
};

test("every path of the data folder that the architecture page lists is known", () => {
  const page = readTextFile(join(import.meta.dirname, "../.."), "docs/architecture.md");
  const list = /## The data folder[\s\S]*?```text\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
  const paths = list
    .split("\n")
    .flatMap((line) => (line.split(/ {2,}/)[0] ?? "").split(", "))
    .filter((path) => path !== "")
    .map((path) =>
      path
        .replaceAll(/<generation>/g, "7")
        .replaceAll(/<[^>]+>/g, "x")
        .replace(/\/$/, "/x"),
    );
  expect(paths.length).toBeGreaterThan(25);
  expect(paths.filter((path) => findStoredThing(path) === undefined)).toEqual([]);
});

test("what a machine alone has is listed with the harm of losing it, and caches are not", async () => {
  const examination = await examine({ dataDir: writeDataDir("one", FILES, ["k1"]) });
  expect(examination.unknown).toEqual(["notes.txt"]);
  const text = formatExamination(examination, { ...NOTHING_SET, beside: undefined });
  expect(text).toContain(
    "messages, alerts, queued mails and proofs of consent (1 file, 2.0 KB): they are gone for ever",
  );
  expect(text).toContain("API keys and their usage (1 file, ");
  expect(text).not.toContain("caches");
  const withDatabase = formatExamination(examination, {
    ...NOTHING_SET,
    hasDatabase: true,
    beside: undefined,
  });
  expect(withDatabase).toMatch(
    /Not used while DATABASE_URL is set:\n {2}API keys[^\n]*\n {2}messages, alerts/,
  );
});

test("photos of forms and listings are not of this machine alone with object storage, and those of places until they are shared", async () => {
  const photos = {
    "leads/files/ab/a.jpg": "1",
    "listings/photos/ab/b.jpg": "22",
    "places/photos/ab/c.jpg": "3",
  };
  const dataDir = writeDataDir("one", photos, []);
  const s3 = await startS3();
  onTestFinished(() => s3.close());
  const examination = await examine({
    dataDir,
    filesUrl: s3.url,
    beside: writeDataDir("other", { "notes.txt": "" }, []),
  });
  const text = formatExamination(examination, { ...NOTHING_SET, hasFiles: true, beside: undefined });
  expect(text).toMatch(/lost:\n(?: {2}.+\n)*? {2}photos of places/);
  expect(text).toMatch(
    /Not used while FILES_URL is set:\n {2}photos of listings .*\n {2}photos that visitors sent/,
  );
  expect(examination.different.map(({ what }) => what)).toEqual(["photos of places"]);
  expect(text).toContain("FILES_URL: no places are shared");
  s3.objects.set("places/current.json", {
    bytes: Buffer.from('{"version": 1, "generation": 1, "index": null, "sources": []}'),
    modified: new Date(),
    type: "",
  });
  const shared = await examine({ dataDir, filesUrl: s3.url, beside: join(folder, "other") });
  const sharedText = formatExamination(shared, { ...NOTHING_SET, hasFiles: true, beside: undefined });
  expect(sharedText).not.toContain("photos of places");
  expect(sharedText).not.toContain("FILES_URL: ");
  expect(shared.different).toEqual([]);

  const wrong = await examine({ dataDir, filesUrl: s3.url.replace("/lieudit?", "/absent?") });
  expect(formatExamination(wrong, { ...NOTHING_SET, hasFiles: true, beside: undefined })).toMatch(
    /\nFILES_URL: .*NoSuchBucket/,
  );
});

test("two data folders differ by secret and keys, and not by copies or usage", async () => {
  const dataDir = writeDataDir("one", FILES, ["k1"]);
  const find = async (beside: string, databaseUrl?: string) =>
    (await examine({ dataDir, databaseUrl, beside })).different.map(({ what }) => what);
  const copy = writeDataDir("copy", FILES, ["k1"]);
  expect(await find(copy)).toEqual(["messages, alerts, queued mails and proofs of consent"]);
  const other = writeDataDir("other", { ...FILES, "site-secret": "def" }, ["k1", "k2"]);
  // Nothing listens there.
  expect(await find(other, "postgresql://localhost:1/x")).toEqual([]);
  expect(await find(other)).toEqual([
    "API keys and their usage",
    "messages, alerts, queued mails and proofs of consent",
    "secret that signs cookies, forms and links",
  ]);
});

test("a key that is revoked in one data folder alone is a difference", async () => {
  const [dataDir, beside] = [writeDataDir("one", FILES, ["k1"]), writeDataDir("copy", FILES, ["k1"])];
  const keys = new DatabaseSync(join(dataDir, "keys.sqlite"));
  keys.exec("update keys set revoked_at = '2026-11-29'");
  keys.close();
  const { different } = await examine({ dataDir, beside });
  expect(different.map(({ what }) => what)).toContain("API keys and their usage");
});

test("the servers of a database are named without their passwords", async () => {
  const examination = await examine({
    dataDir: writeDataDir("one", FILES, []),
    databaseUrl: "postgresql://u:hidden@localhost:1,127.0.0.1:1/x",
    databaseReadUrl: "postgresql://u:hidden@localhost:2/x",
  });
  const text = formatExamination(examination, { ...NOTHING_SET, hasDatabase: true, beside: undefined });
  expect(text).toMatch(
    /DATABASE_URL:\n {2}localhost:1: does not answer .*\n {2}127\.0\.0\.1:1: does not answer .*\n\nThe servers of DATABASE_READ_URL:\n {2}localhost:2: does not/,
  );
  expect(JSON.stringify(examination) + text).not.toContain("hidden@");
});

describe.skipIf(!isPostgresInstalled())("with a database", () => {
  test.each([
    [0, ""],
    [-90_000, "ahead of"],
    [90_000, "behind"],
  ])("a clock of this machine that is %d ms off is seen", async (skewMs, difference) => {
    const database = await startPostgres();
    onTestFinished(() => database.remove());
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + skewMs });
    onTestFinished(() => void vi.useRealTimers());
    const examination = await examine({ dataDir: writeDataDir("one", FILES, []), databaseUrl: database.url });
    const text = formatExamination(examination, { ...NOTHING_SET, hasDatabase: true, beside: undefined });
    expect(text).toContain("the primary; no standby");
    const [, found = ""] = /its clock is (?:[89]\d) s (.*) that of this machine; set both/.exec(text) ?? [];
    expect(found).toBe(difference);
  });
});
