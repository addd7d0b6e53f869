import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openObjectStorage } from "@lieudit/files";
import { type S3Server, startS3 } from "@lieudit/test-kit/s3";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ByteSource } from "../archive/byte-source.ts";
import { openBlockCache } from "./block-cache.ts";

const BLOCK = 256 * 1024;
const BYTES = randomBytes(100 * BLOCK + 9);
const KEY = "basemap-7.pmtiles";

let places: string;
let s3: S3Server;
beforeEach(async () => {
  places = join(mkdtempSync(join(tmpdir(), "lieudit-blocks-")), "places");
  mkdirSync(places);
  s3 = await startS3();
  await openObjectStorage(places, s3.url)?.put(KEY, BYTES);
  s3.requests.length = 0;
});
afterEach(async () => {
  await s3.close();
  rmSync(join(places, ".."), { recursive: true, force: true });
});

const toDigest = (bytes: Buffer) => ({
  byteCount: bytes.length,
  sha256: createHash("sha256").update(bytes).digest("hex"),
});
const FOLDER = `${KEY}.${toDigest(BYTES).sha256.slice(0, 16)}.blocks`;

function open(maxBytes = 1e9, bytes = BYTES): Promise<ByteSource> {
  const files = openObjectStorage(places, s3.url);
  if (files === undefined) throw new Error("There is no storage.");
  return openBlockCache({ files, key: KEY, digest: toDigest(bytes), placesFolder: places, maxBytes });
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

test.each([
  ["the start", 0, 127],
  ["bytes of two blocks", BLOCK - 5, 10],
  ["a whole block", BLOCK, BLOCK],
  ["the end", BYTES.length - 4, 100],
  ["more than is cached", 3, 40 * BLOCK],
])("reads %s", async (_what, offset, length) => {
  const source = await open();
  const expected = BYTES.subarray(offset, offset + length);
  expect((await source.read(offset, length)).equals(expected)).toBe(true);
  const end = Math.min(offset + length, BYTES.length) - 1;
  expect((await collect(source.stream(offset, end))).equals(expected)).toBe(true);
});

test("each block is downloaded once, also by readers at the same time and by the next process", async () => {
  const source = await open();
  await Promise.all([1, 2, 3].map((offset) => source.read(offset, 10)));
  await source.read(50, 10);
  await (await open()).read(60, 10);
  expect(s3.requests).toEqual([`GET places/${KEY}`]);
});

test("the storage may be down for cached blocks, and its failure is that of the others alone", async () => {
  const source = await open();
  await source.read(0, 10);
  s3.isOnline = false;
  expect((await source.read(5, 5)).equals(BYTES.subarray(5, 10))).toBe(true);
  await expect(source.read(BLOCK, 10)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  s3.isOnline = true;
  expect((await source.read(BLOCK, 10)).length).toBe(10);
});

test("a cut block on the disk is downloaded again", async () => {
  const source = await open();
  await source.read(0, 10);
  writeFileSync(join(places, FOLDER, "0"), "cut");
  expect((await source.read(0, 10)).equals(BYTES.subarray(0, 10))).toBe(true);
});

test("the cache stays within its size, and those of other archives are removed", async () => {
  mkdirSync(join(places, "basemap-6.pmtiles.0.blocks"));
  const maxBytes = 20 * BLOCK;
  // Each request opens the archive.
  for (let block = 0; block < 64; block += 1) await (await open(maxBytes)).read(block * BLOCK, 1);
  const folder = join(places, FOLDER);
  const size = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(size).toBeLessThanOrEqual(maxBytes);
  expect(size).toBeGreaterThan(0);
  expect(readdirSync(places)).toEqual([FOLDER]);
});

test("goes on when its folder was removed", async () => {
  const source = await open();
  await source.read(0, 10);
  rmSync(join(places, FOLDER), { recursive: true });
  await source.read(0, 10);
  s3.isOnline = false;
  expect((await source.read(0, 10)).equals(BYTES.subarray(0, 10))).toBe(true);
});

test("another archive with the same name has blocks of its own", async () => {
  await (await open()).read(0, 10);
  const other = randomBytes(BYTES.length);
  await openObjectStorage(places, s3.url)?.put(KEY, other);
  const source = await open(1e9, other);
  expect((await source.read(0, 10)).equals(other.subarray(0, 10))).toBe(true);
});
