import { expect, test } from "vitest";
import { guardInlineScripts } from "./guard-loops.ts";

const guard = (code: string) => guardInlineScripts(`<p>\n<script>${code}</script>`);

test.each([
  ["while (true) {}", "while (true) {__checkLoop(2);}"],
  ["for (;;);", "for (;;){__checkLoop(2);;}"],
  ["do go(); while (true)", "do {__checkLoop(2);go();} while (true)"],
  [
    "\nfor (const a of b)\n  for (;;) c();",
    "\nfor (const a of b)\n  {__checkLoop(3);for (;;) {__checkLoop(4);c();}}",
  ],
  ["const run = () => { while (a) b(); };", "const run = () => { while (a) {__checkLoop(2);b();} };"],
])("the loop %j checks the time", (code, guarded) => {
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
  expect(guardInlineScripts(module)).toContain("{__checkLoop(1);c(b);}");
});
