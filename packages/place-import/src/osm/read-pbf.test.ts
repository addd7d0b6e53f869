import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SkipReport } from "@lieudit/intake";
import { MONACO_EXTRACT } from "@lieudit/test-kit/real-data";
import fc from "fast-check";
import { PbfWriter } from "pbf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SKIPPED } from "./element-limits.ts";
import { openOsmFile } from "./open-osm-file.ts";
import type { ElementFilter, OsmElement, OsmFileHeader, OsmType } from "./osm-element.ts";
import { MAX_BLOB_BYTES } from "./pbf-blobs.ts";
import { dataBlob, dataBlock, framed, headerBlob, packed } from "./pbf-writer.ts";

const ALL: ReadonlySet<OsmType> = new Set(["node", "way", "relation"]);

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "read-pbf-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Outcome {
  elements: OsmElement[];
  skips: SkipReport;
  header: OsmFileHeader | undefined;
}

async function read(path: string, want = ALL): Promise<Outcome> {
  const skips = new SkipReport();
  const elements: OsmElement[] = [];
  let header: OsmFileHeader | undefined;
  const file = await openOsmFile(path, { workFolder: folder });
  const onHeader = (seen: OsmFileHeader) => {
    header = seen;
  };
  for await (const batch of file.read({ want, skips, onHeader })) elements.push(...batch);
  return { elements, skips, header };
}

let fileCount = 0;
async function readBytes(...pieces: Uint8Array[]): Promise<Outcome> {
  fileCount += 1;
  const path = join(folder, `case-${fileCount}.osm.pbf`);
  await writeFile(path, Buffer.concat(pieces));
  return read(path);
}

const node = (id: number, latitude = 43.5, longitude = 7.25, tags = {}): OsmElement => ({
  type: "node",
  id,
  latitude,
  longitude,
  tags,
});

const MIXED: OsmElement[] = [
  node(1, 43.7384, 7.4246, { name: "Café de la Gare", amenity: "cafe" }),
  node(2, -33.9, -70.5),
  node(12_345_678_901, 0, 180),
  { type: "way", id: 7, nodeIds: [1, 2, 12_345_678_901, 1], tags: { highway: "residential", name: "Rue É" } },
  {
    type: "relation",
    id: 9,
    members: [
      { type: "way", id: 7, role: "outer" },
      { type: "node", id: 1, role: "label" },
      { type: "relation", id: 3, role: "" },
    ],
    tags: { type: "boundary" },
  },
];

describe.skipIf(!existsSync(MONACO_EXTRACT))("a real extract (skipped without ../shared/data)", () => {
  test("every node, way and relation is read", async () => {
    const { elements, skips, header } = await read(MONACO_EXTRACT);
    const count = (type: OsmType) => elements.filter((element) => element.type === type).length;
    expect([count("node"), count("way"), count("relation")]).toEqual([30_477, 4_825, 285]);
    expect(skips.list()).toEqual([]);
    expect(header).toEqual({
      dataTimestamp: "2023-11-21T21:21:31Z",
      bounds: [7.409205, 43.72335, 7.448637, 43.75169],
    });
  });

  test("only wanted types are yielded", async () => {
    const { elements } = await read(MONACO_EXTRACT, new Set<OsmType>(["relation"]));
    expect(elements).toHaveLength(285);
    expect(new Set(elements.map(({ type }) => type))).toEqual(new Set(["relation"]));
  });
});

describe("written data is read", () => {
  test.each([
    ["dense nodes, zlib", {}],
    ["plain nodes, zlib", { plainNodes: true }],
    ["zstd", { packing: "zstd" }],
    ["unpacked", { packing: "raw" }],
  ] as const)("%s", async (_name, options) => {
    const { elements, skips } = await readBytes(headerBlob(), dataBlob(MIXED, options));
    expect(elements).toEqual(MIXED);
    expect(skips.list()).toEqual([]);
  });

  test.each([false, true])(
    "nodes without tags go to their own callback (plain nodes: %s)",
    async (plainNodes) => {
      const path = join(folder, `bare-${plainNodes}.osm.pbf`);
      await writeFile(path, Buffer.concat([headerBlob(), dataBlob(MIXED, { plainNodes })]));
      const bare: unknown[] = [];
      const elements: OsmElement[] = [];
      const file = await openOsmFile(path, { workFolder: folder });
      const onBareNode = (...node: unknown[]) => bare.push(node);
      for await (const batch of file.read({ want: ALL, skips: new SkipReport(), onBareNode }))
        elements.push(...batch);
      expect(bare).toEqual([
        [2, -33.9, -70.5, false],
        [12_345_678_901, 0, 180, false],
      ]);
      expect(elements).toEqual(MIXED.filter(({ id }) => id !== 2 && id !== 12_345_678_901));
    },
  );

  test.each([false, true])("a filter skips elements by their keys (plain nodes: %s)", async (plainNodes) => {
    const path = join(folder, `filtered-${plainNodes}.osm.pbf`);
    const tree = node(3, 1, 2, { natural: "tree" });
    const elements = [node(1, 1, 1, { height: "2", shop: "bakery" }), tree, node(4), ...MIXED.slice(3)];
    await writeFile(path, Buffer.concat([headerBlob(), dataBlob(elements, { plainNodes })]));
    const wanted: number[] = [];
    const others: unknown[] = [];
    const file = await openOsmFile(path, { workFolder: folder });
    const filter: ElementFilter = {
      wantsKey: (key) => key === "shop",
      wantsId: (type, id) => type === "relation" && id === 9,
      onUnwanted: (type, hasTags) => others.push([type, hasTags]),
    };
    const onBareNode = (...node: unknown[]) => others.push(node);
    for await (const batch of file.read({ want: ALL, filter, skips: new SkipReport(), onBareNode }))
      wanted.push(...batch.map(({ id }) => id));
    expect(wanted).toEqual([1, 9]);
    expect(others).toEqual([
      [3, 1, 2, true],
      [4, 43.5, 7.25, false],
      ["way", true],
    ]);
  });

  test("any element within the limits is unchanged", async () => {
    const text = fc.string({ maxLength: 40, unit: "grapheme" });
    const tags = fc.dictionary(
      text.filter((key) => key !== "" && key !== "__proto__"),
      text,
      { maxKeys: 5, noNullPrototype: true },
    );
    const id = fc.integer({ min: 1, max: 2 ** 50 });
    const position = (limit: number) =>
      fc.integer({ min: -limit * 1e7, max: limit * 1e7 }).map((units) => units / 1e7);
    const anyElement: fc.Arbitrary<OsmElement> = fc.oneof(
      fc.record({
        type: fc.constant("node" as const),
        id,
        latitude: position(90),
        longitude: position(180),
        tags,
      }),
      fc.record({ type: fc.constant("way" as const), id, nodeIds: fc.array(id, { maxLength: 8 }), tags }),
      fc.record({
        type: fc.constant("relation" as const),
        id,
        tags,
        members: fc.array(fc.record({ type: fc.constantFrom("node", "way", "relation"), id, role: text }), {
          maxLength: 5,
        }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyElement, { maxLength: 12 }), async (elements) => {
        const { elements: read } = await readBytes(headerBlob(), dataBlob(elements, { packing: "raw" }));
        expect(read).toEqual(elements.map(withoutNegativeZero));
      }),
      { numRuns: 150 },
    );
  });
});

describe("a file that is damaged as a whole is rejected", () => {
  const good = Buffer.concat([headerBlob(), dataBlob(MIXED)]);
  test.each<[name: string, bytes: Uint8Array, message: RegExp]>([
    ["empty", Buffer.alloc(0), /is empty/],
    ["not an extract", Buffer.from("hello, this is text\n"), /byte 0: this is not an extract/],
    [
      "cut in the data",
      good.subarray(0, good.length - 3),
      /blob 1 at byte \d+: the file is cut off.*3 too early/,
    ],
    ["cut in a length", Buffer.concat([good, Buffer.alloc(2)]), /blob 2 at byte \d+: the file is cut off/],
    [
      "header of 4 GB",
      Buffer.concat([good, Buffer.from([0xff, 0xff, 0xff, 0xff, 1, 2, 3])]),
      /blob 2 at byte \d+: its header says 4294967295 bytes, above the limit of 65536/,
    ],
    [
      "blob above 32 MiB",
      Buffer.concat([headerBlob(), framed("OSMData", packed(new Uint8Array(9), "raw"), MAX_BLOB_BYTES + 1)]),
      /blob 1 at byte \d+: it says 33554433 bytes/,
    ],
    [
      "wrong blob size",
      Buffer.concat([
        headerBlob(),
        framed("OSMData", packed(new Uint8Array(90), "raw"), 50),
        dataBlob(MIXED),
      ]),
      /blob 2 at byte \d+: (its header|the file is cut off)/,
    ],
    ["data first", dataBlob(MIXED), /byte 0: this is not an extract/],
    [
      "a history file",
      headerBlob({ requiredFeatures: ["OsmSchema-V0.6", "HistoricalInformation"] }),
      /HistoricalInformation.*history file/,
    ],
    [
      "an unknown feature",
      headerBlob({ requiredFeatures: ["Braille\u0007"] }),
      /needs the feature "Braille\?"/,
    ],
    [
      "LZ4",
      Buffer.concat([headerBlob(), framed("OSMData", field(6, new Uint8Array(4)))]),
      /blob 1 at byte \d+: packed with LZ4.*osmium cat/,
    ],
  ])("%s", async (_name, bytes, message) => {
    await expect(readBytes(bytes)).rejects.toMatchObject({ name: "ImportError", message });
    await expect(readBytes(bytes)).rejects.toThrow(/^[^\n]*$/);
  });
});

describe("a damaged block is skipped and reported, and the rest is read", () => {
  const before = dataBlob([node(1)]);
  const after = dataBlob([node(2)]);
  const bomb = Buffer.alloc(MAX_BLOB_BYTES + 1);
  test.each<[name: string, blob: Uint8Array, message: RegExp]>([
    ["zlib bomb", packed(bomb, "zlib", 1_000), /more than the 1000 bytes that it says/],
    ["zstd bomb", packed(bomb, "zstd", 1_000), /more than the 1000 bytes that it says/],
    ["honest bomb", packed(bomb, "zlib"), /says 33554433 bytes when unpacked, above the limit/],
    ["too small", packed(new Uint8Array(10), "zlib", 11), /unpacks to 10 bytes but says 11/],
    [
      "broken zlib",
      Buffer.concat([field(2, 100), field(3, Buffer.from("nonsense"))]),
      /zlib data is damaged/,
    ],
    ["no size", field(3, Buffer.from("nonsense")), /does not say its unpacked size/],
    ["nothing", new Uint8Array(0), /has no content/],
    ["random bytes", packed(Buffer.from("9f3a7c11e0ffffffffffffffff", "hex"), "raw"), /./],
    ["a string that is missing", packed(danglingTag(), "raw"), /string 90 is not in its table/],
    ["fewer positions than ids", packed(lonelyIds(), "raw"), /more node ids than positions/],
    ["a field past the end", packed(Buffer.from([0x12, 0x7f, 0x01]), "raw"), /past the end/],
  ])("%s", async (_name, blob, message) => {
    const { elements, skips } = await readBytes(headerBlob(), before, framed("OSMData", blob), after);
    expect(elements.map(({ id }) => id)).toEqual([1, 2]);
    const [thing] = skips.list();
    expect(thing).toMatchObject({ reason: SKIPPED.damagedBlock, count: 1 });
    expect(thing?.examples[0]).toMatch(/^case-\d+\.osm\.pbf, blob 2 at byte \d+: /);
    expect(thing?.examples[0]).toMatch(message);
  });

  test("blocks with changed bytes give elements or a reason", async () => {
    const block = dataBlock(MIXED);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(block.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
        async (changes) => {
          const bytes = Uint8Array.from(block);
          for (const [at, value] of changes) bytes[at] = value;
          const { elements, skips } = await readBytes(headerBlob(), framed("OSMData", packed(bytes, "raw")));
          for (const element of elements) {
            expect(element.id).toBeGreaterThan(0);
            if (element.type === "node") expect(Math.abs(element.latitude)).toBeLessThanOrEqual(90);
          }
          for (const { examples } of skips.list()) expect(examples.join("")).not.toMatch(/\n/);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe("an impossible element is skipped and reported, and the rest is read", () => {
  test.each<[name: string, element: OsmElement, reason: string]>([
    ["latitude 91", node(5, 91, 0), SKIPPED.badPosition],
    ["longitude -181", node(5, 0, -181), SKIPPED.badPosition],
    ["id 0", node(0), SKIPPED.badId],
    ["id -4", node(-4), SKIPPED.badId],
  ])("%s", async (_name, element, reason) => {
    const { elements, skips } = await readBytes(headerBlob(), dataBlob([node(1), element, node(2)]));
    expect(elements.map(({ id }) => id)).toEqual([1, 2]);
    expect(skips.list()).toMatchObject([{ reason, count: 1 }]);
  });

  test("a value of 1 MB is dropped and the element is kept", async () => {
    const hostile = node(3, 1, 1, { name: "x".repeat(1_000_000), shop: "bakery" });
    const { elements, skips } = await readBytes(headerBlob(), dataBlob([hostile]));
    expect(elements[0]?.tags).toEqual({ shop: "bakery" });
    expect(skips.list()).toMatchObject([
      { reason: SKIPPED.longTag, count: 1, examples: [`node/3, "name" of 1000000 characters`] },
    ]);
  });

  test("a tag named __proto__ is not a prototype", async () => {
    const hostile = node(3, 1, 1, JSON.parse('{"__proto__": "polluted", "name": "n"}'));
    const { elements } = await readBytes(headerBlob(), dataBlob([hostile]));
    expect(elements[0]?.tags).toEqual({ name: "n" });
    expect(Object.getPrototypeOf(elements[0]?.tags)).toBe(Object.prototype);
  });
});

function field(number: number, value: number | Uint8Array): Uint8Array {
  const writer = new PbfWriter();
  if (typeof value === "number") writer.writeVarintField(number, value);
  else writer.writeBytesField(number, value);
  return Uint8Array.from(writer.finish());
}

/** A node whose tag refers to a string missing in the block. */
function danglingTag(): Uint8Array {
  const single = Buffer.concat([field(1, 2), field(2, Uint8Array.of(90)), field(3, Uint8Array.of(91))]);
  return field(2, field(1, single));
}

function lonelyIds(): Uint8Array {
  return field(2, field(2, field(1, Uint8Array.of(2, 2, 2))));
}

/** A varint has no -0. */
function withoutNegativeZero(element: OsmElement): OsmElement {
  if (element.type !== "node") return element;
  return { ...element, latitude: element.latitude + 0, longitude: element.longitude + 0 };
}
