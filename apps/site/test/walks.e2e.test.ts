import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { BAKERY_ID, TOWN_ID } from "./fixture-places.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** The search for a place; the home page has others beside it. */
const placeSearch = (page: Page) => page.locator('form[action="/lieux"]');

/** The path and query of the page, decoded as a reader sees them. */
const getAddress = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + decodeURIComponent(search);
};

describe("by keyboard", () => {
  test("a suggestion leads to its details, and on to its page [S6-002]", async () => {
    const { page, complaints, close } = await site.open();
    await page.goto("/");
    const input = placeSearch(page).getByRole("combobox");
    await input.focus();
    await page.keyboard.type("fournil");
    await page.getByRole("option", { name: /Le Fournil des Roches/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/lieu=/);
    expect(getAddress(page)).toBe(`/lieux?q=Le+Fournil+des+Roches&lieu=${BAKERY_ID}`);
    const details = page.getByRole("region", { name: "Fiche du lieu" });
    await details.getByRole("heading", { name: "Le Fournil des Roches" }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Fiche du lieu");

    await details.getByRole("link", { name: /Voir la page/ }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/lieu/${BAKERY_ID}`);
    await page.getByRole("heading", { level: 1, name: "Le Fournil des Roches" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("words without a suggestion are searched on Enter", async () => {
    const { page, close } = await site.open();
    await page.goto("/");
    await placeSearch(page).getByRole("combobox").focus();
    await page.keyboard.type("pharmacie");
    await page.keyboard.press("Enter");
    await page.waitForURL(/q=pharmacie/);
    const found = page.getByRole("heading", { name: "Pharmacie du Port" }).first();
    await found.waitFor();
    expect(await found.isVisible()).toBe(true);
    await close();
  });

  test("the first stop leads past the navigation", async () => {
    const { page, close } = await site.open();
    await page.goto("/lieux");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Aller au contenu");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("contenu");
    await close();
  });
});

test("choosing a town narrows the list to it, and the chip takes it away", async () => {
  const { page, close } = await site.open();
  await page.goto("/lieux?type=boulangerie");
  const input = placeSearch(page).getByRole("combobox");
  await input.pressSequentially("port-valb");
  await page
    .getByRole("option", { name: /Port-Valbrune/ })
    .first()
    .click();
  await page.waitForURL(/commune=/);
  expect(getAddress(page)).toBe(`/lieux?type=boulangerie&commune=${TOWN_ID}`);
  await page.getByRole("heading", { level: 1, name: "Boulangeries à Port-Valbrune" }).waitFor();
  await page.getByRole("link", { name: /À Port-Valbrune/ }).click();
  await page.waitForURL((url) => !url.search.includes("commune"));
  expect(getAddress(page)).toBe("/lieux?type=boulangerie");
  await close();
});

test("back and forward give exactly what was there", async () => {
  const { page, complaints, close } = await site.open();
  const title = page.getByRole("heading", { level: 1 });
  const details = page.getByRole("region", { name: "Fiche du lieu" }).getByRole("heading", { level: 2 });
  const seen = async () => [getAddress(page), await title.textContent(), await details.textContent()];

  await page.goto("/lieux");
  const first = await seen();
  await page.getByRole("list", { name: "Filtres" }).getByRole("link", { name: "Boulangeries" }).click();
  await title.filter({ hasText: "Boulangeries" }).waitFor();
  const second = await seen();
  await page
    .locator(".places-list")
    .getByRole("link", { name: /Pain & Compagnie/ })
    .click();
  await details.filter({ hasText: "Pain & Compagnie" }).waitFor();
  const third = await seen();

  await page.goBack();
  await details.filter({ hasText: second[2] ?? "" }).waitFor();
  expect(await seen()).toEqual(second);
  await page.goBack();
  await title.filter({ hasText: "Lieux" }).waitFor();
  expect(await seen()).toEqual(first);
  await page.goForward();
  await title.filter({ hasText: "Boulangeries" }).waitFor();
  await page.goForward();
  await details.filter({ hasText: "Pain & Compagnie" }).waitFor();
  expect(await seen()).toEqual(third);
  expect(complaints).toEqual([]);
  await close();
});

test("without JavaScript: search, filter, details, page of a place, report [S1-005]", async () => {
  const { page, close } = await site.open({ javaScriptEnabled: false });
  await page.goto("/");
  await placeSearch(page).locator("input[name=q]").fill("boulangerie");
  await placeSearch(page).getByRole("button", { name: "Chercher" }).click();
  expect(getAddress(page)).toBe("/lieux?q=boulangerie");
  await page.getByRole("link", { name: "Ouvert maintenant" }).last().click();
  expect(getAddress(page)).toBe("/lieux?q=boulangerie&ouvert=1");
  await page
    .locator(".places-list")
    .getByRole("link", { name: /Le Fournil des Roches/ })
    .click();
  expect(new URL(page.url()).searchParams.get("lieu")).toBe(BAKERY_ID);
  await page.getByRole("link", { name: /Voir la page/ }).click();
  expect(getAddress(page)).toBe(`/lieu/${BAKERY_ID}`);
  await page.getByText("04 94 00 00 12").waitFor();
  await page.getByRole("link", { name: "Signaler une erreur sur cette fiche" }).click();
  expect(getAddress(page)).toBe(`/signaler-lieu?lieu=${BAKERY_ID}`);
  await page.goBack();
  await page.getByRole("link", { name: "La corriger vous-même" }).click();
  expect(await page.getByRole("link", { name: "Corriger cette fiche vous-même" }).getAttribute("href")).toBe(
    "https://www.openstreetmap.org/node/101",
  );
  await close();
});

test("on paper a place stands alone, with its whole week and what the tabs hold", async () => {
  const { page, close } = await site.open({ scheme: "dark" });
  await page.goto(`/lieu/${BAKERY_ID}`, { waitUntil: "networkidle" });
  const week = page.getByRole("cell", { name: "6 h 30 – 19 h 30" }).first();
  const about = page.getByText("Repas sur place").last();
  expect([await week.isVisible(), await about.isVisible()]).toEqual([false, false]);
  await page.emulateMedia({ media: "print" });
  expect([await week.isVisible(), await about.isVisible()]).toEqual([true, true]);
  expect(await page.getByText(`${site.url}/lieu/${BAKERY_ID}`, { exact: true }).isVisible()).toBe(true);
  for (const gone of [
    page.getByRole("navigation"),
    page.getByRole("tablist"),
    page.locator(".place-aside"),
  ]) {
    expect(await gone.first().isVisible()).toBe(false);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  await close();
});

describe("on a poor connection", () => {
  test.each(["/", "/lieux"])("what is typed on %s before the scripts come is kept", async (path) => {
    const { page, complaints, close } = await site.open();
    const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await scriptsMayCome;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    const field = placeSearch(page).locator("input[name=q]");
    await field.pressSequentially("fourn");
    expect(await field.getAttribute("role")).toBeNull();
    letScriptsCome();
    await placeSearch(page).getByRole("combobox").waitFor();
    await page.getByRole("option", { name: /Le Fournil des Roches/ }).waitFor();
    expect(await field.inputValue()).toBe("fourn");
    expect(complaints).toEqual([]);
    await close();
  });

  test("a choice while offline says so, and goes on when the connection is back", async () => {
    const { page, close } = await site.open();
    await page.goto("/", { waitUntil: "networkidle" });
    await placeSearch(page).getByRole("combobox").pressSequentially("fournil");
    const choice = page.getByRole("option", { name: /Le Fournil des Roches/ });
    await choice.waitFor();
    // The code of the page that the choice leads to.
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await choice.click();
    await page.getByRole("heading", { level: 1, name: "Vous semblez hors connexion" }).waitFor();
    expect(await page.getByText("500").count()).toBe(0);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page.getByText("Toujours pas de réponse.").waitFor();
    await page.context().setOffline(false);
    await page.getByRole("heading", { level: 1, name: /Le Fournil des Roches/ }).waitFor();
    expect(getAddress(page)).toBe(`/lieux?q=Le+Fournil+des+Roches&lieu=${BAKERY_ID}`);
    await close();
  });

  test.each([
    ["/contact", "message", "Envoyer le message", "L’envoi n’a pas abouti"],
    ["/alertes", "courriel", "Créer l’alerte", "L’envoi n’a pas abouti"],
  ])(
    "a form of %s that is sent offline stays as it was filled in, and says what to do",
    async (path, name, button, said) => {
      const { page, close } = await site.open();
      await page.goto(path, { waitUntil: "networkidle" });
      const form = page.locator("main form").filter({ has: page.getByRole("button", { name: button }) });
      await form.evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      const field = form.locator(`[name="${name}"]`);
      await field.fill("maison@exemple.fr");
      await page.context().setOffline(true);
      await form.getByRole("button", { name: button }).click();
      await page.getByText(said).first().waitFor();
      expect([new URL(page.url()).pathname, await field.inputValue()]).toEqual([path, "maison@exemple.fr"]);
      await page.context().setOffline(false);
      const sent = page.waitForRequest((request) => request.isNavigationRequest());
      await form.getByRole("button", { name: button }).click();
      expect(new URL((await sent).url()).pathname).toBe(path);
      await close();
    },
  );

  test("a page that is long on its way is announced by a line above, and the line goes with it", async () => {
    const { page, complaints, close } = await site.open();
    await page.goto("/", { waitUntil: "networkidle" });
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
    await page.route("**/*.data*", async (route) => {
      await mayCome;
      await route.continue();
    });
    const line = page.locator(".page-wait > span");
    await page.getByRole("link", { name: "Agences", exact: true }).first().click();
    await line.waitFor();
    await expect.poll(() => line.isVisible()).toBe(true);
    letCome();
    await page.waitForURL("**/agences");
    await line.waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await close();
  });

  test("nothing moves on the list while its page hydrates", async () => {
    const { page, close } = await site.open();
    await page.goto("/lieux", { waitUntil: "networkidle" });
    await page.locator(".places-details .gmp-details").waitFor();
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shifted).toBeLessThan(0.001);
    await close();
  });
});

test("with text twice as large the search field of a phone keeps its width", async () => {
  const { page, close } = await site.open({ width: 375 });
  await page.goto("/lieux");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect((await placeSearch(page).locator("input[name=q]").boundingBox())?.width).toBeGreaterThan(180);
  await close();
});

describe("on a phone", () => {
  test("a chosen place stands alone, with the way back to the list", async () => {
    const { page, complaints, close } = await site.open({ width: 375 });
    await page.goto("/lieux?type=boulangerie");
    const list = page.locator(".places-list").getByRole("link", { name: /Le Fournil des Roches/ });
    expect(await page.getByRole("region", { name: "Fiche du lieu" }).isVisible()).toBe(false);
    await list.click();
    await page.getByRole("heading", { name: "Le Fournil des Roches" }).waitFor();
    await list.waitFor({ state: "hidden" });
    await page.getByRole("link", { name: "Retour à la liste" }).click();
    await list.waitFor();
    expect(getAddress(page)).toBe("/lieux?type=boulangerie");
    expect(complaints).toEqual([]);
    await close();
  });
});
