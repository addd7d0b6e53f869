import { estateListPath, readEstateSearch } from "@lieudit/listing-model";
import { expect, test } from "vitest";
import { getMapLinks, withZone } from "./map-links.ts";

test("a zone takes the place of the town and of the page, and keeps the other filters", () => {
  const params = new URLSearchParams("ville=aubremer-96100&rayon=10&pieces=3&vue=carte&page=2");
  const search = readEstateSearch(params, { transaction: "vente", type: "maison" });
  const links = getMapLinks(search, estateListPath);
  const address = withZone(links, "-0.8,49.5,-0.7,49.6");
  expect(address).toBe("/immobilier/vente/maison?pieces=3&zone=-0.8%2C49.5%2C-0.7%2C49.6&vue=carte");
  const zoned = readEstateSearch(new URL(address, "http://list").searchParams, {
    transaction: "vente",
    type: "maison",
  });
  expect(estateListPath(zoned)).toBe(address);
  expect(getMapLinks(zoned, estateListPath)).toEqual({
    here: address,
    zone: "-0.8,49.5,-0.7,49.6",
    withoutZone: "/immobilier/vente/maison?pieces=3&vue=carte",
    withAnyZone: links.withAnyZone,
  });
});
