import type { ReverseCase } from "./conformance-case.ts";
import { aLocality, anAddress, aPoi, aPostalCode, aStreet, awayFromHarbour } from "./places.ts";

const TOWN = [
  aLocality("Port-Valbrune", { location: awayFromHarbour(900) }),
  aPostalCode("83999", { location: awayFromHarbour(1_000) }),
  aStreet("Rue Neuve", { location: awayFromHarbour(200) }),
  aStreet("Rue Vieille", { location: awayFromHarbour(50) }),
  anAddress("4", "Rue Neuve", { location: awayFromHarbour(20) }),
  anAddress("6", "Rue Neuve", { location: awayFromHarbour(28) }),
  aPoi("Café", "cafe", { location: awayFromHarbour(10) }),
  aPoi("Bar", "bar", { location: awayFromHarbour(60) }),
];

export const REVERSE_CASES: readonly ReverseCase[] = [
  {
    title: "the address, what stands there, its street, the town, the postal code",
    places: TOWN,
    query: {},
    expected: ["4 Rue Neuve", "Café", "Rue Neuve", "Port-Valbrune", "83999"],
  },
  {
    title: "types keep out the others",
    places: TOWN,
    query: { types: ["route", "locality"] },
    expected: ["Rue Neuve", "Port-Valbrune"],
  },
  {
    title: "a type is looked for a little further away",
    places: TOWN,
    query: { types: ["bar"] },
    expected: ["Bar"],
  },
  { title: "no more than the limit", places: TOWN, query: { limit: 1 }, expected: ["4 Rue Neuve"] },
  {
    title: "without an address the nearest street",
    places: TOWN.filter(({ kind }) => kind === "street"),
    query: {},
    expected: ["Rue Vieille"],
  },
  {
    title: "the town that holds the point, not the one whose middle is nearer",
    places: [
      aLocality("Valbrune", {
        location: awayFromHarbour(4_000),
        viewport: { low: awayFromHarbour(-1_000, -1_000), high: awayFromHarbour(9_000, 9_000) },
      }),
      aLocality("Roquebelle", {
        location: awayFromHarbour(-2_000),
        viewport: { low: awayFromHarbour(-4_000, -4_000), high: awayFromHarbour(-1_500, 1_000) },
      }),
    ],
    query: {},
    expected: ["Valbrune"],
  },
  {
    title: "the part of a town that an address names, and the town that holds it",
    places: [
      aLocality("Port-Valbrune", {
        location: awayFromHarbour(900),
        viewport: { low: awayFromHarbour(-1_000, -1_000), high: awayFromHarbour(2_000, 2_000) },
      }),
      aLocality("Roquebelle", { location: awayFromHarbour(300) }),
      aLocality("Le Vallon", { types: ["sublocality", "political"], location: awayFromHarbour(100) }),
      anAddress("4", "Rue Neuve", { location: awayFromHarbour(20), address: { locality: "Le Vallon" } }),
    ],
    query: { types: ["sublocality", "locality"] },
    expected: ["Le Vallon", "Port-Valbrune"],
  },
  {
    title: "nothing in the open sea",
    places: TOWN,
    query: { location: { latitude: 0, longitude: 0 } },
    expected: [],
  },
];
