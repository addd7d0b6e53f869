import type { AutocompleteClaim, TextClaim } from "./describe-place-index.ts";
import { aLocality, anAddress, aPoi, awayFromHarbour, HARBOUR } from "./places.ts";

/** What is at the harbour, near it, and the town around. */
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
/** Where nothing but the distance tells two of a kind apart. */
const TWO_BAKERIES = AT_THE_HARBOUR.map((place) => ({ ...place, popularity: 0.3 }));
const HERE = ["Le Phare", "6 Quai Vieux", "Chez Paulin"];

export const TEXT_POINT_CLAIMS: readonly TextClaim[] = [
  ...[
    "43.24, 6.81",
    "43,24 6,81",
    "43°14'24\"N 6°48'36\"E",
    "8FM86RR6+22",
    "8fm86rr6+22",
    "6RR6+22 Port-Valbrune",
    "6RR6+22, Port-Valbrune",
  ].map((text) => ({
    claim: `${text} is what is at this point, the nearest first`,
    places: AT_THE_HARBOUR,
    ask: { text },
    answers: HERE,
  })),
  ...[
    "bakery near 43.2427, 6.81",
    "boulangerie près de 43,2427 6,81",
    "boulangerie à côté du 8FM86RV6+32",
    "boulangeries proches de 6RV6+32 Port-Valbrune",
  ].map((text) => ({
    claim: `'${text}' is the bakeries around this point, the nearest first`,
    places: TWO_BAKERIES,
    ask: { text },
    answers: ["Chez Rosine", "Chez Paulin"],
  })),
  {
    claim: "'the nearest' to a point is by distance alone",
    places: AT_THE_HARBOUR,
    ask: { text: "boulangerie la plus proche de 43.2415, 6.81" },
    answers: ["Chez Rosine", "Chez Paulin"],
  },
  {
    claim: "near a point without what is looked for, nothing is found",
    places: AT_THE_HARBOUR,
    ask: { text: "musée près de 8FM86RR6+22" },
    answers: [],
  },
  {
    claim: "a point with nothing at it is the nearest place",
    places: AT_THE_HARBOUR,
    ask: { text: "43.2436, 6.81" },
    answers: ["Chez Rosine"],
  },
  {
    claim: "a point far from every place is the town that it lies in",
    places: AT_THE_HARBOUR,
    ask: { text: "43.26, 6.81" },
    answers: ["Port-Valbrune"],
  },
  {
    claim: "a point outside of every town is nothing, and its digits are no house numbers",
    places: [...AT_THE_HARBOUR, anAddress("43", "Rue 24")],
    ask: { text: "43.24, 6.95" },
    answers: [],
  },
  {
    claim: "a restriction keeps out what lies at a point outside of it",
    places: AT_THE_HARBOUR,
    ask: {
      text: "43.24, 6.81",
      restriction: { low: awayFromHarbour(20, -500), high: awayFromHarbour(500, 500) },
    },
    answers: ["Chez Paulin"],
  },
  {
    claim: "a bias does not move a point",
    places: AT_THE_HARBOUR,
    ask: { text: "43.24, 6.81", bias: { circle: { center: awayFromHarbour(300), radius: 10 } } },
    answers: HERE,
  },
  {
    claim: "a strict type is the nearest place of it at a point",
    places: AT_THE_HARBOUR,
    ask: { text: "43.2433, 6.81", type: "bakery", isTypeStrict: true },
    answers: ["Chez Rosine"],
  },
  {
    claim: "a type lifts what has it at a point",
    places: AT_THE_HARBOUR,
    ask: { text: "43.24, 6.81", type: "bakery" },
    answers: ["Chez Paulin", "Le Phare", "6 Quai Vieux"],
  },
  {
    claim: "pages of a point go on where they ended",
    places: AT_THE_HARBOUR,
    ask: { text: "43.24, 6.81", limit: 2, offset: 1 },
    answers: ["6 Quai Vieux", "Chez Paulin"],
  },
  {
    claim: "a short plus code without a town is the one around the reader",
    places: AT_THE_HARBOUR,
    ask: { text: "6RR6+22", bias: { circle: { center: awayFromHarbour(9_000), radius: 500 } } },
    answers: HERE,
  },
  {
    claim: "a short plus code of nobody's town is nothing",
    places: AT_THE_HARBOUR,
    ask: { text: "6RR6+22" },
    answers: [],
  },
];

export const AUTOCOMPLETE_POINT_CLAIMS: readonly AutocompleteClaim[] = [
  ...["43.24, 6.81", "8FM86RR6+22", "6RR6+22 Port-Valbrune"].map((input) => ({
    claim: `${input} is what is at this point, the nearest first`,
    places: AT_THE_HARBOUR,
    ask: { input },
    answers: HERE,
  })),
  {
    claim: "a primary type is kept to at a point",
    places: AT_THE_HARBOUR,
    ask: { input: "43.24, 6.81", primaryTypes: ["bakery"] },
    answers: ["Chez Paulin"],
  },
  {
    claim: "a collection of types is kept to at a point",
    places: AT_THE_HARBOUR,
    ask: { input: "43.24, 6.81", primaryTypes: ["(cities)"] },
    answers: ["Port-Valbrune"],
  },
  {
    claim: "a country is kept to at a point",
    places: AT_THE_HARBOUR,
    ask: { input: "43.24, 6.81", countryCodes: ["IT"] },
    answers: [],
  },
  {
    claim: "a restriction is kept to at a point",
    places: AT_THE_HARBOUR,
    ask: {
      input: "43.24, 6.81",
      restriction: { circle: { center: HARBOUR, radius: 15 } },
    },
    answers: ["Le Phare", "6 Quai Vieux"],
  },
];
