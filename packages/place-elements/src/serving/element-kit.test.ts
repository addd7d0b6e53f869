import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openElementKit } from "./element-kit.ts";

const folder = mkdtempSync(join(tmpdir(), "lieudit-kit-"));
const manifest = {
  entry: "entry-a1.js",
  libraries: { places: ["places-b2.js"] },
  scenes: [],
  atOnce: "at-once/all-e5.js",
};

beforeAll(() => {
  mkdirSync(join(folder, "files", "at-once"), { recursive: true });
  writeFileSync(join(folder, "kit.json"), JSON.stringify({ ...manifest, files: ["entry-a1.js"] }));
  writeFileSync(join(folder, "maps-api.js"), "said.push(LIEUDIT_KIT);");
  writeFileSync(join(folder, "files", "entry-a1.js"), "export const a = 1;");
  writeFileSync(join(folder, "files", "at-once", "all-e5.js"), "var all;");
  writeFileSync(join(folder, "files", "notes.md"), "not for others");
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (path: string, init?: RequestInit, options = {}) => {
  const answer = openElementKit({ folder, ...options })(new Request(`https://lieux.example${path}`, init));
  if (answer === null) throw new Error(`${path} is no address of the kit.`);
  return answer;
};

/** The settings that the script receives. */
async function told(answer: Response): Promise<unknown> {
  const said: unknown[] = [];
  runInNewContext(await answer.text(), { said });
  return JSON.parse(JSON.stringify(said[0]));
}

test("the script receives its own address, unless settings name the servers of files and places", async () => {
  expect(await told(ask("/maps/api/js?libraries=places"))).toEqual({
    codeBase: "https://lieux.example/maps/kit/",
    dataHost: "https://lieux.example",
    ...manifest,
  });
  const elsewhere = { codeBase: "https://cdn.example/k/", dataHost: "https://donnees.example" };
  expect(await told(ask("/maps/api/js", {}, elsewhere))).toEqual({ ...elsewhere, ...manifest });
});

test("pages of every origin may load both; files are immutable, the script is revalidated", async () => {
  const script = ask(
    "/maps/api/js",
    {},
    { codeBase: "https://cdn.example/k/", dataHost: "https://cdn.example" },
  );
  const file = ask("/maps/kit/entry-a1.js");
  for (const { headers } of [script, file]) {
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  }
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(script.headers.get("cache-control")).toMatch(/^public, max-age=\d{1,4},/);
  expect(await file.text()).toBe("export const a = 1;");

  const etag = file.headers.get("etag") ?? "";
  const again = ask("/maps/kit/entry-a1.js", { headers: { "if-none-match": etag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("no shared cache keeps a script that names the host of its request", () => {
  for (const options of [{}, { codeBase: "https://cdn.example/k/" }, { dataHost: "https://cdn.example" }])
    expect(ask("/maps/api/js", {}, options).headers.get("cache-control")).toMatch(
      /^private, max-age=\d{1,4},/,
    );
});

test("the script for waiting parsers has its own folder", async () => {
  const file = ask("/maps/kit/at-once/all-e5.js");
  expect(await file.text()).toBe("var all;");
  expect(file.headers.get("cache-control")).toContain("immutable");
  expect(ask("/maps/kit/at-once/entry-a1.js").status).toBe(404);
});

test("files are compressed in an encoding that the browser accepts", async () => {
  const packed = (encoding: string) =>
    ask("/maps/kit/entry-a1.js", { headers: { "accept-encoding": encoding } });
  const br = packed("gzip, deflate, br");
  expect(br.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await br.bytes()).toString()).toBe("export const a = 1;");
  const gzip = packed("gzip;q=1, br;q=0");
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await gzip.bytes()).toString()).toBe("export const a = 1;");
  expect(packed("identity").headers.get("content-encoding")).toBeNull();
});

test("files compressed by the build are sent unchanged", async () => {
  writeFileSync(join(folder, "files", "packed-c3.js"), "x");
  writeFileSync(join(folder, "files", "packed-c3.js.br"), "already packed");
  const answer = ask("/maps/kit/packed-c3.js", { headers: { "accept-encoding": "br" } });
  expect(await answer.text()).toBe("already packed");
  expect(answer.headers.get("content-length")).toBe("14");
});

test("the map's worker may fetch tiles, whatever the policy of the server's other files", () => {
  writeFileSync(join(folder, "files", "worker-d4.mjs"), "");
  expect(ask("/maps/kit/worker-d4.mjs").headers.get("content-security-policy")).toBe(
    "default-src 'none'; connect-src *",
  );
  expect(ask("/maps/kit/entry-a1.js").headers.get("content-security-policy")).toBeNull();
});

test("serves no other file", async () => {
  for (const path of ["notes.md", "../kit.json", "%2e%2e/kit.json", "constructor", ""]) {
    const answer = openElementKit({ folder })(new Request(`https://lieux.example/maps/kit/${path}`));
    expect([path, answer?.status ?? 404]).toEqual([path, 404]);
  }
  expect(openElementKit({ folder })(new Request("https://lieux.example/maps/api/"))).toBeNull();
  expect(ask("/maps/api/js", { method: "POST" }).status).toBe(405);
});

test("without a build the response names the missing files", async () => {
  const answer = ask("/maps/api/js", {}, { folder: join(folder, "none") });
  expect([answer.status, await answer.text()]).toEqual([
    404,
    "The kit is not built here; npm run build makes it.\n",
  ]);
});
