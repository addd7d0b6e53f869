import { aVehicle } from "@lieudit/listing-model/testing";
import { expect, test } from "vitest";
import { printedAgency, printedListing } from "./printed-listing.ts";

const TYPED = { rue: "3 Place de l'Église", codePostal: "27110", commune: "L'Isle", departement: "27" };
const PRINTED = { ...TYPED, rue: "3 Place de l’Église", commune: "L’Isle" };

test("what a feed types is printed in French, and the listing keeps its address on the site", () => {
  const listing = aVehicle({ titre: "Citroën d'origine : 9 ch", description: "L'état ?", adresse: TYPED });
  expect(printedListing(listing)).toEqual({
    ...listing,
    titre: "Citroën d’origine\u00a0: 9\u00a0ch",
    description: "L’état\u202f?",
    adresse: PRINTED,
  });
  const agency = { slug: "l-ilot", kind: "agence" as const, nom: "L'Îlot", adresse: TYPED };
  expect(printedAgency(agency)).toEqual({ ...agency, nom: "L’Îlot", adresse: PRINTED });
});
