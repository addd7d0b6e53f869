import { getUnits, toUnits } from "@lieudit/place-model";
import { UnitSystem } from "../core/enums.ts";
import { readLanguageAndRegion } from "../page/page-settings.ts";

/** Texts of distances and times, in the language and units of a request. */
export interface AmountFormat {
  language: string;
  /** "350 m", "1.2 km", "0.7 mi" */
  distance(metres: number): string;
  /** "1 hr 5 min"; at least one minute. */
  duration(seconds: number): string;
}

interface Wanted {
  language?: string | null | undefined;
  region?: string | null | undefined;
  /** A value of `UnitSystem`. */
  units?: number | null | undefined;
}

const METRES_PER_FOOT = 0.3048;
const MINUTES_PER_HOUR = 60;
/** Shorter distances are in metres or feet. */
const MIN_KILOMETRES = 1;
const MIN_MILES = 0.1;

/** Returns the texts for a request; by default in the language of the page and the units of its region. */
export function createAmountFormat({ language, region, units }: Wanted): AmountFormat {
  const { languageCode, regionCode } = readLanguageAndRegion({ language, region });
  const isImperial =
    units == null
      ? getUnits(regionCode ?? readRegion(languageCode)) === "IMPERIAL"
      : units === UnitSystem.IMPERIAL;
  const format = (value: number, unit: string, digits = 0) =>
    new Intl.NumberFormat(languageCode, { style: "unit", unit, maximumFractionDigits: digits }).format(value);
  return {
    language: languageCode,
    distance(metres) {
      const large = toUnits(metres, isImperial ? "IMPERIAL" : "METRIC");
      if (large < (isImperial ? MIN_MILES : MIN_KILOMETRES)) {
        return isImperial ? format(metres / METRES_PER_FOOT, "foot") : format(metres, "meter");
      }
      return format(large, isImperial ? "mile" : "kilometer", 1);
    },
    duration(seconds) {
      const minutes = Math.max(1, Math.round(seconds / 60));
      const hours = Math.floor(minutes / MINUTES_PER_HOUR);
      const rest = minutes % MINUTES_PER_HOUR;
      return [hours > 0 && format(hours, "hour"), (rest > 0 || hours === 0) && format(rest, "minute")]
        .filter(Boolean)
        .join(" ");
    },
  };
}

function readRegion(language: string): string | undefined {
  return new Intl.Locale(language).region;
}

/** Reads a duration of the wire, such as "90s", in seconds. */
export function toSeconds(duration: string): number {
  return Number.parseFloat(duration) || 0;
}
