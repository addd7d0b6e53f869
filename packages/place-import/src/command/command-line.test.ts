import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parseCommandLine } from "./command-line.ts";

const parse = (args: string[], env: Record<string, string> = {}) =>
  parseCommandLine({ args, env, workingFolder: "/srv/reader", defaultDataDir: "/house/data" });
const at = (path: string) => resolve("/srv/reader", path);

describe("reads the arguments", () => {
  test("files and URLs, relative to the working directory", () => {
    expect(parse(["town.osm", "https://example.org/a.osm.pbf"])).toEqual({
      do: "import",
      dataDir: "/house/data",
      files: [at("town.osm"), "https://example.org/a.osm.pbf"],
      name: undefined,
      patch: undefined,
      photos: undefined,
      allowPrivateHosts: false,
      basemap: true,
      roads: true,
      fetchPhotos: undefined,
      feeds: [],
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
      "--no-base-map",
      "--no-roads",
      "--fetch-photos",
    ];
    expect(
      parse(args, {
        DATA_DIR: "/other",
        IMPORT_ALLOW_PRIVATE_HOSTS: "1",
        PHOTO_HOSTS: " Photos.example.org,",
        PUBLIC_URL: "https://lieudit.example",
      }),
    ).toEqual({
      do: "import",
      dataDir: at("d"),
      files: [at("a.osm")],
      name: "demo",
      patch: at("facts.jsonl"),
      photos: at("pictures"),
      allowPrivateHosts: true,
      basemap: false,
      roads: false,
      fetchPhotos: { moreHosts: ["photos.example.org"], contact: "https://lieudit.example" },
      feeds: [],
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

  test("feeds, with a map or alone, live values after static ones", () => {
    const args = [
      "--irve-live",
      "l.csv",
      "--irve",
      "https://example.org/i.csv",
      "--fuel",
      "f.zip",
      "--reviews",
      "r.jsonl",
    ];
    expect(parse(["a.osm", ...args])).toMatchObject({
      do: "import",
      files: [at("a.osm")],
      feeds: [
        { kind: "fuel", file: at("f.zip") },
        { kind: "irve", file: "https://example.org/i.csv" },
        { kind: "irve-live", file: at("l.csv") },
        { kind: "reviews", file: at("r.jsonl") },
      ],
    });
    expect(parse(["--fuel", "f.xml", "--name", "fuel-06"])).toMatchObject({ files: [], name: "fuel-06" });
  });

  test("shards, with and without files", () => {
    const rebuild = { do: "rebuild", dataDir: "/house/data" };
    expect(parse(["--shards"])).toEqual({ ...rebuild, shardPlaces: "default", keepsShards: true });
    expect(parse(["--rebuild", "--shards", "--shard-places", "200"])).toEqual({
      ...rebuild,
      shardPlaces: 200,
      keepsShards: false,
    });
    expect(parse(["--one-index"])).toEqual({ ...rebuild, shardPlaces: null, keepsShards: true });
    expect(parse(["a.osm", "--shards"])).toMatchObject({ do: "import", shardPlaces: "default" });
    expect(parse(["a.osm"])).not.toHaveProperty("shardPlaces");
  });

  test("moderation", () => {
    const signature = "A".repeat(86);
    expect(parse(["--hide-review", signature])).toEqual({ do: "hide", dataDir: "/house/data", signature });
    expect(parse(["--show-review", signature])).toEqual({ do: "show", dataDir: "/house/data", signature });
    expect(parse(["--hidden-reviews"])).toEqual({ do: "list-hidden", dataDir: "/house/data" });
  });

  test("the rest", () => {
    expect(parse(["--remove", "demo"])).toEqual({ do: "remove", dataDir: "/house/data", names: ["demo"] });
    expect(parse(["--remove", "a", "b"])).toMatchObject({ do: "remove", names: ["a", "b"] });
    expect(parse(["--help"])).toEqual({ do: "help" });
    expect(parse(["-h", "whatever"])).toEqual({ do: "help" });
  });
});

test("--base-map is relative to the working directory", () => {
  const command = parse(["a.osm", "--base-map", "maps/b.pmtiles"]);
  expect(command).toMatchObject({ basemap: true, madeBasemap: at("maps/b.pmtiles") });
});

test.each([
  [[], /Name at least one file or URL/],
  [["--colour"], /^Unknown option '--colour'\. --help lists the options\.$/],
  [["a.osm", "--name"], /--name.*argument missing\. --help lists the options\.$/],
  [["a.osm", "--name", "Demo Town"], /"Demo Town" cannot name a source/],
  [["--list", "a.osm"], /--list stands alone/],
  [["--list", "--remove", "a"], /--list stands alone/],
  [["--remove", "a", "--name", "b"], /--remove stands alone/],
  [["a.osm", "--attribution", "b"], /--attribution says whom to name for feeds/],
  [["a.osm", "--photos", "p"], /--photos needs --patch/],
  [["--fuel", "a", "--base-map", "b.pmtiles"], /--base-map is the map of an extract/],
  [["a.osm", "--base-map", "b.pmtiles", "--no-base-map"], /leave out --no-base-map/],
  [
    ["a.osm", "--base-map", "https://map.example/b.pmtiles"],
    /a file of this machine; download the map first/,
  ],
  [["--fuel", "a", "--irve", "b", "--name", "c"], /--name names one source/],
  [["--fuel", "a", "--patch", "b"], /--patch adds facts to the places of a map/],
  [["--list", "--fuel", "a"], /--list stands alone/],
  [["--rebuild", "a.osm", "--shards"], /--rebuild stands alone/],
  [["a.osm", "--shard-places", "9"], /--shard-places belongs to --shards/],
  [["--shards", "--shard-places", "none"], /"none" is not a number of places/],
  [["--shards", "--one-index"], /give one of --shards and --one-index/],
  [["--hide-review", "../x"], /is not the signature of a review/],
  [["--hide-review", "A".repeat(86), "--list"], /stands alone/],
])("%o is rejected with a sentence", (args, message) => {
  expect(() => parse(args)).toThrow(message);
  expect(() => parse(args)).toThrow(expect.objectContaining({ name: "ImportError", code: "USAGE" }));
});

describe("addresses", () => {
  test("are all files of the command, with a file for rejected rows", () => {
    const args = ["--addresses", "a.csv", "b.csv.gz", "--addresses", "https://example.org/c.csv"];
    expect(parse([...args, "--rejected", "no.tsv", "--attribution", "Port"])).toMatchObject({
      do: "import",
      files: [],
      feeds: [],
      attribution: "Port",
      addresses: {
        files: [at("a.csv"), "https://example.org/c.csv", at("b.csv.gz")],
        rejected: at("no.tsv"),
      },
    });
  });

  test.each([
    [["--addresses", "a.csv", "--csv", "b.csv"], "Import addresses by themselves, without --csv"],
    [["--addresses", "a.csv", "--patch", "b.jsonl"], "Import addresses by themselves, without --patch"],
    [["--addresses", "a.csv", "--fuel", "b.zip"], "Import addresses by themselves"],
    [["--addresses"], /--addresses.*argument missing/],
  ])("%j is refused", (args, message) => {
    expect(() => parse(args)).toThrow(message);
  });
});

describe("an own list", () => {
  test("has its columns, its type and a file for rejected rows", () => {
    const args = [
      "--csv",
      "a.csv",
      "--columns",
      "name=Nom",
      "--type",
      "school",
      "--rejected",
      "no.tsv",
      "--name",
      "ecoles",
    ];
    expect(parse(args)).toMatchObject({
      do: "import",
      files: [],
      feeds: [],
      name: "ecoles",
      list: { file: at("a.csv"), columns: "name=Nom", type: "school", rejected: at("no.tsv") },
    });
    expect(parse(["--geojson", "https://example.org/a.json"])).toMatchObject({
      list: { file: "https://example.org/a.json" },
    });
  });

  test.each([
    [["--private"], true],
    [["--public"], false],
    [[], undefined],
  ])("%j sets whether it is private", (args, isPrivate) => {
    expect(parse(["--csv", "a.csv", ...args])).toMatchObject({ list: { isPrivate } });
  });

  test.each([
    [["a.osm", "--private"], "--private belongs to a list"],
    [["--addresses", "a.csv", "--private"], "without --private"],
    [["--csv", "a.csv", "--private", "--public"], "give one of --private and --public"],
    [["--columns", "name=Nom"], "--columns belongs to a list"],
    [["--csv", "a.csv", "--geojson", "b.json"], "one list at a time"],
    [["a.osm", "--csv", "a.csv"], "Import a list by itself"],
    [["--csv", "a.csv", "--type", "boulangerie"], '--type: "boulangerie" is not a place type; give bakery.'],
    [["--csv", "a.csv", "--type", "xyzzy"], "is not a place type, such as school."],
  ])("%j is refused", (args, message) => {
    expect(() => parse(args)).toThrow(message);
  });
});
