import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type APage, aPage } from "../../test/a-page.ts";
import { defineElements, next, put, shown } from "../../test/elements-on-page.ts";
import { LatLng } from "../core/lat-lng.ts";
import { spherical } from "../geometry/spherical.ts";
import { Autocomplete } from "../legacy/autocomplete.ts";
import { greatCircle } from "../map/shapes/great-circle.ts";
import { ringAround } from "../map/shapes/ring-around.ts";

// Prototype 1.7, on old shops and Rails sites, overrides newer browser methods.
const { entries } = Array.prototype;
const { from } = Array;
const { remove } = Element.prototype;

let page: APage;
beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
  defineElements();
  page = aPage({ places: [aPlace({ id: "bakery-000000001" })] });
  Object.assign(HTMLElement.prototype, {
    remove(this: HTMLElement) {
      (this.parentNode as Node).removeChild(this);
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, "remove");
  Object.assign(Array.prototype, { entries });
  Array.from = from;
  document.body.replaceChildren();
  page.leave();
  vi.restoreAllMocks();
});

test("on a page with Prototype an element shows its place, and removes it", async () => {
  expect(HTMLElement.prototype.remove).not.toBe(remove);
  const details = put(
    "gmp-place-details",
    '<gmp-place-details><gmp-place-details-place-request place="bakery-000000001"></gmp-place-details-place-request></gmp-place-details>',
  );
  await next(details, "gmp-load");
  expect(shown(details)).toContain("Le Fournil des Roches");
  document.body.removeChild(details.parentNode as Node);
  await expect.poll(() => shown(details)).toBe("");
});

test("on a page with Prototype a legacy input shows predictions", async () => {
  Array.prototype.entries = function () {
    return this.slice() as never;
  };
  const input = document.body.appendChild(document.createElement("input"));
  new Autocomplete(input);
  await expect.poll(() => input.role).toBe("combobox");
  input.value = "fourn";
  input.dispatchEvent(new Event("input"));
  await expect.poll(() => document.querySelectorAll(".pac-item").length).toBe(1);
});

test("on a page with Prototype circles and long lines have their points", () => {
  const [start, end] = [
    { lat: 49.55, lng: -0.79 },
    { lat: 49.75, lng: 0.79 },
  ];
  Array.from = (list: ArrayLike<unknown>) => [].slice.call(list) as never;
  expect(ringAround(new LatLng(start), 500)).toHaveLength(72);
  expect(greatCircle([start, end])).toHaveLength(33);
  expect(spherical.computeLength([start, end])).toBeGreaterThan(100_000);
});
