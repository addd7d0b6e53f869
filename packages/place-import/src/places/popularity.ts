import type { PlaceKind } from "@lieudit/place-model";
import type { OsmTags } from "../osm/osm-element.ts";
import { hasOwnName } from "./place-names.ts";

export interface PopularityInput {
  kind: PlaceKind;
  types: readonly string[];
  tags: OsmTags;
  /** Square metres, if the place is an area. */
  areaSquareMetres?: number | undefined;
}

/**
 * Scores how likely people are to look for a place, 0 to 1, from its own data.
 *
 * Towns and countries: by population, 0.35 for a hundred people, about 0.52 for ten
 * thousand, 0.7 for a million. A Wikidata entry adds 0.02. Without a population it depends
 * on the kind, from 0.75 for a country to 0.15 for a lieu-dit.
 *
 * Points of interest start at 0.12. Their type adds 0 to 0.3, the highest of their types:
 * an airport, a sight or a hospital much, a shop some, a bench nothing. A Wikipedia
 * article adds 0.18, a Wikidata entry 0.1, a brand 0.06, each fact (hours, website, phone,
 * …) 0.02 up to 0.12. A hotel of four stars or more gets 0.04, size up to 0.08 (a square
 * kilometre). A place without an own name has a third of that.
 *
 * Streets: 0.15 to 0.3 by class. Postal codes 0.25, addresses 0.05.
 */
export function scorePopularity({ kind, types, tags, areaSquareMetres }: PopularityInput): number {
  if (kind === "address") return 0.05;
  if (kind === "postal_code") return 0.25;
  if (kind === "street") return STREET_POPULARITY.get(tags.highway ?? "") ?? 0.15;
  return round(kind === "locality" ? scoreLocality(tags) : scorePoi(types, tags, areaSquareMetres ?? 0));
}

const STREET_POPULARITY: ReadonlyMap<string, number> = new Map(
  Object.entries({
    motorway: 0.3,
    trunk: 0.3,
    primary: 0.3,
    secondary: 0.27,
    tertiary: 0.24,
    pedestrian: 0.24,
    unclassified: 0.2,
    residential: 0.2,
    living_street: 0.2,
  }),
);

function scoreLocality(tags: PopularityInput["tags"]): number {
  const population = readPopulation(tags);
  const fame = tags.wikidata === undefined ? 0 : 0.02;
  if (population === undefined) return (PLACE_POPULARITY.get(tags.place ?? "") ?? scoreLevel(tags)) + fame;
  return Math.min(0.95, 0.18 + 0.0867 * Math.log10(population + 1)) + fame;
}

const PLACE_POPULARITY: ReadonlyMap<string, number> = new Map(
  Object.entries({
    country: 0.75,
    state: 0.6,
    region: 0.55,
    province: 0.55,
    county: 0.5,
    city: 0.6,
    town: 0.5,
    municipality: 0.42,
    village: 0.4,
    suburb: 0.36,
    borough: 0.36,
    island: 0.36,
    quarter: 0.3,
    neighbourhood: 0.26,
    hamlet: 0.24,
    islet: 0.2,
  }),
);

function scoreLevel(tags: PopularityInput["tags"]): number {
  const level = Number(tags.admin_level);
  if (!(level > 0)) return 0.15;
  return level <= 2 ? 0.75 : level <= 4 ? 0.6 : level <= 6 ? 0.5 : level <= 8 ? 0.4 : 0.28;
}

/** Returns the population if the tag is a plain, plausible number. */
function readPopulation(tags: PopularityInput["tags"]): number | undefined {
  const digits = tags.population?.replaceAll(/[\s.,']/g, "") ?? "";
  if (!/^\d{1,10}$/.test(digits)) return undefined;
  const population = Number(digits);
  return population > 0 && population < 2e9 ? population : undefined;
}

function scorePoi(types: readonly string[], tags: PopularityInput["tags"], area: number): number {
  const attraction = Math.max(0, ...types.map((type) => ATTRACTION.get(type) ?? 0));
  const facts = FACT_KEYS.filter((keys) => keys.some((key) => tags[key] !== undefined)).length;
  const stars = Number.parseInt(tags.stars ?? "", 10) >= 4 ? 0.04 : 0;
  const score =
    0.12 +
    attraction +
    (tags.wikipedia === undefined ? 0 : 0.18) +
    (tags.wikidata === undefined ? 0 : 0.1) +
    (tags.brand === undefined ? 0 : 0.06) +
    Math.min(0.12, facts * 0.02) +
    stars +
    (area > 1_000 ? Math.min(0.08, (Math.log10(area) - 3) * 0.0267) : 0);
  return Math.min(1, hasOwnName(tags) ? score : score / 3);
}

const FACT_KEYS = [
  ["opening_hours"],
  ["website", "contact:website", "url"],
  ["phone", "contact:phone"],
  ["addr:housenumber", "addr:street"],
  ["wheelchair"],
  ["description", "description:fr"],
  ["image", "wikimedia_commons"],
  ["cuisine"],
  ["contact:facebook", "contact:instagram"],
  ["email", "contact:email"],
];

const ATTRACTION: ReadonlyMap<string, number> = new Map(
  `airport 0.3
international_airport 0.3
train_station 0.25
hospital 0.22
university 0.2
castle 0.2
casino 0.2
stadium 0.2
shopping_mall 0.2
museum 0.18
zoo 0.18
aquarium 0.18
amusement_park 0.18
tourist_attraction 0.15
opera_house 0.15
city_hall 0.15
historical_landmark 0.1
beach 0.15
performing_arts_theater 0.12
movie_theater 0.12
department_store 0.12
supermarket 0.1
hypermarket 0.12
marina 0.1
park 0.08
national_park 0.15
hotel 0.08
gas_station 0.06
post_office 0.08
pharmacy 0.07
library 0.08
place_of_worship 0.06
police 0.08
restaurant 0.06
bakery 0.06
bank 0.05
cafe 0.05
bar 0.05
school 0.05
mountain_peak 0.06
lake 0.06
river 0.04
store 0.04
subway_station 0.1
tram_stop 0.04
bus_station 0.08
bus_stop 0
embassy 0.06
parking_garage 0.05
food 0.03
service 0.02
health 0.03`
    .split("\n")
    .map((line) => {
      const [type = "", share] = line.trim().split(" ");
      return [type, Number(share)];
    }),
);

function round(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1_000) / 1_000;
}
