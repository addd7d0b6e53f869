import { expect, test } from "vitest";
import { parseWholeNumber, readOptions, selectNames, UsageError } from "./command-options.ts";

const OPTIONS = {
  rounds: { type: "string", default: "5" },
  json: { type: "boolean", default: false },
} as const;
const ADVICE = "README.md names the options.";

test("options are read, with their defaults", () => {
  expect(readOptions(["--rounds", "3"], OPTIONS, ADVICE)).toEqual({ rounds: "3", json: false });
});

test.each([
  [["--fast"], "Unknown option '--fast'; README.md names the options."],
  [["--rounds"], "Option '--rounds <value>' argument missing; README.md names the options."],
  [["home"], /^Unexpected argument 'home'.*; README\.md names the options\.$/],
])("%j is refused with one sentence", (args, sentence) => {
  const read = () => readOptions(args, OPTIONS, ADVICE);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(sentence);
});

test.each(["0", "-1", "1.5", "many", "", " ", "1e99"])("%j is no whole number from 1 on", (text) => {
  expect(() => parseWholeNumber("rounds", text)).toThrow(UsageError);
});

test("a whole number is one from the least on", () => {
  expect(parseWholeNumber("seed", "0", 0)).toBe(0);
  expect(() => parseWholeNumber("places", "999", 1_000)).toThrow(
    '--places is "999", which is no whole number from 1000 on.',
  );
});

test("names are chosen in the order in which they are known; no name chooses all", () => {
  const pages = ["home", "place", "agency"] as const;
  expect(selectNames(["agency", "home"], pages, "page")).toEqual(["home", "agency"]);
  expect(selectNames([], pages, "page")).toEqual(pages);
});

test.each(["homes", "", "toString"])("%j is no name, and those that there are are said", (name) => {
  const choose = () => selectNames(["home", name], ["home", "place"], "page");
  expect(choose).toThrow(UsageError);
  expect(choose).toThrow(`There is no page "${name}"; there are home, place.`);
});
