import type { OpeningPeriod, OpeningPoint, Place, PlaceField } from "@lieudit/place-model";

/** Fields that the JSON-LD of a place needs. */
export const JSON_LD_FIELDS = [
  "id",
  "displayName",
  "types",
  "primaryType",
  "location",
  "postalAddress",
  "formattedAddress",
  "internationalPhoneNumber",
  "nationalPhoneNumber",
  "websiteUri",
  "regularOpeningHours",
  "rating",
  "userRatingCount",
  "priceLevel",
  "editorialSummary",
  "businessStatus",
] as const satisfies readonly PlaceField[];

/** Type of place -> class of schema.org; the first type of a place in this table counts. */
const SCHEMA_TYPES: Readonly<Record<string, string>> = {
  fast_food_restaurant: "FastFoodRestaurant",
  ice_cream_shop: "IceCreamShop",
  restaurant: "Restaurant",
  cafe: "CafeOrCoffeeShop",
  bar: "BarOrPub",
  pub: "BarOrPub",
  night_club: "NightClub",
  bakery: "Bakery",
  supermarket: "GroceryStore",
  convenience_store: "ConvenienceStore",
  grocery_store: "GroceryStore",
  book_store: "BookStore",
  clothing_store: "ClothingStore",
  shoe_store: "ShoeStore",
  jewelry_store: "JewelryStore",
  florist: "Florist",
  hardware_store: "HardwareStore",
  electronics_store: "ElectronicsStore",
  furniture_store: "FurnitureStore",
  bicycle_store: "BikeStore",
  pet_store: "PetStore",
  toy_store: "ToyStore",
  department_store: "DepartmentStore",
  shopping_mall: "ShoppingCenter",
  liquor_store: "LiquorStore",
  pharmacy: "Pharmacy",
  dentist: "Dentist",
  hospital: "Hospital",
  doctor: "Physician",
  optician: "Optician",
  veterinary_care: "VeterinaryCare",
  campground: "Campground",
  hostel: "Hostel",
  motel: "Motel",
  bed_and_breakfast: "BedAndBreakfast",
  hotel: "Hotel",
  lodging: "LodgingBusiness",
  gas_station: "GasStation",
  electric_vehicle_charging_station: "AutomotiveBusiness",
  car_repair: "AutoRepair",
  car_dealer: "AutoDealer",
  car_rental: "AutoRental",
  car_wash: "AutoWash",
  real_estate_agency: "RealEstateAgent",
  insurance_agency: "InsuranceAgency",
  bank: "BankOrCreditUnion",
  accounting: "AccountingService",
  lawyer: "Attorney",
  notary: "Notary",
  travel_agency: "TravelAgency",
  hair_salon: "HairSalon",
  beauty_salon: "BeautySalon",
  gym: "ExerciseGym",
  laundry: "DryCleaningOrLaundry",
  post_office: "PostOffice",
  movie_theater: "MovieTheater",
  museum: "Museum",
  art_gallery: "ArtGallery",
  library: "Library",
  casino: "Casino",
  stadium: "StadiumOrArena",
  tourist_attraction: "TouristAttraction",
  zoo: "Zoo",
  aquarium: "Aquarium",
  park: "Park",
  playground: "Playground",
  beach: "Beach",
  school: "School",
  preschool: "Preschool",
  university: "CollegeOrUniversity",
  city_hall: "CityHall",
  courthouse: "Courthouse",
  police: "PoliceStation",
  fire_station: "FireStation",
  train_station: "TrainStation",
  bus_station: "BusStation",
  bus_stop: "BusStop",
  airport: "Airport",
  parking: "ParkingFacility",
  church: "Church",
  mosque: "Mosque",
  synagogue: "Synagogue",
  hindu_temple: "HinduTemple",
  cemetery: "Cemetery",
  locality: "City",
  store: "Store",
};

/** Classes of schema.org that are not businesses, so they have no price range. */
const NO_BUSINESS = new Set(
  "Place City Museum Park Playground Beach School Preschool CollegeOrUniversity CityHall Courthouse PoliceStation FireStation TrainStation BusStation BusStop Airport ParkingFacility Church Mosque Synagogue HinduTemple Cemetery TouristAttraction Zoo Aquarium StadiumOrArena".split(
    " ",
  ),
);

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const PRICE_RANGES: Readonly<Record<string, string>> = {
  PRICE_LEVEL_INEXPENSIVE: "€",
  PRICE_LEVEL_MODERATE: "€€",
  PRICE_LEVEL_EXPENSIVE: "€€€",
  PRICE_LEVEL_VERY_EXPENSIVE: "€€€€",
};

/** Returns a place as schema.org describes it, for the page at `pageUrl`. */
export function placeJsonLd(place: Place, pageUrl: string): Record<string, unknown> {
  if (!import.meta.env.SSR) return {};
  const schemaType = getSchemaType(place);
  const isBusiness = !NO_BUSINESS.has(schemaType);
  const { location, postalAddress, regularOpeningHours, rating, userRatingCount } = place;
  return withoutAbsent({
    "@context": "https://schema.org",
    "@type": schemaType,
    "@id": pageUrl,
    url: pageUrl,
    name: place.displayName?.text,
    description: place.editorialSummary?.text,
    telephone: place.internationalPhoneNumber ?? place.nationalPhoneNumber,
    sameAs: webAddress(place.websiteUri),
    geo: location && { "@type": "GeoCoordinates", ...location },
    address: postalAddress
      ? withoutAbsent({
          "@type": "PostalAddress",
          streetAddress: postalAddress.addressLines?.join(", ") || undefined,
          postalCode: postalAddress.postalCode,
          addressLocality: postalAddress.locality,
          addressRegion: postalAddress.administrativeArea,
          addressCountry: postalAddress.regionCode,
        })
      : place.formattedAddress,
    openingHoursSpecification: isForGood(place) ? undefined : openingHours(regularOpeningHours?.periods),
    aggregateRating:
      rating !== undefined && userRatingCount
        ? { "@type": "AggregateRating", ratingValue: rating, reviewCount: userRatingCount, bestRating: 5 }
        : undefined,
    priceRange: isBusiness ? PRICE_RANGES[place.priceLevel ?? ""] : undefined,
  });
}

function getSchemaType({ primaryType, types = [] }: Place): string {
  const known = [primaryType ?? "", ...types].find((type) => Object.hasOwn(SCHEMA_TYPES, type));
  if (known !== undefined) return SCHEMA_TYPES[known] ?? "Place";
  return types.includes("establishment") ? "LocalBusiness" : "Place";
}

function isForGood({ businessStatus }: Place): boolean {
  return businessStatus === "CLOSED_PERMANENTLY";
}

/** Returns one entry for each set of days with the same hours, which search engines read best. */
function openingHours(periods: readonly OpeningPeriod[] | undefined) {
  if (periods === undefined || periods.length === 0) return undefined;
  const daysByHours = new Map<string, { opens: string; closes: string; dayOfWeek: string[] }>();
  for (const { open, close } of periods) {
    const isAlways = close === undefined;
    const days = isAlways ? DAYS : [DAYS[open.day] ?? "Monday"];
    const opens = isAlways ? "00:00" : clock(open);
    const closes = isAlways ? "23:59" : clock(close);
    const span = daysByHours.get(`${opens} ${closes}`) ?? { opens, closes, dayOfWeek: [] };
    span.dayOfWeek.push(...days.filter((day) => !span.dayOfWeek.includes(day)));
    daysByHours.set(`${opens} ${closes}`, span);
  }
  return [...daysByHours.values()].map((span) => ({ "@type": "OpeningHoursSpecification", ...span }));
}

function clock({ hour, minute }: OpeningPoint): string {
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

function webAddress(uri: string | undefined): string | undefined {
  return uri !== undefined && /^https?:\/\//i.test(uri) ? uri : undefined;
}

function withoutAbsent(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
