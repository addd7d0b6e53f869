import { HARD_SPACE, NARROW_SPACE, typeset } from "./french.ts";

const DAY_OF_MONTH =
  /(?<!\d)(1er|\d{1,2}) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu;

const UNIT =
  /(\d) (?=(?:m²|[ckm]?m|kg|ch|CV|[kM]?Wh?|ms|s|px|[kKMGT]?i?o|octets?|secondes?|min(?:utes?)?|heures?|jours?|mois|ans?|fois|milli(?:on|ard)s?)(?![\p{L}\d’']))/gu;

/** Texts with French apostrophes and no-break spaces, so that no line break separates a number from its unit. */
export function frenchText(text: string): string {
  return typeset(text)
    .replace(/(\d) h (?=\d\d(?!\d))/g, `$1${HARD_SPACE}h${HARD_SPACE}`)
    .replace(/(\d) h(?![\p{L}\d])/gu, `$1${HARD_SPACE}h`)
    .replace(/(?<!\d ?)0\d(?: \d\d){4}(?!\d)/g, (phone) => phone.replaceAll(" ", HARD_SPACE))
    .replace(/€ par (?=m²)/g, `€${HARD_SPACE}par${HARD_SPACE}`)
    .replace(DAY_OF_MONTH, (_, day: string) => `${day === "1er" ? "1ᵉʳ" : day}${HARD_SPACE}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NARROW_SPACE}`)
    .replace(UNIT, `$1${HARD_SPACE}`);
}
