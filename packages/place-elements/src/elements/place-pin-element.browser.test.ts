import { failOnConsoleErrors } from "@lieudit/place-widgets/test/strict-console";
import { aPlace } from "@lieudit/test-kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type APage, aPage } from "../../test/a-page.ts";
import { defineElements, next, put, shown, warnings } from "../../test/elements-on-page.ts";
import { pageClient, setPageClient } from "../wire/page-client.ts";

const PHOTO = {
  name: "places/bakery-000000001/photos/one",
  widthPx: 400,
  heightPx: 300,
  authorAttributions: [],
};

let page: APage;
beforeEach(async () => {
  defineElements();
  page = aPage({ places: [aPlace({ id: "bakery-000000001", rating: 4.3, photos: [PHOTO] })] });
  const client = await pageClient();
  setPageClient({
    ...client,
    getPhotoMedia: async ({ name }) => ({
      name,
      photoUri: "/packages/place-widgets/gallery/public/photos/bread.svg",
    }),
  });
});
afterEach(() => {
  document.body.replaceChildren();
  page.leave();
  vi.restoreAllMocks();
});
failOnConsoleErrors();

test("a pin shows the icon, the rating or the photo of its place, at a scale", async () => {
  const pin = put(
    "gmp-place-pin",
    `<gmp-place-pin scale="1.5">
      <gmp-place-details-place-request place="bakery-000000001"></gmp-place-details-place-request>
      <gmp-place-rating></gmp-place-rating>
    </gmp-place-pin>`,
  );
  expect([pin.icon, pin.scale, pin.photoRendered, pin.place]).toEqual(["TYPE", 1.5, false, undefined]);
  await next(pin, "gmp-load");
  expect(pin.place?.location?.lng()).toBe(6.8137);
  const drawn = () => pin.shadowRoot?.querySelector<HTMLElement>(".gmp-map-pin");
  expect(drawn()?.ariaLabel).toMatch(/^Le Fournil des Roches, 4,3\sétoiles sur\s5$/);
  expect(shown(pin)).toBe("4,3 ★");
  const width = () => drawn()?.querySelector<HTMLElement>(".gmp-pin-head")?.offsetWidth;
  expect(width()).toBe(60);
  pin.icon = "PHOTO";
  await vi.waitFor(() => expect(pin.photoRendered).toBe(true));
  expect(pin.getAttribute("icon")).toBe("photo");
  expect(pin.getAttribute("photo-rendered")).toBe("");
  pin.setAttribute("icon", "none");
  await vi.waitFor(() => expect(pin.photoRendered).toBe(false));
  expect(drawn()?.querySelector("svg, img")).toBe(null);
  pin.scale = null;
  await vi.waitFor(() => expect(width()).toBe(40));
});

test("a pin whose place fails to load is a plain pin, and fires gmp-error", async () => {
  const said = warnings();
  const pin = put(
    "gmp-place-pin",
    '<gmp-place-pin><gmp-place-details-place-request place="unknown-0000001"></gmp-place-details-place-request></gmp-place-pin>',
  );
  await next(pin, "gmp-error");
  expect(pin.shadowRoot?.querySelector(".gmp-pin-head svg")).not.toBe(null);
  expect(said).toHaveLength(1);
});
