import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type APage, aPage } from "../../test/a-page.ts";
import { event } from "../core/event.ts";
import { LatLngBounds } from "../core/lat-lng-bounds.ts";
import { MVCObject } from "../core/mvc-object.ts";
import { Autocomplete } from "./autocomplete.ts";
import { SearchBox } from "./search-box.ts";

const bakery = aPlace({ id: "bakery-000000001" });
const papers = aPlace({
  id: "papers-000000001",
  displayName: { text: "Fournitures du Cap", languageCode: "fr" },
  location: { latitude: 43.3, longitude: 6.8137 },
});
const BOUNDS = { south: 43.2, west: 6.8, north: 43.25, east: 6.9 };

let site: APage;
let input: HTMLInputElement;
beforeEach(async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  await page.viewport(900, 700);
  site = aPage({ places: [bakery, papers] });
  input = document.body.appendChild(document.createElement("input"));
});
afterEach(() => {
  site.leave();
  document.body.replaceChildren();
  document.documentElement.removeAttribute("dir");
  vi.restoreAllMocks();
});

test("the keyboard chooses a place, with the requested fields and the session token", async () => {
  const autocomplete = new Autocomplete(input, { fields: ["name", "geometry"], types: ["bakery"] });
  const changed = once(autocomplete, "place_changed");
  await typed("fourn");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  expect(input.getAttribute("aria-controls")).toBe(list.element().id);
  expect(input.ariaExpanded).toBe("true");
  await userEvent.keyboard("{ArrowDown}");
  const option = page.getByRole("option").first().element();
  expect([option.ariaSelected, input.getAttribute("aria-activedescendant")]).toEqual(["true", option.id]);
  expect(option.querySelector(".pac-item-query .pac-matched")).toBeNull();
  await userEvent.keyboard("{Enter}");
  await changed;
  expect(autocomplete.getPlace()).toMatchObject({ name: "Le Fournil des Roches" });
  expect(autocomplete.getPlace().geometry?.location?.lat()).toBe(43.2412);
  expect(Object.keys(autocomplete.getPlace()).sort()).toEqual(["geometry", "html_attributions", "name"]);
  expect(input.value).toBe("Le Fournil des Roches, 12 Rue des Cordiers, 83999 Port-Valbrune, France");
  expect(page.getByRole("listbox").elements()).toHaveLength(0);
  const { searchParams } = new URL(site.requests.at(-1)?.url ?? "");
  const { sessionToken, includedTypes } = await (site.requests[0] as Request).clone().json();
  expect(searchParams.get("sessionToken")).toBe(sessionToken);
  expect(includedTypes).toEqual(["bakery"]);
});

test("text typed before the files have loaded is predicted afterwards", async () => {
  input.value = "fou";
  const other = document.body.appendChild(document.createElement("input"));
  other.value = "fou";
  new Autocomplete(input);
  new Autocomplete(other);
  input.focus();
  input.value = "fourn";
  await expect.element(page.getByRole("option").first()).toBeVisible();
  expect(input.ariaExpanded).toBe("true");
  // The initial text of an input was not typed.
  await expect.poll(() => other.role).toBe("combobox");
  expect(other.ariaExpanded).toBe("false");
  expect(await (site.requests[0] as Request).clone().json()).toMatchObject({ input: "fourn" });
  expect(site.requests).toHaveLength(1);
});

test("a click chooses, Escape and blur close, Enter alone takes the text", async () => {
  const autocomplete = new Autocomplete(input);
  await typed("fourn");
  await userEvent.keyboard("{Escape}");
  expect(page.getByRole("listbox").elements()).toHaveLength(0);
  await userEvent.click(input);
  await userEvent.keyboard("i");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  const option = page.getByRole("option", { name: /Fournitures/ });
  await userEvent.hover(option);
  expect(option.element().className).toBe("pac-item pac-item-selected");
  expect(option.element().querySelector(".pac-matched")?.textContent).toBe("Fourni");
  const changed = once(autocomplete, "place_changed");
  await userEvent.click(option);
  await changed;
  expect(autocomplete.getPlace().place_id).toBe(papers.id);
  const again = once(autocomplete, "place_changed");
  await userEvent.fill(input, "nowhere");
  await userEvent.keyboard("{Enter}");
  await again;
  expect(autocomplete.getPlace()).toEqual({ name: "nowhere" });
  await userEvent.fill(input, "fourn");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  input.blur();
  expect(page.getByRole("listbox").elements()).toHaveLength(0);
  // Pages make Enter choose the first prediction this way.
  const first = once(autocomplete, "place_changed");
  await userEvent.click(input);
  await expect.element(page.getByRole("option").first()).toBeVisible();
  for (const keyCode of [40, 13]) event.trigger(input, "keydown", { keyCode });
  await first;
  expect(autocomplete.getPlace().place_id).toBe(bakery.id);
  // Tab moves the focus; it chooses only a highlighted prediction.
  const after = document.createElement("button");
  input.after(after);
  const heard = vi.fn();
  autocomplete.addListener("place_changed", heard);
  await userEvent.fill(input, "fourn");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(after);
  await userEvent.click(input);
  await expect.element(page.getByRole("option").first()).toBeVisible();
  const left = once(autocomplete, "place_changed");
  await userEvent.keyboard("{ArrowDown}{Tab}");
  await left;
  expect(document.activeElement).toBe(after);
  expect([heard.mock.calls.length, autocomplete.getPlace().place_id]).toEqual([1, bakery.id]);
  event.clearInstanceListeners(input);
  expect(event.hasListeners(input, "input")).toBe(false);
});

test("a list that a page removes while open returns with the next key press", async () => {
  const faults = vi.fn();
  addEventListener("error", faults);
  new Autocomplete(input);
  await typed("fourn");
  document.querySelector(".pac-container")?.remove();
  // Waits for resize observers.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await userEvent.keyboard("i");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  removeEventListener("error", faults);
  expect(faults).not.toHaveBeenCalled();
});

test("bounds, countries, types and fields can change, and the bounds follow a map", async () => {
  const autocomplete = new Autocomplete(input, { strictBounds: true });
  expect([autocomplete.getBounds(), autocomplete.getFields(), autocomplete.getPlace()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const map = new MVCObject();
  map.set("bounds", new LatLngBounds(BOUNDS));
  autocomplete.bindTo("bounds", map);
  expect(autocomplete.getBounds()?.toJSON()).toEqual(BOUNDS);
  autocomplete.setComponentRestrictions({ country: ["fr", "be"] });
  autocomplete.setTypes(["bakery"]);
  autocomplete.setFields(["place_id"]);
  expect(autocomplete.getFields()).toEqual(["place_id"]);
  await expect.poll(() => input.role).toBe("combobox");
  await userEvent.fill(input, "fourn");
  await expect.poll(() => site.requests.length).toBe(1);
  expect(await lastBody()).toMatchObject({
    includedTypes: ["bakery"],
    includedRegionCodes: ["fr", "be"],
    locationRestriction: { rectangle: { low: { latitude: 43.2, longitude: 6.8 } } },
  });
  autocomplete.unbindAll();
  autocomplete.setOptions({ bounds: { ...BOUNDS, south: 43 }, strictBounds: false, types: null });
  await userEvent.fill(input, "fourni");
  await expect.poll(lastBody).toMatchObject({
    input: "fourni",
    locationBias: { rectangle: { low: { latitude: 43 } } },
  });
  autocomplete.setBounds(undefined);
  expect(autocomplete.getBounds()).toBeUndefined();
});

test("a search box finds one place, or all results of a text, preferring its bounds", async () => {
  const box = new SearchBox(input, { bounds: BOUNDS });
  expect(box.getBounds()?.toJSON()).toEqual(BOUNDS);
  expect(box.getPlaces()).toBeUndefined();
  const chosen = once(box, "places_changed");
  await typed("fourn");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await chosen;
  expect(box.getPlaces()?.map(({ place_id }) => place_id)).toEqual([bakery.id]);
  const searched = once(box, "places_changed");
  await userEvent.fill(input, "Cordiers");
  await userEvent.keyboard("{Enter}");
  await searched;
  expect(box.getPlaces()).toHaveLength(2);
  expect(await lastBody()).toMatchObject({ textQuery: "Cordiers", locationBias: { rectangle: {} } });
  box.setBounds(null);
  expect(box.getBounds()).toBeUndefined();
});

test("in a modal dialog and a shadow tree the list is on top and below the input, also right-to-left", async () => {
  document.documentElement.dir = "rtl";
  const dialog = document.body.appendChild(document.createElement("dialog"));
  const shadow = dialog.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  shadow.append(input);
  dialog.showModal();
  const autocomplete = new Autocomplete(input);
  await typed("fourn");
  const list = page.getByRole("listbox").element();
  expect(list.getRootNode()).toBe(shadow);
  const [below, above] = [list.getBoundingClientRect(), input.getBoundingClientRect()];
  expect([below.top, below.left, below.width]).toEqual([above.bottom + 4, above.left, above.width]);
  expect(getComputedStyle(list).direction).toBe("rtl");
  expect(getComputedStyle(list.querySelector(".pac-item") as Element).display).toBe("flex");
  const changed = once(autocomplete, "place_changed");
  await userEvent.click(page.getByRole("option").first());
  await changed;
  expect(autocomplete.getPlace().place_id).toBe(bakery.id);
});

test("the list is in the document of its input, also in a frame, at normal size with a root font of 10 px", async () => {
  document.documentElement.style.fontSize = "62.5%";
  const frame = document.body.appendChild(document.createElement("iframe"));
  const inside = frame.contentDocument as Document;
  const autocomplete = new Autocomplete(inside.body.appendChild(input));
  await expect.poll(() => input.role).toBe("combobox");
  input.style.cssText = "position: fixed; bottom: 4px";
  input.focus();
  input.value = "fourn";
  input.dispatchEvent(new Event("input"));
  const list = () => inside.querySelector(".pac-container");
  await expect.poll(() => list()?.matches(":popover-open")).toBe(true);
  const { top, bottom } = (list() as Element).getBoundingClientRect();
  expect([top < bottom, bottom]).toEqual([true, input.getBoundingClientRect().top - 4]);
  const query = list()?.querySelector(".pac-item-query") as Element;
  expect(getComputedStyle(query).fontSize).toBe("16px");
  const changed = once(autocomplete, "place_changed");
  list()?.querySelector<HTMLElement>(".pac-item")?.click();
  await changed;
  document.documentElement.style.fontSize = "";
});

test("of two on one input, as of a component mounted twice, only the latter predicts", async () => {
  const told: string[] = [];
  new Autocomplete(input).addListener("place_changed", () => told.push("first"));
  const latter = new Autocomplete(input);
  latter.addListener("place_changed", () => told.push("latter"));
  const changed = once(latter, "place_changed");
  await typed("fourn");
  const asked = await Promise.all(site.requests.map(async (request) => (await request.clone().json()).input));
  expect([page.getByRole("listbox").elements().length, new Set(asked).size]).toEqual([1, asked.length]);
  await userEvent.click(page.getByRole("option").first());
  await changed;
  expect(told).toEqual(["latter"]);
});

test("rejects an element that is not an input; accepts a disconnected input", async () => {
  expect(() => new Autocomplete(document.createElement("div"))).toThrow(/give a text <input> of the page/);
  const later = document.createElement("input");
  new Autocomplete(later);
  input.replaceWith(later);
  input = later;
  await expect.poll(() => later.placeholder).toBe("Chercher un lieu");
  await typed("fourn");
  await expect.element(page.getByRole("option").first()).toBeVisible();
});

test("the list closes when the page hides or removes its input", async () => {
  new Autocomplete(input);
  await typed("fourn");
  const list = document.querySelector(".pac-container") as HTMLElement;
  input.hidden = true;
  await expect.poll(() => list.matches(":popover-open")).toBe(false);
  input.hidden = false;
  await userEvent.click(input);
  await expect.poll(() => list.matches(":popover-open")).toBe(true);
  input.remove();
  await expect.poll(() => list.matches(":popover-open")).toBe(false);
});

async function typed(text: string): Promise<void> {
  await expect.poll(() => input.role).toBe("combobox");
  await userEvent.click(input);
  await userEvent.keyboard(text);
  await expect.element(page.getByRole("option").first()).toBeVisible();
}

function once(instance: MVCObject, event: string): Promise<void> {
  return new Promise((resolve) => {
    const listener = instance.addListener(event, () => {
      listener.remove();
      resolve();
    });
  });
}

async function lastBody(): Promise<Record<string, unknown> | undefined> {
  return site.requests.at(-1)?.clone().json();
}
