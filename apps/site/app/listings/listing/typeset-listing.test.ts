import { anEstate, aVehicle } from "@lieudit/listing-model/testing";
import { expect, test } from "vitest";
import { typesetAgency, typesetListing } from "./typeset-listing.ts";

const TYPED = { rue: "3 Place de l'Église", codePostal: "27110", commune: "L'Isle", departement: "27" };
const PRINTED = { ...TYPED, rue: "3 place de l’Église", commune: "L’Isle" };

test("what a feed types is printed in French, and the listing keeps its address on the site", () => {
  const listing = aVehicle({ titre: "Citroën d'origine : 9 ch", description: "L'état ?", adresse: TYPED });
  expect(typesetListing(listing)).toEqual({
    ...listing,
    titre: "Citroën d’origine\u00a0: 9\u00a0ch",
    description: "L’état\u202f?",
    adresse: PRINTED,
  });
  const agency = { slug: "l-ilot", kind: "agence" as const, nom: "L'Îlot", adresse: TYPED };
  expect(typesetAgency(agency)).toEqual({ ...agency, nom: "L’Îlot", adresse: PRINTED });
});

test.each([
  ["", "Maison à louer – photo 2"],
  ["Photo de l’annonce", "Maison à louer – photo 2"],
  ["La cuisine", "La cuisine"],
])("a photo with the text %j has the alternative text %j", (alt, expected) => {
  const photo = { id: "a-1", widthPx: 3, heightPx: 2, alt: "Façade" };
  const { photos } = typesetListing(
    anEstate({ titre: "Maison à louer", photos: [photo, { ...photo, alt }] }),
  );
  expect(photos.map((one) => one.alt)).toEqual(["Façade", expected]);
});

test("all that a feed types in words of its own is printed, and what addresses are made of stays", () => {
  const vehicle = aVehicle({
    marque: "L'Auto",
    version: "1.6 : 130 ch",
    equipements: ["Aide à l'arrêt"],
    options: ["Pack « hiver »"],
    garantie: { mois: 12, type: "moteur ; boîte" },
    photos: [{ id: "a-1", widthPx: 3, heightPx: 2, alt: "L'avant : trois quarts" }],
  });
  expect(typesetListing(vehicle)).toMatchObject({
    marque: "L'Auto",
    version: "1.6\u00a0: 130\u00a0ch",
    equipements: ["Aide à l’arrêt"],
    options: ["Pack «\u202fhiver\u202f»"],
    garantie: { mois: 12, type: "moteur\u202f; boîte" },
    photos: [{ id: "a-1", widthPx: 3, heightPx: 2, alt: "L’avant\u00a0: trois quarts" }],
  });
  const estate = anEstate({ vue: "sur l'estuaire", copro: { enCopro: true, detail: "Plan d'apurement" } });
  expect(typesetListing(estate)).toMatchObject({
    vue: "sur l’estuaire",
    copro: { enCopro: true, detail: "Plan d’apurement" },
  });
});
