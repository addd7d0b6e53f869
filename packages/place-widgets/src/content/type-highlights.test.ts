import { arabicTypeName } from "@lieudit/place-model/types";
import { expect, test } from "vitest";
import { TYPE_HIGHLIGHTS } from "./type-highlights.ts";

test("every kind of place that has highlights has an Arabic name", () => {
  const types = TYPE_HIGHLIGHTS.flatMap((group) => group.types);
  expect(types.filter((type) => arabicTypeName(type) === null)).toEqual([]);
});
