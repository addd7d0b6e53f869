import type { PlaceIndex } from "@lieudit/place-index";
import type { LatLng } from "@lieudit/place-model";
import { RESULTS, SUGGESTIONS } from "../engines/engine.ts";
import { type SeededRandom, seededRandom } from "../places/seeded-random.ts";
import type { AddressSample } from "./address-sample.ts";

/** One call of the index. Returns the number of results. */
export type AddressQuestion = (index: PlaceIndex) => Promise<number>;

/** Questions of one kind. */
export interface QuestionClass {
  name: string;
  questions: readonly AddressQuestion[];
}

const LETTERS = "abcdefghijlmnoprstuv";
const STOP_WORDS = ["de", "la", "le", "les", "du", "des", "l", "d", "et", "sur"];
/** In a radius of 5 km around the reader. */
const BIAS_METRES = 5_000;
/** Some 30 m: a door that the index does not have. */
const MISSING_DEGREES = 0.0003;

/**
 * Creates `count` questions of each class about house numbers of an index, deterministic for a seed.
 *
 * @param commonWords the most frequent words of its names
 */
export function createAddressQuestions(
  samples: readonly AddressSample[],
  commonWords: readonly string[],
  count: number,
  seed: number,
): QuestionClass[] {
  const random = seededRandom(seed);
  const make = (name: string, create: (sample: AddressSample) => AddressQuestion): QuestionClass => ({
    name,
    questions: Array.from({ length: count }, () => create(random.pick(samples))),
  });
  return [
    make("a number and its street, with a position", ({ number, street, location }) =>
      type(cut(`${number} ${street}`, random), location),
    ),
    make("a number, its street and town", ({ number, street, town }) =>
      type(cut(`${number} ${street} ${town}`, random)),
    ),
    make("a town", ({ town }) => type(cut(town, random))),
    make("a street, with a position", ({ street, location }) => type(cut(street, random), location)),
    make("a street", ({ street }) => type(cut(street, random))),
    make("a number alone, with a position", ({ number, location }) => type(number, location)),
    make("a number alone", ({ number }) => type(number)),
    make("one letter, with a position", ({ location }) => type(random.pick([...LETTERS]), location)),
    make("one letter", () => type(random.pick([...LETTERS]))),
    make("a stop word, with a position", ({ location }) => type(random.pick(STOP_WORDS), location)),
    make("a stop word", () => type(random.pick(STOP_WORDS))),
    make("a common word, with a position", ({ location }) => type(random.pick(commonWords), location)),
    make("a common word", () => type(random.pick(commonWords))),
    make("search of a whole address", ({ number, street, town }) => search(`${number} ${street} ${town}`)),
    make("reverse at a number", ({ location }) => reverse(location)),
    make("reverse at a missing number", ({ location: { latitude, longitude } }) =>
      reverse({ latitude: latitude + MISSING_DEGREES, longitude }),
    ),
    make(
      "by id",
      ({ id }) =>
        async (index) =>
          (await index.getPlace(id)) === null ? 0 : 1,
    ),
  ];
}

/** Returns the first part of a text as it is while somebody types it: three fifths of it or more. */
function cut(text: string, random: SeededRandom): string {
  return text.slice(0, Math.ceil(text.length * (0.6 + 0.4 * random.next())));
}

function type(input: string, center?: LatLng): AddressQuestion {
  const bias = center === undefined ? {} : { bias: { circle: { center, radius: BIAS_METRES } } };
  return async (index) =>
    (await index.autocomplete({ input, limit: SUGGESTIONS, language: "fr", ...bias })).length;
}

function search(text: string): AddressQuestion {
  return async (index) => (await index.searchText({ text, limit: RESULTS, language: "fr" })).places.length;
}

function reverse(location: LatLng): AddressQuestion {
  return async (index) => (await index.reverseGeocode({ location, limit: RESULTS })).length;
}
