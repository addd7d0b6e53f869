import type { LatLng } from "@lieudit/place-model";
import { getPlaceType, type PlaceIcon } from "@lieudit/place-model/types";
import type { QueryIntent } from "../query/query-intents.ts";
import { type ReadQuery, readQuery } from "../query/read-query.ts";
import { type Bias, toBias } from "../ranking/bias.ts";
import { addToScore } from "../ranking/score.ts";
import type { Candidate } from "../ranking/score-place.ts";
import { INTENT } from "../ranking/weights.ts";
import { type Restriction, toRestriction } from "./area-terms.ts";
import { type Anchor, findAnchor } from "./find-anchor.ts";
import { findReading, isByDistance, type TextReading, type TracedTextQuery } from "./find-reading.ts";
import type { IndexReader } from "./index-reader.ts";
import type { ScoredPlace, ScoredPlaces } from "./scored-place.ts";

/** Where a text without a place in it is read: what pulls, and what the request keeps to. */
export interface SearchOrigin {
  bias: Bias | undefined;
  area: Restriction;
  /** The point that "near" means where nothing stands behind it; without one it is what pulls. */
  here?: LatLng;
}

/** Returns the results of the first of `intents` that has any, or undefined. */
export async function findIntent(
  index: IndexReader,
  query: TracedTextQuery,
  intents: readonly QueryIntent[],
  from: SearchOrigin,
): Promise<{ places: ScoredPlaces; isByDistance: boolean; center?: LatLng } | undefined> {
  for (const intent of intents) {
    const { what, around, isHere, isInside, isOpen, isNearest, mayGuess } = intent;
    const meant: TracedTextQuery = {
      ...query,
      ...(isOpen && query.now !== undefined ? { openAt: query.now } : {}),
      ...(isNearest ? { rank: "DISTANCE" } : {}),
    };
    const reading = {
      interpretation: describeIntent(intent),
      read: readQuery(what, false, { language: query.language }),
      bias: from.bias,
      areas: [from.area],
      mayGuess,
    };
    let anchor: Anchor | undefined;
    if (around !== undefined) {
      anchor = await findAnchor(index, around, {
        bias: from.bias,
        isArea: isInside,
        mayGuess,
        language: query.language,
      });
      if (anchor === undefined) continue;
    } else if (isHere && from.here !== undefined) {
      anchor = { center: from.here, reachMetres: 0 };
    }
    const places =
      anchor === undefined
        ? await findReading(index, meant, reading)
        : await findAround(index, meant, reading, anchor);
    if (intent.mayDescribe === true && around !== undefined && anchor?.place !== undefined) {
      const itself = await findDescribed(index, meant, reading, { name: around, place: anchor.place });
      if (itself !== undefined) places.set(anchor.place.rank, itself);
    }
    if (places.size > 0) {
      const isOrdered = anchor === undefined ? isByDistance(meant, from.bias) : meant.rank === "DISTANCE";
      return { places, isByDistance: isOrdered, ...(anchor === undefined ? {} : { center: anchor.center }) };
    }
  }
  return undefined;
}

/** Says how the intent reads the text, for traces. */
function describeIntent({ around, isHere, isInside, isOpen, isNearest }: QueryIntent): string {
  const place =
    around === undefined
      ? isHere
        ? "near the reader"
        : "anywhere"
      : `${isInside ? "in" : "near"} "${around}"`;
  return [place, ...(isOpen ? ["open now"] : []), ...(isNearest ? ["nearest first"] : [])].join(", ");
}

/** Icons of kinds that share little: one is often looked for near another. */
const UNLIKE_ICONS: readonly PlaceIcon[] = ["transit", "generic"];

/** Finds a named place whose kind `reading` describes in a loose way, if the request accepts it. */
async function findDescribed(
  index: IndexReader,
  query: TracedTextQuery,
  reading: TextReading,
  { name, place }: { name: string; place: Candidate },
): Promise<ScoredPlace | undefined> {
  if (!hasSimilarKind(place, reading.read)) return undefined;
  const read = readQuery(name, false, { language: query.language });
  const found = (await findReading(index, query, { ...reading, read })).get(place.rank);
  return found && { ...found, score: addToScore(found.score, "interpretation", INTENT.described) };
}

/** Whether the words name a kind that has the icon of the place's own kind: a garage and a car dealer. */
function hasSimilarKind({ types: [primary = ""] }: Candidate, { words }: ReadQuery): boolean {
  const icon = getPlaceType(primary)?.icon;
  if (icon === undefined || UNLIKE_ICONS.includes(icon)) return false;
  return words.some(({ categories }) =>
    categories.some(({ type, share }) => share === 1 && getPlaceType(type)?.icon === icon),
  );
}

/** Enough for a page: then what lies farther away is not near. */
const ENOUGH = 20;

/** How far beyond the place that is meant: the next streets, the next towns, what is worth a drive. */
const BEYOND_METRES = { streets: 1_000, towns: 5_000, drive: 25_000 };

/** Places around the anchor, in the first of those circles that holds enough. */
async function findAround(
  index: IndexReader,
  query: TracedTextQuery,
  reading: TextReading,
  anchor: Anchor,
): Promise<ScoredPlaces> {
  const { place, center, reachMetres } = anchor;
  async function within(metres: number, mayGuess: TextReading["mayGuess"]): Promise<ScoredPlaces> {
    const circle = { center, radius: reachMetres + metres };
    const areas = [await toRestriction(index, { circle }), ...reading.areas];
    const places = await findReading(index, query, {
      ...reading,
      mayGuess,
      bias: toBias({ circle }),
      areas,
      anchor,
    });
    // A place near a hotel is not the hotel.
    if (place !== undefined) places.delete(place.rank);
    return places;
  }

  // Words are corrected where no circle has them as they are typed: the near one alone would do it too early.
  const near = await within(BEYOND_METRES.streets, false);
  if (near.size >= ENOUGH) return near;
  const far = await within(BEYOND_METRES.drive, reading.mayGuess);
  const between = [...far].filter(([, { metres }]) => metres <= reachMetres + BEYOND_METRES.towns);
  return between.length >= ENOUGH ? new Map(between) : far;
}
