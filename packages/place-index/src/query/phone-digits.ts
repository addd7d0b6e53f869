import { withWesternDigits } from "../text/numerals.ts";

/** Fewer are postcodes and house numbers. */
const MIN_DIGITS = 6;
/** The most that a number has, by E.164, with the "00" in front. */
const MAX_DIGITS = 17;

/**
 * Returns the digits of `text`, where it is a phone number and nothing else, as
 * "+33 4 93 00 00 00", "04.93.00.00.00" or "(202) 555-0100"; else null. The
 * international form is the same with "+" and with "00".
 */
export function readPhoneDigits(text: string): string | null {
  const number = /^\s*(\+|00)?([\d\s().\u00a0\u2010-\u2013/-]+)$/.exec(withWesternDigits(text.slice(0, 60)));
  // "+33 (0)4" says both forms in one.
  const digits = number?.[2]?.replace(number[1] === undefined ? "" : "(0)", "").replace(/\D/g, "") ?? "";
  return digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS ? digits : null;
}
