import { isOneEditAway, toNameWords } from "@lieudit/place-index";
import type { PlaceRecord } from "@lieudit/place-model";
import { getTypeName } from "@lieudit/place-model/types";

/** Countries that are called as persons and saints are, in the form of `foldName`. */
const PERSONS = /^(?:maurice|dominique|georgia|jordan|chad|israel)$|^sainte? /;

/** Whether the name of a country may also be a person's: "coiffeur Dominique". */
export function isPersonName(country: string): boolean {
  return PERSONS.test(country);
}

/**
 * Whether a place has the words of a country in one of its names, its kind or its address, such as
 * "Rue d'Allemagne". One letter may differ: an Italian restaurant fits "italie".
 */
export function hasCountryInName(place: PlaceRecord, country: string): boolean {
  const { names, brand, typeNames, types, address } = place;
  const texts = [
    names.default,
    ...(names.others ?? []),
    ...Object.values(names.byLanguage ?? {}),
    brand,
    ...Object.values(typeNames),
    ...types.map((type) => getTypeName(type, "fr")),
    address.street,
    address.locality,
    address.sublocality,
    address.adminArea2,
    address.adminArea1,
  ];
  const words = toNameWords(country);
  return texts.some((text) => {
    const written = text === undefined ? [] : toNameWords(text);
    return words.every((word) =>
      written.some((other) => other.startsWith(word) || isOneEditAway(word, other)),
    );
  });
}
