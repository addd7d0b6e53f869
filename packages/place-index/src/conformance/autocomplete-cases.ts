import type { AutocompleteCase } from "./conformance-case.ts";
import { aLocality, anAddress, aPoi, aPostalCode, aStreet, awayFromHarbour, HARBOUR } from "./places.ts";

const near = { circle: { center: HARBOUR, radius: 5_000 } };

/** The places of a town, for cases that name none. */
const TOWN = [
  aPoi("Le Fournil des Roches", "bakery"),
  aPoi("Musée océanographique", "museum"),
  aPoi("L'Œuvre d'été", "art_gallery"),
  aPoi("Café de la Poste", "cafe"),
  aPoi("Station du Large", "gas_station"),
  aStreet("Rue de la Paix"),
  aStreet("Boulevard des Moulins"),
  aStreet("Avenue Sainte-Dévote"),
  aLocality("Port-Valbrune", { popularity: 0.7 }),
  aPostalCode("83999"),
];

function inTown(input: string, ...expected: string[]): AutocompleteCase {
  return {
    title: `'${input}' gives ${expected.join(", ") || "nothing"}`,
    places: TOWN,
    query: { input },
    expected,
  };
}

export const AUTOCOMPLETE_CASES: readonly AutocompleteCase[] = [
  // Accents, case, ligatures, hyphens, apostrophes, stop words.
  inTown("MUSEE OCEANO", "Musée océanographique"),
  inTown("oeuvre d ete", "L'Œuvre d'été"),
  inTown("l’œuvre", "L'Œuvre d'été"),
  inTown("port valbrune", "Port-Valbrune"),
  inTown("rue paix", "Rue de la Paix"),
  inTown("r paix", "Rue de la Paix"),
  inTown("rue de la pa", "Rue de la Paix"),
  // Short forms, both ways.
  inTown("bd moulins", "Boulevard des Moulins"),
  inTown("boul moulins", "Boulevard des Moulins"),
  inTown("av ste devote", "Avenue Sainte-Dévote"),
  {
    title: "a short form in the name is found by the long one",
    places: [aStreet("Bd St-Michel"), aStreet("Impasse du Four")],
    query: { input: "boulevard saint mich" },
    expected: ["Bd St-Michel"],
  },
  {
    title: "'st' stands for 'sainte' too",
    places: [aStreet("Rue Sainte-Claire"), aStreet("Rue Saint-Clair")],
    query: { input: "st claire" },
    expected: ["Rue Sainte-Claire"],
  },
  {
    title: "'1er' stands for 'Ier'",
    places: [aStreet("Quai Albert Ier"), aStreet("Place Louis XIV")],
    query: { input: "quai albert 1er" },
    expected: ["Quai Albert Ier"],
  },
  {
    title: "a numeral is found by its number",
    places: [aStreet("Quai Albert Ier"), aStreet("Place Louis XIV")],
    query: { input: "place louis 14" },
    expected: ["Place Louis XIV"],
  },
  {
    title: "a casino stands before a shop whose whole name is Casino",
    places: [aPoi("Casino", "supermarket"), aPoi("Casino de la Plage", "casino", { popularity: 0.6 })],
    query: { input: "casino" },
    expected: ["Casino de la Plage", "Casino"],
  },
  // Words in any order, each a prefix.
  inTown("oceano musee", "Musée océanographique"),
  inTown("mus ocea", "Musée océanographique"),
  inTown("poste cafe", "Café de la Poste"),
  {
    title: "'près' before a place finds the place, before a name with meadows in its street",
    places: [
      aPoi("Maraîchers des Petits-Prés", "greengrocer", {
        address: { street: "Rue de la Gare", countryCode: "FR", formatted: "Rue de la Gare" },
      }),
      aPoi("Gare de Valbrune", "train_station"),
    ],
    query: { input: "près de la gare" },
    expected: ["Gare de Valbrune", "Maraîchers des Petits-Prés"],
  },
  {
    title: "'près' before a place is found in a name with both",
    places: [aPoi("Le Bistrot près de la Gare", "restaurant"), aPoi("Gare de Valbrune", "train_station")],
    query: { input: "bistrot près de la ga" },
    expected: ["Le Bistrot près de la Gare"],
  },
  // Typing errors: one edit from five letters, two from nine.
  inTown("moulims", "Boulevard des Moulins"),
  inTown("mouilns", "Boulevard des Moulins"),
  inTown("musée oceanografique", "Musée océanographique"),
  inTown("oceanogarphi", "Musée océanographique"),
  inTown("paox", "Rue de la Paix"),
  inTown("mouxxns"),
  // Category words in French and English.
  inTown("boulangerie", "Le Fournil des Roches"),
  inTown("bakery", "Le Fournil des Roches"),
  inTown("boul", "Le Fournil des Roches", "Boulevard des Moulins"),
  inTown("station essence", "Station du Large"),
  inTown("boulangerie port-valbrune", "Le Fournil des Roches"),
  inTown("boulanjerie", "Le Fournil des Roches"),
  // Town and postcode.
  inTown("rue de la paix 83999", "Rue de la Paix"),
  inTown("paix port valbrune", "Rue de la Paix"),
  inTown("83999 moulins", "Boulevard des Moulins"),
  // Another postcode is no reason to find nothing.
  inTown("fournil 83998", "Le Fournil des Roches"),
  // Nothing to find.
  inTown(""),
  inTown("  ,;- "),
  inTown("xyzzy"),
  {
    title:
      "the whole name stands before its start, that before its words, those before prefixes, all before errors",
    places: [
      aPoi("Marinelle"),
      aPoi("Le Marine"),
      aPoi("Marines"),
      aPoi("Bar Marine"),
      aPoi("Marine"),
      aPoi("Marine et Vent"),
    ],
    query: { input: "marine", limit: 6 },
    expected: ["Marine", "Le Marine", "Marine et Vent", "Marines", "Marinelle", "Bar Marine"],
  },
  {
    title: "an exact word stands before a name whose start is one typing error away",
    places: [aPoi("Le Vieux Phare", "museum"), aPoi("Pharmacie Marnier", "pharmacy", { popularity: 0.5 })],
    query: { input: "phare", limit: 1 },
    expected: ["Le Vieux Phare"],
  },
  {
    title: "a name that is exact stands before one with a typing error",
    places: [aPoi("Le Galion", "cafe", { popularity: 0.9 }), aPoi("Le Gallion", "cafe", { popularity: 0.1 })],
    query: { input: "gallion" },
    expected: ["Le Gallion", "Le Galion"],
  },
  {
    title: "of equal names the known one stands first, without a place to be near to",
    places: [
      aPoi("Le Phare", "cafe", {
        id: "place-far-known",
        popularity: 0.8,
        location: awayFromHarbour(40_000),
        address: { formatted: "A" },
      }),
      aPoi("Le Phare", "bar", { id: "place-near-small", popularity: 0.2, address: { formatted: "B" } }),
    ],
    query: { input: "le phare", primaryTypes: ["cafe", "bar"] },
    expected: ["Le Phare", "Le Phare"],
  },
  {
    title: "nearness pulls up what the bias holds",
    places: [
      aPoi("Phare du Nord", "cafe", { popularity: 0.5, location: awayFromHarbour(80_000) }),
      aPoi("Phare du Sud", "cafe", { popularity: 0.3 }),
    ],
    query: { input: "phare", bias: near },
    expected: ["Phare du Sud", "Phare du Nord"],
  },
  {
    title: "a rectangle pulls as a circle does",
    places: [
      aPoi("Phare du Nord", "cafe", { popularity: 0.5, location: awayFromHarbour(80_000) }),
      aPoi("Phare du Sud", "cafe", { popularity: 0.3 }),
    ],
    query: {
      input: "phare",
      bias: { rectangle: { low: awayFromHarbour(-2_000, -2_000), high: awayFromHarbour(2_000, 2_000) } },
    },
    expected: ["Phare du Sud", "Phare du Nord"],
  },
  {
    title: "a restriction to a circle keeps out what lies outside it",
    places: [aPoi("Phare du Nord", "cafe", { location: awayFromHarbour(5_100) }), aPoi("Phare du Sud")],
    query: { input: "phare", restriction: near },
    expected: ["Phare du Sud"],
  },
  {
    title: "a restriction over the antimeridian holds both of its sides",
    places: [
      aPoi("Phare Ouest", "cafe", { location: { latitude: -17, longitude: 179.9 }, popularity: 0.5 }),
      aPoi("Phare Est", "cafe", { location: { latitude: -17, longitude: -179.9 }, popularity: 0.4 }),
      aPoi("Phare Loin", "cafe", { location: { latitude: -17, longitude: 178 }, popularity: 0.9 }),
    ],
    query: {
      input: "phare",
      restriction: {
        rectangle: { low: { latitude: -18, longitude: 179.5 }, high: { latitude: -16, longitude: -179.5 } },
      },
    },
    expected: ["Phare Ouest", "Phare Est"],
  },
  ...[
    { name: "at its west", low: -180, high: -179.5 },
    { name: "at its east", low: 179.5, high: 180 },
  ].map(({ name, low, high }) => ({
    title: `a restriction with the antimeridian ${name} holds what lies on it`,
    places: [
      aPoi("Phare Un", "cafe", { location: { latitude: -17, longitude: 180 }, popularity: 0.5 }),
      aPoi("Phare Deux", "cafe", { location: { latitude: -17, longitude: -180 }, popularity: 0.4 }),
    ],
    query: {
      input: "phare",
      restriction: {
        rectangle: { low: { latitude: -18, longitude: low }, high: { latitude: -16, longitude: high } },
      },
    },
    expected: ["Phare Un", "Phare Deux"],
  })),
  {
    title: "a restriction of half the world still restricts",
    places: [
      aPoi("Phare Ouest", "cafe", { location: { latitude: 10, longitude: -70 }, popularity: 0.9 }),
      aPoi("Phare Est", "cafe", { location: { latitude: 10, longitude: 70 } }),
    ],
    query: {
      input: "phare",
      restriction: {
        rectangle: { low: { latitude: -80, longitude: 0 }, high: { latitude: 80, longitude: 180 } },
      },
    },
    expected: ["Phare Est"],
  },
  {
    title: "primary types keep out places that have the type second",
    places: [
      aPoi("Phare Bar", "bar"),
      aPoi("Phare Café", "cafe", { types: ["cafe", "bar", "establishment"] }),
    ],
    query: { input: "phare", primaryTypes: ["bar"] },
    expected: ["Phare Bar"],
  },
  {
    title: "types keep out places that have none of them, first or second",
    places: [
      aPoi("Phare Bar", "bar", { popularity: 0.9 }),
      aPoi("Phare Café", "cafe", { types: ["cafe", "bar", "establishment"] }),
      aPoi("Phare Musée", "museum"),
    ],
    query: { input: "phare", types: ["bar"] },
    expected: ["Phare Bar", "Phare Café"],
  },
  {
    title: "types may hold a collection",
    places: [aLocality("Valbrune"), aPoi("Valbrune Café"), aPoi("Valbrune Bar", "bar")],
    query: { input: "valb", types: ["(cities)", "bar"] },
    expected: ["Valbrune", "Valbrune Bar"],
  },
  {
    title: "(cities) are localities only",
    places: [
      aLocality("Valbrune"),
      aPoi("Valbrune Café"),
      aPostalCode("83000", { names: { others: ["Valbrune"] } }),
    ],
    query: { input: "valb", primaryTypes: ["(cities)"] },
    expected: ["Valbrune"],
  },
  {
    title: "(regions) are localities and postal codes",
    places: [
      aLocality("Valbrune", { popularity: 0.9 }),
      aPoi("Valbrune Café"),
      aPostalCode("83000", { names: { others: ["Valbrune"] } }),
    ],
    query: { input: "valb", primaryTypes: ["(regions)"] },
    expected: ["Valbrune", "83000"],
  },
  {
    title: "'geocode' keeps out what is an establishment",
    places: [
      aLocality("Valbrune", { popularity: 0.9 }),
      aPoi("Valbrune Café"),
      aStreet("Rue de Valbrune"),
      aPostalCode("83000", { names: { others: ["Valbrune"] } }),
    ],
    query: { input: "valb", primaryTypes: ["geocode"] },
    expected: ["Valbrune", "83000", "Rue de Valbrune"],
  },
  ...["establishment", "point_of_interest"].map((type) => ({
    title: `'${type}' keeps out what is none`,
    places: [aLocality("Valbrune"), aPoi("Valbrune Café"), aStreet("Rue de Valbrune")],
    query: { input: "valb", primaryTypes: [type] },
    expected: ["Valbrune Café"],
  })),
  {
    title: "'geocode' with 'establishment' keeps out nothing",
    places: [aLocality("Valbrune", { popularity: 0.9 }), aPoi("Valbrune Café")],
    query: { input: "valb", primaryTypes: ["geocode", "establishment"] },
    expected: ["Valbrune", "Valbrune Café"],
  },
  {
    title: "a type that no place has finds nothing",
    places: TOWN,
    query: { input: "fournil", primaryTypes: ["zoo"] },
    expected: [],
  },
  {
    title: "countries keep out the others",
    places: [aPoi("Phare Un"), aPoi("Phare Deux", "cafe", { address: { countryCode: "IT" } })],
    query: { input: "phare", countryCodes: ["IT", "MC"] },
    expected: ["Phare Deux"],
  },
  {
    title: "a house number before or after the street finds the address, then the street",
    places: [aStreet("Rue Neuve"), anAddress("12", "Rue Neuve"), anAddress("120", "Rue Neuve")],
    query: { input: "rue neuve 12" },
    expected: ["12 Rue Neuve", "120 Rue Neuve", "Rue Neuve"],
  },
  {
    title: "12 at the start is not 120",
    places: [aStreet("Rue Neuve"), anAddress("12", "Rue Neuve"), anAddress("120", "Rue Neuve")],
    query: { input: "12 rue neuve", limit: 2 },
    expected: ["12 Rue Neuve", "Rue Neuve"],
  },
  {
    title: "'12 bis' and '12bis' find the same address",
    places: [aStreet("Rue Neuve"), anAddress("12 bis", "Rue Neuve"), anAddress("12", "Rue Neuve")],
    query: { input: "12bis rue neuve", limit: 1 },
    expected: ["12 bis Rue Neuve"],
  },
  {
    title: "an unknown house number falls back to the street",
    places: [aStreet("Rue Neuve"), anAddress("12", "Rue Neuve")],
    query: { input: "14 rue neuve", limit: 1 },
    expected: ["Rue Neuve"],
  },
  {
    title: "a street stands before its addresses",
    places: [anAddress("1", "Rue Neuve"), anAddress("2", "Rue Neuve"), aStreet("Rue Neuve")],
    query: { input: "rue neu", limit: 1 },
    expected: ["Rue Neuve"],
  },
  {
    title: "a town stands before what is in it",
    places: [aPoi("Café", "cafe", { popularity: 0.9 }), aLocality("Port-Valbrune", { popularity: 0.4 })],
    query: { input: "port-valbrune", limit: 1 },
    expected: ["Port-Valbrune"],
  },
  {
    title: "other names, other languages and the brand find the place",
    places: [
      aPoi("Hôtel de ville", "city_hall", { names: { others: ["Maison commune"] } }),
      aPoi("Quai", "marina", { names: { byLanguage: { en: "Maison wharf" } } }),
      aPoi("Relais", "gas_station", { brand: "Maison d'Huile" }),
    ],
    query: { input: "maison" },
    expected: ["Hôtel de ville", "Quai", "Relais"],
  },
  {
    title: "the start of a kind of place in the reader's language finds it",
    places: [aPoi("Chez Paulin", "bakery"), aPoi("Le Comptoir", "bar")],
    query: { input: "bäck", language: "de-CH" },
    expected: ["Chez Paulin"],
  },
  {
    title: "the start of a kind of place in another language finds nothing",
    places: [aPoi("Chez Paulin", "butcher_shop")],
    query: { input: "slagerij", language: "fr" },
    expected: [],
  },
  {
    title: "places that a list would show as the same line are shown once",
    places: [
      aPoi("Gare", "train_station", { id: "place-gare-1", popularity: 0.9 }),
      aPoi("Gare", "train_station", { id: "place-gare-2" }),
      aPoi("Gare", "train_station", { id: "place-gare-3", address: { formatted: "Gare, 83998 Roquebelle" } }),
    ],
    query: { input: "gare" },
    expected: ["Gare", "Gare"],
  },
  {
    title: "places of one name are two lines where they are of two kinds",
    places: [
      aPoi("Forum", "bus_stop", { id: "place-forum-1", typeNames: { fr: "Arrêt de bus" }, popularity: 0.4 }),
      aPoi("Forum", "bus_stop", { id: "place-forum-2", typeNames: { fr: "Arrêt de bus" } }),
      aPoi("Forum", "bike_sharing_station", { id: "place-forum-3", typeNames: { fr: "Vélos" } }),
    ],
    query: { input: "forum" },
    expected: ["Forum", "Forum"],
  },
  {
    title: "'plac' gives squares, and nothing that is a place of another kind",
    places: [
      aPoi("Grand Hôtel", "hotel", { popularity: 0.8 }),
      aPoi("Saint-Roch", "church", { popularity: 0.8 }),
      aStreet("Place d'Armes"),
    ],
    query: { input: "plac" },
    expected: ["Place d'Armes"],
  },
  {
    title: "a famous casino stands before a known shop whose whole name is Casino, wherever the reader is",
    places: [
      aPoi("Casino", "supermarket", { popularity: 0.34 }),
      aPoi("Casino de la Baie", "casino", { popularity: 0.72, location: awayFromHarbour(1_500) }),
      aPoi("Friterie du Casino", "fast_food_restaurant"),
    ],
    query: { input: "Casino", bias: near },
    expected: ["Casino de la Baie", "Casino", "Friterie du Casino"],
  },
  {
    title: "of churches, the one that is called a cathedral is meant by it",
    places: [
      aPoi("Chapelle Sainte-Dévote", "church", { popularity: 0.5 }),
      aPoi("Cathédrale Saint-Elme", "church", { popularity: 0.4 }),
    ],
    query: { input: "cathédrale" },
    expected: ["Cathédrale Saint-Elme", "Chapelle Sainte-Dévote"],
  },
  {
    title: "a type's own name tells nothing of who bears it",
    places: [aPoi("Pharmacie", "pharmacy"), aPoi("Chez Bughin", "pharmacy", { popularity: 0.4 })],
    query: { input: "pharmacie" },
    expected: ["Chez Bughin", "Pharmacie"],
  },
  {
    title: "'place du' gives squares, and none of what stands in one",
    places: [
      aPoi("Hôtel des Embruns", "hotel", { popularity: 0.8, address: { street: "Place du Port" } }),
      aPoi("Chez Paulin", "restaurant", { popularity: 0.8, address: { street: "Place du Port" } }),
      aStreet("Place d'Armes", { popularity: 0.31 }),
      aStreet("Place du Port"),
      aStreet("Placette Bosio"),
    ],
    query: { input: "place du" },
    expected: ["Place du Port", "Place d'Armes", "Placette Bosio"],
  },
  {
    title: "'rue grimaldi' is the street, and then what stands in it",
    places: [
      aPoi("Grimaldi Forum", "convention_center", { popularity: 0.6 }),
      aPoi("Chez Paulin", "restaurant", { popularity: 0.6, address: { street: "Rue Grimaldi" } }),
      aStreet("Rue Grimaldi"),
    ],
    query: { input: "rue grimaldi" },
    expected: ["Rue Grimaldi"],
  },
  {
    title: "a whole name with its town stands before what is in the street of that name",
    places: [
      aPoi("Mairie de Port-Valbrune", "city_hall", {
        popularity: 0.4,
        address: { street: "Place de la Mairie" },
      }),
      aStreet("Place de la Mairie"),
    ],
    query: { input: "place de la mairie port-valbrune" },
    expected: ["Place de la Mairie", "Mairie de Port-Valbrune"],
  },
  {
    title: "rue and avenue are mixed up: without a street of the name, that of another sort is the answer",
    places: [aStreet("Avenue de la Costa"), aStreet("Rue des Lilas")],
    query: { input: "rue de la costa" },
    expected: ["Avenue de la Costa"],
  },
  {
    title: "initials find a long name, after what starts with them",
    places: [
      aPoi("Centre hospitalier Princesse Grace", "hospital", { popularity: 0.6 }),
      aPoi("Chpgo"),
      aPoi("Petit Centre"),
    ],
    query: { input: "chpg" },
    expected: ["Chpgo", "Centre hospitalier Princesse Grace"],
  },
  {
    title: "without a reader's position the larger town comes first",
    places: [
      aPoi("Fournil Un", "bakery", { popularity: 0.28, address: { locality: "Valbrune" } }),
      aPoi("Fournil Deux", "bakery", { popularity: 0.26, address: { locality: "Roquebelle" } }),
      aLocality("Valbrune", { popularity: 0.42 }),
      aLocality("Roquebelle", { popularity: 0.6 }),
    ],
    query: { input: "boulangeries" },
    expected: ["Fournil Deux", "Fournil Un"],
  },
  {
    title: "an unknown 'bis' falls back to the plain number, then to the street",
    places: [
      aStreet("Rue du Val"),
      anAddress("6", "Rue du Val"),
      anAddress("8 bis", "Rue du Val"),
      anAddress("60", "Rue du Val"),
    ],
    query: { input: "6 bis rue du val", limit: 2 },
    expected: ["6 Rue du Val", "Rue du Val"],
  },
  {
    title: "the letter of a house number is no article",
    places: [
      aStreet("Rue du Val"),
      anAddress("20", "Rue du Val"),
      anAddress("20A", "Rue du Val", { popularity: 0.03 }),
      anAddress("20D", "Rue du Val", { popularity: 0.02 }),
    ],
    query: { input: "20d rue du val 83999 port-valbrune", limit: 1 },
    expected: ["20D Rue du Val"],
  },
  {
    title: "the plain house number comes before those with a letter",
    places: [
      anAddress("20 A", "Rue du Val", { popularity: 0.2 }),
      anAddress("20", "Rue du Val", { popularity: 0 }),
      anAddress("20 D", "Rue du Val", { popularity: 0.1 }),
    ],
    query: { input: "20 rue du val", limit: 1 },
    expected: ["20 Rue du Val"],
  },
  {
    title: "a street that runs over the border of the data is one line",
    places: [
      aStreet("Boulevard d'Italie", { id: "street-inside" }),
      {
        ...aStreet("Boulevard d'Italie", { id: "street-outside", location: awayFromHarbour(600) }),
        address: { countryCode: "IT", formatted: "Boulevard d'Italie" },
      },
    ],
    query: { input: "boulevard d'italie" },
    expected: ["Boulevard d'Italie"],
  },
  {
    title: "what only letters need is left out of an address that finds nothing with it",
    places: [anAddress("6", "Rue du Val"), aStreet("Rue du Val")],
    query: { input: "appt 12, n° 6 rue du val, 83003 port-valbrune cedex 2" },
    expected: ["6 Rue du Val", "Rue du Val"],
  },
  {
    title: "a name that has such a word is found by it",
    places: [aPoi("Cedex Immobilier", "real_estate_agency"), aPoi("Immobilier du Val", "real_estate_agency")],
    query: { input: "cedex immobilier" },
    expected: ["Cedex Immobilier"],
  },
  {
    title: "a word of four letters is put right beside another where nothing is found as it is typed",
    places: [aStreet("Rue de Millo")],
    query: { input: "rue de milo" },
    expected: ["Rue de Millo"],
  },
  {
    title: "an Arabic name is found by its start, with or without vowel signs",
    places: [aPoi("مقهى المرسى")],
    query: { input: "مَقه" },
    expected: ["مقهى المرسى"],
  },
];
