import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { FEATURES_OFF } from "./features-off.ts";

test("includes every feature that Playwright disables", () => {
  const source = readFileSync(
    createRequire(import.meta.url).resolve("playwright-core/lib/coreBundle"),
    "utf8",
  );
  const [, list = ""] = /disabledFeatures = \[([\s\S]*?)\]\.filter/.exec(source) ?? [];
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(theirs.length).toBeGreaterThan(5);
  expect(FEATURES_OFF).toEqual(expect.arrayContaining(theirs));
});
