import type { Place, PlacePrediction } from "@lieudit/place-model";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { sampleClient } from "../../gallery/sample-client.ts";
import { bakery, SAMPLE_PREDICTIONS } from "../../gallery/sample-places.ts";
import { waitForFrame } from "../../test/frame-drawn.ts";
import { buildPlace, HOSTILE_STRINGS, placesOfWrongTypes } from "../../test/hostile-place.ts";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { PHOTO_BASE, WidgetPage } from "../../test/widget-page.tsx";
import type { RoutingSummary } from "../parts/place-routing-summary.tsx";
import { PlaceAutocomplete } from "./place-autocomplete.tsx";
import { PlaceCompact } from "./place-compact.tsx";
import { PlaceDetails } from "./place-details.tsx";
import { PlaceSearchList } from "./place-search-list.tsx";

declare global {
  var hostileRan: boolean | undefined;
}

failOnConsoleErrors();
beforeEach(() => {
  globalThis.hostileRan = undefined;
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

// One picture for every photo, whatever its name is.
const client = {
  ...sampleClient(PHOTO_BASE),
  getPhotoMedia: async () => ({ name: "photo", photoUri: `${PHOTO_BASE}bread.svg` }),
};

const SAFE = /^(https?|mailto|tel):|^\/(?!\/)|^#/;

test.each(HOSTILE_STRINGS.map((value) => [value.slice(0, 40), value]))(
  "a place made of %j is drawn as text and nothing runs",
  async (_, value) => {
    const { container } = await render(everyWidget(buildPlace(value)));
    await forwardClick(container);
    expectInert(container);
  },
);

test.each(placesOfWrongTypes().map((place) => [JSON.stringify(place.displayName), place] as const))(
  "a place whose fields are all %s is drawn without a fault",
  async (_, place) => {
    const { container } = await render(everyWidget(place));
    expectInert(container);
  },
);

test("ten thousand reviews and features of an untrusted server do not block the page", async () => {
  const [review] = bakery.reviews ?? [];
  const reviews = Array.from({ length: 10_000 }, (_, index) => ({ ...review, name: `r${index}` }));
  const { container } = await render(everyWidget({ ...bakery, reviews }));
  expect(container.querySelectorAll(".gmp-review").length).toBeLessThanOrEqual(50);
});

test.each(HOSTILE_STRINGS.map((value) => [value.slice(0, 40), value]))(
  "predictions made of %j are drawn as text and nothing runs",
  async (_, value) => {
    const hostile = {
      ...SAMPLE_PREDICTIONS[0],
      text: { text: value, matches: [{ startOffset: -3, endOffset: 1e9 }] },
      structuredFormat: { mainText: { text: value }, secondaryText: { text: value } },
    } as PlacePrediction;
    const answering = {
      ...client,
      autocomplete: async () => ({ suggestions: [{ placePrediction: hostile }] }),
    };
    const { container } = await render(
      <WidgetPage client={answering}>
        <PlaceAutocomplete />
      </WidgetPage>,
    );
    await userEvent.type(page.getByRole("combobox"), "f");
    await expect.element(page.getByRole("option")).toBeInTheDocument();
    expectInert(container);
  },
);

function everyWidget(place: Place): ReactNode {
  return (
    <WidgetPage client={client}>
      <PlaceDetails place={place} content="all" />
      <PlaceCompact place={place} content="all" />
      <PlaceSearchList places={[place]} content="all" selectable showsAttributeTags />
      <PlaceSearchList
        places={[place]}
        orientation="HORIZONTAL"
        content={{ media: { lightboxPreferred: true } }}
        showsRoutingSummary
        routingSummaries={[place as RoutingSummary]}
      />
    </WidgetPage>
  );
}

/** Opens what is closed and presses every button: hostile links and handlers would answer. */
async function forwardClick(container: HTMLElement): Promise<void> {
  for (const details of container.querySelectorAll("details")) details.open = true;
  for (const button of container.querySelectorAll<HTMLButtonElement>("button:not([aria-label])"))
    button.click();
  await waitForFrame();
  for (const dialog of container.querySelectorAll("dialog")) dialog.close();
}

function expectInert(container: HTMLElement): void {
  expect(globalThis.hostileRan).toBeUndefined();
  expect(container.querySelector("script, iframe, object, embed, [style], [srcdoc]")).toBeNull();
  const handlers = [...container.querySelectorAll("*")].filter((element) =>
    element.getAttributeNames().some((name) => name.startsWith("on")),
  );
  expect(handlers).toEqual([]);
  const addresses = [...container.querySelectorAll("[href], [src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
  );
  expect(addresses.filter((address) => !SAFE.test(address))).toEqual([]);
}
