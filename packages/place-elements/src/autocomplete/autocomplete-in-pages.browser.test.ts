import { findAxeFaults } from "@lieudit/place-widgets/test/axe-faults";
import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type APage, aPage } from "../../test/a-page.ts";
import { BasicPlaceAutocompleteElement, PlaceAutocompleteElement, TAGS } from "./index.ts";

let site: APage;
beforeEach(async () => {
  await page.viewport(900, 700);
  site = aPage({ places: [aPlace()] });
});
afterEach(() => {
  site.leave();
  document.body.replaceChildren();
  document.documentElement.removeAttribute("dir");
  vi.restoreAllMocks();
});

test("properties set before the upgrade are kept", async () => {
  const early = document.createElement("gmp-place-autocomplete") as PlaceAutocompleteElement;
  Object.assign(early, { value: "four", name: "lieu", includedRegionCodes: ["fr"] });
  early.setAttribute("placeholder", "Where?");
  document.body.append(early);
  for (const [tag, Class] of TAGS) if (!customElements.get(tag)) customElements.define(tag, Class);
  expect(early).toBeInstanceOf(PlaceAutocompleteElement);
  expect([early.value, early.getAttribute("name"), early.includedRegionCodes, early.placeholder]).toEqual([
    "four",
    "lieu",
    ["fr"],
    "Where?",
  ]);
  await expect.element(page.getByPlaceholder("Where?")).toHaveValue("four");
});

test("every property stands in its attribute and reads from it", () => {
  const rows: [property: string, given: unknown, attribute: string, text: string][] = [
    ["description", "A town", "description", "A town"],
    ["disabled", true, "disabled", ""],
    ["fillsAddress", true, "fills-address", ""],
    ["futureOpeningBusinessesIncluded", true, "future-opening-businesses-included", ""],
    ["includedPrimaryTypes", ["bakery", "cafe"], "included-primary-types", "bakery cafe"],
    ["includedRegionCodes", ["fr", "be"], "included-region-codes", "fr be"],
    ["internalUsageAttributionIds", ["a", "b"], "internal-usage-attribution-ids", "a b"],
    ["maxlength", 12, "maxlength", "12"],
    ["name", "lieu", "name", "lieu"],
    ["noClearButton", true, "no-clear-button", ""],
    ["noInputIcon", true, "no-input-icon", ""],
    ["placeholder", "Where?", "placeholder", "Where?"],
    ["pureServiceAreaBusinessesIncluded", true, "pure-service-area-businesses-included", ""],
    ["readonly", true, "readonly", ""],
    ["requestedLanguage", "en", "requested-language", "en"],
    ["requestedRegion", "us", "requested-region", "us"],
    ["unitSystem", 1, "unit-system", "imperial"],
  ];
  for (const Class of [PlaceAutocompleteElement, BasicPlaceAutocompleteElement]) {
    for (const [property, given, attribute, text] of rows) {
      const set = new Class({ [property]: given });
      expect(set.getAttribute(attribute), property).toBe(text);
      const read = new Class();
      const initial = Reflect.get(read, property);
      read.setAttribute(attribute, text);
      expect(Reflect.get(read, property), property).toEqual(given);
      Reflect.set(read, property, null);
      expect([read.hasAttribute(attribute), Reflect.get(read, property)], property).toEqual([false, initial]);
    }
    const near = new Class({ origin: { lat: 1, lng: 2 } });
    expect([near.getAttribute("origin"), near.origin?.toJSON()]).toEqual([
      "1,2",
      { lat: 1, lng: 2, altitude: 0 },
    ]);
  }
  expect(new PlaceAutocompleteElement({ value: "four" }).value).toBe("four");
});

test("describes its input, and can hide its icon and its clear button", async () => {
  const element = await shown(
    '<gmp-place-autocomplete placeholder="Where?" maxlength="4" readonly></gmp-place-autocomplete>',
  );
  const input = getInput(element);
  expect([input.placeholder, input.maxLength, input.readOnly]).toEqual(["Where?", 4, true]);
  element.readonly = false;
  await userEvent.click(input);
  await userEvent.keyboard("fournil");
  expect(element.value).toBe("four");
  const drawn = () => element.shadowRoot?.querySelectorAll(".gmp-autocomplete-box svg").length;
  expect(drawn()).toBe(2);
  element.noInputIcon = true;
  element.noClearButton = true;
  await expect.poll(drawn).toBe(0);
});

test("the icon before each prediction is at most one template [S5-046] [S5-047]", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const element = await shown(
    '<gmp-place-autocomplete><template slot="prediction-item-icon"><b>*</b></template></gmp-place-autocomplete>',
  );
  await typed("four");
  const icon = () => element.shadowRoot?.querySelector("[part=prediction-item-icon]");
  await expect.poll(() => icon()?.innerHTML).toBe('<span aria-hidden="true"><b>*</b></span>');
  element.insertAdjacentHTML("beforeend", '<template slot="prediction-item-icon"></template>');
  await expect.poll(() => icon()?.querySelector("svg")).not.toBeNull();
  expect(warn.mock.lastCall?.[0]).toBe(
    '<gmp-place-autocomplete>: The slot "prediction-item-icon" holds 2 elements; it allows at most one.',
  );
  element.innerHTML = '<template slot="prediction-item-icon"><b>*</b></template>';
  await expect.poll(() => icon()?.querySelector("b")).not.toBeNull();
  element.innerHTML = '<i slot="prediction-item-icon"></i>';
  await expect.poll(() => icon()?.querySelector("svg")).not.toBeNull();
  await expect
    .poll(() => warn.mock.lastCall?.[0])
    .toBe(
      '<gmp-place-autocomplete>: The slot "prediction-item-icon" holds a <i>; its element must be a template.',
    );
  const told = warn.mock.calls.length;
  await typed("n");
  await expect.poll(() => getInput(element)?.value).toBe("fourn");
  expect(warn.mock.calls.length).toBe(told);
});

test("the page's own look: its box, its tokens, its parts, light and dark", async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    gmp-place-autocomplete { border: 3px solid rgb(1, 2, 3); border-radius: 20px; font-size: 20px; color-scheme: dark;
      --gmp-mat-color-on-surface: rgb(4, 5, 6); }
    gmp-place-autocomplete::part(input) { color: rgb(7, 8, 9); }
    gmp-place-autocomplete::part(prediction-item) { background-color: rgb(10, 11, 12); }
  `);
  document.adoptedStyleSheets.push(sheet);
  const element = await shown("<gmp-place-autocomplete></gmp-place-autocomplete>");
  await typed("four");
  const style = (node: Element | null | undefined) => getComputedStyle(node as Element);
  const within = (selector: string) => element.shadowRoot?.querySelector(selector);
  expect(style(element).borderTopColor).toBe("rgb(1, 2, 3)");
  expect(style(element).backgroundColor).toBe("rgb(27, 29, 33)");
  expect(style(within(".gmp-autocomplete-box")).borderTopLeftRadius).toBe("20px");
  expect(style(getInput(element)).color).toBe("rgb(7, 8, 9)");
  expect(style(getInput(element)).fontSize).toBe("20px");
  expect(style(within("[part~=prediction-item]")).backgroundColor).toBe("rgb(10, 11, 12)");
  expect(style(within("[part~=prediction-item-main-text]")).color).toBe("rgb(4, 5, 6)");
  const heights = () => [element, getInput(element)].map((node) => node.getBoundingClientRect().height);
  expect(heights()).toEqual([46 + 6, 46]);
  element.style.height = "32px";
  expect(heights()).toEqual([32, 32 - 6]);
  element.style.cssText = "min-height: 70px";
  expect(heights()).toEqual([70 + 6, 70]);
  document.adoptedStyleSheets.pop();
});

test("axe finds nothing in it, open, in light and dark", async () => {
  const element = await shown('<gmp-place-autocomplete aria-label="Here"></gmp-place-autocomplete>');
  await typed("four");
  await userEvent.keyboard("{ArrowDown}");
  expect(await findAxeFaults(element, "light")).toEqual([]);
  expect(await findAxeFaults(element, "dark")).toEqual([]);
});

test("what a page puts around it cuts nothing off its list, which stands where there is room", async () => {
  const box = document.body.appendChild(document.createElement("dialog"));
  box.style.cssText = "overflow:hidden;height:60px;width:300px;transform:translateX(10px);margin-top:20px";
  const element = box.appendChild(new PlaceAutocompleteElement());
  box.showModal();
  await expect.poll(() => getInput(element)).not.toBeNull();
  await typed("four");
  const list = element.shadowRoot?.querySelector("[role=listbox]") as HTMLElement;
  const sides = () => [list.getBoundingClientRect(), element.getBoundingClientRect()] as const;
  const [below, field] = sides();
  expect([below.top, below.left, below.width]).toEqual([field.bottom + 4, field.left, field.width]);
  const option = list.querySelector("[role=option]") as Element;
  const { left, top } = option.getBoundingClientRect();
  expect(element.shadowRoot?.elementFromPoint(left + 60, top + 40)?.closest("[role=option]")).toBe(option);
  box.style.marginTop = "600px";
  document.dispatchEvent(new Event("scroll"));
  await expect.poll(() => sides()[0].bottom).toBe(sides()[1].top - 4);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => list.matches(":popover-open")).toBe(false);
  expect(box.open).toBe(true);
});

test("its list goes along with what scrolls in the shadow tree that it is shown in", async () => {
  const app = document.body.appendChild(document.createElement("div"));
  const scroller = app.attachShadow({ mode: "open" }).appendChild(document.createElement("div"));
  scroller.style.cssText = "overflow:auto;height:300px";
  const content = scroller.appendChild(document.createElement("div"));
  content.style.height = "900px";
  content.append(document.createElement("slot"));
  const element = app.appendChild(new PlaceAutocompleteElement());
  await expect.poll(() => getInput(element)).not.toBeNull();
  await typed("four");
  const list = element.shadowRoot?.querySelector("[role=listbox]") as HTMLElement;
  const before = list.getBoundingClientRect().top;
  scroller.scrollTop = 20;
  await expect.poll(() => list.getBoundingClientRect().top).toBe(before - 20);
});

test("on a page that is zoomed its list is below it, and as wide", async () => {
  const element = await shown("<gmp-place-autocomplete></gmp-place-autocomplete>");
  element.style.zoom = "0.8";
  await typed("four");
  const list = element.shadowRoot?.querySelector("[role=listbox]") as HTMLElement;
  const [below, field] = [list.getBoundingClientRect(), element.getBoundingClientRect()];
  expect(below.top).toBeCloseTo(field.bottom + 4, 0);
  expect([below.left, below.width].map(Math.round)).toEqual([field.left, field.width].map(Math.round));
});

test("on a small screen it opens over the window, from within the shadow tree of a page's own dialog", async () => {
  await page.viewport(450, 700);
  const host = document.body.appendChild(document.createElement("div"));
  const shadow = host.attachShadow({ mode: "open" });
  const dialog = shadow.appendChild(document.createElement("dialog"));
  const element = dialog.appendChild(new PlaceAutocompleteElement({ name: "lieu" }));
  dialog.showModal();
  await expect.poll(() => element.shadowRoot?.querySelector("input")).toBeTruthy();
  const chosen = new Promise((resolve) => element.addEventListener("gmp-select", resolve));
  await userEvent.click(getInput(element));
  const window = element.shadowRoot?.querySelector("dialog") as HTMLDialogElement;
  await expect.poll(() => window.open).toBe(true);
  const { width, height } = window.getBoundingClientRect();
  expect([width, height]).toEqual([450, 700]);
  await userEvent.keyboard("four");
  await expect.poll(() => window.querySelectorAll("[role=option]").length).toBe(1);
  await userEvent.click(window.querySelector("[role=option]") as Element);
  await chosen;
  expect(window.open).toBe(false);
  expect(element.value).toContain("Le Fournil des Roches");
});

test("moved while it is open it is closed, keeps its text and goes on", async () => {
  await page.viewport(450, 700);
  const element = await shown("<gmp-place-autocomplete></gmp-place-autocomplete>");
  await userEvent.click(getInput(element));
  await userEvent.keyboard("four");
  const box = document.body.appendChild(document.createElement("div"));
  box.append(element);
  await expect.poll(() => element.shadowRoot?.querySelectorAll("dialog[open]").length).toBe(0);
  await expect.poll(() => getInput(element)?.value).toBe("four");
  expect(element.shadowRoot?.querySelectorAll("input")).toHaveLength(1);
  const copy = element.cloneNode() as PlaceAutocompleteElement;
  expect(copy.shadowRoot).not.toBeNull();
  element.remove();
  await expect.poll(() => element.shadowRoot?.childElementCount).toBe(0);
  await page.viewport(900, 700);
  document.body.append(element);
  await expect.poll(() => getInput(element)?.value).toBe("four");
  await userEvent.click(getInput(element));
  await userEvent.keyboard("n");
  await expect.element(page.getByRole("option").first()).toBeVisible();
});

test("on a page that is read from the right its list is laid out so", async () => {
  site.leave();
  site = aPage({ places: [aPlace()], settings: { language: "ar" } });
  document.documentElement.dir = "rtl";
  const element = await shown("<gmp-place-autocomplete></gmp-place-autocomplete>");
  await typed("four");
  const box = (selector: string) =>
    (element.shadowRoot as ShadowRoot).querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  expect(box("svg").left).toBeGreaterThan(box("input").right - 1);
  expect(box("[part=prediction-item-icon]").left).toBeGreaterThanOrEqual(
    box("[part=prediction-item-main-text]").right,
  );
  const chosen = new Promise((resolve) => element.addEventListener("gmp-select", resolve));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await chosen;
});

test("on a page without a doctype it is as high as elsewhere, and as high as the page says", async () => {
  const element = await shown("<gmp-place-autocomplete></gmp-place-autocomplete>");
  const { height } = element.getBoundingClientRect();
  // A frame without an address is such a page.
  const frame = document.createElement("iframe");
  frame.style.height = "500px";
  document.body.append(frame);
  const old = frame.contentDocument as Document;
  expect(old.compatMode).toBe("BackCompat");
  old.body.append(element);
  const box = () =>
    element.shadowRoot?.querySelector(".gmp-autocomplete-box")?.getBoundingClientRect().height;
  await expect.poll(box).toBe(height - 2);
  expect(element.getBoundingClientRect().height).toBe(height);
  element.style.height = "32px";
  expect(box()).toBe(30);
});

async function shown(html: string): Promise<PlaceAutocompleteElement> {
  document.body.insertAdjacentHTML("beforeend", html);
  const element = document.querySelector("gmp-place-autocomplete") as PlaceAutocompleteElement;
  await expect.poll(() => element.shadowRoot?.querySelector("input")).toBeTruthy();
  return element;
}

function getInput(element: Element): HTMLInputElement {
  return element.shadowRoot?.querySelector("input") as HTMLInputElement;
}

async function typed(text: string): Promise<void> {
  await userEvent.click(page.getByRole("combobox"));
  await userEvent.keyboard(text);
  await expect.element(page.getByRole("option").first()).toBeVisible();
}
