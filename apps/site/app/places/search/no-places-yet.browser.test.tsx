import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NoPlacesYet } from "./no-places-yet.tsx";
import "../../shell/design/tokens.css";
import "../../shell/design/base.css";
import "../../shell/ui/ui.css";
import "../../shell/layout/layout.css";

test("a phone scrolls the command and not the page, with what every page has of styles", async () => {
  await page.viewport(375, 800);
  onTestFinished(() => page.viewport(1280, 720));
  const { container } = await render(<NoPlacesYet />);
  const command = container.querySelector("pre") as HTMLElement;
  expect(command.textContent).toContain("npm run import");
  expect(command.scrollWidth).toBeGreaterThan(command.clientWidth);
  expect(document.documentElement.scrollWidth).toBe(375);
  // Clear of the header above it.
  expect(container.querySelector("h1")?.getBoundingClientRect().top).toBeGreaterThan(30);
});
