import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Frame, Locator, Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { BAKERY_ID } from "./fixture-places.ts";
import { freePort } from "./running-site.ts";
import { expectAccessible, expectContrast, WIDTHS } from "./site-browser.ts";
import { siteOfFile } from "./site-of-file.ts";

// A page of another site asks it too.
const site = siteOfFile({ API_ACCESS: "open" });

/** The part of Lighthouse's auditor that these tests use. */
interface Auditor {
  audit: (url: string) => Promise<{ failedAudits: string[]; scores: Record<string, number> }>;
  close: () => Promise<void>;
}

const getQuery = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const getCode = (page: Page, title: string) =>
  page.getByRole("region", { name: title, exact: true }).locator("code").textContent();
/** Its width once the page has drawn what the address says: the address changes first. */
const getWidth = (surface: Locator) => expect.poll(async () => (await surface.boundingBox())?.width);
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe("the playground", () => {
  test("each option changes preview, code and address, and the way back undoes it", async () => {
    const { page, complaints, close } = await site.open();
    await page.goto("/kit", { waitUntil: "networkidle" });
    const widget = page.locator(".kit-surface");
    await widget.getByRole("article").waitFor();

    await page.locator("select[name=composant]").selectOption("carte", { force: true });
    await widget.locator(".gmp-compact").waitFor();
    await page.locator("select[name=orientation]").selectOption("horizontale", { force: true });
    await page.waitForURL(/orientation=horizontale/);
    expect(getQuery(page)).toBe("?composant=carte&orientation=horizontale");
    await widget.locator('.gmp-compact[data-orientation="HORIZONTAL"]').waitFor();
    await expect.poll(() => getCode(page, "React")).toContain('orientation="HORIZONTAL"');
    await expect
      .poll(() => getCode(page, "Balises"))
      .toContain('<gmp-place-details-compact orientation="horizontal">');

    await page.getByRole("checkbox", { name: "Note" }).uncheck();
    await page.waitForURL(/contenu=choix/);
    expect(getQuery(page)).not.toContain("section=rating");
    await page.locator("select[name=langue]").selectOption("ar", { force: true });
    await page.waitForURL(/langue=ar/);
    await page.locator('.kit-surface[dir="rtl"]').waitFor();

    await page.goBack();
    await page.locator('.kit-surface[dir="ltr"]').waitFor();
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes("contenu"));
    // The address changes before the page has drawn what it says.
    await page.getByRole("checkbox", { name: "Note", checked: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("the container takes the usual widths, and any other by its handle", async () => {
    const { page, complaints, close } = await site.open();
    await page.goto("/kit?composant=carte", { waitUntil: "networkidle" });
    const surface = page.locator(".kit-surface");
    await page.getByRole("button", { name: "320" }).click();
    await page.waitForURL(/largeur=320/);
    await getWidth(surface).toBe(320);

    const handle = await page.locator(".kit-handle").boundingBox();
    if (handle === null) throw new Error("The container has a handle.");
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 57, y, { steps: 3 });
    await page.mouse.up();
    await page.waitForURL(/largeur=377/);
    await getWidth(surface).toBe(377);
    expect(complaints).toEqual([]);
    await close();
  });

  test("a place is chosen among suggestions", async () => {
    const { page, complaints, close } = await site.open();
    await page.goto("/kit", { waitUntil: "networkidle" });
    await page.getByRole("combobox", { name: "Lieu" }).pressSequentially("fournil");
    await page.getByRole("option", { name: /Le Fournil des Roches/ }).click();
    await page.waitForURL(/lieu=osm-n-0000000101/);
    await page.locator(".kit-surface").getByRole("heading", { name: "Le Fournil des Roches" }).waitFor();
    await expect.poll(() => getCode(page, "React")).toContain('placeId="osm-n-0000000101"');
    expect(complaints).toEqual([]);
    await close();
  });

  test("the code is copied, and the page says so", async () => {
    const { page, close } = await site.open();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/kit", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Copier le code HTML" }).click();
    await page.getByText("Code copié.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await getCode(page, "HTML"));
    await close();
  });

  test.each(["HTML", "Balises"])(
    "the code %s, pasted into a stranger's page, shows the place",
    async (kind) => {
      const { page, close } = await site.open();
      await page.goto("/kit?lieu=osm-n-0000000101&langue=ar&contenu=tout&largeur=320");
      const code = (await getCode(page, kind)) ?? "";
      const stranger = createServer((_request, answer) => {
        answer.setHeader("content-type", "text/html; charset=utf-8").end(`<!doctype html>${code}`);
      });
      await once(stranger.listen(0, "127.0.0.1"), "listening");
      onTestFinished(() => void stranger.close());
      await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
      const place = page.getByRole("article");
      await place.getByRole("heading", { name: "Le Fournil des Roches" }).waitFor();
      expect(await place.evaluate((article) => getComputedStyle(article).direction)).toBe("rtl");
      expect((await page.locator("#lieu, gmp-place-details").boundingBox())?.width).toBe(320);
      await close();
    },
  );

  test("a place that does not exist, and words that nothing matches, are said so", async () => {
    const { page, close } = await site.open();
    for (const query of ["lieu=nope", "lieu=osm-n-9999999999"]) {
      const answer = await page.goto(`/kit?${query}`);
      expect(answer?.status()).toBe(404);
      await page.getByText("Ce lieu n’existe pas.").waitFor();
      expect(await page.locator(".kit-surface article").count()).toBe(0);
    }
    await page.goto("/kit?q=zzzzzqq");
    await page.getByText("Aucun lieu ne correspond à «\u202fzzzzzqq\u202f».").waitFor();
    await close();
  });

  test("a chosen card is described below the preview", async () => {
    const { page, close } = await site.open();
    await page.goto("/kit?composant=liste&q=boulangerie&choix=1", { waitUntil: "networkidle" });
    const card = page.locator(".kit-surface").getByRole("button").first();
    await card.click();
    await expect.poll(() => page.locator(".kit-event").textContent()).toMatch(/^sélection/);
    await close();
  });

  test("without JavaScript it is a form that shows what is asked", async () => {
    const { page, close } = await site.open({ javaScriptEnabled: false });
    await page.goto("/kit");
    await page.locator("select[name=composant]").selectOption("horaires", { force: true });
    await page.locator("input[name=q]").fill("Le Fournil des Roches");
    await page.locator("select[name=langue]").selectOption("en", { force: true });
    await page.getByRole("button", { name: "Afficher" }).click();
    await page.getByText("Monday").waitFor();
    expect(await getCode(page, "React")).toContain("<PlaceOpeningHours hours={place} />");
    await page.getByRole("button", { name: "450" }).click();
    await page.waitForURL(/largeur-choisie=450/);
    await getWidth(page.locator(".kit-surface")).toBe(450);
    await close();
  });

  test.each(["fiche", "carrousel", "saisie", "recharge"])(
    "%s is accessible, quiet and fits, on a phone and on a desk",
    async (widget) => {
      for (const width of WIDTHS) {
        const { page, complaints, close } = await site.open({ width });
        await page.goto(`/kit?composant=${widget}&langue=ar`, { waitUntil: "networkidle" });
        expect(await isTooWide(page)).toBe(false);
        await expectAccessible(page);
        expect(complaints).toEqual([]);
        await close();
      }
    },
  );
});

describe("the gallery", () => {
  test.each(["fr", "en", "ar"].flatMap((language) => WIDTHS.map((width) => [language, width] as const)))(
    "in %s at %i px every state is accessible in light and dark, quiet, and fits",
    async (language, width) => {
      const { page, complaints, close } = await site.open({ width });
      await page.goto(`/kit/galerie?langue=${language}`, { waitUntil: "networkidle" });
      expect(await page.locator(".gallery-state").count()).toBeGreaterThan(50);
      expect(await isTooWide(page)).toBe(false);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await expectContrast(page);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test("opens a state that the address names", async () => {
    const { page, complaints, close } = await site.open();
    await page.goto("/kit/galerie?ouvert=lightbox-last");
    await page.getByRole("dialog").getByText("Photo 4 sur 4").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("is drawn by the server, and its sections have addresses of their own", async () => {
    const { page, close } = await site.open({ javaScriptEnabled: false });
    await page.goto("/kit/galerie?theme=sombre");
    await page
      .getByRole("navigation", { name: "Composants" })
      .getByRole("link", { name: "Éléments seuls" })
      .click();
    expect(new URL(page.url()).hash).toBe("#elements");
    expect(await page.getByText("Station-service").first().isVisible()).toBe(true);
    expect(await page.locator('.kit-surface[data-scheme="dark"]').count()).toBeGreaterThan(50);
    await close();
  });
});

test("the example pages are served beside the kit, with the script of this site", async () => {
  const { page, complaints, close } = await site.open();
  await page.goto("/exemples");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Les avis sur un lieu" }).click();
  await page.waitForURL("**/exemples/reviews/");
  await page.waitForFunction(() => customElements.get("gmp-place-details") !== undefined);
  expect(complaints.filter((text) => /policy|refused/i.test(text))).toEqual([]);
  await close();
});

test("the documentation is searched and read, on a phone and without scripts too", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, complaints, close } = await site.open({ width: 375, javaScriptEnabled });
    await page.goto("/docs");
    await page.getByRole("searchbox", { name: "Search the documentation" }).fill("memory import");
    await page.getByRole("button", { name: "Search" }).click();
    await page.waitForURL("**/docs?q=memory+import");
    await page
      .locator("mark", { hasText: /^memory$/i })
      .first()
      .waitFor();
    await page.getByRole("link", { name: "Importing places: Memory" }).click();
    await page.waitForURL("**/docs/import#memory");
    await page.getByRole("heading", { level: 1, name: "Importing places" }).waitFor();
    if (javaScriptEnabled) await expectAccessible(page);
    expect(await isTooWide(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  }
  const nothing = await (await fetch(`${site.url}/docs?q=memory+rocket`)).text();
  expect(nothing).toMatch(/<h1>Nothing.* found for “.*memory rocket/);
  expect((await fetch(`${site.url}/docs/unknown`)).status).toBe(404);
  expect((await fetch(`${site.url}/llms.txt`)).status).toBe(200);
});

test("the documentation is read and searched in French, with a way to each page in English and back", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, complaints, close } = await site.open({ width: 375, javaScriptEnabled });
    await page.goto("/docs/recipes");
    await page.getByRole("link", { name: "En français" }).click();
    await page.waitForURL("**/docs/fr/recipes");
    await page.getByRole("heading", { level: 1, name: "Recettes" }).waitFor();
    expect(await page.locator(".docs-page").getAttribute("lang")).toBe("fr");
    const alternates = page.locator("link[hreflang]");
    expect(
      await alternates.evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      ),
    ).toEqual(["/docs/recipes", "/docs/fr/recipes"]);
    expect(await page.getByText("La boîte à outils de lieux", { exact: true }).count()).toBe(1);
    if (javaScriptEnabled) {
      await page.getByRole("button", { name: "Essayer" }).nth(1).click();
      const panel = page.getByRole("region", { name: "Essayer" });
      await panel.frameLocator("iframe").getByRole("combobox").waitFor();
      await expectAccessible(page);
      const field = panel.getByRole("textbox");
      for (const [code, message] of [
        [
          "const a = ;",
          "Ligne 1\u00a0: le code contient une erreur de syntaxe. Détail, en anglais\u00a0: Unexpected token",
        ],
        [
          'import "lodash";',
          "Ligne 1\u00a0: le module «\u202flodash\u202f» n’est pas disponible dans cette page.",
        ],
        ["{}", "Le code s’est exécuté et n’affiche rien."],
      ] as const) {
        await field.fill(code);
        await field.press("Control+Enter");
        await panel.getByText(message).waitFor();
      }
    }
    expect(await isTooWide(page)).toBe(false);

    await page.getByRole("searchbox", { name: "Chercher dans la documentation" }).fill("points vente");
    await page.getByRole("button", { name: "Chercher", exact: true }).click();
    await page.waitForURL("**/docs/fr?q=points+vente");
    await page.getByRole("link", { name: "In English" }).click();
    await page.waitForURL("**/docs?q=points+vente");
    await page.goBack();
    await page.waitForURL("**/docs/fr?q=points+vente");
    await page.getByRole("link", { name: "Recettes\u00a0: Vos points de vente" }).click();
    await page.waitForURL("**/docs/fr/recipes#a-store-locator-with-your-own-stores");
    await page.goto("/docs/fr/contributing");
    await page.getByText("Cette page n’existe qu’en anglais.").waitFor();
    expect(await page.locator("article").getAttribute("lang")).toBe("en");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/docs\/contributing$/);
    expect(await page.locator("link[hreflang]").count()).toBe(0);
    await page.getByRole("link", { name: "In English" }).click();
    await page.waitForURL("**/docs/contributing");
    expect(complaints).toEqual([]);
    await close();
  }
  expect((await fetch(`${site.url}/docs/fr/recipes.md`)).status).toBe(200);
  expect((await fetch(`${site.url}/docs/fr/unknown`)).status).toBe(404);
  expect(await (await fetch(`${site.url}/llms.txt`)).text()).not.toContain("/docs/fr");
});

test("Lighthouse finds nothing to improve in the documentation, in either language", {
  timeout: 240_000,
}, async () => {
  // By its path from the root of the repository, since the script belongs to no workspace.
  const script = join(import.meta.dirname, "../../../tools/lighthouse/auditor.ts");
  const { openAuditor } = (await import(script)) as {
    openAuditor: (port: number, categories: string[]) => Promise<Auditor>;
  };
  const auditor = await openAuditor(await freePort(), ["accessibility", "best-practices", "seo"]);
  onTestFinished(auditor.close);
  for (const path of ["/docs/html-elements", "/docs/fr/recipes"]) {
    const { failedAudits, scores } = await auditor.audit(site.url + path);
    expect(failedAudits, path).toEqual([]);
    expect(scores, path).toMatchObject({ accessibility: 100, "best-practices": 100, seo: 100 });
  }
});

test("an example of the documentation runs in the page, also once it is changed", async () => {
  const { page, complaints, close } = await site.open({ width: 375 });
  const requests: string[] = [];
  const callers = new Set<Frame>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    requests.push(pathname);
    if (pathname.startsWith("/v1/places")) callers.add(request.frame());
  });
  await page.goto("/docs/html-elements");
  const button = page.getByRole("button", { name: "Try it" }).first();
  await button.waitFor();
  expect(requests.filter((path) => /^\/(?:maps|docs\/try)/.test(path))).toEqual([]);

  await button.click();
  const panel = page.getByRole("region", { name: "Try it" });
  const field = panel.getByRole("textbox");
  await field.fill((await field.inputValue()).replace(/osm-n-\d+/, BAKERY_ID));
  await field.press("Control+Enter");
  const result = panel.frameLocator("iframe");
  await result.getByText("Le Fournil des Roches").waitFor();
  // The API takes the frame for a page of another site, so the page calls for it.
  expect([...callers]).toEqual([page.mainFrame()]);
  await expect.poll(async () => (await panel.locator("iframe").boundingBox())?.height).toBeGreaterThan(300);
  expect(await panel.locator("[aria-live]").textContent()).toBe("");
  expect(await isTooWide(page)).toBe(false);
  await expectAccessible(page);
  // The example's own place is not in this town.
  expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);

  await field.press("Tab");
  expect(await panel.getByRole("button", { name: "Run" }).evaluate((run) => run.matches(":focus"))).toBe(
    true,
  );
  await panel.getByRole("button", { name: "Reset" }).click();
  expect(await field.inputValue()).toContain(`src="${site.url}/maps/api/js`);
  await field.fill("<p>My own words</p>");
  await page.getByRole("button", { name: "Close" }).click();
  await panel.waitFor({ state: "detached" });
  await button.click();
  expect(await field.inputValue()).toBe("<p>My own words</p>");
  await result.getByText("My own words").waitFor();
  await close();
});

test("code that a reader runs has no access to the site, and its errors are shown", async () => {
  const { page, close } = await site.open();
  await page.goto("/docs/html-elements");
  await page.getByRole("button", { name: "Try it" }).first().click();
  const panel = page.getByRole("region", { name: "Try it" });
  const attempts = [
    "parent.document.title",
    "document.cookie",
    "localStorage.length",
    "top.location.href = '/'",
    "Promise.reject(new Error('own promise'))",
    "fetch('/v1/%2e%2e/espace')",
    "gone()",
  ];
  const scripts = attempts.map((code) => `<script>${code}</script>`).join("");
  await panel.getByRole("textbox").fill(`${scripts}<img src="/gone.png"><p>Still here</p>`);
  await panel.getByRole("button", { name: "Run" }).click();
  await panel.frameLocator("iframe").getByText("Still here").waitFor();
  const errors = panel.getByRole("listitem");
  await expect.poll(() => errors.count()).toBe(attempts.length + 1);
  const texts = (await errors.allTextContents()).join("\n");
  expect(texts.match(/SecurityError/g)?.length).toBe(4);
  for (const part of [
    "own promise",
    "Failed to fetch",
    "gone is not defined",
    "/gone.png could not be loaded",
  ])
    expect(texts).toContain(part);
  expect(new URL(page.url()).pathname).toBe("/docs/html-elements");
  await close();
});

test("a React block runs in the page, and a mistake in it is shown with its line", async () => {
  const { page, complaints, close } = await site.open({ width: 375, scheme: "dark" });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto("/docs/recipes");
  const block = page.locator("pre", { hasText: "function SearchForm" }).locator("+ .try-block");
  await block.getByRole("button", { name: "Try it" }).waitFor();
  expect(requests.filter((path) => /^\/kit\/|compile-block/.test(path))).toEqual([]);
  await block.getByRole("button", { name: "Try it" }).click();
  const panel = page.getByRole("region", { name: "Try it" });
  const field = panel.getByRole("textbox");
  const result = panel.frameLocator("iframe");
  const errors = panel.getByRole("listitem");
  const run = async (code: string) => {
    await field.fill(code);
    await field.press("Control+Enter");
  };
  const option = result.getByRole("option", { name: /Le Fournil des Roches/ });
  // On a busy machine a call may take longer than the client waits.
  const suggests = async () => {
    for (const text of ["", "fournil"]) await result.getByRole("combobox").fill(text);
    return option.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(suggests, { timeout: 30_000 }).toBe(true);
  await run((await field.inputValue()).replace("Chercher", "Trouver"));
  await result.getByRole("button", { name: "Trouver" }).waitFor();
  expect(await errors.count()).toBe(0);
  expect(await isTooWide(page)).toBe(false);
  await expectAccessible(page);
  await expectContrast(page);
  expect(complaints).toEqual([]);

  for (const [code, message] of [
    ["const a: number = 1;\nconst b = ;", /^Line 2: Unexpected token/],
    ['import { map } from "lodash";\nmap([]);', /^Line 1: The import "lodash" is not available/],
    ["\nexport const Gone = () => <b>{gone()}</b>;", /^Line 2: ReferenceError: gone is not defined/],
    ["const a = 1;\nthrow new Error('own' + a);", /^Line 2: Error: own1/],
    ["console.log('a');\n\nwhile (true) {}", /^Line 3: .*Stopped after 2 seconds/],
    ["export function Stuck() {\n  for (;;);\n}", /^Line 2: .*Stopped after 2 seconds/],
  ] as const) {
    await run(code);
    await expect.poll(() => errors.first().textContent(), { timeout: 10_000 }).toMatch(message);
  }
  await run("console.log({ sum: 1 + 1 });");
  await result.getByText('"sum": 2').waitFor();
  await close();
});

const ENGLISH = ["Try it", "Run", /^Line 3: .*Stopped after 2 seconds/] as const;
const FRENCH = ["Essayer", "Exécuter", /^Ligne 3\s: code arrêté après 2\ssecondes/] as const;

test.each([
  ["loop", "", "while (true) {}", ENGLISH],
  ["loop, told in French,", "/fr", "while (true) {}", FRENCH],
  ["chain of promises", "", "const go = () => Promise.resolve().then(go); go();", ENGLISH],
])("an endless %s in a page that a reader runs is stopped", async (_, language, code, words) => {
  const { page, close } = await site.open();
  const [open, start, message] = words;
  await page.goto(`/docs${language}/html-elements`);
  await page.getByRole("button", { name: open }).first().click();
  const panel = page.getByRole("region", { name: open });
  await panel.getByRole("textbox").fill(`<p>Before</p>\n<script>\n${code}\n</script>`);
  await panel.getByRole("textbox").press("Escape");
  const run = panel.getByRole("button", { name: start });
  expect(await run.evaluate((button) => button === document.activeElement)).toBe(true);
  await run.press("Enter");
  const error = panel.getByRole("listitem");
  await expect.poll(() => error.textContent()).toMatch(message);
  await close();
});

test("the frame of the examples has an origin of its own outside of a page too", async () => {
  const { headers } = await fetch(`${site.url}/docs/try-frame.html`);
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups; default-src 'none'; /);
  expect(policy).toContain("frame-ancestors 'self'");
});
