import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { decideAll } from "../app/privacy/consent/consent-record.ts";
import { HOUSE_ID, PEUGEOT_ID } from "./fixture-listings.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const vehicle = `/vehicule/x-${PEUGEOT_ID}`;
const getHeart = (page: Page) => page.locator(".listing-actions .heart-button");
const isPut = async (page: Page) => (await getHeart(page).getAttribute("data-selected")) ?? "false";

/** A page without a window gets no focus of its own. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("focus")));

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForFunction(() => window.isHydrated !== false);
  return page;
}

test("what is put aside in one tab, or taken out there, is seen in the other when its reader comes back", async () => {
  const { page: first, complaints, close } = await site.open({ consent: decideAll(true) });
  await first.goto(vehicle);
  const second = await openTab(first.context(), vehicle);
  const selection = await openTab(first.context(), "/ma-selection");
  const kept = first.waitForResponse("**/api/selection");
  await getHeart(first).click();
  await kept;
  expect(await isPut(second)).toBe("false");
  await comeBack(second);
  await expect.poll(() => isPut(second)).toBe("true");
  await second.locator(".selection-count").waitFor();
  // The page of all that is put aside shows it too.
  await comeBack(selection);
  await selection.locator(`a[href$="-${PEUGEOT_ID}"]`).first().waitFor();

  const takenOut = second.waitForResponse("**/api/selection");
  await getHeart(second).click();
  await takenOut;
  await comeBack(first);
  await expect.poll(() => isPut(first)).toBe("false");
  expect(complaints).toEqual([]);
  await close();
});

test("a question about cookies that was answered in one tab is not asked in the other", async () => {
  const { page: first, complaints, close } = await site.open({ consent: null });
  await first.goto("/");
  const second = await openTab(first.context(), "/cookies");
  const banner = (page: Page) => page.getByRole("region", { name: "Vos choix de cookies" });
  await first.getByRole("button", { name: "Tout refuser" }).click();
  await banner(first).waitFor({ state: "detached" });
  expect(await banner(second).isVisible()).toBe(true);
  await comeBack(second);
  await banner(second).waitFor({ state: "detached" });
  expect(await second.locator('.consent-row[data-choice="refuse"]').count()).toBeGreaterThan(5);
  expect(complaints).toEqual([]);
  await close();
});

test("a selection that one tab holds alone is not lost when the other accepts to keep it", async () => {
  const { page: first, close } = await site.open();
  await first.goto(vehicle);
  await getHeart(first).click();
  await first.getByText("Conserver ma sélection sur cet appareil").waitFor();
  await first.keyboard.press("Escape");
  const second = await openTab(first.context(), `/bien/x-${HOUSE_ID}`);
  await second.request.post("/consentement", {
    headers: { origin: site.url },
    data: { categorie: "selection_vehicles", choix: "accepter" },
  });
  const kept = first.waitForResponse("**/api/selection");
  await comeBack(first);
  await kept;
  expect(await isPut(first)).toBe("true");
  const cookies = await first.context().cookies();
  expect(cookies.find(({ name }) => name === "selection_vehicules")?.value).toBe(PEUGEOT_ID);
  await close();
});
