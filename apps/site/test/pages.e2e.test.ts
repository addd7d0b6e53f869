import { describe, expect, test } from "vitest";
import { HOUSE_ID } from "./fixture-listings.ts";
import { BAKERY_ID, EMPTY_TOWN_ID, HOSTILE_ID } from "./fixture-places.ts";
import { expectAccessible, SCHEMES, WIDTHS } from "./site-browser.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** Every kind of page and state: name, address, status. */
const PAGES: readonly [string, string, number][] = [
  ["home", "/", 200],
  ["all places", "/lieux", 200],
  ["a search", "/lieux?q=caf%C3%A9", 200],
  ["a chosen place among filters", `/lieux?type=boulangerie&ouvert=1&lieu=${BAKERY_ID}`, 200],
  ["a place that is gone", "/lieux?lieu=osm-n-9999999999", 200],
  ["nothing found", `/lieux?q=zzzzqqq&type=musee&ouvert=1&commune=${EMPTY_TOWN_ID}`, 200],
  ["a place", `/lieu/${BAKERY_ID}`, 200],
  ["a hostile place", `/lieu/${HOSTILE_ID}`, 200],
  ["how to report", `/signaler?lieu=${BAKERY_ID}`, 200],
  ["all guides", "/guides", 200],
  ["a guide with its table of contents", "/guides/lire-un-dpe", 200],
  ["a legal page with tables", "/honoraires", 200],
  ["the plan of the site", "/plan-du-site", 200],
  ["an unknown place", "/lieu/osm-n-9999999999", 404],
  ["an unknown page", "/rien/ici", 404],
];

test.each(["/", "/lieux", `/lieu/${BAKERY_ID}`, "/kit", "/kit/galerie"])(
  "%s fits every width, from a zoom of 400 % on",
  async (path) => {
    const { page, close } = await site.open({ width: 1280 });
    await page.goto(path, { waitUntil: "networkidle" });
    const tooWide: number[] = [];
    for (const width of [320, 450, 640, 768, 991, 992]) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (isTooWide) tooWide.push(width);
    }
    expect(tooWide).toEqual([]);
    await close();
  },
);

test("a phone has short lists beside each other, the way to a page and each day on one line, and whole pictures", async () => {
  const { page, close } = await site.open({ width: 375 });
  const boxes = (selector: string) =>
    page.locator(selector).evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top, bottom, width, height } = part.getBoundingClientRect();
        return { left, top, bottom, ratio: width / height };
      }),
    );
  await page.goto("/guides/lire-un-dpe");
  const [offers, texts, legal] = await boxes(".footer-columns > nav");
  // Within a sentence a link is as high as its line.
  const low = page
    .locator(".site-footer a")
    .evaluateAll((links) =>
      links
        .filter((link) => link.closest("p") === null && link.getBoundingClientRect().height < 24)
        .map(String),
    );
  expect(await low).toEqual([]);
  expect(texts?.top).toBe(offers?.top);
  expect(legal?.left).toBe(texts?.left);
  expect(legal?.top).toBeGreaterThan(texts?.bottom ?? NaN);
  expect(await page.locator(".breadcrumbs li:visible").allTextContents()).toEqual(["Accueil", "Guides"]);
  expect(new Set((await boxes(".breadcrumbs li:visible")).map(({ top }) => top)).size).toBe(1);
  await page.goto("/guides");
  expect(await page.locator(".breadcrumbs li:visible").allTextContents()).toEqual(["Accueil", "Guides"]);
  await page.goto("/");
  expect(new Set((await boxes(".directory-group li")).map(({ left }) => left)).size).toBe(2);
  await page.goto("/cookies");
  expect(new Set((await boxes(".consent-buttons")).map(({ left }) => Math.round(left))).size).toBe(1);
  await page.goto(`/bien/x-${HOUSE_ID}`);
  const days = page.locator(".listing-head time");
  expect(await days.count()).toBeGreaterThan(0);
  expect(await days.evaluateAll((all) => all.filter((day) => day.getClientRects().length > 1))).toEqual([]);
  await page.goto(`/bien/x-${HOUSE_ID}/imprimer`);
  const pictures = await boxes(".print-pictures > span");
  expect(pictures.length).toBeGreaterThan(0);
  for (const { ratio } of pictures) expect(ratio).toBeCloseTo(1.5, 1);
  await close();
});

test("pages begin on the edge of the site's name, and the ways to them at one height", async () => {
  const { page, close } = await site.open({ width: 1280 });
  const edges: Record<string, number | undefined> = {};
  const heights = new Set<number>();
  for (const path of [
    ...["/vehicules", "/agences", "/guides", "/guides/lire-un-dpe", "/honoraires", "/plan-du-site"],
    ...["/signaler", "/contact", "/alertes", "/cookies", "/lieux", "/recherche?q=maison", "/rien/ici"],
  ]) {
    await page.goto(path);
    edges[path] = (await page.locator("h1").boundingBox())?.x;
    const way = page.locator(".breadcrumbs");
    if ((await way.count()) > 0) heights.add((await way.boundingBox())?.y ?? NaN);
  }
  const edge = (await page.locator(".brand").boundingBox())?.x;
  expect(edges).toEqual(Object.fromEntries(Object.keys(edges).map((path) => [path, edge])));
  expect(heights.size).toBe(1);
  await close();
});

test("three texts fill the width of the page", async () => {
  const { page, close } = await site.open({ width: 1280 });
  for (const path of ["/actualites", "/guides/lire-un-dpe"]) {
    await page.goto(path);
    const cards = page.locator(".card-grid > li");
    expect([path, await cards.count()]).toEqual([path, 3]);
    const { x = 0, width = 0 } = (await cards.last().boundingBox()) ?? {};
    expect([path, Math.round(x + width)]).toEqual([path, 1240]);
  }
  await close();
});

test("what is near a listing stands in a row of groups, from which a button leads on", async () => {
  for (const width of [375, 1280]) {
    const { page, close } = await site.open({ width });
    await page.goto(`/bien/x-${HOUSE_ID}`, { waitUntil: "networkidle" });
    const groups = page.locator(".neighbourhood-group");
    expect(await groups.count()).toBeGreaterThan(1);
    const countTops = () =>
      groups.evaluateAll((parts) => new Set(parts.map((part) => part.getBoundingClientRect().top)).size);
    // The row appears with the script, which a busy machine runs late.
    await expect.poll(countTops).toBe(1);
    const [row] = await page.locator(".neighbourhood .gmp-carousel-cards").all();
    const overflow = await row?.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect((await page.locator(".neighbourhood .gmp-round-button").count()) > 0).toBe((overflow ?? 0) > 0);
    await close();
  }
});

describe.each(PAGES)("%s", (_name, path, status) => {
  test.each(WIDTHS)("is accessible, quiet and no wider than the window at %i px", async (width) => {
    const { page, complaints, close } = await site.open({ width });
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    expect(answer?.status()).toBe(status);
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await page.evaluate(() => Object.hasOwn(globalThis, "hacked"))).toBe(false);
    expect(await page.evaluate(() => document.compatMode)).toBe("CSS1Compat");
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    // The browser itself reports a page whose status is 404, once.
    const own = status === 404 ? complaints.filter((text) => !text.includes("404 (Not Found)")) : complaints;
    expect(own).toEqual([]);
    await close();
  });
});
