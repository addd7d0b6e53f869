import { expect, test } from "vitest";
import { findNearestTowns } from "./nearest-towns.ts";

const COMMUNES = [
  ["aubremer-96100", "Aubremer", 49.55],
  ["houlgreve-96110", "Houlgrève", 49.5],
  ["loin-96900", "Loin", 50.5],
  ["vide-96120", "Vide", 49.51],
  ["sans-place-96130", "Sans-Place", null],
].map(([ville, commune, latitude]) => ({
  ville: String(ville),
  commune: String(commune),
  codePostal: String(ville).slice(-5),
  latitude: latitude as number | null,
  longitude: latitude === null ? null : -0.79,
  count: 9,
}));

test("the nearest towns with results come first, with their distance and number", () => {
  const facet = COMMUNES.filter(({ commune }) => commune !== "Vide").map(({ ville, commune }, at) => ({
    value: ville,
    label: commune,
    count: at + 1,
  }));
  const town = { name: "Vide", middle: { latitude: 49.51, longitude: -0.79 } };
  const hrefOf = (ville: string) => `/${ville}`;
  const nearest = findNearestTowns(town, facet, COMMUNES, hrefOf);
  expect(nearest?.sentence).toMatch(/^Aucune annonce à Vide /);
  expect(findNearestTowns({ ...town, middle: null }, facet, COMMUNES, hrefOf)).toBeNull();
  expect(findNearestTowns(town, [], COMMUNES, hrefOf)).toBeNull();
  expect(nearest?.links.map(({ label, href, total }) => [label, href, total])).toEqual([
    ["Houlgrève, à\u00a01,1\u00a0km", "/houlgreve-96110", 2],
    ["Aubremer, à\u00a04,4\u00a0km", "/aubremer-96100", 1],
    ["Loin, à\u00a0110\u00a0km", "/loin-96900", 3],
  ]);
});
