/** Where the list of names of the day lies, below the common assets. */
export const EPHEMERIDE_PATH = "/common-assets/ephemeride.json";

/** Names of the day by `day/month`, such as `20/11`. */
export type Ephemeride = Readonly<Record<string, string>>;

/**
 * Today in France, as an instant of UTC whose day, month and year are those on
 * a French calendar.
 */
export function frenchDay(now: Date): Date {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Paris",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  return new Date(Date.UTC(part("year"), part("month") - 1, part("day")));
}

/** `20/11`: what a day is called in the list. */
export function ephemerideKey(day: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${twoDigits(day.getUTCDate())}/${twoDigits(day.getUTCMonth() + 1)}`;
}

/** The entry of a day; null if the list, which may be anything, has none. */
export function getEntry(list: unknown, day: Date): string | null {
  if (typeof list !== "object" || list === null) return null;
  const key = ephemerideKey(day);
  const entry: unknown = Object.hasOwn(list, key) ? (list as Record<string, unknown>)[key] : undefined;
  return typeof entry === "string" && entry !== "" ? entry : null;
}
