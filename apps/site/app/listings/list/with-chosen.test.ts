import { expect, test } from "vitest";
import { withChosen } from "./with-chosen.ts";

const DIESEL = { value: "diesel", label: "Diesel", count: 4 };

test("what is on and leaves nothing is offered all the same", () => {
  expect(withChosen([DIESEL], ["diesel"])).toEqual([DIESEL]);
  expect(withChosen([DIESEL], ["hybride-rechargeable"])).toEqual([
    DIESEL,
    { value: "hybride-rechargeable", label: "Hybride rechargeable", count: 0 },
  ]);
  expect(withChosen([], [])).toEqual([]);
});
