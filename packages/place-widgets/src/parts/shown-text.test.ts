import { expect, test } from "vitest";
import { shownList, shownLocalized, shownNumber, shownText } from "./shown-text.ts";

test.each([[null], [undefined], [42], [{}], [[]], [""], ["  "]])("%j is no text", (value) => {
  expect(shownText(value)).toBeNull();
});

test("half a surrogate pair is replaced and a megabyte is cut", () => {
  expect(shownText("a\ud83db")).toBe("a\ufffdb");
  expect(shownText("x".repeat(1_000_000))?.length).toBe(10_001);
});

test("a text with its language", () => {
  expect(shownLocalized({ text: "Pain", languageCode: "fr" })).toEqual({ text: "Pain", lang: "fr" });
  expect(shownLocalized({ text: "Pain" })).toEqual({ text: "Pain", lang: undefined });
  expect(shownLocalized("Pain")).toBeNull();
});

test("numbers and lists of the wrong type count as missing", () => {
  expect(shownNumber("4.3")).toBeUndefined();
  expect(shownNumber(Number.NaN)).toBeUndefined();
  expect(shownList("abc" as never)).toEqual([]);
  expect(shownList([null, { id: 1 }, 3] as never)).toEqual([{ id: 1 }]);
});
