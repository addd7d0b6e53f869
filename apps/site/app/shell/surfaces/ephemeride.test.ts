import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getRealDataPath } from "@lieudit/test-kit/real-data";
import { expect, test } from "vitest";
import { EPHEMERIDE_PATH, ephemerideKey, frenchDay, getEntry } from "./ephemeride.ts";

const list = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../public", EPHEMERIDE_PATH), "utf8"),
) as Record<string, string>;

/** A leap year, so that it has every day. */
const DAYS = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(2028, 0, 1 + at)));

test("the list below the common assets has an entry for each of 366 days, keyed by day/month [S7-001] [S7-002]", () => {
  expect(EPHEMERIDE_PATH).toBe("/common-assets/ephemeride.json");
  expect(Object.keys(list)).toEqual(DAYS.map(ephemerideKey));
  expect(Object.values(list).filter((entry) => !/^\p{Lu}[\p{L} ’,\-\d]+$/u.test(entry))).toEqual([]);
});

test.each([
  ["2026-11-20T12:00:00Z", "20/11", "Saint Edmond"],
  ["2026-11-20T23:30:00Z", "21/11", "Présentation de Marie"],
  ["2026-07-13T22:30:00Z", "14/07", "Fête nationale"],
  ["2028-02-29T08:00:00Z", "29/02", "Saint Auguste"],
])("at %s the day in France is %s: %s [S7-002]", (instant, key, entry) => {
  const day = frenchDay(new Date(instant));
  expect([ephemerideKey(day), getEntry(list, day)]).toEqual([key, entry]);
});

test.each([[null], ["20/11"], [{}], [{ "20/11": 3 }], [{ "20/11": "" }], [Object.create({ "20/11": "x" })]])(
  "a list that is no list has no entry",
  (other) => {
    expect(getEntry(other, new Date("2026-11-20"))).toBeNull();
  },
);

const checkFile = getRealDataPath("saints-check.txt");

/** Where French calendars keep a feast, another saint, or write the name in another way than that list. */
const DIFFERENT = new Set("01/01 25/01 02/02 11/02 08/04 15/04 29/04 14/07 13/08 15/08 17/10".split(" "));

test.skipIf(!existsSync(checkFile))(
  "the names are those of an independent list (skipped where that list is absent)",
  () => {
    const known = readFileSync(checkFile, "utf8")
      .split("\n")
      .map((line) => /^(\d\d\/\d\d): (.+)$/.exec(line))
      .filter((match) => match !== null);
    expect(known.length).toBeGreaterThan(340);
    const strangers = known
      .filter(([, day = "", names = ""]) => {
        const ours = words(list[day] ?? "").filter((word) => !/^(saint|sainte|saints|de|et|la)$/.test(word));
        const theirs = new Set(words(names));
        return !DIFFERENT.has(day) && !ours.some((word) => theirs.has(word));
      })
      .map(([line]) => line);
    expect(strangers).toEqual([]);
  },
);

/** Words without accents and case. */
function words(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "");
}
