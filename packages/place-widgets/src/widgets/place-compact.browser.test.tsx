import { afterEach, expect, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ALWAYS_FAILS, NEVER_ANSWERS } from "../../gallery/sample-client.ts";
import { bakery, closedCafe, longName } from "../../gallery/sample-places.ts";
import { describeWidget } from "../../test/describe-widget.tsx";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { PHOTO_BASE, WidgetPage } from "../../test/widget-page.tsx";
import { ar } from "../text/ar.ts";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { PlaceCompact } from "./place-compact.tsx";

const aRangeOfPrices = {
  priceRange: {
    startPrice: { currencyCode: "EUR", units: "20" },
    endPrice: { currencyCode: "EUR", units: "30" },
  },
};

failOnConsoleErrors();
afterEach(() => {
  vi.restoreAllMocks();
});

describeWidget("PlaceCompact", {
  widget: (props) => <PlaceCompact place={bakery} {...props} />,
  loading: () => <PlaceCompact placeId={NEVER_ANSWERS} />,
  says: ["Le Fournil des Roches", "4.3", "Boulangerie", "Open", "© OpenStreetMap contributors"],
  refIs: "article",
});

describeWidget("PlaceCompact, horizontal", {
  widget: (props) => <PlaceCompact place={longName} orientation="HORIZONTAL" content="all" {...props} />,
  loading: () => <PlaceCompact placeId={NEVER_ANSWERS} orientation="HORIZONTAL" />,
  says: ["Donaudampfschifffahrtsgesellschaft", "Sentier de la Pointe"],
  refIs: "article",
});

test.each([
  ["[S2-073] [S2-077] [S9-061]", "VERTICAL", 350, true, "Open in Maps"],
  ["[S2-074] [S2-076]", "VERTICAL", 349, false, "Maps"],
  ["[S9-062]", "VERTICAL", 200, false, "Maps"],
  ["[S2-075]", "VERTICAL", 199, false, ""],
  ["[S2-072] [S2-073] [S9-061]", "HORIZONTAL", 350, true, "Open in Maps"],
  ["[S2-074]", "HORIZONTAL", 349, true, "Maps"],
  ["[S9-062]", "HORIZONTAL", 200, true, "Maps"],
  ["[S2-075]", "HORIZONTAL", 199, true, ""],
] as const)(
  "%s %s in a container of %i px, photo shown: %s, the Maps button reads '%s'",
  async (_, orientation, width, hasPhoto, words) => {
    const { container } = await render(
      <WidgetPage>
        <div className="box">
          <PlaceCompact place={bakery} orientation={orientation} />
        </div>
      </WidgetPage>,
    );
    // The border is no part of the container that the breakpoints measure.
    (container.querySelector(".box") as HTMLElement).style.inlineSize = `${width + 2}px`;
    const button = page.getByRole("link", { name: "Open in Maps" });
    await expect.element(button).toHaveAttribute("href", bakery.googleMapsUri ?? "");
    // biome-ignore lint/performance/useDomNodeTextContent: only what the container's width lets show
    expect((button.element() as HTMLElement).innerText.trim()).toBe(words);
    expect(button.element().querySelector("svg")?.getBoundingClientRect().width).toBe(20);
    const photo = container.querySelector(".gmp-media") as HTMLElement;
    expect(photo.checkVisibility()).toBe(hasPhoto);
  },
);

test("a fact that goes to a row of its own is not cut off there, nor is the price left alone beside the stars", async () => {
  const { container } = await render(
    <WidgetPage>
      {/* As many pages have it, which would part the icon from its line. */}
      <style>{"svg { display: block }"}</style>
      <div className="box">
        <PlaceCompact place={{ ...bakery, primaryTypeDisplayName: { text: "Bakery with a tea room" } }} />
      </div>
    </WidgetPage>,
  );
  (container.querySelector(".box") as HTMLElement).style.inlineSize = "200px";
  const facts = (container.querySelector(".gmp-facts") as HTMLElement).getBoundingClientRect();
  const entrance = page.getByRole("img", { name: "Wheelchair accessible entrance" }).element();
  const icon = entrance.querySelector("svg")?.getBoundingClientRect();
  expect(icon?.left).toBeGreaterThanOrEqual(facts.left);
  expect(icon?.right).toBeLessThanOrEqual(facts.right);
  const rows = [...container.querySelectorAll(".gmp-facts-line")].map((row) => row.textContent);
  expect(rows[1]).toMatch(/^Bakery with a tea room€/);
  // The price and the icon stay beside the last word of the kind. Below 127 px a wide system font leaves no room for all three.
  const type = container.querySelector(".gmp-type") as HTMLElement;
  const price = container.querySelector(".gmp-price") as HTMLElement;
  for (let width = 127; width < 300; width += 7) {
    (container.querySelector(".box") as HTMLElement).style.inlineSize = `${width}px`;
    const lastWord = [...type.getClientRects()].at(-1);
    expect([width, price.getBoundingClientRect().top]).toEqual([width, lastWord?.top]);
    expect(entrance.querySelector("svg")?.getBoundingClientRect().top).toBeLessThan(lastWord?.bottom ?? 0);
  }
});

test("the hero that a narrow card hides is not fetched, and comes when there is room", async () => {
  const photoFor = (card: string) => ({
    name: bakery.photos?.[0]?.name ?? "",
    // No other test has fetched it.
    url: `${PHOTO_BASE}bread.svg?${card}`,
    widthPx: 600,
    heightPx: 400,
    authorAttributions: [],
    flagContentUri: undefined,
  });
  const { container } = await render(
    <WidgetPage>
      {["351px", "352px"].map((width) => (
        // From the start: with room at first it would be fetched.
        <div key={width} className="box" style={{ inlineSize: width }}>
          <PlaceCompact place={bakery} photos={[photoFor(width)]} />
        </div>
      ))}
    </WidgetPage>,
  );
  const [narrow, wide] = [...container.querySelectorAll<HTMLElement>(".box")] as [HTMLElement, HTMLElement];
  const pictureIn = (box: HTMLElement) => box.querySelector(".gmp-photo > img") as HTMLImageElement;
  await vi.waitFor(() => expect(pictureIn(wide).naturalWidth).toBeGreaterThan(0));
  expect(pictureIn(narrow).naturalWidth).toBe(0);
  narrow.style.inlineSize = "352px";
  await vi.waitFor(() => expect(pictureIn(narrow).naturalWidth).toBeGreaterThan(0));
});

test("where nothing says how wide, such as in a popup, it has room for all of it", async () => {
  const { container } = await render(
    <WidgetPage>
      <div style={{ display: "inline-block" }}>
        <PlaceCompact place={bakery} />
      </div>
    </WidgetPage>,
  );
  const card = container.querySelector("article") as HTMLElement;
  expect(card.offsetWidth).toBe(354);
  expect((container.querySelector(".gmp-media") as HTMLElement).checkVisibility()).toBe(true);
});

test.each([
  ["S2-069", "S9-056", "SMALL", 60],
  ["S2-070", "S9-057", "MEDIUM", 75],
  ["S2-071", "S9-055", "LARGE", 90],
] as const)(
  "[%s] [%s] a horizontal thumbnail of size %s is %i px wide and high",
  async (_, __, preferredSize, side) => {
    const { container } = await render(
      <WidgetPage>
        <PlaceCompact place={bakery} orientation="HORIZONTAL" content={{ media: { preferredSize } }} />
      </WidgetPage>,
    );
    const thumbnail = container.querySelector(".gmp-media") as HTMLElement;
    expect(thumbnail.offsetWidth).toBe(side);
    expect(thumbnail.offsetHeight).toBe(side);
  },
);

test.each([
  ["[S2-066] [S5-052]", undefined],
  ["[S2-066]", "VERTICAL"],
] as const)(
  "%s with orientation %s the photo stands over the words, as wide as the card",
  async (_, orientation) => {
    const { container } = await render(
      <WidgetPage>
        <PlaceCompact place={bakery} orientation={orientation} />
      </WidgetPage>,
    );
    const photo = (container.querySelector(".gmp-media") as Element).getBoundingClientRect();
    const card = container.querySelector("article") as HTMLElement;
    expect(photo.width).toBe(card.clientWidth);
    const name = page.getByRole("heading", { name: "Le Fournil des Roches" }).element();
    expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(photo.bottom);
  },
);

test("with orientation HORIZONTAL a photo of the small size stands beside the words [S2-067] [S9-076]", async () => {
  const { container } = await render(
    <WidgetPage>
      <PlaceCompact place={bakery} orientation="HORIZONTAL" />
    </WidgetPage>,
  );
  const photo = (container.querySelector(".gmp-media") as Element).getBoundingClientRect();
  expect([photo.width, photo.height]).toEqual([60, 60]);
  const name = page.getByRole("heading", { name: "Le Fournil des Roches" }).element().getBoundingClientRect();
  expect(name.left).toBeGreaterThan(photo.right);
  expect(name.top).toBeLessThan(photo.bottom);
});

describeWidget("PlaceCompact, horizontal with a rating", {
  widget: (props) => <PlaceCompact place={bakery} orientation="HORIZONTAL" {...props} />,
  says: ["Le Fournil des Roches", "4.3"],
  refIs: "article",
});

test("truncated, a long name and a long address keep to one line, which ends in an ellipsis [S2-068]", async () => {
  const formattedAddress = "Sentier de la Pointe, ".repeat(12);
  const card = (truncationPreferred: boolean) => (
    <WidgetPage>
      <PlaceCompact
        place={{ ...longName, formattedAddress }}
        content={{ address: true }}
        orientation="HORIZONTAL"
        truncationPreferred={truncationPreferred}
      />
    </WidgetPage>
  );
  const { container, rerender } = await render(card(false));
  const heights = () =>
    [".gmp-name", ".gmp-address"].map((text) => (container.querySelector(text) as HTMLElement).offsetHeight);
  expect(heights().map((height) => height > 40)).toEqual([true, true]);
  await rerender(card(true));
  expect(heights().map((height) => height < 32)).toEqual([true, true]);
  for (const text of [".gmp-name > bdi", ".gmp-address > bdi"]) {
    const words = container.querySelector(text) as HTMLElement;
    expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
    expect(getComputedStyle(words).textOverflow).toBe("ellipsis");
  }
});

test("truncation shortens the type before the price and ends in an ellipsis", async () => {
  const { container } = await render(
    <WidgetPage text={fr}>
      <div className="box">
        <PlaceCompact
          place={{
            ...bakery,
            ...aRangeOfPrices,
            primaryTypeDisplayName: { text: "Restaurant méditerranéen" },
          }}
          orientation="HORIZONTAL"
          truncationPreferred
        />
      </div>
    </WidgetPage>,
  );
  (container.querySelector(".box") as HTMLElement).style.inlineSize = "280px";
  const [, kind, opening] = [...container.querySelectorAll<HTMLElement>(".gmp-facts-line")];
  const type = container.querySelector(".gmp-type") as HTMLElement;
  const price = container.querySelector(".gmp-price") as HTMLElement;
  expect(price.scrollWidth).toBe(price.clientWidth);
  expect(type.scrollWidth).toBeGreaterThan(type.clientWidth);
  // Line and text as wide as their column, and one row high.
  expect([kind?.offsetHeight, opening?.offsetHeight].map((height = 99) => height < 30)).toEqual([true, true]);
  expect(kind?.offsetWidth).toBe((container.querySelector(".gmp-facts") as HTMLElement).clientWidth);
});

test("in forced colours the sign of an accessible entrance has the colour of the text", async () => {
  const forceColours = (value: "active" | "none") =>
    cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
  await render(
    <WidgetPage>
      <PlaceCompact place={bakery} />
    </WidgetPage>,
  );
  const entrance = page.getByRole("img", { name: "Wheelchair accessible entrance" }).element();
  const sign = entrance.querySelector("svg") as Element;
  await forceColours("active");
  try {
    expect(matchMedia("(forced-colors: active)").matches).toBe(true);
    expect(getComputedStyle(sign).stroke).toBe(getComputedStyle(entrance).color);
  } finally {
    await forceColours("none");
  }
});

test("in a narrow card no word is broken to keep a range of prices beside the kind", async () => {
  const { container } = await render(
    <WidgetPage text={fr}>
      <div className="box">
        <PlaceCompact
          place={{
            ...bakery,
            priceRange: { endPrice: aRangeOfPrices.priceRange.endPrice },
            primaryTypeDisplayName: { text: "Restaurant méditerranéen" },
          }}
        />
      </div>
    </WidgetPage>,
  );
  for (let width = 180; width < 300; width += 9) {
    (container.querySelector(".box") as HTMLElement).style.inlineSize = `${width}px`;
    const words = [".gmp-type", ".gmp-price"].flatMap((part) =>
      getWords(container.querySelector(part)?.lastChild as Text),
    );
    expect([width, words.filter(({ rows }) => rows > 1)]).toEqual([width, []]);
  }
});

test.each([
  ["a Latin name in Arabic", ar, "Donaudampfschifffahrtsgesellschaft".repeat(4), "ltr", "right"],
  ["an Arabic name in English", en, "مقهى الميناء القديم ".repeat(12), "rtl", "left"],
] as const)("%s is cut at its own end and stands at the page's edge", async (_, text, name, own, edge) => {
  const { container } = await render(
    <WidgetPage text={text}>
      <PlaceCompact place={{ ...longName, displayName: { text: name } }} truncationPreferred />
    </WidgetPage>,
  );
  const words = getComputedStyle(container.querySelector(".gmp-name > bdi") as HTMLElement);
  expect(words.direction).toBe(own);
  expect(words.textAlign).toBe(edge);
  expect(words.textOverflow).toBe("ellipsis");
});

test("the signs of a level of price stand in one row, however narrow the card is", async () => {
  const { container } = await render(
    <WidgetPage>
      <div className="box">
        <PlaceCompact place={{ ...bakery, priceLevel: "PRICE_LEVEL_VERY_EXPENSIVE" }} />
      </div>
    </WidgetPage>,
  );
  const box = container.querySelector(".box") as HTMLElement;
  const price = container.querySelector(".gmp-price") as HTMLElement;
  for (let width = 100; width < 260; width += 4) {
    box.style.width = `${width}px`;
    const rows = new Set([...price.getClientRects()].map(({ top }) => top));
    expect(rows.size, `${width} px`).toBe(1);
  }
});

// An Arabic line ends at the left, where a number begins: 12:30 would be cut to 2:30.
test.each([
  [fr, "inline"],
  [ar, "inline-block"],
])("in $language the end of a line that is too long leaves no other hour", async (text, display) => {
  const { container } = await render(
    <WidgetPage text={text}>
      <div style={{ width: "120px" }}>
        <PlaceCompact place={bakery} orientation="HORIZONTAL" truncationPreferred />
      </div>
    </WidgetPage>,
  );
  const line = container.querySelector(".gmp-open-now") as HTMLElement;
  expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
  expect(line.textContent).toContain(" · ");
  // A box is visible as a whole or, behind an ellipsis, not at all.
  expect(getComputedStyle(line.lastElementChild as HTMLElement).display).toBe(display);
});

test("a widget has the language and the direction of its words, whatever page it is on, unless the page says otherwise", async () => {
  const { container, rerender } = await render(
    <WidgetPage text={ar}>
      <PlaceCompact place={bakery} />
    </WidgetPage>,
  );
  const card = () => container.querySelector("article") as HTMLElement;
  expect([card().lang, getComputedStyle(card()).direction]).toEqual(["ar", "rtl"]);
  await rerender(
    <WidgetPage text={ar} direction="ltr">
      <PlaceCompact place={bakery} />
    </WidgetPage>,
  );
  expect(getComputedStyle(card()).direction).toBe("ltr");
  await rerender(
    <WidgetPage text={ar}>
      <PlaceCompact place={bakery} dir="ltr" lang="ar-MA" />
    </WidgetPage>,
  );
  expect([card().lang, getComputedStyle(card()).direction]).toEqual(["ar-MA", "ltr"]);
});

test("the border and the attribution can be left out", async () => {
  const { container } = await render(
    <WidgetPage>
      <PlaceCompact place={bakery} showsBorder={false} showsAttribution={false} />
    </WidgetPage>,
  );
  expect(getComputedStyle(container.querySelector("article") as HTMLElement).borderWidth).toBe("0px");
  await expect.element(page.getByRole("heading", { name: "Le Fournil des Roches" })).toBeVisible();
  expect(container.textContent).not.toContain("OpenStreetMap");
});

test("a place without a photo has a quiet tile: its type's colour is mixed into the surface", async () => {
  const { container } = await render(
    <WidgetPage>
      <PlaceCompact place={{ ...longName, iconBackgroundColor: "#ff0000" }} orientation="HORIZONTAL" />
    </WidgetPage>,
  );
  document.documentElement.style.colorScheme = "light";
  const tile = getComputedStyle(container.querySelector(".gmp-type-icon") as Element);
  expect(tile.backgroundColor).toBe("color(srgb 1 0.9 0.9)");
  document.documentElement.style.colorScheme = "";
});

test("a place that fails says so [S8-002]", async () => {
  await render(
    <WidgetPage>
      <PlaceCompact placeId={ALWAYS_FAILS} />
    </WidgetPage>,
  );
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(page.getByRole("alert").element().textContent).toBe("Place info couldn't loadTry again");
});

test("the thumbnail of a horizontal card is titled with the name of its place", async () => {
  await render(
    <WidgetPage>
      <PlaceCompact place={bakery} orientation="HORIZONTAL" />
    </WidgetPage>,
  );
  await expect.element(page.getByRole("img", { name: "Photo of Le Fournil des Roches" })).toBeVisible();
});

test("shows only enabled sections", async () => {
  await render(
    <WidgetPage>
      <PlaceCompact place={bakery} content={{ type: true }} />
    </WidgetPage>,
  );
  await expect.element(page.getByText("Boulangerie")).toBeVisible();
  expect(page.getByRole("img").elements()).toHaveLength(0);
  expect(page.getByText("Closes 1:00 PM").elements()).toHaveLength(0);
});

test("a place that is closed says for how long it is", async () => {
  await render(
    <WidgetPage>
      <PlaceCompact place={closedCafe} />
    </WidgetPage>,
  );
  await expect.element(page.getByText("Temporarily closed")).toBeVisible();
});

test("the tokens of the page colour it, in the scheme of the page", async () => {
  const { container } = await render(
    <WidgetPage>
      <div className="box">
        <PlaceCompact place={bakery} />
      </div>
    </WidgetPage>,
  );
  const box = container.querySelector(".box") as HTMLElement;
  const card = container.querySelector("article") as HTMLElement;
  expect(getComputedStyle(card).backgroundColor).toBe("rgb(255, 255, 255)");
  expect(getComputedStyle(card).borderRadius).toBe("8px");
  expect(getComputedStyle(card).borderWidth).toBe("1px");
  await expect.element(page.getByText("© OpenStreetMap contributors")).toBeVisible();
  box.style.colorScheme = "dark";
  expect(getComputedStyle(card).backgroundColor).toBe("rgb(27, 29, 33)");
  box.style.setProperty("--gmp-mat-color-surface", "rgb(1, 2, 3)");
  expect(getComputedStyle(card).backgroundColor).toBe("rgb(1, 2, 3)");
  box.style.fontFamily = "serif";
  const name = container.querySelector(".gmp-name") as HTMLElement;
  expect(getComputedStyle(name).fontFamily).toBe("serif");
  box.style.setProperty("--gmp-mat-font-family", "monospace");
  expect(getComputedStyle(name).fontFamily).toBe("monospace");
});

/** The words of a text between spaces at which a line may end, and over how many rows each of them goes. */
function getWords(text: Text): { word: string; rows: number }[] {
  return [...text.data.matchAll(/[^ ]+/g)].map(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return { word, rows: new Set([...range.getClientRects()].map(({ top }) => top)).size };
  });
}
