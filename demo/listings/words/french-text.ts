import { monthOfYear, typeset } from "@lieudit/listing-model/french";

/** Applies French typography: apostrophes, no-break spaces, a capital after each full stop. */
export function frenchText(text: string): string {
  return text
    .split("\n\n")
    .map((paragraph) => typeset(paragraph.replace(/ {2,}/g, " ").trim()))
    .filter((paragraph) => paragraph !== "")
    .join("\n\n")
    .replace(/(\d) (m²|km|ch|kWh|kW|litres|l|CV)\b/g, "$1\u00a0$2");
}

const UNITS = [
  "zéro",
  "un",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
  "onze",
  "douze",
] as const;

/** Small numbers in words: `2` gives "deux", with `isFeminine` `1` gives "une". */
export function inWords(count: number, isFeminine = false): string {
  if (count === 1 && isFeminine) return "une";
  return UNITS[count] ?? String(count);
}

const ORDINALS = [
  "rez-de-chaussée",
  "premier",
  "deuxième",
  "troisième",
  "quatrième",
  "cinquième",
  "sixième",
  "septième",
] as const;

/** "au rez-de-chaussée", "au deuxième étage". */
export function atFloor(floor: number): string {
  const word = ORDINALS[floor] ?? `${floor}e`;
  return floor === 0 ? "au rez-de-chaussée" : `au ${word} étage`;
}

/** "de mai 2021", "d'avril 2021": the name of a month after `de`. */
export function ofMonth(date: string): string {
  const text = monthOfYear(date);
  return /^[ao]/.test(text) ? `d'${text}` : `de ${text}`;
}
