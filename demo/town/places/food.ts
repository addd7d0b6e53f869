import type { HandWrittenReview, PlaceRow } from "./place-row.ts";

/** One review of each kind, so that a single page shows them all. */
const MAREYEURS_REVIEWS: readonly HandWrittenReview[] = [
  {
    author: { displayName: "Harriet W.", uri: "https://avis-fictifs.example/auteurs/harriet-w" },
    rating: 5,
    text: {
      text: "Le turbot venait du bateau amarré devant la fenêtre. On nous a présenté le pêcheur au moment du café.",
      languageCode: "fr",
    },
    originalText: {
      text: "The turbot came off the boat moored outside the window. We were introduced to the fisherman over coffee.",
      languageCode: "en",
    },
    daysAgo: 12,
    visited: { year: 2026, month: 10 },
  },
  {
    author: { displayName: "Nolwenn K." },
    rating: 4,
    text: {
      text: "Plateau de fruits de mer irréprochable et service rapide.\n\nDommage que la petite salle du fond n'ait pas de vue\u00a0: demandez le bord du quai en réservant.",
      languageCode: "fr",
    },
    daysAgo: 33,
  },
  {
    author: { displayName: "Gérard V." },
    rating: 2,
    text: {
      text: "Une heure d'attente entre l'entrée et le plat, un dimanche midi il est vrai.",
      languageCode: "fr",
    },
    daysAgo: 97,
    visited: { year: 2026, month: 8 },
  },
  { author: { displayName: "Mehdi A." }, rating: 5, daysAgo: 140 },
  {
    author: { displayName: "نادية م." },
    rating: 3,
    text: {
      text: "Très bon poisson, mais la carte compte peu de plats sans fruits de mer.",
      languageCode: "fr",
    },
    originalText: {
      text: "السمك طيب جدا، لكن القائمة فيها أطباق قليلة بدون مأكولات بحرية.",
      languageCode: "ar",
    },
    daysAgo: 410,
  },
];

/** Restaurants, cafés, bars and everything else that is eaten or drunk on the spot. */
export const FOOD: readonly PlaceRow[] = [
  [
    "La Table des Mareyeurs",
    "14 Quai des Terre-Neuvas",
    "amenity=restaurant cuisine=seafood;french outdoor_seating=yes wheelchair=yes toilets:wheelchair=yes reservation=recommended",
    "We-Su 12:00-14:00,19:00-21:30; PH off",
    {
      facts: {
        priceLevel: "PRICE_LEVEL_EXPENSIVE",
        priceRange: {
          startPrice: { currencyCode: "EUR", units: "38" },
          endPrice: { currencyCode: "EUR", units: "62" },
        },
      },
      rating: [4.4, 318],
      reviews: MAREYEURS_REVIEWS,
      photos: 6,
      summary: {
        fr: "Poissons de la criée et coquillages, servis face au bassin dans une ancienne halle à marée.",
        en: "Fish from the harbour auction and shellfish, facing the basin in a former fish hall.",
      },
    },
  ],
  [
    "Le Grand Large",
    "30 Quai des Terre-Neuvas",
    "amenity=restaurant cuisine=seafood outdoor_seating=yes dog=yes",
    "Mo-Su 12:00-14:30,19:00-22:30",
    {
      facts: {
        priceLevel: "PRICE_LEVEL_MODERATE",
        priceRange: {
          startPrice: { currencyCode: "EUR", units: "20" },
          endPrice: { currencyCode: "EUR", units: "40" },
        },
      },
      photos: 5,
    },
  ],
  [
    "Le Bistrot du Levant",
    "12 Quai du Levant",
    // Without a cuisine: a plain restaurant, which is what a search for that primary type finds.
    "amenity=restaurant outdoor_seating=yes",
    "Tu-Sa 12:00-14:00,19:30-22:00; Su 12:00-14:30",
    { photos: 4 },
  ],
  [
    "Chez Anselme",
    "7 Rue des Mareyeurs",
    "amenity=restaurant cuisine=regional",
    "Mo,Tu,Fr-Su 12:00-13:45,19:15-21:15; We,Th off",
    { facts: { priceLevel: "PRICE_LEVEL_MODERATE" } },
  ],
  [
    "Crêperie de l'Horloge",
    "9 Rue de l'Horloge",
    "amenity=restaurant cuisine=crepe diet:vegetarian=yes highchair=yes",
    "Apr-Sep: Mo-Su 11:45-22:00; Oct-Mar: We-Su 11:45-14:30,18:30-21:30",
    {
      facts: {
        priceLevel: "PRICE_LEVEL_INEXPENSIVE",
        priceRange: {
          startPrice: { currencyCode: "EUR", units: "10" },
          endPrice: { currencyCode: "EUR", units: "20" },
        },
      },
      photos: 4,
    },
  ],
  [
    "Crêperie Sainte-Barbe",
    "18 Rue Saint-Nicolas",
    "amenity=restaurant cuisine=crepe",
    "Tu-Su 12:00-14:00,19:00-21:30; Jan off",
    {},
  ],
  [
    "Pizzeria Da Elio",
    "6 Boulevard des Remparts",
    "amenity=restaurant cuisine=pizza;italian takeaway=yes delivery=yes",
    "Mo-Th 18:00-22:30; Fr-Su 12:00-14:00,18:00-23:00",
    { facts: { priceLevel: "PRICE_LEVEL_INEXPENSIVE" }, photos: 3 },
  ],
  [
    "Trattoria del Porto",
    "22 Quai du Levant",
    "amenity=restaurant cuisine=italian",
    "Tu-Su 12:00-14:00,19:00-22:30",
    {},
  ],
  [
    "مطعم ياسمين الشام",
    "25 Rue Gambetta",
    "amenity=restaurant cuisine=lebanese;syrian takeaway=yes diet:vegetarian=yes diet:halal=yes",
    "Tu-Su 12:00-14:30,18:30-22:30",
    {
      tags: { "name:ar": "مطعم ياسمين الشام", "name:fr": "Jasmin de Damas", "name:en": "Damascus Jasmine" },
      photos: 3,
    },
  ],
  [
    "Le Palais d'Angkor",
    "11 Rue Gambetta",
    "amenity=restaurant cuisine=cambodian;vietnamese takeaway=yes",
    "Tu-Su 12:00-14:00,19:00-22:00",
    {},
  ],
  [
    "Sakana",
    "4 Rue du Casino",
    "amenity=restaurant cuisine=japanese;sushi takeaway=yes delivery=yes",
    "Tu-Sa 12:00-14:00,19:00-22:00",
    { tags: { "name:ja": "さかな" }, photos: 3 },
  ],
  [
    "Le Jardin de Jade",
    "41 Avenue de la Gare",
    "amenity=restaurant cuisine=chinese takeaway=only",
    "We-Mo 11:30-14:00,18:30-22:00",
    {},
  ],
  [
    "Le Kerala",
    "33 Rue Gambetta",
    "amenity=restaurant cuisine=indian diet:vegetarian=yes",
    "Mo-Su 12:00-14:00,19:00-22:30",
    {},
  ],
  [
    "La Feuille d'Estran",
    "15 Rue des Tanneurs",
    "amenity=restaurant cuisine=vegetarian diet:vegetarian=only diet:vegan=yes organic=yes",
    "Tu-Sa 11:45-14:30, Fr,Sa 19:00-21:30",
    {
      facts: {
        priceLevel: "PRICE_LEVEL_MODERATE",
        priceRange: { startPrice: { currencyCode: "EUR", units: "15" } },
      },
    },
  ],
  [
    "L'Ardoise du Marché",
    "20 Rue du Vieux-Marché",
    "amenity=restaurant",
    "Tu-Sa 12:00-14:00,19:00-21:30; PH off",
    {},
  ],
  [
    "La Vigie",
    "@-392,2262",
    "amenity=restaurant cuisine=french outdoor_seating=yes",
    "Apr 01-Nov 01: We-Su 12:00-14:30,19:00-21:30",
    {
      summary: {
        fr: "Au bout du chemin du Sémaphore, une salle vitrée au-dessus de la falaise.",
        en: "At the end of the semaphore path, a glazed room above the cliff.",
      },
      photos: 5,
    },
  ],
  [
    "Les Voiles Blanches",
    "88 Boulevard de la Mer",
    "amenity=restaurant cuisine=french reservation=required dress_code=smart_casual",
    "Th-Sa 12:15-13:30,19:30-21:00; Su 12:15-13:30",
    {
      facts: {
        priceLevel: "PRICE_LEVEL_VERY_EXPENSIVE",
        priceRange: {
          startPrice: { currencyCode: "EUR", units: "95" },
          endPrice: { currencyCode: "EUR", units: "160" },
        },
      },
      photos: 6,
      summary: {
        fr: "Une table gastronomique de vingt-quatre couverts, avec un seul menu qui suit la marée.",
        en: "A fine-dining room of twenty-four seats with a single menu that follows the tide.",
      },
    },
  ],
  [
    "Le Fournil des Grèves",
    "40 Boulevard de la Mer",
    "amenity=fast_food cuisine=sandwich takeaway=yes",
    "Mo-Su 10:00-19:00",
    { facts: { priceLevel: "PRICE_LEVEL_INEXPENSIVE" } },
  ],
  [
    "Friterie du Casino",
    "@372,742",
    "amenity=fast_food cuisine=fries takeaway=only",
    'May-Sep: Mo-Su 11:30-22:00; Oct-Apr: Sa,Su 11:30-19:00 "selon la météo"',
    { web: false },
  ],
  [
    "Kebab Bosphore",
    "9 Avenue de la Gare",
    "amenity=fast_food cuisine=kebab takeaway=yes delivery=yes",
    "Mo-Th 11:00-23:00; Fr,Sa 11:00-02:00; Su 17:00-23:00",
    {},
  ],
  [
    "Burger & Marée",
    "16 Rue de la République",
    "amenity=fast_food cuisine=burger takeaway=yes drive_through=no",
    "Mo-Su 11:30-22:00",
    {},
  ],
  [
    "Quick Wok",
    "27 Rue de la République",
    "amenity=fast_food cuisine=asian takeaway=yes",
    "Mo-Sa 11:30-21:30",
    {},
  ],
  [
    "Le Panier Percé",
    "@2480,-560",
    "amenity=fast_food cuisine=sandwich;salad takeaway=yes drive_through=yes",
    "Mo-Fr 11:00-14:30",
    { web: false },
  ],
  [
    "Café de la Marine",
    "2 Quai des Terre-Neuvas",
    "amenity=cafe outdoor_seating=yes internet_access=wlan",
    "Mo-Su 07:00-20:00",
    { photos: 4, facts: { priceLevel: "PRICE_LEVEL_INEXPENSIVE" } },
  ],
  [
    "Café du Théâtre",
    "31 Rue du Casino",
    "amenity=cafe outdoor_seating=yes",
    "Mo-Sa 07:30-21:00; Su 09:00-14:00",
    {},
  ],
  [
    "Le Petit Noir",
    "12 Rue de l'Horloge",
    "amenity=cafe cuisine=coffee_shop internet_access=wlan",
    "Tu-Sa 08:30-18:00",
    { photos: 3 },
  ],
  [
    "Salon de thé Mathilde",
    "35 Rue de la République",
    "amenity=cafe cuisine=tea;cake",
    "Tu-Sa 10:00-18:30; Su 14:30-18:30",
    { photos: 3 },
  ],
  [
    "Café de la Gare",
    "58 Avenue de la Gare",
    "amenity=cafe",
    "Mo-Fr 06:00-20:00; Sa 07:00-20:00; Su,PH off",
    {},
  ],
  [
    "La Buvette du Phare",
    "@-505,2432",
    "amenity=cafe outdoor_seating=yes",
    "Jul-Aug: Mo-Su 10:30-19:30; Apr-Jun,Sep: Sa,Su,PH 11:00-18:30",
    { web: false, photos: 2 },
  ],
  [
    "Glacier Borelli",
    "64 Boulevard de la Mer",
    "amenity=ice_cream takeaway=yes",
    "Mar 15-Nov 05: Mo-Su 11:00-23:00",
    { photos: 3, facts: { priceLevel: "PRICE_LEVEL_INEXPENSIVE" } },
  ],
  ["La Banquise", "10 Rue du Pilori", "amenity=ice_cream", "Apr-Sep: Mo-Su 13:00-23:00", {}],
  [
    "Le Terre-Neuva",
    "44 Quai des Terre-Neuvas",
    "amenity=bar outdoor_seating=yes live_music=yes",
    "Mo-Th 17:00-01:00; Fr,Sa 17:00-03:00; Su off",
    { photos: 3, facts: { liveMusic: true } },
  ],
  ["Bar de l'Écluse", "28 Quai de la Criée", "amenity=bar", "Tu-Su 10:00-01:00", {}],
  [
    "Le Sextant",
    "3 Rue du Pilori",
    "amenity=bar cocktails=yes",
    "We-Sa 18:00-02:00",
    { facts: { servesCocktails: true, reservable: false } },
  ],
  [
    "The Anchor",
    "19 Rue des Mareyeurs",
    "amenity=pub microbrewery=no sport=rugby_union",
    "Mo-Th 16:00-01:00; Fr-Su 14:00-02:00",
    { facts: { goodForWatchingSports: true }, photos: 2 },
  ],
  [
    "Brasserie artisanale de l'Orvain",
    "@2620,-640",
    "craft=brewery microbrewery=yes",
    "We-Fr 16:00-20:00; Sa 10:00-12:30,14:00-20:00",
    { photos: 2 },
  ],
  ["Le Transat", "@352,905", "amenity=bar outdoor_seating=yes", "Jun-Sep: Mo-Su 10:00-24:00", {}],
  ["Bistrot des Halles", "44 Rue du Vieux-Marché", "amenity=bar", "Tu-Sa 06:30-15:00; Su 07:00-14:00", {}],
  [
    "Le Nautilus",
    "@2745,-200",
    "amenity=nightclub",
    "Fr,Sa 23:00-05:00; PH -1 day 23:00-05:00",
    { phone: false },
  ],
  [
    "Cave à manger La Saline",
    "8 Rue de la Saline",
    "amenity=bar cuisine=tapas wine=yes",
    "Tu-Sa 18:00-23:30",
    { facts: { servesWine: true, priceLevel: "PRICE_LEVEL_MODERATE" } },
  ],
  ["Cidrerie du Bas-Fort", "21 Rue des Islandais", "amenity=pub", "Th-Sa 17:00-00:30; Su 16:00-21:00", {}],
  ["Cantine municipale", "@905,-505", "amenity=food_court", "Mo-Fr 11:30-13:30; PH off", { bare: true }],
];
