import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBrowser, MAP_BROWSER_FLAGS } from "../tools/browser/find-browser.ts";
import { type ExamplePages, serveExamples } from "./test/example-pages.ts";

let dataDir: string;
let pages: ExamplePages;
let browser: Browser;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lieudit-examples-"));
  // By its path: set-up is written for the Node that finds itself there, without types.
  const setUp = (await import(join(import.meta.dirname, "../tools/setup/demo-import.mjs"))) as {
    importDemo: (dataDir: string) => Promise<void>;
  };
  await setUp.importDemo(dataDir);
  pages = await serveExamples(dataDir);
  browser = await chromium.launch({ executablePath: await findBrowser(), args: [...MAP_BROWSER_FLAGS] });
});
afterAll(async () => {
  await browser?.close();
  await pages?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("each folder is a page of the list below", async () => {
  // Apps and blocks have tests of their own.
  const others = ["apps", "registry", "test"];
  const folders = (await readdir(import.meta.dirname, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !others.includes(entry.name))
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([
    "address-form",
    "autocomplete-data",
    "click-on-the-map",
    "compact-in-map-popup",
    "details-by-id",
    "details-by-location",
    "directions",
    "nearby-carousel",
    "older-page",
    "photos",
    "react-map",
    "reviews",
    "text-search-on-a-map",
  ]);
});

test("details-by-id shows the place and tells the page where it is", async () => {
  const { page, complaints, close } = await pages.open(browser, "details-by-id/");
  await page.locator("gmp-place-details").getByText("Au Levain du Port").first().waitFor();
  await page.getByText("osm-n-911200141293, 49.5487, -0.7921").waitFor();
  await page.locator("gmp-place-details").getByRole("tab").first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each(["disk", "127.0.0.1"] as const)("details-by-id shows the place in a page from %s", async (from) => {
  const { page, complaints, close } = await pages.open(browser, "details-by-id/", { from });
  await page.locator("gmp-place-details").getByText("Au Levain du Port").first().waitFor();
  // The page's own style sheet has an absolute address.
  expect(complaints.filter((text) => !text.includes("page.css") && !text.includes("ERR_FILE"))).toEqual([]);
  await close();
});

test("details-by-location shows what is at the point that was chosen, and the next one", async () => {
  const { page, complaints, close } = await pages.open(browser, "details-by-location/");
  const details = page.locator("gmp-place-details");
  // Until it is there the buttons do nothing.
  await details.waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Quai du Levant" }).click();
  await details.getByText("Musée de la Grande Pêche").first().waitFor();
  await page.getByRole("button", { name: "Quai des Terre-Neuvas" }).click();
  await details.getByText("La Table des Mareyeurs").first().waitFor();
  expect(await details.getByText("Musée de la Grande Pêche").count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("compact-in-map-popup opens the card of the marker that was chosen, and moves it to the next", async () => {
  const { page, complaints, close } = await pages.open(browser, "compact-in-map-popup/");
  await page.getByRole("button", { name: "La Brûlerie du Port" }).click();
  const card = page.locator("gmp-place-details-compact");
  await card.getByText("La Brûlerie du Port").first().waitFor();
  await page.getByRole("button", { name: "Musée de la Grande Pêche" }).click();
  await card.getByText("Musée de la Grande Pêche").first().waitFor();
  expect(await card.count()).toBe(1);
  expect(complaints).toEqual([]);
  await close();
});

test("older-page makes its classes in the line after the script, and shows on a map what was found", async () => {
  const { page, complaints, close } = await pages.open(browser, "older-page/");
  await page.getByLabel("Un lieu, une adresse").pressSequentially("musée de la gr", { delay: 20 });
  await page
    .getByText(/Musée de la Grande Pêche/)
    .first()
    .click();
  const map = page.locator(".map");
  await map.locator("strong").getByText("Musée de la Grande Pêche").waitFor();
  await map.getByText("27 bis Quai du Levant").waitFor();
  await map.locator("canvas").waitFor();
  expect(complaints.filter((text) => !text.includes("as of"))).toEqual([]);
  await close();
});

test("directions draws a route in words and on the map, and says what it does not know", async () => {
  const { page, complaints, close } = await pages.open(browser, "directions/", { width: 375 });
  await page.locator(".map canvas").waitFor();
  await page.getByRole("button", { name: "Itinéraire" }).click();
  const panel = page.locator("#panel");
  await panel.getByRole("button", { name: /^Partez sur/ }).click();
  await page.getByRole("dialog").getByText("Partez sur").waitFor();
  await panel.getByText("27 bis Quai du Levant").first().waitFor();
  await page
    .locator("output")
    .getByText(/^27 bis Quai du Levant.* : [\d,]+.k?m, \d+.min$/)
    .waitFor();
  expect(
    await page
      .locator(".map")
      .getByText(/^[AB]$/)
      .allTextContents(),
  ).toEqual(["A", "B"]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  expect(complaints.filter((text) => !text.includes("deprecated"))).toEqual([]);
  await page.getByLabel("Mode").selectOption("TRANSIT");
  await page.getByRole("button", { name: "Itinéraire" }).click();
  await page.getByText("Pas d’itinéraire : ZERO_RESULTS").waitFor();
  expect(complaints.join()).toContain("neither timetables nor roads");
  await close();
});

test("click-on-the-map shows the place that was clicked, or else the address", async () => {
  const { page, complaints, close } = await pages.open(browser, "click-on-the-map/");
  const map = page.locator("gmp-map");
  const card = page.locator("gmp-place-details-compact").getByText("Musée de la Grande Pêche");
  const { width = 0, height = 0 } = (await map.boundingBox()) ?? {};
  // The map knows its places once it has drawn them.
  await expect
    .poll(
      async () => {
        await map.click({ position: { x: width / 2, y: height / 2 } });
        return card.first().isVisible();
      },
      { timeout: 30_000, interval: 1000 },
    )
    .toBe(true);
  const look = () =>
    page.evaluate(
      "(({ center, zoom }) => [center.lng().toFixed(4), zoom])(document.querySelector('gmp-map').innerMap)",
    );
  await expect.poll(look).toEqual(["-0.7898", 18]);
  await map.click({ position: { x: 60, y: height - 60 } });
  await page.getByText("96100 Aubremer, France").waitFor();
  expect(await page.locator("gmp-place-details-compact").count()).toBe(0);
  expect(await page.locator("#pin").isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test("text-search-on-a-map lists what was found with a marker each, and goes to the chosen one", async () => {
  const { page, complaints, close } = await pages.open(browser, "text-search-on-a-map/");
  const cards = page.locator("gmp-place-search").getByRole("listitem");
  await expect.poll(() => cards.count()).toBe(6);
  await expect.poll(() => page.locator("gmp-advanced-marker").count()).toBe(6);
  await page.getByRole("searchbox").fill("musée");
  await page.getByRole("button", { name: "Chercher" }).click();
  await page.locator("gmp-place-search").getByText("Musée de la Grande Pêche").waitFor();
  const zoom = () => page.evaluate("document.querySelector('gmp-map').innerMap.getZoom()");
  await page.getByRole("button", { name: /Musée de la Grande Pêche/ }).click();
  await expect.poll(zoom).toBe(17);
  expect(complaints).toEqual([]);
  await close();
});

test("nearby-carousel shows what is around, and the details of the chosen one", async () => {
  const { page, complaints, close } = await pages.open(browser, "nearby-carousel/");
  const search = page.locator("gmp-place-search");
  await search.getByRole("button", { name: /La Table des Mareyeurs/ }).click();
  const card = page.locator("gmp-place-details-compact");
  await card.getByText("La Table des Mareyeurs").first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("address-form fills in the address of the chosen prediction, and sends what was typed", async () => {
  const { page, complaints, calls, close } = await pages.open(browser, "address-form/");
  await page.locator("gmp-place-autocomplete").click();
  await page.keyboard.type("levain du port");
  await page.getByRole("option", { name: /Au Levain du Port/ }).click();
  await expect.poll(() => page.locator("input[name=commune]").inputValue()).toBe("Aubremer");
  expect(await page.locator("input[name=code_postal]").inputValue()).toBe("96100");
  expect(await page.locator("input[name=rue]").inputValue()).toBe("23 Quai de la Criée");
  await page.getByRole("button", { name: "Continuer" }).click();
  const sent = new URLSearchParams((await page.locator("output").textContent()) ?? "");
  expect(sent.get("recherche")).toContain("Au Levain du Port");
  const details = calls.find((call) => call.startsWith("GET /v1/places"));
  expect(details).toContain("sessionToken=");
  expect(complaints).toEqual([]);
  await close();
});

test("address-form keeps a house number that is not known", async () => {
  const { page, complaints, close } = await pages.open(browser, "address-form/");
  await page.locator("gmp-place-autocomplete").click();
  await page.keyboard.type("20 quai de la criée");
  await page.getByRole("option", { name: /^Quai de la Criée/ }).click();
  await expect.poll(() => page.locator("input[name=rue]").inputValue()).toBe("20 Quai de la Criée");
  expect(complaints).toEqual([]);
  await close();
});

test("autocomplete-data ends its session with the details of the choice", async () => {
  const { page, complaints, calls, close } = await pages.open(browser, "autocomplete-data/");
  // Until the script is there it is disabled.
  await page.getByLabel("Lieu").click();
  await page.keyboard.type("quai du lev");
  // A street, which tells no distance.
  await page.getByRole("button", { name: "Quai du Levant, Aubremer, France", exact: true }).waitFor();
  expect(await page.getByRole("button").allTextContents()).not.toContainEqual(
    expect.stringContaining("null"),
  );
  await page.getByLabel("Lieu").fill("musée de la gr");
  await page.getByRole("button", { name: /Musée de la Grande Pêche/ }).click();
  await page.getByText("Musée de la Grande Pêche : 27 bis Quai du Levant").waitFor();
  const details = calls.filter((call) => call.startsWith("GET /v1/places"));
  expect(details).toHaveLength(1);
  expect(new URL(details[0]!.slice("GET ".length), pages.placesUrl).searchParams.get("sessionToken")).toMatch(
    /.{8}/,
  );
  expect(complaints).toEqual([]);
  await close();
});

test("photos shows each photo with its author", async () => {
  const { page, complaints, close } = await pages.open(browser, "photos/");
  await page.getByRole("heading", { name: "La Table des Mareyeurs" }).waitFor();
  const images = page.getByRole("img", { name: "Photo de La Table des Mareyeurs" });
  await expect.poll(() => images.count()).toBe(6);
  await expect.poll(() => images.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  expect(await page.locator("li a").count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await close();
});

test("reviews shows what people wrote", async () => {
  const { page, complaints, close } = await pages.open(browser, "reviews/");
  await page.getByRole("heading", { name: "La Table des Mareyeurs : 4,4 sur 5, 318 avis" }).waitFor();
  expect(await page.locator("blockquote").count()).toBeGreaterThan(1);
  expect(await page.locator("footer").first().textContent()).toMatch(/sur 5$/);
  expect(complaints).toEqual([]);
  await close();
});

test("react-map shows cafés on the library's map, and the card of one in its popup", async () => {
  await pages.addBundle("react-map/main.tsx", join(import.meta.dirname, "react-map/main.tsx"));
  const { page, complaints, close } = await pages.open(browser, "react-map/");
  await page.getByRole("button", { name: "La Brûlerie du Port" }).click();
  await page.locator("gmp-place-details-compact").getByText("La Brûlerie du Port").first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("each library alone brings what docs/moving.md says", async () => {
  const docs = await readFile(join(import.meta.dirname, "../docs/moving.md"), "utf8");
  const [, section = ""] = docs.split("## What comes with which library");
  const [table = ""] = section.split("\n## ");
  const readNames = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
  // Whole libraries that come along are checked by one of their names.
  const samples: Record<string, string> = { geocoding: "Geocoder", geometry: "geometry", maps: "Map" };
  const rows = [...table.matchAll(/^\| `(\w+)` \| (`\w+`[^|]*) \| ([^|]*)\|$/gm)];
  expect(rows).toHaveLength(9);
  pages.addPage(
    "one-library",
    '<!doctype html><title>Page</title><script async src="http://localhost:3000/maps/api/js?loading=async"></script>',
  );
  const { page, close } = await pages.open(browser, "one-library");
  for (const [, library = "", own = "", companions = ""] of rows) {
    await page.reload();
    await page.waitForFunction("window.google?.maps?.importLibrary");
    const names = (await page.evaluate(
      `google.maps.importLibrary("${library}").then(() => [...Object.keys(google.maps), ...Object.keys(google.maps.${library} ?? {})])`,
    )) as string[];
    const wanted = [...readNames(own), ...readNames(companions).map((name) => samples[name] ?? name)];
    expect([library, wanted.filter((name) => !names.includes(name))]).toEqual([library, []]);
  }
  await close();
});

test("a callback that a framework makes once the page has loaded is called too", async () => {
  pages.addPage(
    "late-callback",
    `<!doctype html><html lang="fr"><title>Page</title><output></output>
    <script async src="http://localhost:3000/maps/api/js?callback=ready&libraries=places,routes,streetView"></script>
    <script>addEventListener("load", () => setTimeout(() => {
      ready = () => { document.querySelector("output").textContent = [google.maps.places.Place, google.maps.DirectionsService, google.maps.StreetViewPanorama].map((Class) => typeof Class); };
    }, 200));</script></html>`,
  );
  const { page, complaints, close } = await pages.open(browser, "late-callback");
  await page.getByText("function,function,function").waitFor();
  // Also libraries that are there without data are none to warn of.
  expect(complaints).toEqual([]);
  await close();
});

test("types of a legacy page look at all types of a place", async () => {
  pages.addPage(
    "older-types",
    `<!doctype html><html lang="fr"><title>Page</title><output></output>
    <script src="http://localhost:3000/maps/api/js?key=YOUR_API_KEY&libraries=places"></script>
    <script>
      const counts = [];
      const middle = new google.maps.LatLng(49.552, -0.792);
      const predictions = new google.maps.places.AutocompleteService();
      const places = new google.maps.places.PlacesService(document.createElement("div"));
      const predict = (input, type) => new Promise((resolve) => predictions.getPlacePredictions(
        { input, types: [type], location: middle, radius: 5000 }, (found) => resolve((found ?? []).length)));
      const search = (type) => new Promise((resolve) => places.nearbySearch(
        { location: middle, radius: 3000, type }, (found) => resolve(found.length)));
      (async () => {
        for (const type of ["lodging", "store", "health", "food", "restaurant"]) {
          const predicted = Math.max(...await Promise.all(["la", "le", "au", "ho", "ph", "ca"].map((input) => predict(input, type))));
          counts.push(type + " " + (predicted > 0) + " " + (await search(type) > 0));
        }
        document.querySelector("output").textContent = counts.join(", ") + ".";
      })();
    </script></html>`,
  );
  const { page, close } = await pages.open(browser, "older-types");
  await page.getByText("restaurant true true.").waitFor();
  expect(await page.locator("output").textContent()).toBe(
    "lodging true true, store true true, health true true, food true true, restaurant true true.",
  );
  await close();
});

describe("libraries of others, as they are published", () => {
  const module = (name: string) => join(import.meta.dirname, "test", "third-party", name);
  const pageWith = (body: string, bundle: string) =>
    `<!doctype html><html lang="fr"><title>Page</title><link rel="stylesheet" href="/page.css">${body}<script type="module" src="/${bundle}"></script></html>`;

  /** The library asks a host for its fonts, which a test does not reach. */
  const isOfPage = (complaint: string) => !complaint.includes("net::ERR_");

  beforeAll(async () => {
    await Promise.all([
      pages.addBundle("extended.js", module("extended-components.ts")),
      pages.addBundle("loader.js", module("script-loader.ts")),
      pages.addBundle("clusters.js", module("clusters.ts")),
    ]);
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
    await largest.getByText("Plateau de fruits de mer irréprochable").waitFor();
    expect(complaints.filter(isOfPage)).toEqual([]);
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
    // An input that the library has not readied yet would predict nothing.
    await page
      .locator("gmpx-place-picker")
      .getByRole("combobox")
      .pressSequentially("musée de la gr", { delay: 20 });
    await page.getByRole("option", { name: /Musée de la Grande Pêche/ }).click();
    await page.getByText("Musée de la Grande Pêche, 27 bis Quai du Levant").waitFor();
    expect(complaints.filter(isOfPage)).toEqual([
      expect.stringContaining("not available to new customers as of March 1st, 2025"),
    ]);
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
    await page.getByRole("img", { name: "Point 4" }).waitFor();
    const zoom = () => page.evaluate("map.getZoom()");
    const before = await zoom();
    await cluster.click();
    await expect.poll(zoom).toBeGreaterThan(Number(before));
    expect(complaints).toEqual([]);
    await close();
  });
});
