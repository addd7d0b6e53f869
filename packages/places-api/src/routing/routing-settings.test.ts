import { expect, test } from "vitest";
import { parseSettings, SettingsError } from "../settings.ts";

test.each([
  [
    "http://localhost:5000",
    { DRIVE: "http://localhost:5000", WALK: "http://localhost:5000", BICYCLE: "http://localhost:5000" },
  ],
  [
    "https://osrm.example/eu/",
    { DRIVE: "https://osrm.example/eu", WALK: "https://osrm.example/eu", BICYCLE: "https://osrm.example/eu" },
  ],
  ["driving=http://a:1, foot=http://b:2/", { DRIVE: "http://a:1", WALK: "http://b:2" }],
  ["", {}],
])("ROUTING_URL %s", (ROUTING_URL, servers) => {
  expect(parseSettings({ ROUTING_URL }).routing.servers).toEqual(servers);
});

test.each(["localhost:5000", "ftp://a", "http://a?b=c", "walking=http://a", "driving=", "http://a,b"])(
  "ROUTING_URL %s is no server",
  (ROUTING_URL) => {
    expect(() => parseSettings({ ROUTING_URL })).toThrow(SettingsError);
    expect(() => parseSettings({ ROUTING_URL })).toThrow(
      /ROUTING_URL: it is no address of an OSRM server; give one/,
    );
  },
);

test("how long ways may take", () => {
  expect(parseSettings({ ROUTING_TIMEOUT_MS: "150" }).routing.timeoutMs).toBe(150);
  expect(() => parseSettings({ ROUTING_TIMEOUT_MS: "1" })).toThrow(
    /ROUTING_TIMEOUT_MS: "1" is not a whole number from 10/,
  );
});
