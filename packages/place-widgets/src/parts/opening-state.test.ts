import { expect, test } from "vitest";
import { en } from "../text/en.ts";
import { getOpeningPeriods, getOpeningStatus, getPlaceZone, type OpeningFacts } from "./opening-state.ts";

const S = "\u202f";
const paris = { timeZone: { id: "Europe/Paris" } };

function hours(...periods: [day: number, from: string, day: number, until: string][]): OpeningFacts {
  return {
    ...paris,
    regularOpeningHours: {
      periods: periods.map(([openDay, from, closeDay, until]) => ({
        open: point(openDay, from),
        close: point(closeDay, until),
      })),
    },
  };
}

function point(day: number, time: string) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return { day, hour, minute };
}

const bakery = hours([5, "07:00", 5, "13:00"], [5, "15:30", 5, "19:30"], [1, "07:00", 1, "13:00"]);
const bar = hours([5, "20:00", 6, "02:00"]);

test.each<[string, OpeningFacts, string, string, string | null]>([
  ["open", bakery, "2026-11-20T09:00:00Z", "Open", `Closes 1:00${S}PM`],
  ["closed over noon", bakery, "2026-11-20T13:00:00Z", "Closed", `Opens 3:30${S}PM`],
  ["closed for days", bakery, "2026-11-20T20:00:00Z", "Closed", `Opens 7:00${S}AM Monday`],
  ["open over midnight, before it", bar, "2026-11-20T22:00:00Z", "Open", `Closes 2:00${S}AM`],
  ["open over midnight, after it", bar, "2026-11-21T00:30:00Z", "Open", `Closes 2:00${S}AM`],
  ["closed until this day next week", bar, "2026-11-21T05:00:00Z", "Closed", `Opens 8:00${S}PM Friday`],
])("a place that is %s", (_, facts, instant, label, next) => {
  expect(getOpeningStatus(facts, Date.parse(instant), en)).toMatchObject({ label, next });
});

test("it is the place's clock that counts, in summer and in winter", () => {
  const facts = hours([0, "10:00", 0, "12:00"]);
  // The clocks go forward on this Sunday: 8:30 UTC is 10:30 in Paris.
  expect(getOpeningStatus(facts, Date.parse("2026-03-29T08:30:00Z"), en)?.label).toBe("Open");
  expect(getOpeningStatus(facts, Date.parse("2026-03-22T08:30:00Z"), en)?.label).toBe("Closed");
});

test("a place without a zone is read by its offset", () => {
  const { timeZone: _, ...facts } = hours([5, "10:00", 5, "12:00"]);
  expect(getPlaceZone({ utcOffsetMinutes: -210 })).toBe("-03:30");
  expect(
    getOpeningStatus({ ...facts, utcOffsetMinutes: 120 }, Date.parse("2026-11-20T08:30:00Z"), en)?.label,
  ).toBe("Open");
});

test.each([
  ["CLOSED_PERMANENTLY", "Permanently closed"],
  ["CLOSED_TEMPORARILY", "Temporarily closed"],
  ["FUTURE_OPENING", "Opening soon"],
] as const)("a place that is %s says so whatever its hours", (businessStatus, label) => {
  const facts = { ...bakery, businessStatus };
  expect(getOpeningStatus(facts, Date.parse("2026-11-20T09:00:00Z"), en)).toEqual({
    tone: "closed",
    label,
    next: null,
  });
});

test("a place that never closes has no next change", () => {
  const facts: OpeningFacts = {
    ...paris,
    regularOpeningHours: { periods: [{ open: { day: 0, hour: 0, minute: 0 } }] },
  };
  expect(getOpeningStatus(facts, Date.parse("2026-11-20T09:00:00Z"), en)).toEqual({
    tone: "open",
    label: "Open 24 hours",
    next: null,
  });
});

test("the hours of this very week come before the typical ones: they know holidays", () => {
  const facts: OpeningFacts = {
    ...bakery,
    currentOpeningHours: { periods: [], weekdayDescriptions: ["Friday: Closed"] },
  };
  expect(getOpeningStatus(facts, Date.parse("2026-11-20T09:00:00Z"), en)?.label).toBe("Closed");
});

test("without a clock it is what the answer said", () => {
  expect(getOpeningStatus({ ...bakery, currentOpeningHours: { openNow: true } }, null, en)).toEqual({
    tone: "open",
    label: "Open",
    next: null,
  });
  expect(getOpeningStatus(bakery, null, en)).toBeNull();
});

test.each([
  { regularOpeningHours: { periods: "Mo-Fr" } },
  { regularOpeningHours: { periods: [null] } },
  { regularOpeningHours: { periods: [{ open: { day: 9, hour: 1, minute: 0 } }] } },
  { regularOpeningHours: { periods: [{ open: { day: "1", hour: 1, minute: 0 } }] } },
  { regularOpeningHours: null },
  {},
])("hours that cannot be read are no hours: %j", (facts) => {
  expect(getOpeningPeriods(facts as unknown as OpeningFacts)).toBeNull();
});

test("a zone that does not exist is none", () => {
  expect(getPlaceZone({ timeZone: { id: "Europe/<script>" } })).toBeNull();
});
