import { expect, test } from "vitest";
import { guardInlineScripts } from "./guard-loops.ts";

const guard = (code: string) => guardInlineScripts(`<p>\n<script>${code}</script>`);

test.each([
  ["while (true) {}", "while (true) {__checkTime(2);}"],
  ["for (;;);", "for (;;){__checkTime(2);;}"],
  ["do go(); while (true)", "do {__checkTime(2);go();} while (true)"],
  [
    "\nfor (const a of b)\n  for (;;) c();",
    "\nfor (const a of b)\n  {__checkTime(3);for (;;) {__checkTime(4);c();}}",
  ],
  [
    "const run = () => { while (a) b(); };",
    "const run = () => {__checkTime(2); while (a) {__checkTime(2);b();} };",
  ],
  ["f = () => wait().then(f)", "f = () => (__checkTime(2), wait().then(f))"],
  [
    "for (;;) f = (a) => (b) => ({})",
    "for (;;) {__checkTime(2);f = (a) => (__checkTime(2), (b) => ((__checkTime(2), {})))}",
  ],
  ["class A { get b() { return 1; } }", "class A { get b() {__checkTime(2); return 1; } }"],
])("%j checks the time", (code, guarded) => {
  expect(guard(code)).toBe(`<p>\n<script>${guarded}</script>`);
});

test.each([
  "<script>while (</script>",
  '<script src="/a.js">while (true) {}</script>',
  '<script type="application/json">{"while": true}</script>',
  "<pre>while (true) {}</pre>",
])("%s stays as it is", (html) => {
  expect(guardInlineScripts(html)).toBe(html);
});

test("a module may import and wait", () => {
  const module = '<script type="module">import { a } from "/a.js"; for await (const b of a) c(b);</script>';
  expect(guardInlineScripts(module)).toContain("{__checkTime(1);c(b);}");
});
