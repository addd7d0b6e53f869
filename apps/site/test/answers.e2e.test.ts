import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type DeskStore, openDeskStore } from "@lieudit/desk";
import { DEFAULT_RETENTION, type LeadStore, openLeadStore } from "@lieudit/leads";
import { type ListingStore, openListingStore } from "@lieudit/listing-store";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DeskServices } from "../app/desk/access/desk-services.ts";
import type { createPages, PagesParts } from "../app/pages.ts";
import { NO_OUTSIDE_SERVICES } from "../app/shell/services/outside-services.ts";
import { readContent } from "../server/content/read-content.ts";
import { BUILD_FOLDER } from "../server/open-site.ts";
import { BAKERY_ID, FIXTURE_NOW, HOSTILE_ID, HOSTILE_NAME } from "./fixture-places.ts";
import { type RunningSite, runSite } from "./running-site.ts";

let site: RunningSite;

beforeAll(async () => {
  site = await runSite();
});
afterAll(async () => {
  await site?.stop();
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(site.url + path, { headers });

/** Returns the JSON-LD blocks of a page. */
async function readJsonLd(path: string): Promise<Record<string, unknown>[]> {
  const html = await (await ask(path)).text();
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = ""]) => JSON.parse(text) as Record<string, unknown>,
  );
}

describe("a page", () => {
  test("is drawn whole by the server, with its title, address and description", async () => {
    const html = await (await ask(`/lieu/${BAKERY_ID}`)).text();
    expect(html).toContain("<title>Le Fournil des Roches, boulangerie à Port-Valbrune – Lieudit</title>");
    expect(html).toContain(`<link rel="canonical" href="${site.url}/lieu/${BAKERY_ID}"/>`);
    expect(html).toMatch(/<meta property="og:title" content="Le Fournil des Roches, boulangerie/);
    expect(html).toContain("04 94 00 00 12");
    expect(html).toContain('lang="fr"');
  });

  test("allows by hash just the scripts that it holds", async () => {
    const answer = await ask("/lieux");
    const html = await answer.text();
    const policy = answer.headers.get("content-security-policy") ?? "";
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]+?)<\/script>/g)];
    expect(scripts.length).toBeGreaterThan(2);
    expect(policy.match(/'sha256-/g)).toHaveLength(scripts.length);
    expect(html).not.toContain("nonce=");
    expect(policy).not.toContain("unsafe");
  });

  test("is the same for two readers, so that a cache may keep it", async () => {
    const [one, other] = await Promise.all([ask("/lieux?q=caf%C3%A9"), ask("/lieux?q=caf%C3%A9")]);
    expect(one.headers.get("cache-control")).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=3600",
    );
    expect(one.headers.get("set-cookie")).toBeNull();
    expect(await one.text()).toBe(await other.text());
  });

  test("with filters is not for search engines, and names the plain list", async () => {
    const html = await (await ask("/lieux?type=boulangerie")).text();
    expect(html).toContain('<meta name="robots" content="noindex,follow"/>');
    expect(html).toContain(`<link rel="canonical" href="${site.url}/lieux"/>`);
  });
});

describe("the description for machines", () => {
  test("says what the place is, when it is open and how to get there from the home page", async () => {
    const [place, path] = await readJsonLd(`/lieu/${BAKERY_ID}`);
    expect(place).toMatchObject({
      "@type": "Bakery",
      name: "Le Fournil des Roches",
      telephone: "+33 4 94 00 00 12",
      openingHoursSpecification: [
        { opens: "07:00", closes: "13:00", dayOfWeek: ["Sunday"] },
        { opens: "06:30", closes: "19:30" },
      ],
    });
    expect(path).toMatchObject({ "@type": "BreadcrumbList" });
  });

  test("of a hostile place is still JSON, and its name only a name", async () => {
    const [place] = await readJsonLd(`/lieu/${HOSTILE_ID}`);
    expect(place?.name).toBe(HOSTILE_NAME);
    const html = await (await ask(`/lieu/${HOSTILE_ID}`)).text();
    expect(html).not.toContain("<script>window.hacked");
    expect(html).not.toContain("<img src=x");
    expect(html).not.toMatch(/href="javascript:/i);
  });
});

describe("what there is not", () => {
  test.each(["/lieu/osm-n-9999999999", "/lieu/x", "/lieu/%3Cscript%3E", "/rien", "/lieux/de/plus", "/%"])(
    "%s is a page in French with status 404",
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const html = await answer.text();
      expect(html).toContain("Ce lieu-dit n’est sur aucune carte");
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(site.output()).not.toContain("URIError");
    },
  );

  test("nothing is repeated that steers a screen, and nobody is thanked for what was not sent", async () => {
    const html = await (await ask("/recherche?q=%00caf%C3%A9%1b%5B31m%E2%80%AE")).text();
    expect(html).toContain("café[31m");
    expect(html).not.toMatch(/[^\P{Cc}\n\t]|\u202e/u);
    const thanks = await fetch(`${site.url}/merci/contact`, { redirect: "manual" });
    expect([thanks.status, thanks.headers.get("location")]).toEqual([302, "/contact"]);
  });
});

test("a form sent to a page that takes none is refused in French", async () => {
  const answer = await fetch(`${site.url}/lieux`, { method: "POST", body: new URLSearchParams({ q: "a" }) });
  expect(answer.status).toBe(405);
  expect(await answer.text()).toContain("Cette page ne se demande pas ainsi");
});

test("robots are kept from searches, and led to the sitemap", async () => {
  const answer = await ask("/robots.txt");
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const robots = await answer.text();
  expect(robots).toContain("Disallow: /lieux?");
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("every page of the sitemaps is there, and so is every link of the frame around pages", async () => {
  const addresses = async (path: string) =>
    [...(await (await ask(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
      address.replace(site.url, ""),
    );
  const sitemaps = await addresses("/sitemap.xml");
  expect(sitemaps).toContain("/sitemap-pages.xml");
  const pages = (await Promise.all(sitemaps.map(addresses))).flat();
  expect(pages).toContain("/mentions-legales");
  const frame = await (await ask("/plan-du-site")).text();
  const linked = [...frame.matchAll(/href="(\/[^"#]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  expect(linked).toContain("/cookies");
  const missing: string[] = [];
  for (const path of new Set([...pages, ...linked])) {
    const { status } = await ask(path, { accept: "text/html" });
    if (status >= 400) missing.push(`${status} ${path}`);
  }
  expect(missing).toEqual([]);
});

test("a legal page tells the operator's facts, and the law's words stand in the footer of every page", async () => {
  const html = await (await ask("/mentions-legales")).text();
  expect(html).toContain("Lieudit Aubremer, SARL au capital de");
  expect(html).not.toContain("{{");
  const home = await (await ask("/")).text();
  expect(home).toMatch(/href="\/cookies"[^>]*>Gérer mes cookies</);
  expect(home.replaceAll("<!-- -->", "")).toContain("Accessibilité\u00a0: non conforme");
  expect(home.replaceAll("<!-- -->", "")).toContain("OpenStreetMap</a> et ses contributeurs, licence ODbL");
});

test("a shared link has a picture of 1200 by 630 px, which is there", async () => {
  const html = await (await ask("/mentions-legales")).text();
  const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(address).toBe(`${site.url}/og/mentions-legales.jpg`);
  const picture = await fetch(address);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
});

test("security.txt names the address for reports of vulnerabilities, until a day to come", async () => {
  const text = await (await ask("/.well-known/security.txt")).text();
  expect(text).toMatch(/^Contact: mailto:/);
  expect(Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? "")).toBeGreaterThan(Date.parse(FIXTURE_NOW));
});

test("pages and files are compressed, and files may be kept for good", async () => {
  const page = await ask("/", { "accept-encoding": "br" });
  expect(page.headers.get("content-encoding")).toBe("br");
  const [script = ""] = (await page.text()).match(/\/assets\/entry\.client-[\w-]+\.js/) ?? [];
  const file = await ask(script, { "accept-encoding": "br" });
  expect(file.headers.get("content-encoding")).toBe("br");
  expect(file.headers.get("cache-control")).toContain("immutable");
});

describe("when something fails", () => {
  let listings: ListingStore;
  let leads: LeadStore;
  let desk: DeskStore;
  beforeAll(async () => {
    desk = await openDeskStore({ folder: join(site.dataDir, "desk"), ...site.stores });
    listings = await openListingStore({ folder: join(site.dataDir, "listings"), ...site.stores });
    leads = await openLeadStore({ folder: join(site.dataDir, "leads"), ...site.stores });
  });
  afterAll(() => Promise.all([listings?.close(), leads?.close(), desk?.close()]));

  const working: Omit<PagesParts, "listings" | "leads" | "desk"> = {
    fetchPlaces: () => Promise.reject(new TypeError("The network is down.")),
    findArea: async () => null,
    describePlaces: async () => null,
    placeCredits: () => [],
    docs: { en: [], fr: [] },
    findLegalText: async () => null,
    mapCreditsAt: async () => null,
    mapCreditsAround: async () => [],
    publicUrl: "http://site.example",
    contactEmail: null,
    content: readContent(join(import.meta.dirname, "../content")),
    cookies: { consentName: "consentement", consentLife: { JOUR: 365 }, path: "/", isSecure: false },
    secret: Buffer.alloc(32, "s"),
    clock: () => new Date(FIXTURE_NOW),
    isClockFixed: true,
    leadsEmail: null,
    uploadQuotaBytes: 0,
    retention: DEFAULT_RETENTION,
    alertsFrequency: { JOUR: 1 },
    formsPerHour: 0,
    outside: NO_OUTSIDE_SERVICES,
    recaptchaSecret: null,
    usedTokens: { take: async () => true },
  };

  async function renderPage(path: string, parts: Partial<PagesParts>): Promise<Response> {
    const built = (await import(pathToFileURL(join(BUILD_FOLDER, "server/index.js")).href)) as {
      createPages: typeof createPages;
    };
    // All that the requested pages of the desk need.
    const deskServices = { desk, isDemoOnly: async () => false } as Partial<DeskServices> as DeskServices;
    return built.createPages({ ...working, listings, leads, desk: deskServices, ...parts })(
      new Request(`http://site.example${path}`),
      "request-1",
    );
  }

  test("a fault of ours is a page in French with the request's number, and tells nothing else", async () => {
    const answer = await renderPage("/", {
      describePlaces: () => Promise.reject(new TypeError("secret /path/to/file")),
    });
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain("Une erreur est survenue");
    expect(html).toContain('data-request-id="request-1"');
    expect(html).not.toContain("secret");
  });

  test.each([
    ["/", "Les lieux ne peuvent pas être affichés pour le moment"],
    ["/lieux?q=caf%C3%A9", "Les résultats n’ont pas pu être chargés"],
    [`/lieu/${BAKERY_ID}`, "Les informations sur ce lieu n’ont pas pu être chargées"],
  ])("%s stands without places, and says so", async (path, text) => {
    const answer = await renderPage(path, {});
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(text);
  });

  test("a place index that never answers holds no page up", async () => {
    const answer = await renderPage("/lieux?q=caf%C3%A9", {
      fetchPlaces: () => new Promise<Response>(() => {}),
    });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("Les résultats n’ont pas pu être chargés");
  });
});

test("the home page tells machines what the site is called, who runs it and where it is searched", async () => {
  const [description] = await readJsonLd("/");
  expect(description).toMatchObject({
    "@type": "WebSite",
    url: `${site.url}/`,
    name: "Lieudit",
    publisher: { "@type": "Organization", address: { addressCountry: "FR" } },
    potentialAction: { target: { urlTemplate: `${site.url}/recherche?q={search_term_string}` } },
  });
});
