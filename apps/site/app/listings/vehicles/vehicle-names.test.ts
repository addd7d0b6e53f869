import { listingCard, readVehicleSearch, toSlug, type VehicleSearch } from "@lieudit/listing-model";
import { anAgency, aVehicle } from "@lieudit/listing-model/testing";
import { expect, test } from "vitest";
import { strayModel } from "./stray-model.ts";
import { vehicleNames } from "./vehicle-names.ts";

const CARDS = [
  { marque: "Mercedes-Benz", modele: "Classe A" },
  { marque: "BMW", modele: "Série 1" },
  { marque: "Peugeot", modele: "208" },
].map((facts) => listingCard(aVehicle(facts), "Garage"));

/** Finds by make and model, as the store does. */
const LISTINGS = {
  async findVehicles({ marque, modele }: VehicleSearch) {
    const cards = CARDS.filter(
      (card) =>
        (marque === undefined || toSlug(card.marque) === marque) &&
        (modele === undefined || toSlug(card.modele) === modele),
    );
    return { cards, total: cards.length, page: 1, pageCount: 1 };
  },
  async agency(slug: string) {
    return slug === "l-ilot"
      ? { ...anAgency({ slug, nom: "L'Îlot" }), vehicleCount: 0, estateCount: 0 }
      : null;
  },
};

const asked = (query: string) => readVehicleSearch(new URLSearchParams(query));

test.each([
  ["marque=mercedes-benz&modele=classe-a", { marque: "Mercedes-Benz", modele: "Classe A" }],
  ["marque=bmw&prix-max=1", { marque: "BMW" }],
  ["marque=bmw&modele=classe-a", { marque: "BMW" }],
  ["marque=ferrari", {}],
  ["agence=l-ilot", { agence: "L’Îlot" }],
  ["", {}],
])("?%s is about %j, though the list is empty", async (query, names) => {
  expect(await vehicleNames(asked(query), LISTINGS)).toEqual(names);
});

test.each([
  [
    "marque=bmw&modele=208",
    "«\u202f208\u202f» n’est pas un modèle de la marque BMW\u00a0: ce filtre est ignoré.",
  ],
  ["marque=peugeot&modele=208", undefined],
  // Sold out, or of a make that has sold out: nobody's mistake.
  ["marque=peugeot&modele=106", undefined],
  ["marque=ferrari&modele=208", undefined],
  ["marque=peugeot", undefined],
])("?%s: %s", async (query, sentence) => {
  expect((await strayModel(asked(query), LISTINGS))?.sentence).toBe(sentence);
});
