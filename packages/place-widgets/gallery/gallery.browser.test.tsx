import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ar } from "../src/text/ar.ts";
import { en } from "../src/text/en.ts";
import { fr } from "../src/text/fr.ts";
import "../src/theme/styles.css";
import { axeFaults } from "../test/axe-faults.ts";
import { failOnConsoleErrors } from "../test/strict-console.ts";
import { PHOTO_BASE } from "../test/widget-page.tsx";
import { Gallery } from "./gallery.tsx";
import "./gallery.css";

failOnConsoleErrors();
afterEach(() => {
  document.documentElement.dir = "";
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
    expect(await axeFaults(container, "light")).toEqual([]);
    expect(await axeFaults(container, "dark")).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
