import type { PlaceRecord } from "@lieudit/place-model";
import { addTypingError } from "../batch/address-rows.ts";
import { type SeededRandom, seededRandom } from "../places/seeded-random.ts";
import type { QualityQuestion } from "./quality-rows.ts";

/** How a person types an address. */
type Wording = (address: PlaceRecord["address"], random: SeededRandom) => string;

const SHORT_FORMS: readonly [RegExp, string][] = [
  [/^Avenue /i, "av "],
  [/^Boulevard /i, "bd "],
  [/^Chemin /i, "ch "],
  [/^Impasse /i, "imp "],
  [/^Place /i, "pl "],
  [/^Route /i, "rte "],
  [/^Allée /i, "all "],
  [/^Rue /i, "r "],
];

const WORDINGS: Readonly<Record<string, Wording>> = {
  "whole address": ({ houseNumber, street, postcode, locality }) =>
    `${houseNumber} ${street} ${postcode} ${locality}`,
  "without postcode": ({ houseNumber, street, locality }) => `${houseNumber} ${street} ${locality}`,
  "town first": ({ houseNumber, street, locality }) => `${locality}, ${houseNumber} ${street}`,
  "short street word": ({ houseNumber, street = "", postcode, locality }) =>
    `${houseNumber} ${shorten(street)} ${postcode} ${locality}`,
  "no accents, lower case": ({ houseNumber, street = "", locality = "" }) =>
    removeAccents(`${houseNumber} ${street} ${locality}`).toLowerCase(),
  "typing error in the street": ({ houseNumber, street = "", postcode, locality }, random) =>
    `${houseNumber} ${addTypingError(street, random)} ${postcode} ${locality}`,
  "typing error in the town": ({ houseNumber, street, postcode, locality = "" }, random) =>
    `${houseNumber} ${street} ${postcode} ${addTypingError(locality, random)}`,
};

/** The halves are different addresses: one for tuning, the other for the figure alone. */
export type AddressHalf = "tuning" | "held-out";

/**
 * Writes questions for addresses of an index, `perWording` of each wording, deterministic for a
 * seed. All places with the same number, street, postcode and town are right.
 */
export function createAddressQuestions(
  places: readonly PlaceRecord[],
  perWording: number,
  seed: number,
  half: AddressHalf,
): QualityQuestion[] {
  const random = seededRandom(seed);
  const addresses = places.filter(
    ({ kind, address }) => kind === "address" && address.locality !== undefined,
  );
  const byText = Map.groupBy(addresses, toKey);
  const asked = addresses.filter((_, at) => (at % 2 === 0) === (half === "tuning"));
  return Object.entries(WORDINGS).flatMap(([group, word]) =>
    Array.from({ length: perWording }, () => {
      const place = random.pick(asked);
      const row = {
        group,
        places: "bano",
        query: word(place.address, random),
        near: "",
        names: [place.address.formatted],
        type: "",
        town: place.address.locality ?? "",
      };
      return { row, expected: new Set(byText.get(toKey(place))?.map(({ id }) => id)) };
    }),
  );
}

function toKey({ address: { houseNumber, street, postcode, locality } }: PlaceRecord): string {
  return removeAccents([houseNumber, street, postcode, locality].join("|")).toLowerCase();
}

function shorten(street: string): string {
  return SHORT_FORMS.reduce((text, [word, short]) => text.replace(word, short), street);
}

function removeAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "");
}
