import { expect, test } from "vitest";
import { arabicTypeName, TYPES_IN_ARABIC } from "./arabic-type-names.ts";
import { isPlaceType } from "./place-type.ts";

test("each Arabic name is written in Arabic letters and belongs to a type that there is", () => {
  for (const type of TYPES_IN_ARABIC) {
    expect(isPlaceType(type), type).toBe(true);
    expect(arabicTypeName(type), type).toMatch(/^[\p{Script=Arabic}\p{M} ]+$/u);
  }
});

test("a type without an Arabic name has none", () => {
  expect(arabicTypeName("bakery")).toBe("مخبز");
  expect(arabicTypeName("cajun_restaurant")).toBeNull();
  expect(arabicTypeName("constructor")).toBeNull();
});
