import { afterAll, beforeAll, expect, test } from "vitest";
import { HOUSE_ID } from "./fixture-listings.ts";
import { observatoryScore } from "./observatory-score.ts";
import { type RunningSite, runSite } from "./running-site.ts";

const ORIGIN = "https://annonces.exemple.fr";
let site: RunningSite;

beforeAll(async () => {
  // As behind the proxy that ends https.
  site = await runSite({ PUBLIC_URL: ORIGIN, COOKIE_SECURE: "on" });
});
afterAll(async () => {
  await site?.stop();
});

test.each([
  "/",
  "/vehicules",
  "/immobilier",
  `/bien/x-${HOUSE_ID}`,
  "/lieux",
  "/agences",
  "/actualites",
  "/cookies",
  "/contact",
  "/alertes",
  "/recherche",
  "/carte",
  "/plan-du-site",
  "/kit",
  "/nulle-part",
  "/favicon.svg",
  "/robots.txt",
  "/verification",
])("%s has an A+ by the published scoring of Mozilla's Observatory", async (path) => {
  const answer = await fetch(site.url + path);
  const { score, lines } = observatoryScore({
    headers: answer.headers,
    html: (answer.headers.get("content-type") ?? "").startsWith("text/html") ? await answer.text() : "",
    origin: ORIGIN,
  });
  expect(lines.filter(({ points }) => points < 0)).toEqual([]);
  expect(score).toBeGreaterThanOrEqual(100);
});
