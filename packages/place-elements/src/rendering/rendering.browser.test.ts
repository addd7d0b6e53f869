import type { Place as PlaceOnWire } from "@lieudit/place-model";
import { sampleClient } from "@lieudit/place-widgets/gallery/sample-client";
import { bakery, station } from "@lieudit/place-widgets/gallery/sample-places";
import { findAxeFaults } from "@lieudit/place-widgets/test/axe-faults";
import { failOnConsoleErrors } from "@lieudit/place-widgets/test/strict-console";
import { PHOTO_BASE } from "@lieudit/place-widgets/test/widget-page";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { defineElements, next, put, shown } from "../../test/elements-on-page.ts";
import { setPageSettings } from "../page/page-settings.ts";
import { setPageClient } from "../wire/page-client.ts";

const ALERT = {
  overview: "Des avis ont été retirés",
  languageCode: "fr",
  details: {
    title: "Avis retirés",
    description: "Ils venaient tous de la même personne.",
    aboutLink: { title: "En savoir plus", uri: "https://lieudit.example/avis" },
  },
};
/** Open at any time, and closed at any time: the clock of the test's machine decides on nothing. */
const AROUND_THE_CLOCK = { periods: [{ open: { day: 0, hour: 0, minute: 0 } }] };
const PLACES: PlaceOnWire[] = [
  {
    ...bakery,
    consumerAlert: ALERT,
    regularOpeningHours: AROUND_THE_CLOCK,
    currentOpeningHours: AROUND_THE_CLOCK,
  },
  { ...station, businessStatus: "CLOSED_TEMPORARILY" },
];

beforeEach(() => {
  defineElements();
  setPageSettings({ language: "fr", region: "FR" });
  setPageClient({
    ...sampleClient(PHOTO_BASE),
    getPlace: async ({ placeId }) => PLACES.find(({ id }) => id === placeId) ?? {},
    searchText: async () => ({ places: PLACES }),
  });
});
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute("style");
  document.body.removeAttribute("style");
  setPageSettings({ language: undefined, region: undefined });
  setPageClient(null);
});
failOnConsoleErrors();

const SEARCH = '<gmp-place-text-search-request text-query="q"></gmp-place-text-search-request>';
const ALL = "<gmp-place-all-content></gmp-place-all-content>";

/** The custom properties of the contract for places, with a value that nothing has by itself. */
const TOKENS: Readonly<Record<string, readonly string[]>> = {
  "rgb(1, 2, 3)": [
    ...["surface", "on-surface", "on-surface-variant", "primary", "disabled-surface", "positive", "negative"],
    ...[
      "positive-container",
      "on-positive-container",
      "info",
      "secondary-container",
      "on-secondary-container",
    ],
    ...["neutral-container", "on-neutral-container", "outline-decorative"],
  ].map((name) => `mat-color-${name}`),
  "italic 900 31px / 37px serif": [
    ...["display-small", "title-small", "title-medium", "headline-medium"],
    ...["body-medium", "body-small", "label-large", "label-medium"],
  ].map((name) => `mat-font-${name}`),
  "Georgia, serif": ["mat-font-family"],
  "33px": ["extra-small", "small", "medium", "large", "extra-large", "two-extra-large"].map(
    (name) => `mat-spacing-${name}`,
  ),
  "21px": ["", "card-", "button-", "dialog-", "thumbnail-"]
    .map((name) => `${name}border-radius`)
    .concat("collage-border-radius-outer"),
  "7px": ["button-border-width"],
  "rgb(4, 5, 6)": [
    "button-border-color",
    "star-rating-color",
    "background",
    "glyph-background",
    "glyph-color",
  ],
};

test("every custom property of the contract that is for places has its effect within the elements", async () => {
  const elements = [
    ...[bakery, station].map(({ id }) => onePlace("gmp-place-details", id)),
    onePlace("gmp-place-details-compact", bakery.id, 'orientation="horizontal"'),
    put("gmp-place-search", `<gmp-place-search orientation="horizontal">${SEARCH}${ALL}</gmp-place-search>`),
    onePlace("gmp-place-pin", bakery.id),
  ];
  // A button's border shows where it has a width.
  document.body.style.setProperty("--gmp-button-border-width", "1px");
  await Promise.all(elements.map((element) => next(element, "gmp-load")));
  const drawn = () => elements.map(looks).join("\n");
  const before = drawn();
  const without: string[] = [];
  for (const [value, names] of Object.entries(TOKENS)) {
    for (const name of names) {
      document.body.style.setProperty(`--gmp-${name}`, value);
      if (drawn() === before) without.push(name);
      document.body.style.removeProperty(`--gmp-${name}`);
      if (name === "button-border-width") document.body.style.setProperty(`--gmp-${name}`, "1px");
    }
  }
  expect(drawn()).toBe(before);
  expect(Object.values(TOKENS).flat()).toHaveLength(42);
  expect(without).toEqual([]);
});

test("a font token sets its family; other fonts use the family token, else the page's font", async () => {
  document.body.style.fontFamily = "Verdana";
  const element = onePlace("gmp-place-details", bakery.id);
  await next(element, "gmp-load");
  const fonts = () =>
    [".gmp-details-head .gmp-name", ".gmp-section-title", ".gmp-attribution", "[role=tab]"].map(
      (selector) => {
        const { fontFamily, fontSize } = getComputedStyle(
          element.shadowRoot?.querySelector(selector) as Element,
        );
        return `${fontSize} ${fontFamily}`;
      },
    );
  const atFirst = fonts();
  expect(atFirst.every((font) => font.endsWith("px Verdana"))).toBe(true);
  const { style } = element;
  style.setProperty("--gmp-mat-font-display-small", "italic 30px / 1.2 Georgia");
  const [, section, attribution, tab] = atFirst;
  expect(fonts()).toEqual(["30px Georgia", section, attribution, tab]);
  style.setProperty("--gmp-mat-font-family", "Impact");
  style.setProperty("--gmp-mat-font-body-small", "11px Courier");
  const [, ownSection, , ownTab] = atFirst.map((font) => font.replace("Verdana", "Impact"));
  expect(fonts()).toEqual(["30px Georgia", ownSection, "11px Courier", ownTab]);
  style.removeProperty("--gmp-mat-font-display-small");
  expect(fonts()[0]).toBe(atFirst[0]?.replace("Verdana", "Impact"));
});

test("an element is the box of its widget, so the page's styles of it are visible", async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "gmp-place-details-compact { width: 321px; padding: 11px; border: 5px dotted red; border-radius: 17px; background-color: yellow; position: relative; }" +
      'gmp-place-details-compact::after { content: ""; position: absolute; inset: 100% 0 auto; height: 20px; background: red; }' +
      "gmp-place-details { height: 200px; }",
  );
  document.adoptedStyleSheets.push(sheet);
  try {
    const element = onePlace("gmp-place-details-compact", bakery.id);
    await next(element, "gmp-load");
    // A tip that the page draws beneath it is not cut off.
    const { left, bottom } = element.getBoundingClientRect();
    expect(document.elementFromPoint(left + 30, bottom + 10)).toBe(element);
    const { width, borderRadius, backgroundColor } = getComputedStyle(element);
    expect([width, borderRadius, backgroundColor]).toEqual(["321px", "17px", "rgb(255, 255, 0)"]);
    const card = element.shadowRoot?.querySelector("article") as HTMLElement;
    expect(getComputedStyle(card).borderTopWidth).toBe("0px");
    expect(getComputedStyle(card).backgroundColor).toBe("rgba(0, 0, 0, 0)");
    expect(card.getBoundingClientRect().width).toBe(321 - 2 * (11 + 5));
    element.hidden = true;
    expect(getComputedStyle(element).display).toBe("none");
    // Content that is taller than its box can be scrolled.
    const details = onePlace("gmp-place-details", bakery.id);
    await next(details, "gmp-load");
    details.scrollTop = 10_000;
    expect(details.offsetHeight).toBe(200);
    const end = details.shadowRoot?.querySelector("article > :last-child");
    expect(end?.getBoundingClientRect().bottom).toBeLessThanOrEqual(details.getBoundingClientRect().bottom);
  } finally {
    document.adoptedStyleSheets.pop();
  }
});

test("an element has its preferred width, and less if there is less room", async () => {
  const element = onePlace("gmp-place-details-compact", bakery.id);
  const box = element.parentElement as HTMLElement;
  box.style.cssText = "display: inline-block; max-width: 600px";
  await next(element, "gmp-load");
  expect(element.offsetWidth).toBe(322);
  box.style.cssText = "display: flex; width: 200px";
  expect(element.offsetWidth).toBe(200);
  box.style.cssText = "width: 500px";
  expect(element.offsetWidth).toBe(500);
});

test("sizes follow the font size of the element, whatever that of the page's root", async () => {
  const sizes = (element: Element) =>
    [".gmp-name", ".gmp-maps-button svg", ".gmp-stars", ".gmp-attribution"].map((selector) => {
      const found = element.shadowRoot?.querySelector(selector) as Element;
      return [getComputedStyle(found).fontSize, found.getBoundingClientRect().height];
    });
  const element = onePlace("gmp-place-details-compact", bakery.id);
  await next(element, "gmp-load");
  const atFirst = sizes(element);
  document.body.style.fontSize = "16px";
  document.documentElement.style.fontSize = "10px";
  expect(sizes(element)).toEqual(atFirst);
  element.style.fontSize = "32px";
  expect(sizes(element).map(([font]) => font)).toEqual(
    atFirst.map(([font]) => `${2 * Number.parseFloat(String(font))}px`),
  );
});

test("the font is that of the page, for one element or for all, and by default sans-serif", async () => {
  const family = (element: Element) =>
    getComputedStyle(element.shadowRoot?.querySelector(".gmp-name") as Element).fontFamily;
  const element = onePlace("gmp-place-details-compact", bakery.id);
  await next(element, "gmp-load");
  expect(family(element)).toBe("system-ui, sans-serif");
  element.style.fontFamily = "monospace";
  expect(family(element)).toBe("monospace");
  document.body.style.fontFamily = "Georgia, serif";
  const other = onePlace("gmp-place-details-compact", bakery.id);
  await next(other, "gmp-load");
  expect(family(other)).toBe("Georgia, serif");
});

test("the colour scheme is that of the page, for one element or for all, and by default the system's", async () => {
  const element = onePlace("gmp-place-details-compact", bakery.id);
  await next(element, "gmp-load");
  expect(getComputedStyle(element).colorScheme).toBe("light dark");
  element.style.colorScheme = "dark";
  expect(getComputedStyle(element).backgroundColor).toBe("rgb(27, 29, 33)");
  element.style.colorScheme = "light";
  expect(getComputedStyle(element).backgroundColor).toBe("rgb(255, 255, 255)");
  document.documentElement.style.colorScheme = "dark";
  const other = onePlace("gmp-place-details-compact", bakery.id);
  await next(other, "gmp-load");
  expect(getComputedStyle(other).backgroundColor).toBe("rgb(27, 29, 33)");
});

test("the lightbox opens in the element's own tree, with its styles, and the focus goes back to the photo", async () => {
  const element = put(
    "gmp-place-details-compact",
    `<gmp-place-details-compact><gmp-place-details-place-request place="${bakery.id}"></gmp-place-details-place-request>
      <gmp-place-media lightbox-preferred></gmp-place-media></gmp-place-details-compact>`,
  );
  const inside = <Found extends Element>(selector: string) =>
    element.shadowRoot?.querySelector<Found & HTMLElement>(selector);
  await vi.waitFor(() => expect(inside(".gmp-photo-button")).toBeTruthy());
  const button = inside(".gmp-photo-button");
  button?.focus();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(inside<HTMLDialogElement>("dialog")?.open).toBe(true));
  expect(inside("dialog")?.getRootNode()).toBe(element.shadowRoot);
  expect(document.querySelector("dialog")).toBe(null);
  const { position, maxWidth } = getComputedStyle(inside("dialog") as Element);
  expect([position, maxWidth]).not.toEqual(["static", "none"]);
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(inside<HTMLDialogElement>("dialog")?.open ?? false).toBe(false));
  expect(element.shadowRoot?.activeElement).toBe(button);
});

test("the alert's dialog opens in the element's own tree, and the focus goes back to its button", async () => {
  const element = onePlace("gmp-place-details", bakery.id);
  await next(element, "gmp-load");
  const dialog = element.shadowRoot?.querySelector<HTMLDialogElement>("dialog") as HTMLDialogElement;
  const button = element.shadowRoot?.querySelector<HTMLElement>(".gmp-alert > button") as HTMLElement;
  button.focus();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(dialog.open).toBe(true));
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(dialog.open).toBe(false));
  expect(element.shadowRoot?.activeElement).toBe(button);
});

test("an element has the language of the settings and its direction, whatever the page around it", async () => {
  setPageSettings({ language: "ar-EG" });
  const element = onePlace("gmp-place-details", bakery.id);
  await next(element, "gmp-load");
  const card = element.shadowRoot?.querySelector("article");
  expect([card?.lang, card?.dir]).toEqual(["ar", "rtl"]);
  expect(shown(element)).toContain("نظرة عامة");
});

test("axe finds nothing wrong in any element, in light and in dark", async () => {
  const elements = [
    onePlace("gmp-place-details", bakery.id),
    onePlace("gmp-place-details", station.id),
    onePlace("gmp-place-details-compact", bakery.id),
    onePlace("gmp-place-details-compact", bakery.id, 'orientation="horizontal" truncation-preferred'),
    onePlace("gmp-place-pin", bakery.id),
    put("gmp-place-search", `<gmp-place-search selectable>${SEARCH}${ALL}</gmp-place-search>`),
    put("gmp-place-search", `<gmp-place-search orientation="horizontal">${SEARCH}</gmp-place-search>`),
    put(
      "gmp-advanced-place-details-compact",
      `<gmp-advanced-place-details-compact><gmp-place-details-place-request place="${bakery.id}"></gmp-place-details-place-request>
       <gmp-place-name></gmp-place-name><gmp-place-button label="Choisir"></gmp-place-button>
       <gmp-place-link action="open_website" slot="action-corner"></gmp-place-link></gmp-advanced-place-details-compact>`,
    ),
  ];
  await Promise.all(elements.map((element) => next(element, "gmp-load")));
  await vi.waitFor(() =>
    expect(elements.at(-1)?.shadowRoot?.querySelector(".gmp-corner-action")).toBeTruthy(),
  );
  const faults: string[] = [];
  for (const scheme of ["light", "dark"] as const) {
    for (const element of elements) element.style.colorScheme = scheme;
    for (const element of elements) faults.push(...(await findAxeFaults(element, scheme)));
  }
  expect(faults).toEqual([]);
});

function onePlace<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  id: string | undefined,
  attributes = "",
): HTMLElementTagNameMap[Tag] {
  const request = `<gmp-place-details-place-request place="${id}"></gmp-place-details-place-request>`;
  return put(tag, `<${tag} ${attributes}>${request}${ALL}</${tag}>`);
}

/** Computed styles that are compared, of the box and of its content. */
function looks(element: Element): string {
  return [element, ...(element.shadowRoot?.querySelectorAll("*") ?? [])]
    .map((each) => getComputedStyle(each))
    .map((style) => LOOKS.map((property) => style.getPropertyValue(property)).join())
    .join("\n");
}

const LOOKS = [
  ...[
    "color",
    "background-color",
    "border-top-color",
    "border-top-width",
    "border-top-left-radius",
    "fill",
    "stroke",
  ],
  ...["font", "padding-top", "padding-left", "margin-top", "row-gap", "column-gap", "outline-color"],
];
