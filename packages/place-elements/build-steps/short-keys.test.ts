import { dictionaryOf } from "@lieudit/place-widgets/build-steps";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { withShortKeys, withShortReads } from "./short-keys.ts";

const SHORT = new Map([
  ["open", "a"],
  ["time", "b"],
]);

test("a dictionary has its words under short keys", () => {
  const code = "const time = 1; export const en = { open: 'open', time, other: { open: 2 }, [`open`]: 3 };";
  expect(withShortKeys(code, dictionaryOf(parseAst(code)), SHORT)).toBe(
    "const time = 1; export const en = { a: 'open', b: time, other: { open: 2 }, [`open`]: 3 };",
  );
});

test.each([
  ["text.open + text?.time", "text.a + text?.b"],
  [
    "review.text.open, context.open, text.opens, text.openAll",
    "review.text.open, context.open, text.opens, text.openAll",
  ],
])("reads as %s", (code, expected) => {
  expect(withShortReads(code, SHORT)).toBe(expected);
});
