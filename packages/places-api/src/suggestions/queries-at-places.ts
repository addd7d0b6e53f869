import {
  type AutocompleteQuery,
  getSearchTime,
  hasSearchEndedEarly,
  listRelations,
  type PlaceIndex,
  type TextQuery,
  type TextRelation,
  toNameWords,
} from "@lieudit/place-index";
import type { FormattableText, PlaceKind, Suggestion } from "@lieudit/place-model";
import { findTypesForWords } from "@lieudit/place-model/types";
import { joinPlaceName, spaceLink } from "./join-place-name.ts";

/** Searches for the suggestions of one input: for places, and whether the queries have results. */
const MAX_SEARCHES = 6;

/**
 * CPU time after which none of them begins, in milliseconds. One takes about two; all searches of a call
 * together must stay below what one may take.
 */
const MAX_SEARCH_MS = 12;

/** A text with more words behind "near" does not begin a name, and correcting them takes long. */
const MAX_NAME_WORDS = 6;

/** Places that are looked up for one relation. */
const MAX_PLACES = 5;

/**
 * Suggests queries such as "pizza near Sydney" for an input that begins to name a town, or for
 * "near" any place. Text search has results for each of them.
 */
export async function suggestQueriesAtPlaces(
  places: PlaceIndex,
  query: AutocompleteQuery,
  now: Date,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const { limit } = query;
  const found = new Map<string, FormattableText>();
  let searches = 0;
  const maySearch = () =>
    searches++ < MAX_SEARCHES && !hasSearchEndedEarly(signal) && getSearchTime(signal) < MAX_SEARCH_MS;
  const addAnswered = async (texts: readonly FormattableText[]) => {
    for (const text of texts) {
      if (found.size >= limit || found.has(text.text) || !maySearch()) continue;
      const answer = await places.searchText(toTextQuery(query, text.text, now), signal);
      if (answer.places.length > 0) found.set(text.text, text);
    }
  };
  for (const relation of listRelations(query.input).map((each) => withPreposition(each, query.language))) {
    if (relation.what === "" || !standsBeforeTowns(relation, query.language)) continue;
    if (toNameWords(relation.around).length > MAX_NAME_WORDS) continue;
    await addAnswered(listKinds(relation, query.language));
    for (const primaryTypes of relation.isInside ? [TOWNS] : [TOWNS, undefined]) {
      if (found.size >= limit || !maySearch()) break;
      await addAnswered(await listNames(places, query, relation, primaryTypes, signal));
    }
    if (found.size > 0) break;
  }
  return [...found.values()].map((text) => ({
    queryPrediction: { text, structuredFormat: { mainText: text } },
  }));
}

const TOWNS = ["(cities)"];

/** Some words for "in" stand before a region or a street, or in the midst of a name: "en Provence", "Villers-sur-Mer". */
function standsBeforeTowns({ phrase }: TextRelation, language: string): boolean {
  return !/^(?:en|sur|on)$/i.test(phrase) || /^es\b/i.test(language);
}

/** Moves a French "à" or "au" to the small words, since it merges with an article as "de" does. Others write "a". */
function withPreposition(relation: TextRelation, language: string): TextRelation {
  const { phrase, link } = relation;
  if (/^a$/i.test(phrase) && !/^fr\b/i.test(language)) return { ...relation, isFrench: false };
  return /^(?:à|a|aux?)$/i.test(phrase)
    ? { ...relation, phrase: "", link: `${phrase} ${link}`.trim() }
    : relation;
}

/** Lists the text itself if it ends with a whole kind of place: "près de la mairie". In French the kind needs an article. */
function listKinds(relation: TextRelation, language: string): FormattableText[] {
  const { link, around, isInside, isFrench } = relation;
  if (isInside || findTypesForWords(around, language).length === 0) return [];
  // In the plural, the end of the word is not typed yet; "gare de" is not the end of a text.
  if (isFrench && /^(?:de|d['’]?|à|des|aux)?$/i.test(link)) return [];
  if (SMALL_WORD_AT_END.test(around)) return [];
  return listJoined(relation, around, [{ startOffset: 0, endOffset: [...around].length }], "poi");
}

const SMALL_WORD_AT_END = /(?:^|\s)(?:[àad]|d[eu]|des|l[ea]s?|aux?|of|the)['’]?$|['’]$/i;

/** Lists queries with the names that `around` is or begins. */
async function listNames(
  places: PlaceIndex,
  { primaryTypes: _, types: __, ...query }: AutocompleteQuery,
  relation: TextRelation,
  primaryTypes: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<FormattableText[]> {
  const asked = {
    ...query,
    input: relation.around,
    limit: MAX_PLACES,
    ...(primaryTypes && { primaryTypes }),
  };
  const hits = await places.autocomplete(asked, signal);
  return hits.flatMap(({ place, matchedName, matches }) =>
    isBeginning(relation.around, matchedName) ? listJoined(relation, matchedName, matches, place.kind) : [],
  );
}

/**
 * Whether each typed word is one of the name, and the last one is or begins one. An article alone
 * begins the first. Typing errors are not corrected.
 */
function isBeginning(typed: string, name: string): boolean {
  const words = toNameWords(name);
  const begun = /^(?:l['’]?|le|la|les|the)$/i.test(typed) ? words.slice(0, 1) : words;
  return toNameWords(typed).every((word, i, all) =>
    i === all.length - 1 ? begun.some((other) => other.startsWith(word)) : words.includes(word),
  );
}

/** Returns the query with a name, and which parts of it were typed; empty if the name does not follow the typed words. */
function listJoined(
  relation: TextRelation,
  name: string,
  matches: readonly { startOffset: number; endOffset: number }[],
  kind: PlaceKind,
): FormattableText[] {
  const joined = joinPlaceName(relation, name, kind);
  if (joined === null) return [];
  const { what, phrase, link } = relation;
  const before = [what, phrase].filter((part) => part !== "").join(" ");
  const linked = [...`${before} ${joined.link}`];
  const typed = [...`${before} ${spaceLink(link).replace("'", "’")}`];
  const start = linked.length;
  const same = linked.findIndex((character, i) => character.replace("'", "’") !== typed[i]);
  const cut = [...name].length - [...joined.name].length;
  const inName = matches
    .filter(({ endOffset }) => endOffset > cut)
    .map(({ startOffset, endOffset }) => ({
      startOffset: start + Math.max(startOffset, cut) - cut,
      endOffset: start + endOffset - cut,
    }));
  return [
    {
      text: `${before} ${joined.link}${joined.name}`,
      matches: [{ endOffset: same < 0 ? start : same }, ...inName],
    },
  ];
}

function toTextQuery(
  { language, bias, restriction, countryCodes }: AutocompleteQuery,
  text: string,
  now: Date,
): TextQuery {
  return {
    text,
    language,
    limit: 1,
    now,
    ...(bias === undefined ? {} : { bias }),
    ...(restriction !== undefined && "rectangle" in restriction
      ? { restriction: restriction.rectangle }
      : {}),
    ...(countryCodes === undefined ? {} : { countryCodes }),
  };
}
