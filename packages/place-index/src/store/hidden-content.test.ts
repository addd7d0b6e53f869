import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServiceDatabase, type ServiceDatabase } from "@lieudit/database/service";
import { aPlaceRecord } from "@lieudit/test-kit";
import { describeOnBothDatabases } from "@lieudit/test-kit/postgres";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createEmptyPlaceIndex } from "./empty-place-index.ts";
import { followHiddenContent, openHiddenStore, withoutHiddenContent } from "./hidden-content.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hidden-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describeOnBothDatabases("hidden content", (createDatabase) => {
  let services: (ServiceDatabase | undefined)[];
  beforeEach(async () => {
    const url = await createDatabase();
    services = [1, 2].map(() => (url === undefined ? undefined : createServiceDatabase(url)));
  });
  afterEach(async () => {
    for (const service of services) await service?.close();
  });

  test("what one server hides is read again by another, at most a second late", async () => {
    let nowMs = 0;
    const [a, b] = services;
    const getHidden = followHiddenContent(folder, b, () => nowMs);
    expect(await getHidden()).toEqual({ reviews: [], photos: [] });
    const store = openHiddenStore(folder, a);
    await store.set("reviews", "z", true);
    await store.set("reviews", "a", true);
    await store.set("photos", "b", true);
    await store.set("photos", "b", true);
    expect(await store.read()).toEqual({ reviews: ["z", "a"], photos: ["b"] });
    expect((await getHidden()).photos).toEqual([]);
    nowMs += 1_000;
    expect(await getHidden()).toEqual({ reviews: ["z", "a"], photos: ["b"] });
    await store.set("reviews", "z", false);
    nowMs += 1_000;
    expect(await getHidden()).toEqual({ reviews: ["a"], photos: ["b"] });
  });

  test("a file of an earlier version hides reviews only, also once it has moved into a database", async () => {
    writeFileSync(join(folder, "hidden-reviews.json"), '{"version":1,"signatures":["a"]}');
    const reads = await Promise.all(services.map((service) => openHiddenStore(folder, service).read()));
    expect(reads).toEqual(Array(2).fill({ reviews: ["a"], photos: [] }));
  });
});

test("a damaged file is an error for commands, and changes nothing for a running server", async () => {
  let nowMs = 0;
  const store = openHiddenStore(folder, undefined);
  await store.set("reviews", "a", true);
  const getHidden = followHiddenContent(folder, undefined, () => nowMs);
  expect((await getHidden()).reviews).toEqual(["a"]);
  writeFileSync(join(folder, "hidden-reviews.json"), "{");
  nowMs += 1_000;
  expect((await getHidden()).reviews).toEqual(["a"]);
  await expect(store.read()).rejects.toThrow();
});

test("a server that never reached its database shows no place rather than a hidden review", async () => {
  const service = createServiceDatabase("postgresql://127.0.0.1:1/x");
  await expect(followHiddenContent(folder, service)()).rejects.toMatchObject({ code: "UNAVAILABLE" });
  await service.close();
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
    async () => ({ reviews: ["a"], photos: ["b"] }),
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
