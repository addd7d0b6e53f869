import { expect, test } from "vitest";
import { inSizesOfElement } from "./style-sheets.ts";

test.each([
  ["a{font:600 .9375rem/1.3 serif}", "a{font:600 calc(.9375 * S)/1.3 serif}"],
  ["a{inset:-2rem 1.25rem}", "a{inset:calc(-2 * S) calc(1.25 * S)}"],
  ["@container (width >= 30rem){a{gap:2rem}}", "@container (width >= 480px){a{gap:calc(2 * S)}}"],
  ["@media (width<2.5rem) and (height>1rem){b{}}", "@media (width<40px) and (height>16px){b{}}"],
  [".premium,.b1remark{c:d}", ".premium,.b1remark{c:d}"],
])("%s", (styles, expected) => {
  expect(inSizesOfElement(styles, "S")).toBe(expected);
});
