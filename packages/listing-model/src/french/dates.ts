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

/** `1er décembre 2026`, of a day on the clock of UTC. */
export function longDate(date: Date): string {
  const day = date.getUTCDate();
  const month = MONTHS[date.getUTCMonth()];
  return `${day === 1 ? "1er" : day} ${month} ${date.getUTCFullYear()}`;
}

/** `01/12/2026` for `2026-12-01`, or for the first ten signs of a moment. */
export function shortDate(isoDay: string): string {
  return isoDay.slice(0, 10).split("-").reverse().join("/");
}

/** `mai 2021` for `2021-05`. */
export function monthOfYear(isoMonth: string): string {
  const [year = "", month = ""] = isoMonth.split("-");
  return `${MONTHS[Number(month) - 1] ?? ""} ${year}`.trim();
}
