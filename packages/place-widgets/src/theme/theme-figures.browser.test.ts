import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { LIGHTBOX_SCREEN_PX } from "../constants.ts";
import "./styles.css";

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});

/** Renders `html` in a widget of `width` and returns the computed style of the element marked `data-test`. */
function getStyle(html: string, width = 800): CSSStyleDeclaration {
  document.body.innerHTML = `<div class="gmp-widget" style="inline-size: ${width}px">${html}</div>`;
  const element = document.querySelector("[data-test]");
  if (element === null) throw new Error("The markup marks no element with data-test.");
  return getComputedStyle(element);
}

const media = (attributes: string) => `<div class="gmp-media" data-test ${attributes}></div>`;

test.each([
  ["a single photo", "aspectRatio", "3 / 2", "S9-058", media(`data-layout="hero" data-phase="ready"`)],
  ["a collage", "aspectRatio", "1.5 / 1", "S9-059", media(`data-layout="collage"`)],
  ["a small thumbnail", "inlineSize", "60px", "S9-056", media(`data-layout="thumbnail" data-size="SMALL"`)],
  ["a medium thumbnail", "inlineSize", "75px", "S9-057", media(`data-layout="thumbnail" data-size="MEDIUM"`)],
  ["a large thumbnail", "inlineSize", "90px", "S9-055", media(`data-layout="thumbnail" data-size="LARGE"`)],
  [
    "a photo that fades in",
    "animationDuration",
    "1s",
    "S9-063",
    `<span class="gmp-photo" data-state="shown"><img alt="" data-test></span>`,
  ],
  ["a placeholder", "animationDuration", "1.5s", "S9-064", `<span class="gmp-pulse" data-test></span>`],
  ["a dialog", "inlineSize", "600px", "S9-060", `<dialog class="gmp-dialog" open data-test></dialog>`],
  [
    "a list of predictions",
    "zIndex",
    "1000",
    "S9-067",
    `<div class="gmp-autocomplete"><div class="gmp-autocomplete-field"><div class="gmp-predictions" data-test></div></div></div>`,
  ],
  ["a menu", "zIndex", "1000", "S9-067", `<div class="gmp-menu-items" data-test></div>`],
  [
    "a card in a row",
    "inlineSize",
    "200px",
    "S9-054",
    `<ul class="gmp-carousel-cards"><li data-test></li></ul>`,
  ],
  [
    "the placeholder of a card in a row",
    "flexBasis",
    "200px",
    "S9-054",
    `<div class="gmp-search" data-orientation="HORIZONTAL"><div class="gmp-search-skeletons"><div class="gmp-skeleton" data-test></div></div></div>`,
  ],
  ["an item of a menu", "minBlockSize", "48px", "S9-065", `<a class="gmp-menu-item" data-test></a>`],
  ["a prediction", "blockSize", "52px", "S9-066", `<div class="gmp-prediction" data-test></div>`],
] as const)("%s has %s %s [%s]", (_name, property, value, _rule, html) => {
  expect(getStyle(html)[property]).toBe(value);
});

const CARD = (content: string) =>
  `<div style="container-type: inline-size"><div class="gmp-compact-body">${content}</div></div>`;

test.each([
  ["a hero image goes", CARD(media(`data-layout="hero"`)), 350, "grid", 349, "none"],
  [
    "the Maps button is shorter",
    CARD(`<span class="gmp-maps-button-long" data-test></span>`),
    350,
    "inline",
    349,
    "none",
  ],
])("below 350 px %s [S9-061]", (_name, html, wide, wideDisplay, narrow, narrowDisplay) => {
  expect(getStyle(html, wide).display).toBe(wideDisplay);
  expect(getStyle(html, narrow).display).toBe(narrowDisplay);
});

test("below 200 px the Maps button has no words [S9-062]", () => {
  const html = CARD(`<span class="gmp-maps-button-short" data-test></span>`);
  expect(getStyle(html, 200).display).toBe("inline");
  expect(getStyle(html, 199).display).toBe("none");
});

test("the lightbox has its progress bar and fills the screen up to the same width as it reads touches [S9-048]", async () => {
  const bar = `<dialog class="gmp-dialog gmp-lightbox" open><div class="gmp-lightbox-progress" data-test></div></dialog>`;
  await page.viewport(LIGHTBOX_SCREEN_PX, 800);
  expect(getStyle(bar).display).toBe("flex");
  expect(getComputedStyle(document.querySelector("dialog") as Element).maxBlockSize).toBe("none");
  await page.viewport(LIGHTBOX_SCREEN_PX + 1, 800);
  expect(getStyle(bar).display).toBe("none");
  expect(getComputedStyle(document.querySelector("dialog") as Element).maxBlockSize).not.toBe("none");
});

test("on a small screen the lightbox is at most 600 px wide [S2-113]", async () => {
  await page.viewport(LIGHTBOX_SCREEN_PX, 800);
  expect(getStyle(`<dialog class="gmp-dialog gmp-lightbox" open data-test></dialog>`).maxInlineSize).toBe(
    "600px",
  );
});
