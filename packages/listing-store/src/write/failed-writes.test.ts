import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readEstateSearch } from "@lieudit/listing-model";
import { anAgency, anEstateDraft } from "@lieudit/listing-model/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ListingStore } from "../listing-store.ts";
import { openListingStore } from "../open-listing-store.ts";

let folder: string;
let store: ListingStore;
let file: DatabaseSync;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "failing-"));
  store = await openListingStore({ folder });
  await store.putAgency(anAgency());
  file = new DatabaseSync(join(folder, "listings.sqlite"));
});
afterEach(async () => {
  file.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const portfolio = (references: string[], prixCents: number) => ({
  agence: "agence-du-quai",
  flux: "jsonl",
  listings: references.map((reference) => anEstateDraft({ reference, prixCents })),
});

/** Returns the visible portfolio. */
async function seen(): Promise<string[]> {
  const { cards } = await store.findEstates(readEstateSearch(new URLSearchParams()));
  return cards.map(({ reference, prixCents }) => `${reference} ${prixCents}`).sort();
}

test("whichever write of an import fails, the old portfolio stays whole, and the next import works", async () => {
  await store.importPortfolio(portfolio(["A", "B", "C"], 100));
  const before = await seen();
  const version = await store.version();
  // Two change, two come, one goes.
  const next = portfolio(["A", "B", "D", "E"], 200);
  const outcomes: string[] = [];
  for (const table of ["listing", "listing_body", "listing_photo", "portfolio", "state"]) {
    for (const action of ["insert", "update", "delete"]) {
      for (const after of [0, 1, 2]) {
        file.exec(`create table writes (n integer)`);
        file.exec(
          `create trigger broken before ${action} on ${table} begin
             select raise(abort, 'the write fails') where (select count(*) from writes) >= ${after};
             insert into writes values (1);
           end`,
        );
        const outcome = await store.importPortfolio(next).then(
          () => "taken",
          (error: Error) => error.message,
        );
        file.exec("drop trigger broken; drop table writes");
        outcomes.push(outcome);
        if (outcome === "taken") {
          // No such write is made that often: put back what was there.
          expect(await seen()).toEqual(["A 200", "B 200", "D 200", "E 200"]);
          await store.importPortfolio(portfolio(["A", "B", "C"], 100));
        } else {
          expect(await seen()).toEqual(before);
        }
      }
    }
  }
  expect(outcomes.filter((outcome) => outcome.includes("the write fails")).length).toBeGreaterThan(10);
  expect(outcomes.filter((outcome) => outcome === "taken").length).toBeGreaterThan(0);
  expect(Number(await store.version())).toBeGreaterThanOrEqual(Number(version));
});

test("a full disk gives a clear error, changes nothing, and is recovered from", async () => {
  await store.importPortfolio(portfolio(["A"], 100));
  const { page_count: pages } = file.prepare("pragma page_count").get() as { page_count: number };
  await store.close();
  store = await openListingStore({ folder, maxPages: pages + 2 });
  const many = Array.from({ length: 200 }, (_, index) => `R${index}`);
  await expect(store.importPortfolio(portfolio(["A", ...many], 100))).rejects.toMatchObject({
    code: "UNAVAILABLE",
    message: expect.stringMatching(/database or disk is full/),
  });
  expect(await seen()).toEqual(["A 100"]);
  await store.close();
  store = await openListingStore({ folder });
  expect((await store.importPortfolio(portfolio(["A", ...many], 100))).inserted).toHaveLength(200);
});
