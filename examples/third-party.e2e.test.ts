import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser, MAP_BROWSER_FLAGS } from "../scripts/find-browser.ts";
import { type ExamplePages, serveExamples } from "./test/example-pages.ts";

let dataDir: string;
let pages: ExamplePages;
let browser: Browser;

const module = (name: string) => join(import.meta.dirname, "test", "third-party", name);
const pageWith = (body: string, bundle: string) =>
  `<!doctype html><html lang="fr"><title>Page</title><link rel="stylesheet" href="/page.css">${body}<script type="module" src="/${bundle}"></script></html>`;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lieudit-third-party-"));
  const setUp = (await import(join(import.meta.dirname, "../scripts/setup/demo-import.mjs"))) as {
    importDemo: (dataDir: string) => Promise<void>;
  };
  await setUp.importDemo(dataDir);
  pages = await serveExamples(dataDir);
  browser = await chromium.launch({ executablePath: await findBrowser(), args: [...MAP_BROWSER_FLAGS] });
  await Promise.all([
    pages.addBundle("extended.js", module("extended-components.ts")),
    pages.addBundle("loader.js", module("script-loader.ts")),
    pages.addBundle("clusters.js", module("clusters.ts")),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await pages?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("@googlemaps/extended-component-library shows its place overview in every size", async () => {
  const sizes = ["x-small", "small", "medium", "large", "x-large"];
  pages.addPage(
    "overview",
    pageWith(
      `<gmpx-api-loader key="" solution-channel=""></gmpx-api-loader>${sizes
        .map(
          (size) =>
            `<gmpx-place-overview size="${size}" place="osm-n-911332025596" google-logo-already-displayed></gmpx-place-overview>`,
        )
        .join("")}`,
      "extended.js",
    ),
  );
  const { page, complaints, close } = await pages.open(browser, "overview");
  for (const size of sizes) {
    const overview = page.locator(`gmpx-place-overview[size="${size}"]`);
    await overview.getByText("La Table des Mareyeurs").first().waitFor();
    await overview.getByText("4.4").or(overview.getByText("4,4")).first().waitFor();
  }
  const largest = page.locator('gmpx-place-overview[size="x-large"]');
  await largest.getByText("13 Quai des Terre-Neuvas").first().waitFor();
  await largest.locator("gmpx-place-photo-gallery").first().waitFor();
  await largest.getByRole("tab", { name: /Reviews/i }).click();
  await largest.locator("gmpx-place-reviews").first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("its place picker finds a place on the page's own input", async () => {
  pages.addPage(
    "picker",
    pageWith(
      `<gmpx-api-loader key=""></gmpx-api-loader><gmpx-place-picker placeholder="Un lieu"></gmpx-place-picker><output></output><script>document.querySelector("gmpx-place-picker").addEventListener("gmpx-placechange", (event) => { document.querySelector("output").textContent = event.target.value?.displayName + ", " + event.target.value?.formattedAddress; });</script>`,
      "extended.js",
    ),
  );
  const { page, complaints, close } = await pages.open(browser, "picker");
  await page.getByPlaceholder("Un lieu").pressSequentially("musée de la gr", { delay: 20 });
  await page.getByRole("option", { name: /Musée de la Grande Pêche/ }).click();
  await page.getByText("Musée de la Grande Pêche, 27 bis Quai du Levant").waitFor();
  expect(complaints.filter((text) => !/not available to new customers/.test(text))).toEqual([]);
  await close();
});

test("@googlemaps/js-api-loader loads the script and its libraries", async () => {
  pages.addPage("loader", pageWith("<output></output>", "loader.js"));
  const { page, complaints, close } = await pages.open(browser, "loader");
  await page.getByText("Musée de la Grande Pêche, 27 bis Quai du Levant").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("@googlemaps/markerclusterer gathers markers, and zooms to those of a cluster", async () => {
  pages.addPage(
    "clusters",
    pageWith(
      '<script src="http://localhost:3000/maps/api/js?loading=async"></script><div class="map"></div>',
      "clusters.js",
    ),
  );
  const { page, complaints, close } = await pages.open(browser, "clusters");
  const cluster = page.getByRole("button", { name: /Cluster of 3 markers/i });
  await cluster.waitFor();
  await page.getByRole("button", { name: "Point 4" }).waitFor();
  const zoom = () => page.evaluate("map.getZoom()");
  const before = await zoom();
  await cluster.click();
  await expect.poll(zoom).toBeGreaterThan(Number(before));
  expect(complaints).toEqual([]);
  await close();
});
