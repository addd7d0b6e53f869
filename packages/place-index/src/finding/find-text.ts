import { distanceMetres, type LatLng } from "@lieudit/place-model";
import type { TextQuery } from "../place-index.ts";
import { type BesidePoint, besidePoint } from "../query/beside-point.ts";
import { crossingIn, mayBeCrossing } from "../query/crossing.ts";
import { energyInText, mayHaveEnergy } from "../query/energy-in-text.ts";
import { kindBeside } from "../query/kind-beside.ts";
import { plainAddress } from "../query/plain-address.ts";
import { intentsIn, mayHaveIntents } from "../query/query-intents.ts";
import { readQuery } from "../query/read-query.ts";
import { type GrantedText, mayHaveWishes, withoutWishes } from "../query/without-wishes.ts";
import { biasOf, type Candidate } from "../ranking/score-place.ts";
import { INTENT } from "../ranking/weights.ts";
import { nameKey } from "../text/place-words.ts";
import { restrictionTo } from "./area-terms.ts";
import { type AskedFrom, findIntent } from "./find-intent.ts";
import { findPhone } from "./find-phone.ts";
import { findPoint, namedPoint } from "./find-point.ts";
import { asArray, type FinderAnswer } from "./finder-messages.ts";
import { filterBy, type IndexReader } from "./index-reader.ts";
import { recordFilter } from "./text-filters.ts";
import { type FoundPlaces, findReading, isByDistance } from "./text-reading.ts";

/** Places that a text asks for, one page of them, in the order of their scores or of their distance. */
export async function findText(index: IndexReader, query: TextQuery): Promise<FinderAnswer> {
  let { places, isByDistance } = await findPlaces(index, query);
  const plain = places.size === 0 ? plainAddress(query.text) : null;
  if (plain !== null) ({ places, isByDistance } = await findPlaces(index, { ...query, text: plain }));
  const ordered = [...places.values()].sort((a, b) =>
    isByDistance
      ? a.metres - b.metres || a.place.rank - b.place.rank
      : b.score - a.score || a.place.rank - b.place.rank,
  );
  const offset = query.offset ?? 0;
  const page = ordered.slice(offset, offset + query.limit).map(({ place }) => place.rank);
  return { records: asArray(await index.recordTexts(page)), hasMore: ordered.length > offset + query.limit };
}

interface FoundInOrder {
  places: FoundPlaces;
  isByDistance: boolean;
}

/** What the words find as they are typed, and what they find as people say more than names with them. */
async function findPlaces(index: IndexReader, query: TextQuery): Promise<FoundInOrder> {
  const restriction = query.restriction && { rectangle: query.restriction };
  const bias = biasOf(query.bias ?? restriction);
  const area = restrictionTo(restriction);
  const typed = { read: readQuery(query.text, false), bias, areas: [area] };
  const isOrdered = isByDistance(query, bias);

  const called = await findPhone(index, query, { bias, area });
  if (called.size > 0) return { places: called, isByDistance: isOrdered };
  const beside = besidePoint(query.text);
  if (beside !== null) return placesBesidePoint(index, query, beside, { bias, area });
  const atPoint = await placesAtPoint(index, query, { bias, area });
  if (atPoint !== undefined) return { places: atPoint, isByDistance: false };

  const intents = mayHaveIntents(typed.read.allWords)
    ? intentsIn(query.text).filter(({ isOpen }) => !isOpen || query.now !== undefined)
    : [];
  const wished = mayHaveWishes(typed.read.allWords) ? withoutWishes(query.text) : null;
  const crossing = mayBeCrossing(typed.read.allWords) ? crossingIn(query.text) : null;
  const kinds = crossing === null ? kindBeside(typed.read, query.language) : [crossing];
  const energy = mayHaveEnergy(typed.read.allWords) ? energyInText(query.text) : null;
  const mayGuess = intents.length === 0 && wished === null && kinds.length === 0 && energy === null;
  const places = await findReading(index, query, { ...typed, mayGuess });
  // A town that is merely named narrows the words as they are typed; around it is for those who find nothing in it.
  const further = intents.filter((intent) => places.size === 0 || !intent.isInside || intent.isOpen);
  if (hasOneNamed(places, typed.read.key)) return { places, isByDistance: isOrdered };
  if (further.length === 0 && (places.size > 0 || mayGuess)) return { places, isByDistance: isOrdered };

  const meant = await findIntent(index, query, further, { bias, area });
  if (meant !== undefined) {
    return { places: together(places, meant.places, meant.center), isByDistance: meant.isByDistance };
  }
  if (places.size > 0) return { places, isByDistance: isOrdered };
  // What is wished goes before any word is put right: "cheap" is no error.
  const granted = wished === null ? undefined : await findGranted(index, query, wished);
  if (granted !== undefined && granted.places.size > 0) return granted;
  if (energy !== null) return findPlaces(index, { ...query, ...energy });
  const near = await findIntent(index, query, kinds, { bias, area });
  if (near !== undefined) return near;
  return { places: await findReading(index, query, { ...typed, mayGuess: true }), isByDistance: isOrdered };
}

/** Without what is wished, but for when it is to be open: that too is left out where no hours say so. */
async function findGranted(
  index: IndexReader,
  query: TextQuery,
  { text, moment }: GrantedText,
): Promise<FoundInOrder> {
  const granted = { ...query, text };
  if (moment !== undefined && query.now !== undefined) {
    const open = await findPlaces(index, { ...granted, openDuring: moment });
    if (open.places.size > 0) return open;
  }
  return findPlaces(index, granted);
}

/** The places at the point that the text is, the nearest first; undefined where it is none. */
async function placesAtPoint(
  index: IndexReader,
  query: TextQuery,
  { bias, area }: AskedFrom,
): Promise<FoundPlaces | undefined> {
  const isInside = filterBy(({ location }) => area.holds(location));
  const passes = recordFilter(index, query);
  const found = await findPoint(index, query.text, {
    bias,
    accepts: async (places) => passes(await isInside(places)),
    type: query.isTypeStrict ? query.type : undefined,
  });
  const { type } = query;
  const isWanted = ({ types }: Candidate) => type !== undefined && types.includes(type);
  return (
    found &&
    new Map(
      found.map((place, i) => [
        place.rank,
        { place, score: (isWanted(place) ? found.length : 0) - i, metres: 0 },
      ]),
    )
  );
}

/** What is looked for around a point; what is at it is no answer. */
async function placesBesidePoint(
  index: IndexReader,
  query: TextQuery,
  beside: BesidePoint,
  from: AskedFrom,
): Promise<FoundInOrder> {
  const nothing = { places: new Map(), isByDistance: false };
  const named = await namedPoint(index, beside.point, from.bias);
  if (named === undefined) return nothing;
  const intents = intentsIn(beside.text).filter(
    ({ isHere, isOpen }) => isHere && (!isOpen || query.now !== undefined),
  );
  return (await findIntent(index, query, intents, { ...from, here: named.point })) ?? nothing;
}

/** Whether the text is a place's whole name: then it asks for nothing else. */
function hasOneNamed(places: FoundPlaces, key: string): boolean {
  return [...places.values()].some(({ place }) => place.names.some((name) => nameKey(name) === key));
}

/** Both, measured from `center` where the text names one. */
function together(typed: FoundPlaces, meant: FoundPlaces, center: LatLng | undefined): FoundPlaces {
  const places = new Map(typed);
  if (center !== undefined) {
    for (const [rank, found] of typed) {
      places.set(rank, { ...found, metres: distanceMetres(center, found.place.location) });
    }
  }
  for (const [rank, found] of meant) {
    const score = found.score + INTENT.reading;
    const before = places.get(rank);
    if (before === undefined || score > before.score) places.set(rank, { ...found, score });
  }
  return places;
}
