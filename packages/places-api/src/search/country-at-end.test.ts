import { expect, test } from "vitest";
import { splitCountry } from "./country-at-end.ts";

test.each<[text: string, language: string, rest: string | null, countryCode?: string]>([
  ["77 Promenade des Anglais, 06000 Nice, France", "fr", "77 Promenade des Anglais, 06000 Nice", "FR"],
  ["promenade des anglais nice FRANCE ", "de", "promenade des anglais nice", "FR"],
  ["Hauptstraße 1, Deutschland", "de", "Hauptstraße 1", "DE"],
  ["Hauptstraße 1, Allemagne", "de", "Hauptstraße 1", "DE"],
  ["Plateau, Abidjan, Côte d'Ivoire", "fr", "Plateau, Abidjan", "CI"],
  ["شارع موناكو، فرنسا", "ar", "شارع موناكو", "FR"],
  ["Rue de la Paix", "fr", null],
  ["Stade de France", "fr", null],
  ["Bank of the United States", "en", null],
  ["Place d'Italie", "fr", null],
  ["Restaurants du Port, France", "fr", "Restaurants du Port", "FR"],
  ["France", "fr", null],
  [", France", "fr", null],
  ["", "fr", null],
])("%j in %s", (text, language, rest, countryCode) => {
  expect(splitCountry(text, language)).toEqual(rest === null ? null : { text: rest, countryCode });
});
