import { readOpeningHours } from "@lieudit/opening-hours/osm";
import { expect, test } from "vitest";
import type { MappingContext } from "./mapping-context.ts";
import { createHoursReader, readSecondaryHours } from "./place-hours.ts";

const NICE = { timeZone: "Europe/Paris", countryCode: "FR", location: { latitude: 43.7, longitude: 7.26 } };

test("reads hours of secondary services, one of each type, and skips those that give no week", () => {
  const skipped: string[] = [];
  const context: Pick<MappingContext, "readHours" | "countSkipped"> = {
    readHours: (tag, place) => readOpeningHours(tag, place, new Date("2026-11-09T10:00:00Z")),
    countSkipped: (reason) => skipped.push(reason),
  };
  const tags = {
    opening_hours: "Mo-Su 08:00-23:00",
    "opening_hours:kitchen": "Mo-Su 12:00-14:00",
    kitchen_hours: "Mo-Su 18:00-19:00",
    "opening_hours:drive_through": "24/7",
    "opening_hours:delivery": "on demand, perhaps",
    happy_hours: "Fr 18:00-20:00",
  };
  const hours = readSecondaryHours(tags, NICE, context);
  expect(hours.map(({ type, tag }) => `${type} ${tag}`)).toEqual([
    "DRIVE_THROUGH 24/7",
    "HAPPY_HOUR Fr 18:00-20:00",
    "KITCHEN Mo-Su 12:00-14:00",
  ]);
  expect(hours[1]?.periods).toEqual([
    { open: { day: 5, hour: 18, minute: 0 }, close: { day: 5, hour: 20, minute: 0 } },
  ]);
  expect(skipped).toHaveLength(1);
});

test("equal hours are read once, unless they follow the sun", () => {
  const now = new Date("2026-11-09T10:00:00Z");
  const readHours = createHoursReader(now);
  const brest = { ...NICE, location: { latitude: 48.4, longitude: -4.5 } };
  expect(readHours("Mo-Fr 08:00-12:00", brest)).toBe(readHours("Mo-Fr 08:00-12:00", NICE));
  const rome = { ...NICE, countryCode: "IT", timeZone: "Europe/Rome" };
  expect(readHours("Mo-Fr 08:00-12:00; PH off", rome)).not.toBe(readHours("Mo-Fr 08:00-12:00; PH off", NICE));
  for (const place of [NICE, brest]) {
    const tag = "Mo-Su sunrise-sunset";
    expect(readHours(tag, place)).toEqual(readOpeningHours(tag, place, now));
  }
});
