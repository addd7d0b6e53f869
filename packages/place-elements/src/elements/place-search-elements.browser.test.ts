import { failOnConsoleErrors } from "@lieudit/place-widgets/test/strict-console";
import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { type APage, aPage } from "../../test/a-page.ts";
import {
  collectEvents,
  defineElements,
  next,
  put,
  settled,
  shown,
  warnings,
} from "../../test/elements-on-page.ts";
import { PlaceSelectEvent } from "../places/events.ts";

type Search = google.maps.places.PlaceSearchElement;
type TextRequest = google.maps.places.PlaceTextSearchRequestElement;
type NearbyRequest = google.maps.places.PlaceNearbySearchRequestElement;

const PLACES = ["Fournil des Roches", "Fournil du Port", "Café du Port"].map((text, index) =>
  aPlace({
    id: `place-00000000${index}`,
    displayName: { text, languageCode: "fr" },
    location: { latitude: 43.24 + index / 1000, longitude: 6.81 },
    rating: 4 + index / 10,
  }),
);

let page: APage;
beforeEach(() => {
  defineElements();
  page = aPage({ places: PLACES });
});
afterEach(() => {
  document.body.replaceChildren();
  page.leave();
  vi.restoreAllMocks();
});
failOnConsoleErrors();

test("a text search lists its results, and has them as places", async () => {
  const search = bySearch('text-query="Fournil"');
  expect(search.places).toEqual([]);
  await next(search, "gmp-load");
  expect(names(search)).toEqual(["Fournil des Roches", "Fournil du Port"]);
  expect(search.places.map(({ id }) => id)).toEqual(["place-000000000", "place-000000001"]);
  expect(search.places[1]?.location?.lat()).toBe(43.241);
  expect(search.places[0]?.displayName).toBe(undefined);
  expect(() => Object.assign(search, { places: [] })).toThrow(TypeError);
});

test("a search around a point takes radius@lat,lng, a literal or a Circle", async () => {
  const search = put(
    "gmp-place-search",
    `<gmp-place-search><gmp-place-nearby-search-request location-restriction="50@43.24,6.81">
     </gmp-place-nearby-search-request></gmp-place-search>`,
  );
  await next(search, "gmp-load");
  expect(names(search)).toEqual(["Fournil des Roches"]);
  const request = search.firstElementChild as NearbyRequest;
  expect(request.locationRestriction?.getRadius()).toBe(50);
  request.locationRestriction = { center: { lat: 43.24, lng: 6.81 }, radius: 150 };
  expect(request.getAttribute("location-restriction")).toBe("150@43.24,6.81");
  await next(search, "gmp-load");
  expect(names(search)).toEqual(["Fournil des Roches", "Fournil du Port"]);
});

test("a search runs again when its request or content changes, but not for an equal one [S4-101] [S4-102]", async () => {
  const search = bySearch('text-query="Fournil"');
  const request = search.firstElementChild as TextRequest;
  await next(search, "gmp-load");
  expect(page.requests).toHaveLength(1);
  request.textQuery = "Fournil";
  request.setAttribute("rank-preference", "relevance");
  request.setAttribute("rank-preference", "RELEVANCE");
  await next(search, "gmp-load");
  expect(page.requests).toHaveLength(2);
  request.textQuery = "Café";
  await next(search, "gmp-load");
  expect(names(search)).toEqual(["Café du Port"]);
  expect(page.requests).toHaveLength(3);
  search.append(document.createElement("gmp-place-all-content"));
  await next(search, "gmp-load");
  expect(page.requests).toHaveLength(4);
  request.setAttribute("rank-preference", "Relevance");
  await settled();
  expect(page.requests).toHaveLength(4);
});

test("without a text or a circle a request is ignored, with a warning and no call [S5-019] [S5-020] [S5-033]", async () => {
  const said = warnings();
  const search = bySearch("");
  await vi.waitFor(() =>
    expect(said).toEqual(["Ignoring <gmp-place-text-search-request> with no text query."]),
  );
  search.replaceChildren(document.createElement("gmp-place-nearby-search-request"));
  await vi.waitFor(() =>
    expect(said[1]).toBe("Ignoring <gmp-place-nearby-search-request> with no location restriction."),
  );
  await settled();
  expect(page.requests).toHaveLength(0);
  expect(shown(search)).toBe("");
});

test("a list without a request takes no space", async () => {
  warnings();
  const search = bySearch("");
  await settled();
  expect(search.offsetHeight).toBe(0);
  (search.firstElementChild as TextRequest).textQuery = "Fournil";
  await next(search, "gmp-load");
  expect(getComputedStyle(search).borderTopWidth).toBe("1px");
  (search.firstElementChild as TextRequest).textQuery = " ";
  await settled();
  expect(search.offsetHeight).toBe(0);
  expect(search.places).toEqual([]);
});

test("a bias and a restriction together are an error [S5-031]", async () => {
  const said = warnings();
  const search = bySearch('text-query="Fournil" location-bias="IP_BIAS" location-restriction="43,6,44,7"');
  await next(search, "gmp-error");
  expect(said).toEqual(["<gmp-place-search>: Cannot set both locationBias and locationRestriction."]);
  expect(shown(search)).toBe("Les résultats n’ont pas pu être chargés");
  (search.firstElementChild as TextRequest).locationBias = null;
  await next(search, "gmp-load");
  expect(names(search)).toHaveLength(2);
});

test("setters reject invalid requests [S5-035] [S5-037] [S5-042]", () => {
  const text = document.createElement("gmp-place-text-search-request") as TextRequest;
  const nearby = document.createElement("gmp-place-nearby-search-request") as NearbyRequest;
  const Text = text.constructor as new (options: object) => TextRequest;
  expect(() => new Text({ query: "pain" })).toThrow('unknown property "query", did you mean "textQuery"?');
  const Nearby = nearby.constructor as new (options: object) => NearbyRequest;
  for (const Request of [Text, Nearby]) {
    expect(() => new Request({ rankBy: "DISTANCE" })).toThrow(
      'unknown property "rankBy", did you mean "rankPreference"?',
    );
  }
  for (const given of [{ center: { lat: 43 }, radius: 5 }, { lat: 43, lng: 6 }, "near the harbour"]) {
    expect(() => Object.assign(nearby, { locationRestriction: given })).toThrow(
      "Invalid LocationRestriction: ",
    );
    expect(() => Object.assign(text, { locationRestriction: given })).toThrow(
      "Invalid LocationRestriction: ",
    );
  }
  // A text search takes a box, a nearby search does not.
  expect(() =>
    Object.assign(nearby, { locationRestriction: { south: 43, west: 6, north: 44, east: 7 } }),
  ).toThrow(/^Invalid LocationRestriction: \{"south":43/);
  expect(() => Object.assign(text, { locationBias: { lat: "x" } })).toThrow("Invalid LocationBias: ");
  for (const count of [0, 21, 1.5, Number.NaN]) {
    expect(() => Object.assign(text, { maxResultCount: count })).toThrow("maxResultCount is ");
    expect(() => Object.assign(nearby, { maxResultCount: count })).toThrow("maxResultCount is ");
  }
  expect(() => Object.assign(text, { minRating: 5.5 })).toThrow("minRating is 5.5");
  expect(() => Object.assign(text, { priceLevels: ["CHEAP"] })).toThrow("priceLevels is ");
  expect(() => Object.assign(text, { rankPreference: "POPULARITY" })).toThrow("rankPreference is ");
  for (const list of [
    "includedTypes",
    "excludedTypes",
    "includedPrimaryTypes",
    "excludedPrimaryTypes",
  ] as const) {
    nearby[list] = ["bakery"];
    expect(nearby[list]).toEqual(["bakery"]);
    nearby[list] = [];
    expect(nearby[list]).toBe(null);
  }
  expect([text.attributes, nearby.attributes].map(({ length }) => length)).toEqual([0, 0]);
});

test("a text search takes each form of bias, IP_BIAS among them [S3-211]", async () => {
  const search = bySearch('text-query="Fournil"');
  const request = search.firstElementChild as TextRequest;
  const sent: unknown[] = [];
  for (const [bias, attribute] of [
    ["IP_BIAS", "IP_BIAS"],
    [{ lat: 43, lng: 6 }, "43,6"],
    [{ center: { lat: 43, lng: 6 }, radius: 500 }, "500@43,6"],
    [{ south: 43, west: 6, north: 44, east: 7 }, "43,6,44,7"],
  ] as const) {
    request.locationBias = bias;
    expect(request.getAttribute("location-bias")).toBe(attribute);
    request.maxResultCount = sent.length + 1;
    await next(search, "gmp-load");
    const body: unknown = await page.requests.at(-1)?.json();
    sent.push(Object(body).locationBias);
  }
  expect(request.locationBias).toMatchObject({});
  const around = { latitude: 43, longitude: 6 };
  expect(sent).toEqual([
    undefined,
    { circle: { center: around, radius: 5000 } },
    { circle: { center: around, radius: 500 } },
    { rectangle: { low: around, high: { latitude: 44, longitude: 7 } } },
  ]);
});

/** Each gives a request that was not sent before: equal ones are answered from memory. */
const TEXT_CHANGES: Partial<google.maps.places.PlaceTextSearchRequestElementOptions>[] = [
  { textQuery: "Café" },
  { evConnectorTypes: ["TYPE_2", "TESLA"] },
  { evMinimumChargingRateKw: 22 },
  { includedType: "bakery" },
  { isOpenNow: true },
  { locationBias: { south: 43, west: 6, north: 44, east: 7 } },
  { locationBias: null, locationRestriction: { south: 43, west: 6, north: 44, east: 7 } },
  { maxResultCount: 5 },
  { minRating: 4 },
  { priceLevels: ["INEXPENSIVE"] },
  { rankPreference: "DISTANCE" },
  { useStrictTypeFiltering: true },
  { futureOpeningBusinessesIncluded: true },
];

test("every property of a text search is sent, and identifies it [S5-055]", async () => {
  const search = bySearch('text-query="Fournil"');
  const request = search.firstElementChild as TextRequest;
  await next(search, "gmp-load");
  for (const [index, change] of TEXT_CHANGES.entries()) {
    Object.assign(request, change);
    await vi.waitFor(() => expect(page.requests).toHaveLength(index + 2));
    // An equal new value.
    Object.assign(request, structuredClone(change));
  }
  await settled();
  expect(page.requests).toHaveLength(TEXT_CHANGES.length + 1);
  expect(await page.requests.at(-1)?.json()).toMatchObject({
    textQuery: "Café",
    evOptions: {
      connectorTypes: ["EV_CONNECTOR_TYPE_TYPE_2", "EV_CONNECTOR_TYPE_TESLA"],
      minimumChargingRateKw: 22,
    },
    includedType: "bakery",
    openNow: true,
    locationRestriction: {
      rectangle: { low: { latitude: 43, longitude: 6 }, high: { latitude: 44, longitude: 7 } },
    },
    maxResultCount: 5,
    minRating: 4,
    priceLevels: ["PRICE_LEVEL_INEXPENSIVE"],
    rankPreference: "DISTANCE",
    strictTypeFiltering: true,
    includeFutureOpeningBusinesses: true,
    languageCode: "fr",
    regionCode: "FR",
  });
});

const NEARBY_CHANGES: Partial<google.maps.places.PlaceNearbySearchRequestElementOptions>[] = [
  { includedTypes: ["bakery", "cafe"] },
  { excludedTypes: ["bar"] },
  { includedPrimaryTypes: ["bakery"] },
  { excludedPrimaryTypes: ["library"] },
  { locationRestriction: { center: { lat: 43.24, lng: 6.81 }, radius: 600 } },
  { maxResultCount: 5 },
  { rankPreference: "DISTANCE" },
  { futureOpeningBusinessesIncluded: true },
];

test("every property of a nearby search is sent, and identifies it [S5-056]", async () => {
  const search = put(
    "gmp-place-search",
    `<gmp-place-search><gmp-place-nearby-search-request location-restriction="500@43.24,6.81">
     </gmp-place-nearby-search-request></gmp-place-search>`,
  );
  const request = search.firstElementChild as NearbyRequest;
  await next(search, "gmp-load");
  for (const [index, change] of NEARBY_CHANGES.entries()) {
    Object.assign(request, change);
    await vi.waitFor(() => expect(page.requests).toHaveLength(index + 2));
    Object.assign(request, structuredClone(change));
  }
  await settled();
  expect(page.requests).toHaveLength(NEARBY_CHANGES.length + 1);
  expect(await page.requests.at(-1)?.json()).toMatchObject({
    includedTypes: ["bakery", "cafe"],
    excludedTypes: ["bar"],
    includedPrimaryTypes: ["bakery"],
    excludedPrimaryTypes: ["library"],
    locationRestriction: { circle: { radius: 600 } },
    maxResultCount: 5,
    rankPreference: "DISTANCE",
    includeFutureOpeningBusinesses: true,
  });
});

test("a list is VERTICAL with the attribution on TOP by default [S5-050] [S5-051] [S3-227] [S3-228]", async () => {
  const search = bySearch('text-query="Fournil"');
  expect([search.orientation, search.attributionPosition]).toEqual(["VERTICAL", "TOP"]);
  await next(search, "gmp-load");
  const list = () => search.shadowRoot?.querySelector<HTMLElement>("section");
  expect(list()?.dataset.orientation).toBe("VERTICAL");
  expect(list()?.firstElementChild?.className).toContain("gmp-attribution");
  const box = (selector: string, at = 0) =>
    list()?.querySelectorAll(selector)[at]?.getBoundingClientRect() ?? new DOMRect();
  // One card below the other, and the attribution above them.
  expect(box(".gmp-name", 1).left).toBe(box(".gmp-name").left);
  expect(box(".gmp-name", 1).top).toBeGreaterThan(box(".gmp-name").bottom);
  expect(box(".gmp-attribution").bottom).toBeLessThanOrEqual(box(".gmp-name").top);
  expect(box(".gmp-attribution").height).toBeGreaterThan(0);
  search.orientation = "HORIZONTAL";
  search.setAttribute("attribution-position", "bottom");
  search.truncationPreferred = true;
  await vi.waitFor(() => expect(list()?.lastElementChild?.className).toContain("gmp-attribution"));
  expect(list()?.querySelector(".gmp-carousel")).not.toBe(null);
  // One beside the other, and the attribution below them.
  expect(box(".gmp-name", 1).top).toBe(box(".gmp-name").top);
  expect(box(".gmp-name", 1).left).toBeGreaterThan(box(".gmp-name").right);
  expect(box(".gmp-attribution").top).toBeGreaterThanOrEqual(box(".gmp-name").bottom);
  expect(list()?.dataset.truncate).toBe("true");
  search.orientation = "VERTICAL";
  await vi.waitFor(() => expect(list()?.querySelector(".gmp-carousel")).toBe(null));
});

test("click, Enter and Space select a card of a selectable list", async () => {
  const search = bySearch('text-query="Fournil"', "selectable");
  await next(search, "gmp-load");
  const chosen: string[] = [];
  search.addEventListener("gmp-select", (event) => {
    expect(event).toBeInstanceOf(PlaceSelectEvent);
    expect(search.places).toContain(event.place);
    chosen.push(event.place.id);
  });
  const buttons = () => [...(search.shadowRoot?.querySelectorAll<HTMLElement>(".gmp-card-action") ?? [])];
  buttons()[1]?.click();
  buttons()[0]?.focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(chosen).toEqual(["place-000000001", "place-000000000", "place-000000000"]);
  await vi.waitFor(() => expect(buttons()[0]?.getAttribute("aria-pressed")).toBe("true"));
  search.selectable = false;
  await vi.waitFor(() => expect(buttons()).toEqual([]));
});

test("an empty result and a rejected request show their exact messages", async () => {
  const said = warnings();
  page.leave();
  page = aPage({ places: PLACES, settings: { language: "en" } });
  const search = bySearch('text-query="Nowhere"');
  await next(search, "gmp-load");
  expect(shown(search)).toBe("No places to display");
  expect(search.places).toEqual([]);
  page.server.failAlways({ kind: "error", httpStatus: 400 });
  (search.firstElementChild as TextRequest).textQuery = "Fournil";
  await next(search, "gmp-error");
  expect(shown(search)).toBe("Place results couldn't loadTry again");
  expect(said).toHaveLength(1);
});

test("the content of a template appears on each card, and updates", async () => {
  const search = put(
    "gmp-place-search",
    `<gmp-place-search><gmp-place-text-search-request text-query="Fournil"></gmp-place-text-search-request>
     <template slot="details-item"><gmp-place-address></gmp-place-address></template></gmp-place-search>`,
  );
  await next(search, "gmp-load");
  expect(shown(search)).toContain("Rue des Cordiers");
  expect(shown(search)).not.toContain("4,1");
  search.querySelector("template")?.content.append(document.createElement("gmp-place-rating"));
  await next(search, "gmp-load");
  expect(shown(search)).toContain("4,1");
});

test("a list that is added again keeps its results without a second request", async () => {
  const search = bySearch('text-query="Fournil"');
  await next(search, "gmp-load");
  const events = collectEvents(search);
  const { places } = search;
  search.remove();
  await settled();
  document.body.append(search);
  await vi.waitFor(() => expect(names(search)).toHaveLength(2));
  await settled();
  expect(page.requests).toHaveLength(1);
  expect(events).toEqual([]);
  expect(search.places).toBe(places);
});

test.each([
  ["S5-055", 'text-search-request text-query="Fournil"', TEXT_CHANGES],
  ["S5-056", 'nearby-search-request location-restriction="500@43.24,6.81"', NEARBY_CHANGES],
])("[%s] a list that comes back with another request asks for it: %s", async (_rule, request, changes) => {
  const search = put(
    "gmp-place-search",
    `<gmp-place-search><gmp-place-${request}></gmp-place-${request.split(" ")[0]}></gmp-place-search>`,
  );
  await next(search, "gmp-load");
  for (const [index, change] of changes.entries()) {
    search.remove();
    await settled();
    Object.assign(search.firstElementChild ?? {}, change);
    document.body.append(search);
    await next(search, "gmp-load");
    expect(page.requests).toHaveLength(index + 2);
  }
});

test("a list that is removed before its response sends its request again when it is added", async () => {
  const search = bySearch('text-query="Fournil"');
  await next(search, "gmp-load");
  const request = search.firstElementChild as TextRequest;
  const answered = globalThis.fetch;
  const gate = Promise.withResolvers<void>();
  const held = vi.fn(async (...asked: Parameters<typeof fetch>) => {
    await gate.promise;
    return answered(...asked);
  });
  globalThis.fetch = held;
  request.textQuery = "Café";
  await vi.waitFor(() => expect(held).toHaveBeenCalledOnce());
  search.remove();
  await settled();
  globalThis.fetch = answered;
  document.body.append(search);
  gate.resolve();
  await vi.waitFor(() => expect(names(search)).toEqual(["Café du Port"]), 5_000);
  expect(search.places.map(({ id }) => id)).toEqual(["place-000000002"]);
});

test("the item of a list cannot be created directly [S5-054]", () => {
  const Item = customElements.get("gmp-place-item") as CustomElementConstructor;
  expect(() => new Item()).toThrow("cannot be created directly");
});

function bySearch(request: string, list = ""): Search {
  return put(
    "gmp-place-search",
    `<gmp-place-search ${list}><gmp-place-text-search-request ${request}></gmp-place-text-search-request></gmp-place-search>`,
  );
}

function names(element: Element): string[] {
  return [...(element.shadowRoot?.querySelectorAll(".gmp-name") ?? [])].map(
    ({ textContent }) => textContent ?? "",
  );
}
