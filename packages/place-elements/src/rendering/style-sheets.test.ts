import { expect, test } from "vitest";
import { layerFontFamilies, scaleToElement } from "./style-sheets.ts";

test.each([
  ["a{font:600 .9375rem/1.3 serif}", "a{font:600 calc(.9375 * S)/1.3 serif}"],
  ["a{inset:-2rem 1.25rem}", "a{inset:calc(-2 * S) calc(1.25 * S)}"],
  ["@container (width >= 30rem){a{gap:2rem}}", "@container (width >= 480px){a{gap:calc(2 * S)}}"],
  ["@media (width<2.5rem) and (height>1rem){b{}}", "@media (width<40px) and (height>16px){b{}}"],
  [".premium,.b1remark{c:d}", ".premium,.b1remark{c:d}"],
])("%s", (styles, expected) => {
  expect(scaleToElement(styles, "S")).toBe(expected);
});

test("a font stands over what the sheets say themselves where the page sets its token", () => {
  const styles =
    ".a{--_b:var(--gmp-mat-font-body-small, 400 1rem/1.4 serif)}.c{font:var(--_b);gap:1px}" +
    ".d{gap:1px;font: var(--gmp-mat-font-title-small, 600 1rem / 1.3 serif)}" +
    ".e{font:inherit}.f *{font-family:var(--gmp-mat-font-family,inherit)}";
  const family = "font-family:var(--gmp-mat-font-family,inherit)";
  expect(layerFontFamilies(styles)).toBe(
    "@layer rest,own;.a{--_b:var(--gmp-mat-font-body-small, 400 1rem/1.4 serif)}" +
      `.c{font:var(--gmp-mat-font-body-small,revert-layer);@layer own{font:var(--_b);${family}};gap:1px}` +
      `.d{gap:1px;font:var(--gmp-mat-font-title-small,revert-layer);@layer own{font: 600 1rem / 1.3 serif;${family}}}` +
      ".e{font:inherit}.f *{@layer rest{font-family:inherit}}",
  );
});
