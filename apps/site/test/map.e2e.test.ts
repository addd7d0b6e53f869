import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importVillage } from "./fixture-village.ts";
import { type RunningSite, runSite } from "./running-site.ts";
import { expectAccessible, launchBrowser, openPage } from "./site-browser.ts";

let site: RunningSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    runSite({}, { writeData: importVillage }),
    launchBrowser({ hasWebGl: true }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** As long as a movement of the map by a key takes. */
const MOVE_MS = 500;

const isLive = (page: Page) => page.locator('.place-map[data-phase="ready"]').waitFor();

test("the map of a list groups what is near, opens a card, and searches where the reader looks", async () => {
  const { page, complaints, close } = await openPage(browser, site.url);
  const tiles: number[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith(".mvt")) tiles.push(answer.status());
  });
  await page.goto("/lieux?q=quai");
  await page.getByRole("navigation", { name: "Présentation" }).getByRole("link", { name: "Carte" }).click();
  await page.waitForURL(/vue=carte/);
  await isLive(page);
  const map = page.getByRole("group", { name: "Carte des lieux" });
  await map.getByRole("button", { name: "2 lieux, zoomer pour les voir" }).waitFor();
  await map.getByRole("button", { name: "Librairie du Quai" }).click();
  const card = map.getByRole("dialog", { name: "Librairie du Quai" });
  // The card arrives after its popup.
  const link = card.locator(".map-card").getByRole("link", { name: "Voir la fiche" });
  expect(await link.getAttribute("href")).toBe("/lieu/osm-n-0000000012");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  expect(await card.count()).toBe(0);

  // The map has moved to show the whole card.
  await page.reload();
  await isLive(page);
  await map.getByRole("button", { name: "2 lieux, zoomer pour les voir" }).click();
  await map.getByRole("button", { name: "Épicerie du Quai" }).waitFor();
  await page.getByRole("link", { name: "Rechercher dans cette zone" }).click();
  await page.waitForURL((url) => url.searchParams.has("zone") && url.searchParams.get("vue") === "carte");
  await page.getByRole("link", { name: /Zone de la carte/ }).waitFor();
  const list = page.locator(".places-list");
  await list.getByText("Librairie du Quai").waitFor({ state: "detached" });
  expect(await list.getByText("Boulangerie du Quai").count()).toBeGreaterThan(0);
  expect(tiles.length).toBeGreaterThan(0);
  expect(new Set(tiles)).not.toContain(404);
  expect(complaints).toEqual([]);
  await close();
});

test("the map of a list searches what it shows, and a zone that is drawn without a pointer", async () => {
  const { page, complaints, close } = await openPage(browser, site.url);
  await page.goto("/immobilier/vente?pieces=3&vue=carte");
  await isLive(page);
  await page.getByRole("button", { name: "Zoom avant" }).click();
  await page.getByRole("link", { name: "Chercher dans cette zone" }).click();
  await page.waitForURL(/pieces=3&zone=-?[\d.]+%2C[^&]+&vue=carte$/);
  const boxed = page.url();
  await page.getByRole("link", { name: /^Zone de la carte/ }).waitFor();

  await page.getByRole("button", { name: "Dessiner une zone" }).focus();
  await page.keyboard.press("Enter");
  const tools = page.getByRole("group", { name: "Dessiner une zone" });
  const place = tools.getByRole("button", { name: "Placer un point au centre" });
  const surface = page.getByRole("region", { name: /^Carte interactive/ });
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft"]) {
    await place.focus();
    await page.keyboard.press("Enter");
    await surface.focus();
    await page.keyboard.press(key);
    await page.waitForTimeout(MOVE_MS);
  }
  await tools.getByText("3 points placés.").waitFor();
  await expectAccessible(page);
  await tools.getByRole("button", { name: "Terminer" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/zone=[\w-]{12,}&vue=carte$/);
  await page.getByRole("link", { name: /^Zone dessinée/ }).waitFor();
  await page.goBack();
  await page.waitForURL(boxed);
  await page.getByRole("link", { name: "Effacer la zone" }).click();
  await page.waitForURL(/\/immobilier\/vente\?pieces=3&vue=carte$/);
  expect(complaints).toEqual([]);
  await close();
});

test("beside a place's details there is a picture of where it is, and the map only when it is asked for", async () => {
  const { page, complaints, close } = await openPage(browser, site.url, { width: 375, scheme: "dark" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/lieu/osm-n-0000000010");
  const picture = page.getByRole("img", { name: "Plan, 1 lieu marqué" });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth]))
    .toEqual([
      expect.stringMatching(/zoom=16&taille=440x256&theme=sombre&reperes=49\.5502,-0\.7902&bouton=oui$/),
      440,
    ]);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /live-map|maplibre|\.mvt/.test(path))).toEqual([]);
  await page.getByRole("button", { name: "Ouvrir la carte" }).click();
  await isLive(page);
  await page.getByRole("img", { name: "Boulangerie du Quai" }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("without JavaScript the map is a picture with its marks, beside the same list", async () => {
  const { page, close } = await openPage(browser, site.url, { javaScriptEnabled: false });
  await page.goto("/lieux?q=quai&vue=carte");
  const picture = page.getByRole("img", { name: "Plan, 3 lieux marqués" });
  expect(await picture.isVisible()).toBe(true);
  expect(await page.locator(".places-list").getByText("Boulangerie du Quai").count()).toBeGreaterThan(0);
  expect(await page.getByRole("button", { name: "Ouvrir la carte" }).count()).toBe(0);
  const address = (await picture.getAttribute("src")) ?? "";
  const answer = await fetch(`${site.url}${address}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
  expect((await answer.text()).match(/<circle/g)).toHaveLength(3);
  await close();
});
