import type { GetContextResponse, Place } from "@lieudit/place-model";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ALWAYS_FAILS, NEVER_ANSWERS, sampleClient } from "../../gallery/sample-client.ts";
import { EMPTY_CONTEXT, sampleContext } from "../../gallery/sample-context.ts";
import { bakery } from "../../gallery/sample-places.ts";
import { describeWidget } from "../../test/describe-widget.tsx";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { PHOTO_BASE, WidgetPage } from "../../test/widget-page.tsx";
import { ar } from "../text/ar.ts";
import { fr } from "../text/fr.ts";
import "../theme/contextual.css";
import { type ContextMapView, PlaceContextual } from "./place-contextual.tsx";

failOnConsoleErrors();
afterEach(() => {
  vi.restoreAllMocks();
});

const context = sampleContext("");
const names = (context.places ?? []).map(({ displayName }) => displayName?.text ?? "");

describeWidget("PlaceContextual", {
  widget: (props) => (
    <PlaceContextual context={context} layout="COMPACT" map={() => <p>The page’s map</p>} {...props} />
  ),
  loading: () => <PlaceContextual contextToken={NEVER_ANSWERS} />,
  says: [...names, "The page’s map", "10\u00a0min", "0.8\u00a0km", "on foot", "Directions", "Reviews"],
  refIs: "section",
});

describeWidget("PlaceContextual, vertical", {
  widget: (props) => <PlaceContextual context={context} layout="VERTICAL" mapHidden {...props} />,
  loading: () => <PlaceContextual contextToken={NEVER_ANSWERS} layout="VERTICAL" />,
  says: [...names, "60\u00a0min", "4.5\u00a0km"],
  refIs: "section",
});

/** A context of `count` places without names of their own. */
function longContext(count: number): GetContextResponse {
  const places = Array.from(
    { length: count },
    (_, n): Place => ({
      id: `context-place-${n}`,
      displayName: { text: `Place ${n}`, languageCode: "en" },
    }),
  );
  return { places, travelMode: "DRIVE" };
}

test("a token is opened with one request for at most 500 places, in the words of the page", async () => {
  const client = sampleClient(PHOTO_BASE);
  const getContext = vi.fn(client.getContext);
  const onLoad = vi.fn();
  const widget = (token: string) => (
    <WidgetPage client={{ ...client, getContext }} text={fr} region="FR">
      <PlaceContextual contextToken={token} onLoad={onLoad} />
    </WidgetPage>
  );
  const { rerender } = await render(widget("token-1"));
  await expect.element(page.getByText(names[0] ?? "")).toBeVisible();
  const { requiredFields } = PlaceContextual;
  expect(requiredFields).toEqual(expect.arrayContaining(["reviews", "photos", "location", "displayName"]));
  expect(getContext.mock.calls.map(([request, fields]) => [request, fields])).toEqual([
    [{ contextToken: "token-1", languageCode: "fr", regionCode: "FR", pageSize: 500 }, requiredFields],
  ]);
  await rerender(widget("token-2"));
  await expect.poll(() => onLoad.mock.calls.length).toBe(2);
  expect(getContext).toHaveBeenCalledTimes(2);
});

test("open and selected items are reset for the next context", async () => {
  const client = sampleClient(PHOTO_BASE);
  const getContext = async () => longContext(30);
  const widget = (token: string) => (
    <WidgetPage client={{ ...client, getContext }}>
      <PlaceContextual contextToken={token} onSelect={() => {}} />
    </WidgetPage>
  );
  const { container, rerender } = await render(widget("token-1"));
  const count = () => container.querySelectorAll(".gmp-search-item").length;
  await page.getByRole("button", { name: "Show more" }).click();
  await page.getByRole("button", { name: "Select Place 3", exact: true }).click();
  expect([count(), container.querySelectorAll("[aria-pressed=true]").length]).toEqual([30, 1]);
  await rerender(widget("token-2"));
  await expect.poll(count).toBe(20);
  expect(container.querySelectorAll("[aria-pressed=true]")).toHaveLength(0);
});

test("a given context is requested only if its token changes", async () => {
  const client = sampleClient(PHOTO_BASE);
  const getContext = vi.fn(client.getContext);
  const widget = (token: string) => (
    <WidgetPage client={{ ...client, getContext }}>
      <PlaceContextual contextToken={token} context={longContext(1)} />
    </WidgetPage>
  );
  const { rerender } = await render(widget("token-1"));
  await expect.element(page.getByText("Place 0")).toBeVisible();
  expect(getContext).not.toHaveBeenCalled();
  await rerender(widget("token-1"));
  expect(getContext).not.toHaveBeenCalled();
});

test("reviews stand behind a control of each place, and photos open", async () => {
  const { container } = await render(
    <WidgetPage>
      <PlaceContextual context={{ places: [bakery] }} />
    </WidgetPage>,
  );
  const review = bakery.reviews?.[0];
  const words = page.getByText(review?.text?.text.slice(0, 20) ?? "no review", { exact: false }).first();
  await expect.element(words).not.toBeVisible();
  await userEvent.click(container.querySelector(".gmp-context-reviews > summary") as Element);
  await expect.element(words).toBeVisible();
  await expect.element(page.getByRole("button", { name: /photo/i }).first()).toBeVisible();
});

test.each([
  ["US", "0.5\u00a0mi"],
  ["FR", "0.8\u00a0km"],
])("in %s a way is %s long", async (region, words) => {
  await render(
    <WidgetPage region={region}>
      <PlaceContextual context={context} />
    </WidgetPage>,
  );
  await expect.element(page.getByText(words)).toBeVisible();
});

test("a place without a way says how far it is from the origin; without an origin it says neither", async () => {
  const { container, rerender } = await render(
    <WidgetPage>
      <PlaceContextual context={context} />
    </WidgetPage>,
  );
  const said = () =>
    [...container.querySelectorAll(".gmp-search-item")].map((item) =>
      ["gmp-routing-summary", "gmp-distance"].map((name) => item.querySelector(`.${name}`) !== null),
    );
  expect(said()).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
  const { origin: _origin, routingSummaries: _ways, ...nowhere } = context;
  await rerender(
    <WidgetPage>
      <PlaceContextual context={nowhere} />
    </WidgetPage>,
  );
  expect(said()).toEqual([
    [false, false],
    [false, false],
    [false, false],
  ]);
  expect(container.querySelector(".gmp-context-mode")).toBeNull();
});

test("what loads, fails or is empty says so, and the map waits for places", async () => {
  const onError = vi.fn();
  const map = vi.fn(() => <p>The page’s map</p>);
  const widget = (token: string) => (
    <WidgetPage text={fr}>
      <PlaceContextual contextToken={token} map={map} onError={onError} />
    </WidgetPage>
  );
  const { container, rerender } = await render(widget(NEVER_ANSWERS));
  const section = () => container.querySelector(".gmp-context");
  expect(section()?.getAttribute("data-phase")).toBe("loading");
  await rerender(widget(ALWAYS_FAILS));
  await expect.element(page.getByText(fr.placeResultsError)).toBeVisible();
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "PLACES_GET_CONTEXT" }));
  await rerender(widget(EMPTY_CONTEXT));
  await expect.element(page.getByText(fr.noPlaces)).toBeVisible();
  await rerender(widget(""));
  expect(section()).toBeNull();
  expect(map).not.toHaveBeenCalled();
});

test("a marker that is chosen on the map chooses its card, and a card its marker", async () => {
  const onSelect = vi.fn();
  const views: ContextMapView[] = [];
  const map = (view: ContextMapView) => {
    views.push(view);
    return <p>The page’s map</p>;
  };
  const long = { ...longContext(60), origin: { latitude: 43, longitude: 6 }, mapOptions: { zoom: 3 } };
  const { container } = await render(
    <WidgetPage>
      <PlaceContextual context={long} map={map} onSelect={onSelect} />
    </WidgetPage>,
  );
  expect(views[0]).toMatchObject({
    origin: long.origin,
    mapOptions: { zoom: 3 },
    selectedPlaceId: undefined,
  });
  expect(views[0]?.places).toHaveLength(60);
  expect(container.querySelectorAll(".gmp-search-item")).toHaveLength(20);

  views[0]?.onSelect("context-place-45");
  await expect
    .element(page.getByRole("button", { name: "Select Place 45" }))
    .toHaveAttribute("aria-pressed", "true");
  await expect.element(page.getByRole("button", { name: "Select Place 45" })).toBeInViewport();
  await page.getByRole("button", { name: "Select Place 3", exact: true }).click();
  expect(views.at(-1)?.selectedPlaceId).toBe("context-place-3");
  expect(onSelect.mock.calls.map(([{ id }]) => id)).toEqual(["context-place-45", "context-place-3"]);
  views[0]?.onSelect("elsewhere");
  expect(onSelect).toHaveBeenCalledTimes(2);
});

test("a map with a height of its own stays in its place above the list", async () => {
  const map = () => <div id="map" style={{ blockSize: "30rem" }} />;
  const { container } = await render(
    <WidgetPage>
      <PlaceContextual context={context} map={map} />
    </WidgetPage>,
  );
  expect((container.querySelector("#map") as HTMLElement).offsetHeight).toBe(280 - 1);
});

test("the arrows lead from card to card, Home and End to the first and the last, and others change nothing", async () => {
  await render(
    <WidgetPage>
      <PlaceContextual context={longContext(3)} onSelect={() => {}} />
    </WidgetPage>,
  );
  const focused = () => document.activeElement?.getAttribute("aria-label");
  await userEvent.tab();
  expect(focused()).toBe("Select Place 0");
  const way: (string | null | undefined)[] = [];
  for (const key of ["{ArrowDown}", "{End}", "{ArrowDown}", "{ArrowUp}", "{Home}", "{ArrowRight}"]) {
    await userEvent.keyboard(key);
    way.push(focused()?.slice(-1));
  }
  expect(way).toEqual(["1", "2", "0", "2", "0", "0"]);
});

test("a context of 500 shows 20 cards, and as many more each time; the focus goes on with the first new one", async () => {
  const { container } = await render(
    <WidgetPage text={ar} direction="rtl">
      <PlaceContextual context={longContext(45)} onSelect={() => {}} />
    </WidgetPage>,
  );
  const more = page.getByRole("button", { name: ar.showMore });
  await more.click();
  expect(container.querySelectorAll(".gmp-search-item")).toHaveLength(40);
  expect(document.activeElement?.getAttribute("aria-label")).toContain("Place 20");
  await more.click();
  expect(container.querySelectorAll(".gmp-search-item")).toHaveLength(45);
  expect(more.elements()).toEqual([]);
});
