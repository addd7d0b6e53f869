import { failOnConsoleErrors } from "@lieudit/place-widgets/test/strict-console";
import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type APage, aPage } from "../../test/a-page.ts";
import { defineElements, next, put, settled, shown, warnings } from "../../test/elements-on-page.ts";
import { PlaceActionEvent } from "../places/events.ts";
import { Place } from "../places/place.ts";
import { AdvancedPlaceListElement } from "./advanced-place-elements.ts";

const PLACES = ["Le Fournil des Roches", "Le Fournil du Port"].map((text, index) =>
  aPlace({
    id: `place-00000000${index}`,
    displayName: { text, languageCode: "fr" },
    rating: 4.3,
    websiteUri: `https://fournil.example/${index}`,
    nationalPhoneNumber: "04 99 00 12 34",
    internationalPhoneNumber: "+33 4 99 00 12 34",
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

const REQUEST = '<gmp-place-details-place-request place="place-000000000"></gmp-place-details-place-request>';

test.each(["gmp-advanced-place-details", "gmp-advanced-place-details-compact"] as const)(
  "%s offers the links and buttons within it",
  async (tag) => {
    const element = put(
      tag,
      `<${tag}>${REQUEST}
        <gmp-place-link action="open_website"></gmp-place-link>
        <gmp-place-link action="call" slot="action-corner"></gmp-place-link>
        <gmp-place-link action="custom" href="/ici" label="Réserver" default-icon-hidden target="_self"></gmp-place-link>
        <gmp-place-link action="custom" href="javascript:alert(1)" label="Piège"></gmp-place-link>
        <gmp-place-button label="Choisir" action-aria-label="Choisir ce fournil"></gmp-place-button>
      </${tag}>`,
    );
    await next(element, "gmp-load");
    const control = (words: string) =>
      [...(element.shadowRoot?.querySelectorAll<HTMLElement>(".gmp-action, .gmp-corner-action") ?? [])].find(
        (each) => each.textContent === words || each.ariaLabel === words,
      );
    await vi.waitFor(() => expect(control("Site web")).toHaveProperty("href", "https://fournil.example/0"));
    expect(control("Appeler")).toHaveProperty("href", "tel:0499001234");
    expect(control("Appeler")?.textContent).toBe("");
    expect(control("Réserver")).toHaveProperty("href", new URL("/ici", document.baseURI).href);
    expect(control("Réserver")).toHaveProperty("target", "_self");
    expect(control("Réserver")?.querySelector("svg")).toBe(null);
    expect(control("Piège")).toBe(undefined);
    // One request includes the fields of the links.
    expect(page.requests).toHaveLength(1);

    const pressed: unknown[] = [];
    element.addEventListener("gmp-click", (event) => {
      expect(event).toBeInstanceOf(PlaceActionEvent);
      pressed.push([(event.target as Element).localName, (event as PlaceActionEvent).place.id]);
    });
    control("Choisir ce fournil")?.click();
    expect(pressed).toEqual([["gmp-place-button", "place-000000000"]]);
    element.querySelector("gmp-place-button")?.setAttribute("label", "Prendre");
    await vi.waitFor(() => expect(control("Choisir ce fournil")?.textContent).toBe("Prendre"));
  },
);

const NO_ACTION =
  "<gmp-place-link>: it has no known action, so it is not shown; give it one of CALL, CUSTOM, OPEN_DIRECTIONS, OPEN_MAP, OPEN_WEBSITE.";
const NO_LABEL = "<gmp-place-button>: it has no label, so it is not shown; give it a label.";

test("a link without an action and a button without a label are hidden, with one warning", async () => {
  const said = warnings();
  const element = put(
    "gmp-advanced-place-details",
    `<gmp-advanced-place-details>${REQUEST}<gmp-place-link></gmp-place-link>
      <gmp-place-link action="fly"></gmp-place-link><gmp-place-button></gmp-place-button>
      <gmp-place-button slot="action-corner" action-aria-label="Choisir"></gmp-place-button>
    </gmp-advanced-place-details>`,
  );
  await next(element, "gmp-load");
  await vi.waitFor(() => expect(control("gmp-corner-action")).toHaveLength(1));
  expect(control("gmp-action")).toEqual([]);
  const wrong = said.filter((words) => words.includes('action is "fly", which is none of its values'));
  expect(wrong).toHaveLength(1);
  expect(said.filter((words) => !wrong.includes(words))).toEqual([NO_ACTION, NO_LABEL]);
  element.append(document.createElement("gmp-place-rating"));
  await next(element, "gmp-load");
  expect(said).toHaveLength(3);
  element.querySelector("gmp-place-button")?.setAttribute("label", "Choisir");
  await vi.waitFor(() => expect(control("gmp-action")).toEqual(["Choisir"]));

  function control(name: string) {
    return [...(element.shadowRoot?.querySelectorAll(`.${name}`) ?? [])].map(
      ({ textContent }) => textContent,
    );
  }
});

test("an invalid link of a template warns once too", async () => {
  const said = warnings();
  const search = put(
    "gmp-advanced-place-search",
    `<gmp-advanced-place-search><gmp-place-text-search-request text-query="Fournil"></gmp-place-text-search-request>
     <template slot="details-item"><gmp-place-link action="fly"></gmp-place-link></template></gmp-advanced-place-search>`,
  );
  await next(search, "gmp-load");
  expect(said).toEqual([NO_ACTION]);
});

test("the name is a section if sections are listed one by one", async () => {
  const element = put(
    "gmp-advanced-place-details",
    `<gmp-advanced-place-details>${REQUEST}<gmp-place-rating></gmp-place-rating></gmp-advanced-place-details>`,
  );
  await next(element, "gmp-load");
  expect(shown(element)).toContain("4,3");
  expect(element.shadowRoot?.querySelector("h2")).toBe(null);
  element.append(document.createElement("gmp-place-name"));
  await vi.waitFor(() =>
    expect(element.shadowRoot?.querySelector("h2")?.textContent).toBe("Le Fournil des Roches"),
  );
});

test("shows the review summary of other servers if the page includes it", async () => {
  page.leave();
  const reviewSummary = {
    text: { text: "On vient pour le pain.", languageCode: "fr" },
    disclosureText: { text: "Résumé par une machine", languageCode: "fr" },
    reviewsUri: "https://maps.example/reviews",
  };
  page = aPage({ places: [{ ...PLACES[0], reviewSummary } as never] });
  const element = put("gmp-place-details", `<gmp-place-details>${REQUEST}</gmp-place-details>`);
  await next(element, "gmp-load");
  expect(shown(element)).not.toContain("On vient pour le pain.");
  element.append(document.createElement("gmp-place-review-summary"));
  await vi.waitFor(() => expect(shown(element)).toContain("On vient pour le pain.Résumé par une machine"));
});

test("a list shows places by their ids or as Place objects", async () => {
  const list = put(
    "gmp-advanced-place-list",
    "<gmp-advanced-place-list selectable></gmp-advanced-place-list>",
  );
  expect(list.places).toEqual([]);
  const has = new Place({ id: "place-000000001" });
  const given = new Set([has, "place-000000000"]);
  Object.assign(list, { places: given });
  await next(list, "gmp-load");
  expect(names(list)).toEqual(["Le Fournil du Port", "Le Fournil des Roches"]);
  expect(list.places[0]).toBe(has);
  expect(list.places[1]).toBeInstanceOf(Place);
  expect(page.requests.length).toBeLessThanOrEqual(2);
  const chosen: unknown[] = [];
  list.addEventListener("gmp-select", (event) => chosen.push(event.place));
  list.shadowRoot?.querySelector<HTMLElement>(".gmp-card-action")?.click();
  expect(chosen[0]).toBe(has);
  list.places = null;
  await settled();
  expect([shown(list), list.places]).toEqual(["", []]);
  expect(() => Object.assign(list, { places: [5] })).toThrow("places holds 5, which is no place");
});

test("places are those that the list shows, with locations, and before that the ones it was given", async () => {
  warnings();
  const list = put("gmp-advanced-place-list", "<gmp-advanced-place-list></gmp-advanced-place-list>");
  const ids = ["unknown-00000001", "place-000000001"];
  const getIds = () => list.places.map(({ id }) => id);
  Object.assign(list, { places: ids });
  expect(getIds()).toEqual(ids);
  await next(list, "gmp-load");
  expect(getIds()).toEqual(["place-000000001"]);
  expect(list.places[0]?.location?.lat()).toBeTypeOf("number");
  // Frameworks set them again on each render.
  const requests = page.requests.length;
  Object.assign(list, { places: [...ids] });
  await settled();
  expect([getIds(), list.places[0]?.viewport === undefined]).toEqual([["place-000000001"], false]);
  expect(page.requests).toHaveLength(requests);
  Object.assign(list, { places: ["place-000000000"] });
  expect(getIds()).toEqual(["place-000000000"]);
});

test("places that hold the fields of a list cause no request", async () => {
  const places = ["place-000000000", "place-000000001"].map((id) => new Place({ id }));
  await Promise.all(places.map((place) => place.fetchFields({ fields: ["*"] })));
  const before = page.requests.length;
  const list = put("gmp-advanced-place-list", "<gmp-advanced-place-list></gmp-advanced-place-list>");
  Object.assign(list, { places });
  await next(list, "gmp-load");
  expect(names(list)).toEqual(["Le Fournil des Roches", "Le Fournil du Port"]);
  expect(page.requests).toHaveLength(before);
});

test("a list of requests skips a place that fails to load, and fails if all do", async () => {
  const said = warnings();
  const ask = (id: string) =>
    `<gmp-place-details-place-request place="${id}"></gmp-place-details-place-request>`;
  const list = put(
    "gmp-advanced-place-list",
    `<gmp-advanced-place-list>${ask("unknown-00000001")}${ask("place-000000001")}</gmp-advanced-place-list>`,
  );
  await next(list, "gmp-load");
  expect(names(list)).toEqual(["Le Fournil du Port"]);
  expect(list.places.map(({ id }) => id)).toEqual(["place-000000001"]);
  expect(said).toHaveLength(1);
  list.lastElementChild?.remove();
  await next(list, "gmp-error");
  expect(shown(list)).toBe("Les résultats n’ont pas pu être chargésRéessayer");
});

test("links and buttons of a template appear on each card, and notify the search", async () => {
  const search = put(
    "gmp-advanced-place-search",
    `<gmp-advanced-place-search><gmp-place-text-search-request text-query="Fournil"></gmp-place-text-search-request>
     <template slot="details-item"><gmp-place-name></gmp-place-name>
       <gmp-place-button label="Choisir"></gmp-place-button></template></gmp-advanced-place-search>`,
  );
  await next(search, "gmp-load");
  const buttons = () => [...(search.shadowRoot?.querySelectorAll<HTMLElement>(".gmp-action") ?? [])];
  await vi.waitFor(() => expect(buttons()).toHaveLength(2));
  const pressed: string[] = [];
  search.addEventListener("gmp-click", (event) => pressed.push((event as PlaceActionEvent).place.id));
  buttons()[1]?.click();
  expect(pressed).toEqual(["place-000000001"]);
});

function names(element: Element): string[] {
  return [...(element.shadowRoot?.querySelectorAll(".gmp-name") ?? [])].map(
    ({ textContent }) => textContent ?? "",
  );
}

test("the constructor of a list takes places", () => {
  const list = new AdvancedPlaceListElement({ places: ["a-place-of-the-page"] });
  expect(list.places.map(({ id }) => id)).toEqual(["a-place-of-the-page"]);
});
