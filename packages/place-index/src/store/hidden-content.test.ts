import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aPlaceRecord } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmptyPlaceIndex } from "./empty-place-index.ts";
import {
  followHiddenContent,
  readHiddenContent,
  withoutHiddenContent,
  writeHiddenContent,
} from "./hidden-content.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hidden-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("what is hidden is read again, and a running server follows it", async () => {
  let nowMs = 0;
  const getHidden = followHiddenContent(folder, () => nowMs);
  expect(getHidden()).toEqual({ reviews: [], photos: [] });
  await writeHiddenContent(folder, { reviews: ["a"], photos: ["b"] });
  expect(await readHiddenContent(folder)).toEqual({ reviews: ["a"], photos: ["b"] });
  expect(getHidden().photos).toEqual([]);
  nowMs += 1_000;
  expect(getHidden()).toEqual({ reviews: ["a"], photos: ["b"] });
  writeFileSync(join(folder, "hidden-reviews.json"), "{");
  nowMs += 1_000;
  expect(getHidden()).toEqual({ reviews: ["a"], photos: ["b"] });
  await expect(readHiddenContent(folder)).rejects.toThrow();
});

test("a file of an earlier version hides reviews only", async () => {
  writeFileSync(join(folder, "hidden-reviews.json"), '{"version":1,"signatures":["a"]}');
  expect(await readHiddenContent(folder)).toEqual({ reviews: ["a"], photos: [] });
});

test("places lack what is hidden, whichever call finds them", async () => {
  const author = { displayName: "Léa" };
  const review = (key: string) => ({ key, author, publishTime: "2026-11-20T08:00:00Z" });
  const photo = (key: string) => ({ key, widthPx: 4, heightPx: 3, authorAttributions: [] });
  const record = aPlaceRecord({ reviews: [review("a"), review("c")], photos: [photo("b"), photo("d")] });
  const index = withoutHiddenContent(
    {
      ...createEmptyPlaceIndex(),
      getPlace: async () => record,
      getPlaces: async () => [record],
      searchText: async () => ({ places: [record], hasMore: false }),
      searchNearby: async () => [record],
    },
    () => ({ reviews: ["a"], photos: ["b"] }),
  );
  const area = {
    center: { latitude: 0, longitude: 0 },
    radiusMetres: 1,
    limit: 1,
    rank: "DISTANCE",
  } as const;
  for (const place of [
    await index.getPlace("x"),
    ...(await index.getPlaces(["x"])),
    ...(await index.searchText({ text: "x", language: "fr", limit: 1 })).places,
    ...(await index.searchNearby(area)),
  ]) {
    expect(place?.reviews?.map(({ key }) => key)).toEqual(["c"]);
    expect(place?.photos?.map(({ key }) => key)).toEqual(["d"]);
  }
});
