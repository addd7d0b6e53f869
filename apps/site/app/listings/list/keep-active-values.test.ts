import { expect, test } from "vitest";
import { keepActiveValues } from "./keep-active-values.ts";

const DIESEL = { value: "diesel", label: "Diesel", count: 4 };

test("what is on and leaves nothing is offered all the same", () => {
  expect(keepActiveValues([DIESEL], ["diesel"])).toEqual([DIESEL]);
  expect(keepActiveValues([DIESEL], ["hybride-rechargeable"])).toEqual([
    DIESEL,
    { value: "hybride-rechargeable", label: "Hybride rechargeable", count: 0 },
  ]);
  expect(keepActiveValues([], [])).toEqual([]);
});
