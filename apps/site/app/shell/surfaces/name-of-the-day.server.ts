import list from "../../../public/common-assets/ephemeride.json" with { type: "json" };
import type { SiteServices } from "../services/services.ts";
import { frenchDay, getEntry } from "./ephemeride.ts";
import type { NameOfTheDayProps } from "./name-of-the-day.tsx";

/** Loader data for `NameOfTheDay`. */
export function nameOfTheDay({ clock, isClockFixed }: SiteServices): NameOfTheDayProps {
  const now = clock();
  return { now: now.getTime(), isClockFixed, entry: getEntry(list, frenchDay(now)) };
}
