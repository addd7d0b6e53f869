import { readVehicleSearch } from "@lieudit/listing-model";
import { expect, test } from "vitest";
import { findLikeModels } from "./like-models.ts";

const facet = ["Clio IV", "Clio V", "Captur"].map((label) => ({
  value: label.toLowerCase().replace(" ", "-"),
  label,
  count: 2,
}));
const search = (modele: string) =>
  readVehicleSearch(new URLSearchParams(), { categorie: "voitures", marque: "renault", modele });

test("the generations of a model are offered where its name alone finds nothing", () => {
  expect(
    findLikeModels(search("clio"), 0, facet)?.links.map(({ label, href, total }) => [label, href, total]),
  ).toEqual([
    ["Clio IV", "/vehicules/voitures/renault/clio-iv", 2],
    ["Clio V", "/vehicules/voitures/renault/clio-v", 2],
  ]);
});

test.each([
  ["there are results", "clio", 3],
  ["no model begins so", "zoe", 0],
  ["the name is the beginning of a word", "cli", 0],
])("nothing is offered where %s", (_why, modele, total) => {
  expect(findLikeModels(search(modele), total, facet)).toBeNull();
});
