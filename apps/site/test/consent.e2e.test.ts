import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { UNDECIDED } from "../app/privacy/consent/consent-record.ts";
import { BAKERY_ID } from "./fixture-places.ts";
import { expectAccessible, expectContrast, SCHEMES, WIDTHS } from "./site-browser.ts";
import { siteOfFile } from "./site-of-file.ts";

const site = siteOfFile();

const getBanner = (page: Page) => page.getByRole("region", { name: "Vos choix de cookies" });

async function storedCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "consentement");
}

/** Returns the decoded value of the cookie. */
async function storedRecord(page: Page): Promise<unknown> {
  const { value } = (await storedCookie(page)) ?? {};
  return value === undefined ? null : JSON.parse(decodeURIComponent(value));
}

/** What stands in the cookie where every category has the same answer. */
const all = (choice: boolean | null) => ({
  i18n: choice,
  selection_vehicles: choice,
  selection_estate: choice,
  analytics: choice,
  social: choice,
  video: choice,
});

/** The rows of the page of choices, by their headings and the names in the cookie. */
const ROWS = [
  ["Langue des fiches de lieux", "i18n"],
  ["Sélection de véhicules", "selection_vehicles"],
  ["Sélection de biens immobiliers et de lieux", "selection_estate"],
  ["Mesure d’audience", "analytics"],
  ["Réseaux sociaux", "social"],
  ["Vidéos et visites virtuelles", "video"],
] as const;

/** Marks the document, so that a reload shows: a new document has no mark. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute("data-mark", ""));
}
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-mark"));

describe("the banner", () => {
  test("shows with an accept and a refuse button of one look while there is no cookie [S2-013] [S2-014] [S4-004]", async () => {
    const { page, complaints, close } = await site.open({ consent: null });
    await page.goto("/");
    const accept = getBanner(page).getByRole("button", { name: "Tout accepter" });
    const refuse = getBanner(page).getByRole("button", { name: "Tout refuser" });
    await accept.waitFor();
    const [a, r] = await Promise.all([accept.boundingBox(), refuse.boundingBox()]);
    expect(a).toMatchObject({ width: r?.width, height: r?.height, y: r?.y });
    const look = (element: Element) => {
      const { color, backgroundColor, borderColor, fontWeight, fontSize } = getComputedStyle(element);
      return [color, backgroundColor, borderColor, fontWeight, fontSize];
    };
    expect(await accept.evaluate(look)).toEqual(await refuse.evaluate(look));
    expect(await page.context().cookies()).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("accepting sets all true, reloads the page and ends the banner [S1-006] [S4-006] [S4-007] [S4-008]", async () => {
    const { page, close } = await site.open({ consent: null });
    await page.goto("/lieux", { waitUntil: "networkidle" });
    await markDocument(page);
    await getBanner(page).getByRole("button", { name: "Tout accepter" }).click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await getBanner(page).waitFor({ state: "detached" });
    expect(await storedRecord(page)).toEqual(all(true));
    expect(await getBanner(page).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/lieux");
    await close();
  });

  test("refusing sets all false and hides the banner without a reload [S1-007] [S4-009] [S4-010] [S4-011] [S4-005]", async () => {
    const { page, close } = await site.open({ consent: null });
    await page.goto("/", { waitUntil: "networkidle" });
    await markDocument(page);
    await getBanner(page).getByRole("button", { name: "Tout refuser" }).click();
    await getBanner(page).waitFor({ state: "detached" });
    expect(await isMarked(page)).toBe(true);
    expect(await storedRecord(page)).toEqual(all(false));
    expect(await getBanner(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("contenu");
    await page.goto("/lieux");
    expect(await getBanner(page).count()).toBe(0);
    await close();
  });

  test.each([320, 375, 1280])("leaves the end of a page in view at %i px", async (width) => {
    const { page, close } = await site.open({ width, consent: null });
    await page.goto("/mentions-legales");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = page.locator(".site-footer p").last();
    const getGap = async () => {
      const [end, bar] = await Promise.all([last.boundingBox(), getBanner(page).boundingBox()]);
      return bar!.y - (end!.y + end!.height);
    };
    await expect.poll(getGap).toBeGreaterThanOrEqual(0);
    await close();
  });

  test("stays and says so when the server cannot keep the answer", async () => {
    const { page, close } = await site.open({ consent: null });
    await page.goto("/", { waitUntil: "networkidle" });
    await page.route("**/consentement", (route) => route.abort());
    await getBanner(page).getByRole("button", { name: "Tout refuser" }).click();
    await getBanner(page).getByText("n’a pas pu être enregistré").waitFor();
    expect(await storedCookie(page)).toBeUndefined();
    await close();
  });

  test("asks again where the cookie is damaged, and is in the HTML already", async () => {
    const html = async (cookie: string) =>
      (await fetch(`${site.url}/`, { headers: cookie === "" ? {} : { cookie } })).text();
    expect(await html("")).toContain("Vos choix de cookies");
    expect(await html("consentement=%7Btrue")).toContain("Vos choix de cookies");
    expect(await html(`consentement=${encodeURIComponent(JSON.stringify(UNDECIDED))}`)).not.toContain(
      "Vos choix de cookies",
    );
  });
});

describe("the page of choices", () => {
  test("has one row for each category with both answers, at first to choose [S2-015] [S2-016] [S2-017] [S4-001] [S4-016]", async () => {
    const { page, close } = await site.open({ consent: null });
    await page.goto("/cookies");
    const rows = page.locator(".consent-rows > li");
    expect(await rows.getByRole("heading").allTextContents()).toEqual(ROWS.map(([heading]) => heading));
    for (const row of await rows.all()) {
      expect(await row.getByText("à choisir").isVisible()).toBe(true);
      const [refuse, accept] = await row.getByRole("button").all();
      expect(await Promise.all([refuse?.textContent(), accept?.textContent()])).toEqual([
        expect.stringMatching(/^Refuser/),
        expect.stringMatching(/^Accepter/),
      ]);
      expect(await refuse?.evaluate(getBackground)).toBe(await accept?.evaluate(getBackground));
      expect(await row.locator("[aria-pressed=false]").count()).toBe(2);
    }
    await close();
  });

  test("a choice is saved at once, for its category alone, and the chosen button is highlighted [S4-002] [S4-003] [S4-012] [S4-013] [S4-014] [S4-015] [S4-017]", async () => {
    const { page, complaints, close } = await site.open({ consent: null });
    await page.goto("/cookies", { waitUntil: "networkidle" });
    const look = async (heading: string) => {
      const row = page.getByRole("region", { name: heading });
      const state = row.locator(".consent-state");
      return {
        says: await state.textContent(),
        isSeen: await state.isVisible(),
        color: await state.evaluate((element) => getComputedStyle(element).color),
        accept: await row.getByRole("button", { name: "Accepter" }).evaluate(getBackground),
        refuse: await row.getByRole("button", { name: "Refuser" }).evaluate(getBackground),
      };
    };
    const [first] = ROWS;
    const undecided = await look(first[0]);
    expect([undecided.says, undecided.isSeen]).toEqual(["à choisir", true]);
    let expected: Record<string, boolean | null> = all(null);
    const looks: Awaited<ReturnType<typeof look>>[] = [];
    for (const isAccepted of [true, false]) {
      for (const [heading, category] of ROWS) {
        const row = page.getByRole("region", { name: heading });
        await row.getByRole("button", { name: isAccepted ? "Accepter" : "Refuser" }).click();
        await row.getByText(`Enregistré : ${isAccepted ? "accepté" : "refusé"}`).waitFor();
        expected = { ...expected, [category]: isAccepted };
        expect(await storedRecord(page)).toEqual(expected);
        looks.push(await look(heading));
        // The others stand as they stood.
        const next = ROWS[ROWS.findIndex(([other]) => other === heading) + 1];
        if (isAccepted && next !== undefined) expect(await look(next[0])).toEqual(undecided);
      }
    }
    const [accepted, refused] = [looks[0]!, looks.at(-1)!];
    expect(looks).toEqual([...ROWS.map(() => accepted), ...ROWS.map(() => refused)]);
    expect([accepted.says, accepted.isSeen, refused.says, refused.isSeen]).toEqual([
      "accepté",
      true,
      "refusé",
      true,
    ]);
    expect(new Set([undecided.color, accepted.color, refused.color]).size).toBe(3);
    // The chosen button stands out, and the other is as both were before.
    expect([accepted.refuse, refused.accept]).toEqual([undecided.refuse, undecided.accept]);
    expect(accepted.accept).not.toBe(undecided.accept);
    expect(refused.refuse).not.toBe(undecided.refuse);
    await page.emulateMedia({ forcedColors: "active" });
    const forced = await look(first[0]);
    expect(forced.refuse).not.toBe(forced.accept);
    await page.emulateMedia({ forcedColors: "none" });

    await page.reload();
    for (const [heading] of ROWS) expect(await look(heading)).toEqual(refused);
    expect(complaints).toEqual([]);
    await close();
  });

  test("the cookie lives 365 days, on the site's path and host, without the secure flag [S9-017] [S9-018] [S9-019] [S9-020]", async () => {
    const { page, close } = await site.open({ consent: null });
    await page.goto("/", { waitUntil: "networkidle" });
    const start = Date.now() / 1000;
    const [answer] = await Promise.all([
      page.waitForResponse("**/consentement"),
      getBanner(page).getByRole("button", { name: "Tout refuser" }).click(),
    ]);
    const end = Date.now() / 1000;
    const line = (await answer.headerValue("set-cookie")) ?? "";
    await expect.poll(() => storedCookie(page)).toBeDefined();
    const cookie = await storedCookie(page);
    const expires = cookie?.expires ?? 0;
    expect([expires >= start - 1 + 365 * 86_400, expires <= end + 1 + 365 * 86_400]).toEqual([true, true]);
    expect(cookie?.path).toBe("/");
    expect(line).not.toMatch(/domain/i);
    expect(cookie?.secure).toBe(false);
    await close();
  });

  test("works without JavaScript", async () => {
    const { page, close } = await site.open({ consent: null, javaScriptEnabled: false });
    await page.goto("/");
    expect(await page.getByRole("button", { name: "Tout accepter" }).isVisible()).toBe(false);
    await page.getByRole("link", { name: "Choisir au cas par cas" }).click();
    await page.waitForURL("**/cookies");
    const row = page.getByRole("region", { name: "Mesure d’audience" });
    await row.getByRole("button", { name: "Accepter" }).click();
    await row.getByText("accepté").waitFor();
    expect(await storedRecord(page)).toEqual({ ...all(null), analytics: true });
    expect(await getBanner(page).count()).toBe(0);
    await close();
  });

  test("is nobody else's page: it is never kept, and its token is bound to the visit", async () => {
    const [one, other] = await Promise.all([fetch(`${site.url}/cookies`), fetch(`${site.url}/cookies`)]);
    expect(one.headers.get("cache-control")).toBe("no-store");
    const visit = (answer: Response) => (answer.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
    expect(visit(one)).toMatch(/^visite=[\w-]{22}$/);
    const [, token = ""] = /name="jeton" value="([^"]+)"/.exec(await one.text()) ?? [];
    const post = (cookie: string, jeton: string) =>
      fetch(`${site.url}/cookies`, {
        method: "POST",
        redirect: "manual",
        headers: { cookie, "sec-fetch-site": "same-origin" },
        body: new URLSearchParams({ jeton, categorie: "video", choix: "accepter" }),
      });
    const accepted = await post(visit(one), token);
    expect([accepted.status, accepted.headers.get("location")]).toEqual([303, "/cookies"]);
    for (const refused of [
      await post(visit(other), token),
      await post("", token),
      await post(visit(one), ""),
      await post(visit(one), `${token}x`),
    ]) {
      expect(refused.status).toBe(403);
      expect(refused.headers.getSetCookie().join()).not.toContain("consentement");
      expect(await refused.text()).toContain("choisissez à nouveau");
    }
  });

  test("nothing can be accepted from another site, or by an unreadable call", async () => {
    const post = (headers: Record<string, string>, body: string) =>
      fetch(`${site.url}/consentement`, { method: "POST", headers, body });
    const choice = JSON.stringify({ categorie: "all", choix: "accepter" });
    const ours = { "sec-fetch-site": "same-origin" };
    const refused = [
      await post({ "sec-fetch-site": "cross-site" }, choice),
      await post({ origin: "https://attaquant.test" }, choice),
      await post({}, choice),
      await post(ours, "{"),
      await post(ours, "null"),
      await post(ours, JSON.stringify({ categorie: "__proto__", choix: "accepter" })),
      await post(ours, JSON.stringify({ categorie: "video", choix: true })),
      await post(ours, `${choice}${" ".repeat(300)}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 400, 400, 400, 400, 400]);
    for (const answer of refused) expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

test("a place is read in another language, which is remembered once that was accepted, and forgotten with it", async () => {
  const { page, complaints, close } = await site.open({ consent: UNDECIDED });
  const place = `/lieu/${BAKERY_ID}`;
  const kept = async () =>
    (await page.context().cookies()).find(({ name }) => name === "langue_lieux")?.value;
  await page.goto(place);
  await page.getByRole("link", { name: "English" }).click();
  await page.locator('.gmp-details[lang="en"]').getByRole("tab", { name: "Overview" }).waitFor();
  expect(await kept()).toBeUndefined();
  expect(await page.locator(".gmp-details").getAttribute("lang")).toBe("en");
  await expectAccessible(page);
  const question = page.getByRole("group", { name: "Retenir cette langue" });
  await Promise.all([page.waitForEvent("load"), question.getByRole("button", { name: "Accepter" }).click()]);
  expect(await kept()).toBe("en");
  expect(await storedRecord(page)).toEqual({ ...all(null), i18n: true });
  await page.goto(place);
  expect(await page.locator(".gmp-details").getAttribute("lang")).toBe("en");
  expect(await question.count()).toBe(0);

  await page.goto("/cookies", { waitUntil: "networkidle" });
  const row = page.getByRole("region", { name: "Langue des fiches" });
  await row.getByRole("button", { name: "Refuser" }).click();
  await row.getByText("Enregistré").waitFor();
  expect(await kept()).toBeUndefined();
  await page.goto(`${place}?langue=en`);
  expect(await kept()).toBeUndefined();
  await page.goto(place);
  expect(await page.locator(".gmp-details").getAttribute("lang")).toBe("fr");
  expect(complaints).toEqual([]);
  await close();
});

test("a page asked for without a cookie may be kept by a cache, one with a cookie may not", async () => {
  const [without, withOne] = await Promise.all([
    fetch(`${site.url}/lieux`),
    fetch(`${site.url}/lieux`, { headers: { cookie: "consentement=%7B%7D" } }),
  ]);
  expect(without.headers.get("vary")).toContain("Cookie");
  expect(without.headers.get("cache-control")).toContain("s-maxage");
  expect(withOne.headers.get("cache-control")).toBe("private, no-cache");
  const html = await without.text();
  expect(html).not.toContain("jeton");
  expect(html).not.toMatch(/<form[^>]*method="post"/);
});

test("banner and choices are accessible at both widths, light and dark", async () => {
  for (const width of WIDTHS) {
    const { page, close } = await site.open({ consent: null, width });
    for (const path of ["/signaler", "/cookies"]) {
      await page.goto(path, { waitUntil: "networkidle" });
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme });
        await (scheme === "light" ? expectAccessible(page) : expectContrast(page));
      }
    }
    await close();
  }
});

function getBackground(element: Element): string {
  return getComputedStyle(element).backgroundColor;
}
