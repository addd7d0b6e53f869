import { estateListPath, readEstateSearch } from "@lieudit/listing-model";
import type { ListingPoint } from "@lieudit/listing-store";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ListingsMap } from "./listings-map.tsx";
import { getMapLinks } from "./map-links.ts";

/** Forty in a town on the coast, and two far inland. */
const points: readonly ListingPoint[] = Array.from({ length: 42 }, (_, at) => ({
  id: `m-${at}`,
  kind: "estate",
  slug: `maison-${at}`,
  titre: "Maison de ville",
  prixCents: 24_500_000,
  latitude: 49.5 + (at % 8) / 500,
  longitude: at < 40 ? -0.8 + at / 2_000 : at / 200,
}));

const LINKS = getMapLinks(readEstateSearch(new URLSearchParams("vue=carte")), estateListPath);

afterEach(() => page.viewport(1280, 800));

async function drawnAt(width: number, shown: readonly ListingPoint[]) {
  await page.viewport(width, 800);
  const map = <ListingsMap points={shown} label="Carte" mapCredits={[]} links={LINKS} />;
  const { container, unmount } = await render(
    <RouterProvider router={createMemoryRouter([{ path: "*", element: map }])} />,
  );
  const getCamera = (address = "") => {
    const asked = new URL(address, "http://site.example/").searchParams;
    const [latitude = NaN, longitude = NaN] = (asked.get("centre") ?? "").split(",").map(Number);
    return { latitude, longitude, zoom: Number(asked.get("zoom")) };
  };
  // The picture of a window of this width, and what the live map receives: the last one is drawn by that.
  const narrow = getCamera(
    container.querySelector<HTMLSourceElement>("source[media='(width < 600px)']")?.srcset,
  );
  const told = getCamera(container.querySelector("img")?.getAttribute("src") ?? "");
  await unmount();
  return { narrow, told };
}

test("a phone looks where most listings are, before and after hydration", async () => {
  const { narrow, told } = await drawnAt(375, points);
  for (const { longitude, zoom } of [narrow, told]) {
    expect(longitude).toBeGreaterThan(-0.8);
    expect(longitude).toBeLessThan(-0.78);
    expect(zoom).toBe(12);
  }
});

test("a wide window looks at all of them, and still draws the picture for narrow ones where most are", async () => {
  const { narrow, told } = await drawnAt(1280, points);
  expect(told.longitude).toBeGreaterThan(-0.5);
  expect(told.zoom).toBeLessThan(10);
  expect(narrow.zoom).toBe(12);
});

test("a few listings are all in view on a phone too", async () => {
  const few = points.slice(-10);
  const { narrow, told } = await drawnAt(375, few);
  expect(narrow.longitude).toBeCloseTo(told.longitude, 3);
  expect(told.longitude).toBeGreaterThan(-0.5);
});
