import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSqlitePlaceIndexWriter } from "@lieudit/place-index/sqlite";
import { publishManifest } from "@lieudit/place-index/store";
import { parseSettings } from "@lieudit/places-api";
import { readContractPlaces } from "@lieudit/test-kit/contracts";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PlacesServer, startPlacesServer } from "../places-server.ts";

/*
 * Geocoders of maps, unmodified and with their defaults, in a page of another origin. Only the address is ours.
 * node-geocoder has its test in packages/places-api.
 */
const MODULES = join(import.meta.dirname, "node_modules");
const INSTALLED = existsSync(join(MODULES, "leaflet-control-geocoder"));

describe.skipIf(!INSTALLED)("geocoders of maps", () => {
  const folder = mkdtempSync(join(tmpdir(), "lieudit-geocoders-"));
  let server: PlacesServer;
  let browser: Browser;
  let page: Page;
  let app: Server;
  let url = "";

  beforeAll(async () => {
    const places = join(folder, "places");
    const writer = createSqlitePlaceIndexWriter(join(places, "index-1.sqlite"));
    const records = readContractPlaces();
    const source = {
      name: "contracts",
      origin: "contracts/places.json",
      importedAt: "2026-11-09T10:00:00Z",
      attribution: "",
      placeCount: records.length,
    };
    await writer.add(source, records);
    await writer.finish();
    await publishManifest(places, { version: 1, generation: 1, index: "index-1.sqlite", sources: [] });
    server = await startPlacesServer(
      parseSettings({ PORT: "0", DATA_DIR: folder, API_ACCESS: "open" }),
      () => {},
    );
    url = `http://127.0.0.1:${server.port}`;
    // By its path from the root of the repository, since the script belongs to no workspace.
    const script = join(import.meta.dirname, "../../../tools/browser/find-browser.ts");
    const { findBrowser, BROWSER_FLAGS } = (await import(script)) as {
      findBrowser: () => Promise<string>;
      BROWSER_FLAGS: readonly string[];
    };
    browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
    page = await browser.newPage();
    // Another origin, by its port.
    app = createServer((_, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.end("<!doctype html><div id=box></div>");
    }).listen(0, "127.0.0.1");
    await once(app, "listening");
    await page.goto(`http://127.0.0.1:${(app.address() as AddressInfo).port}/`);
    for (const file of [
      "leaflet/dist/leaflet.js",
      "leaflet-control-geocoder/dist/Control.Geocoder.js",
      "leaflet-geosearch/dist/geosearch.umd.js",
      "@maplibre/maplibre-gl-geocoder/dist/maplibre-gl-geocoder.js",
    ])
      await page.evaluate(readFileSync(join(MODULES, file), "utf8"));
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    app?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const QUERY = JSON.stringify("12 rue des cordiers port-valbrune");
  const CASES: readonly [name: string, code: () => string, expected: RegExp][] = [
    [
      "leaflet-control-geocoder, Nominatim",
      () =>
        `L.Control.Geocoder.nominatim({ serviceUrl: "${url}/" }).geocode(${QUERY}).then(([{ name, center }]) => [name, center.lat])`,
      /^\["12,? Rue des Cordiers.*",43\.2412/,
    ],
    [
      "leaflet-control-geocoder, Nominatim's reverse",
      () =>
        `L.Control.Geocoder.nominatim({ serviceUrl: "${url}/" }).reverse({ lat: 43.2412, lng: 6.8137 }, 256 * 2 ** 18).then(([{ name }]) => [name])`,
      /Port-Valbrune/,
    ],
    [
      "leaflet-control-geocoder, Photon",
      () =>
        `L.Control.Geocoder.photon({ serviceUrl: "${url}/api/", reverseUrl: "${url}/reverse/" }).geocode(${QUERY}).then(([{ name, center }]) => [name, center.lat])`,
      /^\[".*Rue des Cordiers.*",43\.2412/,
    ],
    [
      "leaflet-geosearch",
      () =>
        `new GeoSearch.OpenStreetMapProvider({ searchUrl: "${url}/search", reverseUrl: "${url}/reverse" }).search({ query: ${QUERY} }).then(([{ label, y }]) => [label, y])`,
      /^\["12,? Rue des Cordiers.*",43\.2412/,
    ],
    [
      // The functions are those of its example.
      "maplibre-gl-geocoder",
      () => `new Promise((resolve) => {
        const forwardGeocode = async (config) => {
          const response = await fetch("${url}/search?q=" + config.query + "&format=geojson&polygon_geojson=1&addressdetails=1");
          const { features } = await response.json();
          return { features: features.map(({ bbox, properties }) => {
            const center = [bbox[0] + (bbox[2] - bbox[0]) / 2, bbox[1] + (bbox[3] - bbox[1]) / 2];
            return { type: "Feature", geometry: { type: "Point", coordinates: center }, place_name: properties.display_name, properties, text: properties.display_name, place_type: ["place"], center };
          }) };
        };
        const geocoder = new MaplibreGeocoder({ forwardGeocode }, { marker: false });
        geocoder.addTo("#box");
        geocoder.on("results", ({ features: [{ text, center }] }) => resolve([text, center[1]]));
        geocoder.on("error", ({ error }) => resolve([String(error)]));
        geocoder.query(${QUERY});
      })`,
      /^\["12,? Rue des Cordiers.*",43\.241/,
    ],
  ];

  test.each(CASES)("%s finds an address", async (_, code, expected) => {
    expect(JSON.stringify(await page.evaluate(code()))).toMatch(expected);
  });
});
