import type { PriceLevel } from "@lieudit/place-model";

/** What places of one trade have in common: how they are rated, priced and pictured. */
export interface Trade {
  /** Lowest and highest mean rating; absent if these places are not rated. */
  rating?: readonly [number, number];
  /** Lowest and highest number of ratings. */
  ratings?: readonly [number, number];
  /** Pool that their reviews are picked from. */
  reviews?: ReviewPool;
  /** Price levels to pick from; a repeated one is more common. */
  prices?: readonly PriceLevel[];
  /** Scenes of their pictures, in turn. */
  scenes?: readonly Scene[];
  /** Lowest and highest number of pictures, unless the row of a place sets it. */
  photos: readonly [number, number];
}

export type ReviewPool =
  | "table"
  | "treat"
  | "shop"
  | "stay"
  | "visit"
  | "leisure"
  | "garage"
  | "agency"
  | "care"
  | "energy";

export const SCENES = [
  "harbour",
  "facade",
  "terrace",
  "bakery",
  "market",
  "beach",
  "park",
  "station",
  "museum",
  "garage",
  "square",
  "church",
  "lighthouse",
  "fuel",
  "room",
  "dish",
] as const;
export type Scene = (typeof SCENES)[number];

/** Name of a trade. */
export type TradeName = keyof typeof TRADES;

/** Returns the trade of a place with these tags. */
export function getTrade(tags: Readonly<Record<string, string>>): Trade {
  return TRADES[getTradeName(tags)];
}

/** Returns the name of that trade; `public` for tags without a rule. */
export function getTradeName(tags: Readonly<Record<string, string>>): TradeName {
  for (const [key, value, trade] of RULES) {
    const own = tags[key];
    if (own !== undefined && (value === "*" || value.split("|").includes(own))) return trade;
  }
  return "public";
}

/** The first matching rule decides. Values are separated by `|`; `*` matches any value. */
const RULES: readonly (readonly [key: string, values: string, trade: TradeName])[] = [
  ["highway", "bus_stop|rest_area", "public"],
  ["office", "estate_agent", "agency"],
  ["shop", "car|car_repair|motorcycle|caravan|tyres|car_parts", "garage"],
  ["amenity", "vehicle_inspection|car_wash|car_rental", "garage"],
  ["amenity", "fuel", "energy"],
  ["amenity", "charging_station", "charging"],
  ["amenity", "restaurant", "restaurant"],
  ["amenity", "fast_food", "snack"],
  ["amenity", "cafe", "cafe"],
  ["amenity", "bar|pub|nightclub", "bar"],
  ["amenity", "ice_cream", "bakery"],
  ["shop", "bakery|pastry|chocolate|confectionery", "bakery"],
  ["amenity", "marketplace", "grocer"],
  [
    "shop",
    "butcher|seafood|cheese|greengrocer|wine|coffee|deli|convenience|health_food|supermarket|farm|alcohol",
    "grocer",
  ],
  ["shop", "*", "shop"],
  ["tourism", "camp_site|caravan_site", "camping"],
  ["tourism", "hotel|guest_house|hostel|apartment|chalet|motel", "lodging"],
  ["amenity", "place_of_worship", "church"],
  ["tourism", "museum|gallery|aquarium", "museum"],
  ["man_made", "lighthouse", "sight"],
  ["leisure", "marina", "sight"],
  ["amenity", "ferry_terminal", "transport"],
  ["natural", "beach", "outdoors"],
  ["tourism", "viewpoint|zoo|theme_park", "outdoors"],
  ["amenity", "theatre|cinema|casino|arts_centre|music_venue", "show"],
  ["leisure", "park|garden|playground|pitch|golf_course|nature_reserve", "outdoors"],
  ["leisure", "*", "sport"],
  ["historic", "*", "sight"],
  ["tourism", "*", "sight"],
  ["railway", "station", "transport"],
  ["amenity", "taxi|bicycle_rental|parking", "transport"],
  ["amenity", "hospital|clinic|pharmacy|doctors|dentist|veterinary", "health"],
  ["healthcare", "*", "health"],
  ["craft", "brewery|pottery", "shop"],
  ["craft", "*", "office"],
  ["office", "*", "office"],
];

const TRADES = {
  restaurant: {
    rating: [3.6, 4.8],
    ratings: [40, 900],
    reviews: "table",
    prices: [
      "PRICE_LEVEL_MODERATE",
      "PRICE_LEVEL_MODERATE",
      "PRICE_LEVEL_INEXPENSIVE",
      "PRICE_LEVEL_EXPENSIVE",
    ],
    scenes: ["dish", "terrace", "facade", "dish"],
    photos: [1, 4],
  },
  snack: {
    rating: [3.2, 4.5],
    ratings: [20, 500],
    reviews: "table",
    prices: ["PRICE_LEVEL_INEXPENSIVE"],
    scenes: ["dish", "facade"],
    photos: [0, 2],
  },
  cafe: {
    rating: [3.7, 4.8],
    ratings: [25, 400],
    reviews: "table",
    prices: ["PRICE_LEVEL_INEXPENSIVE", "PRICE_LEVEL_INEXPENSIVE", "PRICE_LEVEL_MODERATE"],
    scenes: ["terrace", "facade", "square"],
    photos: [0, 3],
  },
  bar: {
    rating: [3.5, 4.7],
    ratings: [20, 480],
    reviews: "table",
    prices: ["PRICE_LEVEL_INEXPENSIVE", "PRICE_LEVEL_MODERATE"],
    scenes: ["terrace", "facade", "harbour"],
    photos: [0, 2],
  },
  bakery: {
    rating: [3.8, 4.9],
    ratings: [15, 350],
    reviews: "treat",
    prices: ["PRICE_LEVEL_INEXPENSIVE"],
    scenes: ["bakery", "bakery", "facade"],
    photos: [1, 3],
  },
  grocer: {
    rating: [3.6, 4.8],
    ratings: [12, 300],
    reviews: "shop",
    prices: ["PRICE_LEVEL_MODERATE", "PRICE_LEVEL_INEXPENSIVE"],
    scenes: ["market", "facade", "market"],
    photos: [0, 2],
  },
  shop: {
    rating: [3.7, 4.9],
    ratings: [6, 160],
    reviews: "shop",
    scenes: ["facade", "square"],
    photos: [0, 2],
  },
  lodging: {
    rating: [3.4, 4.8],
    ratings: [20, 700],
    reviews: "stay",
    prices: ["PRICE_LEVEL_MODERATE", "PRICE_LEVEL_EXPENSIVE"],
    scenes: ["room", "facade", "beach", "room"],
    photos: [1, 4],
  },
  camping: {
    rating: [3.6, 4.5],
    ratings: [30, 400],
    reviews: "stay",
    scenes: ["park", "beach"],
    photos: [1, 2],
  },
  sight: {
    rating: [4.1, 4.9],
    ratings: [20, 600],
    reviews: "visit",
    prices: ["PRICE_LEVEL_FREE"],
    scenes: ["lighthouse", "harbour", "square"],
    photos: [1, 3],
  },
  church: {
    rating: [4.2, 4.8],
    ratings: [8, 90],
    reviews: "visit",
    prices: ["PRICE_LEVEL_FREE"],
    scenes: ["church", "square"],
    photos: [0, 2],
  },
  museum: {
    rating: [4.0, 4.8],
    ratings: [30, 600],
    reviews: "visit",
    prices: ["PRICE_LEVEL_INEXPENSIVE"],
    scenes: ["museum", "facade", "museum"],
    photos: [1, 3],
  },
  show: {
    rating: [3.7, 4.6],
    ratings: [25, 380],
    reviews: "leisure",
    scenes: ["square", "facade"],
    photos: [0, 2],
  },
  sport: {
    rating: [3.6, 4.7],
    ratings: [10, 200],
    reviews: "leisure",
    scenes: ["park", "beach"],
    photos: [0, 1],
  },
  garage: {
    rating: [3.1, 4.8],
    ratings: [12, 220],
    reviews: "garage",
    scenes: ["garage", "garage", "facade"],
    photos: [0, 2],
  },
  agency: {
    rating: [3.4, 4.9],
    ratings: [10, 140],
    reviews: "agency",
    scenes: ["facade", "square"],
    photos: [0, 2],
  },
  office: { rating: [3.5, 4.9], ratings: [3, 60], reviews: "garage", scenes: ["facade"], photos: [0, 1] },
  health: { rating: [3.4, 4.8], ratings: [4, 80], reviews: "care", scenes: ["facade"], photos: [0, 1] },
  energy: { rating: [3.0, 4.6], ratings: [10, 260], reviews: "energy", scenes: ["fuel"], photos: [0, 2] },
  // No pumps: they stand in streets and squares.
  charging: { rating: [3.0, 4.6], ratings: [10, 260], reviews: "energy", scenes: ["square"], photos: [0, 1] },
  transport: {
    rating: [3.2, 4.5],
    ratings: [10, 200],
    reviews: "leisure",
    scenes: ["station"],
    photos: [0, 1],
  },
  public: { photos: [0, 0], scenes: ["square", "facade"] },
  outdoors: {
    rating: [4.0, 4.9],
    ratings: [12, 420],
    reviews: "visit",
    prices: ["PRICE_LEVEL_FREE"],
    scenes: ["beach", "park", "lighthouse"],
    photos: [0, 2],
  },
} satisfies Record<string, Trade>;
