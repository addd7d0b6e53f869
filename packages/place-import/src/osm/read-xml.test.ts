import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ImportError, SkipReport } from "@lieudit/intake";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SKIPPED } from "./element-limits.ts";
import { openOsmFile } from "./open-osm-file.ts";
import type { OsmElement, OsmFileHeader, OsmType } from "./osm-element.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "read-xml-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ALL: ReadonlySet<OsmType> = new Set(["node", "way", "relation"]);

async function read(name: string, bytes: string | Uint8Array, want = ALL) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const skips = new SkipReport();
  const elements: OsmElement[] = [];
  let header: OsmFileHeader | undefined;
  const file = await openOsmFile(path, { workFolder: folder });
  const onHeader = (seen: OsmFileHeader) => {
    header = { ...seen };
  };
  for await (const batch of file.read({ want, skips, onHeader })) elements.push(...batch);
  return { elements, skips, header };
}

const TOWN = `<?xml version="1.0" encoding="UTF-8"?>
<osm version="0.6" generator="test">
  <meta osm_base="2026-01-02T03:04:05Z"/>
  <bounds minlat="43.1" minlon="7.1" maxlat="43.9" maxlon="7.9"/>
  <node id="1" lat="43.5" lon="7.25"><tag k="name" v="Caf&#233; &amp; Th&quot;é"/></node>
  <node id="2" lat="43.6" lon="7.5"/>
  <way id="5"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>
  <relation id="6"><member type="way" ref="5" role="outer"/><tag k="type" v="boundary"/></relation>
  <changeset id="4"><tag k="comment" v="not for us"/></changeset>
</osm>
`;

const ELEMENTS: OsmElement[] = [
  { type: "node", id: 1, latitude: 43.5, longitude: 7.25, tags: { name: 'Café & Th"é' } },
  { type: "node", id: 2, latitude: 43.6, longitude: 7.5, tags: {} },
  { type: "way", id: 5, nodeIds: [1, 2], tags: { highway: "residential" } },
  { type: "relation", id: 6, members: [{ type: "way", id: 5, role: "outer" }], tags: { type: "boundary" } },
];

const hasBzip2 = spawnSync("bzip2", ["--version"], { input: "" }).status === 0;

describe("OSM XML is read plain and packed", () => {
  test("yields wanted types only", async () => {
    const { elements } = await read("town.osm", TOWN, new Set(["way"]));
    expect(elements).toEqual(ELEMENTS.filter(({ type }) => type === "way"));
  });

  test("plain, with the timestamp and the bounds", async () => {
    const { elements, header } = await read("town.osm", TOWN);
    expect(elements).toEqual(ELEMENTS);
    expect(header).toEqual({ dataTimestamp: "2026-01-02T03:04:05Z", bounds: [7.1, 43.1, 7.9, 43.9] });
  });

  test.each([
    ["Carte fictive", "Carte fictive"],
    ["http://www.openstreetmap.org/copyright", undefined],
    ["", undefined],
  ])("whom to name: %j gives %j", async (given, attribution) => {
    const { header } = await read("own.osm", TOWN.replace("<osm ", `<osm attribution="${given}" `));
    expect(header?.attribution).toBe(attribution);
  });

  test("gzip, whatever the file name", async () => {
    expect((await read("town.pbf", gzipSync(TOWN))).elements).toEqual(ELEMENTS);
  });

  test.skipIf(!hasBzip2)("bzip2, of one stream and of two (skipped without the bzip2 command)", async () => {
    const pack = (text: string) => spawnSync("bzip2", ["-c"], { input: text }).stdout;
    expect((await read("town.osm.bz2", pack(TOWN))).elements).toEqual(ELEMENTS);
    const half = TOWN.length / 2;
    const two = Buffer.concat([pack(TOWN.slice(0, half)), pack(TOWN.slice(half))]);
    expect((await read("two.osm.bz2", two)).elements).toEqual(ELEMENTS);
  });

  test.skipIf(!hasBzip2)(
    "a truncated or damaged bzip2 file is rejected (skipped without bzip2)",
    async () => {
      const good = spawnSync("bzip2", ["-c"], { input: TOWN }).stdout;
      const cut = good.subarray(0, good.length - 20);
      await expect(read("cut.osm.bz2", cut)).rejects.toThrow(/cut\.osm\.bz2.*damaged or cut off/);
      const bad = Buffer.from(good);
      bad[60]! ^= 0xff;
      await expect(read("bad.osm.bz2", bad)).rejects.toThrow(/bad\.osm\.bz2.*damaged or cut off/);
    },
  );

  test.skipIf(!hasBzip2)("a bzip2 bomb is rejected (skipped without bzip2)", async () => {
    const bomb = spawnSync("sh", ["-c", "head -c 60000000 /dev/zero | bzip2 -c"]).stdout;
    await expect(read("bomb.osm.bz2", bomb)).rejects.toThrow(/unpacks to more than/);
    expect((await readdir(folder)).length).toBeLessThan(20);
  });
});

describe("broken and hostile XML is rejected in one line with the position", () => {
  const start = '<osm version="0.6">\n';
  test.each<[name: string, text: string | Uint8Array, message: RegExp]>([
    ["cut off", TOWN.slice(0, 400), /line \d+: .*cut off|unclosed|missing/],
    [
      "cut off between elements",
      `${start}<node id="1" lat="1" lon="1"/>\n`,
      /line 3: the file is cut off: <\/osm> is missing/,
    ],
    ["not well formed", `${start}<node id="1"\n<way>`, /line 3: /],
    ["a change file", '<osmChange version="0.6"></osmChange>', /line 1: it is a change file/],
    ["another root", "<gpx></gpx>", /line 1: its root is <gpx> and not <osm>/],
    [
      "an entity bomb",
      '<!DOCTYPE osm [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>\n<osm>&b;</osm>',
      /line \d+: a document type is not part of OSM XML/,
    ],
    [
      "an unknown entity",
      `${start}<node id="1" lat="1" lon="1"><tag k="name" v="&bomb;"/></node></osm>`,
      /line 2: /,
    ],
    ["10 000 levels", `${start}${"<node>".repeat(10_000)}`, /line 2: elements are nested more than 32 deep/],
    [
      "one tag without end",
      `${start}<node id="${"1".repeat(6_000_000)}`,
      /line 2: one tag or text is longer/,
    ],
    ["another encoding", '<?xml version="1.0" encoding="UTF-16"?><osm/>', /line 1: its encoding is "UTF-16"/],
    [
      "bytes that are no text",
      Buffer.concat([Buffer.from(start), Buffer.from([0xff, 0xfe])]),
      /near byte 0: the text is not UTF-8/,
    ],
    ["a zip archive", Buffer.from("PK\x03\x04 zip"), /is a zip archive\. Unpack it first/],
    [
      "a feed of fuel prices",
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><pdv_liste><pdv><ville>\xc9ze', "latin1"),
      /is a feed and not an extract; import it with --fuel /,
    ],
    ["charging points", "nom_enseigne,id_station_itinerance,nom_station\n", /import it with --irve /],
    ["their states", '"id_pdc_itinerance";"etat_pdc"\n', /import it with --irve-live /],
    ["something else", "hello", /is neither PBF nor XML/],
    [
      "PBF in gzip",
      gzipSync(Buffer.concat([Buffer.from([0, 0, 0, 13, 10, 9]), Buffer.from("OSMHeader")])),
      /is an \.osm\.pbf file that was compressed once more\. Unpack it/,
    ],
    ["a tag that is not open", Buffer.from(`${start}</way></osm>`), /unexpected close tag\. Nothing/],
    ["cut gzip", gzipSync(TOWN).subarray(0, 100), /gzip data is damaged or cut off/],
    [
      "damaged gzip",
      Buffer.concat([gzipSync(TOWN).subarray(0, 60), Buffer.alloc(200, 7)]),
      /gzip data is damaged/,
    ],
    [
      "a gzip bomb",
      gzipSync(Buffer.concat([Buffer.from(start), Buffer.from("<a/>".repeat(15_000_000))])),
      /more than 200 times its size/,
    ],
  ])("%s", async (name, text, message) => {
    const outcome = read(`${name.replaceAll(" ", "-")}.osm`, text);
    await expect(outcome).rejects.toThrow(message);
    await expect(outcome).rejects.toBeInstanceOf(ImportError);
    await expect(outcome).rejects.toThrow(/^[^\n]*$/);
  });

  test("a missing file", async () => {
    await expect(openOsmFile(join(folder, "none.osm"), { workFolder: folder })).rejects.toThrow(
      /none\.osm cannot be read: the file does not exist/,
    );
  });
});

describe("an impossible element is skipped with its line, and the rest is read", () => {
  test.each([
    ["latitude out of range", '<node id="7" lat="91" lon="0"/>', SKIPPED.badPosition],
    ["latitude NaN", '<node id="7" lat="NaN" lon="0"/>', SKIPPED.badPosition],
    ["no latitude", '<node id="7" lon="0"/>', SKIPPED.badPosition],
    ["latitude Infinity", '<node id="7" lat="1e999" lon="0"/>', SKIPPED.badPosition],
    ["negative id", '<node id="-7" lat="0" lon="0"/>', SKIPPED.badId],
    ["id with a fraction", '<way id="1.5"/>', SKIPPED.badId],
    ["hexadecimal id", '<way id="0x10"/>', SKIPPED.badId],
    ["deleted", '<node id="7" lat="0" lon="0" action="delete"/>', SKIPPED.deleted],
    ["not visible", '<node id="7" visible="false"/>', SKIPPED.deleted],
  ])("%s", async (_name, xml, reason) => {
    const { elements, skips } = await read(
      "one.osm",
      `<osm>\n<node id="1" lat="1" lon="1"/>\n${xml}\n<node id="2" lat="1" lon="1"/></osm>`,
    );
    expect(elements.map(({ id }) => id)).toEqual([1, 2]);
    expect(skips.list()).toMatchObject([{ reason, count: 1 }]);
    expect(skips.list()[0]?.examples[0]).toMatch(/^one\.osm, line 3, (node|way)\//);
  });

  test("a value of 1 MB is dropped and the element is kept", async () => {
    const { elements, skips } = await read(
      "long.osm",
      `<osm><node id="1" lat="1" lon="1"><tag k="note" v="${"x".repeat(1_000_000)}"/><tag k="shop" v="bakery"/></node></osm>`,
    );
    expect(elements[0]?.tags).toEqual({ shop: "bakery" });
    expect(skips.list()).toMatchObject([{ reason: SKIPPED.longTag, count: 1 }]);
  });
});

test("XML with changed characters gives elements or an ImportError", async () => {
  const change = fc.tuple(fc.nat(TOWN.length - 1), fc.string({ maxLength: 3 }));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      let text = TOWN;
      for (const [at, put] of changes) text = text.slice(0, at) + put + text.slice(at + put.length);
      try {
        const { elements } = await read("fuzz.osm", text);
        for (const { id } of elements) expect(id).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(ImportError);
        expect((error as Error).message).not.toMatch(/\n/);
      }
    }),
    { numRuns: 500 },
  );
});
