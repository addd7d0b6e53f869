import { createElement } from "react";
import { expect, test } from "vitest";
import { bakery } from "../../gallery/sample-places.ts";
import { widgetHtml } from "../../test/widget-html.ts";
import type { PlaceAction } from "./place-action.ts";
import { PlaceActions } from "./place-actions.tsx";

/** Renders on a server, without a document. */
function html(...actions: readonly Omit<PlaceAction, "position">[]): string {
  return widgetHtml(
    createElement(PlaceActions, {
      place: bakery,
      position: "ACTION_MAIN",
      actions: actions.map((action) => ({ position: "ACTION_MAIN" as const, ...action })),
    }),
  );
}

test.each(["/rendez-vous?lieu=1", "rendez-vous", "?lieu=1", "#plan", "https://fournil.example/a"])(
  "the server writes a link to the page's own %s as the page gave it",
  (href) => {
    expect(html({ action: "CUSTOM", label: "Réserver", href })).toContain(`href="${href}"`);
  },
);

test.each(["javascript:alert(1)", " java\nscript:alert(1)", "data:text/html,x", "https://", undefined])(
  "a link to %j is not offered",
  (href) => {
    expect(html({ action: "CUSTOM", label: "Réserver", href })).not.toContain("<a");
  },
);

test("the place's own addresses have labels of their own", () => {
  const drawn = html({ action: "CALL", label: "Ring" }, { action: "OPEN_WEBSITE" }, { action: "OPEN_MAP" });
  // The digits alone of the international number would be another one.
  expect(drawn).toContain('href="tel:0499001234"');
  expect(drawn.replaceAll(/<[^>]+>/g, " ").match(/\S+/g)).toEqual(["Call", "Website", "Open", "in", "Maps"]);
});
