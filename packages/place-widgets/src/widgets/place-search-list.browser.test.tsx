import type { SearchTextRequest, SearchTextResponse } from "@lieudit/place-model";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ALWAYS_FAILS, NEVER_ANSWERS, sampleClient } from "../../gallery/sample-client.ts";
import { bakery, closedCafe, restaurant, SAMPLE_PLACES, station } from "../../gallery/sample-places.ts";
import { describeWidget } from "../../test/describe-widget.tsx";
import { holdResponses } from "../../test/held-answers.ts";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { PHOTO_BASE, WidgetPage } from "../../test/widget-page.tsx";
import { PlaceSearchList, type PlaceSearchListProps } from "./place-search-list.tsx";

failOnConsoleErrors();
afterEach(() => {
  vi.restoreAllMocks();
});

const places = [bakery, station, restaurant];

describeWidget("PlaceSearchList", {
  widget: (props) => (
    <PlaceSearchList
      places={SAMPLE_PLACES}
      selectable
      selectedPlaceId={station.id}
      showsAttributeTags
      origin={{ latitude: 43.24, longitude: 6.81 }}
      {...props}
    />
  ),
  loading: () => <PlaceSearchList request={{ textQuery: NEVER_ANSWERS }} />,
  says: ["Le Fournil des Roches", "Station du Cap", "1.2 km", "Vegetarian food"].map((words) =>
    words.replace(" km", "\u00a0km"),
  ),
  refIs: "section",
});

describeWidget("PlaceSearchList of links", {
  widget: (props) => (
    <PlaceSearchList places={places} placeHref={(place) => `/lieu/${place.id}`} {...props} />
  ),
  says: ["Le Fournil des Roches", "À l’Ombre du Figuier"],
  refIs: "section",
});

describeWidget("PlaceSearchList in a row", {
  widget: (props) => (
    <PlaceSearchList
      places={SAMPLE_PLACES}
      orientation="HORIZONTAL"
      selectable
      selectedPlaceId={station.id}
      showsAttributeTags
      showsRoutingSummary
      routingSummaries={[{ legs: [{ duration: "597.1s", distanceMeters: 3400 }] }]}
      {...props}
    />
  ),
  loading: () => <PlaceSearchList request={{ textQuery: NEVER_ANSWERS }} orientation="HORIZONTAL" />,
  says: ["Le Fournil des Roches", "Station du Cap", "10\u00a0min", "3.4\u00a0km"],
  refIs: "section",
});

test("with orientation HORIZONTAL the results are a carousel of cards 200 px wide and alike high [S1-026] [S2-079] [S9-054]", async () => {
  await page.viewport(700, 900);
  const { container } = await render(
    <WidgetPage>
      <PlaceSearchList places={SAMPLE_PLACES} orientation="HORIZONTAL" />
    </WidgetPage>,
  );
  const carousel = page.getByRole("group", { name: "Results" });
  await expect.element(carousel).toHaveAttribute("aria-roledescription", "carousel");
  const boxes = [...container.querySelectorAll(".gmp-search-item")].map((item) =>
    item.getBoundingClientRect(),
  );
  expect(boxes).toHaveLength(SAMPLE_PLACES.length);
  expect(new Set(boxes.map(({ width }) => width))).toEqual(new Set([200]));
  expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
  // One row: each begins after the one before it, at the same height.
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.slice(1).filter(({ left }, index) => left <= (boxes[index]?.right ?? 0))).toEqual([]);
  await expect.element(page.getByRole("button", { name: "Next cards" })).toBeVisible();
});

test("in a box narrower than 240 px the buttons stand below the cards, not on a photo", async () => {
  const { container } = await render(
    <WidgetPage>
      <div style={{ inlineSize: "238px" }}>
        <PlaceSearchList places={places} orientation="HORIZONTAL" />
      </div>
    </WidgetPage>,
  );
  const next = page.getByRole("button", { name: "Next cards" });
  await expect.element(next).toBeVisible();
  const card = (container.querySelector(".gmp-search-item") as Element).getBoundingClientRect();
  const box = (container.querySelector(".gmp-search") as Element).getBoundingClientRect();
  const button = next.element().getBoundingClientRect();
  expect(button.top).toBeGreaterThan(card.bottom);
  expect(button.bottom).toBeLessThanOrEqual(box.bottom);
});

test("where the way's length goes to a row of its own, that row does not begin with the dot", async () => {
  const { container } = await render(
    <WidgetPage>
      <PlaceSearchList
        places={[bakery]}
        routingSummaries={[{ legs: [{ duration: "3570s", distanceMeters: 45_000 }] }]}
        showsRoutingSummary
      />
    </WidgetPage>,
  );
  const dotAfter = (words: Element | null) => words && getComputedStyle(words, "::after").content;
  const dotBefore = (words: Element | null) => words && getComputedStyle(words, "::before").content;
  const [time = null, distance = null] = container.querySelectorAll(".gmp-routing-summary > bdi");
  expect([dotAfter(time), dotBefore(distance), dotAfter(distance)]).toEqual(['" ·"', "none", "none"]);
});

test("a card of a row is chosen by a click anywhere on it, its photo too", async () => {
  const onSelect = vi.fn();
  const { container } = await render(
    <WidgetPage>
      <PlaceSearchList places={places} orientation="HORIZONTAL" selectable onSelect={onSelect} />
    </WidgetPage>,
  );
  const { left, top, width, height } = (
    container.querySelector(".gmp-media") as Element
  ).getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  (hit as HTMLElement).click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(bakery);
});

test("a card shows the travel time in whole minutes, only if enabled [S9-040]", async () => {
  const ways = [
    undefined,
    {
      legs: [
        { duration: "3570s", distanceMeters: 45_000 },
        { duration: "45.4s", distanceMeters: 120 },
      ],
    },
    { legs: [{ duration: "soon", distanceMeters: 1 }] },
  ] as unknown as NonNullable<PlaceSearchListProps["routingSummaries"]>;
  const list = (showsRoutingSummary: boolean | undefined) => (
    <WidgetPage>
      <PlaceSearchList places={places} routingSummaries={ways} showsRoutingSummary={showsRoutingSummary} />
    </WidgetPage>
  );
  const { container, rerender } = await render(list(undefined));
  const said = () =>
    [...container.querySelectorAll(".gmp-search-item")].map(
      (item) => item.querySelector(".gmp-routing-summary")?.textContent ?? null,
    );
  expect(said()).toEqual([null, null, null]);
  await rerender(list(true));
  expect(said()).toEqual([null, "Travel time: 60\u00a0min45.1\u00a0km", null]);
});

test("a search that says where ways start shows them on its cards [S9-040]", async () => {
  const client = sampleClient(PHOTO_BASE);
  const searchText = vi.fn(
    async (): Promise<SearchTextResponse> => ({
      places,
      routingSummaries: [{ legs: [{ duration: "327s", distanceMeters: 454 }] }, {}, {}],
    }),
  );
  const request: SearchTextRequest = {
    textQuery: "pain",
    routingParameters: { origin: { latitude: 43.24, longitude: 6.81 }, travelMode: "WALK" },
  };
  const list = (showsRoutingSummary: boolean) => (
    <WidgetPage client={{ ...client, searchText }}>
      <PlaceSearchList request={request} showsRoutingSummary={showsRoutingSummary} />
    </WidgetPage>
  );
  const { container, rerender } = await render(list(true));
  await expect.element(page.getByText("5\u00a0min")).toBeVisible();
  const said = () =>
    [...container.querySelectorAll(".gmp-search-item")].map(
      (item) => item.querySelector(".gmp-routing-summary")?.textContent ?? null,
    );
  expect(said()).toEqual(["Travel time: 5\u00a0min0.5\u00a0km", null, null]);
  expect(searchText).toHaveBeenCalledWith(
    expect.objectContaining(request),
    expect.anything(),
    expect.anything(),
  );
  await rerender(list(false));
  expect(said()).toEqual([null, null, null]);
});

test.each([
  ["S2-090", "a click", () => userEvent.click(card())],
  ["S2-091", "Enter", () => focusAndPress("{Enter}")],
  ["S2-092", "Space", () => focusAndPress(" ")],
])("[%s] %s on a selectable card selects it", async (_, __, select) => {
  const onSelect = vi.fn();
  await render(
    <WidgetPage>
      <PlaceSearchList places={places} selectable onSelect={onSelect} />
    </WidgetPage>,
  );
  await select();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(station);
});

test("a selectable card is labelled by its place, or as this place where it has no name [S2-093] [S2-094]", async () => {
  await render(
    <WidgetPage>
      <PlaceSearchList places={[bakery, { id: "nameless-place" }]} selectable />
    </WidgetPage>,
  );
  const named = (name: string) => page.getByRole("button", { name, exact: true });
  await expect.element(named("Select Le Fournil des Roches")).toBeVisible();
  await expect.element(named("Select this place")).toBeVisible();
});

test("without more said it is a list, no card is a control and none says how far it is [S1-025] [S2-078] [S2-089] [S5-052]", async () => {
  const { container } = await render(
    <WidgetPage>
      <PlaceSearchList places={places} />
    </WidgetPage>,
  );
  const items = page.getByRole("listitem").elements();
  expect(items.map((item) => item.querySelector("h3")?.textContent)).toEqual(
    places.map(({ displayName }) => displayName?.text),
  );
  const boxes = items.map((item) => item.getBoundingClientRect());
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
  expect(boxes.slice(1).map(({ top }) => top)).toEqual(boxes.slice(0, -1).map(({ bottom }) => bottom));
  expect(items.flatMap((item) => [...item.querySelectorAll("a, button, [role=button], [tabindex]")])).toEqual(
    [],
  );
  expect(items.filter((item) => /\d\s(km|mi)\b/.test(item.textContent ?? ""))).toEqual([]);
  expect(container.querySelectorAll(".gmp-distance")).toHaveLength(0);
});

test("a card that is a link leads to its place; a selectable one calls the page instead, by Space too", async () => {
  const onSelect = vi.fn();
  const list = (selectable: boolean) => (
    <WidgetPage>
      <PlaceSearchList
        places={places}
        placeHref={(place) => `#${place.id}`}
        selectable={selectable}
        onSelect={onSelect}
      />
    </WidgetPage>
  );
  const { rerender } = await render(list(false));
  const link = page.getByRole("link", { name: "Station du Cap" });
  await expect.element(link).toHaveAttribute("href", `#${station.id}`);
  await userEvent.click(link);
  expect(location.hash).toBe(`#${station.id}`);
  history.replaceState(null, "", location.pathname + location.search);
  await rerender(list(true));
  await userEvent.click(page.getByRole("link", { name: "Select Station du Cap" }));
  await userEvent.keyboard(" ");
  expect(onSelect).toHaveBeenCalledTimes(2);
  expect(location.hash).toBe("");
});

test("a card shows at most two attribute tags, and none unless enabled [S9-035]", async () => {
  const { container, rerender } = await render(
    <WidgetPage>
      <PlaceSearchList places={[restaurant]} showsAttributeTags />
    </WidgetPage>,
  );
  const tags = () => [...container.querySelectorAll(".gmp-tags li")].map((tag) => tag.textContent);
  expect(tags()).toEqual(["Dine-in", "Outdoor seating"]);
  await rerender(
    <WidgetPage>
      <PlaceSearchList places={[restaurant]} />
    </WidgetPage>,
  );
  expect(tags()).toEqual([]);
});

test.each([
  ["S5-053", undefined, "above"],
  ["S2-081", "TOP", "above"],
  ["S2-082", "BOTTOM", "below"],
] as const)(
  "[%s] with attributionPosition %s the attribution stands %s the results",
  async (_, position, side) => {
    const list = (orientation: "VERTICAL" | "HORIZONTAL") => (
      <WidgetPage>
        <PlaceSearchList places={places} orientation={orientation} attributionPosition={position} />
      </WidgetPage>
    );
    const { rerender } = await render(list("VERTICAL"));
    const box = (element: Element) => element.getBoundingClientRect();
    const sideOfAttribution = () => {
      const attribution = box(page.getByRole("link", { name: "© OpenStreetMap contributors" }).element());
      const results = box(page.getByRole("list").element());
      if (attribution.bottom <= results.top) return "above";
      return attribution.top >= results.bottom ? "below" : "over";
    };
    expect(sideOfAttribution()).toBe(side);
    await rerender(list("HORIZONTAL"));
    expect(sideOfAttribution()).toBe(side);
  },
);

test("the box of the results is white, rounded by 8px and bordered, unless the page says otherwise", async () => {
  const list = (shows: Partial<PlaceSearchListProps>) => (
    <WidgetPage>
      <PlaceSearchList places={places} {...shows} />
    </WidgetPage>
  );
  const { rerender } = await render(list({}));
  const box = page.getByRole("region", { name: "Results" }).element();
  const style = getComputedStyle(box);
  expect(style.backgroundColor).toBe("rgb(255, 255, 255)");
  expect(style.borderRadius).toBe("8px");
  expect(style.borderWidth).toBe("1px");
  await expect.element(page.getByText("© OpenStreetMap contributors")).toBeVisible();
  await rerender(list({ showsBorder: false, showsAttribution: false }));
  expect(style.borderWidth).toBe("0px");
  expect(box.textContent).not.toContain("OpenStreetMap");
});

test("no result and a failure say so [S8-003] [S8-004]", async () => {
  const { rerender } = await render(
    <WidgetPage>
      <PlaceSearchList places={[]} />
    </WidgetPage>,
  );
  await expect.element(page.getByRole("status")).toBeVisible();
  expect(page.getByRole("status").element().textContent).toBe("No places to display");
  const onError = vi.fn();
  await rerender(
    <WidgetPage>
      <PlaceSearchList request={{ textQuery: ALWAYS_FAILS }} onError={onError} />
    </WidgetPage>,
  );
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(page.getByRole("alert").element().textContent).toBe("Place results couldn't loadTry again");
  await vi.waitFor(() =>
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: "PLACES_SEARCH_TEXT" })),
  );
});

test("photos whose addresses are known are in the server's HTML", () => {
  const url = `${PHOTO_BASE}bread.svg`;
  const [photo] = bakery.photos ?? [];
  const known = {
    name: photo?.name ?? "",
    url,
    widthPx: 600,
    heightPx: 400,
    authorAttributions: [],
    flagContentUri: undefined,
  };
  const html = renderToString(
    <WidgetPage>
      <PlaceSearchList places={places} photosByPlaceId={{ [bakery.id ?? ""]: [known] }} />
    </WidgetPage>,
  );
  expect(html).toContain(`src="${url}"`);
});

test("a card's status is a success when its photo came or when it has none, an error when none came [S4-052] [S4-053]", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const photos = holdResponses<{ name: string }, { name: string; photoUri: string }>();
  const client = { ...sampleClient(PHOTO_BASE), getPhotoMedia: photos.ask };
  await render(
    <WidgetPage client={client}>
      <PlaceSearchList places={[bakery, station, restaurant]} />
    </WidgetPage>,
  );
  const cards = page.getByRole("article").elements() as HTMLElement[];
  const statuses = () => cards.map((card) => card.dataset.phase);
  expect(statuses()).toEqual(["LOADING", "SUCCESS", "LOADING"]);
  photos.answer(0, { name: "bread", photoUri: `${PHOTO_BASE}bread.svg` });
  photos.answer(1, { name: "garden", photoUri: "" });
  await expect.poll(statuses).toEqual(["SUCCESS", "SUCCESS", "ERROR"]);
  expect(cards.map((card) => card.textContent?.includes("Photo couldn't load"))).toEqual([
    false,
    false,
    true,
  ]);
  expect(cards.map((card) => card.querySelectorAll("img").length)).toEqual([1, 0, 0]);
  expect(warn).toHaveBeenCalledExactlyOnceWith("Error fetching photo URI: Server returned no data");
});

test("a request without words is ignored with a warning", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { container } = await render(
    <WidgetPage>
      <PlaceSearchList request={{ textQuery: "" }} />
    </WidgetPage>,
  );
  expect(warn).toHaveBeenCalledWith("Ignoring <gmp-place-text-search-request> with no text query.");
  expect(container.textContent).toBe("");
});

test("runs again when the request changes, but not for an equal object", async () => {
  const { client, searches } = heldClient();
  const list = (props: Partial<PlaceSearchListProps>) => (
    <WidgetPage client={client}>
      <PlaceSearchList {...props} />
    </WidgetPage>
  );
  const { rerender } = await render(list({ request: { textQuery: "pain", minRating: 4 } }));
  await rerender(list({ request: { minRating: 4, textQuery: "pain" } }));
  expect(searches.questions).toHaveLength(1);
  await rerender(list({ request: { textQuery: "vin", minRating: 4 } }));
  expect(searches.questions.map(({ textQuery }) => textQuery)).toEqual(["pain", "vin"]);
  await rerender(list({ request: { textQuery: "vin", minRating: 4 }, content: { address: true } }));
  expect(searches.questions).toHaveLength(3);
});

test("late answers change nothing: the last request wins", async () => {
  const { client, searches } = heldClient();
  const list = (textQuery: string) => (
    <WidgetPage client={client}>
      <PlaceSearchList request={{ textQuery }} />
    </WidgetPage>
  );
  const { rerender } = await render(list("pain"));
  await rerender(list("vin"));
  searches.answer(1, { places: [closedCafe] });
  await expect.element(page.getByText("مقهى الميناء")).toBeVisible();
  searches.answer(0, { places: [bakery] });
  await Promise.resolve();
  expect(page.getByText("Le Fournil des Roches").elements()).toHaveLength(0);
});

test("given places answer the request that they came with, and no later one", async () => {
  const { client, searches } = heldClient();
  const list = (textQuery: string) => (
    <WidgetPage client={client}>
      <PlaceSearchList request={{ textQuery }} places={places} />
    </WidgetPage>
  );
  const { rerender } = await render(list("cap"));
  await expect.element(page.getByRole("heading", { name: "Station du Cap" })).toBeVisible();
  expect(searches.questions).toEqual([]);
  await rerender(list("pain"));
  expect(searches.questions).toHaveLength(1);
  searches.answer(0, { places: [closedCafe] });
  await expect.element(page.getByText("مقهى الميناء")).toBeVisible();
});

function card() {
  return page.getByRole("button", { name: "Select Station du Cap" });
}

async function focusAndPress(keys: string): Promise<void> {
  (card().element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
}

function heldClient() {
  const searches = holdResponses<SearchTextRequest, SearchTextResponse>();
  return { client: { ...sampleClient(PHOTO_BASE), searchText: searches.ask }, searches };
}
