import { describe, expect, test, vi } from "vitest";
import { openState } from "../open-state.ts";
import { isTagOpenAt, readOpeningHours } from "./place-hours.ts";
import { currentOpeningHours, regularOpeningHours } from "./wire-hours.ts";

const NICE = { timeZone: "Europe/Paris", countryCode: "FR", location: { latitude: 43.7, longitude: 7.26 } };
const NOW = new Date("2026-11-09T10:00:00Z"); // A Monday; Wednesday the 11th is a public holiday.

describe("reading a value", () => {
  test("an ordinary week", () => {
    expect(readOpeningHours("Mo-Fr 09:00-12:00,14:00-18:00", NICE, NOW)).toMatchObject({
      isWeekly: true,
      periods: {
        length: 10,
        0: { open: { day: 1, hour: 9, minute: 0 }, close: { day: 1, hour: 12, minute: 0 } },
      },
    });
  });

  test.each([
    ["over midnight", "Fr 22:00-02:00", [{ open: at(5, 22), close: at(6, 2) }]],
    ["always", "24/7", [{ open: at(0, 0) }]],
    ["an open end is taken as ten hours", "Sa 18:00+", [{ open: at(6, 18), close: at(0, 4) }]],
  ])("%s: %s", (_, tag, periods) => {
    expect(readOpeningHours(tag, NICE, NOW)).toEqual({ tag, isWeekly: true, periods });
  });

  test.each(["Mo-Fr 09:00-1300 & 14:00-18:00", '"sur rendez-vous"', "off", "x".repeat(5_000)])(
    "no week can be told from %.40s",
    (tag) => {
      const hours = readOpeningHours(tag, NICE, NOW);
      expect(hours.periods).toBeUndefined();
      expect(hours.isWeekly).toBe(false);
      expect(hours.tag.length).toBeLessThanOrEqual(2_000);
    },
  );

  test("a public holiday does not leave a hole in the typical week", () => {
    const hours = readOpeningHours("Mo-Fr 09:00-18:00; PH off", NICE, NOW);
    expect(hours.isWeekly).toBe(false);
    expect(hours.periods?.map((period) => period.open.day)).toEqual([1, 2, 3, 4, 5]);
  });

  test.each([
    ["Mo-Fr 09:00-18:00; PH off", 5],
    ["Mo-Fr,PH 09:00-18:00", 5],
    ["PH,Mo-Fr 09:00-18:00; SH off", 5],
  ])("in a country whose holidays nobody listed, %s is an ordinary week", (tag, days) => {
    const printed = vi.spyOn(console, "error");
    const andorra = {
      timeZone: "Europe/Andorra",
      countryCode: "AD",
      location: { latitude: 42.5, longitude: 1.5 },
    };
    expect(readOpeningHours(tag, andorra, NOW).periods).toHaveLength(days);
    expect(isTagOpenAt(readOpeningHours(tag, andorra, NOW), NOW, andorra)).toBe(true);
    expect(printed).not.toHaveBeenCalled();
  });

  test.each([
    [
      "a day before Christmas",
      "Mo-Fr 09:00-18:00; Dec 24,31 09:00-16:00; Dec 25 off",
      "2026-12-24T10:00:00Z",
    ],
    ["a holiday of its own", "Mo-Fr 09:00-18:00; Nov 12 off", "2026-11-09T10:00:00Z"],
    ["two weeks of holidays", "Mo-Fr 09:00-18:00; Aug 10-23 off", "2026-08-13T10:00:00Z"],
  ])("%s is no part of the typical week", (_, tag, now) => {
    const { periods } = readOpeningHours(tag, NICE, new Date(now));
    expect(periods?.map(({ open, close }) => [open.day, open.hour, close?.hour])).toEqual(
      [1, 2, 3, 4, 5].map((day) => [day, 9, 18]),
    );
  });

  test("the night before a holiday's morning goes on in the typical week, and so does that of the holiday's weekday", () => {
    // Friday the 25th of December and the 1st of January are closed, and the Saturdays behind them begin in the evening.
    const { periods } = readOpeningHours("20:00-04:00; PH off", NICE, new Date("2026-12-23T10:00:00Z"));
    expect(periods?.map(({ open, close }) => [open.day, open.hour, close?.day, close?.hour])).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((day) => [day, 20, (day + 1) % 7, 4]),
    );
  });

  test("the season that holds today gives the week", () => {
    const tag = "Apr-Oct 10:00-19:00; Nov-Mar 10:00-17:00";
    const inWinter = readOpeningHours(tag, NICE, NOW);
    const onItsEve = readOpeningHours(tag, NICE, new Date("2026-10-30T10:00:00Z"));
    expect(new Set(inWinter.periods?.map((period) => period.close?.hour))).toEqual(new Set([17]));
    expect(new Set(onItsEve.periods?.map((period) => period.close?.hour))).toEqual(new Set([19]));
  });
});

test("thousands of spaces say nothing, and take no time", () => {
  const padded = `Mo 09:00-12:00${" ".repeat(1_900)};${" ".repeat(50)}Tu 10:00-11:00`;
  expect(readOpeningHours(padded, NICE, NOW).periods).toHaveLength(2);
});

describe("a night goes on after midnight, whatever a later rule says of the next day", () => {
  test.each([
    ["Fr 12:00-01:00; Sa 18:00-01:00", ["5 12:00-6 01:00", "6 18:00-0 01:00"]],
    ["Mo-Su 18:00-02:00; Fr 12:00-01:00", ["4 18:00-5 02:00", "5 12:00-6 01:00", "6 18:00-0 02:00"]],
    ["Fr 18:00-26:00; Sa off", ["5 18:00-6 02:00"]],
    ["Fr 18:00+; Sa 10:00-12:00", ["5 18:00-6 04:00", "6 10:00-6 12:00"]],
    // All that begins on a replaced day is replaced, and a day that ends at midnight has no night.
    ["Mo-Su 00:00-24:00; Sa 10:00-12:00", ["6 10:00-6 12:00"]],
    ["Fr-Sa 22:00-03:00; Sa 20:00-23:00", ["5 22:00-6 03:00", "6 20:00-6 23:00"]],
    ["Fr 12:00-01:00, Sa 18:00-01:00", ["5 12:00-6 01:00", "6 18:00-0 01:00"]],
  ])("%s", (tag, expected) => {
    const point = ({ day, hour, minute }: { day: number; hour: number; minute: number }) =>
      `${day} ${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
    const periods = readOpeningHours(tag, NICE, NOW).periods ?? [];
    const texts = periods.map(({ open, close }) => `${point(open)}-${close ? point(close) : ""}`);
    expect(texts).toEqual(expect.arrayContaining(expected));
    expect(texts.filter((text) => /^[56]/.test(text))).toEqual(expected.filter((text) => /^[56]/.test(text)));
  });

  test("the eve of a holiday goes on into it", () => {
    const hours = readOpeningHours("18:00-02:00; PH off", NICE, NOW);
    expect(isTagOpenAt(hours, new Date("2026-11-11T00:30:00Z"), NICE)).toBe(true);
    expect(isTagOpenAt(hours, new Date("2026-11-11T18:00:00Z"), NICE)).toBe(false);
    expect(isTagOpenAt(hours, new Date("2026-11-12T00:30:00Z"), NICE)).toBe(false);
  });

  test("the night of the last day of a season ends in the morning", () => {
    const hours = readOpeningHours("May-Oct 18:00-02:00; Nov-Apr off", NICE, NOW);
    expect(isTagOpenAt(hours, new Date("2026-11-01T00:30:00Z"), NICE)).toBe(true);
    expect(isTagOpenAt(hours, new Date("2026-11-02T00:30:00Z"), NICE)).toBe(false);
  });
});

describe("open at an instant", () => {
  test.each([
    ["Su 10:00-12:00", "2026-03-29T08:30:00Z", true],
    ["Su 10:00-12:00", "2026-03-29T07:59:00Z", false],
    ["Mo-Fr 09:00-18:00; PH off", "2026-11-11T10:00:00Z", false],
    ["Mo-Fr 09:00-18:00; PH off", "2026-11-12T10:00:00Z", true],
    ["Jun-Aug 10:00-20:00", "2026-11-12T10:00:00Z", false],
    ["Jun-Aug 10:00-20:00; Sep-May 10:15-12:05", "2026-11-12T09:14:59Z", false],
    ["Jun-Aug 10:00-20:00; Sep-May 10:15-12:05", "2026-11-12T09:15:00Z", true],
    ["Jun-Aug 10:00-20:00; Sep-May 10:15-12:05", "2026-11-12T11:04:59Z", true],
    ["Jun-Aug 10:00-20:00; Sep-May 10:15-12:05", "2026-11-12T11:05:00Z", false],
    ["garbage", "2026-11-12T10:00:00Z", false],
  ])("%s at %s in Paris: open = %s", (tag, instant, open) => {
    expect(isTagOpenAt(readOpeningHours(tag, NICE, NOW), new Date(instant), NICE)).toBe(open);
  });
});

describe("hours that follow the sun are those of the position, by the place's own clock", () => {
  const TROMSO = {
    timeZone: "Europe/Oslo",
    countryCode: "NO",
    location: { latitude: 69.65, longitude: 18.96 },
  };
  const TOKYO = {
    timeZone: "Asia/Tokyo",
    countryCode: "JP",
    location: { latitude: 35.68, longitude: 139.69 },
  };
  const KIRITIMATI = {
    timeZone: "Pacific/Kiritimati",
    countryCode: "KI",
    location: { latitude: 1.87, longitude: -157.43 },
  };

  test.each([
    // Times as almanacs have them, to five minutes.
    [NICE, "2026-06-21", [5, 48], [21, 16]],
    [NICE, "2026-12-21", [7, 59], [16, 56]],
    [TOKYO, "2026-06-21", [4, 26], [19, 0]],
    [KIRITIMATI, "2026-03-20", [6, 33], [18, 40]],
    // Where there are days without a sunrise, six o'clock stands for it.
    [TROMSO, "2026-06-21", [6, 0], [18, 0]],
  ] as const)("%o on %s", (place, date, sunrise, sunset) => {
    const noon = new Date(`${date}T12:00:00Z`);
    const { periods = [] } = readOpeningHours("sunrise-sunset", place, noon);
    const today = periods.find(({ open }) => open.day === noon.getUTCDay());
    const minutes = (at: { hour: number; minute: number } | undefined) =>
      at ? at.hour * 60 + at.minute : -1;
    expect(Math.abs(minutes(today?.open) - (sunrise[0] * 60 + sunrise[1]))).toBeLessThanOrEqual(5);
    expect(Math.abs(minutes(today?.close) - (sunset[0] * 60 + sunset[1]))).toBeLessThanOrEqual(5);
  });

  test("a summer evening is open, and no day is a special one", () => {
    const hours = readOpeningHours("08:00-sunset", NICE, NOW);
    const evening = new Date("2026-06-21T18:30:00Z");
    expect(isTagOpenAt(hours, evening, NICE)).toBe(true);
    const current = currentOpeningHours(hours, evening, NICE, "fr");
    expect(current).toMatchObject({ openNow: true });
    expect(current?.specialDays).toBeUndefined();
  });
});

describe("on the wire", () => {
  test("regular hours: state, next change, week text", () => {
    const hours = readOpeningHours("Mo-Fr 09:00-18:00", NICE, NOW);
    expect(regularOpeningHours(hours, NOW, NICE, "fr")).toMatchObject({
      openNow: true,
      nextCloseTime: "2026-11-09T17:00:00Z",
      weekdayDescriptions: { 0: "lundi\u00a0: 09:00 – 18:00", 6: "dimanche\u00a0: Fermé" },
    });
  });

  test("current hours carry dates and the holiday of the week", () => {
    const hours = readOpeningHours("Mo-Fr 09:00-18:00; PH off", NICE, NOW);
    const current = currentOpeningHours(hours, NOW, NICE, "fr");
    expect(current?.periods?.map((period) => period.open.date?.day)).toEqual([9, 10, 12, 13]);
    expect(current?.specialDays).toEqual([{ date: { year: 2026, month: 11, day: 11 } }]);
    expect(current?.weekdayDescriptions?.[2]).toBe("mercredi\u00a0: Fermé");
  });

  test("the eve of a holiday: the next opening is after it", () => {
    const hours = readOpeningHours("Mo-Fr 09:00-18:00; PH off", NICE, NOW);
    const evening = new Date("2026-11-10T20:00:00Z");
    expect(regularOpeningHours(hours, evening, NICE, "en")).toMatchObject({
      openNow: false,
      nextOpenTime: "2026-11-12T08:00:00Z",
    });
  });

  test("a night that began yesterday is cut in the periods and whole in the list", () => {
    const hours = readOpeningHours("22:00-02:00; PH off", NICE, NOW);
    const current = currentOpeningHours(hours, NOW, NICE, "fr");
    expect(current?.periods?.[0]).toMatchObject({
      open: { day: 1, hour: 0, minute: 0, truncated: true },
      close: { day: 1, hour: 2, minute: 0 },
    });
    expect(current?.weekdayDescriptions?.[0]).toBe("lundi\u00a0: 22:00 – 02:00");
  });

  test("a place that never closes has no next change", () => {
    const hours = readOpeningHours("24/7", NICE, NOW);
    const regular = regularOpeningHours(hours, NOW, NICE, "en");
    expect(regular).toMatchObject({ openNow: true, periods: [{ open: at(0, 0) }] });
    expect(regular?.nextCloseTime).toBeUndefined();
    const current = currentOpeningHours(hours, NOW, NICE, "en");
    expect(current?.weekdayDescriptions?.[3]).toBe("Thursday: Open 24 hours");
    expect(openState(current?.periods ?? [], NOW, NICE.timeZone).change).toBeNull();
  });

  test("what opens once a month has no usual week, and hours in the week in which it opens", () => {
    const hours = readOpeningHours("Tu[1] 10:00-12:00", NICE, NOW);
    const eve = new Date("2026-11-02T10:00:00Z");
    expect(regularOpeningHours(hours, eve, NICE, "fr")).toBeNull();
    expect(currentOpeningHours(hours, eve, NICE, "fr")).toMatchObject({
      openNow: false,
      nextOpenTime: "2026-11-03T09:00:00Z",
      specialDays: [{ date: { year: 2026, month: 11, day: 3 } }],
      weekdayDescriptions: { 0: "lundi\u00a0: Fermé", 1: "mardi\u00a0: 10:00 – 12:00" },
    });
    expect(currentOpeningHours(hours, NOW, NICE, "fr")).toBeNull();
  });

  test("hours that only say by appointment give none", () => {
    const hours = readOpeningHours('"sur rendez-vous"', NICE, NOW);
    expect(regularOpeningHours(hours, NOW, NICE, "fr")).toBeNull();
    expect(currentOpeningHours(hours, NOW, NICE, "fr")).toBeNull();
  });
});

function at(day: number, hour: number, minute = 0) {
  return { day, hour, minute };
}
