import type { NumberStyle } from "../text/widget-text.ts";

/**
 * `value` in a language's own marks, with grouping from four digits on.
 * `digits` is the exact number of digits after the decimal mark, or the least
 * and the most of them. Halves are rounded away from zero.
 */
export function formatNumber(
  value: number,
  digits: number | readonly [least: number, most: number],
  style: NumberStyle,
): string {
  const [least, most] = typeof digits === "number" ? [digits, digits] : digits;
  const [whole = "0", fraction = ""] = roundedText(Math.abs(value), most).split(".");
  let shown = fraction;
  while (shown.length > least && shown.endsWith("0")) shown = shown.slice(0, -1);
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, style.groupMark);
  const sign = value < 0 && /[1-9]/.test(whole + shown) ? "-" : "";
  return sign + grouped + (shown === "" ? "" : style.decimalMark + shown);
}

// 4.25 is stored below or above itself: going through the decimal text rounds what people read.
function roundedText(value: number, digits: number): string {
  const shifted = Math.round(Number(`${value}e${digits}`));
  return Number.isFinite(shifted) ? Number(`${shifted}e-${digits}`).toFixed(digits) : value.toFixed(digits);
}
