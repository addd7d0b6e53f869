import { expect, test } from "vitest";
import { outsideAddress } from "./outside-address.ts";

test.each([
  ["https://visites.example/a?b=1", "https://visites.example/a?b=1"],
  ["http://visites.example", "http://visites.example/"],
  [undefined, undefined],
  ["", undefined],
  ["visites.example", undefined],
  ["javascript:alert(1)", undefined],
  [" java\nscript:alert(1)", undefined],
  ["data:text/html,<script>alert(1)</script>", undefined],
  ["file:///etc/passwd", undefined],
])("%j leads to %j", (value, href) => {
  expect(outsideAddress(value)?.href).toBe(href);
});
