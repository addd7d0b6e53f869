import { distanceMetres, type PlaceRecord } from "@lieudit/place-model";
import type { AutocompleteQuery } from "../place-index.ts";
import { readQuery } from "../query/read-query.ts";
import { mayHaveNearWords, parseNearText } from "../query/relation.ts";
import { stripPostalExtras } from "../query/strip-postal-extras.ts";
import { toBias } from "../ranking/bias.ts";
import { matchedName } from "../ranking/matched-name.ts";
import type { Score } from "../ranking/score.ts";
import { type Candidate, scorePlace } from "../ranking/score-place.ts";
import { VisibleLines } from "../ranking/visible-lines.ts";
import { toRestriction } from "./area-terms.ts";
import { findPoint } from "./find-point.ts";
import { type GatherOptions, gatherCandidates } from "./gather-candidates.ts";
import { gatherForgiving, isWellMatched, MAX_FORGIVEN_WORDS, scoreForgiven } from "./gather-forgiving.ts";
import { filterBy, type IndexReader, type TermGroup } from "./index-reader.ts";
import type { ScoredPlace } from "./scored-place.ts";
import type { SearchTrace } from "./search-trace.ts";
import { toCountryTerm, toPrimaryTypeTerm, typeTerm } from "./terms.ts";
import type { CallResult } from "./worker-messages.ts";

/** Places that each reading of the query brings: enough that ranking, not popularity, decides the first five. */
const DEPTH = 40;

/** Fewer answers than this and wider readings are tried. */
const ENOUGH = 5;

/**
 * Names for several primary types: the two collections of the
 * protocol, and types that a place has beside its primary one.
 */
const COLLECTIONS: Readonly<Record<string, readonly string[]>> = {
  geocode: ["street_address", "premise", "route", "political", "island", "archipelago", "postal_code"],
  establishment: ["establishment"],
  point_of_interest: ["point_of_interest"],
  "(cities)": ["locality", "administrative_area_level_3"],
  "(regions)": [
    "locality",
    "sublocality",
    "postal_code",
    "country",
    "administrative_area_level_1",
    "administrative_area_level_2",
  ],
};

/**
 * Finds the places that a typed text may mean, the likeliest first. An address without
 * results as typed is tried as postal mail writes it. Words for "near" are omitted, unless names have them.
 */
export async function findAutocomplete(
  index: IndexReader,
  query: AutocompleteQuery,
  trace?: SearchTrace,
): Promise<CallResult> {
  const { language } = query;
  let read = readQuery(query.input, true, { language });
  const restriction = await toRestriction(index, query.restriction);
  const bias = toBias(query.bias ?? query.restriction);
  const required: TermGroup[] = [...restriction.required];
  if (query.primaryTypes !== undefined && query.primaryTypes.length > 0) {
    required.push(typeGroup(index, query.primaryTypes, toPrimaryTypeTerm));
  }
  if (query.types !== undefined && query.types.length > 0) {
    required.push(typeGroup(index, query.types, typeTerm));
  }
  if (query.countryCodes !== undefined && query.countryCodes.length > 0) {
    required.push(query.countryCodes.map(toCountryTerm));
  }
  const atPoint = await findPoint(index, query.input, {
    bias,
    accepts: filterBy((place) => restriction.holds(place.location) && isAskedFor(place, query)),
  });
  if (atPoint !== undefined) {
    return toResult(
      index,
      atPoint.map((place) => ({ place })),
      query,
      NO_WORDS,
    );
  }
  trace?.beginReading(`as typed: "${query.input}"`, read);
  const options: GatherOptions = {
    trace,
    required,
    accepts: filterBy((place) => restriction.holds(place.location)),
    ...(bias === undefined ? {} : { near: bias.center }),
    box: restriction.box,
    depth: DEPTH,
    enough: Math.max(ENOUGH, query.limit),
    mayGuess: "similar names",
  };
  let candidates = await gatherCandidates(index, read, options);
  const near = mayHaveNearWords(read.allWords) ? parseNearText(query.input) : null;
  const named = near === null ? [] : [...candidates].filter(([, { names }]) => near.isName(names));
  let text = query.input;
  if (near !== null && named.length === 0) {
    text = near.rest;
    read = readQuery(text, true, { language });
    trace?.beginReading(`without words for "near": "${text}"`, read);
    candidates = await gatherCandidates(index, read, options);
  } else if (near !== null) {
    candidates = new Map(named);
  }
  const plain = stripPostalExtras(text);
  if (candidates.size === 0 && plain !== null) {
    read = readQuery(plain, true, { language });
    trace?.beginReading(`without what only letters need: "${plain}"`, read);
    candidates = await gatherCandidates(index, read, options);
  }
  const toScored = (place: Candidate, score: Score): ScoredPlace => ({
    place,
    score,
    metres: bias === undefined ? 0 : distanceMetres(bias.center, place.location),
  });
  let scored = [...candidates.values()].map((place) => toScored(place, scorePlace(read, place, bias)));
  if (!scored.some((place) => isWellMatched(place, read, true))) {
    const forgiven = readQuery(plain ?? text, true, { language, maxWords: MAX_FORGIVEN_WORDS });
    trace?.beginReading("with errors and words forgiven", forgiven);
    const { places, readings } = await gatherForgiving(index, forgiven, { ...options, isTyping: true });
    for (const [rank, place] of candidates) places.set(rank, place);
    scored = [...places.values()].map((place) => toScored(place, scoreForgiven(readings, place, bias)));
  }
  scored.sort((a, b) => b.score.total - a.score.total || a.place.rank - b.place.rank);
  if (trace !== undefined) trace.results = scored;
  return toResult(index, scored, query, read);
}

/** Nothing of a place's name was typed by who typed where it is. */
const NO_WORDS = readQuery("", true);

/** Returns the first hits that a reader can distinguish. */
async function toResult(
  index: IndexReader,
  scored: readonly { place: Candidate }[],
  query: AutocompleteQuery,
  read: ReturnType<typeof readQuery>,
): Promise<CallResult> {
  const shown = new VisibleLines();
  const texts: string[] = [];
  const hits: NonNullable<CallResult["hits"]> = [];
  for (let next = 0; next < scored.length && hits.length < query.limit; ) {
    const some = scored.slice(next, next + query.limit - hits.length);
    next += some.length;
    for (const text of await index.recordTexts(some.map(({ place }) => place.rank))) {
      // Our writer's own text.
      const record = JSON.parse(text) as PlaceRecord;
      const hit = matchedName(read, record, query.language);
      if (shown.has(record, hit.matchedName)) continue;
      texts.push(text);
      hits.push(hit);
    }
  }
  return { records: `[${texts.join(",")}]`, hits };
}

/** Whether a place has a type and a country of the query. */
function isAskedFor(
  { primaryType, types, country }: Candidate,
  { primaryTypes = [], types: askedTypes = [], countryCodes = [] }: AutocompleteQuery,
): boolean {
  const isOfCollection = (type: string) => getCollection(type)?.some((name) => types.includes(name));
  const isPrimary = (type: string) => isOfCollection(type) ?? type === primaryType;
  const isAmongTypes = (type: string) => isOfCollection(type) ?? types.includes(type);
  return (
    (primaryTypes.length === 0 || primaryTypes.some(isPrimary)) &&
    (askedTypes.length === 0 || askedTypes.some(isAmongTypes)) &&
    (countryCodes.length === 0 || countryCodes.includes(country))
  );
}

function getCollection(type: string): readonly string[] | undefined {
  return Object.hasOwn(COLLECTIONS, type) ? COLLECTIONS[type] : undefined;
}

function typeGroup(
  index: IndexReader,
  types: readonly string[],
  termOfType: (typeNumber: number) => string,
): TermGroup {
  return types.flatMap((type) => {
    const collection = getCollection(type);
    const asTerm = collection === undefined ? termOfType : typeTerm;
    return (collection ?? [type]).flatMap((name) => {
      const number = index.typeNumber(name);
      return number === undefined ? [] : [asTerm(number)];
    });
  });
}
