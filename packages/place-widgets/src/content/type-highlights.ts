import type { Place } from "@lieudit/place-model";
import { getFeature, type PlaceFeature } from "./place-features.ts";

/**
 * The most important features by type of place, most important first. The
 * first group that shares a type with the place applies.
 */
export const TYPE_HIGHLIGHTS: readonly { types: readonly string[]; features: readonly PlaceFeature[] }[] = [
  [
    "bar pub wine_bar night_club",
    "outdoorSeating liveMusic servesCocktails servesBeer goodForWatchingSports",
  ],
  ["cafe coffee_shop tea_house ice_cream_shop", "outdoorSeating wifi takeout servesBreakfast dineIn"],
  [
    "fast_food_restaurant meal_takeaway meal_delivery sandwich_shop",
    "takeout delivery dineIn curbsidePickup menuForChildren",
  ],
  ["restaurant food_court", "dineIn takeout outdoorSeating servesVegetarianFood reservable delivery"],
  [
    "bakery butcher_shop deli market grocery_store supermarket food_store",
    "delivery curbsidePickup takeout servesVegetarianFood acceptsCreditCards",
  ],
  [
    "lodging hotel hostel bed_and_breakfast guest_house campground",
    "wifi freeParkingLot paidParkingLot servesBreakfast allowsDogs",
  ],
  [
    "gas_station electric_vehicle_charging_station car_wash car_repair",
    "restroom acceptsCreditCards acceptsNfc wifi freeParkingLot",
  ],
  [
    "park garden playground beach zoo aquarium amusement_park",
    "allowsDogs restroom goodForChildren freeParkingLot wheelchairAccessibleEntrance",
  ],
  [
    "museum art_gallery library cultural_center historical_landmark tourist_attraction",
    "wheelchairAccessibleEntrance goodForChildren restroom wifi goodForGroups",
  ],
  [
    "movie_theater performing_arts_theater concert_hall event_venue casino",
    "liveMusic wheelchairAccessibleSeating servesCocktails goodForGroups restroom",
  ],
  [
    "gym sports_complex swimming_pool stadium marina sports_club",
    "restroom goodForChildren freeParkingLot wheelchairAccessibleEntrance goodForGroups",
  ],
  [
    "hospital doctor dentist pharmacy veterinary_care",
    "wheelchairAccessibleEntrance wheelchairAccessibleParking reservable freeParkingLot",
  ],
  [
    "school preschool primary_school secondary_school university child_care_agency",
    "wheelchairAccessibleEntrance wifi goodForChildren freeParkingLot",
  ],
  [
    "city_hall local_government_office post_office police bank courthouse",
    "wheelchairAccessibleEntrance freeParkingLot acceptsCreditCards restroom",
  ],
  [
    "train_station bus_station airport ferry_terminal transit_station parking",
    "wheelchairAccessibleEntrance restroom wifi freeParkingLot paidParkingLot",
  ],
  [
    "store shopping_mall department_store clothing_store hair_salon beauty_salon",
    "delivery curbsidePickup acceptsCreditCards acceptsNfc wheelchairAccessibleEntrance",
  ],
].map(([types = "", features = ""]) => ({
  types: types.split(" "),
  // A test checks that each of them exists.
  features: features.split(" ") as PlaceFeature[],
}));

/** Returns the highlights that a place of this type has, most important first. */
export function getTypeHighlights(place: Place): PlaceFeature[] {
  const types = [place.primaryType, ...(Array.isArray(place.types) ? place.types : [])];
  for (const type of types) {
    const group = TYPE_HIGHLIGHTS.find((row) => type !== undefined && row.types.includes(type));
    if (group !== undefined) return group.features.filter((feature) => getFeature(place, feature) === true);
  }
  return [];
}
