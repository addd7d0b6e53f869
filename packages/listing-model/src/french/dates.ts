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

/** `1ᵉʳ décembre 2026`, of a day on the clock of UTC. */
export function longDate(date: Date): string {
  const day = date.getUTCDate();
  const month = MONTHS[date.getUTCMonth()];
  return `${day === 1 ? "1ᵉʳ" : day} ${month} ${date.getUTCFullYear()}`;
}

/** Returns the day that it is in France at an instant, `2026-12-01`. */
export function dayInFrance(now: Date): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: "Europe/Paris",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(now);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
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
