import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { bakery } from "../../gallery/sample-places.ts";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { WidgetPage } from "../../test/widget-page.tsx";
import { ar } from "../text/ar.ts";
import { fr } from "../text/fr.ts";
import { PlacePin } from "./place-pin.tsx";

failOnConsoleErrors();

test.each([
  [fr, "Le Fournil des Roches, 4,3\u00a0étoiles sur 5"],
  [ar, "Le Fournil des Roches، 4.3\u00a0نجمة من 5"],
])("in $language a pin is read as the place with its stars", async (text, name) => {
  await render(
    <WidgetPage text={text}>
      <PlacePin place={bakery} showsRating />
    </WidgetPage>,
  );
  await expect.element(page.getByRole("img", { name })).toBeInTheDocument();
});

test("its size is in no attribute of the server's HTML, which a strict policy would leave out", () => {
  const html = renderToStaticMarkup(
    <WidgetPage>
      <PlacePin place={bakery} scale={2} />
    </WidgetPage>,
  );
  expect(html).toContain("gmp-map-pin");
  expect(html).not.toContain(" style=");
});
