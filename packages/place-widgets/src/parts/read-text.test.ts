import { expect, test } from "vitest";
import { readList, readLocalizedText, readNumber, readText } from "./read-text.ts";

test.each([[null], [undefined], [42], [{}], [[]], [""], ["  "]])("%j is no text", (value) => {
  expect(readText(value)).toBeNull();
});

test("half a surrogate pair is replaced and a megabyte is cut", () => {
  expect(readText("a\ud83db")).toBe("a\ufffdb");
  expect(readText("x".repeat(1_000_000))?.length).toBe(10_001);
});

test("a text with its language", () => {
  expect(readLocalizedText({ text: "Pain", languageCode: "fr" })).toEqual({ text: "Pain", lang: "fr" });
  expect(readLocalizedText({ text: "Pain" })).toEqual({ text: "Pain", lang: undefined });
  expect(readLocalizedText("Pain")).toBeNull();
});

test("numbers and lists of the wrong type count as missing", () => {
  expect(readNumber("4.3")).toBeUndefined();
  expect(readNumber(Number.NaN)).toBeUndefined();
  expect(readList("abc" as never)).toEqual([]);
  expect(readList([null, { id: 1 }, 3] as never)).toEqual([{ id: 1 }]);
});
