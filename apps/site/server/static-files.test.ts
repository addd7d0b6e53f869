import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readStaticFiles, type StaticFiles } from "./static-files.ts";

const script = "export const a = 1;";
let folder: string;
let files: StaticFiles;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lieudit-static-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  mkdirSync(join(folder, "kit"));
  writeFileSync(join(folder, "kit/client.js"), script);
  writeFileSync(join(folder, "assets/a-1234.js"), script);
  writeFileSync(join(folder, "assets/a-1234.js.br"), brotliCompressSync(script));
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  mkdirSync(join(folder, "films"));
  mkdirSync(join(folder, "publications"));
  writeFileSync(join(folder, "films/halle.webm"), "0123456789");
  writeFileSync(join(folder, "publications/halle.html"), "<p>Halle</p>");
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
  files = readStaticFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (path: string, headers: Record<string, string> = {}) =>
  files(new Request(`http://site.example${path}`, { headers }));

test("a file with a hash in its name may be kept for good", async () => {
  const answer = ask("/assets/a-1234.js");
  expect(answer?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer?.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(await answer?.text()).toBe(script);
});

test("it is sent as it was compressed at build", async () => {
  const answer = ask("/assets/a-1234.js", { "accept-encoding": "gzip, br" });
  expect(answer?.headers.get("content-encoding")).toBe("br");
  expect(answer?.headers.get("vary")).toBe("Accept-Encoding");
  const body = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
  expect(brotliDecompressSync(body).toString()).toBe(script);
});

test("a file without a compressed form is sent as it is", async () => {
  const answer = ask("/favicon.svg", { "accept-encoding": "gzip, br" });
  expect(answer?.headers.get("content-encoding")).toBeNull();
  expect(answer?.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("who has it already gets no body", () => {
  const etag = ask("/favicon.svg")?.headers.get("etag") ?? "";
  expect(ask("/favicon.svg", { "if-none-match": etag })?.status).toBe(304);
});

test.each([
  "/assets/nothing.js",
  "/assets/a-1234.js.br",
  "/.vite/manifest.json",
  "/../package.json",
  "/assets/%2e%2e/favicon.svg%00",
  "/",
])("%s is no file", (path) => expect(ask(path)).toBeNull());

test("third-party pages may load the kit, and nothing else", () => {
  const opened = (path: string) => {
    const headers = ask(path)?.headers;
    return [headers?.get("access-control-allow-origin"), headers?.get("cross-origin-resource-policy")];
  };
  expect(opened("/kit/client.js")).toEqual(["*", "cross-origin"]);
  expect(opened("/assets/a-1234.js")).toEqual([null, null]);
});

test.each([
  ["bytes=0-1", 206, "bytes 0-1/10", "01"],
  ["bytes=7-", 206, "bytes 7-9/10", "789"],
  ["bytes=-2", 206, "bytes 8-9/10", "89"],
  ["bytes=4-99", 206, "bytes 4-9/10", "456789"],
  ["bytes=10-", 416, "bytes */10", ""],
  ["lines=1-2", 200, null, "0123456789"],
])("a film answers the range %s with status %s", async (range, status, contentRange, body) => {
  const answer = ask("/films/halle.webm", { range });
  expect(answer?.status).toBe(status);
  expect(answer?.headers.get("content-range") ?? null).toBe(contentRange);
  expect(await answer?.text()).toBe(body);
});

test("a copy of a post may stand in a frame of this site, and runs nothing", () => {
  const headers = ask("/publications/halle.html")?.headers;
  expect(headers?.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(headers?.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(headers?.get("content-security-policy")).not.toContain("script-src");
});
