import type { NearbyClaim } from "./describe-place-index.ts";
import { aLocality, anAddress, aPoi, aStreet, awayFromHarbour } from "./places.ts";

const AROUND = [
  aPoi("Café Ici", "cafe", { popularity: 0.1, location: awayFromHarbour(0, 10) }),
  aPoi("Bar au Coin", "bar", { popularity: 0.3, location: awayFromHarbour(100) }),
  aPoi("Musée au Bout", "museum", { popularity: 0.9, location: awayFromHarbour(0, -990) }),
  aPoi("Musée Dehors", "museum", { popularity: 1, location: awayFromHarbour(1_010) }),
];

export const NEARBY_CLAIMS: readonly NearbyClaim[] = [
  {
    claim: "by distance, nearest first, none outside the circle",
    places: AROUND,
    ask: {},
    answers: ["Café Ici", "Bar au Coin", "Musée au Bout"],
  },
  {
    claim: "by popularity, best known first, none outside the circle",
    places: AROUND,
    ask: { rank: "POPULARITY" },
    answers: ["Musée au Bout", "Bar au Coin", "Café Ici"],
  },
  ...(["DISTANCE", "POPULARITY"] as const).flatMap((rank): NearbyClaim[] => [
    {
      claim: `included types, by ${rank}`,
      places: AROUND,
      ask: { rank, includedTypes: ["bar", "zoo"] },
      answers: ["Bar au Coin"],
    },
    {
      claim: `a type that all points of interest have, by ${rank}`,
      places: AROUND.slice(0, 1),
      ask: { rank, includedTypes: ["establishment"] },
      answers: ["Café Ici"],
    },
    {
      claim: `excluded types, by ${rank}`,
      places: AROUND.slice(0, 2),
      ask: { rank, excludedTypes: ["bar", "zoo"] },
      answers: ["Café Ici"],
    },
    {
      claim: `included primary types, by ${rank}`,
      places: [
        aPoi("Café", "cafe"),
        aPoi("Librairie", "book_store", { types: ["book_store", "cafe", "store"] }),
      ],
      ask: { rank, includedPrimaryTypes: ["cafe"] },
      answers: ["Café"],
    },
    {
      claim: `excluded primary types, by ${rank}`,
      places: [
        aPoi("Café", "cafe"),
        aPoi("Librairie", "book_store", { types: ["book_store", "cafe", "store"] }),
      ],
      ask: { rank, includedTypes: ["cafe"], excludedPrimaryTypes: ["cafe"] },
      answers: ["Librairie"],
    },
    {
      claim: `without types only points of interest, by ${rank}`,
      places: [aPoi("Café"), aStreet("Rue Neuve"), anAddress("1", "Rue Neuve"), aLocality("Port-Valbrune")],
      ask: { rank },
      answers: ["Café"],
    },
    {
      claim: `streets when they are asked for, by ${rank}`,
      places: [aPoi("Café"), aStreet("Rue Neuve")],
      ask: { rank, includedTypes: ["route"] },
      answers: ["Rue Neuve"],
    },
    {
      claim: `a type that no place has, by ${rank}`,
      places: AROUND,
      ask: { rank, includedTypes: ["zoo"] },
      answers: [],
    },
    {
      claim: `fifty kilometres, by ${rank}`,
      places: [
        aPoi("Phare", "cafe", { location: awayFromHarbour(0, 49_900) }),
        aPoi("Cap", "cafe", { location: awayFromHarbour(36_000, 36_000) }),
      ],
      ask: { rank, radiusMetres: 50_000 },
      answers: ["Phare"],
    },
    {
      claim: `a radius of nothing, by ${rank}`,
      places: [aPoi("Café"), aPoi("Bar", "bar", { location: awayFromHarbour(2) })],
      ask: { rank, radiusMetres: 0 },
      answers: ["Café"],
    },
    {
      claim: `over the antimeridian, by ${rank}`,
      places: [
        aPoi("Ouest", "cafe", { popularity: 0.5, location: { latitude: -17, longitude: 179.999 } }),
        aPoi("Est", "cafe", { location: { latitude: -17, longitude: -179.997 } }),
        aPoi("Ligne", "cafe", { popularity: 0.9, location: { latitude: -17, longitude: 180 } }),
      ],
      ask: { rank, center: { latitude: -17, longitude: -179.9999 }, radiusMetres: 2_000 },
      answers: ["Ligne", "Ouest", "Est"],
    },
    {
      claim: `at the pole, by ${rank}`,
      places: [aPoi("Station", "cafe", { location: { latitude: -89.99, longitude: 120 } })],
      ask: { rank, center: { latitude: -90, longitude: 0 }, radiusMetres: 2_000 },
      answers: ["Station"],
    },
    {
      claim: `no more than the limit, by ${rank}`,
      places: AROUND,
      ask: { rank, limit: 1, includedTypes: ["cafe"] },
      answers: ["Café Ici"],
    },
  ]),
];
