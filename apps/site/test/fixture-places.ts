import { readOpeningHours } from "@lieudit/opening-hours/osm";
import type { PlaceFacts, PlaceRecord, StoredReview } from "@lieudit/place-model";
import { getTypeName, withParentTypes } from "@lieudit/place-model/types";
import { aPlaceRecord } from "@lieudit/test-kit";

const CENTER = { latitude: 43.2412, longitude: 6.8137 };
const TOWN = "Port-Valbrune";

/** The bakery that tests look for, with everything a page can show. */
export const BAKERY_ID = "osm-n-0000000101";
/** Another one, of which somebody wrote a review. */
export const REVIEWED_ID = "osm-n-0000000102";
export const REVIEW_KEY = "avis-de-la-boulangerie-du-mole";
/** A place whose every text is hostile. */
export const HOSTILE_ID = "osm-n-0000000666";
export const TOWN_ID = "osm-r-0000000001";
/** A town beside it, without places of its own. */
export const EMPTY_TOWN_ID = "osm-r-0000000002";
/** Runs nowhere: it would set `window.hacked`. */
export const HOSTILE_NAME = `"><img src=x onerror="window.hacked=1"><script>window.hacked=2</script></script>`;

/** `name | type | street | house number | opening_hours`: a small town by the sea, all made up. */
const TABLE = `
Le Fournil des Roches | bakery | Rue des Cordiers | 12 | Mo-Sa 06:30-19:30; Su 07:00-13:00
Boulangerie du Môle | bakery | Quai des Bonites | 3 | Tu-Su 07:00-20:00
Pain & Compagnie | bakery | Avenue du Sémaphore | 41 | Mo-Fr 07:00-19:00
Chez Ondine | restaurant | Quai des Bonites | 9 | Tu-Su 12:00-14:30,19:00-22:30
L’Œil du Pilote | restaurant | Place du Vieux-Phare | 1 | Mo-Su 12:00-15:00,19:00-23:00
La Table de l’Estran | restaurant | Montée des Capucines | 8 | We-Su 19:30-22:00
Le Grand Comptoir des Salines et des Marchands de la Vieille Rade | restaurant | Boulevard des Salines | 112bis |
Café de l’Amarre | cafe | Quai des Bonites | 14 | 24/7
Café Sans-Souci | cafe | Rue des Cordiers | 27 | Mo-Sa 07:00-19:00
Le Ressac | bar | Ruelle des Calfats | 2 | Mo-Su 17:00-02:00
Glaces Zéphyr | ice_cream_shop | Place du Vieux-Phare | 4 | Mo-Su 11:00-23:00
Pharmacie des Embruns | pharmacy | Avenue du Sémaphore | 18 | Mo-Sa 08:30-19:30
Pharmacie du Port | pharmacy | Quai des Bonites | 22 | 24/7
Marché couvert | market | Place du Vieux-Phare | 7 | Tu-Su 07:00-13:00
Superette Belle-Rade | convenience_store | Boulevard des Salines | 30 | Mo-Su 08:00-21:00
Carrefour des Salines | supermarket | Boulevard des Salines | 58 | Mo-Sa 08:30-20:00
Librairie Le Cap | book_store | Rue des Cordiers | 5 | Tu-Sa 09:30-12:30,14:30-19:00
Musée de la Corderie | museum | Rue des Cordiers | 40 | We-Mo 10:00-18:00
Galerie Blanche | art_gallery | Montée des Capucines | 3 |
Cinéma Le Fanal | movie_theater | Avenue du Sémaphore | 2 | Mo-Su 13:30-23:30
Bibliothèque municipale | library | Place du Vieux-Phare | 10 | Tu-Sa 10:00-18:00
Jardin des Capucines | park | Montée des Capucines | 20 | 24/7
Plage de l’Anse Verte | beach | Boulevard des Salines | 200 |
Hôtel de la Rade | hotel | Quai des Bonites | 30 | 24/7
Hôtel du Sémaphore | hotel | Avenue du Sémaphore | 60 | 24/7
Station Vallon | gas_station | Boulevard des Salines | 90 | Mo-Su 06:00-22:00
Bornes du Vieux-Phare | electric_vehicle_charging_station | Place du Vieux-Phare | 12 | 24/7
Parking des Salines | parking | Boulevard des Salines | 12 | 24/7
Gare de Port-Valbrune | train_station | Avenue du Sémaphore | 100 |
Mairie de Port-Valbrune | city_hall | Place du Vieux-Phare | 2 | Mo-Fr 08:30-12:00,13:30-17:00
Bureau de poste | post_office | Rue des Cordiers | 18 | Mo-Fr 09:00-12:00,14:00-17:30; Sa 09:00-12:00
Banque du Littoral | bank | Avenue du Sémaphore | 25 | Mo-Fr 09:00-17:00
École des Embruns | school | Montée des Capucines | 12 |
Coiffure Iode | hair_salon | Rue des Cordiers | 31 | Tu-Sa 09:00-18:00
Garage Mistral | car_repair | Boulevard des Salines | 77 | Mo-Fr 08:00-12:00,14:00-18:00
`;

const BAKERY_FACTS: PlaceFacts = {
  nationalPhoneNumber: "04 94 00 00 12",
  internationalPhoneNumber: "+33 4 94 00 00 12",
  websiteUri: "https://fournil.example/",
  rating: 4.6,
  userRatingCount: 128,
  priceLevel: "PRICE_LEVEL_INEXPENSIVE",
  accessibilityOptions: { wheelchairAccessibleEntrance: true },
  paymentOptions: { acceptsCreditCards: true, acceptsNfc: true },
  takeout: true,
  dineIn: false,
};

const REVIEW: StoredReview = {
  key: REVIEW_KEY,
  author: { displayName: "Ondine" },
  rating: 2,
  originalText: { text: "Fermé quand je suis passée.", languageCode: "fr" },
  publishTime: "2026-05-01T08:00:00Z",
};

/** Returns the places of the fixture's index: the town, a town beside it, shops and one hostile place. */
export function fixturePlaces(): PlaceRecord[] {
  const rows = TABLE.trim().split("\n");
  const shops = rows.map((row, at) =>
    shop(
      row.split("|").map((cell) => cell.trim()),
      at,
    ),
  );
  const [bakery, ...others] = shops;
  return [
    town(TOWN_ID, TOWN, 0, 0.9),
    town(EMPTY_TOWN_ID, "Les Hauts-de-Carsol", 0.2, 0.5),
    { ...(bakery ?? aPlaceRecord()), facts: BAKERY_FACTS, popularity: 0.8 },
    ...others,
    hostilePlace(),
  ];
}

/** The instant that tests set: a Friday at 10:00 in the town, most shops open. */
export const FIXTURE_NOW = "2026-05-15T08:00:00Z";

function shop([name = "", type = "", street = "", houseNumber = "", hours = ""]: string[], at: number) {
  // A spiral: neighbours stay near, and no two stand on the same spot.
  const angle = at * 0.9;
  const away = 0.0006 + at * 0.00018;
  const location = {
    latitude: CENTER.latitude + away * Math.sin(angle),
    longitude: CENTER.longitude + away * Math.cos(angle),
  };
  const timeZone = "Europe/Paris";
  return aPlaceRecord({
    id: `osm-n-${String(101 + at).padStart(10, "0")}`,
    osm: `node/${101 + at}`,
    names: { default: name, defaultLanguage: "fr" },
    types: withParentTypes(type),
    primaryType: type,
    typeNames: { fr: getTypeName(type, "fr"), en: getTypeName(type, "en") },
    location,
    address: address(street, houseNumber),
    popularity: 0.6 - at * 0.005,
    ...(at === 1 && { reviews: [REVIEW] }),
    ...(hours !== "" && {
      hours: readOpeningHours(hours, { timeZone, countryCode: "FR", location }, new Date(FIXTURE_NOW)),
    }),
  });
}

function address(street: string, houseNumber: string): PlaceRecord["address"] {
  return {
    ...aPlaceRecord().address,
    street,
    houseNumber,
    locality: TOWN,
    formatted: `${houseNumber} ${street}, 83999 ${TOWN}`,
  };
}

function town(id: string, name: string, offset: number, popularity: number): PlaceRecord {
  const { adminArea1, adminArea2, countryCode } = aPlaceRecord().address;
  const location = { latitude: CENTER.latitude + offset, longitude: CENTER.longitude };
  return aPlaceRecord({
    id,
    kind: "locality",
    osm: `relation/${Number(id.slice(-10))}`,
    names: { default: name, defaultLanguage: "fr" },
    types: ["locality", "political"],
    primaryType: "locality",
    typeNames: { fr: "Commune", en: "Town" },
    location,
    viewport: {
      low: { latitude: location.latitude - 0.03, longitude: location.longitude - 0.03 },
      high: { latitude: location.latitude + 0.03, longitude: location.longitude + 0.03 },
    },
    address: {
      locality: name,
      postcode: "83999",
      countryCode,
      formatted: `83999 ${name}`,
      ...(adminArea1 && { adminArea1 }),
      ...(adminArea2 && { adminArea2 }),
    },
    popularity,
  });
}

function hostilePlace(): PlaceRecord {
  return aPlaceRecord({
    id: HOSTILE_ID,
    osm: "node/666",
    names: { default: HOSTILE_NAME },
    types: withParentTypes("restaurant"),
    primaryType: "restaurant",
    typeNames: { fr: "<b>Restaurant</b>", en: "<b>Restaurant</b>" },
    location: CENTER,
    address: { ...address(`${HOSTILE_NAME} Rue`, "1"), formatted: `1 ${HOSTILE_NAME}, 83999 ${TOWN}` },
    popularity: 0.1,
    editorialSummary: { fr: HOSTILE_NAME },
    facts: {
      websiteUri: "javascript:window.hacked=3",
      nationalPhoneNumber: `"><script>window.hacked=4</script>`,
    },
  });
}
