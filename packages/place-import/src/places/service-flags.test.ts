import { expect, test } from "vitest";
import { readAccessibility } from "./accessibility.ts";
import { readSummary } from "./editorial-summary.ts";
import { readParking } from "./parking.ts";
import { readPayment } from "./payment.ts";
import { readServiceFlags } from "./service-flags.ts";

type Tags = Record<string, string>;

test.each<[Tags, string, boolean | undefined]>([
  [{ takeaway: "yes" }, "takeout", true],
  [{ takeaway: "only" }, "takeout", true],
  [{ takeaway: "only" }, "dineIn", false],
  [{ takeaway: "no" }, "takeout", false],
  [{ delivery: "yes" }, "delivery", true],
  [{ indoor_seating: "yes" }, "dineIn", true],
  [{ indoor_seating: "no", outdoor_seating: "no" }, "dineIn", false],
  [{ indoor_seating: "no" }, "dineIn", undefined],
  [{ outdoor_seating: "terrace" }, "outdoorSeating", true],
  [{ outdoor_seating: "no" }, "outdoorSeating", false],
  [{ reservation: "recommended" }, "reservable", true],
  [{ reservation: "no" }, "reservable", false],
  [{ curbside_pickup: "yes" }, "curbsidePickup", true],
  [{ breakfast: "yes" }, "servesBreakfast", true],
  [{ brunch: "yes" }, "servesBrunch", true],
  [{ lunch: "no" }, "servesLunch", false],
  [{ dinner: "yes" }, "servesDinner", true],
  [{ cuisine: "burger;breakfast" }, "servesBreakfast", true],
  [{ cuisine: "ice_cream" }, "servesDessert", true],
  [{ "drink:beer": "served" }, "servesBeer", true],
  [{ microbrewery: "yes" }, "servesBeer", true],
  [{ "drink:wine": "no" }, "servesWine", false],
  [{ cocktails: "yes" }, "servesCocktails", true],
  [{ "drink:coffee": "yes" }, "servesCoffee", true],
  [{ "diet:vegetarian": "yes" }, "servesVegetarianFood", true],
  [{ "diet:vegan": "only" }, "servesVegetarianFood", true],
  [{ "diet:vegetarian": "no" }, "servesVegetarianFood", false],
  [{ live_music: "yes" }, "liveMusic", true],
  [{ kids_menu: "yes" }, "menuForChildren", true],
  [{ highchair: "2" }, "goodForChildren", true],
  [{ highchair: "no" }, "goodForChildren", false],
  [{ groups: "yes" }, "goodForGroups", true],
  [{ live_sports: "yes" }, "goodForWatchingSports", true],
  [{ dog: "leashed" }, "allowsDogs", true],
  [{ dog: "no" }, "allowsDogs", false],
  [{ dog: "outside" }, "allowsDogs", undefined],
  [{ toilets: "customers" }, "restroom", true],
  [{ toilets: "no" }, "restroom", false],
  [{ internet_access: "wlan" }, "wifi", true],
  [{ internet_access: "terminal;wifi" }, "wifi", true],
  [{ internet_access: "wired" }, "wifi", undefined],
  [{ internet_access: "no" }, "wifi", false],
  [{ wifi: "free" }, "wifi", true],
  [{ wifi: "unknown" }, "wifi", undefined],
])("%j: %s is %s", (tags, flag, expected) => {
  expect(readServiceFlags(tags, [])).toEqual(
    expected === undefined
      ? expect.not.objectContaining({ [flag]: expect.anything() })
      : expect.objectContaining({ [flag]: expected }),
  );
});

test("core services are assumed unless a tag denies them", () => {
  expect(readServiceFlags({}, ["pub"])).toEqual({ servesBeer: true });
  expect(readServiceFlags({ "drink:beer": "no" }, ["pub"])).toEqual({ servesBeer: false });
  expect(readServiceFlags({}, ["bank"])).toEqual({});
});

test.each<[Tags, string[], object | undefined]>([
  [{ wheelchair: "yes" }, [], { wheelchairAccessibleEntrance: true }],
  [{ wheelchair: "no" }, [], { wheelchairAccessibleEntrance: false }],
  [{ wheelchair: "limited" }, [], undefined],
  [{ "toilets:wheelchair": "yes" }, [], { wheelchairAccessibleRestroom: true }],
  [
    { wheelchair: "yes" },
    ["public_bathroom"],
    { wheelchairAccessibleEntrance: true, wheelchairAccessibleRestroom: true },
  ],
  [{ "capacity:disabled": "4" }, ["parking"], { wheelchairAccessibleParking: true }],
  [{ "capacity:disabled": "0" }, ["parking"], { wheelchairAccessibleParking: false }],
  [{ "capacity:wheelchair": "6" }, ["movie_theater"], { wheelchairAccessibleSeating: true }],
  [{ wheelchair: "<script>" }, [], undefined],
])("accessibility of %j", (tags, types, expected) => {
  expect(readAccessibility(tags, types)).toEqual(expected);
});

test.each<[Tags, object | undefined]>([
  [{ "payment:credit_cards": "yes" }, { acceptsCreditCards: true, acceptsCashOnly: false }],
  [
    { "payment:cards": "yes", "payment:contactless": "yes" },
    { acceptsCreditCards: true, acceptsDebitCards: true, acceptsCashOnly: false, acceptsNfc: true },
  ],
  [
    { "payment:cash": "yes", "payment:cards": "no" },
    { acceptsCreditCards: false, acceptsDebitCards: false, acceptsCashOnly: true },
  ],
  [{ "payment:cash": "only" }, { acceptsCashOnly: true }],
  [
    { "payment:visa": "no", "payment:mastercard": "yes" },
    { acceptsCreditCards: true, acceptsCashOnly: false },
  ],
  [{ "payment:cash": "yes" }, undefined],
])("payment of %j", (tags, expected) => expect(readPayment(tags)).toEqual(expected));

test.each<[Tags, object | undefined]>([
  [{ amenity: "parking", parking: "surface", fee: "no" }, { freeParkingLot: true }],
  [{ amenity: "parking", fee: "yes" }, { paidParkingLot: true }],
  [{ amenity: "parking", parking: "underground", fee: "2 EUR/h" }, { paidGarageParking: true }],
  [{ amenity: "parking", parking: "multi-storey", fee: "no" }, { freeGarageParking: true }],
  [{ amenity: "parking", parking: "street_side", fee: "yes" }, { paidStreetParking: true }],
  [{ amenity: "parking", parking: "lane", fee: "no" }, { freeStreetParking: true }],
  [{ amenity: "parking" }, undefined],
  [{ tourism: "hotel", parking: "underground", "parking:fee": "yes" }, { paidGarageParking: true }],
  [
    { tourism: "hotel", parking: "yes", "parking:fee": "no", valet_parking: "yes" },
    { freeParkingLot: true, valetParking: true },
  ],
  [{ tourism: "hotel", parking: "no", "parking:fee": "no" }, undefined],
  [{ shop: "mall", fee: "yes" }, undefined],
])("parking of %j", (tags, expected) => expect(readParking(tags)).toEqual(expected));

test.each<[Tags, string, object | undefined]>([
  [
    { description: "Le pain est cuit dans un four à bois." },
    "FR",
    { fr: "Le pain est cuit dans un four à bois." },
  ],
  [{ description: "The best bread of the coast" }, "FR", { en: "The best bread of the coast" }],
  [{ description: "Souliers, sacs" }, "FR", { fr: "Souliers, sacs" }],
  [{ description: "Souliers, sacs" }, "CH", { und: "Souliers, sacs" }],
  [{ description: "Pain", "description:en": "Bread" }, "FR", { en: "Bread", fr: "Pain" }],
  [{ name: "Pain" }, "FR", undefined],
])("summary of %j in %s", (tags, country, expected) => {
  expect(readSummary(tags, country)).toEqual(expected);
});

test("a summary has at most a thousand characters", () => {
  expect(readSummary({ description: "é".repeat(4_000) }, "FR")?.fr).toHaveLength(1_000);
});
