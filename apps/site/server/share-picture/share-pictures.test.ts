import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import type { SharePictureFacts } from "./draw-share-picture.ts";
import { createSharePictures } from "./share-pictures.ts";

const folder = join(mkdtempSync(join(tmpdir(), "lieudit-og-")), "og");
afterAll(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

const facts: SharePictureFacts = {
  kicker: "Guide",
  title: "Acheter une voiture & <la> garder",
  picture: null,
};

function pictures(known: Record<string, SharePictureFacts>) {
  const drawn: number[] = [];
  const answer = createSharePictures({
    folder,
    finders: [(path) => known[path] ?? null],
    bounded: (work) => {
      drawn.push(1);
      return work();
    },
  });
  return { drawn, ask: (path: string) => answer(new Request(`http://site.example${path}`)) };
}

test("a picture is a JPEG of 1200 by 630 px, drawn once however many ask, and kept on disk", async () => {
  const { ask, drawn } = pictures({ "/guides/acheter": facts });
  const answers = await Promise.all([ask("/og/guides/acheter.jpg"), ask("/og/guides/acheter.jpg")]);
  const bytes = await Promise.all(answers.map(async (one) => Buffer.from(await one!.arrayBuffer())));
  const { format, width, height } = await sharp(bytes[0]).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(true);
  expect(drawn).toHaveLength(1);
  const files = readdirSync(folder);
  expect(files).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.jpg$/)]);

  const later = pictures({ "/guides/acheter": facts });
  expect((await later.ask("/og/guides/acheter.jpg"))?.status).toBe(200);
  expect(later.drawn).toEqual([]);
});

test("another title is another picture, with its own letters in it", async () => {
  const { ask } = pictures({ "/guides/acheter": facts, "/guides/louer": { ...facts, title: "Louer" } });
  const [one, other] = await Promise.all(
    ["acheter", "louer"].map(async (slug) =>
      Buffer.from(await (await ask(`/og/guides/${slug}.jpg`))!.arrayBuffer()),
    ),
  );
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

test("a title of any length and sign is drawn, and a picture that cannot be read is left out", async () => {
  const title = `\u0000\ud800<b>&${"mot ".repeat(400)}`;
  const { ask } = pictures({
    "/x": { kicker: "", title, picture: { name: "x", read: () => Promise.reject(new Error("Gone.")) } },
  });
  expect((await ask("/og/x.jpg"))?.headers.get("content-type")).toBe("image/jpeg");
});

test.each(["/og/rien.jpg", "/og/guides/acheter.png", "/og/.jpg", "/og//x.jpg", "/og/%2e%2e/x.jpg"])(
  "%s is no picture",
  async (path) => {
    expect(await pictures({}).ask(path)).toBeNull();
  },
);
