import type { LatLng, PlaceRecord } from "@lieudit/place-model";
import { withParentTypes } from "@lieudit/place-model/types";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";

/** Average number of places per town. */
const PLACES_PER_TOWN = 700;

/**
 * Generates `count` places like those of a French extract: towns of different
 * sizes, streets, addresses and points of interest. Names use a few common and
 * many rare words. Deterministic for a seed. Memory grows with the towns only.
 */
export function* syntheticPlaces(count: number, seed: number): Generator<PlaceRecord> {
  const random = seededRandom(seed);
  const words = new Words(random, Math.max(2_000, Math.round(Math.sqrt(count) * 40)));
  const towns = Array.from({ length: Math.max(5, Math.round(count / PLACES_PER_TOWN)) }, (_, i) =>
    createTown(random, words, i),
  );
  let made = 0;
  for (const town of towns) {
    yield createLocality(town, made++);
  }
  while (made < count) {
    const town = towns[random.zipf(towns.length)]!;
    const kind = random.next();
    if (kind < 0.55) yield createPoi(town, random, words, made++);
    else if (kind < 0.85) yield createAddressPlace(town, random, made++);
    else yield createStreet(town, random, words, made++);
  }
}

interface Town {
  name: string;
  postcode: string;
  center: LatLng;
  /** Half the width that places scatter over, in degrees of latitude. */
  spread: number;
  streets: string[];
}

function createTown(random: SeededRandom, words: Words, index: number): Town {
  const root = words.properName();
  const name = random.pick([
    root,
    root,
    `Saint-${root}`,
    `${root}-sur-${words.properName()}`,
    `${root}-les-${words.properName()}`,
    `La ${root}`,
  ]);
  // The first towns get the most places, by Zipf's law, and more room for them.
  const spread = 0.01 + 0.06 / Math.sqrt(index + 1);
  return {
    name,
    postcode: String(1_000 + random.below(94_000)).padStart(5, "0"),
    center: { latitude: 43 + random.next() * 7.5, longitude: -1.5 + random.next() * 8.5 },
    spread,
    streets: Array.from({ length: 60 }, () => createStreetName(random, words)),
  };
}

const STREET_TYPES = [
  "Rue",
  "Rue",
  "Rue",
  "Avenue",
  "Boulevard",
  "Place",
  "Chemin",
  "Impasse",
  "Allée",
  "Quai",
];

function createStreetName(random: SeededRandom, words: Words): string {
  const type = random.pick(STREET_TYPES);
  const tail = random.pick([
    `du ${words.noun()}`,
    `de la ${words.noun()}`,
    `de l'${words.noun()}`,
    `${words.properName()} ${words.properName()}`,
    `du Général ${words.properName()}`,
    `des ${words.noun()}s`,
  ]);
  return `${type} ${tail}`;
}

/** Type, first words of names of that type, and weight. */
const KINDS: readonly (readonly [type: string, starts: readonly string[], weight: number])[] = [
  ["restaurant", ["Restaurant", "La Table", "Le Bistrot", "Auberge", "Brasserie"], 14],
  ["bakery", ["Boulangerie", "Le Fournil", "Maison"], 8],
  ["cafe", ["Café", "Le Petit Café", "Salon de thé"], 8],
  ["pharmacy", ["Pharmacie", "Grande Pharmacie"], 5],
  ["supermarket", ["Supermarché", "Marché", "Épicerie"], 6],
  ["hair_salon", ["Coiffure", "Salon", "L'Atelier"], 7],
  ["hotel", ["Hôtel", "Résidence", "Villa"], 5],
  ["school", ["École", "Collège", "Lycée"], 6],
  ["bank", ["Banque", "Crédit", "Caisse"], 4],
  ["gas_station", ["Station", "Relais"], 3],
  ["museum", ["Musée", "Maison"], 2],
  ["park", ["Parc", "Jardin", "Square"], 5],
  ["church", ["Église Saint", "Chapelle", "Notre-Dame"], 4],
  ["doctor", ["Docteur", "Cabinet"], 6],
  ["clothing_store", ["Boutique", "Chez", "Mode"], 6],
  ["bus_stop", ["Arrêt", "Gare"], 8],
  ["car_repair", ["Garage", "Auto"], 4],
];
const TOTAL_WEIGHT = KINDS.reduce((sum, [, , weight]) => sum + weight, 0);

function createPoi(town: Town, random: SeededRandom, words: Words, number: number): PlaceRecord {
  const [type, starts] = pickKind(random.next() * TOTAL_WEIGHT);
  const tail = random.pick([
    words.properName(),
    words.properName(),
    `du ${words.noun()}`,
    `de la ${words.noun()}`,
    `des ${words.noun()}s ${words.noun()}`,
    town.name,
  ]);
  const street = town.streets[random.zipf(town.streets.length)]!;
  const houseNumber = String(1 + random.zipf(150));
  const rating = random.next() < 0.3 ? Math.round(30 + random.next() * 20) / 10 : undefined;
  return {
    ...createScatteredRecord(town, random, number, "poi", type, `${random.pick(starts)} ${tail}`),
    popularity: 0.1 + 0.9 * random.next() ** 4,
    address: createAddress(town, `${houseNumber} ${street}`, { houseNumber, street }),
    ...(random.next() < 0.4 ? { hours: weekdayHours(8 + random.below(3), 17 + random.below(4)) } : {}),
    facts: {
      ...(rating === undefined ? {} : { rating, userRatingCount: 1 + random.zipf(900) }),
      ...(random.next() < 0.5 ? { websiteUri: `https://example.org/${number}` } : {}),
      ...(random.next() < 0.5
        ? { internationalPhoneNumber: `+33 4 ${10_000_000 + random.below(80_000_000)}` }
        : {}),
    },
  };
}

/** Picks the kind at `point` on the cumulative weights. */
function pickKind(point: number): (typeof KINDS)[number] {
  let end = 0;
  for (const kind of KINDS) {
    end += kind[2];
    if (point < end) return kind;
  }
  return KINDS[0]!;
}

function weekdayHours(opens: number, closes: number): NonNullable<PlaceRecord["hours"]> {
  return {
    tag: `Mo-Fr ${String(opens).padStart(2, "0")}:00-${closes}:00`,
    isWeekly: true,
    periods: [1, 2, 3, 4, 5].map((day) => ({
      open: { day, hour: opens, minute: 0 },
      close: { day, hour: closes, minute: 0 },
    })),
  };
}

function createAddressPlace(town: Town, random: SeededRandom, number: number): PlaceRecord {
  const street = town.streets[random.zipf(town.streets.length)]!;
  const houseNumber = `${1 + random.below(240)}${random.next() < 0.05 ? " bis" : ""}`;
  const line = `${houseNumber} ${street}`;
  return {
    ...createScatteredRecord(town, random, number, "address", "street_address", line),
    popularity: 0.02,
    address: createAddress(town, line, { houseNumber, street }),
  };
}

function createStreet(town: Town, random: SeededRandom, words: Words, number: number): PlaceRecord {
  const existing = town.streets[random.below(town.streets.length)]!;
  const name = random.next() < 0.3 ? existing : createStreetName(random, words);
  return {
    ...createScatteredRecord(town, random, number, "street", "route", name),
    popularity: 0.05 + 0.1 * random.next(),
    address: createAddress(town, name, { street: name }),
  };
}

function createLocality(town: Town, number: number): PlaceRecord {
  return {
    ...createRecord(town.center, number, "locality", "locality", town.name),
    // Towns are ordered by size, largest first.
    popularity: 0.4 + 0.6 / Math.sqrt(number + 1),
    address: createAddress(town, town.name, {}),
  };
}

function createAddress(
  town: Town,
  line: string,
  parts: Partial<PlaceRecord["address"]>,
): PlaceRecord["address"] {
  return {
    ...parts,
    postcode: town.postcode,
    locality: town.name,
    countryCode: "FR",
    formatted: `${line}, ${town.postcode} ${town.name}`,
  };
}

function createScatteredRecord(
  town: Town,
  random: SeededRandom,
  number: number,
  kind: PlaceRecord["kind"],
  type: string,
  name: string,
): Omit<PlaceRecord, "address" | "popularity"> {
  // The sum of two draws is dense in the middle of the town and thin at its edge.
  const scatter = () => (random.next() + random.next() - 1) * town.spread;
  const location = {
    latitude: round(town.center.latitude + scatter()),
    longitude: round(town.center.longitude + scatter() * 1.4),
  };
  return createRecord(location, number, kind, type, name);
}

function createRecord(
  location: LatLng,
  number: number,
  kind: PlaceRecord["kind"],
  type: string,
  name: string,
): Omit<PlaceRecord, "address" | "popularity"> {
  return {
    id: `osm-n-${String(number).padStart(10, "0")}`,
    kind,
    source: "bench",
    osm: `node/${number}`,
    names: { default: name },
    types: withParentTypes(type),
    primaryType: type,
    typeNames: {},
    location,
    timeZone: "Europe/Paris",
    attributions: [{ provider: "Made up", providerUri: "https://example.org" }],
    facts: {},
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

const ONSETS = "b br c ch cl d f fl g gr j l m n p pr qu r s t tr v".split(" ");
const VOWELS = "a a e e i o ou u ai au é è eau oi".split(" ");
const CODAS = ["", "", "", "l", "n", "r", "s", "t", "x", "nt", "rd", "gne", "lle", "tte", "sse"];

/** Generated words with French letters; a few are very frequent. */
class Words {
  readonly #random: SeededRandom;
  readonly #names: string[];
  readonly #nouns: string[];

  constructor(random: SeededRandom, count: number) {
    this.#random = random;
    this.#names = Array.from({ length: count }, () => capitalise(createWord(random, 2 + random.below(2))));
    this.#nouns = Array.from({ length: Math.ceil(count / 8) }, () =>
      capitalise(createWord(random, 1 + random.below(3))),
    );
  }

  properName(): string {
    return this.#names[this.#random.zipf(this.#names.length)]!;
  }

  noun(): string {
    return this.#nouns[this.#random.zipf(this.#nouns.length)]!;
  }
}

function createWord(random: SeededRandom, count: number): string {
  let word = "";
  for (let i = 0; i < count; i++) word += random.pick(ONSETS) + random.pick(VOWELS);
  return word + random.pick(CODAS);
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
