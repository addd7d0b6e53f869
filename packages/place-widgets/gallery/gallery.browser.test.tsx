import { LANGUAGE_CODES } from "@lieudit/place-model";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ar } from "../src/text/ar.ts";
import { en } from "../src/text/en.ts";
import { fr } from "../src/text/fr.ts";
import { loadWidgetText } from "../src/text/index.ts";
import type { WidgetText } from "../src/text/widget-text.ts";
import "../src/theme/styles.css";
import { findAxeFaults } from "../test/axe-faults.ts";
import { failOnConsoleErrors } from "../test/strict-console.ts";
import { PHOTO_BASE, WidgetPage } from "../test/widget-page.tsx";
import { Gallery } from "./gallery.tsx";
import "./gallery.css";
import { GALLERY_GROUPS } from "./states/gallery-groups.ts";
import "./states/gallery-states.css";

failOnConsoleErrors();
afterEach(() => {
  document.documentElement.dir = "";
  document.documentElement.style.fontSize = "";
  vi.restoreAllMocks();
});

test.each([
  [1280, en, "ltr"],
  [375, fr, "ltr"],
  [375, ar, "rtl"],
  [1280, ar, "rtl"],
] as const)(
  "at %i px every state is accessible in light and dark and fits",
  async (width, text, direction) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await page.viewport(width, 900);
    document.documentElement.dir = direction;
    const { container } = await render(<Gallery text={text} direction={direction} photoBase={PHOTO_BASE} />);
    await expect.element(page.getByText(text.photoError)).toBeVisible();
    // No state takes the reader away from the top.
    expect([window.scrollY, document.activeElement]).toEqual([0, document.body]);
    expect(await findAxeFaults(container, "light")).toEqual([]);
    expect(await findAxeFaults(container, "dark")).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test("at 375 px the longest words of every language fit, and none is cut or broken", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await page.viewport(375, 900);
  for (const language of LANGUAGE_CODES) {
    const text = withLongestWords(await loadWidgetText(language));
    document.documentElement.dir = text.direction;
    const { container, unmount } = await render(<Gallery text={text} photoBase={PHOTO_BASE} />);
    await expect.element(page.getByText(text.photoError)).toBeVisible();
    expect(document.documentElement.scrollWidth, language).toBeLessThanOrEqual(375);
    expect(listCutWords(container), language).toEqual([]);
    expect(listBrokenWords(container), language).toEqual([]);
    await unmount();
  }
});

/** Long names and addresses of places may be cut, and so may what only screen readers and placeholders have. */
const MAY_BE_CUT = ".gmp-name, .gmp-address, .gmp-prediction-text, .gmp-only-read, .gmp-search-skeletons";

function listCutWords(container: Element): (string | null)[] {
  return [...container.querySelectorAll<HTMLElement>("[class^=gmp], [class^=gmp] *")]
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        element.closest(MAY_BE_CUT) === null &&
        /hidden|clip/.test(getComputedStyle(element).overflowX),
    )
    .map(({ textContent }) => textContent);
}

/** Returns the long words that stand on two lines. */
function listBrokenWords(container: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element?.checkVisibility() || element.closest(MAY_BE_CUT) !== null) continue;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}{10,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(lines).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Every weekday is the longest one, every feature the longest feature, and so on. */
function withLongestWords(text: WidgetText): WidgetText {
  const tables = Object.entries(text).filter(([, value]) => typeof value === "object");
  const longest = tables.map(([key, table]) => {
    const words: string[] = Object.values(table);
    const word = words.reduce((sofar, other) => (other.length > sofar.length ? other : sofar));
    const filled = Object.fromEntries(Object.keys(table).map((name) => [name, word]));
    return [key, Array.isArray(table) ? words.map(() => word) : filled];
  });
  return { ...text, ...Object.fromEntries(longest) };
}

describe.each(["hours", "hours-special", "hours-always"])("the week of %s", (id) => {
  test.each([
    [320, fr],
    [250, fr],
    [250, ar],
  ] as const)("with letters twice as large fits %i px where it stands alone", async (width, text) => {
    const state = GALLERY_GROUPS.flatMap((group) => group.states).find((one) => one.id === id);
    document.documentElement.style.fontSize = "200%";
    const { container } = await render(
      <WidgetPage text={text}>
        {state?.draw({ title: id, say: (words) => words.fr, headingLevel: 3, startsOpen: false })}
      </WidgetPage>,
    );
    container.style.width = `${width}px`;
    const week = container.querySelector(".gmp-week")?.getBoundingClientRect();
    const { left, right } = container.getBoundingClientRect();
    expect(week?.width).toBeGreaterThan(0);
    expect([(week?.left ?? 0) >= left, (week?.right ?? 0) <= right]).toEqual([true, true]);
  });
});

const states = GALLERY_GROUPS.flatMap((group) => group.states);

test("each state has an id of its own", () => {
  const ids = states.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

const opening = states.filter(({ opens = false }) => opens);
/** On a wide window the photo and the buttons of a dialog stand otherwise. */
const alsoWide = ["alert", "lightbox-middle"];

test.each([
  ...opening.map((state) => ({ id: state.id, state, width: 375 })),
  ...opening.filter(({ id }) => alsoWide.includes(id)).map((state) => ({ id: state.id, state, width: 1280 })),
])("$id, opened at $width px, is accessible in light and dark and fits", async ({ state, width }) => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  await page.viewport(width, 800);
  const { container } = await render(
    <WidgetPage text={fr}>
      {state.draw({ title: state.title.fr, say: ({ fr }) => fr, headingLevel: 3, startsOpen: true })}
    </WidgetPage>,
  );
  const opened = () => container.querySelector("dialog[open], [role=menu]");
  await expect.poll(opened).not.toBeNull();
  expect(await findAxeFaults(container, "light")).toEqual([]);
  expect(await findAxeFaults(container, "dark")).toEqual([]);
  const { left = -1, right = width + 1 } = opened()?.getBoundingClientRect() ?? {};
  expect([left >= 0, right <= width]).toEqual([true, true]);
});
