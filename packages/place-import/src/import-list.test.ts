import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runWithSources } from "@lieudit/place-index";
import { openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import { readManifest } from "@lieudit/place-index/store";
import type { PlaceRecord } from "@lieudit/place-model";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { formatSources } from "./command/report-text.ts";
import { importFeed } from "./import-feed.ts";
import { type ImportListOptions, importList } from "./import-list.ts";
import { rebuildIndex } from "./rebuild-index.ts";
import { listSources, removeSources } from "./remove-sources.ts";

const NOW = new Date("2026-05-02T10:00:00Z");
let folder = "";
let dataDir = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-list-"));
  dataDir = join(folder, "data");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function list(content: string | Buffer, options: Partial<ImportListOptions> = {}) {
  const file = join(folder, options.file ?? "magasins.csv");
  await writeFile(file, content);
  return importList({ dataDir, now: () => NOW, graceMs: 0, ...options, file });
}

async function withIndex<T>(use: (index: Awaited<ReturnType<typeof openSqlitePlaceIndex>>) => Promise<T>) {
  const manifest = await readManifest(join(dataDir, "places"));
  const index = await openSqlitePlaceIndex(join(dataDir, "places", manifest!.index!));
  try {
    return await use(index);
  } finally {
    await index.close();
  }
}
const place = (id: string): Promise<PlaceRecord | null> => withIndex((index) => index.getPlace(id));

const SHOPS = [
  "Identifiant;Nom du magasin;Catégorie;Latitude;Longitude;Numéro;Rue;Code postal;Ville;Téléphone;Site web;Horaires;Description",
  "M001;Au Bon Pain;boulangerie;43,2412;6,8137;12;Rue des Cordiers;83990;Port-Valbrune;04 94 12 34 56;aubonpain.example;Mo-Sa 07:00-19:00;Pain au levain.",
  "M002;Phare Optique;Opticien de marine;43,2420;6,8140;;;83990;Port-Valbrune;12;pas un site;le matin;",
].join("\n");

describe("a list in CSV", () => {
  test("becomes places with the columns that it has, each field in its own form", async () => {
    const report = await list(SHOPS);
    expect(report.source).toMatchObject({ name: "magasins", placeCount: 2, attribution: "magasins" });
    expect(report.readCount).toBe(2);
    expect(new Map(report.columns).get("name")).toBe("nom_du_magasin");
    expect(await place("own-magasins_M001")).toMatchObject({
      kind: "poi",
      source: "magasins",
      names: { default: "Au Bon Pain" },
      primaryType: "bakery",
      location: { latitude: 43.2412, longitude: 6.8137 },
      address: {
        houseNumber: "12",
        street: "Rue des Cordiers",
        postcode: "83990",
        locality: "Port-Valbrune",
        countryCode: "FR",
      },
      hours: { isWeekly: true },
      editorialSummary: { fr: "Pain au levain." },
      attributions: [{ provider: "magasins" }],
      facts: {
        internationalPhoneNumber: "+33 4 94 12 34 56",
        websiteUri: "https://aubonpain.example/",
      },
    });
  });

  test("keeps a place with unreadable details, and reports the omissions", async () => {
    const { skipped } = await list(SHOPS);
    const record = await place("own-magasins_M002");
    expect(record?.primaryType).toBe("point_of_interest");
    expect(record?.hours).toBeUndefined();
    expect(record?.facts.websiteUri).toBeUndefined();
    expect(skipped.map(({ reason }) => reason).toSorted()).toEqual([
      "opening hours that give no week (write them as OpenStreetMap does)",
      "phone numbers that are invalid",
      'types that are unknown, such as "Opticien de marine" (kept as point_of_interest)',
      "websites that are not web addresses",
    ]);
  });

  test("is found by its words, and replaced by the next list of its name", async () => {
    await list(SHOPS);
    const find = () =>
      withIndex(
        async (index) => (await index.searchText({ text: "bon pain", limit: 5, language: "fr" })).places,
      );
    expect((await find())[0]).toMatchObject({ id: "own-magasins_M001", names: { default: "Au Bon Pain" } });
    await list(SHOPS.replaceAll("Au Bon Pain", "Aux Deux Tours"));
    expect((await find()).map(({ names }) => names.default)).not.toContain("Au Bon Pain");
    expect(await listSources({ dataDir })).toHaveLength(1);
    await removeSources({ dataDir, names: ["magasins"] });
    expect(await listSources({ dataDir })).toEqual([]);
  });

  test("may say its columns, its type, its name and whom to name", async () => {
    const report = await list("a,b,c,d\nLe Phare,43.2,6.8,rouge\n", {
      columns: "name=a,lat=b,lon=c",
      type: "tourist_attraction",
      name: "phares",
      attribution: "Ville de Port-Valbrune",
    });
    expect(report.topTypes).toEqual([{ type: "tourist_attraction", count: 1 }]);
    expect(report.source).toMatchObject({ name: "phares", attribution: "Ville de Port-Valbrune" });
  });

  test("has ids that stay where its rows are without one", async () => {
    const rows = "nom,lat,lon\nLe Phare,43.2,6.8\nLa Jetée,43.3,6.8\n";
    const ids = () =>
      withIndex(async (index) =>
        (
          await index.searchNearby({
            center: { latitude: 43.2, longitude: 6.8 },
            radiusMetres: 100,
            limit: 5,
            language: "fr",
          } as never)
        ).map(({ id }) => id),
      );
    await list(rows);
    const before = await ids();
    expect(before[0]).toMatch(/^own-magasins_[\da-f]{16}$/);
    await list(rows.replace("La Jetée,43.3,6.8\n", ""));
    expect(await ids()).toEqual(before);
  });
});

describe("refused rows", () => {
  test("stand in the report and in a file, with their number and the reason", async () => {
    const rejected = join(folder, "rejected.tsv");
    const report = await list(
      [
        "id,nom,lat,lon",
        "a-one,Le Phare,43.2,6.8",
        "a-two,,43.2,6.8",
        "a-three,La Jetée,,",
        "a-four,Le Môle,0,0",
        "a-five,Le Port,862000,6240000",
        "a-six,La Digue,140,6.8",
        "a-one,Le Phare encore,43.2,6.8",
        "",
      ].join("\n"),
      { rejected },
    );
    expect(report.source.placeCount).toBe(1);
    expect(report.skipped).toEqual([
      { reason: "rows without a position", count: 2, examples: ["row 3", "row 4"] },
      {
        reason: "rows whose id an earlier row has",
        count: 1,
        examples: ["row 7"],
      },
      {
        reason:
          "rows whose latitude and longitude are exchanged; name the columns with --columns lat=…,lon=…",
        count: 1,
        examples: ["row 6"],
      },
      {
        reason: "rows whose position is not in degrees, such as Lambert-93; convert the list to WGS 84",
        count: 1,
        examples: ["row 5"],
      },
      { reason: "rows without a name", count: 1, examples: ["row 2"] },
    ]);
    const lines = (await readFile(rejected, "utf8")).trimEnd().split("\n");
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('2\trows without a name\t{"id":"a-two","nom":"","lat":"43.2","lon":"6.8"}');
  });

  test.each([
    [
      "a quote that is not closed",
      'id,nom,lat,lon\na,Le Phare,43.2,6.8\nb,"Le Môle,43.2,6.8\nc,La Digue,43.2,6.8\nd,Le Port,43.2,6.8\n',
      "lines with a quote that is not closed",
      'b,"Le Môle,43.2,6.8',
    ],
    [
      "JSON that is cut off",
      '{"id":"a","nom":"Le Phare","lat":43.2,"lon":6.8}\n{"nom":\n{"id":"c","nom":"La Digue","lat":43.2,"lon":6.8}\n',
      "lines that are not JSON",
      '{"nom":',
    ],
  ])("include the lines with %s", async (_what, content, reason, text) => {
    const rejected = join(folder, "rejected.tsv");
    const report = await list(content, { rejected });
    const number = content.split("\n").indexOf(text) + 1;
    expect(report.skipped).toEqual([{ reason, count: 1, examples: [`line ${number}`] }]);
    expect(await readFile(rejected, "utf8")).toBe(
      `line ${number}\t${reason}\t${JSON.stringify({ line: text })}\n`,
    );
  });

  test("count among the rows, whose numbers include them", async () => {
    const rejected = join(folder, "rejected.tsv");
    const content =
      'id,nom,lat,lon\na,Le Phare,43.2,6.8\nb,"Le Môle,43.2,6.8\nc,,43.2,6.8\nd,"Le Port,43.2,6.8\n';
    const report = await list(content, { rejected });
    expect([report.readCount, report.source.placeCount]).toEqual([4, 1]);
    expect((await readFile(rejected, "utf8")).match(/^[^\t]+\t[^\t]+/gm)).toEqual([
      "line 3\tlines with a quote that is not closed",
      "line 5\tlines with a quote that is not closed",
      "3\trows without a name",
    ]);
  });

  test("in a file that cannot be written stop the import with a sentence", async () => {
    const rejected = join(folder, "missing", "rejected.tsv");
    await expect(list(SHOPS, { rejected })).rejects.toThrow(
      `--rejected: ${rejected} cannot be written (ENOENT). Nothing was changed; name a file in an existing folder.`,
    );
    expect(await listSources({ dataDir })).toEqual([]);
  });

  test.each([
    [
      "a list in another projection",
      "nom,lat,lon\nA,6240000,862000\n",
      "holds no place: 1 of 1 are rows whose position is not in degrees",
    ],
    ["a list without rows", "nom,lat,lon\n", "holds no place: it has no rows"],
    ["a list without a position", "nom,rue\nA,B\n", "no column that looks like a position"],
    ["a list without names", "lat,lon\n1,2\n", "no column that looks like a name"],
    ["a list that is cut off", "nom,lat,lon\nA,43.2,6.8\nB,43", "is cut off"],
    [
      "a list that is cut off within a quote",
      'nom,lat,lon\nA,43.2,6.8\n"B',
      "is cut off: the quote in its last line, 3, is not closed",
    ],
    ["JSON that is cut off", '{"type":"FeatureCollection","features":[{', "is not JSON"],
  ])("%s is refused as a whole and changes nothing", async (_what, content, message) => {
    await list(SHOPS);
    await expect(list(content, { file: "autre.csv" })).rejects.toThrow(message);
    expect((await listSources({ dataDir })).map(({ name }) => name)).toEqual(["magasins"]);
    expect(await place("own-magasins_M001")).not.toBeNull();
  });
});

test.each([
  [
    "GeoJSON",
    '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[6.8,43.2]},"properties":{"name":"Le Phare"}}]}',
  ],
  ["JSON with a pair", '[{"name":"Le Phare","geo_point_2d":"43.2, 6.8"}]'],
  ["WKT", "name;geom\nLe Phare;POINT(6.8 43.2)\n"],
  ["GeoJSON in a cell", 'name;geom\nLe Phare;"{""type"":""Point"",""coordinates"":[6.8,43.2]}"\n'],
])("a position in %s is read", async (_what, content) => {
  const { source } = await list(content);
  expect(source.placeCount).toBe(1);
  expect(source.viewport).toMatchObject({ low: { latitude: 43.2, longitude: 6.8 } });
});

test("a polygon is no position", async () => {
  const polygon = '{"type":"Polygon","coordinates":[[[6.8,43.2],[6.9,43.2],[6.9,43.3],[6.8,43.2]]]}';
  const content = `{"features":[{"geometry":${polygon},"properties":{"name":"Le Parc"}}]}`;
  await expect(list(content, { file: "parcs.geojson" })).rejects.toThrow(
    "1 of 1 are rows without a position",
  );
});

describe("a private list", () => {
  const ID = "own-magasins_M001";
  const isVisible = async (sources: string[] = []) =>
    (await withIndex((index) => runWithSources(sources, () => index.getPlace(ID)))) !== null;

  test("is visible to nobody without its name, also after a rebuild and the next import", async () => {
    const { source, indexedCount } = await list(SHOPS, { isPrivate: true });
    expect([source.isPrivate, source.placeCount, indexedCount]).toEqual([true, 2, 2]);
    const steps = [
      () => {},
      () => rebuildIndex({ dataDir, graceMs: 0 }),
      () => list(SHOPS),
      () => list(SHOPS, { name: "autre" }),
    ];
    for (const step of steps) {
      await step();
      expect([await isVisible(), await isVisible(["autre"]), await isVisible(["magasins"])]).toEqual([
        false,
        false,
        true,
      ]);
    }
    expect(formatSources(await listSources({ dataDir }))).toMatch(/^magasins \(private\) +2 /m);
    expect(formatSources(await listSources({ dataDir }))).toMatch(/^autre +2 /m);
    const { sources, placeCount, hasPrivateSources } = await withIndex((index) => index.describe());
    expect([sources.map(({ name }) => name), placeCount, hasPrivateSources]).toEqual([["autre"], 2, true]);
  });

  test("becomes public when it is imported as public, and private again", async () => {
    await list(SHOPS, { isPrivate: true });
    await list(SHOPS, { isPrivate: false });
    expect(await isVisible()).toBe(true);
    expect((await listSources({ dataDir }))[0]).not.toHaveProperty("isPrivate");
    await list(SHOPS, { isPrivate: true });
    expect(await isVisible()).toBe(false);
  });

  test("does not join the stations of a public feed", async () => {
    const station = "id;nom;type;lat;lon\nS1;Relais privé;gas_station;43.24;6.81";
    const feed = `<pdv_liste><pdv id="83990001" latitude="4324000" longitude="681000" cp="83990" pop="R">
      <adresse>1 QUAI</adresse><ville>PORT-VALBRUNE</ville>
      <prix nom="Gazole" id="1" maj="2026-05-01 08:30:00" valeur="1.749"/></pdv></pdv_liste>`;
    const file = join(folder, "prix.xml");
    await writeFile(file, feed);
    const importFuel = () => importFeed({ kind: "fuel", file, dataDir, now: () => NOW, graceMs: 0 });
    await list(station, { name: "relais", isPrivate: true });
    expect(await importFuel()).toMatchObject({ joinedCount: 0, ownCount: 1 });
    // A public list is joined, so the two differ.
    await list(station, { name: "relais", isPrivate: false });
    expect(await importFuel()).toMatchObject({ joinedCount: 1, ownCount: 0 });
  });
});
