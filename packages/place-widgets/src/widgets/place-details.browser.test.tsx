import type { GetPlaceRequest, Place } from "@lieudit/place-model";
import { PlacesError } from "@lieudit/place-model";
import type { PlacesClient } from "@lieudit/places-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { NEVER_ANSWERS, sampleClient } from "../../gallery/sample-client.ts";
import {
  bakery,
  bench,
  bistro,
  closedCafe,
  GALLERY_NOW,
  restaurant,
  station,
} from "../../gallery/sample-places.ts";
import { describeWidget } from "../../test/describe-widget.tsx";
import { holdResponses } from "../../test/held-answers.ts";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { PHOTO_BASE, WidgetPage } from "../../test/widget-page.tsx";
import { ar } from "../text/ar.ts";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { PlaceDetails } from "./place-details.tsx";

const dearStation: Place = {
  ...station,
  fuelOptions: {
    fuelPrices: [
      { type: "MIDGRADE", price: { currencyCode: "EUR", units: "1234567", nanos: 692_000_000 } },
      { type: "TRUCK_DIESEL", price: { currencyCode: "TND", units: "2", nanos: 125_000_000 } },
    ],
  },
  evChargeOptions: {
    connectorCount: 9,
    connectorAggregation: [
      {
        type: "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET",
        maxChargeRateKw: 112_176.68,
        count: 9,
        availableCount: 0,
      },
    ],
  },
};

failOnConsoleErrors();
beforeEach(async () => {
  await page.viewport(900, 700);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describeWidget("PlaceDetails", {
  widget: (props) => <PlaceDetails place={bakery} content="all" {...props} />,
  loading: () => <PlaceDetails placeId={NEVER_ANSWERS} />,
  says: [
    "Le Fournil des Roches",
    "12 Rue des Cordiers",
    "04 99 00 12 34",
    "fournil-des-roches.example",
    "6RR7+FF Port-Valbrune",
    "Le pain de seigle est remarquable",
    "Wheelchair accessible restroom",
    "Reviews aren't verified",
    "© OpenStreetMap contributors",
  ],
  refIs: "article",
});

describeWidget("PlaceDetails of a station", {
  widget: (props) => <PlaceDetails place={station} {...props} />,
  says: ["€1.689", "SP98", "Price as of 24+ hours ago", "3 of 4 available", "Updated 7 minutes ago"],
  refIs: "article",
});

describeWidget("PlaceDetails of a station with long names and high prices", {
  widget: (props) => <PlaceDetails place={dearStation} {...props} />,
  says: ["€1,234,567.692", "Wall outlet"],
  refIs: "article",
});

describeWidget("PlaceDetails of a place that warns", {
  widget: (props) => <PlaceDetails place={restaurant} {...props} />,
  says: ["Alert: Des tentatives d’hameçonnage", "De faux sites demandent un acompte"],
  refIs: "article",
});

test("the tabs that have content are there, and the first is chosen [S2-041] [S2-042] [S2-043] [S4-055]", async () => {
  await render(
    <WidgetPage>
      <PlaceDetails place={bakery} />
    </WidgetPage>,
  );
  const tabs = page.getByRole("tab").elements();
  expect(tabs.map((tab) => tab.textContent)).toEqual(["Overview", "Reviews", "About"]);
  await expect.element(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("tabpanel", { name: "Overview" })).toBeVisible();
  expect(page.getByRole("tabpanel").elements()).toHaveLength(1);
  expect(tabs.map((tab) => tab.getAttribute("aria-selected"))).toEqual(["true", "false", "false"]);
});

test("arrows wrap through the tabs, Home and End jump, a click chooses [S2-048] [S2-049] [S2-050] [S2-051] [S2-052] [S4-056]", async () => {
  await render(
    <WidgetPage>
      <PlaceDetails place={bakery} />
    </WidgetPage>,
  );
  const panels = () => page.getByRole("tabpanel").elements();
  const getTab = (panel: Element | undefined) =>
    document.getElementById(panel?.getAttribute("aria-labelledby") ?? "")?.textContent;
  await userEvent.click(page.getByRole("tab", { name: "Reviews" }));
  expect(panels().map(getTab)).toEqual(["Reviews"]);
  const steps = [
    ["{ArrowRight}", "About"],
    ["{ArrowRight}", "Overview"],
    ["{ArrowLeft}", "About"],
    ["{ArrowLeft}", "Reviews"],
    ["{Home}", "Overview"],
    ["{ArrowRight}", "Reviews"],
    ["{End}", "About"],
  ] as const;
  for (const [key, tab] of steps) {
    await userEvent.keyboard(key);
    expect([key, document.activeElement?.textContent, ...panels().map(getTab)]).toEqual([key, tab, tab]);
  }
});

test("with one tab there is no bar [S2-047]", async () => {
  await render(
    <WidgetPage>
      <PlaceDetails place={bench} />
    </WidgetPage>,
  );
  await expect.element(page.getByText("Sentier de la Pointe, 83999 Port-Valbrune, France")).toBeVisible();
  expect(page.getByRole("tablist").elements()).toHaveLength(0);
});

test("a place without anything but a name has no tab at all", async () => {
  await render(
    <WidgetPage>
      <PlaceDetails place={{ id: "abc", displayName: { text: "Rien" } }} />
    </WidgetPage>,
  );
  await expect.element(page.getByRole("heading", { name: "Rien", level: 2 })).toBeVisible();
  expect(page.getByRole("tabpanel").elements()).toHaveLength(0);
});

test("the titles of its sections stand one level under its name", async () => {
  await render(
    <WidgetPage>
      <PlaceDetails place={station} headingLevel={1} />
    </WidgetPage>,
  );
  await expect.element(page.getByRole("heading", { level: 1, name: "Station du Cap" })).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 2, name: "Fuel prices" })).toBeVisible();
});

test("calls onLoad once for a page that passes an equal new place in every render", async () => {
  const onLoad = vi.fn();
  const details = () => (
    <WidgetPage>
      <PlaceDetails place={{ ...bench }} onLoad={onLoad} />
    </WidgetPage>
  );
  const { rerender } = await render(details());
  await rerender(details());
  expect(onLoad).toHaveBeenCalledTimes(1);
});

test("several photos make a collage, one a hero image with the place's name [S2-027] [S2-028] [S9-058] [S9-059]", async () => {
  const { container, rerender } = await render(
    <WidgetPage>
      <PlaceDetails place={bakery} />
    </WidgetPage>,
  );
  await expect.element(page.getByRole("img", { name: "Photo of Le Fournil des Roches" })).toBeVisible();
  await expect.element(page.getByText("Photo: Atelier du Port")).toBeVisible();
  const media = container.querySelector(".gmp-media") as HTMLElement;
  expect(media.dataset.layout).toBe("collage");
  expect(getRatio(media)).toBeCloseTo(1.5);
  // One large photo with two above each other beside it.
  const [large, ...small] = [...media.children].map((photo) => photo.getBoundingClientRect());
  expect(
    small.map(({ left, height }) => [left > (large?.right ?? 0), height < (large?.height ?? 0)]),
  ).toEqual([
    [true, true],
    [true, true],
  ]);
  await rerender(
    <WidgetPage>
      <PlaceDetails place={restaurant} />
    </WidgetPage>,
  );
  await expect.element(page.getByRole("img", { name: "Photo of À l’Ombre du Figuier" })).toBeVisible();
  const hero = container.querySelector(".gmp-media") as HTMLElement;
  expect(hero.dataset.layout).toBe("hero");
  expect(getRatio(hero)).toBeCloseTo(3 / 2);
});

test("photos that cannot be resolved are skipped with a warning; when none is left there is an error [S2-064] [S4-050] [S7-011] [S8-005]", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const client = { ...sampleClient(PHOTO_BASE), getPhotoMedia: async () => ({ name: "", photoUri: "" }) };
  await render(
    <WidgetPage client={client}>
      <PlaceDetails place={restaurant} />
    </WidgetPage>,
  );
  await expect.element(page.getByText("Photo couldn't load")).toBeVisible();
  expect(page.getByRole("img", { name: /^Photo of/ }).elements()).toHaveLength(0);
  expect(page.getByText("Photo couldn't load").element().getBoundingClientRect().height).toBeGreaterThan(0);
  expect(warn).toHaveBeenCalledWith("Error fetching photo URI: Server returned no data");
});

test("a picture that does not come is left out, and the others show", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const client = {
    ...sampleClient(PHOTO_BASE),
    getPhotoMedia: async ({ name }: { name: string }) => ({
      name,
      photoUri: name.endsWith("bread")
        ? `${PHOTO_BASE}missing.svg`
        : `${PHOTO_BASE}${name.split("/").at(-1)}.svg`,
    }),
  };
  await render(
    <WidgetPage client={client}>
      <PlaceDetails place={bakery} />
    </WidgetPage>,
  );
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining("bread")));
  await expect
    .element(page.getByRole("img", { name: /^Photo of/ }))
    .toHaveAttribute("src", `${PHOTO_BASE}street.svg`);
});

test("a photo fades in over a second, and its place pulses until it comes [S9-063] [S9-064]", async () => {
  const client = {
    ...sampleClient(PHOTO_BASE),
    // An address that the browser has not in its cache: what is there at once does not come in.
    getPhotoMedia: async ({ name }: { name: string }) => ({
      name,
      photoUri: `${PHOTO_BASE}bread.svg?${name}`,
    }),
  };
  const { container } = await render(
    <WidgetPage client={client}>
      <PlaceDetails place={bakery} />
      <PlaceDetails placeId={NEVER_ANSWERS} />
    </WidgetPage>,
  );
  await expect.element(page.getByRole("img", { name: /^Photo of/ })).toBeVisible();
  const photo = getComputedStyle(container.querySelector(".gmp-photo > img") as Element);
  await expect.poll(() => [photo.animationName, photo.animationDuration]).toEqual(["gmp-fade-in", "1s"]);
  const placeholder = getComputedStyle(container.querySelector(".gmp-pulse") as Element);
  expect([placeholder.animationName, placeholder.animationDuration]).toEqual(["gmp-pulse", "1.5s"]);
  const box = container.querySelector<HTMLElement>(".gmp-photo");
  if (box !== null) box.dataset.state = "loading";
  expect(getComputedStyle(box as Element).animationName).toBe("gmp-pulse");
  expect(photo.opacity).toBe("0");
  if (box !== null) box.dataset.state = "shown";
  const [fade] = container.querySelector(".gmp-photo > img")?.getAnimations() ?? [];
  expect(fade?.effect?.getComputedTiming()).toMatchObject({ duration: 1000, iterations: 1 });
  const opacities = [0, 1000].map((time) => {
    if (fade !== undefined) fade.currentTime = time;
    return photo.opacity;
  });
  expect(opacities).toEqual(["0", "1"]);
});

test("while its photos load a place that pulses keeps their room [S2-063] [S4-054]", async () => {
  const client = { ...sampleClient(PHOTO_BASE), getPhotoMedia: () => new Promise<never>(() => {}) };
  const { container } = await render(
    <WidgetPage client={client}>
      <PlaceDetails place={restaurant} />
    </WidgetPage>,
  );
  const media = container.querySelector(".gmp-media") as HTMLElement;
  expect(getRatio(media)).toBeCloseTo(3 / 2);
  const [placeholder, ...others] = [...media.children] as [Element, ...Element[]];
  expect(others).toHaveLength(0);
  expect(placeholder.getBoundingClientRect().height).toBe(media.getBoundingClientRect().height);
  const [pulse, ...more] = placeholder.getAnimations();
  expect(more).toHaveLength(0);
  expect(pulse?.effect?.getComputedTiming()).toMatchObject({
    duration: 1500,
    iterations: Number.POSITIVE_INFINITY,
  });
  const opacities = [0, 750].map((time) => {
    if (pulse !== undefined) pulse.currentTime = time;
    return getComputedStyle(placeholder).opacity;
  });
  expect(opacities).toEqual(["1", "0.5"]);
});

test.each([
  [undefined, "rgb(94, 99, 105)", "rgb(255, 255, 255)"],
  ["WHITE", "rgb(255, 255, 255)", "rgb(255, 255, 255)"],
  ["BLACK", "rgb(0, 0, 0)", "rgb(0, 0, 0)"],
  ["GRAY", "rgb(94, 99, 105)", "rgb(169, 174, 181)"],
] as const)(
  "the attribution in %s is %s on light and %s on dark [S3-185] [S3-186] [S3-187] [S3-188]",
  async (color, light, dark) => {
    const content = color && { attribution: { lightSchemeColor: color, darkSchemeColor: color } };
    await render(
      <WidgetPage>
        <PlaceDetails place={bench} content={content ?? {}} />
      </WidgetPage>,
    );
    const link = page.getByRole("link", { name: "© OpenStreetMap contributors" }).element();
    const text = link.closest(".gmp-attribution-text") as HTMLElement;
    try {
      for (const [scheme, shown] of [
        ["light", light],
        ["dark", dark],
      ] as const) {
        document.documentElement.style.colorScheme = scheme;
        expect([scheme, getComputedStyle(text).color, getComputedStyle(link).color]).toEqual([
          scheme,
          shown,
          shown,
        ]);
      }
      expect(getComputedStyle(text).opacity).toBe("1");
    } finally {
      document.documentElement.style.colorScheme = "";
    }
  },
);

test("details are one column, from the photos down to the sources [S2-024]", async () => {
  const { container } = await render(
    <WidgetPage>
      <PlaceDetails place={bakery} />
    </WidgetPage>,
  );
  const sections = [...(container.querySelector("article")?.children ?? [])].filter((each) =>
    each.checkVisibility(),
  );
  const boxes = sections.map((section) => section.getBoundingClientRect());
  expect(boxes.length).toBeGreaterThan(3);
  // Each begins where the one before has ended.
  expect(boxes.slice(1).filter(({ top }, index) => top < (boxes[index]?.bottom ?? 0) - 0.5)).toEqual([]);
});

test("the week opens and closes, and today stands out [S4-057]", async () => {
  await render(
    <WidgetPage>
      <PlaceDetails place={bakery} />
    </WidgetPage>,
  );
  const table = page.getByRole("table", { name: "Opening hours" });
  expect(table.elements()).toHaveLength(0);
  await userEvent.click(page.getByText(/Closes 1:00/));
  await expect.element(table).toBeVisible();
  const friday = page.getByRole("row", { name: /Friday/ });
  await expect.element(friday).toHaveAttribute("aria-current", "date");
  // Beside the day where there is room, else below it; still a row to those who hear it.
  const [day, hours] = [page.getByRole("rowheader", { name: "Friday" }), friday.getByRole("cell")];
  const top = (of: Locator) => of.element().getBoundingClientRect().top;
  expect(top(hours)).toBe(top(day));
  (table.element().closest("article") as HTMLElement).style.inlineSize = "260px";
  expect(top(hours)).toBeGreaterThan(top(day));
  await userEvent.click(page.getByText(/Closes 1:00/));
  expect(table.elements()).toHaveLength(0);
});

test("the status follows the clock", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let now = GALLERY_NOW;
  const clock = () => now;
  await render(
    <WidgetPage clock={clock}>
      <PlaceDetails place={bakery} content={{ openNowStatus: true }} />
    </WidgetPage>,
  );
  await expect.element(page.getByText("Open", { exact: true })).toBeVisible();
  now = Date.parse("2026-11-20T12:30:00Z");
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText("Closed", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Opens 3:30/)).toBeVisible();
});

test("the alert's details open as a modal dialog; Escape closes it and the focus returns [S2-040] [S9-060]", async () => {
  await render(
    <WidgetPage>
      <PlaceDetails place={restaurant} />
    </WidgetPage>,
  );
  const button = page.getByRole("button", { name: "Details" });
  await userEvent.click(button);
  const dialog = page.getByRole("dialog", { name: "Faux sites de réservation" });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(":modal")).toBe(true);
  expect(dialog.element().getBoundingClientRect().width).toBe(600);
  await userEvent.keyboard("{Escape}");
  expect(dialog.elements()).toHaveLength(0);
  await expect.element(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  await expect.poll(() => dialog.elements()).toHaveLength(0);
});

test("the alert's words keep their own language, the word before them that of the widget", async () => {
  const { container } = await render(
    <WidgetPage>
      <PlaceDetails place={restaurant} />
    </WidgetPage>,
  );
  const sentence = container.querySelector(".gmp-alert > p") as HTMLElement;
  expect(sentence.textContent).toBe(`Alert: ${restaurant.consumerAlert?.overview}`);
  const [overview] = sentence.children as unknown as HTMLElement[];
  expect([overview?.textContent, overview?.lang]).toEqual([restaurant.consumerAlert?.overview, "fr"]);
  await userEvent.click(page.getByRole("button", { name: "Details" }));
  const link = page.getByRole("link", { name: "En savoir plus" });
  await expect.element(link).toHaveAttribute("href", "https://alertes.example/figuier");
});

test("a day of this week with other hours than usual is marked", async () => {
  const { container } = await render(
    <WidgetPage>
      <PlaceDetails place={bistro} />
    </WidgetPage>,
  );
  await userEvent.click(container.querySelector(".gmp-opening-hours > summary") as HTMLElement);
  const marked = [...container.querySelectorAll(".gmp-week tr:has(.gmp-badge)")];
  expect(marked.map((row) => row.textContent)).toEqual(["FridayClosed Special hours"]);
});

test("in a column of 160 px no time of the week breaks within itself", async () => {
  const { container } = await render(
    <WidgetPage>
      <div className="box">
        <PlaceDetails place={bakery} />
      </div>
    </WidgetPage>,
  );
  (container.querySelector(".box") as HTMLElement).style.inlineSize = "160px";
  await userEvent.click(container.querySelector(".gmp-opening-hours > summary") as HTMLElement);
  const stretches = [...container.querySelectorAll(".gmp-week td > span")].map(
    (stretch) => stretch.firstChild as Text,
  );
  const times = stretches.flatMap((stretch) =>
    [...stretch.data.matchAll(/\d+:\d+\s[AP]M/g)].map(({ index, 0: time }) => {
      const range = document.createRange();
      range.setStart(stretch, index);
      range.setEnd(stretch, index + time.length);
      return [time, new Set([...range.getClientRects()].map(({ top }) => top)).size];
    }),
  );
  expect(times.length).toBeGreaterThan(7);
  expect(times.filter(([, rows]) => rows !== 1)).toEqual([]);
});

test("a fuel's name keeps its words whole beside a high price", async () => {
  const { container } = await render(
    <WidgetPage text={fr}>
      <div className="box">
        <PlaceDetails place={dearStation} />
      </div>
    </WidgetPage>,
  );
  (container.querySelector(".box") as HTMLElement).style.inlineSize = "375px";
  const name = page.getByText("Sans plomb intermédiaire").element();
  const word = document.createRange();
  word.setStart(name.firstChild as Text, "Sans plomb ".length);
  word.setEnd(name.firstChild as Text, "Sans plomb intermédiaire".length);
  expect(word.getClientRects()).toHaveLength(1);
});

test("hours that stand under their day are nearer to it than to the next", async () => {
  const { container } = await render(
    <WidgetPage>
      <div className="box">
        <PlaceDetails place={bakery} />
      </div>
    </WidgetPage>,
  );
  (container.querySelector(".box") as HTMLElement).style.inlineSize = "240px";
  await userEvent.click(container.querySelector(".gmp-opening-hours > summary") as HTMLElement);
  const boxes = [...container.querySelectorAll(".gmp-week th, .gmp-week td")].map((cell) =>
    cell.getBoundingClientRect(),
  );
  const [monday, hours, tuesday] = boxes as [DOMRect, DOMRect, DOMRect];
  expect(hours.top).toBe(monday.bottom);
  expect(tuesday.top - hours.bottom).toBe(8);
});

test("a review of nobody names no author and links to none", async () => {
  const review = { authorAttribution: { displayName: " ", uri: "https://avis.example/" }, rating: 4 };
  const { container } = await render(
    <WidgetPage>
      <PlaceDetails place={{ ...bakery, reviews: [review] }} content={{ reviews: true }} />
    </WidgetPage>,
  );
  expect(container.querySelector(".gmp-review")?.getAttribute("aria-label")).toBeNull();
  expect(container.querySelectorAll(".gmp-review a")).toHaveLength(0);
});

test("a short review in another script stands at the edge where that script begins", async () => {
  const { container } = await render(
    <WidgetPage text={ar} direction="rtl">
      <div dir="rtl">
        <PlaceDetails place={bakery} content={{ reviews: true }} />
      </div>
    </WidgetPage>,
  );
  const text = [...container.querySelectorAll(".gmp-review-text")].at(-1) as HTMLElement;
  const line = document.createRange();
  line.selectNodeContents(text.firstChild as Node);
  expect(getComputedStyle(text).direction).toBe("ltr");
  expect(line.getBoundingClientRect().left).toBe(text.parentElement?.getBoundingClientRect().left);
});

test("without a photo details keep a small tile beside the name in place of a picture [S2-065]", async () => {
  const { container } = await render(
    <WidgetPage>
      <PlaceDetails place={bistro} />
    </WidgetPage>,
  );
  const box = (selector: string) => container.querySelector(selector)?.getBoundingClientRect() as DOMRect;
  expect([box(".gmp-media").width, box(".gmp-media").height]).toEqual([56, 56]);
  expect(box(".gmp-name").right).toBeLessThanOrEqual(box(".gmp-media").left);
  expect(box(".gmp-name").top).toBeLessThan(box(".gmp-media").bottom);
});

test("the tile beside a name that stands alone leaves room above what follows", async () => {
  const { container } = await render(
    <WidgetPage>
      <PlaceDetails place={{ id: "a", displayName: { text: "Phare" } }} content="all" />
    </WidgetPage>,
  );
  const box = (selector: string) => container.querySelector(selector)?.getBoundingClientRect() as DOMRect;
  expect(box(".gmp-details-foot").top - box(".gmp-media").bottom).toBe(12);
});

test("a review shows its translation or its original [S4-087]", async () => {
  await render(
    <WidgetPage>
      <PlaceDetails place={bakery} content={{ reviews: true }} />
    </WidgetPage>,
  );
  const translated = page.getByRole("article", { name: "Review by Tom W." });
  await expect.element(translated.getByText("Excellentes fougasses, un peu d’attente.")).toBeVisible();
  await userEvent.click(translated.getByRole("button", { name: "Show original" }));
  await expect.element(translated.getByText("Great fougasse, short queue.")).toBeVisible();
  expect(translated.getByText("Excellentes fougasses").elements()).toHaveLength(0);
  await userEvent.click(translated.getByRole("button", { name: "Show translation" }));
  await expect.element(translated.getByText("Excellentes fougasses, un peu d’attente.")).toBeVisible();
  expect(translated.getByText("Great fougasse").elements()).toHaveLength(0);
  const plain = page.getByRole("article", { name: "Review by Maëlle R." });
  expect(plain.getByRole("button").elements()).toHaveLength(0);
  await expect.element(plain.getByText("Visited September 2026")).toBeVisible();
  await expect
    .element(plain.getByRole("link", { name: "Report review" }))
    .toHaveAttribute("href", "https://lieudit.example/signaler?avis=1");
});

test("a note opens by its info button and closes by its close button, which gives the focus back [S2-120] [S2-121] [S4-058]", async () => {
  await render(
    <WidgetPage>
      <PlaceDetails place={bakery} content={{ reviews: true }} />
    </WidgetPage>,
  );
  const sentence = page.getByText("Reviews are ordered by relevance.");
  await expect.element(sentence).not.toBeVisible();
  await userEvent.click(page.getByText("Review ordering"));
  await expect.element(sentence).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Close" }));
  await expect.element(sentence).not.toBeVisible();
  expect(document.activeElement?.textContent).toBe("Review ordering");
});

test("a place that fails shows an error and notifies the page [S4-038] [S8-001]", async () => {
  const onError = vi.fn();
  const cause = new PlacesError("UNAVAILABLE", "The server rests.");
  const client = { ...sampleClient(PHOTO_BASE), getPlace: () => Promise.reject(cause) };
  await render(
    <WidgetPage client={client}>
      <PlaceDetails placeId="abc" onError={onError} />
    </WidgetPage>,
  );
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(page.getByRole("alert").element().textContent).toBe("Place info couldn't loadTry again");
  await vi.waitFor(() =>
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: "PLACES_GET_PLACE", cause }),
    ),
  );
});

test.each([
  [en, "FR"],
  [fr, "BE"],
])("requests a place once in $language for region %s and calls onLoad", async (text, region) => {
  const { client, places } = heldClient();
  const onLoad = vi.fn();
  await render(
    <WidgetPage client={client} text={text} region={region}>
      <PlaceDetails placeId="places/abc" onLoad={onLoad} />
    </WidgetPage>,
  );
  places.answer(0, bakery);
  await expect.element(page.getByRole("heading", { name: "Le Fournil des Roches" })).toBeVisible();
  expect(places.questions).toEqual([{ placeId: "abc", languageCode: text.language, regionCode: region }]);
  await vi.waitFor(() => expect(onLoad).toHaveBeenCalledExactlyOnceWith(bakery));
});

test("late answers change nothing: the last place wins", async () => {
  const { client, places } = heldClient();
  const details = (placeId: string) => (
    <WidgetPage client={client}>
      <PlaceDetails placeId={placeId} />
    </WidgetPage>
  );
  const { rerender } = await render(details("first"));
  await rerender(details("second"));
  places.answer(1, closedCafe);
  await expect.element(page.getByRole("heading", { name: "مقهى الميناء" })).toBeVisible();
  places.answer(0, bakery);
  await Promise.resolve();
  await expect.element(page.getByRole("heading", { name: "مقهى الميناء" })).toBeVisible();
  expect(page.getByText("Le Fournil des Roches").elements()).toHaveLength(0);
});

test("a widget goes from loading to loaded to empty as its place is requested and cleared [S4-037] [S4-039] [S4-040] [S4-051]", async () => {
  const { client, places } = heldClient();
  const details = (placeId?: string) => (
    <WidgetPage client={client}>
      <PlaceDetails placeId={placeId} content={{ media: true }} />
    </WidgetPage>
  );
  const { container, rerender } = await render(details("first"));
  const phase = (selector: string) => container.querySelector<HTMLElement>(selector)?.dataset.phase;
  expect(phase("article")).toBe("loading");
  // Something stands in for it.
  const box = container.querySelector("article") as HTMLElement;
  expect([box.getAttribute("aria-busy"), box.textContent, box.offsetHeight > 200]).toEqual([
    "true",
    "Loading",
    true,
  ]);
  places.answer(0, bakery);
  await expect.poll(() => phase(".gmp-media")).toBe("ready");
  expect(phase("article")).toBe("ready");
  expect(box.getAttribute("aria-busy")).toBe("false");
  await expect.element(page.getByRole("heading", { name: "Le Fournil des Roches" })).toBeVisible();
  await rerender(details());
  expect(container.textContent).toBe("");
  await rerender(details("second"));
  expect(phase("article")).toBe("loading");
  places.answer(1, bench);
  await expect.poll(() => phase(".gmp-media")).toBe("idle");
});

test("a given place needs no request; one that lacks fields is requested under its own id [S4-046] [S4-047]", async () => {
  const { client, places } = heldClient();
  const { rerender } = await render(
    <WidgetPage client={client}>
      <PlaceDetails placeId={bench.id} place={bench} />
    </WidgetPage>,
  );
  expect(places.questions).toEqual([]);
  await rerender(
    <WidgetPage client={client}>
      <PlaceDetails place={bench} placeFields={["id", "displayName"]} />
    </WidgetPage>,
  );
  await vi.waitFor(() => expect(places.questions).toMatchObject([{ placeId: bench.id }]));
});

test("the place at a point is found by its location, a point of interest before others [S4-042] [S4-043]", async () => {
  const location = { latitude: 43.24, longitude: 6.81 };
  const reverseGeocode = vi.fn<PlacesClient["reverseGeocode"]>(async () => ({
    results: [
      { types: ["route"], place: bench },
      { types: ["point_of_interest"], place: bakery },
    ],
  }));
  await render(
    <WidgetPage client={{ ...sampleClient(PHOTO_BASE), reverseGeocode }}>
      <PlaceDetails location={location} />
    </WidgetPage>,
  );
  await expect.element(page.getByRole("heading", { name: "Le Fournil des Roches" })).toBeVisible();
  expect(reverseGeocode.mock.calls.map(([request]) => request)).toEqual([
    expect.objectContaining({ location }),
  ]);
});

function getRatio(box: Element): number {
  const { width, height } = box.getBoundingClientRect();
  return width / height;
}

function heldClient() {
  const places = holdResponses<GetPlaceRequest, Place>();
  return { client: { ...sampleClient(PHOTO_BASE), getPlace: places.ask }, places };
}
