import { expect, test } from "vitest";
import { observatoryScore } from "./observatory-score.ts";

const STRICT = {
  "content-security-policy": "default-src 'none'; script-src 'self' 'sha256-a'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-resource-policy": "same-origin",
  "set-cookie": "visite=1; HttpOnly; SameSite=Lax; Secure",
};

const getScore = (headers: Record<string, string>, html = "") =>
  observatoryScore({ headers: new Headers({ ...STRICT, ...headers }), html, origin: "https://exemple.fr" })
    .score;

test("an answer with everything has all points", () => {
  expect(getScore({})).toBe(135);
});

test.each<[Record<string, string>, string, number]>([
  [{ "content-security-policy": "" }, "", 75],
  [{ "content-security-policy": "default-src 'self' 'unsafe-inline'" }, "", 80],
  [{ "content-security-policy": "default-src 'none'; script-src https:" }, "", 80],
  [{ "content-security-policy": "default-src 'none'; img-src http://a.fr; frame-ancestors 'none'" }, "", 80],
  [
    { "content-security-policy": "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'" },
    "",
    115,
  ],
  [{ "strict-transport-security": "" }, "", 80],
  [{ "set-cookie": "visite=1; HttpOnly; SameSite=Lax" }, "", 120],
  [{ "set-cookie": "visite=1; SameSite=Lax; Secure" }, "", 70],
  [{ "x-content-type-options": "sniff" }, "", 130],
  [{}, '<script src="http://ailleurs.fr/a.js"></script>', 50],
  [{}, '<script src="/assets/a.js"></script>', 135],
])("%j with %j: %d points", (headers, html, score) => {
  expect(getScore(headers, html)).toBe(score);
});
