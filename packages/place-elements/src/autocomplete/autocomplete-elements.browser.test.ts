import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type APage, aPage } from "../../test/a-page.ts";
import { UnitSystem } from "../core/enums.ts";
import type { PlacePredictionSelectEvent, PlaceSelectEvent } from "../places/events.ts";
import { type BasicPlaceAutocompleteElement, PlaceAutocompleteElement, TAGS } from "./index.ts";

for (const [tag, Class] of TAGS) if (!customElements.get(tag)) customElements.define(tag, Class);

const bakery = named("bakery-000000001", "Le Fournil des Roches", { latitude: 43.2412, longitude: 6.8137 });
const stationery = named("papers-000000001", "Fournitures du Cap", { latitude: 43.2512, longitude: 6.8137 });

let site: APage;
beforeEach(async () => {
  await page.viewport(900, 700);
  site = aPage({ places: [bakery, stationery] });
});
afterEach(() => {
  site.leave();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test("a prediction chosen by keyboard makes a place, whose first request carries the session's token", async () => {
  const element = await shown("<gmp-place-autocomplete></gmp-place-autocomplete>");
  const chosen = nextEvent<PlacePredictionSelectEvent>(element, "gmp-select");
  await typed("fourn");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  const { placePrediction } = await chosen;
  expect(placePrediction.placeId).toBe(bakery.id);
  expect(placePrediction.mainText?.text).toBe("Le Fournil des Roches");
  expect(element.value).toBe(placePrediction.text.text);
  const place = placePrediction.toPlace();
  await place.fetchFields({ fields: ["displayName"] });
  expect(place.displayName).toBe("Le Fournil des Roches");
  const tokens = await Promise.all(site.requests.map(readSessionToken));
  expect(tokens.length).toBeGreaterThan(1);
  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).toMatch(/^[0-9a-f-]{36}$/);
  await userEvent.click(input());
  await userEvent.keyboard("x");
  await expect.poll(async () => readSessionToken(site.requests.at(-1))).not.toBe(tokens[0]);
});

test("the basic element gives the place itself, by a click on its row", async () => {
  const element = await shown<BasicPlaceAutocompleteElement>(
    "<gmp-basic-place-autocomplete></gmp-basic-place-autocomplete>",
  );
  const chosen = nextEvent<PlaceSelectEvent>(element, "gmp-select");
  await typed("fourn");
  await userEvent.click(page.getByRole("option", { name: /Fournitures/ }));
  const { place } = await chosen;
  expect(place.id).toBe(stationery.id);
  expect(place.displayName).toBeUndefined();
  expect("value" in element).toBe(false);
});

test("legacy options and events work, and warn with the current names", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const element = new PlaceAutocompleteElement({
    componentRestrictions: { country: "fr" },
    types: ["establishment"],
  });
  document.body.append(element);
  const chosen: string[] = [];
  const choose = async () => {
    await userEvent.fill(input(), "");
    await typed("fourn");
    await userEvent.keyboard("{ArrowDown}{Enter}");
  };
  element.addEventListener("gmp-placeselect", (event) => chosen.push((event as PlaceSelectEvent).place.id));
  await expect.poll(() => warn.mock.calls.length).toBe(3);
  const today = warn.mock.calls.map(([text]) => /"([^"]+)" instead/.exec(text)?.[1]).sort();
  expect(today).toEqual(["gmp-select", "includedPrimaryTypes", "includedRegionCodes"]);
  expect([element.includedRegionCodes, element.includedPrimaryTypes]).toEqual([["fr"], ["establishment"]]);
  element.types = ["address"];
  await expect
    .poll(() => element.includedPrimaryTypes)
    .toEqual(["street_address", "premise", "subpremise", "route"]);
  Object.assign(element, { types: null, componentRestrictions: null });
  await expect.poll(() => [element.includedRegionCodes, element.includedPrimaryTypes]).toEqual([null, null]);
  await choose();
  await expect.poll(() => chosen).toEqual([bakery.id]);
  // Who listens to both hears of each choice once.
  element.addEventListener("gmp-select", () => chosen.push("today"));
  await choose();
  await expect.poll(() => chosen).toEqual([bakery.id, "today"]);
});

test("what narrows the predictions goes over the wire", async () => {
  const element = await shown(
    '<gmp-place-autocomplete included-primary-types="bakery cafe" included-region-codes="fr" origin="43.24,6.81" requested-language="en" requested-region="us" future-opening-businesses-included pure-service-area-businesses-included></gmp-place-autocomplete>',
  );
  Object.assign(element, { locationBias: { center: { lat: 43.2, lng: 6.8 }, radius: 900 } });
  element.internalUsageAttributionIds = ["mine"];
  await typed("fourn", 0);
  expect(await lastBody()).toMatchObject({
    input: "fourn",
    languageCode: "en",
    regionCode: "us",
    includedPrimaryTypes: ["bakery", "cafe"],
    includedRegionCodes: ["fr"],
    origin: { latitude: 43.24, longitude: 6.81 },
    includeFutureOpeningBusinesses: true,
    includePureServiceAreaBusinesses: true,
    locationBias: { circle: { center: { latitude: 43.2, longitude: 6.8 }, radius: 900 } },
  });
  element.locationBias = null;
  Object.assign(element, { locationRestriction: { south: 43.23, west: 6.8, north: 43.245, east: 6.9 } });
  element.includedPrimaryTypes = null;
  element.includedRegionCodes = null;
  await userEvent.keyboard("i");
  await expect.poll(lastBody).toMatchObject({
    input: "fourni",
    locationRestriction: {
      rectangle: { low: { latitude: 43.23, longitude: 6.8 }, high: { latitude: 43.245, longitude: 6.9 } },
    },
  });
  expect(await lastBody()).not.toHaveProperty("locationBias");
});

test.each([
  [{}, "km"],
  [{ unitSystem: UnitSystem.IMPERIAL }, "mi"],
  [{ requestedRegion: "us" }, "mi"],
  [{ requestedRegion: "us", unitSystem: UnitSystem.METRIC }, "km"],
])("with an origin and %j distances are in %s", async (options, unit) => {
  const element = new PlaceAutocompleteElement({ origin: { lat: 43.24, lng: 6.81 }, ...options });
  document.body.append(element);
  await typed("fourn");
  const option = page.getByRole("option").first().element();
  await expect.poll(() => option.textContent?.slice(-2)).toBe(unit);
});

test("rejects an origin that is not a point [S5-045]", async () => {
  const element = new PlaceAutocompleteElement();
  expect(() => Object.assign(element, { origin: { north: 1 } })).toThrow(/^Invalid Origin: /);
  expect(() => Object.assign(element, { locationRestriction: { lat: 1, lng: 2 } })).toThrow(
    /^Invalid LocationRestriction: /,
  );
  expect(() => Object.assign(element, { includedPrimaryTypes: ["a", "b", "c", "d", "e", "f"] })).toThrow(
    "includedPrimaryTypes holds 6 values, above the limit of 5; give at most 5.",
  );
  expect(() => Object.assign(element, { includedRegionCodes: Array(16).fill("fr") })).toThrow(/limit of 15/);
});

test("a failure is an event of the element, and the page's console says why [S7-027]", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const element = await shown("<gmp-place-autocomplete></gmp-place-autocomplete>");
  const failed = nextEvent(element, "gmp-error");
  site.server.failAlways({ kind: "error", httpStatus: 400 });
  await userEvent.click(input());
  await userEvent.keyboard("f");
  await failed;
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^<gmp-place-autocomplete>: Error in fetching AutocompleteSuggestions: /),
  );
});

test("a bias and a restriction together cause no request", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const element = await shown("<gmp-place-autocomplete></gmp-place-autocomplete>");
  const bounds = { south: 43, west: 6, north: 44, east: 7 };
  Object.assign(element, { locationBias: bounds, locationRestriction: bounds });
  const failed = nextEvent(element, "gmp-error");
  await userEvent.click(input());
  await userEvent.keyboard("f");
  await failed;
  expect(warn.mock.lastCall?.[0]).toMatch(/Cannot set both locationBias and locationRestriction\.$/);
  expect(site.requests).toEqual([]);
});

async function shown<Element extends HTMLElement = PlaceAutocompleteElement>(html: string): Promise<Element> {
  document.body.insertAdjacentHTML("beforeend", html);
  await expect.element(input()).toBeVisible();
  return document.querySelector<Element>("gmp-place-autocomplete, gmp-basic-place-autocomplete") as Element;
}

function input() {
  return page.getByRole("combobox");
}

async function typed(text: string, options = 1): Promise<void> {
  await userEvent.click(input());
  await userEvent.keyboard(text);
  if (options > 0) await expect.element(page.getByRole("option").first()).toBeVisible();
  else await expect.poll(async () => (await lastBody())?.input).toBe(text);
}

function nextEvent<Of extends Event>(target: EventTarget, type: string): Promise<Of> {
  return new Promise((resolve) => {
    target.addEventListener(type, (event) => resolve(event as Of), { once: true });
  });
}

async function lastBody(): Promise<Record<string, unknown> | undefined> {
  return site.requests.at(-1)?.clone().json();
}

async function readSessionToken(request: Request | undefined): Promise<unknown> {
  if (request === undefined) return undefined;
  const { searchParams } = new URL(request.url);
  return searchParams.get("sessionToken") ?? (await request.clone().json()).sessionToken;
}

function named(id: string, name: string, location: { latitude: number; longitude: number }) {
  return aPlace({
    id,
    name: `places/${id}`,
    displayName: { text: name, languageCode: "fr" },
    primaryType: "bakery",
    types: ["bakery"],
    location,
  });
}
