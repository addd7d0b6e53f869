/** Parts that postal mail needs and places do not have. */
const BESIDE_THE_ADDRESS: readonly RegExp[] = [
  // Where mail is sorted: "06003 Nice Cedex 1", whose number is no town's postcode, "BP 12", "CS 40123".
  part("\\d{5}(?= (?:[^ ]+ ){1,6}cedex(?!\\p{L}))"),
  part("cedex(?: ?\\d{1,2})?"),
  part("(?:b\\.?p\\.?|c\\.?s\\.?|tsa) ?\\d{1,6}"),
  // Where in a house: "appt 12", "bât. B", "3e étage", "rdc".
  part("\\d{1,2} ?(?:er|e|eme|ème) étage|(?:rdc|rez-de-chaussée)"),
  part(
    "(?:app|apt|appt|appart|appartement|bat|bât|batiment|bâtiment|esc|escalier|etage|étage|hall|porte)(?:[.:]? (?:n° ?)?(?:\\d{1,4}[a-z]?|[a-z])|[.:]?\\d{1,5})",
  ),
  // The word or sign for a number, and the country before a postcode.
  part("(?:n|n°|nº|no|num|numero|numéro)\\.?(?= ?\\d)"),
  part("(?:f|fr|mc|b|be|ch|d|de|l|lu)(?=[- ]?\\d{4,5}(?!\\d))"),
  part("principauté de(?= monaco)"),
];

/** A number whose space was omitted: "34rue Grimaldi", "98000Monaco". */
const STUCK_TOGETHER =
  /(?<![\p{L}\p{N}])(?:\d{1,4}|\d{5})(?=\p{L}{3})(?!i?(?:[eè]mes?|bis|ter|quater|nde)(?!\p{L}))/giu;

/** Returns the pattern of a part that is not inside a longer word. */
function part(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?!\\p{L})`, "giu");
}

/**
 * Removes the parts of a postal address that only mail needs: "BP 12, n° 7
 * avenue de la Costa, MC-98000 Monaco" is "7 avenue de la Costa 98000 Monaco".
 * A number that is stuck to a word is separated from it. Returns null if the
 * text has no such part, or nothing else.
 *
 * Some of these words also stand in names, so this is a second reading, for a
 * text without results.
 */
export function stripPostalExtras(text: string): string | null {
  const before = text.normalize("NFC").replace(/\s+/g, " ").trim();
  const spaced = before.replace(STUCK_TOGETHER, "$& ");
  const rest = BESIDE_THE_ADDRESS.reduce((left, beside) => left.replace(beside, " "), spaced);
  // The signs that parted it from the rest; a hyphen within a name has no space beside it.
  const plain = rest.replace(/(?:[ ,;]|(?<=[ ,;])-|-(?=[ ,;])|^-|-$)+/g, " ").trim();
  const hasPlace = /\p{L}|(?<!\d)\d{5}(?!\d)/u.test(plain);
  return rest === before || !hasPlace ? null : plain;
}
