import { cleanText, cleanValues, foldName } from "@lieudit/intake";
import type { PlaceNames } from "@lieudit/place-model";
import type { OsmTags } from "../osm/osm-element.ts";
import { getMainLanguage } from "./country-facts.ts";

/**
 * Returns the names of a place: the local one, those by language, and alternatives for
 * search. Without a `name` it uses a name in some language (French first), the brand or
 * the operator.
 *
 * @returns undefined if there is no name.
 */
export function readPlaceNames(tags: OsmTags, countryCode: string): PlaceNames | undefined {
  const byLanguage = readNamesByLanguage(tags);
  const languages = Object.keys(byLanguage);
  const name = cleanText(tags.name) ?? byLanguage.fr ?? byLanguage[languages[0] ?? ""];
  const byMaker = cleanText(tags.brand) ?? cleanText(tags.operator) ?? cleanText(tags.network);
  const displayName = name ?? cleanText(tags.official_name) ?? byMaker;
  if (displayName === undefined) return undefined;
  const language = name === undefined ? undefined : getLanguage(name, byLanguage, countryCode);
  const others = readOtherNames(tags, [displayName, ...Object.values(byLanguage)]);
  return {
    default: displayName,
    ...(language === undefined ? {} : { defaultLanguage: language }),
    ...(languages.length === 0 ? {} : { byLanguage }),
    ...(others.length === 0 ? {} : { others }),
  };
}

/** Whether tags have an own name, and not only a brand. */
export function hasOwnName(tags: OsmTags): boolean {
  return (
    cleanText(tags.name) !== undefined ||
    cleanText(tags.official_name) !== undefined ||
    Object.keys(readNamesByLanguage(tags)).length > 0
  );
}

/**
 * Returns values of `key:xx` by language, sorted by code. Keys that only look like
 * languages (`name:left`, `name:etymology`) are skipped.
 */
export function readByLanguage(tags: OsmTags, key: string, maxCharacters?: number): Record<string, string> {
  const prefix = `${key}:`;
  const values: [string, string][] = [];
  for (const tag of Object.keys(tags)) {
    if (!tag.startsWith(prefix)) continue;
    const language = tag.slice(prefix.length);
    if (!LANGUAGE.test(language) || NO_LANGUAGES.has(language)) continue;
    const text = cleanText(tags[tag], maxCharacters);
    if (text !== undefined) values.push([language, text]);
  }
  values.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(values.slice(0, MAX_LANGUAGES));
}

const LANGUAGE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;
const NO_LANGUAGES = new Set(["old", "alt", "ref", "dir", "new"]);
/** Limit of languages: countries have names in more than two hundred. */
const MAX_LANGUAGES = 60;
const MAX_OTHERS = 20;
const OTHER_NAMES = [
  "official_name",
  "alt_name",
  "short_name",
  "loc_name",
  "old_name",
  "nat_name",
  "reg_name",
  "int_name",
];

function readNamesByLanguage(tags: OsmTags): Record<string, string> {
  return readByLanguage(tags, "name");
}

function getLanguage(
  name: string,
  byLanguage: Record<string, string>,
  countryCode: string,
): string | undefined {
  const main = getMainLanguage(countryCode);
  if (main !== undefined && (byLanguage[main] === undefined || byLanguage[main] === name)) return main;
  const languages = Object.keys(byLanguage);
  return (
    languages.find((language) => byLanguage[language] === name) ??
    // Where two languages are spoken, both stand in the name: "Bruxelles - Brussel". The first one counts.
    languages.find(
      (language) =>
        BOTH_LANGUAGES.test(name.slice(byLanguage[language]?.length)) &&
        name.startsWith(byLanguage[language] ?? ""),
    )
  );
}

/** Matches the text after the name in the first language. */
const BOTH_LANGUAGES = /^ ?[-–/] ?\p{L}/u;

function readOtherNames(tags: OsmTags, known: readonly string[]): string[] {
  const others = OTHER_NAMES.flatMap((key) => [
    ...cleanValues(tags[key]),
    ...cleanValues(tags[`${key}:fr`]),
    ...cleanValues(tags[`${key}:en`]),
  ]);
  const seen = new Set(known.map(foldName));
  return others
    .filter((other) => {
      const folded = foldName(other);
      return folded !== "" && !seen.has(folded) && seen.add(folded);
    })
    .slice(0, MAX_OTHERS);
}
