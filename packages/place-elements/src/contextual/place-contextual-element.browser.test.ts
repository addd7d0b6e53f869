import { failOnConsoleErrors } from "@lieudit/place-widgets/test/strict-console";
import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { page as locators } from "vitest/browser";
import { type APage, aPage, DATA_HOST } from "../../test/a-page.ts";
import { collectEvents, next, put, settled, shown, warnings } from "../../test/elements-on-page.ts";
import { WHOLE_PLACE_ID, wholePlace } from "../../test/whole-place.ts";
import type { MapElement } from "../map/library.ts";
import type { AdvancedMarkerElement } from "../marker/library.ts";
import {
  PlaceContextualElement,
  PlaceContextualListConfigElement,
  TAGS,
} from "./place-contextual-element.ts";

const HARBOUR = aPlace({
  id: "harbour-00000001",
  displayName: { text: "Capitainerie", languageCode: "fr" },
  location: { latitude: 43.3, longitude: 6.9 },
});
const ORIGIN = { latitude: 43.24, longitude: 6.81 };
const MAP = { center: { latitude: 43.25, longitude: 6.85 }, zoom: 11 };

const PHOTO = `${location.origin}/packages/place-widgets/gallery/public/photos/bread.svg`;

let page: APage;
beforeAll(() => {
  for (const [tag, element] of TAGS) customElements.define(tag, element);
});
beforeEach(() => {
  page = aPage({
    places: [wholePlace(), HARBOUR],
    ways: (_from, to) => (to.latitude < 43.25 ? { seconds: 597, metres: 829 } : undefined),
  });
  const answered = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.url.includes("/photos/photo-1/media")) {
      page.requests.push(request);
      return Response.json({ name: "places/whole-0000000001/photos/photo-1/media", photoUri: PHOTO });
    }
    // The ground of the map is one colour: no test reaches a server.
    if (!request.url.includes("/cartes/")) return answered(request);
    return request.url.includes("style")
      ? Response.json({ version: 8, sources: {}, layers: [] })
      : new Response(null, { status: 404 });
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  page.leave();
});
failOnConsoleErrors();

/** A token as the data host makes it: the two places, on foot, from somewhere. */
async function aToken(request: object = {}): Promise<string> {
  const answer = await page.server.fetch(
    new Request(`${DATA_HOST}/v1/contexts?key=a-key`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        placeIds: [WHOLE_PLACE_ID, HARBOUR.id],
        origin: ORIGIN,
        travelMode: "WALK",
        mapOptions: MAP,
        ...request,
      }),
    }),
  );
  return ((await answer.json()) as { contextToken: string }).contextToken;
}

async function shownContext(config = "", request: object = {}): Promise<PlaceContextualElement> {
  const html = `<gmp-place-contextual context-token="${await aToken(request)}">${config}</gmp-place-contextual>`;
  const element = put("gmp-place-contextual", html) as PlaceContextualElement;
  await next(element, "gmp-load");
  await settled();
  return element;
}

const HIDDEN = "<gmp-place-contextual-list-config map-hidden></gmp-place-contextual-list-config>";
const inTree = (element: Element, selector: string) => element.shadowRoot?.querySelector(selector) ?? null;
const contextCalls = () => page.requests.filter(({ url }) => url.includes("/v1/contexts/"));

test("a context is fetched by its token, in one request for at most 500 places [S7-028] [S9-070]", async () => {
  const element = await shownContext(HIDDEN);
  const [request, ...others] = contextCalls();
  const address = new URL(request?.url ?? "");
  expect(others).toEqual([]);
  expect(address.pathname).toBe(`/v1/contexts/${element.contextToken}`);
  expect(address.searchParams.get("pageSize")).toBe("500");
  // As a page of another origin asks without a preflight.
  expect([request?.method, [...(request?.headers.keys() ?? [])]]).toEqual(["GET", []]);
  expect(address.searchParams.get("key")).toBe("a-key");
});

test("its places have their reviews [S7-029]", async () => {
  const element = await shownContext(HIDDEN);
  expect(shown(element)).toContain("Le Fournil des Roches");
  const reviews = inTree(element, ".gmp-context-reviews") as HTMLDetailsElement;
  const text = locators.elementLocator(reviews).getByText("Un pain remarquable.");
  await expect.element(text).not.toBeVisible();
  reviews.querySelector("summary")?.click();
  await expect.element(text).toBeVisible();
  await expect.element(locators.elementLocator(reviews).getByText("Aline Kerbrat").first()).toBeVisible();
});

test("its places have their photos, which open [S7-030]", async () => {
  const element = await shownContext(HIDDEN);
  await expect.poll(() => inTree(element, "img")).not.toBeNull();
  const picture = inTree(element, "img") as HTMLImageElement;
  expect(picture.src).toBe(PHOTO);
  // Loaded lazily: the reader comes to it, and sees what was decoded.
  picture.scrollIntoView();
  await expect.poll(() => picture.naturalWidth).toBeGreaterThan(0);
  await expect.poll(() => Number(getComputedStyle(picture).opacity)).toBe(1);
  expect(page.requests.some(({ url }) => url.includes("/photos/photo-1/media"))).toBe(true);
  await expect.poll(() => inTree(element, ".gmp-media button")).not.toBeNull();
});

test("routes are in whole minutes and in the unit of the region [S7-031]", async () => {
  const element = await shownContext(HIDDEN);
  const way = inTree(element, ".gmp-routing-summary")?.textContent;
  expect(way).toContain("10\u00a0min");
  expect(way).toContain("0,8\u00a0km");
  expect(shown(element)).toContain("à pied");
  expect(new URL(contextCalls()[0]?.url ?? "").searchParams.get("regionCode")).toBe("FR");
});

test("its origin is where distances count from, and a dot on the map [S7-032]", async () => {
  const element = await shownContext();
  // No route leads to the harbour, so its distance is the straight line.
  expect(inTree(element, ".gmp-distance")?.textContent).toBe("9,9\u00a0km");
  await expect.poll(() => inTree(element, ".gmp-context-origin")).not.toBeNull();
  const marker = inTree(element, ".gmp-context-origin")?.parentElement as AdvancedMarkerElement;
  expect(marker.position?.toJSON()).toMatchObject({ lat: 43.24, lng: 6.81 });
});

test("its map starts at the map options, or around its places [S7-033]", async () => {
  const element = await shownContext();
  await expect.poll(() => inTree(element, "gmp-map")).not.toBeNull();
  const { innerMap } = inTree(element, "gmp-map") as MapElement;
  expect(innerMap.getCenter()?.toJSON()).toEqual({ lat: 43.25, lng: 6.85 });
  expect(innerMap.getZoom()).toBe(11);

  const around = await shownContext("", { mapOptions: {} });
  await expect.poll(() => inTree(around, "gmp-map")).not.toBeNull();
  const bounds = () => (inTree(around, "gmp-map") as MapElement).innerMap.getBounds();
  await expect.poll(() => bounds()?.contains({ lat: 43.3, lng: 6.9 })).toBe(true);
  expect(bounds()?.contains({ lat: 43.24, lng: 6.81 })).toBe(true);
});

test("its map has the colour scheme of the element, unless its options set one", async () => {
  const element = await shownContext();
  element.style.colorScheme = "dark";
  const getScheme = (context: Element) =>
    (inTree(context, "gmp-map") as MapElement | null)?.innerMap.get("colorScheme");
  await expect.poll(() => getScheme(element)).toBe("DARK");
  element.style.colorScheme = "light";
  await expect.poll(() => getScheme(element)).toBe("LIGHT");
  document.documentElement.style.colorScheme = "dark";
  const inTheDark = await shownContext();
  await expect.poll(() => getScheme(inTheDark)).toBe("DARK");
  const asSaid = await shownContext("", { mapOptions: { ...MAP, colorScheme: "LIGHT" } });
  await expect.poll(() => getScheme(asSaid)).toBe("LIGHT");
  document.documentElement.style.colorScheme = "";
});

test("a marker selects its card, and a card its marker", async () => {
  const element = await shownContext();
  const markers = () => [
    ...(element.shadowRoot?.querySelectorAll<AdvancedMarkerElement>("gmp-advanced-marker[title]") ?? []),
  ];
  await expect
    .poll(() => markers().map(({ title }) => title))
    .toEqual(["Le Fournil des Roches", "Capitainerie"]);
  const chosen = () =>
    [...(element.shadowRoot?.querySelectorAll(".gmp-card-action") ?? [])].map((card) =>
      card.getAttribute("aria-pressed"),
    );
  const scales = () =>
    markers().map((marker) => marker.querySelector("gmp-pin")?.getAttribute("scale") ?? null);
  markers()[1]?.click();
  await expect.poll(chosen).toEqual(["false", "true"]);
  await expect.poll(scales).toEqual([null, "1.35"]);
  element.shadowRoot?.querySelector<HTMLElement>(".gmp-card-action")?.click();
  await expect.poll(chosen).toEqual(["true", "false"]);
  expect(scales()).toEqual(["1.35", "1"]);
});

test("the list configuration sets layout and map at any time", async () => {
  const element = await shownContext();
  const section = () => inTree(element, ".gmp-context") as HTMLElement;
  expect(section().dataset.layout).toBe("VERTICAL");
  await expect.poll(() => inTree(element, "gmp-map")).not.toBeNull();

  const config = new PlaceContextualListConfigElement({ layout: "COMPACT" });
  expect([config.layout, config.mapHidden]).toEqual(["COMPACT", false]);
  element.append(config);
  await expect.poll(() => section().dataset.layout).toBe("COMPACT");
  expect(config.getAttribute("layout")).toBe("compact");
  Object.assign(config, { mapHidden: true });
  await expect.poll(() => inTree(element, "gmp-map")).toBeNull();
  expect(config.hasAttribute("map-hidden")).toBe(true);
  config.removeAttribute("map-hidden");
  await expect.poll(() => inTree(element, "gmp-map")).not.toBeNull();
  config.setAttribute("layout", "Vertical");
  await expect.poll(() => section().dataset.layout).toBe("VERTICAL");
  Object.assign(config, { layout: null });
  expect([config.layout, config.hasAttribute("layout")]).toEqual(["VERTICAL", false]);
  // Its content is unchanged.
  expect(contextCalls()).toHaveLength(1);
});

test("another token shows another context, an empty one nothing", async () => {
  const element = await shownContext(HIDDEN, { placeIds: [WHOLE_PLACE_ID] });
  expect(shown(element)).not.toContain("Capitainerie");
  const token = await aToken({ placeIds: [HARBOUR.id] });
  Object.assign(element, { contextToken: token });
  expect(element.getAttribute("context-token")).toBe(token);
  await expect.poll(() => shown(element)).toContain("Capitainerie");
  expect(shown(element)).not.toContain("Le Fournil des Roches");
  Object.assign(element, { contextToken: null });
  expect([element.contextToken, element.hasAttribute("context-token")]).toEqual([undefined, false]);
  await expect.poll(() => shown(element)).toBe("");
  expect(new PlaceContextualElement({ contextToken: token }).contextToken).toBe(token);
});

test("an invalid token shows a message, fires gmp-error and logs the reason", async () => {
  const said = warnings();
  const element = put(
    "gmp-place-contextual",
    '<gmp-place-contextual context-token="nonsense"></gmp-place-contextual>',
  );
  const told = collectEvents(element);
  await next(element, "gmp-error");
  expect(shown(element)).toContain("n’ont pas pu être chargés");
  expect(told).toEqual(["gmp-error"]);
  expect(said.join()).toContain("The context token is not one that this server made");
  Object.assign(element, { contextToken: "nonsense" });
  await next(element, "gmp-error");
});
