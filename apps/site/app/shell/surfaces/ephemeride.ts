/** Address of the list of names of the day. */
export const EPHEMERIDE_PATH = "/common-assets/ephemeride.json";

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

/** Returns the key of a day in the list, such as `20/11`. */
export function ephemerideKey(day: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, "0");
  return `${twoDigits(day.getUTCDate())}/${twoDigits(day.getUTCMonth() + 1)}`;
}

/** Returns the entry of a day; null if the list, of any type, has none. */
export function getEntry(list: unknown, day: Date): string | null {
  if (typeof list !== "object" || list === null) return null;
  const key = ephemerideKey(day);
  const entry: unknown = Object.hasOwn(list, key) ? (list as Record<string, unknown>)[key] : undefined;
  return typeof entry === "string" && entry !== "" ? entry : null;
}
