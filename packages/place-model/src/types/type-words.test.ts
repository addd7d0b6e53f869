import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "../languages.ts";
import { ITALIAN_TYPE_WORDS } from "./italian-words.ts";
import { isPlaceType, PLACE_TYPES } from "./place-type.ts";
import { findTypesForWords, getMaxPhraseWords, isTypeName, suggestType } from "./type-words.ts";

test.each([
  ["boulangerie", "bakery"],
  ["Boulangeries", "bakery"],
  ["bakeries", "bakery"],
  ["boulanger", "bakery"],
  ["station essence", "gas_station"],
  ["stations-service", "gas_station"],
  ["pompe à essence", "gas_station"],
  ["POMPE A ESSENCE", "gas_station"],
  ["gas stations", "gas_station"],
  ["petrol station", "gas_station"],
  ["borne recharge", "electric_vehicle_charging_station"],
  ["bornes de recharge", "electric_vehicle_charging_station"],
  ["resto italien", "italian_restaurant"],
  ["pizzas", "pizza_restaurant"],
  ["bar à vins", "wine_bar"],
  ["hopitaux", "hospital"],
  ["écoles", "school"],
  ["musees", "museum"],
  ["église", "church"],
  ["churches", "church"],
  ["beaches", "beach"],
  ["toilettes", "public_bathroom"],
  ["pharmacies", "pharmacy"],
  ["agence immobilière", "real_estate_agency"],
  ["concessionnaire", "car_dealer"],
  ["bureau de tabac", "tobacco_shop"],
  ["coiffeurs", "hair_salon"],
  ["dab", "atm"],
  ["supermarket", "supermarket"],
  ["magasin de the", "tea_store"],
  ["salon de thé", "tea_house"],
  ["magasins", "store"],
  ["صيدلية", "pharmacy"],
  ["مطعم آسيوي", "asian_restaurant"],
  ["مطعم اسيوي", "asian_restaurant"],
  ["نادٍ رياضي", "sports_club"],
  ["نادي رياضي", "sports_club"],
  ["مدينة ملاهي", "amusement_park"],
  ["مطاعم", "restaurant"],
  ["المطاعم", "restaurant"],
  ["صيدليه", "pharmacy"],
  ["المستشفي", "hospital"],
  ["محطة بنزين", "gas_station"],
  ["سوبر ماركت", "supermarket"],
  ["مكتبة", "library"],
  ["مكتبة", "book_store"],
  ["متجر إلكترونيات", "electronics_store"],
  ["ristorante", "restaurant"],
  ["ristorante italiano", "italian_restaurant"],
  ["Spiagge", "beach"],
  ["distributore di benzina", "gas_station"],
  ["università", "university"],
])("%s names %s", (phrase, type) => {
  expect(findTypesForWords(phrase)).toContain(type);
});

test.each([
  ["es", "panaderías", "bakery"],
  ["es", "estación de servicio", "gas_station"],
  ["es-MX", "Oficina de correos", "post_office"],
  ["de", "Bäckereien", "bakery"],
  ["de", "Baeckerei", "bakery"],
  ["de", "strassenbahn", "tram_stop"],
  ["de-AT", "Apotheke", "pharmacy"],
  ["it", "stazione di servizio", "gas_station"],
  ["it", "negozio dell'usato", "thrift_store"],
  ["it", "castello", "castle"],
  ["pt", "Talho", "butcher_shop"],
  ["pt-BR", "ponto de ônibus", "bus_stop"],
  ["nl", "slagerij", "butcher_shop"],
  ["nl", "ijssalons", "ice_cream_shop"],
  ["nl", "boulangerie", "bakery"],
])("for a reader of %s, %s names %s", (language, phrase, type) => {
  expect(findTypesForWords(phrase, language)).toContain(type);
});

test.each([
  ["arts", ["art_gallery"], ["doctor"]],
  ["slagerij", [], ["butcher_shop"]],
])("%s is %j to all but Dutch readers, to whom it is %j", (phrase, types, dutchTypes) => {
  for (const language of [undefined, "fr", "en", "ar", "de", "sv"])
    expect(findTypesForWords(phrase, language)).toEqual(types);
  expect(findTypesForWords(phrase, "nl")).toEqual(dutchTypes);
});

test("each type has a name of its own language, found by readers of that language", () => {
  for (const language of LANGUAGE_CODES) {
    const searched = PLACE_TYPES.filter(({ icon }) => !["town", "address", "street"].includes(icon));
    const missing = searched.filter((row) => !findTypesForWords(row[language], language).includes(row.type));
    expect(
      missing.map(({ type }) => type),
      language,
    ).toEqual([]);
  }
});

test('does not read "magasin" as a tea shop', () => expect(findTypesForWords("magasin")).toEqual(["store"]));

test("a type's own name comes before the types it is only a word of", () => {
  expect(findTypesForWords("pub")[0]).toBe("pub");
  expect(findTypesForWords("traiteur")).toEqual(["catering_service", "deli"]);
  expect(findTypesForWords("brasserie artisanale")).toEqual(["brewery"]);
});

test.each([
  "",
  "de la",
  "rue",
  "place",
  "maison",
  "car",
  "commune",
  "grimaldi",
  "boulangerie grimaldi",
  // The first words of many Arabic names, and what people say around a kind of place.
  "مركز",
  "نادي",
  "نادٍ",
  "محطة",
  "محل",
  "مكان",
  "موقف",
  "خدمة",
  "قاعة",
  "مدينة",
  "حي",
  "شارع",
  "constructor",
])("finds no type for %j", (phrase) => expect(findTypesForWords(phrase)).toEqual([]));

test("has no phrase longer than a query", () => {
  for (const language of LANGUAGE_CODES) expect(getMaxPhraseWords(language)).toBeLessThanOrEqual(6);
});

test("distinguishes a type's own names from its other words", () => {
  const names = ["mairie", "Mairies", "city hall", "hotel de ville", "cathédrale"];
  expect(names.filter((name) => isTypeName(name, "city_hall"))).toEqual(["mairie", "Mairies", "city hall"]);
  expect(names.filter((name) => isTypeName(name, "church"))).toEqual([]);
  expect(names.filter((name) => isTypeName(name, "no_type"))).toEqual([]);
});

test.each([
  ["boulangerie", "bakery"],
  ["Fast food", "fast_food_restaurant"],
  ["bakary", "bakery"],
  ["gas_stations", "gas_station"],
])("%s probably means %s", (name, meant) => expect(suggestType(name)).toBe(meant));

test.each(["moon_base", "", "bakery ".repeat(1_000)])("no type is meant by a name far from all: %#", (name) =>
  expect(suggestType(name)).toBeUndefined(),
);

test("each entry of Italian words has a known type and at least one word", () => {
  const entries = ITALIAN_TYPE_WORDS.split(";").map((entry) => entry.trim());
  expect(entries.length).toBeGreaterThan(50);
  expect(entries.filter((entry) => !/^[a-z_]+: \p{L}[\p{L}', ]*$/u.test(entry))).toEqual([]);
  expect(entries.map((entry) => entry.split(":", 1)[0]!).filter((type) => !isPlaceType(type))).toEqual([]);
});
