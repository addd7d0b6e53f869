import { expect, test } from "vitest";
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
])("%j is shown as %s", (value, text) => {
  expect(shown(value)).toBe(text);
});

test("a number that is too large is not called null", () => {
  const body = JSON.parse('{"textQuery": "pain", "minRating": 1e400}');
  expect(() => parseSearchTextRequest(body, () => true)).toThrow(/Infinity/);
});
