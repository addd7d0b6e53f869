import { currentOpeningHours, readOpeningHours, regularOpeningHours } from "@lieudit/opening-hours/osm";
import type { OpeningHours } from "@lieudit/place-model";
import OpeningHoursParser from "opening_hours";
import { seededRandom } from "../../bench/places/seeded-random.ts";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";
import { mutateText } from "./mutate-text.ts";

const NICE = { timeZone: "Europe/Paris", countryCode: "FR", location: { latitude: 43.7, longitude: 7.26 } };
const NOW = new Date("2026-11-09T10:00:00Z");
/** Enough for the longest value on a busy machine. */
const MAX_MS = 5_000;

const VALID = [
  "Mo-Fr 09:00-12:00,14:00-18:00; Sa 10:00-13:00; PH off",
  "Apr-Oct Mo-Su 10:00-19:00; Nov-Mar Tu-Sa 10:00-17:00; Dec 25,Jan 01 off",
  "sunrise-sunset",
  "Th-Sa 18:00-02:00; Su 12:00-01:00",
  'Mo[1],We[-1] 08:00+; week 1-53/2 Fr 10:00-12:00 "sur rendez-vous"',
  "easter -2 days off || (sunset+01:00)-24:00 unknown",
  "2026 May 01-2027 Jun 03 Mo-Su,PH 00:00-24:00",
];

/** Mutates `opening_hours` values: parsing returns a valid week or null, quickly, and prints nothing. */
export const openingHoursStrings: Scenario = {
  name: "hostile opening_hours values",
  seededBug: "the library without our checks",
  async run({ seed, isShort }, build) {
    const random = seededRandom(seed);
    const runs = build === "mutated" ? 60 : isShort ? 150 : 100_000;
    const tally = new Tally();
    const { error, log, warn } = console;
    const print = () => tally.addViolation("something was printed");
    Object.assign(console, { error: print, log: print, warn: print });
    try {
      for (let run = 0; run < runs; run += 1) {
        const value = mutateText(random.pick(VALID), random);
        await tally.run(JSON.stringify(value.slice(0, 120)), () => {
          const started = performance.now();
          const weeks = build === "real" ? read(value) : naiveRead(value);
          for (const week of weeks)
            if (!isValidWeek(week)) tally.addViolation(`an invalid week for ${value}`);
          if (performance.now() - started > MAX_MS) tally.addViolation(`too long for ${value}`);
        });
      }
    } finally {
      Object.assign(console, { error, log, warn });
    }
    return tally.toOutcome();
  },
};

type Week = Pick<OpeningHours, "periods" | "weekdayDescriptions">;

function read(value: string): Week[] {
  const hours = readOpeningHours(value, NICE, NOW);
  return [regularOpeningHours(hours, NOW, NICE, "fr"), currentOpeningHours(hours, NOW, NICE, "fr")].filter(
    (week) => week !== null,
  );
}

/** Returns a naive parser; it shortens white space, which would hang it. */
function naiveRead(value: string): Week[] {
  const parser = new OpeningHoursParser(
    value.replaceAll(/\s+/g, " ").slice(0, 300),
    { lat: 43.7, lon: 7.26, address: { country_code: "fr", state: "" } },
    { mode: 0, tag_key: "opening_hours", map_value: undefined, warnings_severity: 4, locale: "en" },
  );
  parser.getOpenIntervals(NOW, new Date(NOW.getTime() + 7 * 86_400_000));
  return [];
}

function isValidWeek({ periods = [], weekdayDescriptions = [] }: Week): boolean {
  const points = periods.flatMap(({ open, close }) => (close === undefined ? [open] : [open, close]));
  return (
    weekdayDescriptions.length === 7 &&
    weekdayDescriptions.every((text) => text.length > 0 && text.length < 2_000) &&
    points.every(({ day, hour, minute }) => isIn(day, 6) && isIn(hour, 24) && isIn(minute, 59))
  );
}

function isIn(value: number, max: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max;
}
