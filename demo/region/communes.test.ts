import { describe, expect, test } from "vitest";
import { distance } from "../osm/plane.ts";
import { fold, REAL_COMMUNES } from "../real-communes.ts";
import { CORNERS } from "./commune-edges.ts";
import { COMMUNES, commune, communeAt, DEPARTEMENT, REGION } from "./communes.ts";

describe("the communes of the demo", () => {
  test("are a town and at least eight neighbours within 60 km of it", () => {
    const town = commune("aubremer");
    const near = COMMUNES.filter((one) => one !== town && distance(one.centre, town.centre) <= 60_000);
    expect(near.length).toBeGreaterThanOrEqual(8);
    expect(new Set(COMMUNES.map((one) => one.name)).size).toBe(COMMUNES.length);
  });

  test.each(COMMUNES.map((one) => [one.name, one] as const))(
    "%s holds its own middle and no other's",
    (_, one) => {
      expect(communeAt(one.centre)?.key).toBe(one.key);
    },
  );

  test.each([...COMMUNES.map((one) => one.name), DEPARTEMENT, REGION])(
    "%s is the name of no real commune",
    (name) => {
      expect(REAL_COMMUNES.map(fold)).not.toContain(fold(name));
    },
  );

  test("have postcodes and INSEE codes of a département that does not exist", () => {
    for (const { postcode, insee } of COMMUNES) {
      expect(postcode).toMatch(/^96\d{3}$/);
      expect(insee).toMatch(/^96\d{3}$/);
    }
  });

  test("use every corner of the map of boundaries", () => {
    const used = new Set(COMMUNES.flatMap((one) => one.corners));
    expect(Object.keys(CORNERS).filter((name) => !used.has(name))).toEqual([]);
  });
});
