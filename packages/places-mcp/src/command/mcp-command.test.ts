import { expect, test } from "vitest";
import { parseMcpCommand, USAGE } from "./mcp-command.ts";

test.each([
  [[], {}, { kind: "folder", dataDir: "" }],
  [[], { DATA_DIR: "/srv/places" }, { kind: "folder", dataDir: "/srv/places" }],
  [["--data-dir", "x"], { PLACES_URL: "http://a.example" }, { kind: "folder", dataDir: "x" }],
  [["--url", "http://localhost:3000/"], {}, { kind: "service", url: "http://localhost:3000" }],
  [
    [],
    { PLACES_URL: "https://a.example", PLACES_KEY: "k" },
    { kind: "service", url: "https://a.example", key: "k" },
  ],
  [["--help"], {}, { kind: "help" }],
])("parses %j with %j", (args, env, expected) => {
  expect(parseMcpCommand(args, env)).toEqual(expected);
});

test.each([
  [["--url", "ftp://a.example"], /not an http address/],
  [["--url", "http://a.example", "--data-dir", "x"], /exclude each other/],
  [["--port", "1"], /--port/],
])("rejects %j with advice", (args, message) => {
  expect(() => parseMcpCommand(args, {})).toThrow(message);
});

test("the usage names each option", () => {
  expect(USAGE).toMatch(/--url[\s\S]*--data-dir[\s\S]*--help/);
});
