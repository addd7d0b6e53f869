import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";

const { resolve } = createRequire(import.meta.url);

/** The private properties that the sheet reads, or those that it says. */
function properties(path: string, pattern: RegExp): string[] {
  return [...new Set([...readFileSync(path, "utf8").matchAll(pattern)].map(([, name]) => name ?? ""))].sort();
}

const READ = /var\((--_[\w-]+)/g;
const SAID = /^\s*(--_[\w-]+):/gm;
/** Said by scripts. */
const OF_SCRIPTS = ["--_ground", "--_map-width"];

const of = (file: string) => join(import.meta.dirname, file);

// The build takes out of a sheet what that sheet itself does not read: none may count on the other's.
test.each(["map-stage.css", "map-edges.css"])("%s says every private property that it reads", (file) => {
  const read = properties(of(file), READ).filter((name) => !OF_SCRIPTS.includes(name));
  expect(properties(of(file), SAID)).toEqual(read);
});

test("what MapLibre's sheet reads is said by the sheet that comes with the ground", () => {
  const read = properties(resolve("@lieudit/place-map/gl-map.css"), READ);
  expect(read).not.toEqual([]);
  expect(properties(of("map-edges.css"), SAID)).toEqual(expect.arrayContaining(read));
});
