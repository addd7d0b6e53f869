import { expect, test } from "vitest";
import { utf8Of } from "./utf8-of.ts";

test.each([
  ["letters, signs and drawings", ["L’été à 12\u202f€ ", "", "🚗"]],
  ["nothing", []],
  ["half a letter", ["a\ud83d", "b"]],
])("the bytes of %s are those of the text", (_name, parts) => {
  expect(Buffer.from(utf8Of(parts)).equals(Buffer.from(parts.join("")))).toBe(true);
});
