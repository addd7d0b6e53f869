import type { NumberStyle } from "../text/autocomplete-text.ts";

/**
 * Formats `value` with the marks of a language.
 * `digits` is the number of digits after the decimal mark, or its minimum and
 * maximum. Halves are rounded away from zero.
 */
export function formatNumber(
  value: number,
  digits: number | readonly [least: number, most: number],
  style: NumberStyle,
): string {
  const [least, most] = typeof digits === "number" ? [digits, digits] : digits;
  const [whole = "0", fraction = ""] = roundedText(Math.abs(value), most).split(".");
  let decimals = fraction;
  while (decimals.length > least && decimals.endsWith("0")) decimals = decimals.slice(0, -1);
  const grouped =
    whole.length < (style.minGroupedDigits ?? 4)
      ? whole
      : whole.replace(/\B(?=(?:\d{3})+$)/g, style.groupMark);
  const sign = value < 0 && /[1-9]/.test(whole + decimals) ? "-" : "";
  return sign + grouped + (decimals === "" ? "" : style.decimalMark + decimals);
}

// The stored 4.25 is slightly off: rounding the decimal text gives what people expect.
function roundedText(value: number, digits: number): string {
  const shifted = Math.round(Number(`${value}e${digits}`));
  return Number.isFinite(shifted) ? Number(`${shifted}e-${digits}`).toFixed(digits) : value.toFixed(digits);
}

/** Returns the form of a noun after `count`, in languages where only 1 is singular. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}
