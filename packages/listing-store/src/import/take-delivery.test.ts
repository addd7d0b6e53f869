import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { anAgency, anEstateDraft } from "@lieudit/listing-model/testing";
import { expect, test } from "vitest";
import type { ListingStore } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";
import type { PhotoIntake } from "./photo-intake.ts";
import { readJsonLines } from "./read-jsonl.ts";
import { takeDelivery } from "./take-delivery.ts";

test.each([
  { agencyCount: 1, count: 450, max: 200 },
  { agencyCount: 30, count: 1_500, max: 1_000 },
])("at most $max listings of $agencyCount agencies are in memory", async ({ agencyCount, count, max }) => {
  const folder = mkdtempSync(join(tmpdir(), "take-delivery-"));
  const store = await openListingStore({ folder });
  try {
    for (let at = 0; at < agencyCount; at += 1) await store.putAgency(anAgency({ slug: `agence-${at}` }));
    let readCount = 0;
    let stagedCount = 0;
    let maxInMemory = 0;
    const lines = {
      *[Symbol.iterator]() {
        readCount = 0;
        for (; readCount < count; readCount++) {
          const agence = `agence-${readCount % agencyCount}`;
          yield JSON.stringify(anEstateDraft({ reference: `R-${readCount}`, agence, photos: [] }));
        }
      },
    };
    const watched = new Proxy(store, {
      get(target, name) {
        if (name === "stageListings") {
          const stage: ListingStore["stageListings"] = async (key, listings, first) => {
            maxInMemory = Math.max(maxInMemory, readCount - stagedCount);
            stagedCount += listings.length;
            await target.stageListings(key, listings, first);
          };
          return stage;
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    // No listing has photos to take.
    const photos = {} as PhotoIntake;
    const report = await takeDelivery(readJsonLines(lines), { store: watched, photos });
    expect(report.portfolios.reduce((sum, { inserted }) => sum + inserted, 0)).toBe(count);
    expect(maxInMemory).toBeLessThanOrEqual(max);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
