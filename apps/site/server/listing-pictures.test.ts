import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openFileStore } from "@lieudit/files";
import { startS3 } from "@lieudit/test-kit/s3";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createListingPictures } from "./listing-pictures.ts";
import { PictureFiles } from "./picture-files.ts";
import { keepSizesMade } from "./picture-sizes.ts";

let folder: string;
/** Key of a photo as an import stores it, and its file. */
const KEY = "photos/ab/photo.jpg";
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-pictures-"));
  path = join(folder, "listings", KEY);
  await mkdir(dirname(path), { recursive: true });
  await sharp({ create: { width: 1600, height: 1067, channels: 3, background: "#abc" } })
    .withExif({ IFD3: { GPSLatitude: "43/1 14/1 0/1" } })
    .jpeg()
    .toFile(path);
});
afterEach(() => rm(folder, { recursive: true }));

const ask = (address: string, method = "GET") => new Request(`http://site.test${address}`, { method });
const TINY = { create: { width: 20, height: 20, channels: 3, background: "#abc" } } as const;
const pictures = () => join(folder, "listings", "pictures");

const openFiles = () => openFileStore(join(folder, "listings"), undefined);

function openPictures(key = KEY, files = openFiles()) {
  const photo = async (id: string) =>
    id === "unknown" ? null : { photo: { id, widthPx: 1600, heightPx: 1067, alt: "" }, path: key };
  return createListingPictures({ listings: { photo }, files, folder: pictures() });
}

async function readWidth(response: Response | null): Promise<number> {
  return (await sharp(await response?.arrayBuffer()).metadata()).width;
}

describe("a picture", () => {
  test("is resized once, stored, and may be cached forever", async () => {
    const answer = openPictures();
    const [one, same] = await Promise.all([answer(ask("/img/a1/320.webp")), answer(ask("/img/a1/320.webp"))]);
    expect(one?.headers.get("content-type")).toBe("image/webp");
    expect(one?.headers.get("cache-control")).toContain("immutable");
    expect([await readWidth(one), await readWidth(same)]).toEqual([320, 320]);
    expect(await readdir(join(pictures(), "a1"))).toEqual(["a1-320.webp"]);
    await rm(path);
    expect(await readWidth(await openPictures()(ask("/img/a1/320.webp")))).toBe(320);
  });

  test("is sent as WebP until its AVIF is made", async () => {
    const answer = openPictures();
    const first = await answer(ask("/img/a1/320.avif"));
    expect(first?.headers.get("content-type")).toBe("image/webp");
    expect(first?.headers.get("cache-control")).toBe("public, max-age=60");
    await vi.waitFor(async () => expect(await readdir(join(pictures(), "a1"))).toContain("a1-320.avif"));
    const second = await answer(ask("/img/a1/320.avif"));
    expect(second?.headers.get("content-type")).toBe("image/avif");
  });

  test("is sent in the nearest size until the requested one is made", async () => {
    const answer = openPictures();
    await new PictureFiles(pictures(), openFiles()).make("a1", KEY, 640, "webp");
    const first = await answer(ask("/img/a1/960.webp"));
    expect(await readWidth(first)).toBe(640);
    expect(first?.headers.get("cache-control")).toBe("public, max-age=60");
    await vi.waitFor(async () => expect(await readdir(join(pictures(), "a1"))).toContain("a1-960.webp"));
    expect(await readWidth(await answer(ask("/img/a1/960.webp")))).toBe(960);
  });

  test.each(["320.webp", "1600.webp", "640.avif"])(
    "that is a small WebP is sent as it is for %s, and nothing is made",
    async (size) => {
      const key = "photos/ab/small.webp";
      await sharp({ create: { width: 900, height: 600, channels: 3, background: "#abc" } }).toFile(
        join(folder, "listings", key),
      );
      const response = await openPictures(key)(ask(`/img/s1/${size}`));
      expect(response?.headers.get("content-type")).toBe("image/webp");
      expect(response?.headers.get("cache-control")).toContain("immutable");
      expect(await readWidth(response)).toBe(900);
      await expect(readdir(pictures())).rejects.toThrow("ENOENT");
    },
  );

  test("is sent without the position of its camera", async () => {
    const response = await openPictures()(ask("/img/f1/640.jpeg"));
    expect((await sharp(await response?.arrayBuffer()).metadata()).exif).toBeUndefined();
  });
});

test.each([["/img/unknown/320.webp"], ["/img/a1/321.webp"], ["/img/a1/1600.webp", "POST"]])(
  "%s %s is not a picture",
  async (address, method = "GET") => {
    const response = await openPictures()(ask(address, method));
    expect(response?.status).toBe(method === "GET" ? 404 : 405);
  },
);

test.each(["/img/../etc/passwd", "/img/a1/320.svg", "/img/a%2F1/320.webp", "/vehicules"])(
  "%s is left to other handlers",
  async (address) => {
    expect(await openPictures()(ask(address))).toBeNull();
  },
);

test("returns 404 for a photo without a file, and makes it when the file is there", async () => {
  const answer = openPictures();
  const bytes = await readFile(path);
  await rm(path);
  expect((await answer(ask("/img/a1/320.webp")))?.status).toBe(404);
  await writeFile(path, bytes);
  expect((await answer(ask("/img/a1/320.webp")))?.status).toBe(200);
});

describe("pictures of object storage", () => {
  test("are made by each server with an empty cache, stay without the storage, and are 503 until then", async () => {
    const s3 = await startS3();
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const files = openFileStore(join(folder, "listings"), s3.url);
    await files.putFile(KEY, path);
    await files.put("photos/ab/small.webp", await sharp(TINY).webp().toBuffer());
    const answer = openPictures(KEY, files);
    const small = openPictures("photos/ab/small.webp", files);
    s3.isOnline = false;
    const failed = await answer(ask("/img/a1/320.webp"));
    expect([failed?.status, failed?.headers.get("retry-after")]).toEqual([503, "5"]);
    s3.isOnline = true;
    expect(await readWidth(await answer(ask("/img/a1/320.webp")))).toBe(320);
    expect(await readWidth(await small(ask("/img/s1/320.webp")))).toBe(20);
    s3.isOnline = false;
    expect(await readWidth(await answer(ask("/img/a1/320.webp")))).toBe(320);
    expect(await readWidth(await small(ask("/img/s1/640.webp")))).toBe(20);
    expect(log).toHaveBeenCalledWith(expect.stringContaining("does not respond"));
    log.mockRestore();
    await s3.close();
  });

  test("are made in the background once the storage responds", async () => {
    const s3 = await startS3();
    await openFileStore(join(folder, "listings"), s3.url).putFile(KEY, path);
    const stop = new AbortController();
    const lines: string[] = [];
    const log = (line: string) => {
      lines.push(line);
      if (line.includes("all photos are ready")) stop.abort();
      s3.isOnline = true;
    };
    const photos = [{ id: "b", path: KEY, widthPx: 320, isFirst: true }];
    const listings = { version: async () => "1", photoFiles: async () => photos };
    s3.isOnline = false;
    await keepSizesMade({
      listings,
      dataDir: folder,
      filesUrl: s3.url,
      log,
      signal: stop.signal,
      pauseMs: 1,
    });
    expect(lines[0]).toContain("does not respond");
    expect(await readdir(join(pictures(), "b"))).toEqual(["b-320.webp"]);
    await s3.close();
  });
});

describe("the sizes of photos", () => {
  test("are made after an import, those of lists first, and none wider than needed", async () => {
    const stop = new AbortController();
    const made: string[] = [];
    const make = vi.spyOn(PictureFiles.prototype, "make").mockImplementation(async (id, _path, width) => {
      made.push(`${id} ${width}`);
      return Buffer.alloc(0);
    });
    const photo = (id: string, widthPx: number, isFirst: boolean) => ({ id, path: KEY, widthPx, isFirst });
    const files = [photo("b", 700, true), photo("c", 300, false)];
    const lines: string[] = [];
    const listings = { version: async () => "1", photoFiles: async () => files };
    const log = (line: string) => {
      lines.push(line);
      stop.abort();
    };
    await keepSizesMade({ listings, dataDir: folder, log, signal: stop.signal, pauseMs: 1 });
    make.mockRestore();
    expect(made).toEqual(["b 640", "b 320", "b 480", "b 640", "b 720", "c 320"]);
    expect(lines).toEqual(["Sizes of photos: made 6 files, all photos are ready."]);
  });
});
