import { FORM_DEFINITIONS } from "@lieudit/leads/forms";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { buildFormPath } from "./fixture-form-path.ts";
import { ESTATE_AGENCY, HOUSE_ID, PEUGEOT_ID } from "./fixture-listings.ts";
import { BAKERY_ID } from "./fixture-places.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

type Deed = (page: Page) => Promise<void>;

const nothing: Deed = () => Promise.resolve();
const pressed =
  (name: RegExp): Deed =>
  (page) =>
    page.getByRole("button", { name }).first().click();
const openFolds: Deed = (page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
  });
const sentEmpty: Deed = async (page) => {
  await page.locator("form.kit-form").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    form.requestSubmit();
  });
  await page.locator(".error-summary").waitFor();
};
const openMenu: Deed = async (page) => {
  await pressed(/^Menu$/)(page);
  await page.locator(".menu-parent").first().click();
};
const openPicker: Deed = async (page) => {
  await page.locator('input[inputmode="numeric"]').first().focus();
  await page.getByRole("grid").first().waitFor();
};

/** Every kind of page and what opens on it. */
const WALK: readonly [string, string, Deed][] = [
  ["home", "/", nothing],
  ["the open menu", "/", openMenu],
  ["a list of vehicles with its filters", "/vehicules", openFolds],
  ["a list of estates with its filters", "/immobilier", openFolds],
  ["a list with nothing", "/vehicules?prix-max=1", openFolds],
  ["the question of a heart", "/vehicules", pressed(/^Ajouter à ma sélection/)],
  ["a vehicle", `/vehicule/x-${PEUGEOT_ID}`, pressed(/^Ma sélection/)],
  ["an estate", `/bien/x-${HOUSE_ID}`, pressed(/^Ma sélection/)],
  ["a sheet to print", `/bien/x-${HOUSE_ID}/imprimer`, nothing],
  ["the map of a list", "/immobilier/vente?vue=carte", openFolds],
  ["a search", "/recherche?q=maison", nothing],
  ["a search without results", "/recherche?q=zzzzqqq", nothing],
  ["agencies", "/agences", nothing],
  ["an agency", `/agence/${ESTATE_AGENCY}`, nothing],
  ["the selection", `/ma-selection?ajouter=${PEUGEOT_ID}`, nothing],
  ["a comparison", `/comparer?ids=${PEUGEOT_ID}`, nothing],
  ["a loan", "/financement/immobilier", nothing],
  ["a credit with an error", "/financement/vehicule?prix=abc", nothing],
  ["places", "/lieux", openFolds],
  ["a chosen place", `/lieux?lieu=${BAKERY_ID}`, nothing],
  ["a place", `/lieu/${BAKERY_ID}`, openFolds],
  ["how to report", `/signaler?lieu=${BAKERY_ID}`, nothing],
  ["news", "/actualites", nothing],
  ["a guide", "/guides/lire-un-dpe", nothing],
  ["a text", "/pages/professionnels", nothing],
  ...["mentions-legales", "confidentialite", "cgu", "honoraires", "accessibilite", "plan-du-site"].map(
    (path) => [path, `/${path}`, nothing] as [string, string, Deed],
  ),
  ...FORM_DEFINITIONS.map(
    (definition) =>
      [`${definition.path}, sent empty`, buildFormPath(definition), sentEmpty] as [string, string, Deed],
  ),
  ["the calendar of a form", `/visite/${HOUSE_ID}`, openPicker],
  ["an alert, sent empty", "/alertes", sentEmpty],
  ["cookies", "/cookies", nothing],
  ["the kit", "/kit", nothing],
  ["an unknown page", "/rien", nothing],
];

const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((part) => part.getBoundingClientRect().right > width + 1)
      .map((part) => `${part.tagName} ${part.className} ${part.textContent.trim().slice(0, 30)}`)
      .slice(-5);
  });

/** Doubles the root font size, as a browser does with a default of 32 px. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

/**
 * Opens `path` on a phone with doubled text.
 *
 * @param isHydrated whether to wait for the page's scripts. Static parts do not need them.
 */
async function openLarge(path: string, isHydrated: boolean, consent?: null) {
  const opened = await site.open({ width: 375, ...(consent === null && { consent }) });
  await opened.page.goto(path, { waitUntil: isHydrated ? "networkidle" : "load" });
  await enlarge(opened.page);
  await opened.page.evaluate(() => document.fonts.ready);
  return opened;
}

test.each(WALK)("with letters twice as large %s fits a phone (%s)", async (_name, path, deed) => {
  const { page, close } = await openLarge(path, deed !== nothing);
  expect(await tooWide(page)).toEqual([]);
  await deed(page);
  // A form that was sent came back as a page of its own, which may still be on its way to what it looks like.
  await enlarge(page);
  await expect.poll(() => tooWide(page)).toEqual([]);
  await close();
});

test("with letters twice as large the question about cookies fits a phone, and can be answered", async () => {
  const { page, close } = await openLarge("/", true, null);
  expect(await tooWide(page)).toEqual([]);
  const banner = page.locator(".consent-banner");
  const { width = 0 } = (await banner.boundingBox()) ?? {};
  expect(width).toBe(375);
  await banner.getByRole("button", { name: "Tout refuser" }).click();
  await banner.waitFor({ state: "detached" });
  await close();
});
