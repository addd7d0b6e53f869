import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readVehicle, VEHICLE_COLUMNS } from "./vehicle-columns.ts";

const PAGE = join(import.meta.dirname, "../../../../../docs/listing-feeds.md");

test("the page for those who send files has every column, as it is read", () => {
  const rows = [...readFileSync(PAGE, "utf8").matchAll(/^\| `(\w+)`( \*)? \| (.*) \|$/gm)];
  expect(
    rows.map(([, name, star, meaning]) => [name, star !== undefined, meaning?.replaceAll("\\|", "|")]),
  ).toEqual(VEHICLE_COLUMNS.map(({ name, isRequired, meaning }) => [name, isRequired === true, meaning]));
});

test.each(VEHICLE_COLUMNS.filter(({ name }) => name !== "photos"))(
  "the column $name is where $field comes from",
  ({ name, field }) => {
    // Two columns say nothing without the one that they belong to.
    const beside: Readonly<Record<string, string>> = {
      co2_cycle: "co2",
      latitude: "longitude",
      longitude: "latitude",
    };
    const cell = (asked: string) => (asked === name || asked === beside[name] ? "7" : undefined);
    const found = field
      .split(".")
      .reduce<unknown>(
        (whole, part) => (whole as Readonly<Record<string, unknown>>)[part],
        readVehicle(cell),
      );
    expect(found).toBeDefined();
  },
);
