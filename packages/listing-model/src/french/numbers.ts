import { HARD_SPACE, NARROW_SPACE } from "./spaces.ts";

/** `12 500`, with narrow spaces. Not for years, postcodes and references, which are not grouped. */
export function integer(value: number): string {
  const digits = Math.abs(Math.round(value)).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, NARROW_SPACE);
  return value < 0 && digits !== "0" ? `-${grouped}` : grouped;
}

/** `12 500,5`: at most `decimals` digits after the comma, zeros at the end omitted. */
export function decimal(value: number, decimals: number): string {
  const [whole = "0", fraction = ""] = Math.abs(value).toFixed(decimals).split(".");
  const digits = fraction.replace(/0+$/, "");
  const text = integer(Number(whole)) + (digits === "" ? "" : `,${digits}`);
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Below 2 a French noun is singular: 0 lieu, 1,5 lieu, 2 lieux. */
export function plural(count: number, one: string, many: string): string {
  return Math.abs(count) < 2 ? one : many;
}

/** `3 lieux`, the number and its noun, on one line. */
export function counted(count: number, one: string, many: string): string {
  return `${integer(count)}${HARD_SPACE}${plural(count, one, many)}`;
}

/** `85,5 m²`, `4,5 l/100 km`: a number and its unit on one line. */
export function measured(value: number, unit: string, decimals = 0): string {
  return `${decimal(value, decimals)}${HARD_SPACE}${unit.replaceAll(" ", HARD_SPACE)}`;
}

/** `5,45 %`. */
export function percent(value: number, decimals = 2): string {
  return measured(value, "%", decimals);
}

/** `80 m`, `1,4 km`, `12 km`: as exact as somebody on foot cares about. */
export function distance(metres: number): string {
  if (metres < 995) return `${integer(Math.max(10, Math.round(metres / 10) * 10))}${HARD_SPACE}m`;
  const kilometres = metres / 1000;
  return `${decimal(kilometres, kilometres < 9.95 ? 1 : 0)}${HARD_SPACE}km`;
}

/** `12 500 €`, `849,90 €`: cents only where there are any. */
export function euros(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  const amount = `${integer(whole)}${rest === 0 ? "" : `,${rest.toString().padStart(2, "0")}`}`;
  return `${cents < 0 ? "-" : ""}${amount}${HARD_SPACE}€`;
}

/** `3e` floor and its like: `1er`, `2e`, written with raised letters. */
export function ordinal(value: number): string {
  return value === 1 ? "1ᵉʳ" : `${value}ᵉ`;
}

/** `01 23 45 67 89` for `+33123456789`; a foreign number stays as it is. */
export function phoneText(e164: string): string {
  const [, digits] = /^\+33(\d{9})$/.exec(e164) ?? [];
  return digits === undefined ? e164 : (`0${digits}`.match(/../g) ?? []).join(HARD_SPACE);
}
