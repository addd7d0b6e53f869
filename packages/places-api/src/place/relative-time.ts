import { baseLanguage } from "./reader.ts";

type Unit = "minute" | "hour" | "day" | "week" | "month" | "year";

/** Each unit's length in seconds, the longest first. */
const UNITS: readonly (readonly [Unit, number])[] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How one of a unit is said: "il y a un mois" and not "il y a 1 mois". */
const ONE: Readonly<Record<string, Readonly<Record<Unit, string>>>> = {
  fr: {
    minute: "il y a une minute",
    hour: "il y a une heure",
    day: "il y a un jour",
    week: "il y a une semaine",
    month: "il y a un mois",
    year: "il y a un an",
  },
  en: {
    minute: "a minute ago",
    hour: "an hour ago",
    day: "a day ago",
    week: "a week ago",
    month: "a month ago",
    year: "a year ago",
  },
  ar: {
    minute: "قبل دقيقة",
    hour: "قبل ساعة",
    day: "قبل يوم",
    week: "قبل أسبوع",
    month: "قبل شهر",
    year: "قبل سنة",
  },
};

/**
 * How long before `now` something was, in the reader's language: "il y a
 * 3 mois". A moment that is still to come counts as now.
 *
 * @param time RFC 3339.
 * @returns undefined when `time` is not an instant.
 */
export function relativeTime(time: string, now: Date, language: string): string | undefined {
  const seconds = (now.getTime() - Date.parse(time)) / 1000;
  if (Number.isNaN(seconds)) return undefined;
  const [unit, length] = UNITS.find(([, unitSeconds]) => seconds >= unitSeconds) ?? ["minute", 60];
  const count = Math.max(1, Math.floor(seconds / length));
  const base = baseLanguage(language);
  const one = count === 1 ? ONE[base]?.[unit] : undefined;
  if (one !== undefined) return one;
  // Opening hours and the kit have these digits in Arabic; an Egyptian's own would stand beside them.
  const digits = base === "ar" ? { numberingSystem: "latn" } : {};
  return new Intl.RelativeTimeFormat([language, "en"], { numeric: "always", ...digits }).format(-count, unit);
}
