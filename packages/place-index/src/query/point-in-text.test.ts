import { expect, test } from "vitest";
import { pointIn } from "./point-in-text.ts";

test("coordinates are a point", () => {
  expect(pointIn("43,7311 7,4206")).toEqual({ point: { latitude: 43.7311, longitude: 7.4206 } });
});

test.each([
  ["8FM9P9JC+F6", "8FM9P9JC+F6", true, ""],
  [" 8fm9p9jc+f6 ", "8FM9P9JC+F6", true, ""],
  ["P9JC+F6 Monaco", "P9JC+F6", false, "Monaco"],
  ["P9JC+F6, 06500 Menton, France", "P9JC+F6", false, "06500 Menton France"],
  ["Monaco P9JC+F6", "P9JC+F6", false, "Monaco"],
])("%j holds a plus code", (text, code, isWhole, beside) => {
  expect(pointIn(text)).toEqual({ code: { code, isWhole }, beside });
});

test.each(["Monaco", "Canal+ Store", "CGR+", "+33 4 93 00 00 01", "12 rue Haute", "+".repeat(1_000)])(
  "%j says no point",
  (text) => {
    expect(pointIn(text)).toBeNull();
  },
);
