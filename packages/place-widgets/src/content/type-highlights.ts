import type { Place } from "@lieudit/place-model";
import { featureOf, type PlaceFeature } from "./place-features.ts";

/**
 * What matters most about a place, by the kind of place: the first group that
 * shares a type with the place decides, in the order in which people ask.
 */
export const TYPE_HIGHLIGHTS: readonly { types: readonly string[]; features: readonly PlaceFeature[] }[] = [
  {
    types: ["bar", "pub", "wine_bar", "night_club"],
    features: ["outdoorSeating", "liveMusic", "servesCocktails", "servesBeer", "goodForWatchingSports"],
  },
  {
    types: ["cafe", "coffee_shop", "tea_house", "ice_cream_shop"],
    features: ["outdoorSeating", "wifi", "takeout", "servesBreakfast", "dineIn"],
  },
  {
    types: ["fast_food_restaurant", "meal_takeaway", "meal_delivery", "sandwich_shop"],
    features: ["takeout", "delivery", "dineIn", "curbsidePickup", "menuForChildren"],
  },
  {
    types: ["restaurant", "food_court"],
    features: ["dineIn", "takeout", "outdoorSeating", "servesVegetarianFood", "reservable", "delivery"],
  },
  {
    types: ["bakery", "butcher_shop", "deli", "market", "grocery_store", "supermarket", "food_store"],
    features: ["delivery", "curbsidePickup", "takeout", "servesVegetarianFood", "acceptsCreditCards"],
  },
  {
    types: ["lodging", "hotel", "hostel", "bed_and_breakfast", "guest_house", "campground"],
    features: ["wifi", "freeParkingLot", "paidParkingLot", "servesBreakfast", "allowsDogs"],
  },
  {
    types: ["gas_station", "electric_vehicle_charging_station", "car_wash", "car_repair"],
    features: ["restroom", "acceptsCreditCards", "acceptsNfc", "wifi", "freeParkingLot"],
  },
  {
    types: ["park", "garden", "playground", "beach", "zoo", "aquarium", "amusement_park"],
    features: ["allowsDogs", "restroom", "goodForChildren", "freeParkingLot", "wheelchairAccessibleEntrance"],
  },
  {
    types: [
      "museum",
      "art_gallery",
      "library",
      "cultural_center",
      "historical_landmark",
      "tourist_attraction",
    ],
    features: ["wheelchairAccessibleEntrance", "goodForChildren", "restroom", "wifi", "goodForGroups"],
  },
  {
    types: ["movie_theater", "performing_arts_theater", "concert_hall", "event_venue", "casino"],
    features: ["liveMusic", "wheelchairAccessibleSeating", "servesCocktails", "goodForGroups", "restroom"],
  },
  {
    types: ["gym", "sports_complex", "swimming_pool", "stadium", "marina", "sports_club"],
    features: [
      "restroom",
      "goodForChildren",
      "freeParkingLot",
      "wheelchairAccessibleEntrance",
      "goodForGroups",
    ],
  },
  {
    types: ["hospital", "doctor", "dentist", "pharmacy", "veterinary_care"],
    features: ["wheelchairAccessibleEntrance", "wheelchairAccessibleParking", "reservable", "freeParkingLot"],
  },
  {
    types: ["school", "preschool", "primary_school", "secondary_school", "university", "child_care_agency"],
    features: ["wheelchairAccessibleEntrance", "wifi", "goodForChildren", "freeParkingLot"],
  },
  {
    types: ["city_hall", "local_government_office", "post_office", "police", "bank", "courthouse"],
    features: ["wheelchairAccessibleEntrance", "freeParkingLot", "acceptsCreditCards", "restroom"],
  },
  {
    types: ["train_station", "bus_station", "airport", "ferry_terminal", "transit_station", "parking"],
    features: ["wheelchairAccessibleEntrance", "restroom", "wifi", "freeParkingLot", "paidParkingLot"],
  },
  {
    types: ["store", "shopping_mall", "department_store", "clothing_store", "hair_salon", "beauty_salon"],
    features: [
      "delivery",
      "curbsidePickup",
      "acceptsCreditCards",
      "acceptsNfc",
      "wheelchairAccessibleEntrance",
    ],
  },
];

/** The features of the place's kind that it says it has, most wanted first. */
export function typeHighlights(place: Place): PlaceFeature[] {
  const types = [place.primaryType, ...(Array.isArray(place.types) ? place.types : [])];
  for (const type of types) {
    const group = TYPE_HIGHLIGHTS.find((row) => type !== undefined && row.types.includes(type));
    if (group !== undefined) return group.features.filter((feature) => featureOf(place, feature) === true);
  }
  return [];
}
