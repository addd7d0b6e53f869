import { foldedName, PART_OF_NAME } from "./country-at-end.ts";

/** A text without the région that it ends with. */
export interface TextOfRegion {
  text: string;
  /** As `foldedName` writes it. */
  region: string;
}

/** Those of France, which people write without a comma too. */
const REGIONS: ReadonlySet<string> = new Set(
  (
    "Auvergne-Rhône-Alpes, Bourgogne-Franche-Comté, Bretagne, Centre-Val de Loire, Corse, Grand Est, " +
    "Hauts-de-France, Île-de-France, Normandie, Nouvelle-Aquitaine, Occitanie, Pays de la Loire, " +
    "Provence-Alpes-Côte d’Azur, Guadeloupe, Martinique, Guyane, La Réunion, Mayotte, PACA"
  )
    .split(", ")
    .map(foldedName),
);

/** "Provence Alpes Côte d Azur" has no more. */
const MAX_WORDS = 5;

/**
 * What stands before the région's name in `Nice, Provence-Alpes-Côte d’Azur`:
 * a known one, or what may be one behind the last comma. Null where the text
 * ends with none, is nothing else, or has it as part of a name.
 */
export function regionAtEnd(text: string): TextOfRegion | null {
  const words = [...text.matchAll(/[^\s,،]+/g)];
  for (let count = Math.min(MAX_WORDS, words.length - 1); count > 0; count -= 1) {
    const start = words.at(-count)?.index ?? 0;
    const before = text.slice(0, start);
    const end = text.slice(start);
    const region = foldedName(end);
    const isBehindComma = /[,،]\s*$/.test(before) && /^\p{L}[^\d,،]*$/u.test(end);
    if (!isBehindComma && !REGIONS.has(region)) continue;
    const rest = before.replace(/[\s,،]+$/, "");
    if (rest === "" || PART_OF_NAME.test(before)) return null;
    return { text: rest, region: region === "paca" ? "provence alpes cote d azur" : region };
  }
  return null;
}
