import { expect, test } from "vitest";
import { HouseStreets } from "./house-streets.ts";

const streets = new HouseStreets();
streets.add({
  type: "relation",
  id: 1,
  tags: { type: "associatedStreet", name: "Rue du Four" },
  members: [
    { type: "node", id: 10, role: "house" },
    { type: "way", id: 10, role: "house" },
    { type: "way", id: 20, role: "street" },
    { type: "relation", id: 30, role: "address" },
  ],
});
streets.add({
  type: "relation",
  id: 2,
  tags: { type: "site", name: "Château" },
  members: [{ type: "node", id: 40, role: "house" }],
});

test.each([
  ["a node", "node", 10, { "addr:housenumber": "3" }, "Rue du Four"],
  ["a building", "way", 10, { "addr:housenumber": "3" }, "Rue du Four"],
  ["an area", "relation", 30, { "addr:housenumber": "3" }, "Rue du Four"],
  ["a house that names its street", "node", 10, { "addr:housenumber": "3", "addr:street": "Quai" }, "Quai"],
  ["a house of a hamlet", "node", 10, { "addr:housenumber": "3", "addr:place": "Le Mas" }, undefined],
  ["the street itself", "way", 20, { "addr:housenumber": "3" }, undefined],
  ["what has no number", "node", 10, { shop: "bakery" }, undefined],
  ["a member of something else", "node", 40, { "addr:housenumber": "3" }, undefined],
] as const)("%s: %s/%i", (_name, type, id, tags, street) => {
  expect(streets.completed(type, id, tags)["addr:street"]).toBe(street);
});
