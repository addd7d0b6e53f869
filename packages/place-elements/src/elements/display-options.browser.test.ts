import { DISPLAY_DEFAULTS, type DisplayOptions } from "@lieudit/place-widgets";
import { failOnConsoleErrors } from "@lieudit/place-widgets/test/strict-console";
import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type APage, aPage } from "../../test/a-page.ts";
import { defineElements, next, put, shown, warnings } from "../../test/elements-on-page.ts";
import { DISPLAY_PROPERTIES } from "./display-options.ts";

const BAKERY = aPlace({ id: "bakery-000000001", outdoorSeating: true, takeout: true });

const ELEMENTS = [
  [
    "gmp-place-details",
    '<gmp-place-details-place-request place="bakery-000000001"></gmp-place-details-place-request>',
  ],
  [
    "gmp-place-details-compact",
    '<gmp-place-details-place-request place="bakery-000000001"></gmp-place-details-place-request>',
  ],
  [
    "gmp-place-search",
    '<gmp-place-text-search-request text-query="Fournil"></gmp-place-text-search-request>',
  ],
] as const;

type WithOptions = HTMLElement & { [Name in keyof DisplayOptions]: DisplayOptions[Name] | null };

let page: APage;
beforeEach(() => {
  defineElements();
  page = aPage({ places: [BAKERY] });
});
afterEach(() => {
  document.body.replaceChildren();
  page.leave();
  vi.restoreAllMocks();
});
failOnConsoleErrors();

test("elements have the defaults of the widgets", () => {
  const { backgroundColor, borderRadius, ...others } = DISPLAY_DEFAULTS;
  const initial = Object.fromEntries(
    Object.entries(DISPLAY_PROPERTIES).map(([name, kind]) => [name, kind.initial]),
  );
  expect(initial).toEqual({ ...others, backgroundColor: null, borderRadius: null });
});

test.each(ELEMENTS)(
  "%s has its default box, and takes each display option as an attribute",
  async (tag, request) => {
    const plain = put(tag, `<${tag}>${request}</${tag}>`);
    await next(plain, "gmp-load");
    expect(readBox(plain)).toEqual({
      background: "rgb(255, 255, 255)",
      radius: DISPLAY_DEFAULTS.borderRadius,
      border: "1px",
    });
    expect(shown(plain)).toContain("OpenStreetMap");
    plain.remove();
    page.requests.length = 0;

    const attributes =
      'background-color="rgb(1, 2, 3)" border-radius="3" language="en" region="GB" shows-attribution="false" shows-border="false"';
    const element = put(tag, `<${tag} ${attributes}>${request}</${tag}>`);
    await next(element, "gmp-load");
    expect(readBox(element)).toEqual({ background: "rgb(1, 2, 3)", radius: "3px", border: "0px" });
    expect(shown(element)).not.toContain("OpenStreetMap");
    const sent = await Promise.all(page.requests.map(async (call) => call.url + (await call.text())));
    expect(sent.join()).toMatch(/languageCode\W+en/);
    expect(sent.join()).toMatch(/regionCode\W+GB/);
  },
);

test.each(ELEMENTS)("%s follows each display option as a property", async (tag, request) => {
  const element = put(tag, `<${tag}>${request}</${tag}>`) as unknown as WithOptions;
  await next(element, "gmp-load");
  Object.assign(element, { backgroundColor: "rgb(1, 2, 3)", borderRadius: 4, showsBorder: false });
  await expect
    .poll(() => readBox(element))
    .toEqual({ background: "rgb(1, 2, 3)", radius: "4px", border: "0px" });
  expect(element.getAttribute("shows-border")).toBe("false");
  element.showsAttribution = false;
  await expect.poll(() => shown(element)).not.toContain("OpenStreetMap");
  expect(element.shadowRoot?.querySelector(".gmp-tags")).toBe(null);
  element.showsAttributeTags = true;
  await expect.poll(() => element.shadowRoot?.querySelector(".gmp-tags")).not.toBe(null);
  Object.assign(element, { backgroundColor: null, borderRadius: null, showsBorder: null });
  await expect.poll(() => readBox(element).radius).toBe(DISPLAY_DEFAULTS.borderRadius);
  expect(readBox(element)).toMatchObject({ background: "rgb(255, 255, 255)", border: "1px" });
});

test("an invalid region throws as a property, and warns as an attribute", () => {
  const element = document.createElement("gmp-place-details") as unknown as WithOptions;
  expect(() => Object.assign(element, { region: "France" })).toThrow(
    'region is "France", which is not a region; give two letters, such as FR.',
  );
  const told = warnings();
  element.setAttribute("region", "France");
  expect(element.region).toBe(null);
  expect(told).toHaveLength(1);
});

function readBox(element: HTMLElement): { background: string; radius: string; border: string } {
  const { backgroundColor, borderTopLeftRadius, borderTopWidth } = getComputedStyle(element);
  return { background: backgroundColor, radius: borderTopLeftRadius, border: borderTopWidth };
}
