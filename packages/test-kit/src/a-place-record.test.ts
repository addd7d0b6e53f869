import { isPlaceType, withParentTypes } from "@lieudit/place-model/types";
import { expect, test } from "vitest";
import { aPlace } from "./a-place.ts";
import { aPlaceRecord } from "./a-place-record.ts";

test("the default record keeps the rules that the importer keeps", () => {
  const record = aPlaceRecord();
  expect(record.id).toMatch(/^[A-Za-z0-9_-]{10,}$/);
  expect(record.types).toEqual(withParentTypes("bakery"));
  expect(record.types.every(isPlaceType)).toBe(true);
});

test("overrides replace, and undefined leaves a field of the wire out", () => {
  expect(aPlaceRecord({ popularity: 0.9 }).popularity).toBe(0.9);
  const place = aPlace({ id: "osm-n-0000000202", rating: 4.3, displayName: undefined });
  expect(place).toMatchObject({ name: "places/osm-n-0000000202", rating: 4.3 });
  expect("displayName" in place).toBe(false);
});
