import { integer } from "@lieudit/listing-model/french";

/** What a number field holds, and where its caret stands. */
export interface TypedNumber {
  text: string;
  caret: number;
}

/**
 * What was typed, as a number is sent: a comma becomes a dot, everything but
 * figures and dots goes. The caret stays between the same two characters.
 */
export function cleanNumber(typed: string, caret = typed.length): TypedNumber {
  return { text: kept(typed), caret: kept(typed.slice(0, caret)).length };
}

/**
 * A number as the French read it, `1 234,5`; what is no number, such as
 * `1.2.3`, stays as it was typed, for whoever checks it to say so.
 */
export function shownNumber(text: string): string {
  const found = /^(\d{1,15})(?:\.(\d{0,10}))?$/.exec(text);
  if (found === null) return text;
  const [, whole = "", fraction = ""] = found;
  const grouped = integer(Number(whole));
  return fraction === "" ? grouped : `${grouped},${fraction}`;
}

function kept(text: string): string {
  return text.replaceAll(",", ".").replaceAll(/[^0-9.]/g, "");
}
