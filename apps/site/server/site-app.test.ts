import { gunzipSync } from "node:zlib";
import { type ApiLogEntry, createRequestLimiter } from "@lieudit/places-api";
import { expect, test } from "vitest";
import { NOTHING_OPENED } from "./opened-sources.ts";
import { createSiteApp, type SiteAppParts } from "./site-app.ts";
import { createFormIntake } from "./uploads/form-intake.ts";

/** The site's app around pages that answer "page", with what it logged. */
function app(parts: Partial<SiteAppParts> = {}) {
  const entries: ApiLogEntry[] = [];
  const site = createSiteApp({
    placesApi: () => Response.json({ places: [] }),
    mcp: async (request) => new Response(`mcp ${request.method}`),
    staticFiles: () => null,
    maps: async () => new Response("map"),
    elementKit: () => null,
    docFiles: () => null,
    examplePages: () => null,
    registryFiles: () => null,
    mapOrigins: [],
    openedFor: () => NOTHING_OPENED,
    sharePictures: async () => null,
    listingPictures: async () => null,
    formIntake: createFormIntake({ quarantine: "/nowhere" }),
    senderOf: () => "sender",
    pages: async () =>
      new Response("page", {
        headers: { "content-type": "text/html; charset=utf-8", "x-script-hashes": "'sha256-a' 'sha256-b'" },
      }),
    publicUrl: "http://localhost:3000",
    pageLimiter: createRequestLimiter({ running: 2, waiting: 0, maxWaitMs: 1 }),
    log: (entry) => entries.push(entry),
    ...parts,
  });
  return { entries, ask: async (path: string, init?: RequestInit) => site.request(path, init) };
}

test("a page gets a policy that allows its own scripts by hash and nothing unsafe", async () => {
  const { headers } = await app().ask("/");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toContain("unsafe");
  expect(headers.get("x-script-hashes")).toBeNull();
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

test("the kit for third-party pages keeps headers of its own, and other addresses beside it are pages", async () => {
  const { ask } = app({
    elementKit: (request) =>
      request.url.endsWith("/js")
        ? new Response("kit", { headers: { "cross-origin-resource-policy": "cross-origin" } })
        : null,
  });
  const script = await ask("/maps/api/js");
  expect(await script.text()).toBe("kit");
  expect(script.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(await (await ask("/maps/other")).text()).toBe("page");
});

test("pages and the map's worker may load from where the operator's map style is, and from nowhere else", async () => {
  const { ask } = app({
    mapOrigins: ["https://cartes.exemple.fr"],
    staticFiles: (request) => (request.url.endsWith(".mjs") ? new Response("worker") : null),
  });
  const policy = async (path: string) => (await ask(path)).headers.get("content-security-policy") ?? "";
  const page = await policy("/");
  expect(page).toContain("connect-src 'self' http://localhost:3000 https://cartes.exemple.fr;");
  expect(page).toContain("img-src 'self' data: blob: http://localhost:3000 https://cartes.exemple.fr;");
  expect(page).toContain("worker-src 'self';");
  expect(await policy("/assets/worker-1.mjs")).toBe(
    "default-src 'none'; script-src 'self'; " +
      "connect-src 'self' http://localhost:3000 https://cartes.exemple.fr; frame-ancestors 'none'",
  );
  expect(await policy("/cartes/fond.json")).toBe("default-src 'none'; frame-ancestors 'none'");
});

test("what is below /cartes/ is the map's, without the pages", async () => {
  const { ask, entries } = app({ maps: async (request) => new Response(new URL(request.url).pathname) });
  expect(await (await ask("/cartes/style-clair.json")).text()).toBe("/cartes/style-clair.json");
  expect(entries).toEqual([]);
});

test("a page without cookies may be kept by a cache, an error may not", async () => {
  expect((await app().ask("/")).headers.get("cache-control")).toContain("public, max-age=0, s-maxage=");
  const missing = app({ pages: async () => new Response("no", { status: 404 }) });
  expect((await missing.ask("/x")).headers.get("cache-control")).toBe("no-store");
});

test("a page that could not get its places says when to come back", async () => {
  const late = app({ pages: async () => new Response("later", { status: 503 }) });
  expect((await late.ask("/")).headers.get("retry-after")).toBe("30");
});

test("choices are bounded for a sender, however their path is written", async () => {
  const { ask } = app({ choicesPerHour: 1, senderOf: (headers) => headers.get("x-sender") ?? "" });
  const choose = (sender: string, path = "/consentement") =>
    ask(path, { method: "POST", body: "{}", headers: { "x-sender": sender } });
  expect((await choose("a")).status).toBe(200);
  const refused = await choose("a");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
  expect(await refused.text()).toContain("Réessayez dans une heure");
  expect((await choose("b")).status).toBe(200);
  for (const path of [
    "/Consentement",
    "/consentement/",
    "/%63onsentement",
    "/consentement/_.data",
    "/cookies.data",
  ])
    expect((await choose("a", path)).status, path).toBe(429);
  expect((await ask("/cookies", { headers: { "x-sender": "a" } })).status).toBe(200);
});

test("a body that may not be read is dropped, and the page answers without it", async () => {
  const formIntake = { isForm: () => true, take: () => Promise.reject(new Error("The body was read.")) };
  const pages: SiteAppParts["pages"] = async (request) => new Response(`${request.method} ${request.body}`);
  const { ask } = app({ pages, formIntake, mayReadBody: async () => false });
  const answer = await ask("/espace/livraisons", { method: "POST", body: "x".repeat(200_000) });
  expect(await answer.text()).toBe("POST null");
});

test("https is only promised where the site has it", async () => {
  expect((await app().ask("/")).headers.get("strict-transport-security")).toBeNull();
  const { headers } = await app({ publicUrl: "https://lieux.example" }).ask("/");
  expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
  expect(headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
});

test("when the pages fail, a plain page tells the number that the log has", async () => {
  const fault = new Error("secret /path/of/file");
  const { ask, entries } = app({ pages: () => Promise.reject(fault) });
  const answer = await ask("/");
  const html = await answer.text();
  expect(answer.status).toBe(500);
  const [{ requestId, error } = { requestId: "" }] = entries;
  expect(error).toBe(fault);
  expect(html).toContain(`<code data-request-id="${requestId}">`);
  expect(answer.headers.get("x-request-id")).toBe(requestId);
  expect(html).toContain("Une erreur est survenue");
  expect(html).not.toContain("secret");
  expect(answer.headers.get("content-security-policy")).toMatch(/style-src 'sha256-/);
});

test("the log tells neither what was searched nor who asked", async () => {
  const { ask, entries } = app();
  await ask("/lieux?q=mon+adresse", { headers: { "user-agent": "Somebody", cookie: "a=b" } });
  expect(entries).toEqual([
    {
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: "GET",
      path: "/lieux",
      httpStatus: 200,
      durationMs: expect.any(Number),
    },
  ]);
});

test("the log has no character that a terminal obeys", async () => {
  const { ask, entries } = app();
  await ask("/a%9B%C2%9B31m%E2%80%AEb%E2%80%A8c%0Ad");
  expect(entries[0]?.path).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
});

test("the places API answers below /v1/ with its own headers", async () => {
  const { headers } = await app({
    placesApi: () => new Response("{}", { headers: { "cross-origin-resource-policy": "cross-origin" } }),
  }).ask("/v1/places/x");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
});

test("a long answer is compressed on its way", async () => {
  const long = "x".repeat(5000);
  const { ask } = app({
    pages: async () => new Response(long, { headers: { "content-type": "text/html; charset=utf-8" } }),
  });
  const answer = await ask("/", { headers: { "accept-encoding": "gzip" } });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(long);
});

test("a compressed answer does not keep the length that it had before", async () => {
  const long = "x".repeat(5000);
  const headers = { "content-type": "text/javascript", "content-length": "5000", etag: '"1"' };
  const { ask } = app({ staticFiles: () => new Response(long, { headers }) });
  const answer = await ask("/assets/a.js", { headers: { "accept-encoding": "gzip" } });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(answer.headers.get("content-length")).toBeNull();
  expect(answer.headers.get("etag")).toBe('W/"1"');
});

test("what is asked of the service below other addresses reaches it too", async () => {
  const { ask } = app({ placesApi: (request) => new Response(new URL(request.url).pathname) });
  for (const path of ["/v1/places/x", "/geocodeur/api", "/geocodeur/reverse/", "/sante", "/metrics"]) {
    expect(await (await ask(path)).text()).toBe(path);
  }
});

test("pages beyond what can be made in good time are refused at once, and made again afterwards", async () => {
  const held: (() => void)[] = [];
  const { ask, entries } = app({
    pages: async () => {
      await new Promise<void>((resolve) => held.push(resolve));
      return new Response("page");
    },
  });
  const pages = [ask("/"), ask("/")];
  const refused = await ask("/");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await refused.text()).toContain("Le site est très demandé");
  for (const go of held.splice(0)) go();
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200]);
  const next = ask("/");
  for (const go of held.splice(0)) go();
  expect((await next).status).toBe(200);
  expect(entries.map(({ httpStatus }) => httpStatus).sort()).toEqual([200, 200, 200, 503]);
  expect(entries.some(({ error }) => error !== undefined)).toBe(false);
});

test("healthy is said in a word", async () => {
  const answer = await app().ask("/healthz");
  expect([answer.status, await answer.text()]).toEqual([200, "ok"]);
});

test("a picture for shared links may be shown on other sites; an unknown one is a page that is not there", async () => {
  const { ask } = app({
    sharePictures: async ({ url }) => {
      if (url.endsWith("/og/broken.jpg")) throw new Error("No room to draw.");
      if (!url.endsWith("/og/accueil.jpg")) return null;
      return new Response("picture", { headers: { "cross-origin-resource-policy": "cross-origin" } });
    },
    pages: async () => new Response("missing", { status: 404 }),
  });
  const known = await ask("/og/accueil.jpg");
  expect([known.status, known.headers.get("cross-origin-resource-policy")]).toEqual([200, "cross-origin"]);
  expect((await ask("/og/rien.jpg")).status).toBe(404);
  const broken = await ask("/og/broken.jpg");
  expect([broken.status, broken.headers.get("retry-after")]).toEqual([503, "2"]);
});

test("serves the places for language models at /mcp, for every method", async () => {
  const { ask } = app();
  expect(await (await ask("/mcp", { method: "POST", body: "{}" })).text()).toBe("mcp POST");
  expect(await (await ask("/mcp")).text()).toBe("mcp GET");
});
