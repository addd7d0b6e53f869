import { isPlaceType, withParentTypes } from "@lieudit/place-model/types";
import { expect, test } from "vitest";
import { toCuisineTypes } from "./cuisine-types.ts";
import { OSM_TYPE_TABLE } from "./osm-type-table.ts";
import { readTypes } from "./osm-types.ts";

/** Parses `a=b c=d` as tags; `_` stands for a space in a value. */
function parseTags(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(" ").map((tag) => tag.replaceAll("_ ", " ").split(/=(.*)/s).slice(0, 2)),
  );
}

test("every rule of the table has a known type and known flags", () => {
  for (const line of OSM_TYPE_TABLE.trim().split("\n")) {
    const [conditions = "", type = "", flags = ""] = line.split("|").map((cell) => cell.trim());
    expect(conditions, line).toMatch(/^([\w:]+=[^\s=]+ ?)+$/);
    if (type !== "-") expect(isPlaceType(type), line).toBe(true);
    for (const flag of flags.split(" ")) {
      expect(["", "coarse", "unnamed", "stop", "line", "building", "entrance"], line).toContain(flag);
    }
  }
});

test.each([
  ["amenity=restaurant", "restaurant", "Restaurant"],
  ["amenity=restaurant cuisine=pizza;italian", "pizza_restaurant", "Pizzeria"],
  ["amenity=restaurant cuisine=crepe", "creperie", "Crêperie"],
  ["amenity=restaurant cuisine=moon_dust", "restaurant", "Restaurant"],
  ["amenity=fast_food cuisine=burger", "hamburger_restaurant", "Burgers"],
  ["amenity=cafe cuisine=coffee_shop", "coffee_shop", "Café"],
  ["amenity=cafe cuisine=italian", "cafe", "Café"],
  ["amenity=bar bar=wine", "wine_bar", "Bar à vin"],
  ["shop=bakery", "bakery", "Boulangerie"],
  ["amenity=nursing_home", "nursing_home", "Maison de retraite"],
  [
    "amenity=social_facility social_facility=nursing_home social_facility:for=senior",
    "nursing_home",
    "EHPAD",
  ],
  ["amenity=social_facility social_facility=shelter", "social_facility", "Structure sociale"],
  ["shop=tobacco", "tobacco_shop", "Bureau de tabac"],
  ["shop=e-cigarette", "tobacco_shop", "Magasin de cigarettes électroniques"],
  ["shop=hearing_aids", "hearing_aid_store", "Audioprothésiste"],
  ["shop=moon_rocks", "store", "Magasin"],
  ["shop=yes", "store", "Magasin"],
  ["shop=hairdresser male=yes female=no", "barber_shop", "Barbier"],
  ["shop=car", "car_dealer", "Concessionnaire automobile"],
  ["shop=estate_agent", "real_estate_agency", "Agence immobilière"],
  ["amenity=fuel", "gas_station", "Station-service"],
  ["amenity=charging_station", "electric_vehicle_charging_station", "Borne de recharge"],
  [
    "amenity=charging_station bicycle=yes motorcar=no",
    "ebike_charging_station",
    "Recharge de vélos électriques",
  ],
  ["amenity=parking parking=underground", "parking_garage", "Parking couvert"],
  ["amenity=parking park_ride=yes", "park_and_ride", "Parking relais"],
  ["amenity=parking", "parking", "Parking"],
  ["amenity=place_of_worship religion=christian", "church", "Église"],
  ["amenity=place_of_worship religion=muslim", "mosque", "Mosquée"],
  ["amenity=place_of_worship religion=pastafarian", "place_of_worship", "Lieu de culte"],
  ["amenity=kindergarten", "preschool", "École maternelle"],
  ["amenity=kindergarten name=Micro-crèche", "child_care_agency", "Crèche"],
  ["amenity=kindergarten name=Halte-garderie", "child_care_agency", "Crèche"],
  ["amenity=kindergarten name=École-maternelle-et-crèche", "preschool", "École maternelle"],
  ["amenity=school isced:level=1", "primary_school", "École primaire"],
  ["amenity=school school:FR=collège", "secondary_school", "Établissement secondaire"],
  ["tourism=museum museum=art", "art_museum", "Musée d'art"],
  ["tourism=information information=office", "tourist_information_center", "Office de tourisme"],
  ["tourism=artwork artwork_type=statue", "sculpture", "Statue"],
  ["leisure=pitch sport=boules", "athletic_field", "Terrain de boules"],
  ["leisure=sports_centre sport=swimming", "swimming_pool", "Piscine"],
  ["healthcare=physiotherapist", "physiotherapist", "Kinésithérapeute"],
  ["healthcare=rehabilitation", "health", "Centre de réadaptation"],
  ["office=notary", "notary", "Notaire"],
  ["craft=plumber", "plumber", "Plombier"],
  ["railway=station", "train_station", "Gare"],
  ["railway=station station=subway", "subway_station", "Station de métro"],
  ["public_transport=platform bus=yes", "bus_stop", "Arrêt de bus"],
  ["aeroway=aerodrome iata=NCE", "airport", "Aéroport"],
  ["aeroway=aerodrome", "airstrip", "Aérodrome"],
  ["historic=wayside_cross", "monument", "Croix"],
  ["natural=peak", "mountain_peak", "Sommet"],
  ["natural=beach", "beach", "Plage"],
  ["landuse=forest", "woods", "Bois"],
  ["emergency=defibrillator", "defibrillator", "Défibrillateur"],
  ["building=apartments", "apartment_building", "Immeuble d'habitation"],
  ["building=yes", "premise", "Bâtiment"],
  ["building=office name=Atrium", "premise", "Bâtiment de bureaux"],
  ["building=school name=École-Pasteur", "school", "École"],
  ["building=school name=Descartes", "premise", "Bâtiment"],
  ["landuse=residential", "housing_complex", "Ensemble d'habitations"],
  ["waterway=river", "river", "Rivière"],
  ["waterway=canal", "river", "Canal"],
  ["aerialway=chair_lift", "point_of_interest", "Télésiège"],
  ["aerialway=gondola", "cable_car_station", "Télécabine, téléphérique"],
  ["railway=subway_entrance", "point_of_interest", "Bouche de métro"],
  ["historic=city_gate", "city_gate", "Porte de ville"],
  ["historic=fort", "bunker", "Fort historique"],
  ["historic=tower", "tower", "Tour"],
  ["man_made=pier", "pier", "Jetée"],
  ["man_made=pier fishing=yes", "fishing_pier", "Ponton de pêche"],
  ["man_made=pier fishing=no", "pier", "Jetée"],
  ["amenity=public_bookcase", "public_bookcase", "Boîte à livres"],
  ["amenity=lifeboat_station", "lifeboat_station", "Station de sauvetage en mer"],
  ["emergency=lifeboat_station", "lifeboat_station", "Station de sauvetage en mer"],
  ["craft=blacksmith", "blacksmith", "Forgeron"],
  ["craft=upholsterer", "upholsterer", "Tapissier"],
  ["craft=sawmill", "sawmill", "Scierie"],
  ["craft=sailmaker", "sailmaker", "Voilerie"],
  ["craft=sailmaker shop=boat", "sailmaker", "Voilerie"],
  ["amenity=parking;fuel parking=underground", "parking_garage", "Parking couvert"],
  ["amenity=fuel;parking", "gas_station", "Station-service"],
])("%s is %s, called %s", (tags, primaryType, fr) => {
  const types = readTypes(parseTags(tags));
  expect(types?.primaryType).toBe(primaryType);
  expect(types?.types[0]).toBe(primaryType);
  expect(types?.types).toEqual(expect.arrayContaining(withParentTypes(primaryType)));
  expect(types?.typeNames.fr).toBe(fr);
  expect(types?.typeNames.en).not.toBe("");
});

test.each([
  "highway=residential",
  "amenity=bench",
  "shop=vacant",
  "shop=no",
  "building=garage",
  "natural=tree",
  "natural=water water=river",
  "tourism=information information=board",
  "tourism=information name=Sentier",
])("%s is not a point of interest", (tags) => {
  expect(readTypes(parseTags(tags))).toBeNull();
});

test.each(["Office de tourisme de Menton", "Syndicat d'initiative", "Tourist Information"])(
  "information called “%s” is a tourist office, unless it is a board",
  (name) => {
    expect(readTypes({ tourism: "information", name })?.primaryType).toBe("tourist_information_center");
    expect(readTypes({ tourism: "information", information: "board", name })).toBeNull();
  },
);

test("an element with several meanings has all their types, the most specific first", () => {
  const hotel = readTypes({ amenity: "restaurant", tourism: "hotel", cuisine: "french" });
  expect(hotel?.types.slice(0, 2)).toEqual(["hotel", "restaurant"]);
  expect(hotel?.types.slice(-2)).toEqual(["point_of_interest", "establishment"]);
  const station = readTypes({ amenity: "fuel", shop: "convenience", car_wash: "yes" });
  expect(station?.primaryType).toBe("gas_station");
  expect(station?.types).toContain("convenience_store");
  const sails = readTypes({ craft: "sailmaker", shop: "boat" });
  expect(sails?.types.slice(0, 2)).toEqual(["sailmaker", "boat_dealer"]);
  const garage = readTypes({ amenity: "parking;fuel", parking: "underground" });
  expect(garage?.types.slice(0, 2)).toEqual(["parking_garage", "gas_station"]);
  const both = readTypes({ shop: "bakery;pastry" });
  expect(both?.types.slice(0, 2)).toEqual(["bakery", "pastry_shop"]);
  expect(new Set(both?.types).size).toBe(both?.types.length);
});

test("flags: kept without a name, merged", () => {
  expect(readTypes({ amenity: "atm" })?.isKeptUnnamed).toBe(true);
  expect(readTypes({ shop: "bakery" })?.isKeptUnnamed).toBe(false);
  expect(readTypes({ highway: "bus_stop" })?.isStop).toBe(true);
  expect(readTypes({ amenity: "bank" })?.isStop).toBe(false);
});

test("known cuisines in their order, without duplicates, whatever the spelling", () => {
  expect(toCuisineTypes("Steak_House; sushi,ramen;sushi;moon")).toEqual([
    "steak_house",
    "sushi_restaurant",
    "ramen_restaurant",
  ]);
  expect(toCuisineTypes(undefined)).toEqual([]);
  expect(toCuisineTypes("constructor;__proto__")).toEqual([]);
  for (const type of toCuisineTypes("pizza;french;crepe;bubble_tea;kebab;french_tacos")) {
    expect(isPlaceType(type)).toBe(true);
  }
});

test("hostile tags are read like any others", () => {
  const long = "x".repeat(4_096);
  expect(readTypes({ shop: long })?.primaryType).toBe("store");
  expect(readTypes({ amenity: ";;;;;;" })?.primaryType).toBe("point_of_interest");
  expect(readTypes({ constructor: "yes", toString: "shop" })).toBeNull();
});
