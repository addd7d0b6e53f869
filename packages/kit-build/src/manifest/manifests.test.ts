import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeElements } from "./describe-elements.ts";
import { generateManifests } from "./write-manifests.ts";

const ROOT = join(import.meta.dirname, "../../../..");

test.each(Object.entries(generateManifests()))("%s is what npm run manifest writes", (file, text) => {
  expect(readFileSync(join(ROOT, file), "utf8")).toBe(text);
});

test("elements have inherited members, events and notes", () => {
  const types = readFileSync(join(ROOT, "packages/place-elements/page-types/elements.d.ts"), "utf8");
  const compact = describeElements(types).find(({ tag }) => tag === "gmp-place-details-compact");
  expect(compact).toMatchObject({
    className: "PlaceDetailsCompactElement",
    events: { "gmp-load": "Event", "gmp-error": "Event" },
  });
  expect(compact?.attributes).toContain("truncation-preferred");
  expect(compact?.properties.find(({ name }) => name === "place")).toMatchObject({ isReadonly: true });
});

test("an element without notes, and notes without an element, are errors", () => {
  const own =
    'declare global {\n  interface X {\n    "gmp-rocket": OfPlaces<"RocketElement", HTMLElement>;\n  }\n}\n';
  expect(() => describeElements(own)).toThrow(/has no type/);
});
