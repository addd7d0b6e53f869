import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createListingPictures } from "./listing-pictures.ts";

let folder: string;
let plain: Buffer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lieudit-pictures-"));
  plain = await sharp({ create: { width: 1600, height: 1067, channels: 3, background: "#abc" } })
    .withExif({ IFD3: { GPSLatitude: "43/1 14/1 0/1" } })
    .webp()
    .toBuffer();
});
afterEach(() => rm(folder, { recursive: true }));

const drawnPhoto = (id: string) => ({
  photo: { id, widthPx: 1600, heightPx: 1067, alt: "", drawn: { seed: 1, view: "bien/salon" } },
  path: null,
});
const ask = (path: string, method = "GET") => new Request(`http://site.test${path}`, { method });

function pictures(draw = vi.fn(async () => plain)) {
  const photo = async (id: string) => (id === "unknown" ? null : drawnPhoto(id));
  return { draw, answer: createListingPictures({ listings: { photo }, folder: join(folder, "p"), draw }) };
}

describe("a picture", () => {
  test("is drawn once, resized, kept, and may be kept for ever", async () => {
    const { draw, answer } = pictures();
    const [one, other] = await Promise.all([
      answer(ask("/img/a1/320.webp")),
      answer(ask("/img/a1/480.webp")),
    ]);
    expect(one?.headers.get("content-type")).toBe("image/webp");
    expect(one?.headers.get("cache-control")).toContain("immutable");
    expect((await sharp(await one?.arrayBuffer()).metadata()).width).toBe(320);
    expect((await sharp(await other?.arrayBuffer()).metadata()).width).toBe(480);
    expect(draw).toHaveBeenCalledTimes(1);
    await pictures(draw).answer(ask("/img/a1/320.webp"));
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test("comes as WebP until its AVIF is there", async () => {
    const { answer } = pictures();
    const first = await answer(ask("/img/a1/320.avif"));
    expect(first?.headers.get("content-type")).toBe("image/webp");
    expect(first?.headers.get("cache-control")).toBe("public, max-age=60");
    await vi.waitFor(async () => expect(await readdir(join(folder, "p", "a1"))).toContain("a1-320.avif"));
    const second = await answer(ask("/img/a1/320.avif"));
    expect(second?.headers.get("content-type")).toBe("image/avif");
  });

  test("of a file has no position of its camera left", async () => {
    const path = join(folder, "photo.webp");
    await writeFile(path, plain);
    const answer = createListingPictures({
      listings: {
        photo: async () => ({ photo: { id: "f1", widthPx: 1600, heightPx: 1067, alt: "" }, path }),
      },
      folder: join(folder, "p"),
    });
    const found = await answer(ask("/img/f1/640.jpeg"));
    const bytes = await found?.arrayBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });
});

test.each([["/img/unknown/320.webp"], ["/img/a1/321.webp"], ["/img/a1/1600.webp", "POST"]])(
  "%s %s is no picture",
  async (path, method = "GET") => {
    const answer = await pictures().answer(ask(path, method));
    expect(answer?.status).toBe(method === "GET" ? 404 : 405);
  },
);

test.each(["/img/../etc/passwd", "/img/a1/320.svg", "/img/a%2F1/320.webp", "/vehicules"])(
  "%s is left to others",
  async (path) => {
    expect(await pictures().answer(ask(path))).toBeNull();
  },
);

test("a picture that nothing can draw is not there, and a failed drawing is tried again", async () => {
  const none = createListingPictures({ listings: { photo: async (id) => drawnPhoto(id) }, folder });
  expect((await none(ask("/img/a1/320.webp")))?.status).toBe(404);
  const draw = vi.fn(async () => plain).mockRejectedValueOnce(new Error("The child ended."));
  const { answer } = pictures(draw);
  await expect(answer(ask("/img/a1/320.webp"))).rejects.toThrow("The child ended.");
  expect((await answer(ask("/img/a1/320.webp")))?.status).toBe(200);
});
