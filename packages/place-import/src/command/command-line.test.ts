import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parseCommandLine } from "./command-line.ts";

const parse = (args: string[], env: Record<string, string> = {}) =>
  parseCommandLine({ args, env, workingFolder: "/srv/reader", defaultDataDir: "/house/data" });
const at = (path: string) => resolve("/srv/reader", path);

describe("what is asked for", () => {
  test("files and URLs, relative to where the command was called", () => {
    expect(parse(["town.osm", "https://example.org/a.osm.pbf"])).toEqual({
      do: "import",
      dataDir: "/house/data",
      files: [at("town.osm"), "https://example.org/a.osm.pbf"],
      name: undefined,
      patch: undefined,
      photos: undefined,
      allowPrivateHosts: false,
    });
  });

  test("all options", () => {
    const args = [
      "a.osm",
      "--name",
      "demo",
      "--patch",
      "facts.jsonl",
      "--photos",
      "pictures",
      "--data-dir",
      "d",
    ];
    expect(parse(args, { DATA_DIR: "/other", IMPORT_ALLOW_PRIVATE_HOSTS: "1" })).toEqual({
      do: "import",
      dataDir: at("d"),
      files: [at("a.osm")],
      name: "demo",
      patch: at("facts.jsonl"),
      photos: at("pictures"),
      allowPrivateHosts: true,
    });
  });

  test.each([
    [{}, "/house/data"],
    [{ DATA_DIR: "" }, "/house/data"],
    [{ DATA_DIR: " /srv/places " }, resolve("/srv/places")],
    [{ DATA_DIR: "places" }, at("places")],
  ])("the data folder with %o is %s", (env, dataDir) => {
    expect(parse(["--list"], env)).toEqual({ do: "list", dataDir });
  });

  test("the rest", () => {
    expect(parse(["--remove", "demo"])).toEqual({ do: "remove", dataDir: "/house/data", name: "demo" });
    expect(parse(["--help"])).toEqual({ do: "help" });
    expect(parse(["-h", "whatever"])).toEqual({ do: "help" });
  });
});

test.each([
  [[], /Name at least one file or URL/],
  [["--colour"], /Unknown option '--colour'.*--help lists the options\.$/],
  [["a.osm", "--name"], /--name.*argument missing/],
  [["a.osm", "--name", "Demo Town"], /"Demo Town" cannot name a source/],
  [["--list", "a.osm"], /--list stands alone/],
  [["--list", "--remove", "a"], /--list stands alone/],
  [["--remove", "a", "b"], /--remove stands alone/],
  [["a.osm", "--photos", "p"], /--photos needs --patch/],
])("%o is refused with a sentence", (args, message) => {
  expect(() => parse(args)).toThrow(message);
  expect(() => parse(args)).toThrow(expect.objectContaining({ name: "ImportError", code: "USAGE" }));
});
