import { cleanText, MAX_DESCRIPTION_CHARACTERS } from "@lieudit/intake";
import type { OsmTags } from "../osm/osm-element.ts";
import { getMainLanguage } from "./country-facts.ts";
import { readByLanguage } from "./place-names.ts";

/**
 * Returns what mappers wrote about a place, by language: `description:xx`, and
 * `description` in its most likely language. `und` stands for an unknown language.
 */
export function readSummary(tags: OsmTags, countryCode: string): Record<string, string> | undefined {
  const byLanguage = readByLanguage(tags, "description", MAX_DESCRIPTION_CHARACTERS);
  const plain = cleanText(tags.description, MAX_DESCRIPTION_CHARACTERS);
  const summary =
    plain === undefined
      ? byLanguage
      : { [getLanguage(plain, getMainLanguage(countryCode))]: plain, ...byLanguage };
  return Object.keys(summary).length === 0 ? undefined : summary;
}

/** Many descriptions are English, anywhere in the world: small words identify them. */
function getLanguage(text: string, countryLanguage: string | undefined): string {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  const french = words.filter((word) => FRENCH_WORDS.has(word)).length;
  if (english > french) return "en";
  return french > english ? "fr" : (countryLanguage ?? "und");
}

const ENGLISH_WORDS = new Set(
  "the of and is are was with from for to in by at this that its it which who where you your can".split(" "),
);
const FRENCH_WORDS = new Set(
  "le la les de des du et est une un dans pour avec sur au aux par ce cette qui que ou en son sa ses".split(
    " ",
  ),
);
