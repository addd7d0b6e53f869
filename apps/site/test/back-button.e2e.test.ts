import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PEUGEOT_ID } from "./fixture-listings.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** Records the requests of the page from now on, without files. */
function watchAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (!/^GET \/(?:assets\/|img\/|favicon)/.test(call)) asked.push(call);
  });
  return asked;
}

test("on a phone the way back closes the photos of a listing, then leaves its page where it was scrolled to", async () => {
  const { page, complaints, close } = await site.open({ width: 375 });
  await page.goto("/vehicules");
  await page.locator(`a[href$="-${PEUGEOT_ID}"]`).first().click();
  await page.waitForURL("**/vehicule/**");
  const photos = page.getByRole("link", { name: /Voir les .* photos/ });
  const viewer = page.getByRole("dialog");
  await photos.click();
  await viewer.waitFor();
  const asked = watchAsked(page);
  const scrolled = await page.evaluate(() => scrollY);

  await page.evaluate(() => history.back());
  await viewer.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toContain("/vehicule/");
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  await photos.click();
  await viewer.waitFor();
  await page.keyboard.press("Escape");
  await viewer.waitFor({ state: "detached" });
  await page.waitForFunction(() => history.state?.overPage === undefined);
  expect(asked).toEqual([]);

  await page.goBack();
  await page.waitForURL("**/vehicules");
  await page.getByRole("heading", { level: 1, name: /Véhicules/ }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("on a phone the way back closes the search that fills the window; a chosen place is one step away", async () => {
  const { page, complaints, close } = await site.open({ width: 375 });
  await page.goto("/lieux");
  const field = page.locator('form[action="/lieux"]').getByRole("combobox").first();
  const search = page.locator("dialog.gmp-autocomplete-dialog:modal");
  await field.click();
  await search.waitFor();
  await page.waitForFunction(() => history.state?.overPage === true);
  await page.evaluate(() => history.back());
  await search.waitFor({ state: "detached" });
  expect(page.url()).toBe(`${site.url}/lieux`);

  await field.click();
  await search.waitFor();
  await page.keyboard.type("fournil");
  await page.getByRole("option", { name: /Le Fournil des Roches/ }).click();
  await page.waitForURL(/lieu=/);
  await page.getByRole("region", { name: "Fiche du lieu" }).getByRole("heading", { level: 2 }).waitFor();
  await page.goBack();
  await page.waitForURL(`${site.url}/lieux`);
  await page.waitForFunction(() => history.state?.overPage === undefined);
  await page.getByRole("list", { name: "Filtres" }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("a search is one request; the field keeps the focus, and the way back brings its words back", async () => {
  const { page, complaints, close } = await site.open({ width: 375 });
  await page.goto("/agences");
  await page.getByRole("banner").getByRole("link", { name: "Rechercher" }).click();
  await page.waitForURL("**/recherche");
  const field = page.getByRole("searchbox");
  await field.fill("peugeot");
  await field.press("Enter");
  await page.waitForURL("**/recherche?q=peugeot");
  const asked = watchAsked(page);
  await field.fill("maison");
  await field.press("Enter");
  await page.waitForURL("**/recherche?q=maison");
  await page.getByRole("status").filter({ hasText: "Biens immobiliers (" }).waitFor({ state: "attached" });
  expect(asked).toEqual(["GET /recherche.data"]);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("recherche");
  await page.goBack();
  await page.waitForURL("**/recherche?q=peugeot");
  await expect.poll(() => field.inputValue()).toBe("peugeot");
  expect(complaints).toEqual([]);

  // Without a connection it waits for one, and continues with its words.
  await page.context().setOffline(true);
  await field.fill("maison");
  await field.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Vous semblez hors connexion" }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("heading", { level: 1, name: "Recherche" }).waitFor();
  expect([new URL(page.url()).search, await field.inputValue()]).toEqual(["?q=maison", "maison"]);
  await close();
});

test("on a phone a place chosen far down the list is read from its top, and the way back leads to its row", async () => {
  const { page, complaints, close } = await site.open({ width: 375 });
  await page.goto("/lieux");
  const rows = page.locator('.places-list a[href*="lieu="]');
  const row = rows.last();
  const href = await row.getAttribute("href");
  await row.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(400);
  await row.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/lieu=/);
  const back = page.getByRole("link", { name: "Retour à la liste" });
  await back.waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Fiche du lieu");
  expect(await page.evaluate(() => scrollY)).toBeLessThan(100);

  await back.press("Enter");
  await row.waitFor();
  await page.waitForFunction((to) => document.activeElement?.getAttribute("href") === to, href);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  expect(complaints).toEqual([]);
  await close();
});
