import { LANGUAGE_CODES } from "@lieudit/place-model";
import { createElement } from "react";
import { expect, test } from "vitest";
import { widgetHtml } from "../../test/widget-html.ts";
import { PlaceAutocomplete } from "../widgets/place-autocomplete.tsx";
import { PlaceDetails } from "../widgets/place-details.tsx";
import { en } from "./autocomplete/en.ts";
import type { AutocompleteText } from "./autocomplete-text.ts";
import { loadWidgetText } from "./index.ts";

test.each(LANGUAGE_CODES)("the autocomplete in %s has the words of the whole language", async (language) => {
  const words: Record<string, AutocompleteText> = await import(`./autocomplete/${language}.ts`);
  const text = words[language];
  expect(await loadWidgetText(language)).toMatchObject({ ...text });
  const html = widgetHtml(createElement(PlaceAutocomplete, { name: "place" }), { ...(text && { text }) });
  expect(html).toContain(`placeholder="${text?.searchPlaces}"`);
});

test("a widget that needs more words than the autocomplete names the mistake", () => {
  const details = createElement(PlaceDetails, { place: {} });
  expect(() => widgetHtml(details, { text: en })).toThrow(
    "A place widget needs the whole text in <PlacesProvider>.",
  );
});
