import { expect, test } from "vitest";
import { findNeededBuilds } from "./needed-builds.mjs";

test.each([
  ["", { elements: true, site: true }],
  ["--project unit", { elements: true, site: true }],
  ["apps/site/test/kit.e2e.test.ts", { elements: true, site: true }],
  ["packages/place-model tools/setup", { elements: true, site: true }],
  ["packages/place-model", { elements: false, site: false }],
  ["--project unit packages/listing-model apps/site/app/listings", { elements: false, site: false }],
  ["--project unit tools/languages.test.ts", { elements: false, site: false }],
  ["packages/place-elements", { elements: true, site: false }],
  ["packages/place-elements/src/serving packages/place-model", { elements: true, site: false }],
  ["packages/place-", { elements: true, site: false }],
  ["packages/place-index/src/find.test.ts", { elements: false, site: false }],
])("npm test -- %s builds %j", (args, builds) => {
  expect(findNeededBuilds(args.split(" ").filter(Boolean))).toEqual(builds);
});
