import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type S3Server, startS3 } from "@lieudit/test-kit/s3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseFilesUrl } from "./files-url.ts";
import { S3Store } from "./s3-store.ts";

/** The smallest parts that S3 takes. */
const PART_BYTES = 5 * 1024 ** 2;
const [KEY, SIZE] = ["basemap-1.pmtiles", 2 * PART_BYTES + 7];

let folder: string;
let path: string;
let bytes: Buffer;
let s3: S3Server;
let files: S3Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "lieudit-parts-"));
  path = join(folder, "file");
  bytes = randomBytes(SIZE);
  writeFileSync(path, bytes);
  s3 = await startS3();
  const location = parseFilesUrl(s3.url);
  if (location === undefined) throw new Error("The address has no bucket.");
  files = new S3Store({ ...location, prefix: "places/" }, undefined, PART_BYTES);
});
afterEach(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a large file is stored in parts, and found once all are there", async () => {
  let count = 0;
  await files.upload(KEY, path, { onBytes: (more) => (count += more) });
  expect(s3.objects.get(`places/${KEY}`)?.bytes.equals(bytes)).toBe(true);
  expect(s3.requests.filter((request) => request.startsWith("PUT"))).toHaveLength(3);
  expect([count, s3.openUploadCount]).toEqual([SIZE, 0]);
});

test("a file of one part is stored in one request", async () => {
  writeFileSync(path, bytes.subarray(0, PART_BYTES));
  await files.upload(KEY, path);
  expect(s3.requests).toEqual([`PUT places/${KEY}`]);
});

test("a dropped connection repeats one part", async () => {
  s3.fail("drop", { method: "PUT" });
  s3.fail("drop-late", { method: "PUT" });
  await files.upload(KEY, path);
  expect(s3.objects.get(`places/${KEY}`)?.bytes.equals(bytes)).toBe(true);
  expect(s3.requests.filter((request) => request.startsWith("PUT"))).toHaveLength(5);
});

test("a lost response to the last request changes nothing", async () => {
  s3.fail("drop-late", { method: "POST", after: 1 });
  await files.upload(KEY, path);
  expect(s3.objects.get(`places/${KEY}`)?.bytes.equals(bytes)).toBe(true);
  expect(s3.requests.filter((request) => request.startsWith("POST"))).toHaveLength(3);
});

test("an upload that fails or is stopped leaves no parts and no file", async () => {
  s3.fail("slow-down", { method: "PUT", count: 3 });
  await expect(files.upload(KEY, path)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  const stop = new AbortController();
  const { signal } = stop;
  s3.fail("late", { method: "PUT", lateMs: 50 });
  const stopped = files.upload(KEY, path, { signal });
  setTimeout(() => stop.abort(new Error("stopped")), 20);
  await expect(stopped).rejects.toThrow("stopped");
  expect([s3.objects.size, s3.openUploadCount]).toEqual([0, 0]);
});
