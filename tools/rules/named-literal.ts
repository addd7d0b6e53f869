/**
 * Whether a rule's sentence names a constant or text of the code:
 * - a number that stands in it outside quotes: "from 1 to 20" names 20. 0 and
 *   1 stand everywhere and say nothing, and a constant's own name must share a
 *   word with the sentence;
 * - a text that it quotes, or a piece of one between its variable parts:
 *   "'Visited {date}'" names "Visited ", "'Card N of M'" names "Card " and " of ";
 * - a value in capitals, with or without the wire's prefix: "A connector type
 *   is J1772." names "EV_CONNECTOR_TYPE_J1772".
 */
export function namesLiteral(
  sentence: string,
  { value, constant }: { value: string | number; constant: string | null },
): boolean {
  if (typeof value === "number") {
    if (Math.abs(value) <= 1 || (constant !== null && !sharesWord(constant, sentence))) return false;
    return new RegExp(`(?<![\\w.-])${value}(?![\\d]|\\.\\d)`).test(sentence.replaceAll(QUOTED, ""));
  }
  const text = value.trim().replaceAll("’", "'");
  if (text === "") return false;
  if (/^[A-Z][A-Z0-9_]+$/.test(text)) {
    const bare = text.replace(/^EV_CONNECTOR_TYPE_/, "");
    return capitalsOf(sentence).some((word) => word === text || word === bare);
  }
  return quotedPiecesOf(sentence).includes(text);
}

/** "PHOTO_WIDTH_PX" shares "width" with "fetched at width 500"; plurals count. */
function sharesWord(constant: string, sentence: string): boolean {
  const spoken = sentence.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const named = constant.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return named.some((word) => spoken.some((other) => other.startsWith(word) || word.startsWith(other)));
}

function capitalsOf(sentence: string): string[] {
  return sentence.match(/(?<![\p{L}\p{N}_])[A-Z][A-Z0-9_]+(?![\p{L}\p{N}_])/gu) ?? [];
}

const QUOTED = /(?<![\p{L}\p{N}])'(.+?)'(?![\p{L}\p{N}])/gu;

/** The quoted texts, cut at what varies: `{name}`, N, M and "...". An apostrophe within a word ends no quotation. */
function quotedPiecesOf(sentence: string): string[] {
  const quoted = [...sentence.matchAll(/(?<![\p{L}\p{N}])'(.+?)'(?![\p{L}\p{N}])/gu)].map(
    (match) => match[1] ?? "",
  );
  return quoted.flatMap((text) =>
    text
      .split(/\{[^}]*\}|\b[NM]\b|\.\.\./)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== ""),
  );
}
