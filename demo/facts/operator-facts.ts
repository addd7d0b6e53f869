import { withApostrophes } from "@lieudit/listing-model/french";
import type {
  Attribution,
  BusinessStatus,
  ConsumerAlert,
  PlaceFacts,
  StoredReview,
} from "@lieudit/place-model";
import { seededRandom } from "../osm/seeded-random.ts";
import type { DrawnPlace } from "../region/drawn-place.ts";
import type { Region } from "../region/region.ts";
import { evChargeOptions, fuelPrices } from "./energy.ts";
import type { ShownPhoto } from "./photo-choice.ts";
import { createPhotoChoice } from "./photo-choice.ts";
import { writeReviews } from "./reviews.ts";
import { accessFacts, toServiceFacts } from "./services.ts";
import { getTrade, getTradeName } from "./trade.ts";

/** One line of `facts.jsonl`: what OpenStreetMap's tags cannot say of a place. */
export interface PatchLine {
  osm: string;
  set: {
    facts?: Partial<PlaceFacts>;
    reviews?: StoredReview[];
    photos?: ShownPhoto[];
    consumerAlert?: ConsumerAlert;
    businessStatus?: BusinessStatus;
    editorialSummary?: Readonly<Record<string, string>>;
    attributions: Attribution[];
  };
}

/** Stands under each place: nobody is to take a made-up review for a real one. */
export const FICTION: Attribution = { provider: "Lieudit, contenu de démonstration fictif" };

/** @param clock RFC 3339: the moment that prices, counts and reviews are seen from. */
export function patchLines(region: Region, clock: string): PatchLine[] {
  const choosePhotos = createPhotoChoice();
  return region.places.map((place) =>
    patchLine(
      place,
      region.energy,
      clock,
      choosePhotos(getTrade(place.tags), place.key, place.extras, place.tags.cuisine),
    ),
  );
}

/** In each language with the apostrophes of print, as the map has them. */
function withPrintedWords(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, withApostrophes(text)]),
  );
}

function patchLine(
  place: DrawnPlace,
  energy: Region["energy"],
  clock: string,
  photos: ShownPhoto[],
): PatchLine {
  const { extras, osm } = place;
  const { alert, status, summary } = extras;
  const facts = extras.bare === true ? { ...extras.facts } : everyFact(place);
  const rated = chooseRating(place);
  if (rated !== null) {
    facts.rating = rated.rating;
    facts.userRatingCount = rated.userRatingCount;
  }
  const { fuels, connectors } = energy.get(osm) ?? {};
  if (fuels !== undefined) facts.fuelOptions = { fuelPrices: fuelPrices(fuels, clock) };
  if (connectors !== undefined) facts.evChargeOptions = evChargeOptions(connectors, clock);
  const reviews = rated === null ? [] : writeReviews(place, rated, clock);
  return {
    osm,
    set: {
      ...(Object.keys(facts).length > 0 ? { facts } : {}),
      ...(reviews.length > 0 ? { reviews } : {}),
      ...(photos.length > 0 ? { photos } : {}),
      ...(alert === undefined ? {} : { consumerAlert: alert }),
      ...(status === undefined ? {} : { businessStatus: status }),
      ...(summary === undefined ? {} : { editorialSummary: withPrintedWords(summary) }),
      attributions: [FICTION],
    },
  };
}

function everyFact(place: DrawnPlace): Partial<PlaceFacts> {
  const trade = getTradeName(place.tags);
  const random = seededRandom(`facts ${place.key}`);
  const services = toServiceFacts(trade, random);
  const access = accessFacts(trade, random);
  const prices = getTrade(place.tags).prices;
  const priceLevel = prices !== undefined && random.chance(0.7) ? { priceLevel: random.pick(prices) } : {};
  const own = place.extras.facts ?? {};
  return {
    ...services,
    ...access,
    ...priceLevel,
    ...own,
    // The row's values of a group are merged into the group, not substituted for it.
    ...mergedGroup("accessibilityOptions", access, own),
    ...mergedGroup("parkingOptions", access, own),
    ...mergedGroup("paymentOptions", access, own),
  };
}

function mergedGroup(
  group: "accessibilityOptions" | "parkingOptions" | "paymentOptions",
  made: Partial<PlaceFacts>,
  own: Partial<PlaceFacts>,
): Partial<PlaceFacts> {
  const merged = { ...made[group], ...own[group] };
  return Object.keys(merged).length > 0 ? { [group]: merged } : {};
}

function chooseRating(place: DrawnPlace): { rating: number; userRatingCount: number } | null {
  const { rating: written, bare } = place.extras;
  if (written === null || (bare === true && written === undefined)) return null;
  if (written !== undefined) return { rating: written[0], userRatingCount: written[1] };
  const { rating, ratings } = getTrade(place.tags);
  if (rating === undefined || ratings === undefined) return null;
  const random = seededRandom(`rating ${place.key}`);
  if (random.chance(0.08)) return null;
  // Most places have few ratings, some have many: the square leans to the low end.
  const share = random.next() ** 2;
  const isVillage = place.commune.place === "village";
  const count = ratings[0] + share * (ratings[1] - ratings[0]) * (isVillage ? 0.3 : 1);
  return { rating: Math.round(random.between(...rating) * 10) / 10, userRatingCount: Math.round(count) };
}
