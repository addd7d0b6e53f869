import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBrowser, MAP_BROWSER_FLAGS } from "../../tools/browser/find-browser.ts";
import { type ExamplePages, type OpenPage, serveExamples } from "./example-pages.ts";
import { GEOCODER_CASES, GEOCODER_SCRIPTS } from "./third-party/geocoders.ts";

/*
 * Wrappers of google.maps as they are published. They are installed by
 * `npm run test:clients` alone, in the folder `wrappers`, so that nothing of ours depends
 * on them.
 */
const INSTALLED = existsSync(join(import.meta.dirname, "wrappers", "node_modules"));
if (!INSTALLED) {
  console.info("The wrappers are not installed, so their tests are skipped; run npm run test:clients.");
}

let dataDir: string;
let pages: ExamplePages;
let browser: Browser;

beforeAll(async () => {
  if (!INSTALLED) return;
  dataDir = await mkdtemp(join(tmpdir(), "lieudit-wrappers-"));
  // By its path: set-up is written for the Node that finds itself there, without types.
  const setUp = (await import(join(import.meta.dirname, "../../tools/setup/demo-import.mjs"))) as {
    importDemo: (dataDir: string) => Promise<void>;
  };
  await setUp.importDemo(dataDir);
  pages = await serveExamples(dataDir);
  browser = await chromium.launch({ executablePath: await findBrowser(), args: [...MAP_BROWSER_FLAGS] });
});
afterAll(async () => {
  if (!INSTALLED) return;
  await browser?.close();
  await pages?.stop();
  await rm(MIGRATED, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
});

/** Opens a page of the folder `pages`, bundled. `head` stands before its script. */
async function openWrapper(name: string, head = ""): Promise<OpenPage> {
  await pages.addBundle(`${name}.js`, join(import.meta.dirname, "wrappers", "pages", name));
  pages.addPage(
    name,
    `<!doctype html><html lang="fr"><title>Page</title><link rel="stylesheet" href="/page.css">${head}
    <div id="app" class="map"></div><app-root></app-root><output></output>
    <script type="module" src="/${name}.js"></script></html>`,
  );
  return pages.open(browser, name);
}

/** The program of `lieudit migrate`. */
const MIGRATE = join(import.meta.dirname, "../../apps/places-server/command/migrate/main.ts");
/** The copies that the command changes; next to the packages, so that they are found. */
const MIGRATED = join(import.meta.dirname, "wrappers", "migrated");
/** Two versions of one package, which the tests install by other names. */
const ALIAS = /js-api-loader-\d/;

/** Opens a page of the folder `pages` as `lieudit migrate` changes it, with a page of HTML beside it. */
async function openMigrated(name: string): Promise<OpenPage> {
  await cp(join(import.meta.dirname, "wrappers", "pages"), MIGRATED, { recursive: true });
  const module = join(MIGRATED, name);
  const html = join(MIGRATED, `${name}.html`);
  const rewrite = (from: RegExp | string, to: string) =>
    writeFileSync(module, readFileSync(module, "utf8").replace(from, to));
  rewrite(ALIAS, "@googlemaps/js-api-loader");
  writeFileSync(
    html,
    `<!doctype html><html lang="fr"><title>Page</title><link rel="stylesheet" href="/page.css">
    <div id="app" class="map"></div><app-root></app-root><output></output>
    <script type="module" src="/migrated-${name}.js"></script></html>`,
  );
  execFileSync(process.execPath, [MIGRATE, "--server", "http://localhost:3000", module, html]);
  rewrite("@googlemaps/js-api-loader", ALIAS.exec(name)?.[0] ?? "");
  await pages.addBundle(`migrated-${name}.js`, module);
  pages.addPage(`migrated-${name}`, readFileSync(html, "utf8"));
  return pages.open(browser, `migrated-${name}`);
}

/** Complaints about neither fonts, which no test reaches, nor names that the API itself deprecates. */
function ownComplaints(complaints: readonly string[]): readonly string[] {
  return complaints.filter((text) => !/net::ERR_|fonts\.g|deprecated|as of (?:March|February)/.test(text));
}

/** Chooses the marker of the quay and expects the page's window. */
async function chooseQuay(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Quay" }).click();
  await page.getByText("Chosen: quay").waitFor();
}

const predicted = "Musée de la Grande Pêche";

async function predict(page: Page, label: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).pressSequentially("musée de la gr", { delay: 20 });
  await page.getByRole("option", { name: new RegExp(predicted) }).click();
}

describe.skipIf(!INSTALLED)("wrappers as they are published", () => {
  test("@vis.gl/react-google-maps shows legacy and advanced markers, windows, controls and addresses", async () => {
    const { page, complaints, close } = await openWrapper("vis-gl.jsx");
    await page.getByRole("button", { name: "Control", exact: true }).waitFor();
    await page.locator("gmp-advanced-marker[title=Market]").waitFor();
    await chooseQuay(page);
    await page.getByText("Aubremer, France").waitFor();
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });

  test("@vis.gl/react-google-maps takes a script of this server that the page has already", async () => {
    const script = '<script async src="http://localhost:3000/maps/api/js?loading=async"></script>';
    const { page, close } = await openWrapper("vis-gl.jsx", script);
    await chooseQuay(page);
    expect(await page.locator('script[src*="googleapis"]').count()).toBe(0);
    await close();
  });

  test("@react-google-maps/api shows markers, shapes, overlays and an autocomplete", async () => {
    const { page, complaints, close } = await openWrapper("react-google-maps-api.jsx");
    await page.getByText("Overlay").waitFor();
    await page.getByRole("img", { name: "Market" }).or(page.getByTitle("Market")).first().waitFor();
    await chooseQuay(page);
    await predict(page, "Place");
    await page.locator("output").getByText("27 bis Quai du Levant").waitFor();
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });

  test("vue3-google-map shows markers, windows, clusters and lines", async () => {
    const { page, complaints, close } = await openWrapper("vue3-google-map.js");
    await page.locator("output").getByText("idle").waitFor();
    await page.getByText("Overlay").waitFor();
    await chooseQuay(page);
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });

  test("@angular/google-maps shows markers, windows, shapes and addresses", async () => {
    const script = '<script src="http://localhost:3000/maps/api/js?key=YOUR_API_KEY"></script>';
    const { page, complaints, close } = await openWrapper("angular-google-maps.js", script);
    await page.locator("output").getByText("idle").waitFor();
    await page.locator("output").getByText("Aubremer, France").waitFor();
    await chooseQuay(page);
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });

  test("react-google-autocomplete predicts by its component, its widget and its service", async () => {
    const { page, complaints, close } = await openWrapper("react-google-autocomplete.jsx");
    await predict(page, "Component");
    await page.getByText(/component: .*27 bis Quai du Levant/).waitFor();
    await predict(page, "Widget");
    await page.getByText(/widget: .*27 bis Quai du Levant/).waitFor();
    await page.getByLabel("Service").pressSequentially("musée de la gr", { delay: 20 });
    await page.getByText(`service: ${predicted}`).waitFor();
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });

  test("google-map-react shows its children and gives the page the classes", async () => {
    const { page, complaints, close } = await openWrapper("google-map-react.jsx");
    await page.locator("output").getByText("loaded").waitFor();
    await page.getByRole("img", { name: "Quay" }).or(page.getByTitle("Quay")).first().waitFor();
    await page.getByRole("button", { name: "Market" }).click();
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });

  test.each(["js-api-loader-1.js", "js-api-loader-2.js"])("%s loads what its page uses", async (name) => {
    const { page, complaints, close } = await openWrapper(name);
    await chooseQuay(page);
    await page
      .locator("output")
      .getByText(/loaded|Aubremer, France/)
      .waitFor();
    expect(ownComplaints(complaints)).toEqual([]);
    await close();
  });

  test.each(["callback=ready", "loading=async&callback=ready"])(
    "a page with libraries=marker and %s has the map too",
    async (rest) => {
      pages.addPage(
        "marker-alone",
        `<!doctype html><html lang="fr"><title>Page</title><link rel="stylesheet" href="/page.css"><div class="map"></div>
        <script>
          function ready() {
            const map = new google.maps.Map(document.querySelector(".map"), { center: { lat: 49.552, lng: -0.792 }, zoom: 15, mapId: "A" });
            new google.maps.marker.AdvancedMarkerElement({ map, position: map.getCenter(), title: "Quay" })
              .addListener("click", () => new google.maps.InfoWindow({ content: "Chosen: quay", position: map.getCenter() }).open(map));
          }
        </script>
        <script async src="http://localhost:3000/maps/api/js?libraries=marker&${rest}"></script></html>`,
      );
      const { page, complaints, close } = await pages.open(browser, "marker-alone");
      await chooseQuay(page);
      expect(ownComplaints(complaints)).toEqual([]);
      await close();
    },
  );

  test.each([
    "vis-gl.jsx",
    "react-google-maps-api.jsx",
    "vue3-google-map.js",
    "angular-google-maps.js",
    "react-google-autocomplete.jsx",
    "google-map-react.jsx",
    "js-api-loader-1.js",
    "js-api-loader-2.js",
  ])("%s runs as lieudit migrate changes it, without an address of Google", async (name) => {
    const { page, close } = await openMigrated(name);
    if (name.startsWith("react-google-autocomplete")) await predict(page, "Component");
    else
      await page
        .getByRole("button", { name: /^(?:Quay|Market)$/ })
        .first()
        .waitFor();
    // Some packages take the tag of the script away once it has loaded.
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap(({ name }) => (name.includes("/maps/api/js") ? [name] : [])),
    );
    expect([...new Set(scripts.map((url) => new URL(url).origin))]).toEqual(["http://localhost:3000"]);
    await close();
  });
});

test.skipIf(!INSTALLED)("geocoders of maps find an address with their defaults", async () => {
  pages.addPage("geocoders", `<!doctype html><html lang="fr"><title>Page</title><div id="app"></div></html>`);
  const { page, close } = await pages.open(browser, "geocoders");
  for (const script of GEOCODER_SCRIPTS)
    await page.addScriptTag({ path: join(import.meta.dirname, "wrappers", "node_modules", script) });
  for (const { name, write } of GEOCODER_CASES) {
    const found = await page.evaluate(write(pages.placesUrl));
    expect([name, found]).toEqual([
      name,
      [expect.stringMatching(/8,? Rue de la République|République/), expect.closeTo(49.55, 1)],
    ]);
  }
  await close();
});
