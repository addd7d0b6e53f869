import { describe, expect, test } from "vitest";
import { decideAll } from "../app/privacy/consent/consent-record.ts";
import { HOUSE_ID } from "./fixture-listings.ts";
import { BAKERY_ID } from "./fixture-places.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

describe("the filters of a list", () => {
  test("fold on a phone when their button is pressed, and the number of results has the focus", async () => {
    const { page, close } = await site.open({ width: 375 });
    await page.goto("/vehicules", { waitUntil: "networkidle" });
    const panel = page.locator("details.filters");
    await panel.locator("> summary").click();
    await page.locator(".filters-send button").click();
    await expect.poll(() => panel.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
    const count = page.locator(".listings-count");
    await expect.poll(() => count.evaluate((element) => element === document.activeElement)).toBe(true);
    const { y } = (await count.boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(400);
    await close();
  });

  test("keep their fields free of the button in a wide window", async () => {
    const { page, close } = await site.open();
    await page.goto("/vehicules", { waitUntil: "networkidle" });
    const position = await page
      .locator(".filters-send")
      .evaluate((element) => getComputedStyle(element).position);
    expect(position).toBe("static");
    await close();
  });
});

test.each([
  ["accepted", true],
  ["refused", false],
])("server-rendered parts stay on hydration with all cookies %s", async (_what, isAccepted) => {
  for (const path of [`/lieu/${BAKERY_ID}`, `/bien/x-${HOUSE_ID}`]) {
    const { page, close } = await site.open({ consent: decideAll(isAccepted), width: 375 });
    await page.addInitScript(() => {
      const removed: string[] = [];
      Object.assign(window, { removed });
      addEventListener("DOMContentLoaded", () => {
        new MutationObserver((records) => {
          for (const { removedNodes } of records) {
            for (const node of removedNodes) {
              if (node instanceof HTMLElement && node.textContent.trim() !== "") removed.push(node.innerHTML);
            }
          }
        }).observe(document.querySelector("main")!, { childList: true, subtree: true });
      });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForTimeout(1_000);
    const removed = await page.evaluate(() => (window as unknown as { removed: string[] }).removed);
    expect([path, removed]).toEqual([path, []]);
    await close();
  }
});

test("without scripts each slide of the home page carries its own card", async () => {
  const { page, close } = await site.open({ javaScriptEnabled: false });
  await page.goto("/");
  const slides = page.locator(".home-slider .slide");
  expect(await slides.count()).toBeGreaterThan(1);
  const lefts = await page
    .locator(".home-slide-card")
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(lefts.length);
  await close();
});

test("the search is in the menu of a window too narrow for it in the header", async () => {
  const { page, close } = await site.open({ width: 320 });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator(".menu-panel").getByRole("link", { name: "Rechercher" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/recherche");
  await close();
});

test("a page whose code cannot be loaded is replaced by the site's own page, and comes when it can be", async () => {
  const { page, close } = await site.open();
  await page.goto("/vehicules", { waitUntil: "networkidle" });
  await page.context().setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Plan du site" }).click();
  await page.getByRole("heading", { name: "Vous semblez hors connexion" }).waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/plan-du-site");
  await page.getByRole("heading", { level: 1, name: "Plan du site" }).waitFor();
  await close();
});

test("a photo tapped before hydration opens in the lightbox, not as a file", async () => {
  const { page, close } = await site.open();
  const released = Promise.withResolvers<void>();
  await page.route(/\/entry\.client-/, (route) => released.promise.then(() => route.continue()));
  await page.goto(`/bien/x-${HOUSE_ID}`, { waitUntil: "commit" });
  await page.locator(".listing-slider .slide[data-current] a").click();
  released.resolve();
  await page.getByRole("dialog").waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/bien\//);
  await close();
});

test("energy figures are printed as large as the text", async () => {
  const { page, close } = await site.open();
  await page.goto(`/bien/x-${HOUSE_ID}/imprimer`);
  const getSize = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const text = await getSize(".print-text");
  for (const selector of [".energy-value", "[data-code=depenses-energie]", "[data-code=dpe]"]) {
    expect([selector, await getSize(selector)]).toEqual([selector, text]);
  }
  await close();
});

describe("a wrong fact about a place", () => {
  test("is reported by a form that its page links to", async () => {
    const { page, close } = await site.open();
    await page.goto(`/lieu/${BAKERY_ID}`, { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Signaler une erreur sur cette fiche" }).click();
    await page.waitForURL(`**/signaler-lieu?lieu=${BAKERY_ID}`);
    await page.locator("select[name=motif]").selectOption("Horaires", { force: true });
    await page.getByLabel("Explication").fill("Fermé le lundi depuis mars.");
    await page.getByRole("button", { name: "Envoyer le signalement" }).click();
    await page.waitForURL("**/merci/signaler-lieu**");
    await expect
      .poll(() => page.locator(".form-head").textContent())
      .toContain("Nous vérifierons cette fiche.");
    await close();
  });

  test("is chosen already where the report is about a photo", async () => {
    const { page, close } = await site.open();
    await page.goto(`/signaler?lieu=${BAKERY_ID}&photo=une-photo`, { waitUntil: "networkidle" });
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get("photo")]).toEqual(["/signaler-lieu", "une-photo"]);
    expect(await page.locator("select[name=motif]").inputValue()).toBe("Photo");
    expect(await page.getByRole("region", { name: "Le lieu" }).textContent()).toContain("Une photo de");
    expect((await fetch(`${site.url}/signaler-lieu?lieu=osm-n-0009999999`)).status).toBe(404);
    await close();
  });
});

test("the two days of a visit limit each other", async () => {
  const { page, close } = await site.open();
  await page.goto(`/visite/${HOUSE_ID}`, { waitUntil: "networkidle" });
  const range = page.getByRole("group", { name: "Période" });
  await range.getByLabel("À partir du").fill("20/06/2026");
  await range.getByLabel("Jusqu’au").fill("20/06/2026");
  await range.getByLabel("Jusqu’au").press("Tab");
  const isValid = (name: string) =>
    range.getByLabel(name).evaluate((input: HTMLInputElement) => input.validity.valid);
  await expect.poll(() => isValid("Jusqu’au")).toBe(false);
  await range.getByLabel("Jusqu’au").fill("21/06/2026");
  await range.getByLabel("Jusqu’au").press("Tab");
  await expect.poll(() => isValid("Jusqu’au")).toBe(true);
  await close();
});

test("a phone asks for a visit from the bar at its foot", async () => {
  const { page, close } = await site.open({ width: 375 });
  await page.goto(`/bien/x-${HOUSE_ID}`, { waitUntil: "networkidle" });
  const visit = page.getByRole("link", { name: "Demander une visite" });
  const { y, height } = (await visit.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(800);
  await close();
});

test.each([
  [1280, 800],
  [375, 740],
])("the home page has the whole search on the first screen of %i × %i", async (width, height) => {
  const { page, close } = await site.open({ width, consent: decideAll(false) });
  await page.setViewportSize({ width, height });
  await page.goto("/");
  const button = (await page
    .getByRole("form", { name: "Acheter un bien" })
    .getByRole("button")
    .boundingBox())!;
  expect(button.y + button.height).toBeLessThanOrEqual(height);
  const bar = (await page.locator(".search-bar").boundingBox())!;
  const lastTab = (await page.locator(".search-bar-tab").last().boundingBox())!;
  expect(lastTab.x + lastTab.width).toBeLessThanOrEqual(bar.x + bar.width);
  await close();
});

test("the search of the home page leads to homes and to vehicles, and back, without scripts", async () => {
  const { page, close } = await site.open({ javaScriptEnabled: false, consent: decideAll(false) });
  await page.goto("/");
  const form = page.getByRole("form", { name: "Acheter un bien" });
  await form.getByLabel("Où").fill("Aubremer");
  await form.getByLabel("Budget (€)").fill("400 000");
  await form.getByRole("button").click();
  expect(new URL(page.url()).pathname).toBe("/immobilier/vente");
  expect(new URL(page.url()).searchParams.get("prix-max")).toBe("400000");
  await page.goBack();
  await page.getByRole("radio", { name: "Véhicule" }).check();
  expect(await form.isVisible()).toBe(false);
  await page.getByRole("form", { name: "Trouver un véhicule" }).getByRole("button").click();
  expect(new URL(page.url()).pathname).toBe("/vehicules");
  await close();
});

test("the search reads a line as filters, shown as chips that can be removed", async () => {
  const { page, close } = await site.open({ javaScriptEnabled: false });
  await page.goto(`/recherche?q=${encodeURIComponent("maison à vendre moins de 900 000 €")}`);
  const chips = page.getByRole("region", { name: "Filtres compris" });
  expect(await chips.getByRole("listitem").count()).toBe(3);
  await chips.getByRole("link", { name: /^Voir la liste/ }).click();
  expect(new URL(page.url()).pathname).toBe("/immobilier/vente/maison");
  expect(new URL(page.url()).search).toBe("?prix-max=900000");
  await page.goto(`/recherche?q=${encodeURIComponent("maison à vendre moins de 900 000 €")}`);
  await chips.getByRole("link", { name: /^Maison/ }).click();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/immobilier/vente?prix-max=900000");
  await close();
});

test("a list says that it does not know a town", async () => {
  const html = await (await fetch(`${site.url}/immobilier/vente/appartement/nullepart-99999`)).text();
  expect(html).toContain("Nous ne connaissons pas la commune «\u202fNullepart (99999)\u202f»");
});

test("a fuel in the search gives stations with their prices, and the list by price", async () => {
  const { page, close } = await site.open({ javaScriptEnabled: false });
  await page.goto(`/recherche?q=${encodeURIComponent("gazole moins cher")}`);
  const region = page.getByRole("region", { name: "Lieux" });
  // No feed of prices is read here.
  expect(await region.getByText("Prix inconnu").count()).toBeGreaterThan(0);
  await region.getByRole("link", { name: "Tous les lieux" }).click();
  expect(new URL(page.url()).search).toBe("?type=station-service&carburant=gazole");
  await close();
});

test("places around the reader are searched once the browser gives the position, and a refusal is said", async () => {
  const { page, complaints, close } = await site.open({ width: 375 });
  await page.goto("/lieux?type=boulangerie", { waitUntil: "networkidle" });
  const around = page.getByRole("button", { name: "Autour de moi" });
  await around.click();
  await page.getByText("Votre position n’a pas pu être lue.").waitFor();
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation({ latitude: 49.5508, longitude: -0.7898 });
  await around.click();
  await page.waitForURL(/type=boulangerie&zone=-0\.80/);
  await page.getByRole("link", { name: /^Zone de la carte/ }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
