import { expect, test } from "vitest";
import { isFromThisSite } from "./same-site.ts";

test.each([
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "same-origin", origin: "https://www.exemple.fr" }, true],
  [{ origin: "https://www.exemple.fr" }, true],
  [{ origin: "http://127.0.0.1:3000" }, true],
  [{ "sec-fetch-site": "cross-site", origin: "https://www.exemple.fr" }, false],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ "sec-fetch-site": "none" }, false],
  [{ origin: "https://exemple.fr.attaquant.test" }, false],
  [{ origin: "https://www.exemple.fr:444" }, false],
  [{ origin: "null" }, false],
  [{}, false],
])("with %j a request is from this site: %s", (headers, isOurs) => {
  const request = new Request("http://127.0.0.1:3000/consentement", { method: "POST", headers });
  expect(isFromThisSite(request, "https://www.exemple.fr")).toBe(isOurs);
});

test.each([
  ["https://www.exemple.fr", false],
  ["http://localhost:3000", true],
])("with PUBLIC_URL %s a page of the request's own Host is from this site: %s", (publicUrl, isOurs) => {
  const headers = { origin: "http://evil.example" };
  const request = new Request("http://evil.example/contact", { method: "POST", headers });
  expect(isFromThisSite(request, publicUrl)).toBe(isOurs);
});
