import type { AutocompleteCase, TextCase } from "./conformance-case.ts";
import { aLocality, anAddress, aPoi, awayFromHarbour, HARBOUR } from "./places.ts";

/** Places at the harbour, near it, and in the town around it. */
const AT_THE_HARBOUR = [
  aLocality("Port-Valbrune", {
    location: awayFromHarbour(400, 400),
    viewport: { low: awayFromHarbour(-3_000, -3_000), high: awayFromHarbour(3_000, 3_000) },
  }),
  anAddress("6", "Quai Vieux", { location: awayFromHarbour(12) }),
  aPoi("Le Phare", "bar", { location: awayFromHarbour(4) }),
  aPoi("Chez Paulin", "bakery", { location: awayFromHarbour(25), popularity: 0.9 }),
  aPoi("Chez Rosine", "bakery", { location: awayFromHarbour(300) }),
];
/** If only the distance distinguishes two places of a kind. */
const TWO_BAKERIES = AT_THE_HARBOUR.map((place) => ({ ...place, popularity: 0.3 }));
const HERE = ["Le Phare", "6 Quai Vieux", "Chez Paulin"];

export const TEXT_POINT_CASES: readonly TextCase[] = [
  ...[
    "43.24, 6.81",
    "43,24 6,81",
    "43°14'24\"N 6°48'36\"E",
    "8FM86RR6+22",
    "8fm86rr6+22",
    "6RR6+22 Port-Valbrune",
    "6RR6+22, Port-Valbrune",
  ].map((text) => ({
    title: `${text} is what is at this point, the nearest first`,
    places: AT_THE_HARBOUR,
    query: { text },
    expected: HERE,
  })),
  ...[
    "bakery near 43.2427, 6.81",
    "boulangerie près de 43,2427 6,81",
    "boulangerie à côté du 8FM86RV6+32",
    "boulangeries proches de 6RV6+32 Port-Valbrune",
  ].map((text) => ({
    title: `'${text}' is the bakeries around this point, the nearest first`,
    places: TWO_BAKERIES,
    query: { text },
    expected: ["Chez Rosine", "Chez Paulin"],
  })),
  {
    title: "'the nearest' to a point is by distance alone",
    places: AT_THE_HARBOUR,
    query: { text: "boulangerie la plus proche de 43.2415, 6.81" },
    expected: ["Chez Rosine", "Chez Paulin"],
  },
  {
    title: "near a point without what is looked for, nothing is found",
    places: AT_THE_HARBOUR,
    query: { text: "musée près de 8FM86RR6+22" },
    expected: [],
  },
  {
    title: "a point with nothing at it is the nearest place",
    places: AT_THE_HARBOUR,
    query: { text: "43.2436, 6.81" },
    expected: ["Chez Rosine"],
  },
  {
    title: "a point far from every place is the town that it lies in",
    places: AT_THE_HARBOUR,
    query: { text: "43.26, 6.81" },
    expected: ["Port-Valbrune"],
  },
  {
    title: "a point outside of every town is nothing, and its digits are no house numbers",
    places: [...AT_THE_HARBOUR, anAddress("43", "Rue 24")],
    query: { text: "43.24, 6.95" },
    expected: [],
  },
  {
    title: "a restriction keeps out what lies at a point outside of it",
    places: AT_THE_HARBOUR,
    query: {
      text: "43.24, 6.81",
      restriction: { low: awayFromHarbour(20, -500), high: awayFromHarbour(500, 500) },
    },
    expected: ["Chez Paulin"],
  },
  {
    title: "a bias does not move a point",
    places: AT_THE_HARBOUR,
    query: { text: "43.24, 6.81", bias: { circle: { center: awayFromHarbour(300), radius: 10 } } },
    expected: HERE,
  },
  {
    title: "a strict type is the nearest place of it at a point",
    places: AT_THE_HARBOUR,
    query: { text: "43.2433, 6.81", type: "bakery", isTypeStrict: true },
    expected: ["Chez Rosine"],
  },
  {
    title: "a type lifts what has it at a point",
    places: AT_THE_HARBOUR,
    query: { text: "43.24, 6.81", type: "bakery" },
    expected: ["Chez Paulin", "Le Phare", "6 Quai Vieux"],
  },
  {
    title: "pages of a point go on where they ended",
    places: AT_THE_HARBOUR,
    query: { text: "43.24, 6.81", limit: 2, offset: 1 },
    expected: ["6 Quai Vieux", "Chez Paulin"],
  },
  {
    title: "a short plus code without a town is the one around the reader",
    places: AT_THE_HARBOUR,
    query: { text: "6RR6+22", bias: { circle: { center: awayFromHarbour(9_000), radius: 500 } } },
    expected: HERE,
  },
  {
    title: "a short plus code of nobody's town is nothing",
    places: AT_THE_HARBOUR,
    query: { text: "6RR6+22" },
    expected: [],
  },
];

export const AUTOCOMPLETE_POINT_CASES: readonly AutocompleteCase[] = [
  ...["43.24, 6.81", "8FM86RR6+22", "6RR6+22 Port-Valbrune"].map((input) => ({
    title: `${input} is what is at this point, the nearest first`,
    places: AT_THE_HARBOUR,
    query: { input },
    expected: HERE,
  })),
  {
    title: "a primary type is kept to at a point",
    places: AT_THE_HARBOUR,
    query: { input: "43.24, 6.81", primaryTypes: ["bakery"] },
    expected: ["Chez Paulin"],
  },
  {
    title: "a collection of types is kept to at a point",
    places: AT_THE_HARBOUR,
    query: { input: "43.24, 6.81", primaryTypes: ["(cities)"] },
    expected: ["Port-Valbrune"],
  },
  {
    title: "a country is kept to at a point",
    places: AT_THE_HARBOUR,
    query: { input: "43.24, 6.81", countryCodes: ["IT"] },
    expected: [],
  },
  {
    title: "a restriction is kept to at a point",
    places: AT_THE_HARBOUR,
    query: {
      input: "43.24, 6.81",
      restriction: { circle: { center: HARBOUR, radius: 15 } },
    },
    expected: ["Le Phare", "6 Quai Vieux"],
  },
];
