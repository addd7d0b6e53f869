import type { PlaceFacts } from "@lieudit/place-model";
import type { SeededRandom } from "../osm/seeded-random.ts";
import type { TradeName } from "./trade.ts";

type Flag = {
  [Field in keyof PlaceFacts]-?: NonNullable<PlaceFacts[Field]> extends boolean ? Field : never;
}[keyof PlaceFacts];

/** How likely a place that says anything about a service has it, 0 to 1. */
type Likelihoods = Partial<Record<Flag, number>>;

const TABLE: Likelihoods = {
  dineIn: 0.95,
  takeout: 0.5,
  delivery: 0.25,
  curbsidePickup: 0.2,
  reservable: 0.7,
  outdoorSeating: 0.5,
  servesBreakfast: 0.15,
  servesBrunch: 0.2,
  servesLunch: 0.9,
  servesDinner: 0.85,
  servesDessert: 0.85,
  servesBeer: 0.8,
  servesWine: 0.85,
  servesCoffee: 0.9,
  servesCocktails: 0.35,
  servesVegetarianFood: 0.6,
  restroom: 0.9,
  wifi: 0.5,
  goodForChildren: 0.65,
  goodForGroups: 0.6,
  goodForWatchingSports: 0.08,
  liveMusic: 0.12,
  menuForChildren: 0.55,
  allowsDogs: 0.5,
};

const BY_TRADE: Partial<Record<TradeName, Likelihoods>> = {
  restaurant: TABLE,
  snack: {
    ...TABLE,
    dineIn: 0.6,
    takeout: 0.97,
    delivery: 0.6,
    reservable: 0.05,
    servesWine: 0.15,
    servesCocktails: 0.02,
  },
  cafe: {
    ...TABLE,
    servesBreakfast: 0.9,
    servesBrunch: 0.5,
    servesDinner: 0.15,
    servesLunch: 0.6,
    wifi: 0.75,
  },
  bar: {
    ...TABLE,
    servesCocktails: 0.8,
    servesLunch: 0.25,
    servesDinner: 0.35,
    goodForWatchingSports: 0.5,
    liveMusic: 0.45,
    goodForChildren: 0.15,
  },
  bakery: {
    takeout: 0.98,
    dineIn: 0.25,
    delivery: 0.1,
    curbsidePickup: 0.15,
    servesBreakfast: 0.5,
    servesCoffee: 0.5,
    servesDessert: 0.9,
    outdoorSeating: 0.2,
  },
  grocer: { delivery: 0.35, curbsidePickup: 0.3, takeout: 0.4 },
  lodging: {
    restroom: 0.98,
    wifi: 0.92,
    allowsDogs: 0.5,
    goodForChildren: 0.75,
    goodForGroups: 0.4,
    servesBreakfast: 0.8,
    reservable: 0.95,
  },
  camping: { restroom: 0.9, wifi: 0.6, allowsDogs: 0.7, goodForChildren: 0.9 },
  museum: { restroom: 0.85, wifi: 0.4, goodForChildren: 0.7, goodForGroups: 0.8, allowsDogs: 0.05 },
  show: { restroom: 0.95, goodForGroups: 0.7, liveMusic: 0.4, goodForChildren: 0.5 },
  outdoors: { allowsDogs: 0.5, goodForChildren: 0.8, restroom: 0.4 },
};

/** Which services a place has or does not have; the others are unknown. */
export function toServiceFacts(trade: TradeName, random: SeededRandom): Partial<PlaceFacts> {
  const likelihoods = BY_TRADE[trade];
  if (likelihoods === undefined || random.chance(0.1)) return {};
  const facts: Partial<Record<Flag, boolean>> = {};
  for (const [flag, likelihood] of Object.entries(likelihoods) as [Flag, number][]) {
    if (random.chance(0.7)) facts[flag] = random.chance(likelihood);
  }
  return facts;
}

/** Wheelchairs, cars and cards: each option of the three groups is set for about half of the places. */
export function accessFacts(trade: TradeName, random: SeededRandom): Partial<PlaceFacts> {
  if (trade === "public" || random.chance(0.45)) return {};
  const say = <Key extends string>(
    likelihoods: Readonly<Record<Key, number>>,
  ): Partial<Record<Key, boolean>> => {
    const options: Partial<Record<Key, boolean>> = {};
    for (const [option, likelihood] of Object.entries(likelihoods) as [Key, number][]) {
      if (random.chance(0.5)) options[option] = random.chance(likelihood);
    }
    return options;
  };
  const groups = {
    accessibilityOptions: say({
      wheelchairAccessibleEntrance: 0.7,
      wheelchairAccessibleRestroom: 0.5,
      wheelchairAccessibleSeating: 0.6,
      wheelchairAccessibleParking: 0.4,
    }),
    parkingOptions: say({
      freeParkingLot: 0.35,
      paidParkingLot: 0.2,
      freeStreetParking: 0.5,
      paidStreetParking: 0.35,
      valetParking: 0.04,
      freeGarageParking: 0.08,
      paidGarageParking: 0.12,
    }),
    ...(trade === "outdoors" || trade === "sight"
      ? {}
      : {
          paymentOptions: say({
            acceptsCreditCards: 0.9,
            acceptsDebitCards: 0.92,
            acceptsCashOnly: 0.06,
            acceptsNfc: 0.75,
          }),
        }),
  };
  return Object.fromEntries(Object.entries(groups).filter(([, options]) => Object.keys(options).length > 0));
}
