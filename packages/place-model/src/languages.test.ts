import { expect, test } from "vitest";
import { findLanguage, pickLanguage } from "./languages.ts";

test.each([
  ["fr", "fr"],
  ["fr-CA", "fr"],
  ["AR-EG", "ar"],
  ["en_GB", "en"],
  ["pt-BR", "pt"],
  ["nld", undefined],
  ["arz", undefined],
  ["frr", undefined],
  ["eo", undefined],
  ["", undefined],
  ["constructor", undefined],
])("the listed language of %j is %j", (tag, language) => {
  expect(findLanguage(tag)).toBe(language);
  expect(pickLanguage(tag)).toBe(language ?? "en");
});
