import { expect, test } from "vitest";
import { readCsv } from "./csv.ts";

test.each([
  [
    "a,b\nc,d\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    '"a,b","say ""hi"""\r\nc,',
    [
      ["a,b", 'say "hi"'],
      ["c", ""],
    ],
  ],
  ['"two\nlines",x', [["two\nlines", "x"]]],
  ["", []],
])("%j", (text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

test("a quote that is never closed is named with its row", () => {
  expect(() => readCsv('a\n"b')).toThrow("row 2");
});
