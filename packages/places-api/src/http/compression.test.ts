import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressResponse, pickEncoding } from "./compression.ts";

const text = "Une phrase assez longue pour être compressée. ".repeat(100);
const page = (headers: Record<string, string> = {}) =>
  new Response(text, { headers: { "content-type": "text/html; charset=utf-8", ...headers } });

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["BR;q=0.5", "br"],
  ["identity", null],
  [null, null],
])("a client that accepts %s gets %s", (header, encoding) => {
  expect(pickEncoding(header)).toBe(encoding);
});

test("compresses a page and sets Vary", async () => {
  const answer = compressResponse(page({ etag: '"1"', "content-length": String(text.length) }), "br");
  // The tag of the uncompressed bytes no longer applies.
  expect(answer.headers.get("content-length")).toBeNull();
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  expect(answer.headers.get("etag")).toBe('W/"1"');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(body.length).toBeLessThan(text.length / 10);
  expect(brotliDecompressSync(body).toString()).toBe(text);
});

test.each(["application/json", "application/geo+json", "image/svg+xml"])("compresses %s", (type) => {
  const answer = compressResponse(page({ "content-type": type }), "br");
  expect(answer.headers.get("content-encoding")).toBe("br");
});

test("names each header in Vary once", async () => {
  const said = compressResponse(page({ vary: "Cookie, Accept-Encoding" }), "br").headers.get("vary");
  expect(said).toBe("Cookie, Accept-Encoding");
});

test("gzip for a reader without brotli", async () => {
  const body = Buffer.from(await compressResponse(page(), "gzip").arrayBuffer());
  expect(gunzipSync(body).toString()).toBe(text);
});

test.each([
  ["a picture", new Response("x".repeat(5000), { headers: { "content-type": "image/jpeg" } })],
  ["what is compressed already", page({ "content-encoding": "gzip" })],
  ["what must not be changed", page({ "cache-control": "no-transform" })],
  ["a short answer", page({ "content-length": "20" })],
])("%s stays as it is", (_name, answer) => {
  const before = answer.headers.get("content-encoding");
  expect(compressResponse(answer, "br").headers.get("content-encoding")).toBe(before);
});
