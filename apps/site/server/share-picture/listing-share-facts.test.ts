import type { Listing } from "@lieudit/listing-model";
import { listingPath } from "@lieudit/listing-model";
import { anEstate } from "@lieudit/listing-model/testing";
import { expect, test } from "vitest";
import { listingShareFacts } from "./listing-share-facts.ts";

const estate: Listing = anEstate();
const find = listingShareFacts(
  { get: async (id) => (id === estate.id ? { state: "shown", listing: estate, agency: null } : null) },
  async ({ url }) => (url.includes("/img/") ? new Response("photo") : null),
);

test("a listing's picture tells its price, town and title, beside its first photo", async () => {
  const facts = await find(listingPath(estate));
  expect(facts?.title).toBe(estate.titre);
  expect(facts?.kicker).toContain("€");
  expect(facts?.kicker).toContain(estate.adresse.commune);
  expect(facts?.picture?.name).toBe(estate.photos[0]?.id);
  expect(Buffer.from((await facts?.picture?.read()) ?? []).toString()).toBe("photo");
});

test.each([`/bien/autre-mots-${estate.id}`, `/vehicule/${estate.id}`, "/bien/x", "/guides/x"])(
  "%s is no listing's address",
  async (path) => {
    expect(await find(path)).toBeNull();
  },
);
