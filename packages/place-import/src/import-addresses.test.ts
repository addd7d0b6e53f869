import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { type ManifestSource, type PlacesManifest, readManifest } from "@lieudit/place-index/store";
import type { PlaceRecord } from "@lieudit/place-model";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ImportAddressesOptions, importAddresses } from "./import-addresses.ts";
import { importPlaces } from "./import-places.ts";
import { rebuildIndex } from "./rebuild-index.ts";
import { listSources, removeSources } from "./remove-sources.ts";
import { readRecordFile, writeRecordFile } from "./store/record-file.ts";

const NOW = new Date("2026-05-02T10:00:00Z");
let folder = "";
let dataDir = "";
const makeFolder = async () => {
  folder = await mkdtemp(join(tmpdir(), "import-addresses-"));
  dataDir = join(folder, "data");
};
const removeFolder = () => rm(folder, { recursive: true, force: true });

async function addresses(
  contents: Readonly<Record<string, string | Buffer>>,
  options: Partial<ImportAddressesOptions> = {},
) {
  const files = Object.keys(contents).map((name) => join(folder, name));
  for (const [name, content] of Object.entries(contents)) await writeFile(join(folder, name), content);
  return importAddresses({ dataDir, now: () => NOW, graceMs: 0, ...options, files });
}

interface Found {
  place(id: string): Promise<PlaceRecord | null>;
  find(text: string): Promise<string[]>;
  reverse(latitude: number, longitude: number): Promise<string[]>;
}

/** Opens the published index for some look-ups; opening takes longer than all of them. */
async function withIndex(look: (found: Found) => Promise<void>): Promise<void> {
  const manifest = await readManifest(join(dataDir, "places"));
  const index = await openSqlitePlaceIndex(join(dataDir, "places", manifest!.index!));
  try {
    await look({
      place: (id) => index.getPlace(id),
      find: async (text) =>
        (await index.searchText({ text, limit: 3, language: "fr" })).places.map(({ id }) => id),
      reverse: async (latitude, longitude) =>
        (await index.reverseGeocode({ location: { latitude, longitude }, limit: 1 })).map(({ id }) => id),
    });
  } finally {
    await index.close();
  }
}

async function readRecords(): Promise<PlaceRecord[]> {
  const manifest = await readManifest(join(dataDir, "places"));
  const { file, name } = manifest!.sources[0]!;
  const records: PlaceRecord[] = [];
  for await (const record of readRecordFile(join(dataDir, "places", file), name)) records.push(record);
  return records;
}

async function readPublished() {
  const manifest = await readManifest(join(dataDir, "places"));
  const [{ file, placeCount }] = manifest!.sources as [ManifestSource];
  return {
    places: placeCount,
    recordFile: join(dataDir, "places", file),
    index: await readFile(join(dataDir, "places", manifest!.index!)),
  };
}

/** A fictional town: three numbers of a street in any order, and the square of a village. */
const BANO = [
  "839990150A-12BIS,12BIS,Rue des Cordiers,83990,Port-Valbrune,C+O,43.241400,6.813900",
  "839980010B-3,3,Place du Môle,83991,Les Roches,CAD,43.300000,6.820000",
  "839990150A-4,4,Rue des Cordiers,83990,Port-Valbrune,C+O,43.241000,6.813500",
  "839990150A-12,12,Rue des Cordiers,83990,Port-Valbrune,OSM,43.241200,6.813700",
  "839990150A-5012,5012,Rue des Cordiers,83990,Port-Valbrune,CAD,43.241200,6.813700",
  "839990150A-14,14,Rue des Cordiers,83990,Port-Valbrune,CAD,6241200,813700",
  "839990150A-12,12,Rue des Cordiers,83990,Port-Valbrune,OSM,43.241200,6.813700",
].join("\n");
const BAN_HEADER =
  "id;id_fantoir;numero;rep;nom_voie;code_postal;code_insee;nom_commune;code_insee_ancienne_commune;nom_ancienne_commune;x;y;lon;lat;type_position;alias;nom_ld;libelle_acheminement";
const BAL = [
  "cle_interop;uid_adresse;numero;suffixe;voie_nom;lieudit_complement_nom;commune_nom;commune_insee;commune_deleguee_nom;position;long;lat;x;y;source;date_der_maj",
  "83999_0150_00007;;7;;Rue des Cordiers;;Port-Valbrune;83999;;parcelle;6.8000;43.2400;;;Commune;2024-03-01",
  "83999_0150_00007;;7;;Rue des Cordiers;;Port-Valbrune;83999;;bâtiment;6.8001;43.2401;;;Commune;2024-03-01",
  "83999_0150_00007;;7;;Rue des Cordiers;;Port-Valbrune;83999;;entrée;6.8002;43.2402;;;Commune;2024-05-01",
  "83999_B001_99999;;99999;;Le Moulin Brûlé;;Port-Valbrune;83999;Les Roches;;6.9000;43.2900;;;Commune;2023-01-01",
  "83999_0200_99999;;99999;;Impasse du Four;;Port-Valbrune;83999;;;6.8100;43.2410;;;Commune;2023-01-01",
  "83999_0201_99999;;99999;;Impasse Perdue;;Port-Valbrune;83999;;;;;;;Commune;2023-01-01",
].join("\r\n");

describe("files", () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  test("of BANO become numbers, streets and towns, and refused rows are written", async () => {
    const rejected = join(folder, "rejected.tsv");
    const report = await addresses({ "bano-83.csv.gz": gzipSync(BANO) }, { rejected });
    expect(report).toMatchObject({
      formats: ["BANO"],
      readCount: 7,
      added: { address: 4, street: 2, locality: 2 },
      known: {},
      rejectedCount: 3,
      source: {
        name: "bano-83",
        kind: "addresses",
        placeCount: 8,
        attribution: "© OpenStreetMap contributors, BANO (ODbL 1.0)",
      },
    });
    expect(
      (await readFile(rejected, "utf8"))
        .trimEnd()
        .split("\n")
        .map((line) => line.split("\t", 2)),
    ).toEqual([
      ["5", "rows with a number from 5000 on, which the cadastre gives to buildings without one"],
      ["6", "rows whose position is not in degrees, such as Lambert-93; convert the file to WGS 84"],
      ["7", "rows whose id an earlier row has"],
    ]);
    await withIndex(async ({ place, find, reverse }) => {
      expect(await place("bano-839990150a-12bis")).toMatchObject({
        kind: "address",
        names: { default: "12 bis Rue des Cordiers" },
        address: {
          houseNumber: "12 bis",
          street: "Rue des Cordiers",
          postcode: "83990",
          locality: "Port-Valbrune",
          cityCode: "83999",
          formatted: "12 bis Rue des Cordiers, 83990 Port-Valbrune",
        },
        location: { latitude: 43.2414, longitude: 6.8139 },
        attributions: [{ provider: "© OpenStreetMap contributors, BANO (ODbL 1.0)" }],
      });
      expect(await place("bano-839990150a")).toMatchObject({
        kind: "street",
        location: { latitude: 43.2412, longitude: 6.8137 },
        viewport: { low: { latitude: 43.241 }, high: { latitude: 43.2414 } },
      });
      expect(await place("commune-83999")).toMatchObject({
        kind: "locality",
        primaryType: "locality",
        address: { formatted: "83990 Port-Valbrune" },
      });
      expect((await find("12 bis rue des cordiers port valbrune"))[0]).toBe("bano-839990150a-12bis");
      expect((await find("12 r cordiers 83990"))[0]).toBe("bano-839990150a-12");
      expect((await find("port valbrune"))[0]).toBe("commune-83999");
      expect(await reverse(43.24101, 6.81351)).toEqual(["bano-839990150a-4"]);
    });
  });

  test("in another order give the same places and replace the former ones", async () => {
    await addresses({ "bano-83.csv.gz": gzipSync(BANO) });
    const records = await readRecords();
    const again = await addresses({ "bano-83.csv": BANO.split("\n").toReversed().join("\n") });
    expect(again.source).toMatchObject({ name: "bano-83", placeCount: 8 });
    expect(await readRecords()).toEqual(records);
    expect(await listSources({ dataDir })).toHaveLength(1);
    await removeSources({ dataDir, names: ["bano-83"] });
    expect(await listSources({ dataDir })).toEqual([]);
  });

  test("store the numbers of a street together, and files of records from earlier are read", async () => {
    await addresses({ "bano-83.csv": BANO });
    const { places, recordFile, index } = await readPublished();
    const lines = gunzipSync(await readFile(recordFile))
      .toString()
      .trimEnd()
      .split("\n");
    expect(lines.filter((line) => line.includes('"houses"'))).toHaveLength(2);
    expect(lines).toHaveLength(6);
    const records = await readRecords();
    expect(records.map(({ id }) => id)).toContain("bano-839990150a-12bis");
    await writeRecordFile(recordFile, records);
    await rebuildIndex({ dataDir, graceMs: 0 });
    const rebuilt = await readPublished();
    expect(rebuilt.places).toBe(places);
    expect(rebuilt.index.equals(index)).toBe(true);
  });

  test("of BAN and BAL are one source with both attributions, and a former commune is found", async () => {
    const ban = [
      BAN_HEADER,
      "83999_0300_00001;;1;;Rue Haute;83990;83999;Port-Valbrune;83998;Les Roches;;;6.9001;43.2901;entrance;;;",
      '83999_0300_00002_a;;2;a;"Rue ""Haute""";83990;83999;Port-Valbrune;83998;Les Roches;;;6.9002;43.2902;;;;',
    ].join("\n");
    const report = await addresses({ "adresses-83.csv": ban, "bal.csv": BAL }, { name: "var" });
    expect(report).toMatchObject({
      formats: ["BAN", "BAL"],
      readCount: 8,
      added: { address: 3, street: 3, locality: 3 },
      rejectedCount: 1,
      skipped: [{ reason: "streets without a position and without numbers", examples: ["row bal.csv:6"] }],
      source: {
        attribution:
          "Base Adresse Nationale (Licence Ouverte 2.0), Base Adresse Locale (Licence Ouverte 2.0)",
        dataTimestamp: "2024-05-01T00:00:00Z",
      },
    });
    await withIndex(async ({ place, find }) => {
      // Of three positions the entrance counts.
      expect(await place("ban-83999_0150_00007")).toMatchObject({
        location: { latitude: 43.2402, longitude: 6.8002 },
        attributions: [{ provider: "Base Adresse Locale (Licence Ouverte 2.0)" }],
      });
      expect(await place("ban-83999_0300_00002_a")).toMatchObject({ names: { default: '2A Rue "Haute"' } });
      expect(await place("ban-83999_0200")).toMatchObject({
        kind: "street",
        names: { default: "Impasse du Four" },
      });
      expect(await place("ban-83999_b001")).toMatchObject({
        kind: "locality",
        primaryType: "neighborhood",
        address: { sublocality: "Le Moulin Brûlé", locality: "Port-Valbrune" },
      });
      expect(await place("commune-83999-les-roches")).toMatchObject({
        primaryType: "sublocality_level_1",
        address: { sublocality: "Les Roches", locality: "Port-Valbrune" },
      });
      for (const town of ["Port-Valbrune", "Les Roches"]) {
        expect((await find(`1 rue haute ${town}`))[0]).toBe("ban-83999_0300_00001");
      }
    });
  });

  test("complete a map: what the map has stays, what it lacks is added, also when it comes again", async () => {
    const map = join(folder, "map.osm");
    const house = (id: number, number: string, lat: number, lon: number) =>
      `<node id="${id}" lat="${lat}" lon="${lon}"><tag k="addr:housenumber" v="${number}"/><tag k="addr:street" v="Rue des Cordiers"/><tag k="addr:city" v="Port-Valbrune"/></node>`;
    await writeFile(
      map,
      `<osm version="0.6">
      <node id="1" lat="43.2413" lon="6.8138"><tag k="place" v="town"/><tag k="name" v="Port-Valbrune"/></node>
      ${house(2, "12", 43.2415, 6.8137)}${house(3, "4", 43.2445, 6.8135)}
      <node id="4" lat="43.2411" lon="6.8135"/><node id="5" lat="43.2413" lon="6.8138"/>
      <way id="6"><nd ref="4"/><nd ref="5"/><tag k="highway" v="residential"/><tag k="name" v="Rue des Cordiers"/></way></osm>`,
    );
    const importMap = () =>
      importPlaces({ files: [map], dataDir, now: () => NOW, graceMs: 0, basemap: false, roads: false });
    await importMap();
    const report = await addresses({ "bano-83.csv": BANO });
    expect(report.known).toEqual({ address: 1, street: 1, locality: 1 });
    // Number 4 is 390 m away in the map: another house.
    expect(report.added).toEqual({ address: 3, street: 1, locality: 1 });
    await withIndex(async ({ place }) => {
      expect(await place("bano-839990150a-12")).toBeNull();
      expect(await place("bano-839990150a-4")).not.toBeNull();
    });
    await importMap();
    expect((await listSources({ dataDir })).map(({ name, placeCount }) => [name, placeCount])).toEqual([
      ["map", 4],
      ["bano-83", 5],
    ]);
    await removeSources({ dataDir, names: ["map"] });
    await withIndex(async ({ place }) => expect(await place("bano-839990150a-12")).not.toBeNull());
  });

  test("with one far row keep the town where it is, and refuse the row", async () => {
    const far = "839990150A-90,90,Rue des Cordiers,83990,Port-Valbrune,OSM,48.850000,2.350000";
    const report = await addresses({ "bano.csv": `${BANO}\n${far}` });
    expect(report.skipped).toContainEqual(
      expect.objectContaining({ reason: "rows far from the other addresses of their commune", count: 1 }),
    );
    const town = (await readRecords()).find(({ id }) => id === "commune-83999");
    expect(town?.location.latitude).toBeCloseTo(43.2412, 3);
    expect(town?.viewport?.high.latitude).toBeCloseTo(43.2414, 3);
  });

  test("with an unclosed quote count and write its line", async () => {
    const rejected = join(folder, "rejected.tsv");
    const [first = "", ...others] = BANO.split("\n");
    const open = first.replace("Rue", '"Rue').replace("12BIS", "12TER");
    const report = await addresses(
      { "bano.csv": [first, open, ...others, ""].join("\n"), "more.csv": BANO.replaceAll("0150A", "0160A") },
      { rejected },
    );
    const reason = "lines with a quote that is not closed";
    // Three of each file are refused for other reasons, and a square is in both.
    expect(report).toMatchObject({ readCount: 15, rejectedCount: 8 });
    expect(report.skipped).toContainEqual({ reason, count: 1, examples: ["bano.csv:line 2"] });
    expect(report.skipped.flatMap(({ examples }) => examples)).toContain("row bano.csv:7");
    expect((await readFile(rejected, "utf8")).split("\n")[0]).toBe(
      `bano.csv:line 2\t${reason}\t${JSON.stringify({ line: open })}`,
    );
  });

  test("with the key of another number are counted and written", async () => {
    const rejected = join(folder, "rejected.tsv");
    const row = (number: number) =>
      `83999_0300_00001;;${number};;Rue du Phare;;Port-Valbrune;83999;;;6.9;43.29;;;Commune;2024-03-01`;
    const content = [BAL.split("\r\n", 1), row(1), row(2)].join("\n").replace(";;;6.9", ";;entrée;6.9");
    const report = await addresses({ "bal.csv": content }, { rejected });
    expect(report).toMatchObject({ readCount: 2, rejectedCount: 1, added: { address: 1 } });
    expect(await readFile(rejected, "utf8")).toMatch(/^2\trows whose id an earlier row has\t/);
  });

  test("with several spellings of a street show the best one, in any order", async () => {
    const spellings = [
      "RUE DE L EGLISE",
      "Rue de l'Eglise",
      "RUE DE L EGLISE",
      "R. de l'Église",
      "Rue de l'Église",
    ];
    const rows = [
      "83999_0300_99999;;99999;;R DE L EGLISE;;Port-Valbrune;83999;;;6.9;43.29;;;Commune;2024-03-01",
      ...spellings.map(
        (street, at) =>
          `83999_0300_0000${at + 1};;${at + 1};;${street};;Port-Valbrune;83999;;;6.9;43.29;;;Commune;2024-03-01`,
      ),
    ];
    for (const order of [rows, rows.toReversed()]) {
      await addresses({ "bal.csv": [BAL.split("\r\n", 1), ...order].join("\n") });
      const records = (await readRecords()).filter(({ kind }) => kind !== "locality");
      expect(records.map(({ address }) => address.street)).toEqual(records.map(() => "Rue de l'Église"));
      expect(records.map(({ id, names }) => [id, names.default]).toSorted()).toEqual([
        ["ban-83999_0300", "Rue de l'Église"],
        ...spellings.map((_, at) => [`ban-83999_0300_0000${at + 1}`, `${at + 1} Rue de l'Église`]),
      ]);
    }
  });

  test("with more than 20,000 rows of a street count and write each that is dropped", async () => {
    const rejected = join(folder, "rejected.tsv");
    const [header = "", row = ""] = BAL.split("\r\n");
    // Each number has half of the positions, so the index is small.
    const rows = Array.from({ length: 20_002 }, (_, at) =>
      row
        .replace("_00007;;7;", at < 10_000 ? "_00001;;1;" : at < 20_000 ? "_00002;;2;" : `_0000${at};;3;`)
        .replace("parcelle", "entrée"),
    );
    const report = await addresses({ "bal.csv": [header, ...rows].join("\n") }, { rejected });
    const reason = "rows beyond the first 20000 of their street";
    expect(report).toMatchObject({
      readCount: 20_002,
      added: { address: 2, street: 1 },
      rejectedCount: 2,
      skipped: [{ reason, count: 2, examples: ["row 20001", "row 20002"] }],
    });
    const lines = (await readFile(rejected, "utf8")).trimEnd().split("\n");
    expect(lines.map((line) => line.split("\t", 2))).toEqual([
      ["20001", reason],
      ["20002", reason],
    ]);
    expect(JSON.parse(lines[1]!.split("\t")[2]!)).toMatchObject({ id: "ban-83999_0150_000020001" });
  });

  test("of BANO and BAL in one command are rejected, since both have the same addresses", async () => {
    await expect(addresses({ "bal.csv": BAL, "bano.csv": BANO })).rejects.toThrow(
      "bano.csv is BANO, an earlier file is BAL. Import BANO in a command of its own",
    );
    expect(await readManifest(join(dataDir, "places"))).toBeNull();
  });

  test("in Windows-1252 are read as such", async () => {
    await addresses({ "latin.csv": Buffer.from(BANO.replace("Place du Môle", "Place de l'Été"), "latin1") });
    expect((await readRecords()).find(({ id }) => id === "bano-839980010b")?.names.default).toBe(
      "Place de l'Été",
    );
  });
});

describe("a file without addresses changes nothing", () => {
  let published: PlacesManifest | null;
  beforeAll(async () => {
    await makeFolder();
    await addresses({ "bano.csv": BANO });
    published = await readManifest(join(dataDir, "places"));
  });
  afterAll(removeFolder);

  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => BANO.replaceAll("0150A", `0${at}A`)).join("\n");
  test.each([
    ["a gzip that is cut off", gzipSync(rows(4_000)).subarray(0, 4_000), "is damaged or cut off"],
    ["a zip bomb", gzipSync(`${BANO}\n${`${" ".repeat(99_000)}\n`.repeat(1_020)}`), "it may be a zip bomb"],
    ["binary data", Buffer.from(Array.from({ length: 2_000 }, (_, at) => (at * 37) % 251)), "is not"],
    ["NUL bytes", Buffer.alloc(4_000), "is not text, so it is not an address file"],
    ["an empty file", "", "is empty, so it is not an address file"],
    [
      "another list",
      "nom;lat;lon\nA;1;2\n",
      "begins with the columns nom, lat, lon, so it is not an address",
    ],
    ["JSON", "[]", "is JSON, so it is not an address file"],
    ["a line of a million characters", `${BANO}\n${"x".repeat(1e6)}\n`, "has a line of more than 100000"],
    ["a row that is cut off", `${BANO}\n839990150A-99,99,Rue`, "is cut off: its last line has 3 of 8 cells"],
    ["a header alone", `${BAN_HEADER}\n`, "holds no address: it has no rows"],
    [
      "another projection",
      "839990150A-1,1,Rue A,83990,Port,C+O,6244000,1001000\n".repeat(1) +
        "839990150A-2,2,Rue A,83990,Port,C+O,1,1",
      "holds no address: 1 of 2 are rows whose position is",
    ],
  ])("%s", async (_what, content, message) => {
    await expect(addresses({ "other.csv": content })).rejects.toThrow(message);
    expect(await readManifest(join(dataDir, "places"))).toEqual(published);
  });

  test("rejected rows need a file that can be written", async () => {
    await expect(addresses({ "bano.csv": BANO }, { rejected: folder })).rejects.toThrow(
      `--rejected: ${folder} cannot be written (EISDIR)`,
    );
    expect(await readManifest(join(dataDir, "places"))).toEqual(published);
  });

  test("a name that a map has is rejected", async () => {
    const map = join(folder, "port.osm");
    await writeFile(
      map,
      '<osm version="0.6"><node id="1" lat="43.2" lon="6.8"><tag k="shop" v="bakery"/><tag k="name" v="Le Fournil"/></node></osm>',
    );
    await importPlaces({ files: [map], dataDir, graceMs: 0, basemap: false, roads: false });
    await expect(addresses({ "bano.csv": BANO }, { name: "port" })).rejects.toThrow(
      '"port" is the name of a source of another kind (places)',
    );
  });
});
