import { expect, test } from "vitest";
import { foldToTexts } from "../text/folded-words.ts";
import { mayHaveQualifiers, stripQualifiers } from "./strip-qualifiers.ts";

test.each([
  ["hôtel pas cher", "hôtel"],
  ["Hôtels pas chers à Aix-en-Provence", "Hôtels à Aix-en-Provence"],
  ["cheap hotels in Monaco", "hotels in Monaco"],
  ["5 star hotel", "hotel"],
  ["station essence la moins chère", "station essence"],
  ["parking gratuit centre-ville", "parking"],
  ["boulangerie dans le centre", "boulangerie"],
  ["restaurant dans la vieille ville de Nice", "restaurant de Nice"],
  ["فندق وسط المدينة", "فندق"],
  ["parking gratuit près du port", "parking près du port"],
  ["مواقف سيارات مجانية", "مواقف سيارات"],
  ["restaurant avec une grande terrasse", "restaurant"],
  ["hôtel avec piscine et vue sur la mer à Nice", "hôtel à Nice"],
  ["hotel with pool near the beach", "hotel near the beach"],
  ["coiffeur sans rendez-vous", "coiffeur"],
  ["coiffeur pour hommes", "coiffeur"],
  ["boulangerie ouverte le dimanche", "boulangerie"],
  ["pharmacie qui est ouverte ce soir à Nice", "pharmacie à Nice"],
  ["supermarché ouvert jusqu’à 22h30", "supermarché"],
  ["pharmacies open 24 hours", "pharmacies"],
  ["pharmacy open on Sunday", "pharmacy"],
  ["restaurant ouvert tard le soir", "restaurant"],
  ["صيدلية مفتوحة يوم الأحد", "صيدلية"],
  ["bar samedi soir", "bar"],
  ["24 hour pharmacy", "pharmacy"],
  ["camping municipal", "camping"],
  ["Où est la gare ?", "gare"],
  ["je cherche un hôtel pas cher", "hôtel"],
  ["adresse de la mairie", "mairie"],
  ["vente de cidre Vernebec", "cidre Vernebec"],
  ["piscine horaires", "piscine"],
  ["where can I find an ATM", "ATM"],
  ["opening hours of the museum", "museum"],
  ["أين توجد صيدلية", "صيدلية"],
  ["boulangerie à 2 km", "boulangerie"],
  ["restaurant à moins de 500m à pied", "restaurant"],
  ["pharmacie à 10 minutes de la gare", "pharmacie près de la gare"],
  ["hôtel à 5 minutes à pied du port", "hôtel près de port"],
  ["hotel 200 m from the beach", "hotel près de the beach"],
  ["cafe within 2 miles", "cafe"],
  ["vétérinaire de garde", "vétérinaire"],
])("“%s” is looked for as “%s”", (text, rest) => {
  expect(stripQualifiers(text)?.text).toBe(rest);
  expect(mayHaveQualifiers(foldToTexts(text))).toBe(true);
});

test.each([
  "hôtel",
  "gratuit",
  "le dimanche",
  "ouvert le dimanche",
  "Avec Paul",
  "Pour Vous",
  "Café de la Nuit étoilée",
  "pharmacie ouverte maintenant",
  "22 rue du Port",
  "Le 200 m",
  "adresse",
  "restaurant sans gluten pas cher",
  "cheap halal food",
  "hôtel avec accès fauteuil roulant",
  "Café de l’Avis",
  "12 m",
  "",
])("“%s” has nothing to leave out", (text) => {
  expect(stripQualifiers(text)).toBeNull();
});

test("a text of names alone is known for one without being read", () => {
  expect(mayHaveQualifiers(foldToTexts("12 bis rue du Port, Nice"))).toBe(false);
  expect(mayHaveQualifiers(foldToTexts("boulangerie"))).toBe(false);
});
