import type { ListingStore } from "@lieudit/listing-store";
import { expect, test, vi } from "vitest";
import { listingsSitemap } from "./listings-sitemap.ts";

const ENTRY = {
  kind: "vehicle" as const,
  slug: "une-annonce",
  titre: "Norvia",
  maj: "2026-11-20",
  photoIds: [],
};

function aStore(count: number) {
  return {
    version: vi.fn(async () => "1"),
    count: async () => count,
    sitemap: vi.fn<ListingStore["sitemap"]>(async (_, first, limit) =>
      Array.from({ length: Math.min(limit, count - first) }, (_, at) => ({
        ...ENTRY,
        id: `id-${first + at}`,
      })),
    ),
  };
}

async function readPaths(store: ReturnType<typeof aStore>, page: string | null) {
  // These are the methods that a sitemap calls.
  const services = { listings: store as unknown as ListingStore, publicUrl: "https://site.example" };
  return (await (await listingsSitemap("vehicle", services, page)).text()).match(/<loc>[^<]*/g) ?? [];
}

test("the parts together hold every listing once, and a part beyond the last is 404", async () => {
  const store = aStore(8_001);
  const parts = await Promise.all([null, "2", "3"].map((page) => readPaths(store, page)));
  expect(parts.map(({ length }) => length)).toEqual([4_000, 4_000, 1]);
  expect(new Set(parts.flat()).size).toBe(8_001);
  await expect(readPaths(store, "4")).rejects.toMatchObject({ status: 404 });
});

test("a part is written once for each version of the listings", async () => {
  const store = aStore(3);
  store.version.mockResolvedValue("before");
  await readPaths(store, null);
  await readPaths(store, null);
  expect(store.sitemap).toHaveBeenCalledTimes(1);
  store.version.mockResolvedValue("after");
  await readPaths(store, null);
  expect(store.sitemap).toHaveBeenCalledTimes(2);
});
