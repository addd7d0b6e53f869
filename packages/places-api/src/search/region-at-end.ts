import { foldName, PART_OF_NAME } from "./country-at-end.ts";

/** A text without its final région. */
export interface TextOfRegion {
  text: string;
  /** In the form of `foldedName`. */
  region: string;
}

/** The régions of France, also recognised without a comma. */
const REGIONS: ReadonlySet<string> = new Set(
  (
    "Auvergne-Rhône-Alpes, Bourgogne-Franche-Comté, Bretagne, Centre-Val de Loire, Corse, Grand Est, " +
    "Hauts-de-France, Île-de-France, Normandie, Nouvelle-Aquitaine, Occitanie, Pays de la Loire, " +
    "Provence-Alpes-Côte d’Azur, Guadeloupe, Martinique, Guyane, La Réunion, Mayotte, PACA"
  )
    .split(", ")
    .map(foldName),
);

/** As in "Provence Alpes Côte d Azur". */
const MAX_WORDS = 5;

/**
 * Splits the région from a text such as `Nice, Provence-Alpes-Côte d’Azur`: a known one, or any
 * area name after the last comma. Null if the text has no final région, is only a région, or has
 * it as part of a name.
 */
export function splitRegion(text: string): TextOfRegion | null {
  const words = [...text.matchAll(/[^\s,،]+/g)];
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count -= 1) {
    const start = words.at(-count)?.index ?? 0;
    const before = text.slice(0, start);
    const end = text.slice(start);
    const region = foldName(end);
    const isBehindComma = /[,،]\s*$/.test(before) && /^\p{L}[^\d,،]*$/u.test(end);
    if (!isBehindComma && !REGIONS.has(region)) continue;
    const rest = before.replace(/[\s,،]+$/, "");
    if (rest === "" || PART_OF_NAME.test(before)) return null;
    return { text: rest, region: region === "paca" ? "provence alpes cote d azur" : region };
  }
  return null;
}
