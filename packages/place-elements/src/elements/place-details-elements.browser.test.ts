import type { Place as PlaceOnWire } from "@lieudit/place-model";
import { failOnConsoleErrors } from "@lieudit/place-widgets/test/strict-console";
import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
import { WHOLE_PLACE_ID, wholePlace } from "../../test/whole-place.ts";
import { underWayNow } from "../core/libraries-under-way.ts";
import { Place } from "../places/place.ts";

const BAKERY: PlaceOnWire = aPlace({
  id: "bakery-000000001",
  rating: 4.3,
  userRatingCount: 187,
  nationalPhoneNumber: "04 99 00 12 34",
  websiteUri: "https://fournil.example/",
  viewport: { low: { latitude: 43.24, longitude: 6.81 }, high: { latitude: 43.25, longitude: 6.82 } },
});
const HARBOUR: PlaceOnWire = aPlace({
  id: "harbour-00000001",
  displayName: { text: "Capitainerie", languageCode: "fr" },
  location: { latitude: 43.3, longitude: 6.9 },
});

let page: APage;
beforeEach(() => {
  defineElements();
  page = aPage({ places: [BAKERY, HARBOUR] });
});
afterEach(() => {
  document.body.replaceChildren();
  page.leave();
  vi.restoreAllMocks();
});
failOnConsoleErrors();

test.each(["gmp-place-details", "gmp-place-details-compact"] as const)(
  "%s shows a place by its id, and says when it has it",
  async (tag) => {
    const element = put(
      tag,
      byId(tag, "bakery-000000001", "<gmp-place-all-content></gmp-place-all-content>"),
    );
    expect(element.place).toBe(undefined);
    await next(element, "gmp-load");
    expect(shown(element)).toContain("Le Fournil des Roches");
    expect(shown(element)).toContain("4,3");
    expect(shown(element)).toContain("OpenStreetMap");
    expect(element.place?.id).toBe("bakery-000000001");
    expect(element.place?.location?.lat()).toBe(43.2412);
    expect(element.place?.viewport?.getNorthEast().lng()).toBe(6.82);
    // Other fields belong to the widget; a page fetches those that it needs.
    expect(element.place?.displayName).toBe(undefined);
    expect(() => Object.assign(element, { place: null })).toThrow(TypeError);
    expect(page.requests).toHaveLength(1);
  },
);

test("finds the place at a point, and shows a message if no place is there", async () => {
  const said = warnings();
  const element = put(
    "gmp-place-details",
    `<gmp-place-details>
    <gmp-place-details-location-request location="43.3,6.9"></gmp-place-details-location-request>
  </gmp-place-details>`,
  );
  await next(element, "gmp-load");
  expect(element.place?.id).toBe("harbour-00000001");
  expect(shown(element)).toContain("Capitainerie");
  const request = element.firstElementChild as google.maps.places.PlaceDetailsLocationRequestElement;
  request.location = { lat: 10, lng: 10 };
  expect(request.getAttribute("location")).toBe("10,10");
  await next(element, "gmp-error");
  expect(said).toEqual(["<gmp-place-details>: No geocoding results"]);
  expect(shown(element)).toContain("Les informations sur ce lieu n’ont pas pu être chargées");
  expect(element.place).toBe(undefined);
});

test("a request takes an id, a resource name or a Place, reflects the name, and null clears", async () => {
  const element = put("gmp-place-details-compact", byId("gmp-place-details-compact", ""));
  const request = element.firstElementChild as google.maps.places.PlaceDetailsPlaceRequestElement;
  expect(request.place).toBe(null);
  request.place = "bakery-000000001";
  expect(request.getAttribute("place")).toBe("places/bakery-000000001");
  await next(element, "gmp-load");
  const events = collectEvents(element);
  request.place = "places/harbour-00000001";
  expect(request.place).toBeInstanceOf(Place);
  await vi.waitFor(() => expect(shown(element)).toContain("Capitainerie"));
  await vi.waitFor(() => expect(events).toEqual(["gmp-load"]));
  // The same place again changes nothing.
  request.place = new Place({ id: "harbour-00000001" }) as unknown as google.maps.places.Place;
  await settled();
  expect(events).toEqual(["gmp-load"]);
  expect(page.requests).toHaveLength(2);
  request.place = null;
  await settled();
  expect(shown(element)).toBe("");
  expect(element.place).toBe(undefined);
  expect(request.hasAttribute("place")).toBe(false);
});

test("a place with all fields causes no request, and one with a session ends it", async () => {
  const whole = new Place({ id: "bakery-000000001" });
  await whole.fetchFields({ fields: ["*"] });
  const element = put("gmp-place-details-compact", byId("gmp-place-details-compact", ""));
  const request = element.firstElementChild as google.maps.places.PlaceDetailsPlaceRequestElement;
  Object.assign(request, { place: whole });
  await next(element, "gmp-load");
  expect(shown(element)).toContain("Le Fournil des Roches");
  expect(page.requests).toHaveLength(1);

  const { AutocompleteSessionToken } = await import("../places/session-token.ts");
  const chosen = new Place({ id: "harbour-00000001", sessionToken: new AutocompleteSessionToken() });
  Object.assign(request, { place: chosen });
  await next(element, "gmp-load");
  expect(new URL(page.requests.at(-1)?.url ?? "").searchParams.get("sessionToken")).toMatch(/^[\w-]{36}$/);
  expect(chosen.sessionToken).toBe(null);
  await settled();
  expect(page.requests).toHaveLength(2);
});

test.each([
  ["", { phone: true, code: false, rating: true }],
  ["<gmp-place-standard-content></gmp-place-standard-content>", { phone: true, code: false, rating: true }],
  ["<gmp-place-all-content></gmp-place-all-content>", { phone: true, code: true, rating: true }],
  ["<gmp-place-rating></gmp-place-rating>", { phone: false, code: false, rating: true }],
  [
    `<gmp-place-content-config>
       <gmp-place-plus-code></gmp-place-plus-code><gmp-place-phone-number></gmp-place-phone-number>
     </gmp-place-content-config><gmp-place-rating></gmp-place-rating>`,
    { phone: true, code: true, rating: false },
  ],
  ["<gmp-place-content-config></gmp-place-content-config>", { phone: false, code: false, rating: false }],
])("content %# shows the sections that it names", async (content, sections) => {
  const element = put("gmp-place-details", byId("gmp-place-details", "bakery-000000001", content));
  await next(element, "gmp-load");
  const text = shown(element);
  expect({
    phone: text.includes("04 99 00 12 34"),
    code: text.includes("6RR7+FF"),
    rating: text.includes("4,3"),
  }).toEqual(sections);
  expect(text).toContain("Le Fournil des Roches");
  expect(text).toContain("OpenStreetMap");
});

test("added, changed and removed content is updated with one request each", async () => {
  const element = put(
    "gmp-place-details",
    byId("gmp-place-details", "bakery-000000001", "<gmp-place-rating></gmp-place-rating>"),
  );
  await next(element, "gmp-load");
  element.append(document.createElement("gmp-place-plus-code"), document.createElement("gmp-place-website"));
  await next(element, "gmp-load");
  expect(shown(element)).toContain("6RR7+FF");
  expect(page.requests).toHaveLength(2);
  const attribution = document.createElement(
    "gmp-place-attribution",
  ) as google.maps.places.PlaceAttributionElement;
  attribution.lightSchemeColor = "BLACK";
  element.append(attribution);
  await vi.waitFor(() => expect(readColours(element)).toEqual(["BLACK", "WHITE"]));
  attribution.setAttribute("dark-scheme-color", "gray");
  await vi.waitFor(() => expect(readColours(element)).toEqual(["BLACK", "GRAY"]));
  // Colours need no request.
  expect(page.requests).toHaveLength(2);
});

test("a stale response changes nothing", async () => {
  const element = put("gmp-place-details", byId("gmp-place-details", "bakery-000000001"));
  const events = collectEvents(element);
  page.server.hold();
  await vi.waitFor(() => expect(page.server.held).toHaveLength(1));
  (element.firstElementChild as google.maps.places.PlaceDetailsPlaceRequestElement).place =
    "harbour-00000001";
  await vi.waitFor(() => expect(page.server.held).toHaveLength(2));
  page.server.held[1]?.release();
  await vi.waitFor(() => expect(events).toEqual(["gmp-load"]));
  page.server.held[0]?.release();
  await settled();
  expect(shown(element)).toContain("Capitainerie");
  expect(events).toEqual(["gmp-load"]);
  expect(element.place?.id).toBe("harbour-00000001");
});

test("a rejected request shows a message in the page's language and fires gmp-error", async () => {
  const said = warnings();
  const element = put("gmp-place-details-compact", byId("gmp-place-details-compact", "unknown-00000001"));
  const events = collectEvents(element);
  await next(element, "gmp-error");
  expect(shown(element)).toBe("Les informations sur ce lieu n’ont pas pu être chargéesRéessayer");
  expect(events).toEqual(["gmp-error"]);
  element.style.setProperty("--gmp-mat-color-on-neutral-container", "rgb(1, 2, 3)");
  const sentence = element.shadowRoot?.querySelector("[role=alert]") as Element;
  expect(getComputedStyle(sentence).color).toBe("rgb(1, 2, 3)");
  expect(said).toHaveLength(1);

  page.leave();
  page = aPage({ places: [], settings: { language: "en-GB" } });
  const english = put("gmp-place-details", byId("gmp-place-details", "unknown-00000001"));
  await next(english, "gmp-error");
  expect(shown(english)).toBe("Place info couldn't loadTry again");
});

test("an element can be moved, removed, added again and cloned without a second request", async () => {
  const element = put("gmp-place-details-compact", byId("gmp-place-details-compact", "bakery-000000001"));
  await next(element, "gmp-load");
  const events = collectEvents(element);
  const other = document.createElement("div");
  document.body.append(other);
  const inside = other.attachShadow({ mode: "open" });
  inside.append(element);
  await settled();
  expect(shown(element)).toContain("Le Fournil des Roches");
  element.remove();
  await settled();
  expect(shown(element)).toBe("");
  document.body.append(element);
  await vi.waitFor(() => expect(shown(element)).toContain("Le Fournil des Roches"));
  await settled();
  expect(events).toEqual([]);
  expect(page.requests).toHaveLength(1);

  const clone = element.cloneNode(true) as google.maps.places.PlaceDetailsCompactElement;
  document.body.append(clone);
  await next(clone, "gmp-load");
  expect(shown(clone)).toContain("Le Fournil des Roches");
});

test("an element that moves into a frame renders there, with its styles and no second request", async () => {
  const element = put("gmp-place-details-compact", byId("gmp-place-details-compact", "bakery-000000001"));
  await next(element, "gmp-load");
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const inside = frame.contentDocument as Document;
  inside.body.append(element);
  await vi.waitFor(() => expect(shown(element)).toContain("Le Fournil des Roches"));
  const view = inside.defaultView as Window;
  expect(view.getComputedStyle(element).borderRadius).toBe("8px");
  const name = element.shadowRoot?.querySelector("h3") as Element;
  expect(view.getComputedStyle(name).fontSize).toBe("16px");
  document.body.append(element);
  await vi.waitFor(() => expect(shown(element)).toContain("Le Fournil des Roches"));
  expect(getComputedStyle(element).borderRadius).toBe("8px");
  expect(page.requests).toHaveLength(1);
});

/** The document of a frame, without a doctype. */
function oldDocument(): Document {
  const frame = document.createElement("iframe");
  frame.style.height = "900px";
  document.body.append(frame);
  const old = frame.contentDocument as Document;
  expect(old.compatMode).toBe("BackCompat");
  return old;
}

test("hours on a page without a doctype look like the rest of the widget", async () => {
  page.leave();
  page = aPage({ places: [wholePlace()] });
  const old = oldDocument();
  old.body.style.cssText = "color: rgb(255, 0, 0); font-size: 30px";
  const element = put(
    "gmp-place-details",
    byId("gmp-place-details", WHOLE_PLACE_ID, "<gmp-place-all-content></gmp-place-all-content>"),
  );
  old.body.append(element);
  await next(element, "gmp-load");
  const week = await vi.waitUntil(() => element.shadowRoot?.querySelector(".gmp-week"));
  const look = (of: Element) => {
    const { color, fontSize } = getComputedStyle(of);
    return { color, fontSize };
  };
  expect(look(week)).toEqual(look(week.parentElement as Element));
});

test("a card on a page without a doctype is as high as its content", async () => {
  const old = oldDocument();
  const card = put("gmp-place-details-compact", byId("gmp-place-details-compact", "bakery-000000001"));
  card.orientation = "HORIZONTAL";
  old.body.append(card);
  await next(card, "gmp-load");
  expect(card.getBoundingClientRect().height).toBeLessThan(300);
});

test("an element that is removed before its response ignores it", async () => {
  page.server.hold();
  const element = put("gmp-place-details", byId("gmp-place-details", "bakery-000000001"));
  const events = collectEvents(element);
  await vi.waitFor(() => expect(page.server.held).toHaveLength(1));
  element.remove();
  page.server.held[0]?.release();
  await settled();
  expect([shown(element), events, element.place]).toEqual(["", [], undefined]);
});

test("a card has an orientation, by default VERTICAL, and can truncate to one line", async () => {
  const element = put("gmp-place-details-compact", byId("gmp-place-details-compact", "bakery-000000001"));
  expect([element.orientation, element.truncationPreferred]).toEqual(["VERTICAL", false]);
  await next(element, "gmp-load");
  const card = () => element.shadowRoot?.querySelector("article")?.dataset ?? {};
  expect(card().orientation).toBe("VERTICAL");
  element.orientation = "HORIZONTAL";
  element.truncationPreferred = true;
  await vi.waitFor(() => expect(card()).toMatchObject({ orientation: "HORIZONTAL", truncate: "true" }));
  expect(element.getAttribute("orientation")).toBe("horizontal");
});

test("fifty simultaneous cards share one request and their style sheets", async () => {
  page.leave();
  const id = (index: number) => `card-0000000${String(index).padStart(2, "0")}`;
  page = aPage({
    places: Array.from({ length: 50 }, (_, index) =>
      aPlace({ id: id(index), displayName: { text: `Fournil ${index}`, languageCode: "fr" } }),
    ),
  });
  const cards = Array.from({ length: 50 }, (_, index) => byId("gmp-place-details-compact", id(index)));
  put("gmp-place-details-compact", cards.join(""));
  const elements = [...document.querySelectorAll("gmp-place-details-compact")];
  await vi.waitFor(
    () => expect(elements.every((each, index) => shown(each).includes(`Fournil ${index}`))).toBe(true),
    { timeout: 15_000 },
  );
  expect(page.requests.length).toBeLessThanOrEqual(3);
  const sheets = new Set(elements.flatMap((each) => each.shadowRoot?.adoptedStyleSheets ?? []));
  expect(sheets.size).toBeLessThanOrEqual(4);
});

test("gmp-load waits for loading libraries, since pages listen after them", async () => {
  const library = Promise.withResolvers<void>();
  void underWayNow(library.promise);
  const element = put("gmp-place-details-compact", byId("gmp-place-details-compact", "bakery-000000001"));
  const events = collectEvents(element);
  await vi.waitFor(() => expect(element.place?.id).toBe("bakery-000000001"));
  await settled();
  expect(events).toEqual([]);
  library.resolve();
  await vi.waitFor(() => expect(events).toEqual(["gmp-load"]));
});

test("a place that is replaced before gmp-load fires no event", async () => {
  const library = Promise.withResolvers<void>();
  void underWayNow(library.promise);
  const element = put("gmp-place-details", byId("gmp-place-details", "bakery-000000001"));
  const told: (string | undefined)[] = [];
  element.addEventListener("gmp-load", () => told.push(element.place?.id));
  await vi.waitFor(() => expect(element.place?.id).toBe("bakery-000000001"));
  page.server.hold();
  (element.firstElementChild as google.maps.places.PlaceDetailsPlaceRequestElement).place =
    "harbour-00000001";
  await vi.waitFor(() => expect(page.server.held).toHaveLength(1));
  library.resolve();
  await settled();
  expect(told).toEqual([]);
  page.server.held[0]?.release();
  await vi.waitFor(() => expect(told).toEqual(["harbour-00000001"]));
});

test("an element waits for its end tag before it reads its content", async () => {
  const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const element = document.createElement("gmp-place-details") as google.maps.places.PlaceDetailsElement;
  document.body.append(element);
  element.append(document.createElement("gmp-place-details-place-request"));
  (element.firstElementChild as google.maps.places.PlaceDetailsPlaceRequestElement).place =
    "bakery-000000001";
  await settled();
  expect(page.requests).toHaveLength(0);
  element.append(document.createElement("gmp-place-rating"));
  state.mockReturnValue("interactive");
  document.dispatchEvent(new Event("readystatechange"));
  await next(element, "gmp-load");
  expect(shown(element)).not.toContain("04 99 00 12 34");
  expect(page.requests).toHaveLength(1);
});

function byId(tag: string, id: string, content = ""): string {
  return `<${tag}><gmp-place-details-place-request place="${id}"></gmp-place-details-place-request>${content}</${tag}>`;
}

function readColours(element: Element): (string | undefined)[] {
  const { light, dark } = element.shadowRoot?.querySelector<HTMLElement>(".gmp-attribution")?.dataset ?? {};
  return [light, dark];
}
