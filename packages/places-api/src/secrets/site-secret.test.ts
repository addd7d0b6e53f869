import * as fs from "node:fs";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSiteSecret, setAsideDamagedSecret } from "./site-secret.ts";

vi.mock("node:fs", { spy: true });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lieudit-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("creates the secret once, for its owner only", () => {
  const data = join(folder, "data");
  const secret = readSiteSecret(data);
  expect(secret).toHaveLength(32);
  expect(readSiteSecret(data)).toEqual(secret);
  expect(readdirSync(data)).toEqual(["site-secret"]);
  expect(statSync(join(data, "site-secret")).mode & 0o777).toBe(0o600);
});

test("two folders have two secrets", () => {
  expect(readSiteSecret(join(folder, "a"))).not.toEqual(readSiteSecret(join(folder, "b")));
});

test("rejects another file in its place with a sentence", () => {
  writeFileSync(join(folder, "site-secret"), "short");
  expect(() => readSiteSecret(folder)).toThrow(/holds 5 bytes instead of 32.*remove it/);
});

test("leaves no partial file on a full disk", () => {
  vi.mocked(fs.writeSync).mockImplementationOnce(() => {
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });
  expect(() => readSiteSecret(folder)).toThrow("no space left");
  expect(readdirSync(folder)).toEqual([]);
  expect(readSiteSecret(folder)).toHaveLength(32);
});

test("a damaged secret is set aside once, and a whole one is left alone", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lieudit-secret-"));
  expect(setAsideDamagedSecret(dataDir)).toBeNull();
  writeFileSync(join(dataDir, "site-secret"), "");
  expect(setAsideDamagedSecret(dataDir)).toMatch(/site-secret\.damaged-\d+$/);
  const secret = readSiteSecret(dataDir);
  expect(setAsideDamagedSecret(dataDir)).toBeNull();
  expect(readSiteSecret(dataDir)).toEqual(secret);
  rmSync(dataDir, { recursive: true });
});
