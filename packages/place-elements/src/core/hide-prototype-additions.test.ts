import { afterEach, expect, test } from "vitest";
import { hidePrototypeAdditions } from "./hide-prototype-additions.ts";

afterEach(() => Reflect.deleteProperty(Object.prototype, "ofThePage"));

test("loops over an object skip what the page added to every object, and the page still reads it", () => {
  Object.assign(Object.prototype, { ofThePage: "yes" });
  hidePrototypeAdditions();
  const keys: string[] = [];
  for (const key in { own: 1 }) keys.push(key);
  expect(keys).toEqual(["own"]);
  expect(Reflect.get({}, "ofThePage")).toBe("yes");
});
