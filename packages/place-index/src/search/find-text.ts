import { distanceMetres, type LatLng } from "@lieudit/place-model";
import type { TextQuery } from "../place-index.ts";
import { mayBeCrossing, parseCrossing } from "../query/crossing.ts";
import { mayHaveEnergy, parseEnergy } from "../query/energy-in-text.ts";
import { readKindNearPlace } from "../query/kind-near-place.ts";
import { type NearPoint, parseNearPoint } from "../query/near-point.ts";
import { mayHaveIntents, parseIntents } from "../query/query-intents.ts";
import { readQuery } from "../query/read-query.ts";
import { stripPostalExtras } from "../query/strip-postal-extras.ts";
import { mayHaveQualifiers, type StrippedText, stripQualifiers } from "../query/strip-qualifiers.ts";
import { toBias } from "../ranking/bias.ts";
import { addToScore, type Score, toScore } from "../ranking/score.ts";
import type { Candidate } from "../ranking/score-place.ts";
import { INTENT } from "../ranking/weights.ts";
import { isStreetWord } from "../text/abbreviations.ts";
import { hasNameKey } from "../text/place-words.ts";
import { toRestriction } from "./area-terms.ts";
import { findIntent, type SearchOrigin } from "./find-intent.ts";
import { findPhone } from "./find-phone.ts";
import { findNamedPoint, findPoint } from "./find-point.ts";
import { findForgiving, findReading, isByDistance, type TracedTextQuery } from "./find-reading.ts";
import { isWellMatched, MAX_FORGIVEN_WORDS } from "./gather-forgiving.ts";
import { filterBy, type IndexReader } from "./index-reader.ts";
import type { ScoredPlaces } from "./scored-place.ts";
import type { SearchTrace } from "./search-trace.ts";
import { hasTraitFilter, recordFilter } from "./text-filters.ts";
import { asArray, type CallResult } from "./worker-messages.ts";

/** Places that a text asks for, one page of them, in the order of their scores or of their distance. */
export async function findText(
  index: IndexReader,
  textQuery: TextQuery,
  trace?: SearchTrace,
): Promise<CallResult> {
  const query: TracedTextQuery = trace === undefined ? textQuery : { ...textQuery, trace };
  const plain = stripPostalExtras(query.text);
  let found = await findPlaces(index, query);
  if (found.places.size === 0 && plain !== null) {
    found = await findPlaces(index, { ...query, text: plain });
  }
  let { places } = found;
  const { isByDistance } = found;
  const { language } = query;
  const read = readQuery(plain ?? query.text, false, { language, maxWords: MAX_FORGIVEN_WORDS });
  if (found.mayForgive && ![...places.values()].some((place) => isWellMatched(place, read, false))) {
    const { bias, area } = await getOrigin(index, query);
    places = await findForgiving(index, query, { read, bias, areas: [area] }, places);
  }
  const ordered = [...places.values()].sort((a, b) =>
    isByDistance
      ? a.metres - b.metres || a.place.rank - b.place.rank
      : b.score.total - a.score.total || a.place.rank - b.place.rank,
  );
  if (trace !== undefined) {
    trace.results = ordered;
    trace.isByDistance = isByDistance;
  }
  const offset = query.offset ?? 0;
  const page = ordered.slice(offset, offset + query.limit).map(({ place }) => place.rank);
  return { records: asArray(await index.recordTexts(page)), hasMore: ordered.length > offset + query.limit };
}

async function getOrigin(index: IndexReader, query: TextQuery): Promise<SearchOrigin> {
  const restriction = query.restriction && { rectangle: query.restriction };
  return { bias: toBias(query.bias ?? restriction), area: await toRestriction(index, restriction) };
}

interface OrderedPlaces {
  places: ScoredPlaces;
  isByDistance: boolean;
  /** Whether the places were found by the words alone: then errors and words that do not fit may be forgiven. */
  mayForgive: boolean;
}

/** Finds places for the words as typed, and for their interpretations. */
async function findPlaces(index: IndexReader, query: TracedTextQuery): Promise<OrderedPlaces> {
  const { bias, area } = await getOrigin(index, query);
  const typed = {
    interpretation: `as typed: "${query.text}"`,
    read: readQuery(query.text, false, { language: query.language }),
    bias,
    areas: [area],
  };
  const isOrdered = isByDistance(query, bias);

  const called = await findPhone(index, query, { bias, area });
  if (called.size > 0) return { places: called, isByDistance: isOrdered, mayForgive: false };
  const beside = parseNearPoint(query.text);
  if (beside !== null) return findNearPoint(index, query, beside, { bias, area });
  const atPoint = await findAtPoint(index, query, { bias, area });
  if (atPoint !== undefined) return { places: atPoint, isByDistance: false, mayForgive: false };

  const allIntents = mayHaveIntents(typed.read.allWords) ? parseIntents(query.text) : [];
  const intents = allIntents.filter(({ isOpen }) => !isOpen || query.now !== undefined);
  // Near a place that is not there is nowhere, and where all pharmacies are closed no word is wrong.
  const isAddress = typed.read.words.some(({ text, isHouseNumber }) => isHouseNumber || isStreetWord(text));
  const isNearOrOpen = allIntents.some(({ isInside, isOpen }) => !isInside || isOpen);
  const mayForgive = (isAddress || !isNearOrOpen) && !hasTraitFilter(query);
  const wished = mayHaveQualifiers(typed.read.allWords) ? stripQualifiers(query.text) : null;
  const crossing = mayBeCrossing(typed.read.allWords) ? parseCrossing(query.text) : null;
  const kinds = crossing === null ? readKindNearPlace(typed.read, query.language) : [crossing];
  const energy = mayHaveEnergy(typed.read.allWords) ? parseEnergy(query.text) : null;
  const mayGuess = intents.length === 0 && wished === null && kinds.length === 0 && energy === null;
  // A single word that finds nothing is corrected here, so that kinds of places are too.
  const all = mayForgive && typed.read.words.length > 1 ? "similar names" : true;
  const places = await findReading(index, query, { ...typed, mayGuess: mayGuess && all });
  // A town that is merely named narrows the words as they are typed; around it is for those who find nothing in it.
  const further = intents.filter((intent) => places.size === 0 || !intent.isInside || intent.isOpen);
  const asTyped = { places, isByDistance: isOrdered, mayForgive };
  if (hasOneNamed(places, typed.read.key)) return asTyped;
  if (further.length === 0 && (places.size > 0 || mayGuess)) return asTyped;

  const meant = await findIntent(index, query, further, { bias, area });
  if (meant !== undefined) {
    const both = together(places, meant.places, meant.center);
    return { places: both, isByDistance: meant.isByDistance, mayForgive: false };
  }
  if (places.size > 0) return asTyped;
  // Qualifiers are removed before spelling is corrected: "cheap" is not a typing error.
  const granted = wished === null ? undefined : await findStripped(index, query, wished);
  if (granted !== undefined && granted.places.size > 0) return { ...granted, mayForgive: false };
  if (energy !== null) {
    const stations = await findPlaces(index, { ...query, ...energy });
    return { ...stations, mayForgive: false };
  }
  const near = await findIntent(index, query, kinds, { bias, area });
  if (near !== undefined) return { ...near, mayForgive: false };
  return { ...asTyped, places: await findReading(index, query, { ...typed, mayGuess: all }) };
}

/** Without what is wished, but for when it is to be open: that too is omitted if no hours say so. */
async function findStripped(
  index: IndexReader,
  query: TracedTextQuery,
  { text, moment }: StrippedText,
): Promise<OrderedPlaces> {
  const granted = { ...query, text };
  if (moment !== undefined && query.now !== undefined) {
    const open = await findPlaces(index, { ...granted, openDuring: moment });
    if (open.places.size > 0) return open;
  }
  return findPlaces(index, granted);
}

/** Finds the places at the point that the text names, nearest first. Undefined if the text does not name a point. */
async function findAtPoint(
  index: IndexReader,
  query: TracedTextQuery,
  { bias, area }: SearchOrigin,
): Promise<ScoredPlaces | undefined> {
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
        { place, score: scoreByPosition(i, found.length, isWanted(place)), metres: 0 },
      ]),
    )
  );
}

/** Returns the score of the place at `position` of a list by distance: the nearest first, of the requested type before the others. */
function scoreByPosition(position: number, count: number, isRequestedType: boolean): Score {
  return toScore({ nearness: -position, type: isRequestedType ? count : 0 });
}

/** Finds what the text asks for around a point, instead of what is at the point. */
async function findNearPoint(
  index: IndexReader,
  query: TracedTextQuery,
  beside: NearPoint,
  from: SearchOrigin,
): Promise<OrderedPlaces> {
  const nothing = { places: new Map(), isByDistance: false, mayForgive: false };
  const named = await findNamedPoint(index, beside.point, from.bias);
  if (named === undefined) return nothing;
  const intents = parseIntents(beside.text).filter(
    ({ isHere, isOpen }) => isHere && (!isOpen || query.now !== undefined),
  );
  const near = await findIntent(index, query, intents, { ...from, here: named.point });
  return near === undefined ? nothing : { ...near, mayForgive: false };
}

/** Whether the text is a place's whole name, and so has no other meaning. */
function hasOneNamed(places: ScoredPlaces, key: string): boolean {
  return [...places.values()].some(({ place }) => place.names.some((name) => hasNameKey(name, key)));
}

/** Both, measured from `center` where the text names one. */
function together(typed: ScoredPlaces, meant: ScoredPlaces, center: LatLng | undefined): ScoredPlaces {
  const places = new Map(typed);
  if (center !== undefined) {
    for (const [rank, found] of typed) {
      places.set(rank, { ...found, metres: distanceMetres(center, found.place.location) });
    }
  }
  for (const [rank, found] of meant) {
    const score = addToScore(found.score, "interpretation", INTENT.interpretation);
    const before = places.get(rank);
    if (before === undefined || score.total > before.score.total) places.set(rank, { ...found, score });
  }
  return places;
}
