import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { VEHICLE_COLUMNS } from "./vehicle-columns.ts";

const PAGE = join(import.meta.dirname, "../../../../../docs/listing-feeds.md");

test("the page for those who send files has every column, as it is read", () => {
  const rows = [...readFileSync(PAGE, "utf8").matchAll(/^\| `(\w+)`( \*)? \| (.*) \|$/gm)];
  expect(
    rows.map(([, name, star, meaning]) => [name, star !== undefined, meaning?.replaceAll("\\|", "|")]),
  ).toEqual(VEHICLE_COLUMNS.map(({ name, isRequired, meaning }) => [name, isRequired === true, meaning]));
});
