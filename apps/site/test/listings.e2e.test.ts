import type { Page } from "playwright-core";
import QRCode from "qrcode";
import { describe, expect, test } from "vitest";
import { decide, decideAll, UNDECIDED } from "../app/privacy/consent/consent-record.ts";
import {
  DEALER,
  ESTATE_AGENCY,
  FULL_ID,
  GONE_ID,
  HOSTILE_AGENCY,
  HOSTILE_ID,
  HOUSE_ID,
  PEUGEOT_ID,
  SOLD_ID,
} from "./fixture-listings.ts";
import { BAKERY_ID } from "./fixture-places.ts";
import { runSite } from "./running-site.ts";
import { expectAccessible, expectContrast } from "./site-browser.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const HOUSE = `/bien/maison-1-pres-du-port-${HOUSE_ID}`;
const FLAT = "/bien/bien-3-pres-du-port-b003";
const PEUGEOT = `/vehicule/peugeot-208-de-2024-${PEUGEOT_ID}`;
const FULL = `/bien/maison-de-maitre-9-pieces-240-m2-avec-jardin-clos-dependances-et-vue-sur-le-port-${FULL_ID}`;
const SOLD = `/bien/maison-vendue-pres-du-port-${SOLD_ID}`;

/** Both kinds of selection accepted, as a visitor who keeps one. */
const KEEPING = decide(decide(decideAll(false), "selection_vehicles", true), "selection_estate", true);

const getAddress = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname + search);
};
const getText = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site.url + path, { headers })).text();
const cookieNamed = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;
// A link until the page is hydrated, and then a button.
const getHeart = (page: Page) => page.locator(".listing-actions .heart-button");
const headerCount = (page: Page) => page.locator(".site-header .selection-count");

describe("without JavaScript", () => {
  test("a list leads to a listing, to its agency, and into the selection", async () => {
    const { page, complaints, close } = await site.open({ javaScriptEnabled: false });
    await page.goto("/immobilier/vente/maison");
    await page.getByRole("link", { name: "Maison 1 près du port", exact: true }).click();
    await page.waitForURL(`**${HOUSE}`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Maison 1 près du port");
    for (const heading of ["Caractéristiques", "Description", "Informations légales", "Le quartier"]) {
      expect(await page.getByRole("main").getByRole("heading", { name: heading }).isVisible()).toBe(true);
    }
    expect(await page.locator(".listing-key-facts dt").allTextContents()).toEqual(
      expect.arrayContaining(["Surface", "Pièces"]),
    );
    const rooms = page.locator("details").filter({ hasText: "Surfaces et pièces" });
    expect(await rooms.getByText("Surface habitable").isVisible()).toBe(false);
    await rooms.locator("summary").focus();
    await page.keyboard.press("Enter");
    expect(await rooms.getByText("Surface habitable").isVisible()).toBe(true);
    expect(await page.locator(".listing-mentions").textContent()).toContain("www.georisques.gouv.fr");
    expect(await page.getByRole("button", { name: "Copier le lien" }).isVisible()).toBe(false);

    await page
      .getByRole("complementary", { name: "Contact" })
      .getByRole("link", { name: "Agence des Roches" })
      .click();
    await page.waitForURL(`**/agence/${ESTATE_AGENCY}`);
    expect(await page.getByRole("heading", { name: "Ses biens" }).isVisible()).toBe(true);

    await page.goto(HOUSE);
    await getHeart(page).click();
    await page.getByRole("button", { name: "Ajouter à ma sélection" }).click();
    await page.waitForURL("**/ma-selection");
    expect(await page.locator("article").count()).toBe(1);
    expect(await headerCount(page).textContent()).toContain("1");
    expect(await cookieNamed(page, "selection_biens")).toBe(HOUSE_ID);
    expect(complaints).toEqual([]);
    await close();
  });

  test("the loan calculators calculate, and say what they cannot take", async () => {
    const { page, close } = await site.open({ javaScriptEnabled: false });
    await page.goto(HOUSE);
    await page.getByRole("main").getByRole("link", { name: "Simuler un prêt" }).click();
    expect(getAddress(page)).toBe("/financement/immobilier?prix=385000&apport=38500");
    await page.getByLabel("Durée").fill("15");
    await page.getByRole("button", { name: "Calculer" }).click();
    expect(await page.locator(".loan-headline").textContent()).toMatch(/€.*pendant 180\smois/);
    expect(await page.locator(".loan-mentions").textContent()).toContain(
      "Un crédit vous engage et doit être remboursé.",
    );
    await page.goto("/financement/vehicule?prix=beaucoup");
    expect(await page.getByLabel("Prix du véhicule").getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByLabel("Prix du véhicule").inputValue()).toBe("beaucoup");
    expect(await page.getByText("Corrigez les champs signalés").isVisible()).toBe(true);
    await close();

    // After hydration, what was calculated for other answers does not stand beside new ones.
    const alive = await site.open();
    await alive.page.goto("/financement/vehicule", { waitUntil: "networkidle" });
    await alive.page.locator(".loan-headline").waitFor();
    await alive.page.getByLabel("Durée").fill("0 mois");
    await alive.page.getByText("Vos réponses ont changé").waitFor();
    expect(await alive.page.locator(".loan-headline").count()).toBe(0);
    await alive.page.getByRole("button", { name: "Calculer" }).click();
    await alive.page.getByText("Corrigez les champs signalés").waitFor();
    expect(await alive.page.getByLabel("Durée").inputValue()).toBe("0");
    expect(alive.complaints).toEqual([]);
    await alive.close();
  });
});

test.each([
  [HOUSE, 200, null],
  [HOUSE.replace("maison-1-pres-du-port-", "ancien-titre-"), 301, HOUSE],
  [`/bien/${HOUSE_ID}`, 301, HOUSE],
  [`${HOUSE.replace("maison-1-", "autre-")}/imprimer`, 301, `${HOUSE}/imprimer`],
  [`/vehicule/maison-1-pres-du-port-${HOUSE_ID}`, 404, null],
  [PEUGEOT.replace("/vehicule/", "/bien/"), 404, null],
  ["/bien/inconnu-zzzz", 404, null],
  [`/bien/maison-vendue-pres-du-port-${GONE_ID}`, 410, null],
  [`/bien/maison-vendue-pres-du-port-${GONE_ID}/imprimer`, 410, null],
  [SOLD, 200, null],
  ["/agence/inconnue", 404, null],
])("%s is answered with %i", async (path, status, location) => {
  const answer = await fetch(site.url + path, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
});

test("what was sold says so, shows others like it, and is not for search engines", async () => {
  const html = await getText(SOLD);
  expect(html).toContain("c’est vendu");
  expect(html).toContain('content="noindex,follow"');
  expect(html).toContain("Annonces semblables");
  expect(html).toContain("https://schema.org/SoldOut");
  // There is nothing left to visit, to wait for or to put aside; its agency can still be asked.
  for (const gone of ["/visite/", "/alertes?recherche", "Ma sélection\u00a0", "/financement/immobilier?"]) {
    expect(html.split("Annonces semblables")[0]).not.toContain(gone);
  }
  expect(html).toContain(`/contact?annonce=${SOLD_ID}`);
  const visit = await fetch(`${site.url}/visite/${SOLD_ID}`, { redirect: "manual" });
  expect([visit.status, visit.headers.get("location")]).toEqual([302, SOLD]);
  for (const path of [`/contact?annonce=${SOLD_ID}`, `${SOLD}/imprimer`, `/comparer?ids=${SOLD_ID}`]) {
    expect(await getText(path)).toContain("c’est vendu");
  }
});

test("each transaction says its own price and its own duties", async () => {
  const [sale, rent, annuity, season] = await Promise.all(
    ["b001-maison-1", "b003-bien-3", "b005-maison-5", "b006-bien-6"].map((it) => {
      const [id = "", ...slug] = it.split("-");
      return getText(`/bien/${slug.join("-")}-pres-du-port-${id}`);
    }),
  );
  expect(sale).toContain("à la charge de l’acquéreur");
  expect(sale).toContain("Montant estimé des dépenses annuelles d’énergie");
  expect(rent).toMatch(/2\s780\s€\/mois\sCC/);
  expect(rent).toContain("Dépôt de garantie");
  expect(annuity).toMatch(/rente|bouquet/i);
  expect(season).toMatch(/5\s640\s€/);
  // A free week leads to the form with its days.
  const [, id, arrival = "", departure = ""] =
    /\/sejour\/(\w+)\?du=([\d-]+)&amp;au=([\d-]+)/.exec(season ?? "") ?? [];
  const form = await getText(`/sejour/${id}?du=${arrival}&au=${departure}`);
  for (const day of [arrival, departure]) {
    expect(form).toContain(`value="${day.split("-").reverse().join("/")}"`);
  }
  // What is sold has a monthly cost, with the warning of a credit.
  expect(sale).toMatch(/Budget mensuel estimé.*de prêt.*de taxe foncière.*Un crédit vous engage/s);
  // What is let needs no loan.
  expect(
    [sale, rent, annuity, season].map((html) => html?.includes("/financement/immobilier?prix=")),
  ).toEqual([true, false, true, false]);
  expect(await getText(PEUGEOT)).toContain("#SeDéplacerMoinsPolluer");
});

test.each([
  ["/", true, true],
  ["/vehicules", true, false],
  ["/immobilier", false, true],
  ["/vehicules?vue=carte", true, false],
  ["/immobilier/vente?vue=carte", false, true],
  [`/agence/${DEALER}`, true, false],
  ["/recherche?q=port", true, true],
  ["/recherche?q=port&type=biens", false, true],
  ["/ma-selection?vehicules=v001,v002", true, false],
  [`/ma-selection?biens=${HOUSE_ID}`, false, true],
  ["/comparer?ids=v001,v002", true, false],
  [`/comparer?ids=${HOUSE_ID}`, false, true],
])(
  "wherever listings are offered stands what the law wants to be said: %s",
  async (path, ofCars, ofHouses) => {
    const html = await getText(path);
    expect([html.includes("#SeDéplacerMoinsPolluer"), html.includes("www.georisques.gouv.fr")]).toEqual([
      ofCars,
      ofHouses,
    ]);
  },
);

test("the gallery opens in the lightbox by keyboard, and gives the focus back", async () => {
  const { page, complaints, close } = await site.open({ hasPictures: true });
  await page.goto(HOUSE, { waitUntil: "networkidle" });
  const first = page.locator(".listing-slider img").first();
  await expect
    .poll(() => first.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(300);
  const opener = page.getByRole("link", { name: "Voir les 6 photos" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const lightbox = page.getByRole("dialog", { name: "Images en grand" });
  await lightbox.waitFor();
  await page.keyboard.press("ArrowRight");
  await lightbox
    .getByText(/2\s*(?:\/|sur)\s*6/)
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  await lightbox.waitFor({ state: "detached" });
  await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(getAddress(page)).toBe(HOUSE);
  expect(complaints).toEqual([]);
  await close();
});

test("an address is copied, and films and visits load nothing before they are opened", async () => {
  const { page, complaints, close } = await site.open();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(FULL, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Copier le lien" }).click();
  await page.getByText("Lien copié.").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + FULL);
  const mail = await page.getByRole("link", { name: "Par courriel" }).getAttribute("href");
  expect(decodeURIComponent(mail ?? "")).toContain(site.url + FULL);
  expect(await page.getByRole("link", { name: "Voir la vidéo" }).getAttribute("href")).toBe(
    "https://videos.example/maison",
  );
  expect(await page.getByRole("link", { name: "Ouvrir la visite" }).getAttribute("href")).toBe(
    "https://visites.example/maison",
  );
  expect(await page.locator("iframe, video").count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("the way back is exact, from a listing to its place in the list", async () => {
  const { page, close } = await site.open();
  await page.goto("/vehicules?tri=prix-croissant", { waitUntil: "networkidle" });
  // At the moment of the click, before which the browser brings the link into view.
  await page.evaluate(() =>
    addEventListener("click", () => sessionStorage.setItem("y", String(scrollY)), { capture: true }),
  );
  await page.locator(".listings-results article").nth(12).getByRole("link").click();
  await page.waitForURL("**/vehicule/**");
  const before = await page.evaluate(() => Number(sessionStorage.getItem("y")));
  expect(before).toBeGreaterThan(500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => getAddress(page)).toBe("/vehicules?tri=prix-croissant");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await close();
});

describe("the sheet to print", () => {
  test.each([
    [FULL, 3],
    [PEUGEOT, 2],
  ])("%s itself prints on at most %i sheets, without what leads elsewhere", async (path, sheets) => {
    const { page, complaints, close } = await site.open();
    await page.goto(path, { waitUntil: "networkidle" });
    await page.emulateMedia({ media: "print" });
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(sheets);
    // A map is not cut between two sheets, and goes with its heading.
    const location = page.locator(".listing-section:has(> #emplacement)");
    expect(await location.evaluate((section) => getComputedStyle(section).breakInside)).toBe("avoid");
    for (const heading of await page.locator(".listing-section > h2:visible").all())
      expect(await heading.evaluate((each) => getComputedStyle(each).breakAfter)).toBe("avoid");
    expect(await page.getByRole("heading", { name: "Annonces semblables" }).isVisible()).toBe(false);
    expect(await page.getByRole("heading", { name: "Informations légales" }).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    ["a house with a long text and every mention", FULL],
    ["a car", PEUGEOT],
  ])("%s is one A4 page, with all mentions and a code that leads to its page", async (_what, path) => {
    const { page, complaints, close } = await site.open();
    await page.goto(`${path}/imprimer`, { waitUntil: "networkidle" });
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.emulateMedia({ media: "print" });
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);

    // As wide as the paper between its margins.
    await page.setViewportSize({ width: Math.round((190 / 25.4) * 96), height: 1_100 });
    const cut = await page.locator(".print-sheet").evaluate((sheet) => {
      const end = sheet.getBoundingClientRect().bottom;
      return [...sheet.querySelectorAll(".print-mentions > li, .print-foot, .print-qr, .energy-scale li")]
        .filter((part) => part.getBoundingClientRect().bottom > end + 1)
        .map((part) => part.textContent);
    });
    expect(cut).toEqual([]);
    expect(
      await page.locator(".print-sheet").evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight),
    ).toBeLessThan(2);
    // No line of the text goes while the pictures are higher than a strip of 42 mm.
    const [lost = NaN, pictures = NaN] = await page.locator(".print-sheet").evaluate((sheet) => {
      const text = sheet.querySelector(".print-text");
      const height = sheet.querySelector(".print-pictures")?.getBoundingClientRect().height;
      return [text === null ? NaN : text.scrollHeight - text.clientHeight, height];
    });
    if (lost > 2) expect(pictures).toBeCloseTo((42 / 25.4) * 96, 0);

    const { modules } = QRCode.create(site.url + path, { errorCorrectionLevel: "M" });
    const dark = await page.locator(".print-qr").evaluate((svg) => {
      const side = (svg as SVGSVGElement).viewBox.baseVal.width;
      const path = svg.querySelector("path") as SVGGeometryElement;
      return Array.from({ length: side * side }, (_, at) =>
        path.isPointInFill(new DOMPoint((at % side) + 0.5, Math.floor(at / side) + 0.5)),
      );
    });
    const side = modules.size + 8;
    expect(dark).toEqual(
      Array.from({ length: side * side }, (_, at) => {
        const [x, y] = [(at % side) - 4, Math.floor(at / side) - 4];
        const isInside = Math.min(x, y) >= 0 && Math.max(x, y) < modules.size;
        return isInside && modules.get(y, x) === 1;
      }),
    );
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("the selection", () => {
  test("is kept where its owner says so beside the heart, and is in the server's HTML then", async () => {
    const { page, complaints, close } = await site.open({ consent: UNDECIDED });
    await page.goto(PEUGEOT, { waitUntil: "networkidle" });
    await getHeart(page).click();
    await page.getByText("Conserver ma sélection sur cet appareil").waitFor();
    expect(await getHeart(page).getAttribute("aria-pressed")).toBe("true");
    expect(await headerCount(page).textContent()).toContain("1");
    await page.getByRole("button", { name: "Accepter" }).click();
    await expect.poll(() => cookieNamed(page, "selection_vehicules")).toBe(PEUGEOT_ID);
    await page.getByText("Conserver ma sélection").waitFor({ state: "detached" });
    expect(await getHeart(page).evaluate((heart) => heart === document.activeElement)).toBe(true);

    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const html = await getText(PEUGEOT, { cookie });
    expect(html).toMatch(/data-selected="true"[^>]*>(?:(?!<\/a>).)*Ma sélection/);
    // Only a button has a pressed state.
    expect(html).not.toContain("aria-pressed");
    expect(html).toMatch(/selection-count[^>]*>(?:<[^>]*>)*\s*1/);
    await page.reload();
    await expect.poll(() => getHeart(page).getAttribute("aria-pressed")).toBe("true");
    await getHeart(page).click();
    await expect.poll(() => cookieNamed(page, "selection_vehicules")).toBeUndefined();
    expect(await headerCount(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test("lives as long as the page where it is refused, and the selection's page still shows it", async () => {
    const { page, complaints, close } = await site.open({ consent: UNDECIDED });
    await page.goto(HOUSE, { waitUntil: "networkidle" });
    await getHeart(page).press("Space");
    // The question does not hide the end of the page.
    await page.locator(".selection-question").waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [end, question] = await Promise.all([
      page.locator(".site-footer p").last().boundingBox(),
      page.locator(".selection-question").boundingBox(),
    ]);
    expect(end!.y + end!.height).toBeLessThanOrEqual(question!.y);
    await page.getByRole("button", { name: "Refuser" }).click();
    await page.getByText("Conserver ma sélection").waitFor({ state: "detached" });
    expect(await getHeart(page).getAttribute("aria-pressed")).toBe("true");
    expect(await cookieNamed(page, "selection_biens")).toBeUndefined();
    await page.locator(".selection-link").click();
    await page.waitForURL(`**/ma-selection?biens=${HOUSE_ID}`);
    // It is also among those seen last.
    const estates = page.getByRole("region", { name: /^Biens immobiliers/ });
    await estates.getByRole("link", { name: "Maison 1 près du port" }).waitFor();
    await page.goto(HOUSE);
    await expect.poll(() => getHeart(page).getAttribute("aria-pressed")).toBe("false");
    expect(complaints).toEqual([]);
    await close();
  });

  test("holds places beside the listings, from their pages and cards", async () => {
    const { page, complaints, close } = await site.open({ consent: KEEPING, width: 375 });
    await page.goto(`/lieu/${BAKERY_ID}`, { waitUntil: "networkidle" });
    const name = await page.getByRole("heading", { level: 1 }).textContent();
    await page.locator(".place-ways").getByRole("button", { name: "Ma sélection" }).click();
    await expect.poll(() => cookieNamed(page, "selection_lieux")).toBe(BAKERY_ID);
    // Those nearby are cards with a heart of their own.
    await page.locator(".place-aside .place-row .heart-button").first().press("Space");
    await expect.poll(async () => (await cookieNamed(page, "selection_lieux"))?.split(",").length).toBe(2);
    expect(await headerCount(page).textContent()).toContain("2");

    await page.goto("/ma-selection", { waitUntil: "networkidle" });
    const rows = page.getByRole("region", { name: "Lieux (2)" }).locator(".place-row");
    expect(await rows.count()).toBe(2);
    await expectAccessible(page);
    await rows.getByRole("button", { name: `Retirer de ma sélection : ${name}` }).click();
    await expect.poll(async () => (await cookieNamed(page, "selection_lieux"))?.split(",").length).toBe(1);
    await page.reload();
    expect(await rows.count()).toBe(0);
    await page.getByRole("region", { name: "Lieux (1)" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("takes a place without JavaScript", async () => {
    const { page, complaints, close } = await site.open({ javaScriptEnabled: false });
    await page.goto(`/lieu/${BAKERY_ID}`);
    await page.locator(".place-ways .heart-button").click();
    await page.getByRole("button", { name: "Ajouter à ma sélection" }).click();
    await page.waitForURL("**/ma-selection");
    expect(await page.locator(`.place-row a[href="/lieu/${BAKERY_ID}"]`).count()).toBe(1);
    expect(await cookieNamed(page, "selection_lieux")).toBe(BAKERY_ID);
    expect(complaints).toEqual([]);
    await close();
  });

  test("leaves out listings that a visitor hides, and gives them back", async () => {
    const { page, complaints, close } = await site.open({ consent: KEEPING, width: 375 });
    await page.goto("/vehicules", { waitUntil: "networkidle" });
    const count = await page.locator(".card").count();
    const title = (await page.locator(".card-title").first().textContent()) ?? "";
    const hide = page.getByRole("button", { name: `Masquer ${title}` }).first();
    await hide.press("Space");
    const undo = page.getByRole("button", { name: `Afficher ${title}` });
    await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.locator(".card").count()).toBe(count - 1);
    await undo.click();
    expect(await page.locator(".card").count()).toBe(count);
    await hide.click();
    await expect.poll(() => cookieNamed(page, "vehicules_masques")).not.toBe(undefined);
    // Not a favourite, so it is not counted; the server folds it away at once.
    expect(await headerCount(page).count()).toBe(0);
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    expect(await getText("/vehicules", { cookie })).toContain("Annonce masquée");

    await page.goto("/ma-selection", { waitUntil: "networkidle" });
    const hidden = page.getByRole("region", { name: "Annonces masquées (1)" });
    await expectAccessible(page);
    await hidden.getByRole("button", { name: `Afficher ${title}` }).click();
    await hidden.waitFor({ state: "detached" });
    await expect.poll(() => cookieNamed(page, "vehicules_masques")).toBe(undefined);
    expect(complaints).toEqual([]);
    await close();
  });

  test("shows what was seen last, until its reader clears it or withdraws the consent", async () => {
    const { page, complaints, close } = await site.open({ consent: KEEPING });
    for (const path of [PEUGEOT, HOUSE]) await page.goto(path, { waitUntil: "networkidle" });
    await page.goto("/ma-selection");
    const seen = page.getByRole("region", { name: "Vues récemment" });
    await seen.locator("article").nth(1).waitFor();
    await expectAccessible(page);
    await seen.getByRole("button", { name: "Effacer la liste" }).click();
    await seen.getByText("La liste est effacée.").waitFor();
    await page.reload({ waitUntil: "networkidle" });
    expect(await seen.count()).toBe(0);

    await page.goto(HOUSE, { waitUntil: "networkidle" });
    const getKept = () => page.evaluate(() => Object.keys(localStorage));
    expect(await getKept()).toContain("vus_estate");
    await page.goto("/cookies", { waitUntil: "networkidle" });
    await page
      .getByRole("region", { name: /^Sélection de biens/ })
      .getByRole("button", { name: /Refuser/ })
      .click();
    await expect.poll(getKept).not.toContain("vus_estate");
    expect(complaints).toEqual([]);
    await close();
  });

  test("holds a private note of each listing, which the comparison shows", async () => {
    const { page, complaints, close } = await site.open({ consent: KEEPING, width: 375 });
    await page.goto("/ma-selection?vehicules=v001,v002", { waitUntil: "networkidle" });
    const note = page.getByRole("textbox", { name: /^Ma note/ }).first();
    await note.fill("Pneus à voir\n<b>cher</b>");
    await page.reload({ waitUntil: "networkidle" });
    await expect.poll(() => note.inputValue()).toBe("Pneus à voir\n<b>cher</b>");
    await expectAccessible(page);
    await page.getByRole("link", { name: "Comparer", exact: true }).click();
    const row = page.getByRole("row", { name: /^Ma note/ });
    await row.waitFor();
    expect(await row.getByRole("cell").allTextContents()).toEqual(["Pneus à voir\n<b>cher</b>", ""]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("hides and shows a listing without JavaScript", async () => {
    const { page, complaints, close } = await site.open({ javaScriptEnabled: false });
    await page.goto("/vehicules");
    await page
      .getByRole("link", { name: /^Masquer/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Masquer l’annonce" }).click();
    await page.waitForURL("**/ma-selection");
    await page.getByRole("link", { name: /^Afficher/ }).click();
    await page.getByRole("button", { name: "Afficher l’annonce" }).click();
    await page.waitForURL("**/ma-selection");
    expect(await page.getByRole("heading", { name: /^Annonces masquées/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test("is sent by its address, compared four at a time, and empty kindly", async () => {
    const { page, complaints, close } = await site.open({ consent: KEEPING });
    await page.goto("/ma-selection?vehicules=v001,v002,v003,v004,v005,nobody", { waitUntil: "networkidle" });
    expect(await page.locator("article").count()).toBe(5);
    const mail = await page.getByRole("link", { name: "Envoyer par courriel" }).getAttribute("href");
    expect(decodeURIComponent(mail ?? "")).toContain(
      `${site.url}/ma-selection?vehicules=v001,v002,v003,v004,v005`,
    );
    // The first four are ticked, and another one has to wait until one of them is not.
    const boxes = page.getByRole("checkbox", { name: /^Comparer/ });
    await expect.poll(() => boxes.nth(4).isDisabled()).toBe(true);
    await boxes.nth(1).uncheck();
    await boxes.nth(4).check();
    await page.getByText(/^Cochez-en deux à quatre\s; 4\sannonces cochées\.$/).waitFor();
    await page.getByRole("button", { name: "Comparer les annonces cochées" }).click();
    await page.waitForURL("**/comparer?ids=v001,v003,v004,v005");
    const table = page.getByRole("table", { name: "Annonces comparées" });
    await table.getByRole("rowheader", { name: "Kilométrage" }).waitFor();
    expect(await table.getByRole("columnheader").count()).toBe(4);
    await table
      .getByRole("link", { name: /^Retirer/ })
      .first()
      .click();
    await page.waitForURL("**/comparer?ids=v003,v004,v005");
    // A message explains the limit, and each column that goes lets the next one in.
    await page.goto("/comparer?ids=v001,v002,b001,v003,v004,v005");
    await page.getByText("Quatre annonces au plus tiennent côte à côte.").waitFor();
    await page.getByText("Un véhicule et un bien ne se comparent pas").waitFor();
    await table
      .getByRole("link", { name: /^Retirer/ })
      .first()
      .click();
    await page.waitForURL("**/comparer?ids=v002,v003,v004,v005");

    await page.goto("/ma-selection");
    await page.getByRole("heading", { name: "Rien n’est encore mis de côté" }).waitFor();
    await page.goto("/comparer?ids=v001,b001");
    await page.getByText("Il faut au moins deux annonces de même nature").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

test("agencies show where they are and all they offer", async () => {
  const { page, complaints, close } = await site.open();
  await page.goto("/agences");
  await page
    .locator(".card", { hasText: "Garage du Phare" })
    .getByText(/Ouvert|Fermé/)
    .waitFor();
  await page.getByRole("link", { name: "Garage du Phare" }).click();
  await page.waitForURL(`**/agence/${DEALER}`);
  await page.getByRole("complementary", { name: "Sur place" }).waitFor();
  await page.getByRole("link", { name: "Voir les 30 annonces" }).click();
  await page.waitForURL(`**/vehicules?agence=${DEALER}`);
  await page.locator(".listings-count").getByText("30 annonces").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("one search finds listings, places and texts, and takes any words", async () => {
  const { page, complaints, close } = await site.open();
  await page.goto("/recherche");
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).count()).toBe(0);
  // Who has no words yet finds the lists; the question fits into the field of a phone.
  const lists = page.getByRole("navigation", { name: "Listes" });
  expect(await lists.getByRole("link").count()).toBe(5);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(
    await page.getByRole("searchbox").evaluate((field: HTMLInputElement) => {
      const pen = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      pen.font = getComputedStyle(field).font;
      return pen.measureText(field.placeholder).width < field.clientWidth - 24;
    }),
  ).toBe(true);
  await page.getByRole("searchbox").fill("peugeot");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/recherche?q=peugeot");
  await page.getByRole("heading", { name: "Véhicules", exact: true }).waitFor();

  // The best of each kind leads to all of it, page by page and back.
  await page.goto("/recherche?q=vehicule");
  expect(await page.locator(".search-section .card").count()).toBe(4);
  await page.getByText("Les 4 premières sur 30 annonces").waitFor();
  await page.getByRole("link", { name: "Voir les 30 annonces" }).click();
  await page.waitForURL("**/recherche?q=vehicule&type=vehicules");
  await page.getByText("30 annonces · page 1 sur 2").waitFor();
  expect(await page.locator(".search-section .card").count()).toBe(24);
  await page.getByRole("link", { name: "Suivante" }).click();
  await page.getByText("30 annonces · page 2 sur 2").waitFor();
  expect(await page.locator(".search-section .card").count()).toBe(6);
  expect(await page.title()).toBe("vehicule, véhicules, page 2, recherche – Lieudit");
  await page.goBack();
  await page.getByText("30 annonces · page 1 sur 2").waitFor();
  await page.getByRole("link", { name: /^Véhicules \(30\)/ }).click();
  await page.waitForURL("**/recherche?q=vehicule");
  expect((await fetch(`${site.url}/recherche?q=vehicule&type=vehicules&page=3`)).status).toBe(404);
  await page.goto("/recherche?q=garage+phare&type=agences");
  await page.getByRole("link", { name: "Garage du Phare" }).click();
  await page.waitForURL("**/agence/garage-du-phare");
  await page.goto("/recherche?q=port&type=lieux&page=2");
  await page.waitForURL("**/lieux?q=port&page=2");

  await page.goto("/recherche?q=boulangerie");
  await page.getByRole("heading", { name: "Lieux", exact: true }).waitFor();
  expect(await page.getByRole("main").locator(".place-row").count()).toBeGreaterThan(0);
  const hostile = `"'><script>window.hacked=1</script> OR NEAR( * -- \u0000 \u202e`;
  await page.goto(`/recherche?q=${encodeURIComponent(hostile)}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "hacked"))).toBeUndefined();
  await page.goto("/recherche?q=zqxwvkj");
  await page.getByRole("heading", { name: /Rien ne correspond/ }).waitFor();
  expect((await fetch(`${site.url}/recherche?q=${"a".repeat(6_000)}`)).status).toBe(200);
  expect(complaints).toEqual([]);
  await close();
});

test("feeds and sitemaps are whole XML", async () => {
  const { page, close } = await site.open();
  await page.goto("/healthz");
  for (const [path, root, holds] of [
    ["/flux/vehicules.xml", "rss", PEUGEOT],
    ["/flux/immobilier.xml", "rss", HOUSE],
    ["/sitemap.xml", "sitemapindex", "/sitemap-vehicules.xml"],
    ["/sitemap-vehicules.xml", "urlset", PEUGEOT],
    ["/sitemap-immobilier.xml", "urlset", HOUSE],
    ["/sitemap-pages.xml", "urlset", "/agences"],
  ] as const) {
    const xml = await getText(path);
    const found = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, "application/xml").documentElement.tagName,
      xml,
    );
    expect([path, found]).toEqual([path, root]);
    expect(xml).toContain(site.url + holds);
    expect(xml).not.toContain(GONE_ID);
  }
  await close();
});

test("what strangers wrote into a listing or an agency never runs, and leads nowhere", async () => {
  const { page, complaints, close } = await site.open({ consent: KEEPING });
  for (const path of [
    `/bien/piege-${HOSTILE_ID}`,
    `/bien/piege-${HOSTILE_ID}/imprimer`,
    `/agence/${HOSTILE_AGENCY}`,
    "/agences",
    `/ma-selection?biens=${HOSTILE_ID}`,
    `/comparer?ids=${HOSTILE_ID},${HOUSE_ID}`,
    `/immobilier?agence=${HOSTILE_AGENCY}`,
  ]) {
    await page.goto(path, { waitUntil: "networkidle" });
    expect([path, await page.evaluate(() => Reflect.get(window, "hacked"))]).toEqual([path, undefined]);
    const leads = await page
      .locator("a[href]")
      .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).protocol))]);
    expect(leads.filter((protocol) => !/^(?:https?|mailto|tel):$/.test(protocol))).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await close();
});

test("nothing overflows, and every page kind and state is accessible, light and dark", {
  timeout: 180_000,
}, async () => {
  const { page, close } = await site.open({ width: 1280 });
  for (const path of [
    PEUGEOT,
    FULL,
    SOLD,
    `/bien/maison-vendue-pres-du-port-${GONE_ID}`,
    `${FULL}/imprimer`,
    "/agences",
    `/agence/${DEALER}`,
    `/ma-selection?vehicules=v001,v002&biens=${HOUSE_ID}`,
    "/ma-selection",
    "/comparer?ids=v001,v002",
    "/financement/immobilier?duree=99",
    "/immobilier/vente?vue=carte",
    "/recherche?q=port",
    "/recherche?q=vehicule&type=vehicules&page=2",
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: "dark" });
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    expect([path, answer?.status()]).toEqual([path, path.includes(GONE_ID) ? 410 : 200]);
    await expectContrast(page);
    await page.emulateMedia({ colorScheme: "light" });
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      // A sheet of paper is as wide as it is.
      if (!path.endsWith("/imprimer")) expect([path, width, over]).toEqual([path, width, 0]);
    }
    await expectAccessible(page);
  }
  await close();
});

test("on a phone the seller is one touch away, below the question about cookies and above nothing", async () => {
  const { page, close } = await site.open({ width: 375, consent: null });
  await page.goto(HOUSE, { waitUntil: "networkidle" });
  const ways = page.locator(".contact-ways");
  const position = () => ways.evaluate((bar) => getComputedStyle(bar).position);
  expect(await position()).toBe("static");
  await page.getByRole("button", { name: "Tout refuser" }).click();
  await expect.poll(position).toBe("fixed");
  const bar = await ways.boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(800);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const top = page.getByRole("link", { name: "Haut de page" });
  await expect.poll(async () => ((await top.boundingBox())?.y ?? 800) + 44 <= (bar?.y ?? 0)).toBe(true);
  const footer = await page.locator(".site-footer").boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  await close();
});

test("without a single listing the home page is one of places, and the lists say so", async () => {
  const bare = await runSite({}, { hasListings: false });
  const [home, vehicles, estates, agencies, sitemap] = await Promise.all(
    ["/", "/vehicules", "/immobilier", "/agences", "/sitemap-vehicules.xml"].map(async (path) => {
      const answer = await fetch(bare.url + path);
      return { status: answer.status, html: await answer.text() };
    }),
  );
  await bare.stop();
  expect([home, vehicles, estates, agencies, sitemap].map((answer) => answer?.status)).toEqual([
    200, 200, 200, 200, 200,
  ]);
  expect(home?.html).toContain("rue par rue");
  expect(home?.html).not.toContain("Dernières annonces");
  for (const list of [vehicles, estates]) expect(list?.html).toContain("Aucune annonce pour le moment");
  expect(agencies?.html).toContain("Aucune agence pour le moment");
});

test("a comparison of homes begins with what else their pages say of place, energy and fees", async () => {
  const html = await (await fetch(`${site.url}/comparer?ids=${HOUSE_ID},b002`)).text();
  const rows = [...html.matchAll(/<th scope="row">([^<]*)<\/th>/g)].map(([, label]) => label);
  expect(rows.slice(0, 3)).toEqual(["Commune", "DPE", "Climat (GES)"]);
  expect(rows).toContain("Dans le prix");
  expect(rows).toContain("Dépenses d’énergie");
});

test("buyers of a used vehicle learn of its history report, and tenants of a file of the state", async () => {
  const [used, rented, sold] = await Promise.all([PEUGEOT, FLAT, HOUSE].map((path) => getText(path)));
  expect(used).toContain("https://histovec.interieur.gouv.fr");
  expect(rented).toContain("https://www.dossierfacile.logement.gouv.fr");
  expect(sold).not.toContain("dossierfacile");
});

test("the page of one listing offers to follow its price, and the list an alert beside its count", async () => {
  const page = await (await fetch(`${site.url}/alertes?recherche=/bien/x-${HOUSE_ID}`)).text();
  expect(page).toContain("<h1>Suivre le prix de ce bien</h1>");
  const list = await (await fetch(`${site.url}/immobilier/vente`)).text();
  expect(list).toMatch(/class="listings-alert" href="\/alertes\?recherche=%2Fimmobilier%2Fvente"/);
});
