import { distanceMetres } from "@lieudit/place-model";
import type { TextQuery } from "../place-index.ts";
import type { ReadQuery } from "../query/read-query.ts";
import type { Bias } from "../ranking/bias.ts";
import { addToScore } from "../ranking/score.ts";
import { type AnchorArea, type Candidate, scorePlace, scorePlaceNear } from "../ranking/score-place.ts";
import { PLACE } from "../ranking/weights.ts";
import type { Restriction } from "./area-terms.ts";
import { findNearestPlaces } from "./find-nearby.ts";
import { type GatherOptions, gatherCandidates } from "./gather-candidates.ts";
import { gatherForgiving, scoreForgiven } from "./gather-forgiving.ts";
import { filterBy, type IndexReader, type TermGroup } from "./index-reader.ts";
import type { ScoredPlaces } from "./scored-place.ts";
import type { SearchTrace } from "./search-trace.ts";
import { toCountryTerm, typeTerm } from "./terms.ts";
import { getRequiredTraits, recordFilter } from "./text-filters.ts";

/** The same for each page of a query, so that pages neither repeat nor skip a place. */
const DEPTH = 150;

const ENOUGH = 5;

/** How far a search for a mere category by distance looks. */
const FARTHEST_METRES = 50_000;

/** A text search that may be traced. */
export type TracedTextQuery = TextQuery & { trace?: SearchTrace };

/** A text as it is to be read, and where its places may lie. */
export interface TextReading {
  /** Where the reading comes from, for traces. */
  interpretation: string;
  read: ReadQuery;
  bias: Bias | undefined;
  /** A place must lie in each. */
  areas: readonly Restriction[];
  mayGuess: GatherOptions["mayGuess"];
  /** The place that the text names: the centre of `bias`, and its own radius. */
  anchor?: AnchorArea;
}

/** Filters and area of the candidates of a text search. */
interface SearchScope {
  /** Everything that terms can require. */
  options: GatherOptions;
  /** The same without the facts that filters require. */
  unfiltered: GatherOptions;
  hasTraits: boolean;
}

async function getScope(
  index: IndexReader,
  query: TracedTextQuery,
  { bias, areas, mayGuess }: Pick<TextReading, "bias" | "areas" | "mayGuess">,
): Promise<SearchScope> {
  const anywhere: TermGroup[] = areas.flatMap((area) => area.required);
  if (query.type !== undefined && query.isTypeStrict) {
    const typeNumber = index.typeNumber(query.type);
    anywhere.push(typeNumber === undefined ? [] : [typeTerm(typeNumber)]);
  }
  const { countryCodes } = query;
  if (countryCodes !== undefined) anywhere.push(countryCodes.map(toCountryTerm));
  const traits = await getRequiredTraits(index, query);
  const isInside = filterBy(
    ({ location, country }) =>
      areas.every((area) => area.holds(location)) && countryCodes?.includes(country) !== false,
  );
  const passes = recordFilter(index, query);
  const options: GatherOptions = {
    trace: query.trace,
    required: [...anywhere, ...traits],
    accepts: async (places) => passes(await isInside(places)),
    ...(bias === undefined ? {} : { near: bias.center }),
    box: areas[0]?.box,
    depth: DEPTH,
    enough: ENOUGH,
    mayGuess,
  };
  return {
    options,
    unfiltered: { ...options, required: anywhere, accepts: isInside },
    hasTraits: traits.length > 0,
  };
}

/**
 * Finds places for a text that no place has all words of: with typing errors
 * in any word and without words that do not fit. `known` are places that were
 * found for it before; they are scored by the same readings.
 */
export async function findForgiving(
  index: IndexReader,
  query: TracedTextQuery,
  { read, bias, areas }: Pick<TextReading, "read" | "bias" | "areas">,
  known: ScoredPlaces,
): Promise<ScoredPlaces> {
  const { options } = await getScope(index, query, { bias, areas, mayGuess: true });
  query.trace?.beginReading("with errors and words forgiven", read);
  const { places, readings } = await gatherForgiving(index, read, { ...options, isTyping: false });
  const scored: ScoredPlaces = new Map(known);
  for (const [rank, { place, score }] of known) {
    // Results of an interpretation keep their score.
    if (score.parts.interpretation === undefined) places.set(rank, place);
  }
  for (const [rank, place] of places) {
    const metres = bias === undefined ? 0 : distanceMetres(bias.center, place.location);
    scored.set(rank, { place, score: scoreForgiven(readings, place, bias), metres });
  }
  return scored;
}

/** Returns the places that one reading of `query` finds. */
export async function findReading(
  index: IndexReader,
  query: TracedTextQuery,
  { interpretation, read, bias, areas, mayGuess, anchor }: TextReading,
): Promise<ScoredPlaces> {
  query.trace?.beginReading(interpretation, read);
  const { options, unfiltered, hasTraits } = await getScope(index, query, { bias, areas, mayGuess });
  const typeNumber = query.type === undefined ? undefined : index.typeNumber(query.type);
  const found = hasTraits
    ? await gatherFiltered(index, read, options, unfiltered)
    : await gatherCandidates(index, read, options);
  if (typeNumber !== undefined && !query.isTypeStrict) {
    const lifted = { ...options, required: [...options.required, [typeTerm(typeNumber)]] };
    for (const [rank, place] of await gatherCandidates(index, read, lifted)) found.set(rank, place);
  }
  const wholeCategories = read.words.map((word) =>
    word.categories.filter(({ share, edits = 0 }) => share === 1 && edits === 0),
  );
  const isCategoryOnly = wholeCategories.length > 0 && wholeCategories.every((types) => types.length > 0);
  if (isByDistance(query, bias) && isCategoryOnly) {
    const types = new Set(wholeCategories.flat().map(({ type }) => type));
    const isCategory = (place: Candidate) =>
      wholeCategories.every((choices) => choices.some(({ type }) => place.types.includes(type)));
    const isWanted = filterBy((place) => isCategory(place) && hasStrictType(place, query));
    const nearest = await findNearestPlaces(index, {
      center: bias.center,
      radiusMetres: FARTHEST_METRES,
      limit: DEPTH,
      types: [...types],
      accepts: async (places) => options.accepts(await isWanted(places)),
    });
    // Distance alone orders: what merely starts with the word, a bank called Barclays, would stand among the bars.
    const isNamedSo = ({ names }: Candidate) =>
      names.some((name) => read.words.every(({ text }) => name.includes(text)));
    for (const [rank, place] of found) if (!isCategory(place) && !isNamedSo(place)) found.delete(rank);
    for (const place of nearest) found.set(place.rank, place);
  }
  const scored: ScoredPlaces = new Map();
  for (const [rank, place] of found) {
    const isRequestedType = query.type !== undefined && place.types.includes(query.type);
    const score = anchor === undefined ? scorePlace(read, place, bias) : scorePlaceNear(read, place, anchor);
    scored.set(rank, {
      place,
      score: isRequestedType ? addToScore(score, "type", PLACE.requestedType) : score,
      metres: bias === undefined ? 0 : distanceMetres(bias.center, place.location),
    });
  }
  return scored;
}

/**
 * Finds places with the facts that a filter requires. If the words find enough places without the filter, the words
 * are right: they are neither corrected nor searched in addresses alone.
 *
 * @param unfiltered the same without the filter
 */
async function gatherFiltered(
  index: IndexReader,
  read: ReadQuery,
  options: GatherOptions,
  unfiltered: GatherOptions,
): Promise<Map<number, Candidate>> {
  const asTyped = { enough: 0, mayGuess: false };
  const found = await gatherCandidates(index, read, { ...options, ...asTyped });
  if (found.size >= ENOUGH) return found;
  const all = await gatherCandidates(index, read, { ...unfiltered, ...asTyped, depth: ENOUGH });
  if (all.size >= ENOUGH) return found;
  // As where nothing is filtered: several words that find anything are not mistyped.
  const isMistyped = all.size === 0 || read.words.length === 1;
  return gatherCandidates(index, read, isMistyped ? options : { ...options, mayGuess: false });
}

/** Whether distance alone orders: it needs a point to be measured from. */
export function isByDistance({ rank }: TextQuery, bias: Bias | undefined): bias is Bias {
  return rank === "DISTANCE" && bias !== undefined;
}

function hasStrictType(place: Candidate, query: TextQuery): boolean {
  return query.type === undefined || !query.isTypeStrict || place.types.includes(query.type);
}
