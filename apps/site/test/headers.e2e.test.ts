import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decideAll, writeConsentRecord } from "../app/privacy/consent/consent-record.ts";
import routes from "../app/routes.ts";
import { BUILD_FOLDER } from "../server/open-site.ts";
import { ESTATE_AGENCY, GONE_ID, HOUSE_ID, PEUGEOT_ID, SOLD_ID } from "./fixture-listings.ts";
import { BAKERY_ID, REVIEW_KEY, REVIEWED_ID } from "./fixture-places.ts";
import { type HttpsProxy, startHttpsProxy } from "./https-proxy.ts";
import { localCertificate } from "./local-certificate.ts";
import { loosePrint } from "./loose-print.ts";
import { observatoryScore } from "./observatory-score.ts";
import { freePort, type RunningSite, runSite } from "./running-site.ts";

let site: RunningSite;
let proxy: HttpsProxy;
let origin = "";

beforeAll(async () => {
  const port = await freePort();
  origin = `https://localhost:${port}`;
  // As an operator runs it: behind a proxy that ends https, with all that a consent may open.
  site = await runSite({
    PUBLIC_URL: origin,
    COOKIE_SECURE: "on",
    TRUSTED_PROXIES: "1",
    MATOMO_URL: "https://stats.exemple.fr",
    MATOMO_SITE_ID: "1",
    RECAPTCHA_SITE_KEY: "cle",
    RECAPTCHA_SECRET: "secret",
  });
  proxy = await startHttpsProxy(port, site.port, localCertificate());
});
afterAll(async () => {
  proxy?.close();
  await site?.stop();
});

/** Every kind of answer: pages of each route, with an error too, forms, and other files. */
const PATHS = [
  "/",
  "/vehicules",
  "/vehicules/voitures/peugeot",
  "/immobilier/vente?vue=carte",
  `/vehicule/x-${PEUGEOT_ID}`,
  `/vehicule/x-${PEUGEOT_ID}/imprimer`,
  `/bien/x-${HOUSE_ID}`,
  `/bien/x-${SOLD_ID}`,
  `/bien/x-${GONE_ID}`,
  "/lieux?q=boulangerie",
  `/lieu/${BAKERY_ID}`,
  "/agences",
  `/agence/${ESTATE_AGENCY}`,
  "/financement/immobilier",
  "/financement/vehicule",
  "/ma-selection",
  `/comparer?ids=${HOUSE_ID}`,
  "/recherche?q=maison",
  "/actualites",
  "/guides/lire-un-dpe",
  "/pages/professionnels",
  "/mentions-legales",
  "/plan-du-site",
  "/kit",
  "/cookies",
  "/contact",
  "/estimer",
  `/visite/${HOUSE_ID}`,
  `/signaler-avis?lieu=${REVIEWED_ID}&avis=${REVIEW_KEY}`,
  "/alertes",
  "/alertes/confirmer/x",
  "/confirmer/x",
  "/merci/contact?numero=K7Q2M9XD4T",
  "/signaler",
  "/nulle-part",
  "/favicon.svg",
  "/robots.txt",
  "/sitemap.xml",
  "/flux/vehicules.xml",
  "/.well-known/security.txt",
  "/verification",
  "/v1/places/x",
  "/sante",
  "/og/mentions-legales.jpg",
] as const;

async function listLosses(answer: Response): Promise<string[]> {
  const { score, lines } = observatoryScore({
    headers: answer.headers,
    html: (answer.headers.get("content-type") ?? "").startsWith("text/html") ? await answer.text() : "",
    origin,
  });
  const losses = lines
    .filter(({ points }) => points < 0)
    .map(({ reason, points }) => `${reason} (${points})`);
  return score >= 100 ? losses : [...losses, `${score} points`];
}

test("every kind of answer over https has an A+, 100 or more, by the published scoring of Mozilla's Observatory", async () => {
  const [script = ""] = readdirSync(join(BUILD_FOLDER, "client/assets")).filter((name) =>
    name.endsWith(".js"),
  );
  const problems: Record<string, string[]> = {};
  for (const path of [...PATHS, `/assets/${script}`]) {
    const losses = await listLosses(await proxy.ask(path));
    if (losses.length > 0) problems[path] = losses;
  }
  expect(problems).toEqual({});
});

test("so have pages for which everything was accepted, and forms that come back", async () => {
  const cookie = `consentement=${writeConsentRecord(decideAll(true))}`;
  const opened = await proxy.ask("/contact", { headers: { cookie } });
  expect(opened.headers.get("content-security-policy")).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com",
  );
  expect(await listLosses(opened)).toEqual([]);
  const returned = await proxy.ask("/contact", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(returned.status).toBe(403);
  expect(await listLosses(returned)).toEqual([]);
});

test("every page leads back to its top [S1-002]", async () => {
  const without: string[] = [];
  let pages = 0;
  for (const path of PATHS) {
    const answer = await proxy.ask(path);
    const html = await answer.text();
    // The sheet to print is one of paper.
    if (!html.includes("<main") || path.endsWith("/imprimer")) continue;
    pages += 1;
    if (!/<a[^>]*href="#[^"]*"[^>]*class="back-to-top"|class="back-to-top"[^>]*href="#/.test(html))
      without.push(path);
  }
  expect(without).toEqual([]);
  expect(pages).toBeGreaterThan(20);
});

/** The address of each route, with the parameters as they are written. */
function listPatterns(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const whole = path === undefined ? parent : `${parent}/${path}`;
    const below = listPatterns(children ?? [], whole);
    return path !== undefined || index === true ? [whole === "" ? "/" : whole, ...below] : below;
  });
}

test("every route but the desk's answers without signing in [S6-001]", async () => {
  // Below /espace agencies and the operator work; the visitors' site has no roles.
  const untried = listPatterns(routes).filter(
    (pattern) =>
      !/^\/(espace|\*)/.test(pattern) && !PATHS.some((path) => matchPath(pattern, path.split("?")[0] ?? "")),
  );
  for (const pattern of untried) {
    const { status } = await proxy.ask(pattern.replaceAll(/:\w+\??/g, "x"));
    // What needs a body or an id that exists says so; nothing asks who is there.
    expect([pattern, [200, 301, 302, 303, 400, 404, 405].includes(status)]).toEqual([pattern, true]);
  }

  const others: [string, number][] = [];
  for (const path of PATHS.filter((path) => !path.startsWith("/v1/"))) {
    const answer = await proxy.ask(path);
    // Listings have their whole address in their title.
    const moved = answer.headers.get("location");
    const { status } = moved === null ? answer : await proxy.ask(new URL(moved, origin).pathname);
    if (status !== 200) others.push([path, status]);
  }
  expect(others).toEqual([
    [`/bien/x-${GONE_ID}`, 410],
    ["/nulle-part", 404],
    // Half an answer: a token is missing.
    ["/verification", 400],
  ]);
});

test("every page and every error has the spaces and apostrophes of French print", async () => {
  const loose: Record<string, string[]> = {};
  for (const path of PATHS) {
    const answer = await proxy.ask(path);
    if (!(answer.headers.get("content-type") ?? "").startsWith("text/html")) continue;
    const found = loosePrint(await answer.text());
    if (found.length > 0) loose[path] = found;
  }
  expect(loose).toEqual({});
});
