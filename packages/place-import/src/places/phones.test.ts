import { expect, test } from "vitest";
import { readPlacePhone } from "./phones.ts";

test.each([
  [{ phone: "+33 4 94 00 00 00" }, "FR", "04 94 00 00 00", "+33 4 94 00 00 00"],
  [{ phone: "04 94 00 00 00" }, "FR", "04 94 00 00 00", "+33 4 94 00 00 00"],
  [{ "contact:phone": "93 15 00 00" }, "MC", "93 15 00 00", "+377 93 15 00 00"],
  [{ phone: "+377 93 15 00 00" }, "FR", "93 15 00 00", "+377 93 15 00 00"],
  [{ phone: "not a phone; 04.94.00.00.00;0494000001" }, "FR", "04 94 00 00 00", "+33 4 94 00 00 00"],
  [{ "contact:mobile": "06 12 34 56 78" }, "FR", "06 12 34 56 78", "+33 6 12 34 56 78"],
])("%j in %s is %s", (tags, country, national, international) => {
  expect(readPlacePhone(tags as unknown as Record<string, string>, country)).toEqual({
    national,
    international,
  });
});

test("invalid numbers are dropped and counted", () => {
  let invalid = 0;
  const count = () => {
    invalid += 1;
  };
  expect(readPlacePhone({ phone: "123; none", mobile: "0".repeat(5_000) }, "FR", count)).toBeUndefined();
  expect(invalid).toBe(3);
});

test("in a country without known numbers only international ones are read", () => {
  expect(readPlacePhone({ phone: "04 94 00 00 00" }, "ZZ")).toBeUndefined();
  expect(readPlacePhone({ phone: "+33494000000" }, "ZZ")?.international).toBe("+33 4 94 00 00 00");
});
