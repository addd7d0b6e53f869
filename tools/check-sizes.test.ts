import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { findSizeProblems } from "./check-sizes.ts";
import { createRepository } from "./checks/create-repository.ts";
import { measureSite } from "./checks/site-sizes.ts";

/** Text that gzip cannot make smaller than half. */
const noise = (bytes: number) => randomBytes(bytes).toString("hex");

const manifest = {
  entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
  routes: {
    root: { id: "root", module: "/assets/root.js", imports: ["/assets/react.js"], css: ["/assets/root.css"] },
    "listings/vehicles/vehicles-page": {
      id: "listings/vehicles/vehicles-page",
      parentId: "root",
      module: "/assets/list.js",
    },
    place: { id: "place", parentId: "root", module: "/assets/place.js", css: ["/assets/place.css#"] },
  },
};

function aBuild(files: Record<string, string>): string {
  const assets = {
    "entry.js": "a",
    "react.js": "b",
    "root.js": "c",
    "place.js": "d",
    "list.js": "l",
    "root.css": "e",
    "place.css": "f",
  };
  return createRepository(
    Object.fromEntries(
      Object.entries({
        "manifest-1.js": `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
        ...assets,
        ...files,
      }).map(([name, text]) => [`assets/${name}`, text]),
    ),
  );
}

test("a small build is within every budget", () => {
  expect(findSizeProblems(measureSite(aBuild({})))).toEqual([]);
});

test.each([
  [
    "scripts of a page and all above it",
    { "react.js": noise(80_000), "place.js": noise(80_000) },
    ["scripts of place"],
  ],
  [
    "styles",
    { "root.css": noise(17_000) },
    ["styles of root", "styles of listings/vehicles/vehicles-page", "styles of place"],
  ],
  [
    "a page with a budget of its own",
    { "react.js": noise(70_000), "list.js": noise(70_000) },
    ["scripts of listings/vehicles/vehicles-page"],
  ],
  ["a picture", { "cover.webp": "x".repeat(80 * 1024 + 1) }, ["picture assets/cover.webp"]],
  ["a font", { "heading.woff2": "x".repeat(25 * 1024 + 1) }, ["font heading.woff2"]],
])("%s above the budget are a fault", (_name, files, faults) => {
  const problems = findSizeProblems(measureSite(aBuild(files)));
  expect(problems.map((problem) => problem.split(":")[0])).toEqual(faults);
});

test("one byte too many is said, since the sizes read alike", () => {
  expect(findSizeProblems([{ what: "font", bytes: 25_601, budget: 25_600 }])).toEqual([
    "font: 25.0 KB, 1 B above the budget of 25.0 KB.",
  ]);
});

test("without a build there is nothing to measure, which is a fault too", () => {
  expect(() => measureSite(createRepository({ "assets/a.js": "" }))).toThrow("build the site first");
});
