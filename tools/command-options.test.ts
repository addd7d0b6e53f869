import { expect, test } from "vitest";
import { parseWholeNumber, readOptions, selectNames, UsageError } from "./command-options.ts";

const OPTIONS = {
  rounds: { type: "string", default: "5" },
  json: { type: "boolean", default: false },
} as const;
const ADVICE = "README.md names the options.";

test("reads options with their defaults", () => {
  expect(readOptions(["--rounds", "3"], OPTIONS, ADVICE)).toEqual({ rounds: "3", json: false });
});

test.each([
  [["--fast"], "Unknown option '--fast'; README.md names the options."],
  [["--rounds"], "Option '--rounds <value>' argument missing; README.md names the options."],
  [["home"], /^Unexpected argument 'home'.*; README\.md names the options\.$/],
])("rejects %j with one sentence", (args, sentence) => {
  const read = () => readOptions(args, OPTIONS, ADVICE);
  expect(read).toThrow(UsageError);
  expect(read).toThrow(sentence);
});

test.each(["0", "-1", "1.5", "many", "", " ", "1e99"])(
  "rejects %j as a whole number of at least 1",
  (text) => {
    expect(() => parseWholeNumber("rounds", text)).toThrow(UsageError);
  },
);

test("accepts whole numbers from the minimum on", () => {
  expect(parseWholeNumber("seed", "0", 0)).toBe(0);
  expect(() => parseWholeNumber("places", "999", 1_000)).toThrow(
    '--places is "999", which is not a whole number of at least 1000.',
  );
});

test("selects names in their defined order, and all names by default", () => {
  const pages = ["home", "place", "agency"] as const;
  expect(selectNames(["agency", "home"], pages, "page")).toEqual(["home", "agency"]);
  expect(selectNames([], pages, "page")).toEqual(pages);
});

test.each(["homes", "", "toString"])("rejects the unknown name %j and lists the known ones", (name) => {
  const choose = () => selectNames(["home", name], ["home", "place"], "page");
  expect(choose).toThrow(UsageError);
  expect(choose).toThrow(`There is no page "${name}"; there are home, place.`);
});
