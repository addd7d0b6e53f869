import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  decide,
  readConsentRecord,
  UNDECIDED,
  writeConsentRecord,
} from "../app/privacy/consent/consent-record.ts";
import { FULL_ID } from "./fixture-listings.ts";
import { FIXTURE_NOW } from "./fixture-places.ts";
import { type RunningSite, runSite } from "./running-site.ts";
import { expectAccessible, launchBrowser, openPage } from "./site-browser.ts";

/** The host of the house's film. */
const PLAYER = "https://videos.example";
const HOUSE = `/bien/x-${FULL_ID}`;

/** Does what Matomo's script does with its list of calls, as far as it is asked to. */
const MATOMO_SCRIPT = `{
  const known = {};
  const push = ([name, value]) => {
    known[name] = value;
    if (name !== "trackPageView") return;
    const about = new URLSearchParams({ idsite: known.setSiteId, url: known.setCustomUrl, cookies: !("disableCookies" in known) });
    fetch(known.setTrackerUrl + "?" + about, { mode: "no-cors" });
  };
  window._paq.forEach(push);
  window._paq = { push };
}`;

const RECAPTCHA_SCRIPT = `window.grecaptcha = {
  ready: (then) => then(),
  execute: async (key, { action }) => ["jeton", key, action].join("-"),
};`;

let site: RunningSite;
let browser: Browser;
let others: Server;
let othersUrl = "";
let recaptchaScore = 0.9;
/** Path and query, or body, of what the other servers were asked. */
const asked: string[] = [];
const getAsked = (path: string) => asked.filter((line) => line.startsWith(path));

beforeAll(async () => {
  others = createServer((request, response) => {
    let body = "";
    request.on("data", (piece: Buffer) => {
      body += piece.toString();
    });
    request.on("end", () => {
      asked.push(`${request.url} ${body}`.trim());
      const { pathname } = new URL(request.url ?? "", "http://localhost");
      const answers: Record<string, [type: string, text: string]> = {
        "/matomo/matomo.js": ["text/javascript", MATOMO_SCRIPT],
        "/recaptcha/api.js": ["text/javascript", RECAPTCHA_SCRIPT],
        "/recaptcha/api/siteverify": [
          "application/json",
          JSON.stringify({
            success: true,
            score: recaptchaScore,
            action: "contact",
            hostname: "localhost",
            challenge_ts: FIXTURE_NOW,
          }),
        ],
      };
      const [type, text] = answers[pathname] ?? ["text/plain", ""];
      // Files that pages of other origins may load.
      response.writeHead(200, { "content-type": type, "cross-origin-resource-policy": "cross-origin" });
      response.end(text);
    });
  }).listen(0, "127.0.0.1");
  await once(others, "listening");
  othersUrl = `http://localhost:${(others.address() as AddressInfo).port}`;
  [site, browser] = await Promise.all([
    runSite({
      FORMS_PER_HOUR: "0",
      MATOMO_URL: `${othersUrl}/matomo`,
      MATOMO_SITE_ID: "7",
      RECAPTCHA_URL: othersUrl,
      RECAPTCHA_SITE_KEY: "cle",
      RECAPTCHA_SECRET: "secret",
      PLAYER_ORIGINS: PLAYER,
    }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  others?.close();
  others?.closeAllConnections();
});
beforeEach(() => {
  asked.length = 0;
});

const accepted = (category: "analytics" | "social" | "video") => decide(UNDECIDED, category, true);

const policyFor = async (path: string, cookie = "") => {
  const { headers } = await fetch(site.url + path, { headers: { cookie } });
  return headers.get("content-security-policy") ?? "";
};

test("before a choice, and after a refusal, pages ask nobody else, and their policy lets nobody in", async () => {
  for (const consent of [null, undefined]) {
    const { page, complaints, close } = await openPage(browser, site.url, {
      ...(consent !== undefined && { consent }),
    });
    for (const path of ["/", HOUSE, "/contact"]) await page.goto(path, { waitUntil: "networkidle" });
    await page.getByLabel("Nom et prénom").fill("Léa");
    expect(await page.locator("iframe").count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  }
  expect(asked).toEqual([]);
  const policy = await policyFor("/");
  expect(policy).not.toMatch(/videos\.example|recaptcha|matomo/);
  expect(policy).toContain("frame-src 'self';");
  const damaged = `consentement=${writeConsentRecord(accepted("video")).replace("true", "tru")}`;
  expect(await policyFor("/", damaged)).toBe(policy);
});

describe("a film", () => {
  test("stands in the page after a button has accepted its category, and that one alone", async () => {
    const { page, complaints, close } = await openPage(browser, site.url, { consent: UNDECIDED });
    await page
      .context()
      .route(`${PLAYER}/**`, (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>film</title>" }),
      );
    await page.goto(HOUSE, { waitUntil: "networkidle" });
    const film = page.getByRole("region", { name: "Vidéo et visite virtuelle" });
    expect(await film.getByText("dont rien n’est chargé ici sans votre accord").isVisible()).toBe(true);
    await expectAccessible(page);
    await film.getByRole("button", { name: "Voir la vidéo" }).click();
    const frame = film.locator("iframe");
    await frame.waitFor();
    expect(await frame.getAttribute("src")).toBe(`${PLAYER}/maison`);
    await frame.scrollIntoViewIfNeeded();
    await expect.poll(() => page.frames().some((other) => other.url() === `${PLAYER}/maison`)).toBe(true);
    const cookies = await page.context().cookies();
    const record = readConsentRecord(cookies.find(({ name }) => name === "consentement")?.value);
    expect(record).toEqual(accepted("video"));
    // Its own host is the only stranger, and the visit of a host that nobody named is a link still.
    expect(complaints.filter((line) => !line.includes(PLAYER))).toEqual([]);
    expect(await film.getByRole("link", { name: "Ouvrir la visite" }).getAttribute("href")).toBe(
      "https://visites.example/maison",
    );
    await expectAccessible(page);
    await close();
  });

  test("that was accepted is in the HTML already, and the policy opens frames and nothing else", async () => {
    const cookie = `consentement=${writeConsentRecord(accepted("video"))}`;
    const html = await (await fetch(site.url + HOUSE, { headers: { cookie } })).text();
    expect(/<iframe[^>]+src="https:\/\/videos\.example\/maison"/.test(html)).toBe(true);
    const policy = await policyFor(HOUSE, cookie);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/videos\.example/);
    expect(policy).not.toMatch(/instagram|recaptcha|matomo/);
  });
});

describe("what this site ships itself", () => {
  const ARTICLE = "/actualites/le-marche-couvert-rouvre";

  test("a film waits for its category, and then plays from this site", async () => {
    const { page, complaints, close } = await openPage(browser, site.url, { consent: UNDECIDED });
    await page.goto(ARTICLE, { waitUntil: "networkidle" });
    expect(await page.locator("video, iframe").count()).toBe(0);
    await page.getByRole("button", { name: "Voir la vidéo" }).click();
    const film = page.locator("video");
    await film.waitFor();
    await film.evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    expect(await page.getByRole("button", { name: "Voir la publication" }).count()).toBe(1);
    expect(complaints).toEqual([]);
    await expectAccessible(page);
    await close();
  });

  test("a post of a network waits for its category, and then stands in a frame", async () => {
    const { page, complaints, close } = await openPage(browser, site.url, { consent: accepted("social") });
    await page.goto(ARTICLE);
    const post = page.frameLocator("iframe").getByText("La halle rouvre");
    await page.locator("iframe").scrollIntoViewIfNeeded();
    await post.waitFor();
    expect(await page.locator("video").count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test("readings of a listing are counted for those who accept it, and for nobody else", async () => {
    const count = (consent: string, body: unknown = { page: HOUSE }) =>
      fetch(`${site.url}/mesure`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: site.url, cookie: `consentement=${consent}` },
        body: JSON.stringify(body),
      }).then(({ status }) => status);
    expect(await count(writeConsentRecord(UNDECIDED))).toBe(403);
    expect(await count(writeConsentRecord(accepted("analytics")), { page: "/bien/aucun-0000000000" })).toBe(
      400,
    );
    const { page, close } = await openPage(browser, site.url, { consent: accepted("analytics") });
    const counted = page.waitForResponse((response) => response.url() === `${site.url}/mesure`);
    await page.goto(HOUSE);
    expect((await counted).status()).toBe(204);
    await close();
  });
});

test("visits are counted after consent without cookies, searches or secrets, until it is taken back", async () => {
  const { page, complaints, close } = await openPage(browser, site.url, { consent: accepted("analytics") });
  const counted = () =>
    getAsked("/matomo/matomo.php").map((line) => {
      const about = new URL(line, "http://localhost").searchParams;
      return [about.get("idsite"), about.get("cookies"), about.get("url")?.replace(site.url, "")];
    });
  await page.goto("/recherche?q=Jeanne+Dupont");
  await expect.poll(counted).toEqual([["7", "false", "/recherche"]]);
  await page.getByRole("link", { name: "Gérer mes cookies" }).click();
  await expect.poll(() => counted().at(-1)).toEqual(["7", "false", "/cookies"]);
  const row = page.getByRole("region", { name: "Mesure d’audience" });
  await row.getByRole("button", { name: "Refuser" }).click();
  await row.getByText("Enregistré : refusé").waitFor();
  await page.getByRole("link", { name: "Mentions légales" }).click();
  await page.getByRole("heading", { level: 1, name: "Mentions légales" }).waitFor();
  expect(counted()).toHaveLength(2);
  expect(complaints.filter((line) => !line.includes(othersUrl))).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual(["consentement", "visite"]);
  await close();
});

describe("reCAPTCHA", () => {
  async function send(page: Page, message = "Bonjour"): Promise<void> {
    await page.goto("/contact", { waitUntil: "networkidle" });
    await page.getByLabel("Nom et prénom").fill("Léa");
    await page.getByLabel("Courriel").fill("lea@exemple.fr");
    await page.getByLabel("Message").fill(message);
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await page.waitForURL(/\/merci\//);
  }

  test("judges a form of who accepted it, and a low score asks for a confirmation", async () => {
    const { page, close } = await openPage(browser, site.url, { consent: accepted("social") });
    // The browser of the npm package names no language, as programs do not.
    await page.setExtraHTTPHeaders({ "accept-language": "fr-FR" });
    await send(page);
    expect(getAsked("/recaptcha/api.js")).toEqual(["/recaptcha/api.js?render=cle"]);
    expect(getAsked("/recaptcha/api/siteverify")).toEqual([
      "/recaptcha/api/siteverify secret=secret&response=jeton-cle-contact",
    ]);
    await page.getByRole("heading", { name: "Merci" }).waitFor();
    recaptchaScore = 0.1;
    // The same words again would be the form that was sent before.
    await send(page, "Bonjour encore");
    await page.getByRole("heading", { name: "Encore une étape" }).waitFor();
    await close();
  });

  test("that is blocked keeps nobody from sending, and who did not accept has the site's own check", async () => {
    const blocked = await openPage(browser, site.url, { consent: accepted("social") });
    await blocked.page.setExtraHTTPHeaders({ "user-agent": "Mozilla/5.0 Firefox/145.0" });
    await blocked.page.context().route("**/recaptcha/**", (route) => route.abort());
    await send(blocked.page);
    await blocked.close();
    const other = await openPage(browser, site.url, { consent: accepted("video") });
    await send(other.page, "Bonsoir");
    await other.close();
    expect(getAsked("/recaptcha/")).toEqual([]);
  });

  test("is named in the words of its category", async () => {
    const html = await (await fetch(`${site.url}/cookies`)).text();
    expect(html).toContain("Réseaux sociaux et reCAPTCHA");
    expect(html).not.toContain("secret");
  });
});
