import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ar } from "../src/text/ar.ts";
import { en } from "../src/text/en.ts";
import { fr } from "../src/text/fr.ts";
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
