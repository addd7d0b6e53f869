import type { Circle, PlaceRecord, Viewport } from "@lieudit/place-model";
import { boxAround } from "@lieudit/place-model";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

/** One question, in words that every engine can be asked in. */
export type BenchQuery =
  | { kind: "autocomplete"; input: string; bias: Circle; mayHaveTypos: boolean }
  | { kind: "text"; text: string; asksFor: "word" | "name" | "kind"; bias?: Circle; restriction?: Viewport }
  | { kind: "nearby"; circle: Circle; type?: string; rank: "DISTANCE" | "POPULARITY" }
  | { kind: "byId"; id: string };

export interface QueryClass {
  name: string;
  queries: BenchQuery[];
  /** Asked alone and not among the others: the mix of all classes stays what it was, so that its figures compare. */
  isApart?: boolean;
}

/** What is asked after: places drawn from all of them, so that every class finds something. */
const SAMPLED_PLACES = 4_000;

const TYPES = ["bakery", "pharmacy", "restaurant", "hotel", "gas_station"];

/** The same as people ask for them, and where. */
const KIND_WORDS = ["boulangerie", "pharmacie", "restaurant", "hôtel", "station-service"];
const WHERE = [
  (kind: string, town: string) => `${kind} près de ${town}`,
  (kind: string, town: string) => `${kind} à ${town}`,
  (kind: string, town: string) => `meilleur ${kind} ${town}`,
];

/** Classes of questions with `count` questions each, the same for the same places and seed. */
export function benchQueries(placeCount: number, seed: number, count: number): QueryClass[] {
  const random = seededRandom(seed + 1);
  const { pois, all } = samplePlaces(placeCount, seed, random);
  const make = (name: string, query: () => BenchQuery): QueryClass => ({
    name,
    queries: Array.from({ length: count }, query),
  });
  const apart = (name: string, query: () => BenchQuery): QueryClass => ({
    ...make(name, query),
    isApart: true,
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
      return autocomplete(place, wordOf(place, random).slice(0, 1 + random.below(3)));
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
      return autocomplete(place, withTypo(longestWordOf(place), random), true);
    }),
    make("two typing errors", () => {
      // Shorter words are allowed one error.
      const long = pois.filter((place) => longestWordOf(place).length >= 10);
      const place = random.pick(long);
      return autocomplete(place, withTypo(withTypo(longestWordOf(place), random), random), true);
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
      return { kind: "text", text: wordOf(place, random), asksFor: "word", restriction };
    }),
    make("by id", () => ({ kind: "byId", id: random.pick(all).id })),
    apart("search, a name", () => {
      const place = random.pick(pois);
      return { kind: "text", text: place.names.default, asksFor: "name", bias: biasAround(place) };
    }),
    apart("search, a name and its town", () => {
      const { names, address } = random.pick(pois);
      return { kind: "text", text: `${names.default} ${address.locality ?? ""}`, asksFor: "name" };
    }),
    apart("search, a kind", () => {
      const bias = biasAround(random.pick(pois));
      return { kind: "text", text: random.pick(KIND_WORDS), asksFor: "kind", bias };
    }),
    apart("search, a kind in or near a town", () => {
      const town = random.pick(pois).address.locality ?? "";
      const text = random.pick(WHERE)(random.pick(KIND_WORDS), town);
      return { kind: "text", text, asksFor: "kind" };
    }),
  ];
}

function samplePlaces(placeCount: number, seed: number, random: SeededRandom) {
  const all: PlaceRecord[] = [];
  let seen = 0;
  for (const place of syntheticPlaces(placeCount, seed)) {
    seen += 1;
    if (all.length < SAMPLED_PLACES) all.push(place);
    else {
      // Reservoir sampling: each place is kept with the same chance.
      const slot = random.below(seen);
      if (slot < SAMPLED_PLACES) all[slot] = place;
    }
  }
  return { all, pois: all.filter(({ kind }) => kind === "poi") };
}

function wordsOf(place: PlaceRecord): string[] {
  const words = place.names.default.split(/[\s'-]+/).filter((word) => word.length > 3 && !/^\d/.test(word));
  return words.length > 0 ? words : [place.names.default];
}

function wordOf(place: PlaceRecord, random: SeededRandom): string {
  return random.pick(wordsOf(place));
}

function longestWordOf(place: PlaceRecord): string {
  return wordsOf(place).reduce((longest, word) => (word.length > longest.length ? word : longest));
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** One letter more, less or another one, or two swapped, not at the very start. */
function withTypo(word: string, random: SeededRandom): string {
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
