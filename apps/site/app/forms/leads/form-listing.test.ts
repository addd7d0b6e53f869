import { findForm } from "@lieudit/leads/forms";
import { expect, test } from "vitest";
import type { SiteServices } from "../../shell/services/services.ts";
import { formSubject } from "./form-listing.ts";

const { signal } = new AbortController();

/** Services with one estate on offer. */
function withEstate(transaction: string) {
  const listing = {
    kind: "estate",
    id: "abcdefghij",
    reference: "R1",
    titre: "Maison",
    slug: "maison",
    transaction,
    prixCents: 40_000_00,
    agence: "quai",
    photos: [],
    adresse: { commune: "Aubremer" },
  };
  const listings = { get: async () => ({ state: "shown", listing, agency: null }) };
  // The forms of these tests read nothing else.
  return { listings, places: {} } as unknown as Pick<SiteServices, "listings" | "places">;
}

test.each([
  ["/sejour", "saisonnier", true],
  ["/sejour", "vente", false],
  ["/sejour", "location", false],
  ["/visite", "vente", true],
])("%s about an estate with the transaction %s is served: %s", async (path, transaction, isServed) => {
  const form = findForm(path);
  if (form === null || form === undefined) throw new Error(`There is no form at ${path}.`);
  const subject = formSubject(
    form,
    new URL(`https://l.example${path}/x`),
    "x-abcdefghij",
    withEstate(transaction),
    signal,
  );
  if (isServed) expect((await subject)?.listing).toMatchObject({ id: "abcdefghij" });
  else await expect(subject).rejects.toMatchObject({ status: 404 });
});
