/**
 * French numbers, dates and plurals, the same in Node and in every browser:
 * `Intl` differs between versions in its spaces and writes '1 décembre'.
 */

/** U+202F, between digits, before ; ! ? and inside « ». */
export const NARROW_SPACE = "\u202f";
/** U+00A0, before ':', units and the euro sign. */
export const HARD_SPACE = "\u00a0";

const MONTHS = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
] as const;

/** `12 500`, with narrow spaces. Not for years, postcodes and references, which are not grouped. */
export function integer(value: number): string {
  const digits = Math.abs(Math.round(value)).toString();
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, NARROW_SPACE);
  return value < 0 && digits !== "0" ? `-${grouped}` : grouped;
}

/** `12 500,5`: at most `decimals` digits after the comma, zeros at the end left out. */
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

/** `80 m`, `1,4 km`, `12 km`: as exact as somebody on foot cares about. */
export function distance(metres: number): string {
  if (metres < 995) return `${integer(Math.max(10, Math.round(metres / 10) * 10))}${HARD_SPACE}m`;
  const kilometres = metres / 1000;
  return `${decimal(kilometres, kilometres < 9.95 ? 1 : 0)}${HARD_SPACE}km`;
}

/** `1er décembre 2026`, of a day on the clock of UTC. */
export function longDate(date: Date): string {
  const day = date.getUTCDate();
  const month = MONTHS[date.getUTCMonth()];
  return `${day === 1 ? "1er" : day} ${month} ${date.getUTCFullYear()}`;
}

/** "à Nice", "au Havre", "aux Baux": a town after "à", whose article melts into it. */
export function atTown(name: string): string {
  if (name.startsWith("Le ")) return `au ${name.slice(3)}`;
  if (name.startsWith("Les ")) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

/** The first letter large, for a sentence's start. */
export function upperFirst(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase("fr") + text.slice(first.length);
}
