import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltFile, buildKitEntry } from "../packages/kit-build/src/widgets/build-kit-entry.ts";
import { KIT_ENTRIES } from "../packages/kit-build/src/widgets/kit-entries.ts";
import { BROWSER_FLAGS, findBrowser } from "./browser/find-browser.ts";

const ORIGIN = "http://built-kit.example";
const PHOTO = readFileSync(
  join(import.meta.dirname, "..", "packages", "place-widgets", "gallery", "public", "photos", "bread.svg"),
);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
});
afterAll(() => browser.close());

/** A page that loads the entry on preact as any page would, under a strict policy, and runs `script` with it. */
async function pageWith(entryName: string, script: string): Promise<Page> {
  const entry = KIT_ENTRIES.find(({ name }) => name === entryName)!;
  const { first, later } = await buildKitEntry(entry, "preact");
  const files = new Map([...first, ...later].map(({ name, code }: BuiltFile) => [`/${name}`, code]));
  files.set("/page.js", `import * as kit from "/${entry.script.replace(/ts$/, "js")}";${script}`);
  const page = await browser.newPage();
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") {
      return route.fulfill({
        contentType: "text/html",
        headers: { "content-security-policy": "default-src 'self'" },
        body:
          '<!doctype html><html lang="en"><title>t</title><link rel="stylesheet" href="/styles.css">' +
          '<main id="host"></main><script type="module" src="/page.js"></script></html>',
      });
    }
    if (pathname === "/photo.svg") return route.fulfill({ contentType: "image/svg+xml", body: PHOTO });
    const body = files.get(pathname);
    const contentType = pathname.endsWith(".css") ? "text/css" : "text/javascript";
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ contentType, body });
  });
  await page.goto(`${ORIGIN}/`);
  return page;
}

const draw = (widget: string, props: string) => `
  const client = {
    autocomplete: async () => ({ suggestions: [{ placePrediction: {
      placeId: "p1", text: { text: "Le Fournil" }, structuredFormat: { mainText: { text: "Le Fournil" } },
    } }] }),
    getPhotoMedia: async ({ name }) => ({ name, photoUri: "/photo.svg" }),
  };
  const { createElement, createRoot, en, PlacesProvider } = kit;
  createRoot(document.getElementById("host")).render(
    createElement(PlacesProvider, { client, text: en }, createElement(kit.${widget}, ${props})),
  );`;

test("the built autocomplete proposes places in its own styles", async () => {
  const page = await pageWith("autocomplete", draw("PlaceAutocomplete", "{}"));
  await page.getByRole("combobox", { name: "Search for a place" }).fill("f");
  const option = page.getByRole("option", { name: "Le Fournil" });
  await option.waitFor();
  expect((await option.boundingBox())?.height).toBe(52);
});

test("the built card says its facts, and its late parts come with styles under a strict policy", async () => {
  const place = JSON.stringify({
    id: "p1",
    displayName: { text: "Le Fournil" },
    rating: 4.3,
    userRatingCount: 57,
    photos: [{ name: "places/p1/photos/1", widthPx: 900, heightPx: 600 }],
  });
  const content = "{ media: { lightboxPreferred: true }, rating: true }";
  const page = await pageWith(
    "compact card",
    draw("PlaceCompact", `{ place: ${place}, content: ${content} }`),
  );
  await page.getByRole("img", { name: "4.3 stars out of 5" }).waitFor();
  await page.getByRole("button", { name: "Le Fournil, photo 1 of 1" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  // One of the button over the photo, one of the dialog.
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(2);
  expect(await dialog.evaluate((element) => getComputedStyle(element).padding)).toBe("0px");
});
