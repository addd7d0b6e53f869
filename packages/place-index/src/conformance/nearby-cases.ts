import type { NearbyCase } from "./conformance-case.ts";
import { aLocality, anAddress, aPoi, aStreet, awayFromHarbour } from "./places.ts";

const AROUND = [
  aPoi("Café Ici", "cafe", { popularity: 0.1, location: awayFromHarbour(0, 10) }),
  aPoi("Bar au Coin", "bar", { popularity: 0.3, location: awayFromHarbour(100) }),
  aPoi("Musée au Bout", "museum", { popularity: 0.9, location: awayFromHarbour(0, -990) }),
  aPoi("Musée Dehors", "museum", { popularity: 1, location: awayFromHarbour(1_010) }),
];

export const NEARBY_CASES: readonly NearbyCase[] = [
  {
    title: "by distance, nearest first, none outside the circle",
    places: AROUND,
    query: {},
    expected: ["Café Ici", "Bar au Coin", "Musée au Bout"],
  },
  {
    title: "by popularity, best known first, none outside the circle",
    places: AROUND,
    query: { rank: "POPULARITY" },
    expected: ["Musée au Bout", "Bar au Coin", "Café Ici"],
  },
  ...(["DISTANCE", "POPULARITY"] as const).flatMap((rank): NearbyCase[] => [
    {
      title: `included types, by ${rank}`,
      places: AROUND,
      query: { rank, includedTypes: ["bar", "zoo"] },
      expected: ["Bar au Coin"],
    },
    {
      title: `a type that all points of interest have, by ${rank}`,
      places: AROUND.slice(0, 1),
      query: { rank, includedTypes: ["establishment"] },
      expected: ["Café Ici"],
    },
    {
      title: `excluded types, by ${rank}`,
      places: AROUND.slice(0, 2),
      query: { rank, excludedTypes: ["bar", "zoo"] },
      expected: ["Café Ici"],
    },
    {
      title: `included primary types, by ${rank}`,
      places: [
        aPoi("Café", "cafe"),
        aPoi("Librairie", "book_store", { types: ["book_store", "cafe", "store"] }),
      ],
      query: { rank, includedPrimaryTypes: ["cafe"] },
      expected: ["Café"],
    },
    {
      title: `excluded primary types, by ${rank}`,
      places: [
        aPoi("Café", "cafe"),
        aPoi("Librairie", "book_store", { types: ["book_store", "cafe", "store"] }),
      ],
      query: { rank, includedTypes: ["cafe"], excludedPrimaryTypes: ["cafe"] },
      expected: ["Librairie"],
    },
    {
      title: `without types only points of interest, by ${rank}`,
      places: [aPoi("Café"), aStreet("Rue Neuve"), anAddress("1", "Rue Neuve"), aLocality("Port-Valbrune")],
      query: { rank },
      expected: ["Café"],
    },
    {
      title: `streets when they are asked for, by ${rank}`,
      places: [aPoi("Café"), aStreet("Rue Neuve")],
      query: { rank, includedTypes: ["route"] },
      expected: ["Rue Neuve"],
    },
    {
      title: `a type that no place has, by ${rank}`,
      places: AROUND,
      query: { rank, includedTypes: ["zoo"] },
      expected: [],
    },
    {
      title: `fifty kilometres, by ${rank}`,
      places: [
        aPoi("Phare", "cafe", { location: awayFromHarbour(0, 49_900) }),
        aPoi("Cap", "cafe", { location: awayFromHarbour(36_000, 36_000) }),
      ],
      query: { rank, radiusMetres: 50_000 },
      expected: ["Phare"],
    },
    {
      title: `a radius of nothing, by ${rank}`,
      places: [aPoi("Café"), aPoi("Bar", "bar", { location: awayFromHarbour(2) })],
      query: { rank, radiusMetres: 0 },
      expected: ["Café"],
    },
    {
      title: `over the antimeridian, by ${rank}`,
      places: [
        aPoi("Ouest", "cafe", { popularity: 0.5, location: { latitude: -17, longitude: 179.999 } }),
        aPoi("Est", "cafe", { location: { latitude: -17, longitude: -179.997 } }),
        aPoi("Ligne", "cafe", { popularity: 0.9, location: { latitude: -17, longitude: 180 } }),
      ],
      query: { rank, center: { latitude: -17, longitude: -179.9999 }, radiusMetres: 2_000 },
      expected: ["Ligne", "Ouest", "Est"],
    },
    {
      title: `at the pole, by ${rank}`,
      places: [aPoi("Station", "cafe", { location: { latitude: -89.99, longitude: 120 } })],
      query: { rank, center: { latitude: -90, longitude: 0 }, radiusMetres: 2_000 },
      expected: ["Station"],
    },
    {
      title: `no more than the limit, by ${rank}`,
      places: AROUND,
      query: { rank, limit: 1, includedTypes: ["cafe"] },
      expected: ["Café Ici"],
    },
  ]),
];
