import type { Photo, Place } from "@lieudit/place-model";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ALWAYS_FAILS, NEVER_ANSWERS, sampleClient } from "../../gallery/sample-client.ts";
import { bakery, restaurant } from "../../gallery/sample-places.ts";
import { findAxeFaults } from "../../test/axe-faults.ts";
import { describeWidget } from "../../test/describe-widget.tsx";
import { waitForFrame } from "../../test/frame-drawn.ts";
import { holdResponses } from "../../test/held-answers.ts";
import { failOnConsoleErrors } from "../../test/strict-console.ts";
import { PHOTO_BASE, WidgetPage } from "../../test/widget-page.tsx";
import type { PlaceContent } from "../content/place-content.ts";
import type { PlacesProviderProps } from "../provider/places-provider.tsx";
import type { LightboxMode } from "./display-options.ts";
import { PhotoLightbox } from "./photo-lightbox.tsx";
import { PlaceCompact } from "./place-compact.tsx";
import { PlaceDetails } from "./place-details.tsx";
import { PlaceSearchList } from "./place-search-list.tsx";

failOnConsoleErrors();
beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.dir = "";
});

const PHOTOS: readonly Photo[] = ["bread", "street", "harbour"].map((scene) => ({
  name: `places/gallery/photos/${scene}`,
  widthPx: 600,
  heightPx: 400,
  authorAttributions: [{ displayName: "Atelier du Port", uri: "https://photos.example/atelier" }],
  flagContentUri: `https://lieudit.example/signaler?photo=${scene}`,
}));

describeWidget("PlaceDetails whose photos open", {
  widget: (props) => (
    <PlaceDetails place={bakery} content={{ media: { lightboxPreferred: true }, rating: true }} {...props} />
  ),
  says: ["Le Fournil des Roches"],
  refIs: "article",
});

test("a photo is a button that opens the lightbox at that photo when it is preferred [S2-060]", async () => {
  await render(details({ ...bakery, photos: [...PHOTOS] }));
  await userEvent.click(page.getByRole("button", { name: "Le Fournil des Roches, photo 2 of 3" }));
  await expect.element(page.getByRole("dialog", { name: "Photos of Le Fournil des Roches" })).toBeVisible();
  await shows(2);
});

test.each([
  ["[S4-083]", "mode 0 forces it on", 0, { lightboxPreferred: false }, true],
  ["[S4-084]", "mode 1 forces it off", 1, { lightboxPreferred: true }, false],
  ["[S4-085]", "without a mode the content decides", undefined, { lightboxPreferred: true }, true],
  ["[S4-085]", "and where it decides against it", undefined, { lightboxPreferred: false }, false],
  ["[S2-061] [S2-062] [S4-086] [S9-077]", "without both it is off", undefined, true, false],
] as const)("%s %s", async (_, __, mode, media, isOn) => {
  const { container } = await render(details(bakery, { mode, media }));
  await vi.waitFor(() => expect(container.querySelector(".gmp-media[data-phase=ready]")).not.toBeNull());
  const buttons = page.getByRole("button", { name: /photo \d of 3/ });
  if (isOn) await expect.element(buttons.first()).toBeVisible();
  else {
    // By now the file that opens photos would have been loaded, if it were requested.
    await import("./photo-opening.tsx");
    await waitForFrame();
  }
  expect(buttons.elements()).toHaveLength(isOn ? 3 : 0);
  expect(container.querySelectorAll(".gmp-media img")).toHaveLength(3);
  const titled = page.getByRole("img", { name: "Photo of Le Fournil des Roches", exact: true });
  expect(titled.elements()).toHaveLength(isOn ? 0 : 1);
  // The element in the middle of the photo is the picture itself, or the button that opens it.
  const { left, top, width, height } = (
    container.querySelector(".gmp-media img") as Element
  ).getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(hit?.tagName).toBe(isOn ? "BUTTON" : "IMG");
});

test("cards open their photo too: compact ones, and those of search results without choosing the place", async () => {
  const content = { media: { lightboxPreferred: true } };
  const onSelect = vi.fn();
  await render(
    <WidgetPage>
      <PlaceCompact place={bakery} content={content} />
      <PlaceSearchList places={[restaurant]} content={content} selectable onSelect={onSelect} />
    </WidgetPage>,
  );
  for (const name of ["Le Fournil des Roches, photo 1 of 3", "À l’Ombre du Figuier, photo 1 of 1"]) {
    await userEvent.click(page.getByRole("button", { name }));
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(page.getByRole("dialog").elements()).toHaveLength(0));
  }
  expect(onSelect).not.toHaveBeenCalled();
});

test("it is a dialog with buttons to close it and to go on and back [S2-106] [S2-107] [S2-108]", async () => {
  const onClose = await openAt(0);
  await expect.element(page.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.click(button("Next photo"));
  await shows(2);
  await userEvent.click(button("Previous photo"));
  await shows(1);
  await userEvent.click(page.getByRole("button", { name: "Close" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test("the author is a link, and the menu leads to where the photo is reported [S2-109] [S2-110]", async () => {
  await openAt(1);
  const author = page.getByRole("link", { name: "Atelier du Port" });
  await expect.element(author).toHaveAttribute("href", "https://photos.example/atelier");
  await userEvent.click(button("More actions"));
  await expect
    .element(page.getByRole("menuitem", { name: "Report photo" }))
    .toHaveAttribute("href", "https://lieudit.example/signaler?photo=street");
});

test("Escape in the menu closes the menu alone, and arrows in it change no photo", async () => {
  const onClose = await openAt(0);
  await userEvent.click(button("More actions"));
  await userEvent.keyboard("{ArrowRight}{Escape}");
  expect(page.getByRole("menu").elements()).toHaveLength(0);
  await shows(1);
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ["S2-111", 640, "a segment for each photo, reached ones marked"],
  ["S9-048", 640, "still the narrow screen"],
  ["S2-112", 641, "none"],
])("[%s] at %i px the progress bar has %s", async (_, width) => {
  await page.viewport(width, 900);
  await openAt(1);
  const bar = document.querySelector(".gmp-lightbox-progress") as Element;
  const segments = [...bar.children].filter((segment) => {
    const { width, height } = segment.getBoundingClientRect();
    return width > 0 && height > 0;
  });
  expect(segments.map((segment) => (segment as HTMLElement).dataset.state)).toEqual(
    width <= 640 ? ["reached", "reached", undefined] : [],
  );
});

test.each([1280, 640, 375])(
  "in a window of %i px the dialog is at most 600 px wide [S2-113]",
  async (width) => {
    await page.viewport(width, 900);
    await openAt(0);
    expect(dialog().getBoundingClientRect().width).toBe(Math.min(600, width));
  },
);

test.each([
  ["S4-071", -5, 1],
  ["S4-072", 99, 3],
])("[%s] opened at %i it shows photo %i", async (_, startIndex, position) => {
  await openAt(startIndex);
  await shows(position);
});

test.each([
  ["S4-073", 0, "Previous photo", "Next photo"],
  ["S4-074", 2, "Next photo", "Previous photo"],
])("[%s] at photo %i the button %s is disabled, keeps its focus and does nothing", async (_, at, off, on) => {
  await openAt(at);
  await expect.element(button(off)).toHaveAttribute("aria-disabled", "true");
  await expect.element(button(on)).toHaveAttribute("aria-disabled", "false");
  await userEvent.click(button(off), { force: true });
  await expect.element(button(off)).toHaveFocus();
  await shows(at + 1);
  const getOpacity = (name: string) => Number(getComputedStyle(button(name).element()).opacity);
  expect(getOpacity(off)).toBeLessThan(getOpacity(on));
});

test("the only photo is the first and the last: both buttons are there, and disabled", async () => {
  await openAt(0, {}, PHOTOS.slice(0, 1));
  for (const name of ["Previous photo", "Next photo"]) {
    await expect.element(button(name)).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button(name), { force: true });
  }
  await shows(1, 1);
});

test.each([
  ["S4-075", "ltr", "{ArrowRight}", "{ArrowLeft}"],
  ["S4-076", "rtl", "{ArrowLeft}", "{ArrowRight}"],
] as const)("[%s] %s: %s shows the next photo and %s the one before", async (_, direction, on, back) => {
  document.documentElement.dir = direction;
  await openAt(0);
  await userEvent.keyboard(on);
  await shows(2);
  await userEvent.keyboard(on);
  await userEvent.keyboard(on);
  await shows(3);
  await userEvent.keyboard(back);
  await shows(2);
});

test("Escape closes it, and the focus returns to the button that opened it [S4-077]", async () => {
  await render(details({ ...bakery, photos: [...PHOTOS] }));
  const opener = page.getByRole("button", { name: "Le Fournil des Roches, photo 3 of 3" });
  await userEvent.click(opener);
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(page.getByRole("dialog").elements()).toHaveLength(0));
  await expect.element(opener).toHaveFocus();
});

test("a click beside it closes it, one in it does not", async () => {
  const onClose = await openAt(0);
  await userEvent.click(page.getByText("Photo 1 of 3", { exact: true }));
  expect(onClose).not.toHaveBeenCalled();
  dialog().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test.each([
  ["[S4-078] [S9-049]", "a swipe of 11 px to the left", { from: 0.5, travel: -11 }, 3],
  ["[S4-078] [S9-049]", "a swipe of 11 px to the right", { from: 0.5, travel: 11 }, 1],
  ["[S4-079] [S9-049]", "a swipe of 10 px to the left", { from: 0.5, travel: -10 }, 2],
  ["[S4-079] [S9-049]", "a swipe of 10 px to the right", { from: 0.5, travel: 10 }, 2],
  ["[S4-080] [S9-048]", "a tap in the left quarter", { from: 0.24, travel: 0 }, 1],
  ["[S4-081] [S9-048]", "a tap in the right quarter", { from: 0.76, travel: 0 }, 3],
  ["[S4-082] [S9-048]", "a tap in the middle", { from: 0.5, travel: 0 }, 3],
])(
  "%s on a touch screen of 640 px %s (%o) leads from photo 2 to photo %i",
  async (_, __, gesture, position) => {
    await page.viewport(640, 900);
    await openAt(1);
    touch(gesture);
    await waitForFrame();
    await shows(position);
    expect(position).toBeLessThanOrEqual(PHOTOS.length);
  },
);

test.each([
  ["ltr", 0.245, 1],
  ["ltr", 0.255, 3],
  ["rtl", 0.745, 3],
  ["rtl", 0.755, 1],
] as const)(
  "%s, a tap at %f of the width leads from photo 2 to photo %i [S9-050]",
  async (direction, from, position) => {
    document.documentElement.dir = direction;
    await page.viewport(640, 900);
    await openAt(1);
    touch({ from, travel: 0 });
    await shows(position);
  },
);

test("a mouse changes no photo by a click", async () => {
  await page.viewport(640, 900);
  await openAt(0);
  touch({ from: 0.9, travel: 0, pointerType: "mouse" });
  await waitForFrame();
  await shows(1);
});

test("a finger changes no photo on a screen of 641 px [S9-048]", async () => {
  await page.viewport(641, 900);
  await openAt(0);
  touch({ from: 0.9, travel: 0 });
  await waitForFrame();
  await shows(1);
});

test("a second finger, and a gesture that the browser takes over, change no photo", async () => {
  await page.viewport(640, 900);
  await openAt(0);
  const picture = document.querySelector(".gmp-lightbox-photo") as Element;
  pointer(picture, "pointerdown", { x: 0.5 });
  pointer(picture, "pointerdown", { x: 0.7, isPrimary: false, pointerId: 2 });
  pointer(picture, "pointerup", { x: 0.5 });
  pointer(picture, "pointerdown", { x: 0.5 });
  pointer(picture, "pointercancel", { x: 0.2 });
  pointer(picture, "pointerup", { x: 0.2 });
  await shows(1);
});

test("requests photos at their full width, the visible one first, then its neighbours [S7-009]", async () => {
  const media = holdResponses<{ name: string; maxWidthPx?: number }, { name: string; photoUri: string }>();
  await openAt(0, { client: { ...sampleClient(PHOTO_BASE), getPhotoMedia: media.ask } });
  expect(media.questions).toEqual([
    { name: PHOTOS[0]?.name, maxWidthPx: 600 },
    { name: PHOTOS[1]?.name, maxWidthPx: 600 },
  ]);
  media.answer(0, { name: "bread", photoUri: `${PHOTO_BASE}bread.svg` });
  await expect.element(page.getByRole("img", { name: "Photo of The harbour" })).toBeVisible();
  // It waits for the picture, not for its address alone.
  await expect.poll(() => page.getByRole("status").elements()).toHaveLength(0);
  const picture = document.querySelector<HTMLElement>(".gmp-lightbox-photo > .gmp-photo");
  if (picture !== null) picture.dataset.state = "loading";
  expect(page.getByRole("status").elements()).toHaveLength(1);
  await userEvent.keyboard("{ArrowRight}");
  await vi.waitFor(() => expect(media.questions).toHaveLength(3));
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading");
});

test("a photo that does not load says so and the others still show [S8-012]", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const broken = { ...(PHOTOS[0] as Photo), name: `places/gallery/photos/${ALWAYS_FAILS}` };
  await openAt(0, {}, [broken, ...PHOTOS]);
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(page.getByRole("alert").element().textContent).toBe(
    "The requested content cannot be loaded. Please try again later.",
  );
  expect(console.warn).toHaveBeenCalledWith("The gallery has no such photo.");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("img", { name: "Photo of The harbour" })).toBeVisible();
});

test("it may leave while it loads, and its chunk may come after it has closed", async () => {
  const pending = [{ ...(PHOTOS[0] as Photo), name: `places/gallery/photos/${NEVER_ANSWERS}` }];
  const { unmount, rerender } = await render(lightbox(false, pending));
  await rerender(lightbox(true, pending));
  await rerender(lightbox(false, pending));
  await Promise.resolve();
  expect(page.getByRole("dialog").elements()).toHaveLength(0);
  await rerender(lightbox(true, pending));
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await unmount();
  expect(document.querySelector("dialog")).toBeNull();
});

test("hostile photos are drawn as text and lead nowhere", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const evil = "javascript:globalThis.hostileRan=true";
  const photos = [
    {
      name: evil,
      widthPx: Number.NaN,
      heightPx: -1,
      flagContentUri: evil,
      authorAttributions: [{ displayName: evil, uri: evil }],
    },
    null,
    { name: 42 },
  ] as unknown as Photo[];
  const client = { ...sampleClient(PHOTO_BASE), getPhotoMedia: async () => ({ name: "n", photoUri: evil }) };
  const place = { ...bakery, photos: [...PHOTOS.slice(0, 1), ...photos] } as Place;
  const given = [
    { ...(PHOTOS[0] as Photo), url: `${PHOTO_BASE}bread.svg`, authorAttributions: [], flagContentUri: "" },
  ];
  await render(
    <WidgetPage client={client}>
      <PlaceDetails place={place} photos={given} content={{ media: { lightboxPreferred: true } }} />
    </WidgetPage>,
  );
  await userEvent.click(page.getByRole("button", { name: "Le Fournil des Roches, photo 1 of 2" }));
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await shows(2, 2);
  await expect.element(page.getByRole("alert")).toBeVisible();
  const addresses = [...dialog().querySelectorAll("[href], [src]")].map((element) => element.outerHTML);
  expect(addresses.filter((html) => html.includes("javascript:"))).toEqual([]);
  expect(page.getByRole("button", { name: "More actions" }).elements()).toHaveLength(0);
});

test.each([
  [1280, "ltr"],
  [375, "ltr"],
  [375, "rtl"],
] as const)("axe finds nothing at %i px, %s", async (width, direction) => {
  document.documentElement.dir = direction;
  await page.viewport(width, 800);
  await openAt(1);
  await expect.element(page.getByRole("img", { name: "Photo of The harbour" })).toBeVisible();
  expect(await findAxeFaults(dialog(), "light")).toEqual([]);
  expect(await findAxeFaults(dialog(), "dark")).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

function details(
  place: Place,
  {
    mode,
    media = { lightboxPreferred: true },
  }: { mode?: LightboxMode | undefined; media?: PlaceContent["media"] } = {},
) {
  return (
    <WidgetPage>
      <PlaceDetails place={place} content={{ media }} lightboxMode={mode} />
    </WidgetPage>
  );
}

function lightbox(
  isOpen: boolean,
  photos: readonly Photo[] = PHOTOS,
  { startIndex = 0, onClose = () => {}, ...provider }: Partial<PlacesProviderProps> & LightboxOptions = {},
) {
  return (
    <WidgetPage {...provider}>
      <div className="gmp-widget">
        <PhotoLightbox
          isOpen={isOpen}
          photos={photos}
          startIndex={startIndex}
          placeName="The harbour"
          onClose={onClose}
        />
      </div>
    </WidgetPage>
  );
}

interface LightboxOptions {
  startIndex?: number;
  onClose?: () => void;
}

async function openAt(
  startIndex: number,
  provider: Partial<PlacesProviderProps> = {},
  photos: readonly Photo[] = PHOTOS,
) {
  const onClose = vi.fn();
  await render(lightbox(true, photos, { startIndex, onClose, ...provider }));
  await expect.element(page.getByRole("dialog")).toBeVisible();
  return onClose;
}

async function shows(position: number, count = PHOTOS.length): Promise<void> {
  await expect.element(page.getByText(`Photo ${position} of ${count}`, { exact: true })).toBeVisible();
}

function button(name: string) {
  return page.getByRole("button", { name });
}

function dialog(): HTMLDialogElement {
  return page.getByRole("dialog").element() as HTMLDialogElement;
}

/** One finger down at `from` of the picture's width and up again after `travel` pixels. */
function touch({
  from,
  travel,
  pointerType = "touch",
}: {
  from: number;
  travel: number;
  pointerType?: string;
}): void {
  const picture = document.querySelector(".gmp-lightbox-photo") as Element;
  pointer(picture, "pointerdown", { x: from, pointerType });
  pointer(picture, "pointerup", { x: from, travel, pointerType });
}

function pointer(
  picture: Element,
  type: string,
  { x, travel = 0, ...init }: { x: number; travel?: number } & PointerEventInit,
): void {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const at = { clientX: left + x * width + travel, clientY: top + height / 2 };
  picture.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      pointerType: "touch",
      ...at,
      ...init,
    }),
  );
}
