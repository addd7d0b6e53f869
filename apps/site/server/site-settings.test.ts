import { expect, test } from "vitest";
import { parseSiteSettings } from "./site-settings.ts";

test("an empty environment gives the defaults", () => {
  const settings = parseSiteSettings({});
  expect(settings).toMatchObject({ port: 3000, isAccessLogged: false });
  expect(settings.workers).toBeGreaterThanOrEqual(1);
  expect(settings.workers).toBeLessThanOrEqual(2);
});

test.each(["0", "-1", "65", "two", "1.5", "1e1"])("WORKERS=%s is refused in a sentence", (value) => {
  expect(() => parseSiteSettings({ WORKERS: value })).toThrow(
    `WORKERS: "${value}" is not a whole number from 1 to 64`,
  );
});

test("how many pages are made at a time is a setting", () => {
  expect(parseSiteSettings({}).maxPages).toBe(32);
  expect(parseSiteSettings({ MAX_PAGES: "4" }).maxPages).toBe(4);
  expect(() => parseSiteSettings({ MAX_PAGES: "0" })).toThrow('MAX_PAGES: "0" is not a whole number');
});

test("an address to write to is checked", () => {
  expect(parseSiteSettings({}).contactEmail).toBeNull();
  expect(parseSiteSettings({ CONTACT_EMAIL: "contact@exemple.fr" }).contactEmail).toBe("contact@exemple.fr");
  expect(() => parseSiteSettings({ CONTACT_EMAIL: "a@b?bcc=c" })).toThrow("is not an e-mail address");
});

test("every wrong setting is told at once", () => {
  expect(() => parseSiteSettings({ PORT: "x", WORKERS: "x", ACCESS_LOG: "yes" })).toThrow(
    /PORT: [\s\S]*WORKERS: [\s\S]*ACCESS_LOG: /,
  );
});

test("given values are taken", () => {
  expect(parseSiteSettings({ WORKERS: "4", ACCESS_LOG: "on", PORT: "8080" })).toMatchObject({
    workers: 4,
    isAccessLogged: true,
    port: 8080,
  });
});
