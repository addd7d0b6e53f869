import type { SourceLiteral } from "./literals.ts";

/**
 * Whether a rule's sentence names a literal of the code:
 * - a number outside quotes: "from 1 to 20" names 20. 0 and 1 are too common,
 *   the constant's name must share a word with the sentence, and units must agree;
 * - a quoted text, or a part of it between placeholders:
 *   "'Visited {date}'" names "Visited ", "'Card N of M'" names "Card " and " of ";
 * - a value in capitals, with or without its wire prefix: "A connector type
 *   is J1772." names "EV_CONNECTOR_TYPE_J1772".
 */
export function namesLiteral(
  sentence: string,
  { value, constant, unit }: Pick<SourceLiteral, "value" | "constant" | "unit">,
): boolean {
  if (typeof value === "number") {
    if (Math.abs(value) <= 1 || (constant !== null && !sharesWord(constant, sentence))) return false;
    const said = new RegExp(`(?<![\\w.-])${value}(?![\\d]|\\.\\d)(?: ?(px|ms|s|%|r?em)(?!\\w))?`, "g");
    const units = [...sentence.replaceAll(QUOTED, "").matchAll(said)].map((match) => match[1]);
    return units.some((saidUnit) => unit === undefined || saidUnit === undefined || saidUnit === unit);
  }
  const text = value.trim().replaceAll("’", "'");
  if (text === "") return false;
  if (/^[A-Z][A-Z0-9_]+$/.test(text)) {
    const bare = text.replace(/^EV_CONNECTOR_TYPE_/, "");
    return readCapitalWords(sentence).some((word) => word === text || word === bare);
  }
  return readQuotedParts(sentence).includes(text);
}

/** "PHOTO_WIDTH_PX" shares "width" with "fetched at width 500"; plurals count. */
function sharesWord(constant: string, sentence: string): boolean {
  const spoken = sentence.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const named = constant.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return named.some((word) => spoken.some((other) => other.startsWith(word) || word.startsWith(other)));
}

function readCapitalWords(sentence: string): string[] {
  return sentence.match(/(?<![\p{L}\p{N}_])[A-Z][A-Z0-9_]+(?![\p{L}\p{N}_])/gu) ?? [];
}

const QUOTED = /(?<![\p{L}\p{N}])'(.+?)'(?![\p{L}\p{N}])/gu;

/** Reads the quoted texts, split at the placeholders `{name}`, N, M and "...". An apostrophe within a word is not a quote. */
function readQuotedParts(sentence: string): string[] {
  return [...sentence.matchAll(QUOTED)].flatMap(([, text = ""]) =>
    text
      .split(/\{[^}]*\}|\b[NM]\b|\.\.\./)
      .map((part) => part.trim())
      .filter((part) => part !== ""),
  );
}
