import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aPlaceRecord } from "@lieudit/test-kit";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiOver } from "../../test/api-over.ts";
import { createImageCache } from "./image-cache.ts";
import { pickImageFormat } from "./image-format.ts";
import { createPhotoLimiter } from "./photo-limiter.ts";
import { createPhotoStore, type PhotoStore } from "./photo-store.ts";

const folder = mkdtempSync(join(tmpdir(), "lieudit-photos-"));
let store: PhotoStore;
let keys: Record<"photo" | "bomb" | "svg" | "text" | "cut", string>;

beforeAll(async () => {
  const photo = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: "#268" } })
    .withExif({ IFD0: { Copyright: "secret" }, IFD3: { GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
  // A few kilobytes that unfold to 100 megapixels.
  const bomb = await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  keys = {
    photo: put(photo, "jpg"),
    bomb: put(bomb, "png"),
    svg: put(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
      "png",
    ),
    text: put(Buffer.from("not a picture"), "webp"),
    cut: put(photo.subarray(0, photo.length / 2), "jpg"),
  };
  store = createPhotoStore(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Stores `bytes` as the importer does. */
function put(bytes: Buffer, suffix: string): string {
  const key = createHash("sha256").update(bytes).digest("hex");
  mkdirSync(join(folder, key.slice(0, 2)), { recursive: true });
  writeFileSync(join(folder, key.slice(0, 2), `${key}.${suffix}`), bytes);
  return key;
}

const api = () =>
  apiOver(
    [aPlaceRecord({ photos: [{ key: keys.photo, widthPx: 1600, heightPx: 1067, authorAttributions: [] }] })],
    undefined,
    store,
  );

async function imageAt(path: string, accept = "*/*") {
  const answer = await api().call(path, { headers: { accept } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes };
}

test("redirects from a photo's name to its picture, at most in the requested size", async () => {
  const redirect = await api().call(`places/osm-n-0000000101/photos/${keys.photo}/media?maxWidthPx=500`);
  expect(redirect.status).toBe(302);
  // A page of another site may show it: `photo.getURI()` is this address.
  expect(redirect.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const location = redirect.headers.get("location") ?? "";
  expect(location).toBe(`/v1/media/${keys.photo}/500x333`);
  const { answer, bytes } = await imageAt(location.replace("/v1/", ""));
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept",
    "x-content-type-options": "nosniff",
    "access-control-allow-origin": "*",
  });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 480, height: 320 });
});

test("removes position and owner from the picture", async () => {
  const { bytes } = await imageAt(`media/${keys.photo}/500x333`);
  const { exif, xmp, iptc } = await sharp(bytes).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  expect(bytes.includes("secret")).toBe(false);
});

test("does not enlarge the photo", async () => {
  const { bytes } = await imageAt(`media/${keys.photo}/4800x3201`);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 1067 });
});

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]).toString("latin1");

test.each([
  ["image/avif,image/webp,*/*", "image/avif", "ftypavif"],
  ["image/webp,*/*", "image/webp", "WEBP"],
  ["IMAGE/AVIF;q=0, image/webp;q=0.5", "image/webp", "WEBP"],
  ["image/avif;q=0.0,image/webp; q=0,image/*", "image/jpeg", JPEG_START],
  ["image/png,*/*", "image/jpeg", JPEG_START],
  ["", "image/jpeg", JPEG_START],
])("a reader of %j gets %s", async (accept, type, sign) => {
  const { answer, bytes } = await imageAt(`media/${keys.photo}/300x200`, accept);
  expect(answer.headers.get("content-type")).toBe(type);
  expect(bytes.subarray(0, 16).toString("latin1")).toContain(sign);
});

test("does not encode a large picture as AVIF", () => {
  expect(pickImageFormat("image/avif,image/webp", 1600, 1067)).toBe("webp");
  expect(pickImageFormat("image/avif", 1000, 1000)).toBe("avif");
});

test("returns 304 for a picture that the client has", async () => {
  const first = await imageAt(`media/${keys.photo}/300x200`);
  const etag = first.answer.headers.get("etag") ?? "";
  const again = await api().call(`media/${keys.photo}/300x200`, { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

describe("addresses of no picture", () => {
  test.each([
    `media/${"0".repeat(64)}/10x10`,
    "media/abc/10x10",
    `media/${"0".repeat(64)}/0x10`,
    `media/${"0".repeat(64)}/10`,
    `media/${"0".repeat(64)}/10x`,
    `media/${"0".repeat(64)}/99999x10`,
    "media/..%2F..%2Fetc%2Fpasswd/10x10",
    "media/../../etc/passwd",
    `media/${"A".repeat(64)}/10x10`,
  ])("%s", async (path) => expect((await api().call(path)).status).toBe(404));
});

test.each(["bomb", "svg", "text", "cut"] as const)("fails for an invalid photo (%s) only", async (name) => {
  const answer = await api().call(`media/${keys[name]}/10x10`);
  expect([answer.status, (await answer.json()).error.status]).toEqual([500, "INTERNAL"]);
  expect((await api().call(`media/${keys.photo}/10x10`)).status).toBe(200);
});

test.each(["../photo", "", "..", "a/b", `${"a".repeat(63)}/`, "A".repeat(64), `${"a".repeat(64)}\n`])(
  "opens no file for the key %j",
  async (key) => expect(await store.read(key)).toBeNull(),
);

test("the store finds every kind of file by its key", async () => {
  expect(await store.read(keys.photo)).toBeInstanceOf(Uint8Array);
  expect(await store.read(keys.bomb)).not.toBeNull();
  expect(await store.read(keys.text)).not.toBeNull();
  expect(await store.read("0".repeat(64))).toBeNull();
});

test("makes a picture once for simultaneous requests, and drops the oldest", async () => {
  const made: string[] = [];
  const cache = createImageCache(25);
  const get = (name: string) =>
    cache.get(name, async () => {
      made.push(name);
      return Buffer.alloc(10);
    });
  await Promise.all([get("a"), get("a"), get("a")]);
  await get("b");
  await get("a");
  await get("c");
  await get("a");
  await get("b");
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("retries a picture that failed", async () => {
  const cache = createImageCache(100);
  await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cache.get("a", async () => Buffer.from("yes"))).toEqual(Buffer.from("yes"));
});

test("makes no picture of its own for each of many similar sizes", async () => {
  const sizes = Array.from({ length: 31 }, (_, more) => `${512 + more}x${352 + more}`);
  const pictures = await Promise.all(sizes.map((size) => imageAt(`media/${keys.photo}/${size}`)));
  expect(new Set(pictures.map(({ bytes }) => bytes.toString("base64"))).size).toBe(1);
});

test("lets the photo of one caller wait for one of each other caller, and not for all of theirs", async () => {
  const limiter = createPhotoLimiter({ running: 1, waiting: 500, waitingPerCaller: 60 });
  const done: string[] = [];
  const work = (caller: string) =>
    limiter.run(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      done.push(caller);
    }, caller);
  const flood = Array.from({ length: 220 }, () => work("flood").catch(() => "rejected"));
  const visitor = work("visitor");
  await visitor;
  expect(done).toEqual(["flood", "flood", "visitor"]);
  const rejected = (await Promise.all(flood)).filter((result) => result === "rejected");
  expect(rejected).toHaveLength(220 - 61);
});

test("makes two pictures at a time, queues some, and rejects the others at once", async () => {
  const limiter = createPhotoLimiter({ running: 2, waiting: 3 });
  const finish: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = () =>
    limiter.run(async () => {
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    });
  const all = Array.from({ length: 5 }, work);
  await expect(work()).rejects.toMatchObject({ status: "UNAVAILABLE", retryAfterSeconds: 2 });
  while (finish.length > 0) {
    finish.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
  expect(most).toBe(2);
  finish.length = 0;
  const after = work();
  finish[0]?.();
  await after;
});
