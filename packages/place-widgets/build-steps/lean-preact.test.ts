import { expect, test } from "vitest";
import { leanSource } from "./lean-preact.ts";

test("a preact that is written otherwise stops the build, and says what to read", () => {
  expect(() => leanSource("src/render.js", "export function render() {}")).toThrow(
    "preact's src/render.js has no longer",
  );
});

test("comments go, and private names are those of preact's own build", () => {
  expect(
    leanSource("src/constants.js", "// why\n/* what\n it is */ export default { _catchError, __hooks };"),
  ).toBe(" export default { __e, __H };");
});
