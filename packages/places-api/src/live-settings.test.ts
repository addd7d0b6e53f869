import { resolve } from "node:path";
import { expect, test } from "vitest";
import { parseSettings, SettingsError } from "./settings.ts";

test("fetches nothing by default", () => {
  expect(parseSettings({ FUEL_SOURCE: " " }).live).toEqual({
    fuelSource: undefined,
    irveLiveSource: undefined,
    refreshMinutes: 10,
    allowPrivateHosts: false,
  });
});

test("keeps addresses and makes paths absolute", () => {
  const live = parseSettings({
    FUEL_SOURCE: "https://feeds.example/prix.zip?key=a",
    IRVE_LIVE_SOURCE: "irve/live.csv",
    FUEL_REFRESH_MINUTES: "5",
    IMPORT_ALLOW_PRIVATE_HOSTS: "1",
  }).live;
  expect(live).toEqual({
    fuelSource: "https://feeds.example/prix.zip?key=a",
    irveLiveSource: resolve("irve/live.csv"),
    refreshMinutes: 5,
    allowPrivateHosts: true,
  });
});

test.each([
  [{ FUEL_SOURCE: "ftp://feeds.example/prix.zip" }, /^FUEL_SOURCE: it is no http or https address/],
  [{ FUEL_REFRESH_MINUTES: "0" }, /^FUEL_REFRESH_MINUTES: "0" is not a whole number from 1 to 1440/],
  [{ FUEL_REFRESH_MINUTES: "often" }, /^FUEL_REFRESH_MINUTES: "often"/],
])("rejects %o with a sentence", (env, sentence) => {
  expect(() => parseSettings(env)).toThrow(SettingsError);
  expect(() => parseSettings(env)).toThrow(sentence);
});
