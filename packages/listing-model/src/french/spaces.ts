/** U+202F, between digits, before ; ! ? and inside « ». */
export const NARROW_SPACE = "\u202f";
/** U+00A0, before ':', units and the euro sign. */
export const HARD_SPACE = "\u00a0";

/** U+2060, after a hyphen that must not end a line. */
const WORD_JOINER = "\u2060";

/**
 * A number typed with its thousands apart, before its unit: `12 500 €`. After another number nobody
 * can tell where it begins: `BlueHDi 100 120 000 km`.
 */
const TYPED_AMOUNT =
  /(?<![\p{L}\d.,-]|\d )[1-9]\d{0,2} \d{3}(?:(?: \d{3})?(?= ?€| euros?(?![\p{L}\d]))|(?= (?:m²|km|kilomètres)(?![\p{L}\d])))/gu;

/** A number of four to six digits typed in one, before its unit: `1340 m²`. */
const BARE_AMOUNT = /(?<![\p{L}\d.,-])\d{4,6}(?= ?(?:€|m²|km)(?![\p{L}\d]))/gu;

/** Returns a text with typographic apostrophes where it was typed with those of the keyboard: `Gare d’Aubremer`. */
export function withApostrophes(text: string): string {
  return text.includes("'") ? text.replace(/(\p{L})'/gu, "$1’") : text;
}

/**
 * Returns a sentence with the apostrophes and spaces that French printing asks for, where it was typed
 * with ordinary ones: `Prix : 12 500 €` keeps its colon and its unit on the line. The name of a
 * model keeps its parts together too: `DIG-T`, `MT-07`, `T-Roc`.
 */
export function typeset(sentence: string): string {
  return withApostrophes(sentence)
    .replace(/ :(?= |$)/g, `${HARD_SPACE}:`)
    .replace(/ (?=[;!?](?: |$))/g, NARROW_SPACE)
    .replace(/« /g, `«${NARROW_SPACE}`)
    .replace(/ »/g, `${NARROW_SPACE}»`)
    .replace(BARE_AMOUNT, (digits) => digits.replace(/(?=(?:\d{3})+$)/g, NARROW_SPACE).trim())
    .replace(TYPED_AMOUNT, (digits) => digits.replaceAll(" ", NARROW_SPACE))
    .replace(/(\d) (?=[€%]|(?:m²|km|kWh|kW|ch|pièces?)(?![\p{L}\d]))/gu, `$1${HARD_SPACE}`)
    .replace(/n° (?=\S)/g, `n°${HARD_SPACE}`)
    .replace(
      /(?<![\p{L}\d/.-])((?=\d*\p{Lu})[\p{Lu}\d]{1,4}-)(?=[\p{L}\d]{1,6}(?![\p{L}\d/.-]))/gu,
      `$1${WORD_JOINER}`,
    );
}
