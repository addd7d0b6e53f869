import { expect, test } from "vitest";
import { KNOWN_TYPES } from "../types/index.ts";
import { parseSearchTextRequest } from "./parse-search-text.ts";
import { shown } from "./violations.ts";

test.each([
  [4.5, "4.5"],
  [JSON.parse("1e400"), "Infinity"],
  [JSON.parse("-1e400"), "-Infinity"],
  [null, "null"],
  ["a\n", '"a\\n"'],
  [undefined, "undefined"],
  ["x".repeat(100), `"${"x".repeat(56)}...`],
])("formats %j as %s", (value, text) => {
  expect(shown(value)).toBe(text);
});

test("names the type that a word probably means", () => {
  const parse = () => parseSearchTextRequest({ textQuery: "pain", includedType: "boulangerie" }, KNOWN_TYPES);
  expect(parse).toThrow('"boulangerie", which is not a place type; send "bakery".');
});

test("does not call a number that is too large null", () => {
  const body = JSON.parse('{"textQuery": "pain", "minRating": 1e400}');
  expect(() => parseSearchTextRequest(body, { has: () => true, suggest: () => undefined })).toThrow(
    /Infinity/,
  );
});
