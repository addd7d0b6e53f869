import type { PlaceFacts } from "@lieudit/place-model";
import type { TextCase } from "./conformance-case.ts";
import { aLocality, anAddress, aPoi, aStreet, awayFromHarbour, HARBOUR } from "./places.ts";

const near = { circle: { center: HARBOUR, radius: 2_000 } };

function withFacts(name: string, facts: PlaceFacts) {
  return aPoi(name, "restaurant", { facts });
}

/** Thursday, 10:00 in Paris. */
const THURSDAY_MORNING = new Date("2026-11-19T09:00:00Z");

const weekly = (hour: number, until: number) => ({
  tag: `Th ${hour}:00-${until}:00`,
  isWeekly: true,
  periods: [{ open: { day: 4, hour, minute: 0 }, close: { day: 4, hour: until, minute: 0 } }],
});

/** Two towns 12 km apart, the harbour's and Roquebelle, and kinds of place in both. */
const FAR = awayFromHarbour(12_000);
const inRoquebelle = { location: FAR, address: { locality: "Roquebelle", postcode: "83998" } };
const TWO_TOWNS = [
  aLocality("Port-Valbrune", { popularity: 0.6 }),
  aLocality("Roquebelle", { ...inRoquebelle, popularity: 0.5 }),
  aLocality("Sauvigny", { location: awayFromHarbour(11_000), address: { locality: "Sauvigny" } }),
  aPoi("Chez Paulin", "bakery", { popularity: 0.6, hours: weekly(8, 12) }),
  aPoi("Chez Rosine", "bakery", { popularity: 0.4, hours: weekly(14, 18) }),
  aPoi("Chez Lison", "bakery", { ...inRoquebelle, hours: weekly(8, 12) }),
  aPoi("Musée des Vents", "museum", { location: awayFromHarbour(0, 900) }),
  aPoi("Le Comptoir", "bar", { popularity: 0.6, hours: weekly(8, 22) }),
  aPoi("Bar du Musée", "bar", { location: awayFromHarbour(0, 850), popularity: 0.4 }),
  aPoi("Open Bar", "cafe", { popularity: 0.1 }),
  aPoi("Près de chez vous", "store", { popularity: 0.1 }),
  aPoi("Le Bistrot d’à côté", "cafe", { popularity: 0.1 }),
  aPoi("Bar Porte Ouverte", "bar", { popularity: 0.1 }),
  aStreet("Rue des Prés"),
];

const CHADEMO = { type: "EV_CONNECTOR_TYPE_CHADEMO", maxChargeRateKw: 150, count: 1 } as const;
const TYPE_2 = { type: "EV_CONNECTOR_TYPE_TYPE_2", maxChargeRateKw: 22, count: 2 } as const;

/** Names that people write in other ways. */
const AS_PEOPLE_WRITE = [
  aLocality("L’Île-Rousse"),
  aStreet("Rue du Quatre-Septembre"),
  aStreet("Rue du 8-Mai-1945"),
  aStreet("Rue de la 2e-Division"),
  aStreet("Rue des Frères-Lumière"),
  aPoi("Aux Deux Frères", "restaurant"),
  aPoi("Mr. Bricolage", "store"),
  aPoi("Notre-Dame-de-la-Garde", "church"),
  aStreet("Zone Artisanale de Kerlaurent"),
  aStreet("Avenue du Général-de-Gaulle"),
  aStreet("Rue du Professeur-Calmette"),
  aStreet("Rue du Docteur-Roux"),
  aStreet("Rue du Général-Roux"),
  aStreet("Quai Albert 1er"),
  aStreet("Cours Louis-Premier"),
  aStreet("Avenue John F. Kennedy"),
  aStreet("Rue du Comte-Félix"),
  aPoi("McDonald’s", "hamburger_restaurant"),
  aPoi("Prince’s Palace", "tourist_attraction"),
  aPoi("Palace Princesse", "hotel", { popularity: 0.9 }),
  aPoi("Supermarché Paulin", "store"),
  aPoi("Mc Laren", "car_dealer"),
  aPoi("Rolls Royce", "car_dealer", { popularity: 0.6 }),
  aPoi("Église Saint-Ferréol", "church"),
  aPoi("Musée d’Anthropologie Préhistorique", "museum"),
  aPoi("Musée naval", "museum", { popularity: 0.9 }),
];

/** A town for texts with errors and with more words than its places have. */
const FORGIVING_TOWN = [
  aLocality("Port-Valbrune", { popularity: 0.7 }),
  aStreet("Boulevard Carnot"),
  anAddress("42", "Boulevard Carnot"),
  anAddress("44", "Boulevard Carnot"),
  anAddress("42", "Rue de la Plage"),
  aStreet("Rue Robert Doisy"),
  anAddress("8", "Rue Robert Doisy"),
  aStreet("Avenue de l’Opéra"),
  aStreet("Chemin du Phare"),
  aPoi("Cabinet Carnot", "doctor"),
  aPoi("Au Bon Pain", "bakery", { popularity: 0.9 }),
  aPoi("Boulangerie des Dames", "bakery"),
];

/** A commune that two communes merged into; an address may name it, one of them, or its name in another language. */
const MERGED_TOWN = [
  aLocality("Valneuf-sur-Mer", {
    names: { byLanguage: { ar: "فالنوف", en: "Newvale" }, others: ["Sainte-Ruthe"] },
  }),
  aLocality("Vieux-Moustier", { address: { locality: "Valneuf-sur-Mer", sublocality: "Vieux-Moustier" } }),
  aPoi("Chez Paulin", "bakery", { address: { locality: "Valneuf-sur-Mer" } }),
  aPoi("Chez Lison", "bakery", { popularity: 0.9, address: { locality: "Roquebelle" } }),
  aStreet("Rue des Cordiers", { address: { locality: "Vieux-Moustier" } }),
  aStreet("Rue des Cordiers-Neufs", { popularity: 0.9, address: { locality: "Roquebelle" } }),
  // The same name in another town: nothing is said of which one an address means.
  aLocality("Le Bourg", {
    id: "place-bourg-1",
    address: { locality: "Valneuf-sur-Mer", sublocality: "Le Bourg" },
  }),
  aLocality("Le Bourg", {
    id: "place-bourg-2",
    address: { locality: "Roquebelle", sublocality: "Le Bourg" },
  }),
  aStreet("Rue Haute du Bourg", { popularity: 0.5, address: { locality: "Le Bourg" } }),
  aStreet("Rue Haute du Moustier", { address: { locality: "Vieux-Moustier" } }),
];

/** Kinds that are mapped without saying more about them. */
const BROAD_KINDS = [
  aPoi("Les Tilleuls", "school"),
  aPoi("Chez Paulin", "bakery"),
  aPoi("Halles", "bus_stop"),
  aPoi("Saint-Roch", "church"),
  aPoi("Le Comptoir", "restaurant"),
];

export const TEXT_CASES: readonly TextCase[] = [
  {
    title: "a category finds places of the type, whatever their names",
    places: [aPoi("Chez Paulin", "bakery"), aPoi("Chez Rosine", "cafe"), aStreet("Rue de la Boulange")],
    query: { text: "Boulangerie" },
    expected: ["Chez Paulin"],
  },
  {
    title: "a category and a town find the places of the type in the town",
    places: [
      aPoi("Chez Paulin", "bakery"),
      aPoi("Chez Lison", "bakery", { address: { locality: "Roquebelle", postcode: "83998" } }),
      aLocality("Roquebelle", { popularity: 0.6 }),
    ],
    query: { text: "bakery Roquebelle" },
    expected: ["Chez Lison"],
  },
  {
    title: "a category pulls near places up",
    places: [
      aPoi("Four du Nord", "bakery", { popularity: 0.5, location: awayFromHarbour(15_000) }),
      aPoi("Chez Paulin", "bakery", { popularity: 0.2 }),
    ],
    query: { text: "boulangerie", bias: near },
    expected: ["Chez Paulin", "Four du Nord"],
  },
  {
    title: "by distance the nearest comes first, however well known the others are",
    places: [
      aPoi("Café Loin", "cafe", { popularity: 0.9, location: awayFromHarbour(900) }),
      aPoi("Café Milieu", "cafe", { popularity: 0.5, location: awayFromHarbour(500) }),
      aPoi("Café Ici", "cafe", { popularity: 0.1, location: awayFromHarbour(100) }),
    ],
    query: { text: "café", bias: near, rank: "DISTANCE" },
    expected: ["Café Ici", "Café Milieu", "Café Loin"],
  },
  {
    title: "a strict type keeps out the others",
    places: [aPoi("Le Phare", "cafe"), aPoi("Bar du Phare", "bar")],
    query: { text: "phare", type: "bar", isTypeStrict: true },
    expected: ["Bar du Phare"],
  },
  {
    title: "a type that is not strict lifts and keeps the others",
    places: [aPoi("Café du Phare", "cafe", { popularity: 0.6 }), aPoi("Bar du Phare", "bar")],
    query: { text: "phare", type: "bar" },
    expected: ["Bar du Phare", "Café du Phare"],
  },
  {
    title: "a rectangle keeps out what lies outside it",
    places: [aPoi("Phare du Nord", "cafe", { location: awayFromHarbour(2_100) }), aPoi("Phare du Sud")],
    query: {
      text: "phare",
      restriction: { low: awayFromHarbour(-2_000, -2_000), high: awayFromHarbour(2_000, 2_000) },
    },
    expected: ["Phare du Sud"],
  },
  {
    title: "a minimum rating drops lower and unrated places",
    places: [
      withFacts("Table Haute", { rating: 4.5 }),
      withFacts("Table Juste", { rating: 4 }),
      withFacts("Table Basse", { rating: 3.9 }),
      withFacts("Table Muette", {}),
    ],
    query: { text: "table", minRating: 4 },
    expected: ["Table Haute", "Table Juste"],
  },
  {
    title: "price levels drop the others and places without one",
    places: [
      withFacts("Table Douce", { priceLevel: "PRICE_LEVEL_INEXPENSIVE" }),
      withFacts("Table Forte", { priceLevel: "PRICE_LEVEL_EXPENSIVE" }),
      withFacts("Table Muette", {}),
    ],
    query: { text: "table", priceLevels: ["PRICE_LEVEL_FREE", "PRICE_LEVEL_INEXPENSIVE"] },
    expected: ["Table Douce"],
  },
  {
    title: "connector type and power must be of the same connector",
    places: [
      withFacts("Borne Rapide", {
        evChargeOptions: {
          connectorCount: 2,
          connectorAggregation: [{ type: "EV_CONNECTOR_TYPE_CCS_COMBO_2", maxChargeRateKw: 150, count: 2 }],
        },
      }),
      withFacts("Borne Mixte", {
        evChargeOptions: {
          connectorCount: 2,
          connectorAggregation: [
            { type: "EV_CONNECTOR_TYPE_CCS_COMBO_2", maxChargeRateKw: 50, count: 1 },
            { type: "EV_CONNECTOR_TYPE_TYPE_2", maxChargeRateKw: 150, count: 1 },
          ],
        },
      }),
      withFacts("Borne Muette", {}),
    ],
    query: { text: "borne", connectorTypes: ["EV_CONNECTOR_TYPE_CCS_COMBO_2"], minimumChargingRateKw: 100 },
    expected: ["Borne Rapide"],
  },
  {
    title: "'open at' keeps places known to be open then, also by hours that are no plain week",
    places: [
      aPoi("Épicerie du Matin", "store", { popularity: 0.9, hours: weekly(8, 12) }),
      aPoi("Épicerie du Soir", "store", { hours: weekly(18, 22) }),
      aPoi("Épicerie d'Automne", "store", { hours: { tag: "Oct-Dec Th 09:00-11:00", isWeekly: false } }),
      aPoi("Épicerie d'Été", "store", { hours: { tag: "Jun-Aug Th 09:00-11:00", isWeekly: false } }),
      aPoi("Épicerie Fermée", "store", { hours: weekly(8, 12), businessStatus: "CLOSED_PERMANENTLY" }),
      aPoi("Épicerie Muette", "store"),
    ],
    query: { text: "épicerie", openAt: THURSDAY_MORNING },
    expected: ["Épicerie du Matin", "Épicerie d'Automne"],
  },
  ...[
    "bakery near Roquebelle",
    "boulangerie près de Roquebelle",
    "boulangerie proche de Roquebele",
    "boulangerie à proximité de Roquebelle",
    "boulangeries aux alentours de Roquebelle",
  ].map((text) => ({
    title: `'${text}' finds the bakeries of the town, then those of the next one`,
    places: TWO_TOWNS,
    query: { text },
    expected: ["Chez Lison", "Chez Paulin", "Chez Rosine"],
  })),
  ...["bakery in Roquebelle", "boulangerie à Roquebelle", "boulangerie dans Roquebelle"].map((text) => ({
    title: `'${text}' finds the bakery in the town alone`,
    places: TWO_TOWNS,
    query: { text },
    expected: ["Chez Lison"],
  })),
  {
    title: "in a town that has none of a kind, those around it are found",
    places: TWO_TOWNS,
    query: { text: "boulangerie à Sauvigny" },
    expected: ["Chez Lison", "Chez Paulin", "Chez Rosine"],
  },
  {
    title: "near a place, a few steps count more than being known",
    places: TWO_TOWNS,
    query: { text: "bar near the musée des Vents" },
    expected: ["Bar du Musée", "Le Comptoir", "Bar Porte Ouverte", "Open Bar"],
  },
  {
    title: "a restriction holds for what lies near something, too",
    places: TWO_TOWNS,
    query: {
      text: "boulangerie près de Roquebelle",
      restriction: { low: awayFromHarbour(-2_000, -2_000), high: awayFromHarbour(2_000, 2_000) },
    },
    expected: ["Chez Paulin", "Chez Rosine"],
  },
  {
    title: "near a town that is in addresses alone, what has it in its address is found",
    places: [
      aPoi("Station du Port", "gas_station", { address: { locality: "Vernebec" } }),
      aPoi("Station des Halles", "gas_station"),
    ],
    query: { text: "gas station near Vernebec" },
    expected: ["Station du Port"],
  },
  {
    title: "near a place that there is not, nothing is found",
    places: TWO_TOWNS,
    query: { text: "boulangerie près de Trifouilly" },
    expected: [],
  },
  {
    title: "near the reader is what his area pulls up",
    places: TWO_TOWNS,
    query: { text: "boulangerie près de chez moi", bias: { circle: { center: FAR, radius: 2_000 } } },
    expected: ["Chez Lison", "Chez Paulin", "Chez Rosine"],
  },
  {
    title: "the nearest is by distance",
    places: TWO_TOWNS,
    query: {
      text: "le bar le plus proche",
      bias: { circle: { center: awayFromHarbour(0, 900), radius: 50 } },
    },
    expected: ["Bar du Musée", "Le Comptoir", "Bar Porte Ouverte", "Open Bar"],
  },
  {
    title: "by distance alone, what merely starts with the word of a kind is not of it",
    places: [
      aPoi("Le Comptoir", "bar", { location: awayFromHarbour(600) }),
      aPoi("Barclane Finance", "finance", { location: awayFromHarbour(100) }),
      aPoi("Salon du Bar", "store", { location: awayFromHarbour(300) }),
    ],
    query: { text: "le bar le plus proche", bias: { circle: { center: HARBOUR, radius: 50 } } },
    expected: ["Salon du Bar", "Le Comptoir"],
  },
  {
    title: "words are put right where no circle around the place has them as they are typed",
    places: [
      aLocality("Port-Valbrune", { popularity: 0.6 }),
      aPoi("Musée des Vents", "museum"),
      aPoi("Fripes Paulin", "store", { location: awayFromHarbour(3_000), popularity: 0.1 }),
      aPoi("Fripes Poulin", "store", { location: awayFromHarbour(2_600), popularity: 0.9 }),
    ],
    query: { text: "fripes paulin près du musée des Vents" },
    expected: ["Fripes Paulin"],
  },
  {
    title: "the nearest to a place is measured from there, a namesake of the whole text too",
    places: [
      ...TWO_TOWNS,
      aPoi("Boulangerie la plus proche de Roquebelle et du lac", "bakery", {
        location: awayFromHarbour(-9_000),
      }),
    ],
    query: { text: "boulangerie la plus proche de Roquebelle" },
    expected: [
      "Chez Lison",
      "Chez Paulin",
      "Chez Rosine",
      "Boulangerie la plus proche de Roquebelle et du lac",
    ],
  },
  {
    title: "a town with a typing error is found behind names that begin as it was typed",
    places: [
      ...TWO_TOWNS,
      ...["Un", "Deux", "Trois", "Quatre", "Cinq", "Six"].map((name) =>
        aPoi(`Roquebelettes ${name}`, "bus_stop", { location: awayFromHarbour(-8_000) }),
      ),
    ],
    query: { text: "boulangerie près de Roquebele" },
    expected: ["Chez Lison", "Chez Paulin", "Chez Rosine"],
  },
  ...["boulangerie ouverte", "open now bakery", "boulangeries ouvertes en ce moment"].map((text) => ({
    title: `'${text}' finds bakeries that are open now`,
    places: TWO_TOWNS,
    query: { text, now: THURSDAY_MORNING },
    expected: ["Chez Paulin", "Chez Lison"],
  })),
  ...[
    { query: { text: "pharmacie ouverte", now: THURSDAY_MORNING }, what: "'open'" },
    { query: { text: "pharmacie", openAt: THURSDAY_MORNING }, what: "'open at'" },
  ].map(({ query, what }) => ({
    title: `where all of a kind are closed, ${what} puts no word right and looks into no address`,
    places: [
      ...["Une", "Deux", "Trois", "Quatre", "Cinq"].map((name) =>
        aPoi(name, "pharmacy", { hours: weekly(14, 18) }),
      ),
      aPoi("Pharmacia", "bar", { hours: weekly(8, 12) }),
      aPoi("Chez Paulin", "bakery", { hours: weekly(8, 12), address: { street: "Rue de la Pharmacie" } }),
    ],
    query,
    expected: [],
  })),
  {
    title: "a kind with a typing error is put right, and what is open of it found",
    places: TWO_TOWNS,
    query: { text: "boulangrie", openAt: THURSDAY_MORNING },
    expected: ["Chez Paulin", "Chez Lison"],
  },
  ...[
    { text: "boulangerie ouverte le jeudi matin", expected: ["Chez Paulin", "Chez Lison"] },
    { text: "bakery open on Thursday afternoon", expected: ["Chez Rosine"] },
    { text: "boulangerie ouverte jusqu'à 18h", expected: ["Chez Rosine"] },
    { text: "مخبز مفتوح يوم الخميس صباحا", expected: ["Chez Paulin", "Chez Lison"] },
    { text: "boulangerie ouverte jeudi matin près de Roquebelle", expected: ["Chez Lison", "Chez Paulin"] },
    { text: "bar ouvert après 21h", expected: ["Le Comptoir"] },
  ].map(({ text, expected }) => ({
    title: `'${text}' finds what is open then`,
    places: TWO_TOWNS,
    query: { text, now: THURSDAY_MORNING },
    expected,
  })),
  {
    title: "a word of four letters is put right beside others where nothing else is found",
    places: [aPoi("Hôtel de Ville", "city_hall"), aPoi("Hôtel du Phare", "hotel", { popularity: 0.9 })],
    query: { text: "hotel de vile" },
    expected: ["Hôtel de Ville"],
  },
  {
    title: "a bus stop comes behind what begins with its name, but for who asks for a stop",
    places: [aPoi("Roseraie", "bus_stop", { popularity: 0.4 }), aPoi("Roseraie Princesse", "garden")],
    query: { text: "roseraie" },
    expected: ["Roseraie Princesse", "Roseraie"],
  },
  {
    title: "what is of a kind stands before what is it beside another kind",
    places: [
      aPoi("Grand Hôtel", "hotel", {
        types: ["hotel", "restaurant", "lodging", "point_of_interest", "establishment"],
        popularity: 0.5,
      }),
      aPoi("Chez Paulin", "french_restaurant"),
    ],
    query: { text: "restaurant" },
    expected: ["Chez Paulin", "Grand Hôtel"],
  },
  {
    title: "a kind and a wish of two words are no other word together",
    places: [aPoi("Barbier du Quai", "barber_shop"), aPoi("Le Comptoir", "bar")],
    query: { text: "bar à bières", limit: 1 },
    expected: ["Le Comptoir"],
    hasMore: true,
  },
  ...(
    [
      ["sp98", ["Station du Large"]],
      ["station essence diesel port-valbrune", ["Station du Port", "Station du Large"]],
      ["gpl", []],
      ["borne 100 kW", ["Bornes du Quai"]],
      ["recharge chademo", ["Bornes du Quai"]],
      ["borne type 2", ["Bornes du Marché"]],
    ] as const
  ).map(([text, expected]) => ({
    title: `“${text}” finds what a car needs`,
    places: [
      aPoi("Station du Port", "gas_station", {
        popularity: 0.4,
        facts: { fuelOptions: { fuelPrices: [{ type: "DIESEL" }] } },
      }),
      aPoi("Station du Large", "gas_station", {
        facts: { fuelOptions: { fuelPrices: [{ type: "SP98" }, { type: "DIESEL" }] } },
      }),
      aPoi("Bornes du Quai", "electric_vehicle_charging_station", {
        facts: { evChargeOptions: { connectorCount: 1, connectorAggregation: [CHADEMO] } },
      }),
      aPoi("Bornes du Marché", "electric_vehicle_charging_station", {
        facts: { evChargeOptions: { connectorCount: 2, connectorAggregation: [TYPE_2] } },
      }),
    ],
    query: { text },
    expected: [...expected],
  })),
  {
    title: "a country keeps out what lies elsewhere",
    places: [
      aPoi("Chez Paulin", "bakery", { popularity: 0.6 }),
      aPoi("Chez Rosine", "bakery", { address: { countryCode: "MC" } }),
    ],
    query: { text: "boulangerie", countryCodes: ["MC"], bias: near, rank: "DISTANCE" },
    expected: ["Chez Rosine"],
  },
  {
    title: "a kind is known by its sound",
    places: [aPoi("Chez Paulin", "pharmacy"), aPoi("Chez Rosine", "bakery")],
    query: { text: "farmacie" },
    expected: ["Chez Paulin"],
  },
  {
    title: "a kind and a name that are typed as one word are two",
    places: [aPoi("Hôtel de l’Escale", "hotel"), aPoi("Hôtel du Phare", "hotel"), aPoi("Escale", "bar")],
    query: { text: "hoteldelescale" },
    expected: ["Hôtel de l’Escale"],
  },
  ...["bar roquebelle", "bar musée des vents", "musée bar"].map((text) => ({
    title: `'${text}' is a kind near a place where no place has all the words`,
    places: TWO_TOWNS.filter(({ names }) => names.default !== "Bar du Musée"),
    query: { text, limit: 1 },
    expected: [text === "musée bar" ? "Musée des Vents" : "Le Comptoir"],
    ...(text === "musée bar" ? {} : { hasMore: true }),
  })),
  {
    title: "a name with a loose word for its kind goes before places of that kind near it",
    places: [
      aPoi("Vitesse", "car_dealer", { location: awayFromHarbour(300) }),
      aPoi("Chez Bielle", "car_repair", { location: awayFromHarbour(350), popularity: 0.9 }),
    ],
    query: { text: "garage vitesse" },
    expected: ["Vitesse", "Chez Bielle"],
  },
  {
    title: "a place of another kind near a name goes alone",
    places: [
      aPoi("Vitesse", "car_dealer", { location: awayFromHarbour(300) }),
      aPoi("Chez Paulin", "bakery", { location: awayFromHarbour(350) }),
    ],
    query: { text: "boulangerie vitesse" },
    expected: ["Chez Paulin"],
  },
  {
    title: "a shop that is named by its trade goes before others of its kind",
    places: [
      aPoi("Carrosserie Bielle", "car_repair"),
      aPoi("Garage Essieu", "car_repair", { popularity: 0.4 }),
    ],
    query: { text: "carrossier" },
    expected: ["Carrosserie Bielle", "Garage Essieu"],
  },
  {
    title: "a better-known name that starts with a phrase goes before the kind of that phrase",
    places: [
      aPoi("Yacht Club du Port", "association_or_organization", { popularity: 0.6 }),
      aPoi("Les Régates", "sports_club", { popularity: 0.3 }),
    ],
    query: { text: "yacht club" },
    expected: ["Yacht Club du Port", "Les Régates"],
  },
  {
    title: "“p’tit” is petit",
    places: [aPoi("P’tit Bonheur", "restaurant"), aPoi("Petit Marché", "convenience_store")],
    query: { text: "petit bonheur" },
    expected: ["P’tit Bonheur"],
  },
  {
    title: "a name that begins with a kind is meant before any place of the kind",
    places: [
      aLocality("Port-Vieux", { location: awayFromHarbour(300) }),
      aPoi("École des Voiles", "school", { location: awayFromHarbour(600) }),
      aPoi("Lycée du Port", "school", { location: awayFromHarbour(200), popularity: 0.9 }),
      aPoi("Fontaine des Voiles", "fountain"),
    ],
    query: { text: "ecole des voiles port vieux" },
    expected: ["École des Voiles"],
  },
  {
    title: "of two streets that cross the first is found, and its addresses near the second",
    places: [
      aStreet("Rue du Port"),
      aStreet("Boulevard Carnot", { location: awayFromHarbour(400) }),
      anAddress("1", "Rue du Port", { location: awayFromHarbour(-400) }),
      anAddress("9", "Rue du Port", { location: awayFromHarbour(350) }),
    ],
    query: { text: "angle rue du port et bd carnot" },
    expected: ["Rue du Port", "9 Rue du Port", "1 Rue du Port"],
  },
  {
    title: "open and near are read together",
    places: TWO_TOWNS,
    query: { text: "boulangerie ouverte maintenant près de Roquebelle", now: THURSDAY_MORNING },
    expected: ["Chez Lison", "Chez Paulin"],
  },
  ...["best bakeries in Roquebelle", "les meilleures boulangeries à Roquebelle"].map((text) => ({
    title: `'${text}' finds the bakery there`,
    places: TWO_TOWNS,
    query: { text },
    expected: ["Chez Lison"],
  })),
  {
    title: "a name that begins with praise goes before what is praised",
    places: [aPoi("Best Vue", "hotel"), aPoi("Grand Hôtel", "hotel")],
    query: { text: "best hotel" },
    expected: ["Best Vue", "Grand Hôtel"],
  },
  {
    title: "a name is open, too",
    places: TWO_TOWNS,
    query: { text: "chez paulin ouvert", now: THURSDAY_MORNING },
    expected: ["Chez Paulin"],
  },
  {
    title: "without a moment, 'open' is a word",
    places: TWO_TOWNS,
    query: { text: "boulangerie ouverte" },
    expected: [],
  },
  ...["Open Bar", "Près de chez vous", "Le Bistrot d'à côté", "Rue des Prés"].map((text) => ({
    title: `'${text}' is a name`,
    places: TWO_TOWNS,
    query: { text, now: THURSDAY_MORNING },
    expected: [text.replace("'", "’")],
  })),
  {
    title: "what is open goes before a name with such a word in its midst",
    places: TWO_TOWNS,
    query: { text: "bar ouvert", now: THURSDAY_MORNING },
    expected: ["Le Comptoir", "Bar Porte Ouverte"],
  },
  ...["04 93 00 00 01", "+33 4 93 00 00 01", "0033493000001"].map((text) => ({
    title: `${text} is a phone number`,
    places: [
      aPoi("Chez Paulin", "bakery", {
        facts: { nationalPhoneNumber: "04 93 00 00 01", internationalPhoneNumber: "+33 4 93 00 00 01" },
      }),
      aPoi("Chez Rosine", "bakery", {
        facts: { nationalPhoneNumber: "04 93 00 00 02", internationalPhoneNumber: "+33 4 93 00 00 02" },
      }),
    ],
    query: { text },
    expected: ["Chez Paulin"],
  })),
  {
    title: "a name of digits is a name where no phone has them",
    places: [aPoi("20 000 000", "bar")],
    query: { text: "20 000 000" },
    expected: ["20 000 000"],
  },
  {
    title: "a first page says that there is more",
    places: ["Un", "Deux", "Trois"].map((name, i) =>
      aPoi(`Table ${name}`, "restaurant", { popularity: 0.9 - i / 10 }),
    ),
    query: { text: "table", limit: 2 },
    expected: ["Table Un", "Table Deux"],
    hasMore: true,
  },
  {
    title: "the last page goes on where the first one ended",
    places: ["Un", "Deux", "Trois"].map((name, i) =>
      aPoi(`Table ${name}`, "restaurant", { popularity: 0.9 - i / 10 }),
    ),
    query: { text: "table", limit: 2, offset: 2 },
    expected: ["Table Trois"],
  },
  {
    title: "a typing error in a text search is put right",
    places: [aPoi("Pharmacie Centrale", "pharmacy")],
    query: { text: "pharmacie centrlae" },
    expected: ["Pharmacie Centrale"],
  },
  ...(
    [
      ["lile rousse", "L’Île-Rousse"],
      ["rue du 4 septembre", "Rue du Quatre-Septembre"],
      ["rue du huit mai", "Rue du 8-Mai-1945"],
      ["2eme division", "Rue de la 2e-Division"],
      ["2 freres", "Aux Deux Frères"],
      ["monsieur bricolage", "Mr. Bricolage"],
      ["nd de la garde", "Notre-Dame-de-la-Garde"],
      ["za kerlaurent", "Zone Artisanale de Kerlaurent"],
      ["av charles de gaulle", "Avenue du Général-de-Gaulle"],
      ["rue dr calmette", "Rue du Professeur-Calmette"],
      ["quai albert premier", "Quai Albert 1er"],
      ["cours louis 1er", "Cours Louis-Premier"],
      ["bp 12, rue des freres lumiere, fr-83999 port-valbrune cedex", "Rue des Frères-Lumière"],
      ["n° 8 rue du 8 mai", "Rue du 8-Mai-1945"],
      ["avenue jf kennedy", "Avenue John F. Kennedy"],
      ["av j.f. kennedy", "Avenue John F. Kennedy"],
      ["rue cte felix", "Rue du Comte-Félix"],
      ["mc do", "McDonald’s"],
      ["mac do", "McDonald’s"],
      ["mac donald", "McDonald’s"],
      ["mcdo drive", "McDonald’s"],
      ["rueducomtefelix", "Rue du Comte-Félix"],
      ["notredamedelagarde", "Notre-Dame-de-la-Garde"],
      ["quai albert 1", "Quai Albert 1er"],
      ["princes palace", "Prince’s Palace"],
      ["super marche paulin", "Supermarché Paulin"],
      ["concession mclaren", "Mc Laren"],
      ["eglise stferreol", "Église Saint-Ferréol"],
      ["musee prehistoire", "Musée d’Anthropologie Préhistorique"],
    ] as const
  ).map(([text, answer]) => ({
    title: `“${text}” is ${answer}`,
    places: AS_PEOPLE_WRITE,
    query: { text, limit: 1 },
    expected: [answer],
    isFirstOnly: true,
  })),
  {
    title: "the sign of a number is no word of a name",
    places: [
      aPoi("Steak ’n Shake", "restaurant", { address: { street: "Cours Neuf" } }),
      anAddress("27", "Cours Neuf"),
      aPoi("Le N°5", "bar"),
    ],
    query: { text: "cours neuf n°27" },
    expected: ["27 Cours Neuf"],
  },
  {
    title: "a name with the sign of a number is found by it",
    places: [aPoi("Le N°5", "bar"), aPoi("Le N°6", "bar")],
    query: { text: "le n°5" },
    expected: ["Le N°5"],
  },
  {
    title: "of equals, the very kind comes before a narrower one",
    places: [aPoi("Blanc et Net", "dry_cleaner"), aPoi("Laverie du Port", "laundry")],
    query: { text: "laverie automatique" },
    expected: ["Laverie du Port", "Blanc et Net"],
  },
  {
    title: "Italian words for a kind of place find it beside a place",
    places: [
      aPoi("Trattoria", "italian_restaurant", { address: { locality: "Vernebec" } }),
      aLocality("Vernebec", { popularity: 0.7 }),
    ],
    query: { text: "ristorante italiano vernebec" },
    expected: ["Trattoria"],
    isFirstOnly: true,
  },
  {
    title: "a kind of place is found by the words of the reader's language",
    places: [aPoi("Chez Paulin", "bakery"), aPoi("Le Comptoir", "bar")],
    query: { text: "panadería cerca de mí", language: "es", bias: near },
    expected: ["Chez Paulin"],
  },
  {
    title: "words of a language that the reader does not use are names",
    places: [aPoi("Chez Paulin", "castle"), aPoi("Castello", "restaurant")],
    query: { text: "castello", language: "fr" },
    expected: ["Castello"],
  },
  {
    title: "a kind of place that is spelt right is put right to no other kind",
    places: [aPoi("Chez Paulin", "cheese_store"), aPoi("Boucheron", "jewelry_store")],
    query: { text: "boucherie" },
    expected: [],
  },
  {
    title: "tea is no article",
    places: [
      aPoi("Le Salon", "hair_salon", { popularity: 0.9 }),
      aPoi("Chez Rosine", "tea_house"),
      aPoi("Salon de Thé Lison", "bakery"),
    ],
    query: { text: "salon de the" },
    expected: ["Chez Rosine", "Salon de Thé Lison"],
  },
  {
    title: "the English article at the start of a name tells nothing",
    places: [aPoi("The Bike Shop", "store"), aPoi("Bike Shop of Roquebelle", "store", { popularity: 0.1 })],
    query: { text: "bike shop" },
    expected: ["The Bike Shop", "Bike Shop of Roquebelle"],
  },
  {
    title: "a number in words is that number, and no start of another word",
    places: [aStreet("Rue de Septembre")],
    query: { text: "7" },
    expected: [],
  },
  ...(
    [
      ["école primaire", "Les Tilleuls"],
      ["elementary schools", "Les Tilleuls"],
      ["pâtisserie", "Chez Paulin"],
      ["patiserie", "Chez Paulin"],
      ["gare routière", "Halles"],
      ["محطة حافلات", "Halles"],
    ] as const
  ).map(([text, answer]) => ({
    title: `“${text}” is a broader kind where no place is of this one`,
    places: BROAD_KINDS,
    query: { text },
    expected: [answer],
  })),
  ...["mosquée", "crêperie"].map((text) => ({
    title: `“${text}” is nothing where only another kind of its group is`,
    places: BROAD_KINDS,
    query: { text },
    expected: [],
  })),
  {
    title: "a kind that places are of is no broader one",
    places: [...BROAD_KINDS, aPoi("Jules-Ferry", "primary_school")],
    query: { text: "école primaire" },
    expected: ["Jules-Ferry"],
  },
  ...[
    "boulangeries pas chères",
    "cheap bakeries",
    "مخبز رخيص",
    "boulangerie ouverte le dimanche",
    "boulangerie avec terrasse",
    "où trouver une boulangerie",
  ].map((text) => ({
    title: `'${text}' finds bakeries, which no place is found by the rest of`,
    places: TWO_TOWNS,
    query: { text, now: THURSDAY_MORNING },
    expected: ["Chez Paulin", "Chez Rosine", "Chez Lison"],
  })),
  {
    title: "a wish is left out of what is near something, too",
    places: TWO_TOWNS,
    query: { text: "boulangerie pas chère près de Roquebelle" },
    expected: ["Chez Lison", "Chez Paulin", "Chez Rosine"],
  },
  {
    title: "a name with a wish in it is a name",
    places: [...TWO_TOWNS, aPoi("Boulangerie Pas Chère", "store")],
    query: { text: "boulangerie pas chère" },
    expected: ["Boulangerie Pas Chère"],
  },
  {
    title: "a street that is an avenue goes before a shop of its name, which has an avenue in its address",
    places: [
      aStreet("Boulevard Charles-Roux"),
      aPoi("Collège Charles Roux", "school", { popularity: 0.4, address: { street: "Avenue du Port" } }),
      anAddress("8", "Avenue Saint-Charles"),
    ],
    query: { text: "avenue charles roux" },
    expected: ["Boulevard Charles-Roux", "Collège Charles Roux"],
  },
  {
    title: "a given name is no title: without it a number would be left of the street",
    places: [anAddress("3", "Avenue de la Plage"), aStreet("Avenue Louis III")],
    query: { text: "avenue charles III" },
    expected: [],
  },
  {
    title: "a title is left out only where no street has it",
    places: AS_PEOPLE_WRITE,
    query: { text: "rue docteur roux" },
    expected: ["Rue du Docteur-Roux"],
  },
  {
    title: "a title that is all of a street's name is not left out",
    places: [aStreet("Rue du Port")],
    query: { text: "rue du general" },
    expected: [],
  },
  {
    title: "text without a letter or digit finds nothing",
    places: [aPoi("Le Phare")],
    query: { text: "!? *" },
    expected: [],
  },
  ...(
    [
      ["Cabinet Machin 42 boulevard Carnot 83999 PORT-VALBRUNE CEDEX 2", "42 Boulevard Carnot"],
      ["horaires chez Truc 42 bd carnot port valbrune", "42 Boulevard Carnot"],
      ["42 boulevard carnto port valbrnue", "42 Boulevard Carnot"],
      ["42 boulevardcarnot83999", "42 Boulevard Carnot"],
      ["8 ue robert doisi", "8 Rue Robert Doisy"],
      ["19 boulevard carnot port-valbrune", "Boulevard Carnot"],
      ["avenuede lopera", "Avenue de l’Opéra"],
      ["avenue de l'opera port-valbrune france", "Avenue de l’Opéra"],
      ["chemin du farre", "Chemin du Phare"],
      // Not "dames".
      ["boulangerie dans le village", "Au Bon Pain"],
    ] as const
  ).map(([text, first]) => ({
    title: `'${text}' is forgiven its errors: ${first}`,
    places: FORGIVING_TOWN,
    query: { text, limit: 1 },
    expected: [first],
    isFirstOnly: true,
  })),
  ...(
    [
      ["boulangerie valneuf", "Chez Paulin"],
      ["boulangerie sainte-ruthe", "Chez Paulin"],
      ["bakery newvale", "Chez Paulin"],
      ["مخبز فالنوف", "Chez Paulin"],
      ["rue des cordiers vieux-moustier", "Rue des Cordiers"],
      ["rue des cordiers valneuf", "Rue des Cordiers"],
      ["rue des cordiers 83999 sainte-ruthe", "Rue des Cordiers"],
    ] as const
  ).map(([text, name]) => ({
    title: `'${text}' finds ${name} under every name of its town`,
    places: MERGED_TOWN,
    query: { text },
    expected: [name],
  })),
  {
    title: "a name that parts of two towns have lends a street neither of their names",
    places: MERGED_TOWN,
    query: { text: "rue haute valneuf" },
    expected: ["Rue Haute du Moustier"],
  },
  {
    title: "a name in a reader's language is found however many languages a place has",
    places: [
      aPoi("Port", "museum", {
        names: {
          byLanguage: {
            ...Object.fromEntries(
              Array.from({ length: 26 }, (_, i) => [`a${String.fromCharCode(97 + i)}`, `Wort${i}`]),
            ),
            ar: "المرفأ",
            en: "Harbour",
          },
          others: ["Ancien Havre"],
        },
      }),
    ],
    query: { text: "ancien havre" },
    expected: ["Port"],
  },
  {
    title: "the town that is named in full comes before one whose name begins so",
    places: [
      anAddress("4", "Rue Neuve", {
        id: "place-neuve-long",
        popularity: 0.2,
        address: { locality: "Fleury-les-Aubrais" },
      }),
      anAddress("4", "Rue Neuve", {
        id: "place-neuve-short",
        names: { default: "4 Rue Neuve (Fleury)" },
        address: { locality: "Fleury" },
      }),
    ],
    query: { text: "4 rue neuve fleury" },
    expected: ["4 Rue Neuve (Fleury)", "4 Rue Neuve"],
  },
];
