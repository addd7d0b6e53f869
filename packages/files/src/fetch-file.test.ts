import { createHash } from "node:crypto";
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
import { type S3Server, startS3 } from "@lieudit/test-kit/s3";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { fetchFile, readFileDigest } from "./fetch-file.ts";
import { openObjectStorage } from "./open-file-store.ts";
import type { S3Store } from "./s3-store.ts";

const KEY = "sources/town-1.ndjson.gz";
const BYTES = Buffer.alloc(300_000, "abcdefg");
const DIGEST = { byteCount: BYTES.length, sha256: createHash("sha256").update(BYTES).digest("hex") };

let s3: S3Server;
let folder: string;
let files: S3Store;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "lieudit-fetch-"));
  s3.objects.clear();
  s3.requests.length = 0;
  s3.faults.length = 0;
  files = openObjectStorage("places", s3.url)!;
  writeFileSync(join(folder, "own"), BYTES);
  let uploaded = 0;
  const onBytes = (count: number) => {
    uploaded += count;
  };
  await files.upload(KEY, join(folder, "own"), { onBytes });
  expect(uploaded).toBe(BYTES.length);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = () => join(folder, "cache", KEY);
const listCache = () =>
  existsSync(join(folder, "cache/sources")) ? readdirSync(join(folder, "cache/sources")) : [];

test("an uploaded file stays on this machine, and is fetched whole", async () => {
  expect(readFileSync(join(folder, "own"))).toEqual(BYTES);
  let fetched = 0;
  const onBytes = (count: number) => {
    fetched += count;
  };
  await fetchFile(files, KEY, path(), DIGEST, { onBytes });
  expect(fetched).toBe(BYTES.length);
  expect(await readFileDigest(path())).toEqual(DIGEST);
  expect(await readFileDigest(join(folder, "none"))).toBeNull();
});

test("a download is resumed each time that its connection drops", async () => {
  s3.fail("drop", { count: 6, method: "GET" });
  await fetchFile(files, KEY, path(), DIGEST);
  expect(readFileSync(path())).toEqual(BYTES);
  expect(s3.requests.filter((request) => request.startsWith("GET"))).toHaveLength(7);
});

test("an upload that is stopped ends at once, and the file before stays", async () => {
  const stop = new AbortController();
  writeFileSync(join(folder, "own"), "new");
  s3.fail("late", { method: "PUT", lateMs: 60_000 });
  const uploading = files.upload(KEY, join(folder, "own"), { signal: stop.signal });
  setTimeout(() => stop.abort(new Error("stopped")), 200);
  await expect(uploading).rejects.toThrow("stopped");
  expect(s3.objects.get(`places/${KEY}`)?.bytes).toEqual(BYTES);
}, 20_000);

test("a changed byte is fetched again, and then an error", async () => {
  s3.objects.get(`places/${KEY}`)!.bytes = Buffer.alloc(BYTES.length, "abcdefh");
  await expect(fetchFile(files, KEY, path(), DIGEST)).rejects.toMatchObject({ code: "DAMAGED" });
  expect(s3.requests.filter((request) => request.startsWith("GET"))).toHaveLength(2);
  expect(listCache()).toEqual([]);
});

test.each([
  ["a truncated file", BYTES.subarray(0, 1_000), "DAMAGED"],
  ["a longer file", Buffer.concat([BYTES, BYTES]), "DAMAGED"],
])("%s is an error and leaves nothing", async (_name, bytes, code) => {
  s3.objects.get(`places/${KEY}`)!.bytes = bytes;
  await expect(fetchFile(files, KEY, path(), DIGEST)).rejects.toMatchObject({ code });
  expect(listCache()).toEqual([]);
});

test.skipIf(!existsSync("/dev/full"))("a full disk ends a download at once and leaves nothing", async () => {
  mkdirSync(join(folder, "cache/sources"), { recursive: true });
  symlinkSync("/dev/full", `${path()}.${process.pid}.fetched`);
  await expect(fetchFile(files, KEY, path(), DIGEST)).rejects.toMatchObject({ code: "ENOSPC" });
  expect(s3.requests.filter((request) => request.startsWith("GET"))).toHaveLength(1);
  expect(listCache()).toEqual([]);
});

test("a missing file is UNAVAILABLE, and a key that leaves the folder is rejected", async () => {
  s3.objects.clear();
  await expect(fetchFile(files, KEY, path(), DIGEST)).rejects.toThrow(/is missing in the object storage/);
  await expect(fetchFile(files, "../x", join(folder, "../x"), DIGEST)).rejects.toThrow("is not a key");
});

test("of two that replace the same version of a text, one succeeds", async () => {
  expect(await files.readTagged("current.json")).toBeNull();
  expect(await files.replaceTagged("current.json", "one", null)).toBe(true);
  expect(await files.replaceTagged("current.json", "two", null)).toBe(false);
  const { tag } = (await files.readTagged("current.json"))!;
  expect(await files.replaceTagged("current.json", "three", tag)).toBe(true);
  expect(await files.replaceTagged("current.json", "four", tag)).toBe(false);
  expect((await files.readTagged("current.json"))?.text).toBe("three");
});

test("a replacement whose response is lost has succeeded", async () => {
  await files.replaceTagged("current.json", "one", null);
  const { tag } = (await files.readTagged("current.json"))!;
  s3.fail("drop-late", { method: "PUT" });
  expect(await files.replaceTagged("current.json", "two", tag)).toBe(true);
});
