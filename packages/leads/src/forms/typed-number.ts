import { integer } from "@lieudit/listing-model/french";

/** Text and caret position of a number field. */
export interface TypedNumber {
  text: string;
  caret: number;
}

/**
 * Cleans a typed number: a comma becomes a dot, everything but digits and dots
 * is removed. The caret stays between the same two characters.
 */
export function cleanNumber(typed: string, caret = typed.length): TypedNumber {
  return { text: keepNumber(typed), caret: keepNumber(typed.slice(0, caret)).length };
}

/**
 * Formats a number in French, `1 234,5`. A text that is not a number, such as
 * `1.2.3`, is returned unchanged, so that the check can report it.
 */
export function formatTypedNumber(text: string): string {
  const match = /^(\d{1,15})(?:\.(\d{0,10}))?$/.exec(text);
  if (match === null) return text;
  const [, whole = "", fraction = ""] = match;
  const grouped = integer(Number(whole));
  return fraction === "" ? grouped : `${grouped},${fraction}`;
}

function keepNumber(text: string): string {
  return text.replaceAll(",", ".").replaceAll(/[^0-9.]/g, "");
}
