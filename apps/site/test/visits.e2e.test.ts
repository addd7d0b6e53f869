import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { HOUSE_ID } from "./fixture-listings.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

/** What has the focus: its name as a reader knows it, and whether something lies over all of it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    const { left, top, width, height } = at.getBoundingClientRect();
    const label = (at as HTMLInputElement).labels?.[0]?.textContent;
    // Of a control that is drawn by others, they are what is seen: its field, its label.
    const own = (part: Element | null) => part !== null && (at.contains(part) || part.contains(at));
    const points = [0.1, 0.5, 0.9].map((share) =>
      document.elementFromPoint(left + width * share, top + height / 2),
    );
    return {
      name: (at.getAttribute("aria-label") ?? label ?? at.textContent).trim(),
      isHidden: height > 1 && !points.some(own),
    };
  });

/** Presses Tab until the element with this name has the focus; no focused element may be hidden. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 60) {
    await page.keyboard.press("Tab");
    const at = await focused(page);
    passed.push(at.name);
    expect(at).toEqual({ name: at.name, isHidden: false });
    if (name.test(at.name)) return;
  }
  throw new Error(`No stop of Tab is called ${name}: ${passed.join(" | ")}`);
}

/** Goes where Enter leads: the address is there before the page is, whose text then has the focus. */
async function enter(page: Page, address: string): Promise<void> {
  await page.keyboard.press("Enter");
  await page.waitForURL(address);
  await page.waitForFunction(() => document.activeElement?.id === "contenu");
}

test("a visit to a house by keyboard alone, on a phone: search, filters, photos, a message, and back", async () => {
  const { page, complaints, close } = await site.open({ width: 375 });
  await page.goto("/");
  // The styled dropdown of the kind of home; its list takes the first letter of a choice.
  await tabTo(page, /^Tous$/);
  await page.keyboard.press("Space");
  await page.keyboard.type("Maison");
  await page.keyboard.press("Enter");
  await tabTo(page, /^Voir\s\d+\sannonce/);
  await enter(page, "**/immobilier/vente/maison");
  await page.getByText("Annonces d’agences de la région.").waitFor();

  await tabTo(page, /^Filtrer/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Voir les annonces/);

  await page.goto(`/bien/x-${HOUSE_ID}`);
  const listing = page.url();
  await tabTo(page, /^Voir les .*photos/);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect((await focused(page)).name).toMatch(/^Voir les .*photos/);

  await tabTo(page, /^Écrire/);
  await enter(page, "**/contact?annonce=*");
  for (const [field, words] of [
    [/^Nom/, "Camille Test"],
    [/^Courriel/, "camille@exemple.fr"],
    [/^Message/, "Bonjour, la maison est-elle encore disponible ?"],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(words);
  }
  await tabTo(page, /^Envoyer/);
  await page.keyboard.press("Enter");
  // A form is answered by a document of its own.
  await page.waitForURL("**/merci/contact?*");
  await tabTo(page, /^Revenir à l’annonce/);
  await page.keyboard.press("Enter");
  await page.waitForURL(listing);
  expect(complaints).toEqual([]);
  await close();
});

test("on paper a listing says how to reach its seller, once, and offers nothing to press", async () => {
  const { page, close } = await site.open({ width: 700 });
  await page.goto(`/bien/x-${HOUSE_ID}`);
  await page.emulateMedia({ media: "print" });
  const ways = page.locator(".contact-ways");
  expect(await ways.evaluate((bar) => getComputedStyle(bar).position)).toBe("static");
  expect(await ways.getByRole("link").filter({ visible: true }).allTextContents()).toEqual([
    "04\u00a094\u00a000\u00a000\u00a022",
  ]);
  expect(
    await page
      .getByRole("link", { name: /Voir les .*photos|Imprimer/ })
      .filter({ visible: true })
      .count(),
  ).toBe(0);
  await close();
});
