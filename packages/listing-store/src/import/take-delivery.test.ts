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

const COUNT = 450;
/** Listings that are staged together. */
const MAX_IN_MEMORY = 200;

test("a delivery is staged while it is read, a few listings at a time", async () => {
  const folder = mkdtempSync(join(tmpdir(), "take-delivery-"));
  const store = await openListingStore({ folder });
  try {
    await store.putAgency(anAgency());
    let readCount = 0;
    let stagedCount = 0;
    let maxInMemory = 0;
    const lines = {
      *[Symbol.iterator]() {
        readCount = 0;
        for (; readCount < COUNT; readCount++) {
          yield JSON.stringify(anEstateDraft({ reference: `R-${readCount}`, photos: [] }));
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
    expect(report.portfolios).toMatchObject([{ agence: "agence-du-quai", inserted: COUNT }]);
    expect(maxInMemory).toBeLessThanOrEqual(MAX_IN_MEMORY);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
