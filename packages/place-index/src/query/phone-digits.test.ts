import { expect, test } from "vitest";
import { readPhoneDigits } from "./phone-digits.ts";

test.each([
  ["+33 4 93 00 00 01", "33493000001"],
  ["0033 493 000 001", "33493000001"],
  ["+33 (0)4 93 00 00 01", "33493000001"],
  ["04.93.00.00.01", "0493000001"],
  ["04 93 00 00 01", "0493000001"],
  ["(202) 555-0100", "2025550100"],
  ["98 06 88 64", "98068864"],
  ["+٣٣ ٤ ٩٣ ٠٠ ٠٠ ٠١", "33493000001"],
])("%s is the number %s", (text, digits) => {
  expect(readPhoneDigits(text)).toBe(digits);
});

test.each(["98000", "12 rue Haute", "", "+", "43.7384, 7.4246", "1".repeat(18), "(".repeat(1_000)])(
  "%j is none",
  (text) => {
    expect(readPhoneDigits(text)).toBeNull();
  },
);
