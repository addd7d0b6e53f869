import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { ESTATE_AGENCY } from "./fixture-listings.ts";
import { expectAccessible, expectContrast, SCHEMES, WIDTHS } from "./site-browser.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const getAddress = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};
const getCount = (page: Page) => page.locator(".listings-count");
/** The field under a styled dropdown. */
const getSelect = (page: Page, name: string) => page.locator(`select[name=${name}]`);
const getCards = (page: Page) => page.locator(".listings-results article");

describe("the list of vehicles", () => {
  test("is filtered by a monthly rent, which no listing here has", async () => {
    const { page, complaints, close } = await site.open({ javaScriptEnabled: false });
    await page.goto("/vehicules?loyer-max=300");
    await page
      .getByRole("link", { name: /LOA ou LLD jusqu’à 300\s€\/mois/ })
      .first()
      .waitFor();
    expect(await getCards(page).count()).toBe(0);
    expect(await getSelect(page, "loyer-max").inputValue()).toBe("300");
    expect(complaints).toEqual([]);
    await close();
  });

  test("each filter is in the address, counts what it finds, and the way back undoes it", async () => {
    const { page, complaints, close } = await site.open();
    await page.goto("/vehicules", { waitUntil: "networkidle" });
    await getCount(page).getByText("30 annonces").waitFor();
    expect(await getCards(page).count()).toBe(24);

    await getSelect(page, "categorie").selectOption({ label: "Voitures (15)" }, { force: true });
    await page.waitForURL("**/vehicules/voitures");
    await getCount(page).getByText("15 annonces").waitFor();
    await getSelect(page, "marque").selectOption("peugeot", { force: true });
    await page.waitForURL("**/vehicules/voitures/peugeot");
    await page.getByRole("checkbox", { name: "Diesel" }).check();
    await page.waitForURL("**/vehicules/voitures/peugeot?energie=diesel");
    await getCount(page).getByText("5 annonces").waitFor();
    // Text that is not a price does not stay in its field.
    await page.getByLabel("À (€)").fill("abc");
    expect(await page.getByLabel("À (€)").inputValue()).toBe("");
    await page.getByLabel("À (€)").press("Enter");
    expect(getAddress(page)).toBe("/vehicules/voitures/peugeot?energie=diesel");
    await page.getByLabel("À (€)").fill("14 000");
    await page.getByLabel("À (€)").press("Enter");
    await page.waitForURL("**/vehicules/voitures/peugeot?energie=diesel&prix-max=14000");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Voitures Peugeot");

    await page.getByRole("link", { name: /^Diesel/ }).click();
    await page.waitForURL("**/vehicules/voitures/peugeot?prix-max=14000");
    await expect.poll(() => page.getByRole("checkbox", { name: "Diesel" }).isChecked()).toBe(false);

    await page.goBack();
    await expect
      .poll(() => getAddress(page))
      .toBe("/vehicules/voitures/peugeot?energie=diesel&prix-max=14000");
    await expect.poll(() => page.getByRole("checkbox", { name: "Diesel" }).isChecked()).toBe(true);
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await page.waitForURL("**/vehicules/voitures");
    await expect.poll(() => getSelect(page, "marque").inputValue()).toBe("");
    expect(complaints).toEqual([]);
    await close();
  });

  test("sorts, and turns pages by real links", async () => {
    const { page, close } = await site.open();
    // Also while the page is not hydrated yet.
    const chosen = Promise.withResolvers<void>();
    await page.route(/\/entry\.client-/, (route) => chosen.promise.then(() => route.continue()));
    await page.goto("/vehicules", { waitUntil: "commit" });
    await getSelect(page, "tri").selectOption({ label: "Prix croissant" }, { force: true });
    chosen.resolve();
    await page.waitForURL("**/vehicules?tri=prix-croissant");
    await expect.poll(() => getCards(page).first().locator(".price").textContent()).toMatch(/^2\s800\s€$/);
    await page.getByRole("link", { name: "Page 2" }).click();
    await page.waitForURL("**/vehicules?tri=prix-croissant&page=2");
    await expect.poll(() => getCards(page).count()).toBe(6);
    expect(await getSelect(page, "tri").inputValue()).toBe("prix-croissant");
    await close();
  });

  test("says which filter to let go of when nothing is found", async () => {
    const { page, close } = await site.open();
    await page.goto("/vehicules/motos?energie=diesel");
    await page.getByRole("heading", { name: "Aucune annonce ne correspond" }).waitFor();
    // Sent again as it stands, the form asks for the same.
    expect(await getSelect(page, "categorie").inputValue()).toBe("motos");
    expect(await page.getByRole("checkbox", { name: "Diesel" }).isChecked()).toBe(true);
    await page.getByRole("link", { name: "Sans « Diesel » : 5 annonces" }).click();
    await page.waitForURL("**/vehicules/motos");
    await getCount(page).getByText("5 annonces").waitFor();
    expect(getAddress(page)).toBe("/vehicules/motos");
    await close();
  });

  test("finds around a town that our own autocomplete proposes", async () => {
    const { page, close } = await site.open();
    await page.goto("/vehicules", { waitUntil: "networkidle" });
    const town = page.getByRole("combobox", { name: "Où" });
    await town.waitFor();
    await town.fill("port-val");
    await page
      .getByRole("option", { name: /Port-Valbrune/ })
      .first()
      .click();
    await page.waitForURL("**/vehicules?ville=port-valbrune*");
    await getCount(page).getByText("24 annonces").waitFor();
    await getSelect(page, "rayon").selectOption("10", { force: true });
    await page.waitForURL(/rayon=10/);
    await getCount(page).getByText("30 annonces").waitFor();
    expect(await town.inputValue()).toContain("Port-Valbrune");
    await close();
  });

  test("moves nothing when the field with proposals takes the place of the plain one", async () => {
    const { page, close } = await site.open();
    const proposals = Promise.withResolvers<void>();
    await page.route(/\/town-suggestions-/, (route) => proposals.promise.then(() => route.continue()));
    await page.goto("/vehicules");
    const radius = getSelect(page, "rayon");
    const words = () =>
      page.locator('[name="ville"]').evaluate((input) => {
        const { left } = input.getBoundingClientRect();
        const { borderInlineStartWidth, paddingInlineStart } = getComputedStyle(input);
        return left + Number.parseFloat(borderInlineStartWidth) + Number.parseFloat(paddingInlineStart);
      });
    const before = [(await radius.boundingBox())?.y, await words()];
    proposals.resolve();
    await page.getByRole("combobox", { name: "Où" }).waitFor();
    expect([(await radius.boundingBox())?.y, await words()]).toEqual(before);
    await close();
  });

  test("works without JavaScript: fields, pages and cards", async () => {
    const { page, close } = await site.open({ javaScriptEnabled: false });
    await page.goto("/vehicules");
    await getSelect(page, "categorie").selectOption("motos", { force: true });
    await page.getByLabel("À (€)").fill("5000");
    await page.getByRole("button", { name: /Voir les annonces/ }).click();
    expect(getAddress(page)).toBe("/vehicules/motos?prix-max=5000");
    expect(await getCount(page).textContent()).toMatch(/^\d\sannonces?$/);
    await close();
  });

  test("lets go of the model of another make, and says so", async () => {
    const { page, close } = await site.open({ javaScriptEnabled: false });
    await page.goto("/vehicules/voitures/peugeot/208");
    await getSelect(page, "marque").selectOption("renault", { force: true });
    await page.getByRole("button", { name: /Voir les annonces/ }).click();
    expect(getAddress(page)).toBe("/vehicules/voitures/renault?modele=208");
    await page.getByRole("heading", { name: "Voitures Renault", level: 1 }).waitFor();
    await page.getByText("«\u202f208\u202f» n’est pas un modèle de la marque Renault").waitFor();
    expect(await getCount(page).textContent()).toMatch(/^5\sannonces$/);
    await close();
  });

  test("calls a make by its name where nothing of it is found", async () => {
    const html = await (await fetch(`${site.url}/vehicules?marque=citroen&prix-max=1`)).text();
    expect(html).toContain("<title>Véhicules Citroën – Lieudit</title>");
    expect(html).toMatch(/>Citroën \(0\)<\/option>/);
  });
});

test.each([
  "/vehicules/motos/peugeot",
  "/vehicules/voitures/peugeot/inconnu",
  "/immobilier/vente/maison/nulle-part-99999",
])("search engines are not shown %s, where nothing is", async (path) => {
  expect(await (await fetch(site.url + path)).text()).toContain('content="noindex,follow"');
});

describe("the list of estates", () => {
  test("has transaction, type and town in its path, and who pays the fees on each card", async () => {
    const html = await (await fetch(`${site.url}/immobilier/vente/maison/port-valbrune-83999`)).text();
    expect(html).toContain("<title>Maisons à vendre à Port-Valbrune – Lieudit</title>");
    expect(html).toContain(
      `<link rel="canonical" href="${site.url}/immobilier/vente/maison/port-valbrune-83999"/>`,
    );
    expect(html).toContain("à la charge de l’acquéreur");
    expect(html).toContain("www.georisques.gouv.fr");
    expect(html).toMatch(
      /<meta name="description" content="Maisons à vendre à Port-Valbrune\u00a0: \d+\u00a0annonces? d’agences/,
    );
    expect(html).toContain('<meta property="og:title" content="Maisons à vendre à Port-Valbrune"/>');
    expect(html).toContain(`<meta property="og:image" content="${site.url}/og/accueil.jpg"/>`);
    expect(html).not.toContain("noindex");
  });

  test("shows the list on a map of prices, with the list below it", async () => {
    const { page, close } = await site.open();
    await page.goto("/immobilier/vente", { waitUntil: "networkidle" });
    await page.getByRole("link", { name: "Carte", exact: true }).first().waitFor();
    await page.getByRole("navigation", { name: "Présentation" }).getByRole("link", { name: "Carte" }).click();
    await page.waitForURL("**/immobilier/vente?vue=carte");
    await page.getByRole("group", { name: "Carte des biens" }).waitFor();
    expect(await getCards(page).count()).toBeGreaterThan(3);
    await close();
  });

  test("is limited to a zone of its address, and is a picture beside the list without JavaScript", async () => {
    const { page, close } = await site.open({ javaScriptEnabled: false });
    const cards = async (query: string) => {
      await page.goto(`/immobilier/vente?${query}vue=carte`);
      return getCards(page).count();
    };
    const all = await cards("");
    expect(await cards("zone=-180%2C-90%2C180%2C90&")).toBe(all);
    expect(await cards("zone=10%2C10%2C11%2C11&")).toBe(0);
    expect(await page.getByRole("link", { name: /Sans.*Zone de la carte/ }).count()).toBe(1);
    await cards("");
    expect(await page.getByRole("img", { name: /^Plan/ }).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Dessiner une zone" }).isVisible()).toBe(false);
    const tabs = page.getByRole("navigation", { name: "Projet" });
    await tabs.getByRole("link", { name: "Viager" }).click();
    await page.waitForURL("**/immobilier/viager?vue=carte");
    await close();
  });
});

test.each([
  ["/vehicules?categorie=voitures&marque=&prix-min=&page=1", "/vehicules/voitures"],
  ["/vehicules?utm_source=x&energie=diesel", "/vehicules?energie=diesel"],
  ["/vehicules?prix-max=abc&marque=&energie=diesel", "/vehicules?energie=diesel&prix-max=abc"],
  [
    "/immobilier?transaction=vente&type=maison&ville=Port-Valbrune+%2883999%29",
    "/immobilier/vente/maison/port-valbrune-83999",
  ],
])("%s leads to the one address of that question", async (asked, kept) => {
  const answer = await fetch(site.url + asked, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, kept]);
});

test("an invalid filter is reported, and a page beyond the last is not there", async () => {
  const told = await fetch(`${site.url}/immobilier?dpe=Z`);
  const html = await told.text();
  expect(told.status).toBe(200);
  expect(html).toContain("«\u202fZ\u202f» n’est pas une classe énergie\u00a0: ce filtre est ignoré.");
  expect(html).toContain('<meta name="robots" content="noindex,follow"/>');

  const beyond = await fetch(`${site.url}/vehicules?page=999`);
  expect([beyond.status, beyond.headers.get("cache-control")]).toEqual([404, "no-store"]);
  expect(await beyond.text()).toMatch(/<a [^>]*href="\/vehicules\?page=2"[^>]*>Voir la dernière page/);
});

test.each(["/vehicules/avions", "/immobilier/troc", "/immobilier/vente/chateau"])(
  "%s is no list: 404",
  async (path) => {
    expect((await fetch(site.url + path)).status).toBe(404);
  },
);

test.each(WIDTHS)("lists are accessible at %i px, light and dark, found and empty", async (width) => {
  const { page, close } = await site.open({ width });
  for (const path of ["/vehicules?page=2", "/immobilier/vente", "/vehicules/motos?energie=diesel"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      await (scheme === "light" ? expectAccessible(page) : expectContrast(page));
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  }
  await close();
});

test.each(["/vehicules", `/agence/${ESTATE_AGENCY}`, "/recherche?q=maison"])(
  "the first picture of the list %s is fetched before all else, the others when they are needed",
  async (path) => {
    const html = await (await fetch(site.url + path)).text();
    const [first = "", second = ""] = html.split('<article class="card">').slice(1);
    expect(first).toContain('fetchPriority="high"');
    expect(second).toContain('loading="lazy"');
  },
);
