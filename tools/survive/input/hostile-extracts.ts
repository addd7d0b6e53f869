import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { ImportError, SkipReport } from "@lieudit/intake";
import { importPlaces } from "@lieudit/place-import";
import { PbfReader } from "pbf";
import { openOsmFile } from "../../../packages/place-import/src/osm/open-osm-file.ts";
import type { OsmElement, OsmType } from "../../../packages/place-import/src/osm/osm-element.ts";
import { dataBlob, headerBlob } from "../../../packages/place-import/src/osm/pbf-writer.ts";
import { type SeededRandom, seededRandom } from "../../bench/places/seeded-random.ts";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";

const ALL: ReadonlySet<OsmType> = new Set(["node", "way", "relation"]);
/** Enough for a file of a few hundred bytes. */
const MAX_MS = 3_000;
/** One of this many damaged files is also imported. */
const IMPORT_INTERVAL = 60;

/**
 * Reads extracts with damaged bytes: the reader returns elements or throws an
 * error of one line. An import publishes all new places or keeps the old ones.
 */
export const hostileExtracts: Scenario = {
  name: "broken and hostile .osm.pbf files",
  seededBug: "a reader that trusts every length and offset",
  async run({ seed, isShort }, build) {
    const random = seededRandom(seed);
    const runs = build === "mutated" ? 100 : isShort ? 240 : 100_000;
    const folder = await mkdtemp(join(tmpdir(), "lieudit-hostile-extracts-"));
    const tally = new Tally();
    try {
      const path = join(folder, "town.osm.pbf");
      const dataDir = join(folder, "data");
      await writeFile(path, Buffer.concat(extract("raw")));
      await importPlaces({ files: [path], name: "town", dataDir, graceMs: 0, basemap: false, roads: false });
      for (let run = 0; run < runs; run += 1) {
        const bytes = damage(extract(random.pick(["raw", "zlib"] as const)), random);
        await writeFile(path, bytes);
        await tally.run(`run ${run}`, async () => {
          const started = performance.now();
          await (build === "real" ? read(path, folder) : naiveRead(bytes));
          if (performance.now() - started > MAX_MS) tally.addViolation(`run ${run}: it took too long`);
        });
        if (build === "real" && run % IMPORT_INTERVAL === 0)
          await tally.run(`import ${run}`, () => importDamaged(path, dataDir));
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return tally.toOutcome();
  },
};

async function read(path: string, workFolder: string): Promise<void> {
  try {
    const file = await openOsmFile(path, { workFolder });
    for await (const _ of file.read({ want: ALL, skips: new SkipReport() }));
  } catch (error) {
    if (!isOneLineError(error)) throw error;
  }
}

/** @throws {Error} when a failed import changes the published places or leaves files behind. */
async function importDamaged(path: string, dataDir: string): Promise<void> {
  const places = join(dataDir, "places");
  const before = await readFile(join(places, "current.json"), "utf8");
  const filesBefore = (await readdir(places)).toSorted();
  try {
    await importPlaces({ files: [path], name: "town", dataDir, graceMs: 0, basemap: false, roads: false });
  } catch (error) {
    if (!isOneLineError(error)) throw error;
    if ((await readFile(join(places, "current.json"), "utf8")) !== before)
      throw new Error("a failed import changed the published places");
    const files = (await readdir(places)).toSorted();
    if (String(files) !== String(filesBefore)) throw new Error(`left behind: ${files} for ${filesBefore}`);
  }
}

function isOneLineError(error: unknown): boolean {
  return error instanceof ImportError && !error.message.includes("\n");
}

const TOWN: readonly OsmElement[] = [
  { type: "node", id: 1, latitude: 43.24, longitude: 6.81, tags: { amenity: "cafe", name: "Le Phare" } },
  { type: "node", id: 2, latitude: 43.241, longitude: 6.812, tags: { amenity: "fuel", name: "Relais" } },
  { type: "node", id: 3, latitude: 43.242, longitude: 6.813, tags: {} },
  { type: "way", id: 4, nodeIds: [1, 2, 3, 1], tags: { building: "yes", name: "Halle" } },
  {
    type: "relation",
    id: 5,
    tags: { type: "multipolygon", natural: "wood", name: "Bois" },
    members: [{ type: "way", id: 4, role: "outer" }],
  },
];

function extract(packing: "raw" | "zlib"): Buffer[] {
  return [headerBlob({ bounds: [6.7, 43.1, 6.9, 43.3] }, packing), dataBlob(TOWN, { packing })];
}

function damage(blobs: readonly Buffer[], random: SeededRandom): Buffer {
  let bytes = Buffer.concat(blobs);
  for (let remaining = 1 + random.below(4); remaining > 0; remaining -= 1) {
    const at = random.below(bytes.length || 1);
    const slice = bytes.subarray(at, at + random.below(60));
    const kind = random.below(7);
    if (kind === 0) bytes = bytes.subarray(0, at);
    else if (kind === 1) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + slice.length)]);
    else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, at), slice, bytes.subarray(at)]);
    else if (kind === 3) bytes = Buffer.concat([bytes, ...blobs.slice(random.below(2))]);
    else if (bytes.length > 0) {
      bytes = Buffer.from(bytes);
      // An endless varint begins with such bytes.
      bytes[at] = kind === 4 ? 0xff : random.below(256);
    }
  }
  return bytes;
}

/** Returns a naive reader. */
function naiveRead(bytes: Buffer): number {
  let position = 0;
  let strings = 0;
  while (position < bytes.length) {
    const headerEnd = position + 4 + bytes.readUInt32BE(position);
    let size = 0;
    new PbfReader(bytes.subarray(position + 4, headerEnd)).readFields((tag, _, pbf) => {
      if (tag === 3) size = pbf.readVarint();
    }, undefined);
    new PbfReader(bytes.subarray(headerEnd, headerEnd + size)).readFields((tag, _, pbf) => {
      if (tag === 3) strings += inflateSync(pbf.readBytes()).length;
    }, undefined);
    position = headerEnd + size;
  }
  return strings;
}
