import { HARD_SPACE, NARROW_SPACE, typeset } from "../format/french.ts";

/** Words with the apostrophe and the spaces of French print, so that no number parts from its unit. */
export function frenchText(text: string): string {
  return typeset(text)
    .replace(/(\d) h (?=\d\d(?!\d))/g, `$1${HARD_SPACE}h${HARD_SPACE}`)
    .replace(/(\d) h(?![\p{L}\d])/gu, `$1${HARD_SPACE}h`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NARROW_SPACE}`)
    .replace(
      /(\d) (?=(?:m²|km|kg|ch|CV|kWh|min|ans?|mois|jours?|heures?)(?![\p{L}\d]))/gu,
      `$1${HARD_SPACE}`,
    );
}
