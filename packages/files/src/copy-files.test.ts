import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type S3Server, startS3 } from "@lieudit/test-kit/s3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyFiles } from "./copy-files.ts";
import { type FileStore, listAll } from "./file-store.ts";
import { openFileStore } from "./open-file-store.ts";

let work: string;
let s3: S3Server;
let folder: FileStore;
let bucket: FileStore;
beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), "lieudit-copy-"));
  s3 = await startS3();
  folder = openFileStore(join(work, "listings"), undefined);
  bucket = openFileStore(join(work, "listings"), s3.url);
});
afterEach(async () => {
  rmSync(work, { recursive: true, force: true });
  await s3.close();
});

async function copy(from: FileStore, to: FileStore) {
  const report = { copiedCount: 0, copiedBytes: 0, presentCount: 0 };
  const error = await copyFiles(from, to, "photos/", report).then(
    () => null,
    (reason: Error) => reason,
  );
  return { ...report, error };
}

test("files are copied to object storage and back, and an interrupted copy is continued", async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `photos/a${10 + index}/x.webp`);
  for (const key of keys) await folder.put(key, Buffer.from(key));
  s3.fail("slow-down", { count: 40, method: "PUT" });
  const interrupted = await copy(folder, bucket);
  expect(interrupted.error).toMatchObject({ code: "UNAVAILABLE" });
  s3.faults.length = 0;
  const rest = await copy(folder, bucket);
  expect(rest).toMatchObject({ error: null });
  expect(rest.presentCount + rest.copiedCount).toBe(30);
  expect(await copy(folder, bucket)).toMatchObject({ copiedCount: 0, presentCount: 30 });

  rmSync(join(work, "listings"), { recursive: true });
  expect(await copy(bucket, folder)).toMatchObject({ copiedCount: 30, copiedBytes: 30 * keys[0]!.length });
  expect((await listAll(folder, "photos/")).map(({ key }) => key)).toEqual(keys);
  expect(String(await folder.read(keys[7]!))).toBe(keys[7]);
});

test("a newer file of the same size is copied again, an older one is not", async () => {
  await folder.put("photos/n.json", Buffer.from("1"));
  await copy(folder, bucket);
  const path = join(work, "listings/photos/n.json");
  writeFileSync(path, "2");
  utimesSync(path, new Date(0), new Date(0));
  expect(await copy(folder, bucket)).toMatchObject({ presentCount: 1 });
  const later = new Date(Date.now() + 60_000);
  utimesSync(path, later, later);
  expect(await copy(folder, bucket)).toMatchObject({ copiedCount: 1 });
  expect(String(await bucket.read("photos/n.json"))).toBe("2");
});
