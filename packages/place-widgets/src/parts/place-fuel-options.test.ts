import { expect, test } from "vitest";
import { fuelRows } from "./place-fuel-options.tsx";

test("[S9-030] [S9-031] [S9-032] [S9-033] four fuels have a row always, the others where they are sold", () => {
  const types = fuelRows([{ type: "E85" }, { type: "DIESEL" }]).map((row) => row.type);
  expect(types).toContain("REGULAR_UNLEADED");
  expect(types).toContain("MIDGRADE");
  expect(types).toContain("PREMIUM");
  expect(types).toContain("DIESEL");
  expect(types).toEqual(["REGULAR_UNLEADED", "MIDGRADE", "PREMIUM", "DIESEL", "E85"]);
});
