import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeElements } from "../packages/kit-build/src/elements/write-elements.ts";
import { type ElementKit, openElementKit } from "../packages/place-elements/src/serving/index.ts";
import type { KitManifest, WrittenKit } from "../packages/place-elements/src/serving/kit-manifest.ts";
import { BROWSER_FLAGS, findBrowser } from "./browser/find-browser.ts";

const SCRIPT = "https://places.example/maps/api/js";

/** For the build, on a machine that is busy. */
const BUILD_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), "lieudit-elements-"));
let browser: Browser;
let kit: ElementKit;
/** Whether this browser fetches a module again that did not come; Chromium 153 and older remember that it failed. */
let fetchesAgain: boolean;
beforeAll(async () => {
  mkdirSync(join(folder, "kit", "files"), { recursive: true });
  writeFileSync(join(folder, "kit", "kit.json"), JSON.stringify({ files: ["entry-before.js"] }));
  for (const name of ["entry-before.js", "entry-long-ago.js"]) {
    writeFileSync(join(folder, "kit", "files", name), "");
  }
  await writeElements(join(folder, "kit"));
  kit = openElementKit({ folder: join(folder, "kit") });
  browser = await chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  fetchesAgain = await fetchesFailedModuleAgain();
}, BUILD_MS);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

interface PageParts {
  /** HTML of the body. */
  body: string;
  headers?: Record<string, string>;
  /** Further files of the page, by path. */
  files?: Record<string, string>;
  /** Response of the places server to every request. */
  places?: object;
  /** Whether the kit's server does not answer for this path now. */
  isDown?: (path: string) => boolean;
  /** How long each answer takes. Default 0. */
  comesAfterMs?: (path: string) => number;
}

interface OpenPage {
  page: Page;
  /** Console messages of the page, and uncaught errors. */
  said: string[];
  /** Paths that the kit's server was asked for, with what they ask. */
  asked: string[];
}

/** Chromium's own warning about each parser-inserted script of another server. */
const OF_BROWSER = "A parser-blocking, cross site";

/** A page of a stranger, to which the server of the kit answers under two names. */
async function openPage({
  body,
  headers = {},
  files = {},
  places = {},
  isDown,
  comesAfterMs = () => 0,
}: PageParts): Promise<OpenPage> {
  const page = await browser.newPage();
  const said: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => {
    if (!message.text().startsWith(OF_BROWSER)) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(error.message));
  await page.route("**/*", async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === "/favicon.ico") return route.fulfill({ status: 404 });
    await new Promise((resolve) => setTimeout(resolve, comesAfterMs(url.pathname)));
    if (url.hostname === "page.example") {
      const file = files[url.pathname];
      if (file !== undefined) return route.fulfill({ contentType: "text/javascript", body: file });
      const answer = url.pathname === "/" ? null : kit(new Request(url));
      if (answer === null) {
        return route.fulfill({ contentType: "text/html", headers, body: `<!doctype html><body>${body}` });
      }
    }
    asked.push(url.pathname + url.search);
    if (isDown?.(url.pathname) === true) return route.abort();
    if (url.pathname.startsWith("/v1/")) {
      return route.fulfill({ json: places, headers: { "access-control-allow-origin": "*" } });
    }
    const answer = kit(new Request(url));
    if (answer === null) return route.fulfill({ status: 404 });
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });
  await page.goto("https://page.example/");
  return { page, said, asked };
}

async function fetchesFailedModuleAgain(): Promise<boolean> {
  let isDown = true;
  const { page } = await openPage({ body: "", isDown: () => isDown });
  // As text: the test's own build writes imports again.
  const comes = () =>
    page.evaluate<boolean>(
      'import("https://places.example/maps/kit/entry-before.js").then(() => true, () => false)',
    );
  expect(await comes()).toBe(false);
  isDown = false;
  return comes();
}

/** Resolves to the page's global `name` once it is set, also under a policy without eval. */
async function readAnswer(page: Page, name: string): Promise<unknown> {
  const read = () => page.evaluate((key) => (globalThis as unknown as Record<string, unknown>)[key], name);
  await expect.poll(read).toBeDefined();
  return read();
}

test("the licences of the packages in the files come with them", async () => {
  const answer = kit(new Request("https://places.example/maps/kit/licences.txt"));
  expect(answer?.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const text = await answer?.text();
  for (const name of ["preact", "maplibre-gl", "fflate"])
    expect(text).toMatch(new RegExp(`^## ${name} - `, "m"));
});

test("files of the build before stay for pages that have its script, older ones go", () => {
  const status = (name: string) => kit(new Request(`https://places.example/maps/kit/${name}`))?.status;
  expect([status("entry-before.js"), status("entry-long-ago.js")]).toEqual([200, 404]);
});

test("a script tag loads its libraries, then calls its callback, wherever it is defined [S7-039]", async () => {
  const { page, said } = await openPage({
    body: `
      <script>
        google = { maps: { ofThePage: 1 } };
        window.app = { maps: { ready() { window.there = [this === app.maps, typeof google.maps.LatLng,
          typeof google.maps.geometry.spherical.computeHeading, google.maps.ofThePage, google.maps.version]; } } };
      </script>
      <script async src="${SCRIPT}?key=k&v=weekly&libraries=weather,%20geometry&loading=async&callback=app.maps.ready&language=fr&region=undefined&solution_channel=x&map_ids=y"></script>`,
  });
  const there = await readAnswer(page, "there");
  expect(there).toEqual([true, "function", "function", 1, expect.stringMatching(/^3\.\d+\.\d+$/)]);
  expect(said).toEqual(['There is no library "weather" in this kit; it is left out.']);
});

/** A policy under which no text becomes HTML, so that nothing can be written for the parser. */
const TRUSTED_TYPES = { "content-security-policy": "require-trusted-types-for 'script'" };

test.each([
  ["", "load", TRUSTED_TYPES],
  ["defer", "DOMContentLoaded", {}],
])(
  "a blocking script provides the classes by the time the page has loaded and warns on the next lines: <script %s>, until %s",
  async (attribute, end, headers) => {
    const { page, said } = await openPage({
      headers,
      body: `
      <script ${attribute} src="${SCRIPT}?libraries=places,geometry"></script>
      <script>
        const begun = [];
        const begin = ({ type }) => begun.push(type, typeof google.maps.places?.Autocomplete);
        document.addEventListener("DOMContentLoaded", begin);
        window.addEventListener("DOMContentLoaded", begin);
        // Before a deferred script there is nothing to listen by.
        window.google?.maps.event.addDomListener(window, "load", begin);
        window.addEventListener("${end}", () => {
          window.there = [...begun, typeof google.maps.LatLng, typeof google.maps.Map,
            typeof google.maps.geometry.spherical.computeHeading, typeof google.maps.event.trigger];
        });
      </script>`,
    });
    expect(await readAnswer(page, "there")).toEqual([
      ...["DOMContentLoaded", "function", "DOMContentLoaded", "function"],
      ...(end === "load" ? ["load", "function"] : []),
      ...["function", "function", "function", "function"],
    ]);
    expect(said.filter((text) => !text.startsWith("This document requires"))).toEqual([
      expect.stringContaining("name a callback, or await google.maps.importLibrary()"),
    ]);
  },
);

test("the line after a plain script tag has the classes, and there is one of each", async () => {
  const { page, said, asked } = await openPage({
    places: { id: "osm-n-0000000101", displayName: { text: "Le Fournil" } },
    body: `
      <input id="search">
      <script src="${SCRIPT}?key=k&libraries=places&language=fr"></script>
      <script>
        function Box() {}
        Box.prototype = new google.maps.OverlayView();
        const box = new google.maps.places.Autocomplete(document.querySelector("#search"));
        const { Place } = google.maps.places;
        const heading = google.maps.geometry.spherical.computeHeading({ lat: 0, lng: 0 }, { lat: 0, lng: 1 });
        window.now = [new google.maps.LatLng(1, 2).lat(), typeof google.maps.Map, typeof google.maps.Marker,
          typeof google.maps.Geocoder, typeof box.getPlace, heading, customElements.get("gmp-map") !== undefined];
        (async () => {
          const [places, maps] = await Promise.all(["places", "maps"].map((name) => google.maps.importLibrary(name)));
          const place = new Place({ id: "osm-n-0000000101" });
          await place.fetchFields({ fields: ["displayName"] });
          window.later = [places.Place === Place, maps.Map === google.maps.Map, place.displayName];
        })();
      </script>
      <gmp-place-details-compact>
        <gmp-place-details-place-request place="osm-n-0000000101"></gmp-place-details-place-request>
        <gmp-place-standard-content></gmp-place-standard-content>
      </gmp-place-details-compact>
      <script>window.isElement = document.querySelector("gmp-place-details-compact") instanceof google.maps.places.PlaceDetailsCompactElement;</script>`,
  });
  expect(await readAnswer(page, "now")).toEqual([
    ...[1, "function", "function", "function", "function"],
    ...[90, true],
  ]);
  expect(await readAnswer(page, "later")).toEqual([true, true, "Le Fournil"]);
  expect(await readAnswer(page, "isElement")).toBe(true);
  await page.getByRole("heading", { name: "Le Fournil" }).waitFor();
  expect(said).toEqual([expect.stringContaining("google.maps.places.Autocomplete is not available to new")]);
  // Later files come from the folder of the script, none of them twice.
  const files = asked.filter((path) => path.startsWith("/maps/kit/"));
  expect(files.filter((path) => !path.startsWith("/maps/kit/at-once/"))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test("a map that the next line makes fetches what draws it from where all pages have it", async () => {
  const { page, said, asked } = await openPage({
    body: `
      <div id="map" style="inline-size: 400px; block-size: 300px"></div>
      <script src="${SCRIPT}"></script>
      <script>
        const map = new google.maps.Map(document.querySelector("#map"), { center: { lat: 49.55, lng: -0.79 }, zoom: 13 });
        map.addListener("bounds_changed", () => { window.bounds = typeof map.getBounds().contains; });
        window.unnamed = typeof google.maps.places;
      </script>`,
  });
  expect(await readAnswer(page, "bounds")).toBe("function");
  expect(await readAnswer(page, "unnamed")).toBe("undefined");
  const library = "place-map/src/map/gl-map.ts";
  const { holds } = JSON.parse(readFileSync(join(folder, "kit", "kit.json"), "utf8")) as WrittenKit;
  const [file] = Object.entries(holds).find(([, sources]) => sources.includes(library)) ?? [];
  // A megabyte, which needs nothing of the others.
  await expect.poll(() => asked).toContain(`/maps/kit/${file}`);
  expect(said.filter((text) => text.includes("could not be loaded"))).toEqual([]);
});

test("a callback is called before the line after a plain tag, which has the classes too", async () => {
  const { page } = await openPage({
    body: `
      <script>const calls = []; init = () => calls.push(typeof google.maps.Map);</script>
      <script src="${SCRIPT}?callback=init"></script>
      <script>window.there = [...calls, typeof google.maps.OverlayView];</script>`,
  });
  expect(await readAnswer(page, "there")).toEqual(["function", "function"]);
});

test("under a policy of nonces the line after a plain tag has the classes", async () => {
  const { page, said } = await openPage({
    headers: { "content-security-policy": "script-src 'nonce-abc' 'strict-dynamic'" },
    body: `
      <script nonce="abc" src="${SCRIPT}?libraries=places"></script>
      <script nonce="abc">window.there = [typeof google.maps.Map, typeof google.maps.places.Place];</script>`,
  });
  expect(await readAnswer(page, "there")).toEqual(["function", "function"]);
  expect(said).toEqual([]);
});

test.each([
  ["does not come", (path: string) => path.startsWith("/maps/kit/at-once/")],
  ["and no other comes", (path: string) => path.startsWith("/maps/kit/")],
])("where the script of all libraries %s, the page's events still come", async (_what, isDown) => {
  const { page, said } = await openPage({
    isDown,
    body: `
      <script src="${SCRIPT}?libraries=places"></script>
      <script>window.addEventListener("load", () => { window.there = typeof google.maps.places?.Place; });</script>`,
  });
  const isDownWhole = isDown("/maps/kit/entry.js");
  expect(await readAnswer(page, "there")).toBe(isDownWhole ? "undefined" : "function");
  expect(said.some((text) => text.includes("google.maps could not be loaded"))).toBe(isDownWhole);
});

test.each(["async", "defer"])(
  "the load of a page waits for what a script names that has %s and no callback",
  async (attribute) => {
    const { page, said } = await openPage({
      body: `
      <script>window.addEventListener("load", () => { window.there = typeof window.google?.maps.places?.Autocomplete; });</script>
      <script ${attribute} src="${SCRIPT}?libraries=places"></script>`,
    });
    expect(await readAnswer(page, "there")).toBe("function");
    expect(await page.evaluate("frames.length")).toBe(0);
    // A deferred script logs its warning.
    expect(said).toHaveLength(attribute === "defer" ? 1 : 0);
  },
);

test("a script created by the page fires load once its libraries are loaded, and error if they fail", async () => {
  let isDown = false;
  const { page } = await openPage({ body: "", isDown: (path) => isDown && path !== "/maps/api/js" });
  const told = () =>
    page.evaluate((address) => {
      Reflect.deleteProperty(globalThis, "google");
      const script = document.createElement("script");
      script.src = `${address}?libraries=places&callback=Function.prototype`;
      return new Promise((resolve) => {
        script.onload = () => {
          const { maps } = (globalThis as unknown as { google: { maps: Record<string, object> } }).google;
          resolve([typeof maps.Map, typeof Reflect.get(maps.places ?? {}, "Autocomplete")]);
        };
        script.onerror = () => resolve("error");
        document.head.append(script);
      });
    }, SCRIPT);
  isDown = true;
  expect(await told()).toBe("error");
  isDown = false;
  expect(await told()).toEqual(fetchesAgain ? ["function", "function"] : "error");
});

test("a legacy loader, which gives its script an id, provides the classes that its page never imports", async () => {
  const { page } = await openPage({
    body: `
      <script>
        google = { maps: { __ib__: () => google.maps.importLibrary("places").then(() => {
          window.there = [typeof google.maps.Map, typeof google.maps.Marker];
        }) } };
      </script>
      <script id="__googleMapsScriptId" async src="${SCRIPT}?libraries=places&callback=google.maps.__ib__"></script>`,
  });
  expect(await readAnswer(page, "there")).toEqual(["function", "function"]);
});

test("a key that was made for Google stays in the page, and so do words that stand for one", async () => {
  const getSentKey = async (key: string) => {
    const { asked } = await openPage({
      body: `
        <script async src="${SCRIPT}?key=${key}&loading=async&callback=init"></script>
        <script>
          window.init = async () => {
            const { Place } = await google.maps.importLibrary("places");
            await new Place({ id: "a" }).fetchFields({ fields: ["displayName"] });
          };
        </script>`,
      places: { displayName: { text: "A" } },
    });
    await expect.poll(() => asked.some((path) => path.startsWith("/v1/"))).toBe(true);
    const call = asked.find((path) => path.startsWith("/v1/")) ?? "";
    return new URL(call, SCRIPT).searchParams.get("key");
  };
  expect(await getSentKey(`AIza${"x".repeat(35)}`)).toBeNull();
  for (const words of [
    "YOUR_API_KEY",
    "YOUR_KEY",
    "INSERT_YOUR_API_KEY",
    "GOOGLE_MAPS_API_KEY",
    "{YOUR API KEY}",
    "TODO",
    "clé-à-demander-au-service-cartes",
    "<%= ENV['MAPS_BROWSER_TOKEN'] %>",
    "first-line\nsecond-line",
  ]) {
    expect([words, await getSentKey(encodeURIComponent(words))]).toEqual([words, null]);
  }
  expect(await getSentKey("a-key-of-this-server")).toBe("a-key-of-this-server");
  expect(await getSentKey("%20a-key-of-this-server%0A")).toBe("a-key-of-this-server");
  expect(await getSentKey("%20")).toBeNull();
});

test("the callback runs before the script's load event, and its exceptions are errors of the page", async () => {
  const { page, said } = await openPage({
    body: `
      <script>const told = []; init = () => { told.push("callback"); throw new Error("of the page"); };</script>
      <script async onload="told.push('load'); window.told = told" onerror="told.push('error')" src="${SCRIPT}?callback=init"></script>`,
  });
  expect(await readAnswer(page, "told")).toEqual(["callback", "load"]);
  expect(said).toEqual([expect.stringContaining("of the page")]);
});

test("a callback that stands further down waits until the page has been read so far", async () => {
  const { page, said } = await openPage({
    // As behind a style sheet that is long on its way.
    body: `
      <script async src="${SCRIPT}?callback=init&loading=async"></script>
      <script src="/late.js"></script>
      <script>const before = typeof google.maps.Map; init = () => { window.there = [before, typeof google.maps.Map]; };</script>`,
    files: { "/late.js": "" },
    comesAfterMs: (path) => (path === "/late.js" ? 3_000 : 0),
  });
  expect(await readAnswer(page, "there")).toEqual(["function", "function"]);
  expect(said).toEqual([]);
});

test("a callback that the page does not have is said", async () => {
  const { page, said } = await openPage({
    body: `<script src="${SCRIPT}?callback=init"></script>`,
  });
  await expect
    .poll(() => said)
    .toContain('The callback "init" of the script at /maps/api/js is no function of this page.');
  expect(await page.evaluate("typeof google.maps.LatLng")).toBe("function");
});

test("an import gives the same promise each time, and an unknown name is refused with those that exist", async () => {
  const { page } = await openPage({ body: `<script src="${SCRIPT}?loading=async"></script>` });
  const found = await page.evaluate(async () => {
    const { maps } = (globalThis as unknown as { google: { maps: { importLibrary: ImportLibrary } } }).google;
    const first = maps.importLibrary("geometry");
    const refusal = await maps.importLibrary("weather").catch((error: Error) => error.message);
    return [first === maps.importLibrary("geometry"), Object.keys(await first).toSorted(), refusal];
  });
  expect(found).toEqual([
    true,
    ["encoding", "poly", "spherical"],
    expect.stringMatching(/^There is no library "weather" in this kit; it has core, .*geometry/),
  ]);
});
type ImportLibrary = (name: string) => Promise<object>;

test("the loader from npm runs unchanged, also under a policy of nonces and trusted types", async () => {
  const loader = readFileSync(fileURLToPath(import.meta.resolve("@googlemaps/js-api-loader")), "utf8");
  const { page, said, asked } = await openPage({
    headers: {
      "content-security-policy":
        "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src https://places.example; " +
        "require-trusted-types-for 'script'; trusted-types @googlemaps/js-api-loader",
    },
    files: {
      "/loader.js": loader.replaceAll("process.env.NODE_ENV", '"production"'),
      "/page.js": `
        import { importLibrary, setOptions } from "/loader.js";
        setOptions({ key: "k", v: "beta", language: "fr" });
        const [core, { spherical }] = await Promise.all([importLibrary("core"), importLibrary("geometry")]);
        const far = spherical.computeDistanceBetween({ lat: 0, lng: 0 }, new core.LatLng(0, 1));
        window.metres = Math.round(far);`,
    },
    body: '<script nonce="abc" type="module" src="/page.js"></script>',
  });
  expect(await readAnswer(page, "metres")).toBe(111_319);
  expect(said).toEqual([]);
  expect(asked[0]).toContain("callback=google.maps.__ib__");
});

test("libraries requested at once from an inline loader arrive with the first response", async () => {
  const { page } = await openPage({
    body: `
      <script>
        google = { maps: { __ib__: () => google.maps.importLibrary("core").then(() => {
          window.there = [typeof google.maps.Map, customElements.get("gmp-advanced-marker") !== undefined];
        }) } };
      </script>
      <script async src="${SCRIPT}?libraries=maps,marker,core&callback=google.maps.__ib__"></script>`,
  });
  expect(await readAnswer(page, "there")).toEqual(["function", true]);
});

test("an element shows its place under a strict policy, with looks of its own", async () => {
  const { page, said, asked } = await openPage({
    headers: {
      "content-security-policy":
        "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src https://data.example; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    },
    places: { id: "osm-n-0000000101", displayName: { text: "Le Fournil" }, rating: 4.3, userRatingCount: 57 },
    body: `
      <script nonce="abc" async src="${SCRIPT}?libraries=places&loading=async&language=fr&key=key-of-this-page-0001&data_host=data.example"></script>
      <gmp-place-details-compact>
        <gmp-place-details-place-request place="osm-n-0000000101"></gmp-place-details-place-request>
        <gmp-place-standard-content></gmp-place-standard-content>
      </gmp-place-details-compact>`,
  });
  await page.getByRole("heading", { name: "Le Fournil" }).waitFor();
  await page.getByRole("img", { name: /4,3 étoiles sur 5/ }).waitFor();
  const question = asked.find((path) => path.startsWith("/v1/places/osm-n-0000000101?")) ?? "";
  expect(Object.fromEntries(new URLSearchParams(question.split("?")[1]))).toMatchObject({
    key: "key-of-this-page-0001",
    languageCode: "fr",
    $fields: expect.stringContaining("displayName"),
  });
  // Drawn by sheets that a script constructs: the card is a box of its own.
  const card = page.getByRole("article");
  expect(await card.evaluate((box) => getComputedStyle(box).display)).not.toBe("inline");
  expect(said).toEqual([]);
});

test("a map under a policy without any worker shows pictures, and waits for none", async () => {
  const { page, said, asked } = await openPage({
    headers: {
      "content-security-policy":
        "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src https://data.example; " +
        "img-src https://data.example; style-src 'unsafe-inline'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    },
    body: `
      <script nonce="abc" async src="${SCRIPT}?libraries=maps&loading=async&language=fr&data_host=data.example"></script>
      <gmp-map center="49.55,-0.79" zoom="13" style="display: block; inline-size: 400px; block-size: 300px"></gmp-map>`,
  });
  expect(await page.evaluate("document.createElement('canvas').getContext('webgl2') !== null")).toBe(true);
  await expect.poll(() => asked.filter((path) => path.startsWith("/cartes/statique.svg"))).toHaveLength(1);
  expect(said.filter((text) => text.includes("Worker"))).toEqual([]);
});

test("from the page's own server it runs under a policy of 'self' alone", async () => {
  const { page, said } = await openPage({
    headers: { "content-security-policy": "default-src 'none'; script-src 'self'" },
    files: { "/page.js": "window.ready = () => { window.there = typeof google.maps.Geocoder; };" },
    body: '<script src="/page.js"></script><script src="/maps/api/js?callback=ready"></script>',
  });
  expect(await readAnswer(page, "there")).toBe("function");
  expect(said).toEqual([]);
});

test("a second script changes nothing, says so, and calls its callback all the same", async () => {
  const { page, said } = await openPage({
    body: `
      <script>window.calls = []; first = () => calls.push(google.maps.LatLng); second = () => calls.push(google.maps.LatLng);</script>
      <script src="${SCRIPT}?callback=first"></script><script src="${SCRIPT}?callback=second&libraries=geometry"></script>`,
  });
  await expect.poll(() => page.evaluate("calls.length")).toBe(2);
  expect(await page.evaluate("calls[0] === calls[1] && typeof google.maps.geometry.poly")).toBe("object");
  expect(said).toEqual([
    "google.maps is on this page already: this second script at /maps/api/js changes none of its settings. Load it once.",
  ]);
});

test("what did not load is said in one sentence, and the next call tries again", async () => {
  let isDown = true;
  const { page, said } = await openPage({
    isDown: (path) => isDown && path !== "/maps/api/js",
    body: `<script src="${SCRIPT}?libraries=geometry&callback=ready"></script>`,
  });
  await expect
    .poll(() => said.filter((text) => text.includes("google.maps could not be loaded")))
    .toHaveLength(1);
  const importGeometry = () =>
    page.evaluate(async () => {
      const { maps } = (globalThis as unknown as { google: { maps: { importLibrary: ImportLibrary } } })
        .google;
      return maps.importLibrary("geometry").then(Object.keys, (error: Error) => error.message);
    });
  expect(await importGeometry()).toMatch(
    /^google\.maps could not be loaded \(.+\); check the connection and/,
  );
  isDown = false;
  expect(await importGeometry()).toContain(fetchesAgain ? "spherical" : "could not be loaded");
});

/** Whether the file at `path` is one that a library needs beside what starts the kit. */
function isOfLibrary(name: string, path: string): boolean {
  const { libraries } = JSON.parse(readFileSync(join(folder, "kit", "kit.json"), "utf8")) as KitManifest;
  return libraries[name]?.some((file) => path.endsWith(file)) === true;
}

test("a library that failed to load is distinguished from the kit and loaded again", async () => {
  let isDown = true;
  const { page } = await openPage({
    isDown: (path) => isDown && isOfLibrary("geometry", path),
    body: `<script src="${SCRIPT}?loading=async"></script>`,
  });
  const imported = (name: string) =>
    page.evaluate(async (asked) => {
      const { maps } = (globalThis as unknown as { google: { maps: { importLibrary: ImportLibrary } } })
        .google;
      return maps.importLibrary(asked).then(Object.keys, (error: Error) => error.message);
    }, name);
  expect(await imported("geometry")).toMatch(/^The library "geometry" could not be loaded \(/);
  // Named as it was asked for, and not by what comes along.
  expect(await imported("maps")).toMatch(/^The library "maps" could not be loaded \((?!The library)/);
  expect(await imported("marker")).toMatch(/^The library "marker" could not be loaded \((?!The library)/);
  isDown = false;
  expect(await imported("geometry")).toContain(fetchesAgain ? "spherical" : "could not be loaded");
  expect(await imported("marker")).toContain(fetchesAgain ? "AdvancedMarkerElement" : "could not be loaded");
});
