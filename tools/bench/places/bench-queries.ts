import type { Circle, PlaceRecord, Viewport } from "@lieudit/place-model";
import { boxAround } from "@lieudit/place-model";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

/** A query that is independent of the engine. */
export type BenchQuery =
  | { kind: "autocomplete"; input: string; bias: Circle; mayHaveTypos: boolean }
  | { kind: "text"; text: string; target: "word" | "name" | "kind"; bias?: Circle; restriction?: Viewport }
  | { kind: "nearby"; circle: Circle; type?: string; rank: "DISTANCE" | "POPULARITY" }
  | { kind: "byId"; id: string };

export interface QueryClass {
  name: string;
  queries: BenchQuery[];
  /** Whether it is omitted of the mix of all classes, so that its figures stay comparable with earlier ones. */
  isSeparate?: boolean;
}

/** Number of sampled places that queries are built from, so that nearly all have results. */
const SAMPLED_PLACES = 4_000;

const TYPES = ["bakery", "pharmacy", "restaurant", "hotel", "gas_station"];

/** French words for these types. */
const KIND_WORDS = ["boulangerie", "pharmacie", "restaurant", "hôtel", "station-service"];
const WHERE = [
  (kind: string, town: string) => `${kind} près de ${town}`,
  (kind: string, town: string) => `${kind} à ${town}`,
  (kind: string, town: string) => `meilleur ${kind} ${town}`,
];

/** Creates query classes with `count` queries each; deterministic for a seed. */
export function createBenchQueries(placeCount: number, seed: number, count: number): QueryClass[] {
  const random = seededRandom(seed + 1);
  const { pois, all } = samplePlaces(placeCount, seed, random);
  const make = (name: string, query: () => BenchQuery): QueryClass => ({
    name,
    queries: Array.from({ length: count }, query),
  });
  const makeSeparate = (name: string, query: () => BenchQuery): QueryClass => ({
    ...make(name, query),
    isSeparate: true,
  });
  const biasAround = (place: PlaceRecord): Circle => ({ center: place.location, radius: 5_000 });
  const autocomplete = (place: PlaceRecord, input: string, mayHaveTypos = false): BenchQuery => ({
    kind: "autocomplete",
    input,
    bias: biasAround(place),
    mayHaveTypos,
  });
  const nearby = (radius: number, rank: "DISTANCE" | "POPULARITY", isTyped: boolean): BenchQuery => ({
    kind: "nearby",
    circle: { center: random.pick(pois).location, radius },
    rank,
    ...(isTyped ? { type: random.pick(TYPES) } : {}),
  });
  return [
    make("1-3 letters", () => {
      const place = random.pick(all);
      return autocomplete(place, pickWord(place, random).slice(0, 1 + random.below(3)));
    }),
    make("4-12 letters", () => {
      const place = random.pick(pois);
      return autocomplete(place, place.names.default.slice(0, 4 + random.below(9)));
    }),
    make("several words", () => {
      const place = random.pick(all);
      const text = `${place.names.default} ${place.address.locality ?? ""}`;
      return autocomplete(place, text.slice(0, Math.max(8, text.length - random.below(8))));
    }),
    make("one typing error", () => {
      const place = random.pick(pois);
      return autocomplete(place, addTypo(findLongestWord(place), random), true);
    }),
    make("two typing errors", () => {
      // Shorter words may have one error only.
      const long = pois.filter((place) => findLongestWord(place).length >= 10);
      const place = random.pick(long);
      return autocomplete(place, addTypo(addTypo(findLongestWord(place), random), random), true);
    }),
    make("nearby 1 km, typed", () => nearby(1_000, "DISTANCE", true)),
    make("nearby 1 km, untyped", () => nearby(1_000, "DISTANCE", false)),
    make("nearby 10 km, typed", () => nearby(10_000, "DISTANCE", true)),
    make("nearby 10 km, untyped", () => nearby(10_000, "DISTANCE", false)),
    make("known 10 km, typed", () => nearby(10_000, "POPULARITY", true)),
    make("known 10 km, untyped", () => nearby(10_000, "POPULARITY", false)),
    make("text in a rectangle", () => {
      const place = random.pick(pois);
      const restriction = boxAround(place.location, 5_000);
      return { kind: "text", text: pickWord(place, random), target: "word", restriction };
    }),
    make("by id", () => ({ kind: "byId", id: random.pick(all).id })),
    makeSeparate("search, a name", () => {
      const place = random.pick(pois);
      return { kind: "text", text: place.names.default, target: "name", bias: biasAround(place) };
    }),
    makeSeparate("search, a name and its town", () => {
      const { names, address } = random.pick(pois);
      return { kind: "text", text: `${names.default} ${address.locality ?? ""}`, target: "name" };
    }),
    makeSeparate("search, a kind", () => {
      const bias = biasAround(random.pick(pois));
      return { kind: "text", text: random.pick(KIND_WORDS), target: "kind", bias };
    }),
    makeSeparate("search, a kind in or near a town", () => {
      const town = random.pick(pois).address.locality ?? "";
      const text = random.pick(WHERE)(random.pick(KIND_WORDS), town);
      return { kind: "text", text, target: "kind" };
    }),
  ];
}

function samplePlaces(placeCount: number, seed: number, random: SeededRandom) {
  const all: PlaceRecord[] = [];
  let count = 0;
  for (const place of syntheticPlaces(placeCount, seed)) {
    count += 1;
    if (all.length < SAMPLED_PLACES) all.push(place);
    else {
      // Reservoir sampling: each place has the same chance.
      const slot = random.below(count);
      if (slot < SAMPLED_PLACES) all[slot] = place;
    }
  }
  return { all, pois: all.filter(({ kind }) => kind === "poi") };
}

function listWords(place: PlaceRecord): string[] {
  const words = place.names.default.split(/[\s'-]+/).filter((word) => word.length > 3 && !/^\d/.test(word));
  return words.length > 0 ? words : [place.names.default];
}

function pickWord(place: PlaceRecord, random: SeededRandom): string {
  return random.pick(listWords(place));
}

function findLongestWord(place: PlaceRecord): string {
  return listWords(place).reduce((longest, word) => (word.length > longest.length ? word : longest));
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Inserts, deletes, replaces or swaps a letter, but not the first one. */
function addTypo(word: string, random: SeededRandom): string {
  const at = 1 + random.below(Math.max(1, word.length - 1));
  const letter = LETTERS[random.below(LETTERS.length)]!;
  switch (random.below(4)) {
    case 0:
      return word.slice(0, at) + letter + word.slice(at);
    case 1:
      return word.slice(0, at) + word.slice(at + 1);
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1);
    default:
      return word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2);
  }
}
