import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "@lieudit/place-index/sqlite";
import {
  followPlaceIndex,
  type PlacesManifest,
  publishManifest,
  readManifest,
} from "@lieudit/place-index/store";
import { MONACO_EXTRACT } from "@lieudit/test-kit/real-data";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ImportOptions, importPlaces } from "./import-places.ts";
import type { OsmElement } from "./osm/osm-element.ts";
import { dataBlob, framed, headerBlob } from "./osm/pbf-writer.ts";
import { rebuildIndex } from "./rebuild-index.ts";
import { listSources, removeSources } from "./remove-sources.ts";

const NOW = new Date("2026-03-01T12:00:00Z");

let folder = "";
let dataDir = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-places-"));
  dataDir = join(folder, "data");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const cafe = (id: number, name: string): OsmElement => ({
  type: "node",
  id,
  latitude: 43.7 + id / 10_000,
  longitude: 7.4,
  tags: { amenity: "cafe", name },
});

async function extract(file: string, elements: OsmElement[], ...more: Uint8Array[]): Promise<string> {
  const path = join(folder, file);
  const header = headerBlob({
    timestamp: Date.parse("2026-01-02T03:04:05Z") / 1_000,
    bounds: [7.3, 43.6, 7.5, 43.8],
  });
  await writeFile(path, Buffer.concat([header, dataBlob(elements), ...more]));
  return path;
}

function run(files: string[], options: Partial<ImportOptions> = {}) {
  return importPlaces({ files, dataDir, now: () => NOW, graceMs: 0, ...options });
}

async function manifest(): Promise<PlacesManifest> {
  return (await readManifest(join(dataDir, "places")))!;
}

/** Names of all places by id, from the published index. */
async function places(...ids: string[]): Promise<(string | undefined)[]> {
  const index = await openSqlitePlaceIndex(join(dataDir, "places", (await manifest()).index!));
  try {
    return await Promise.all(ids.map(async (id) => (await index.getPlace(id))?.names.default));
  } finally {
    await index.close();
  }
}

/** Every file under places/ except the lock, which stays. */
async function files(): Promise<string[]> {
  const entries = await readdir(join(dataDir, "places"), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("import.lock"))
    .map((entry) => entry.name)
    .sort();
}

describe("an import adds or replaces one named source", () => {
  test("the report, the manifest and the index agree", async () => {
    const path = await extract("town-2026-01-02.osm.pbf", [cafe(1, "Café Un"), cafe(2, "Café Deux")]);
    const phases: string[] = [];
    const report = await run([path], { onProgress: ({ phase }) => phases.push(phase) });
    expect(report.source).toEqual({
      name: "town",
      origin: "town-2026-01-02.osm.pbf",
      importedAt: "2026-03-01T12:00:00.000Z",
      dataTimestamp: "2026-01-02T03:04:05Z",
      attribution: "© OpenStreetMap contributors",
      placeCount: 2,
      viewport: { low: { latitude: 43.6, longitude: 7.3 }, high: { latitude: 43.8, longitude: 7.5 } },
    });
    expect(report.read).toEqual({ nodes: 2, ways: 0, relations: 0 });
    expect(report.placesByKind).toEqual({ poi: 2 });
    expect(report.topTypes).toEqual([{ type: "cafe", count: 2 }]);
    expect(report.indexedCount).toBe(2);
    expect(report.peakMemoryBytes).toBeGreaterThan(10e6);
    expect([...new Set(phases)]).toEqual(["read", "roads", "draw", "index", "publish"]);
    expect(await manifest()).toMatchObject({
      version: 1,
      generation: 1,
      index: "index-1.sqlite",
      sources: [{ ...report.source, file: "sources/town-1.ndjson.gz" }],
    });
    expect(await places("osm-n-0000000001", "osm-n-0000000002")).toEqual(["Café Un", "Café Deux"]);
    expect(await listSources({ dataDir })).toEqual([report.source]);
  });

  test("a place that is mapped again is found by its former id, also after two imports", async () => {
    const [first, second, third] = ["osm-n-0000000001", "osm-n-0000000011", "osm-n-0000000021"];
    const at = (id: number, name: string, place = cafe(1, name)) => ({ ...place, id });
    const movedPlace = async (id: string) => {
      const index = await followPlaceIndex(join(dataDir, "places"), { pollMs: 60_000 });
      try {
        const record = await index.getPlace(id);
        const [inList] = await index.getPlaces(["osm-n-0000000000", id]);
        expect(inList?.id).toBe(record?.id);
        return record === null ? null : [record.id, record.movedFrom];
      } finally {
        await index.close();
      }
    };
    await run([await extract("town.osm.pbf", [at(1, "Café Un"), cafe(2, "Café Deux")])]);
    await run([await extract("town.osm.pbf", [at(11, "CAFE UN"), cafe(2, "Café Deux")])]);
    expect(await movedPlace(first!)).toEqual([second, first]);
    expect(await movedPlace(second!)).toEqual([second, undefined]);
    await run([await extract("town.osm.pbf", [at(21, "Café Un"), cafe(2, "Café Deux")])]);
    expect(await movedPlace(first!)).toEqual([third, first]);
    // Another name, and the same name a kilometre away, are other places.
    await run([await extract("town.osm.pbf", [at(31, "Café Trois"), cafe(100, "Café Deux")])]);
    expect(await movedPlace(third!)).toBeNull();
    expect(await movedPlace("osm-n-0000000002")).toBeNull();
    expect((await files()).filter((name) => name.startsWith("aliases"))).toHaveLength(1);
  });

  test("the same file again gives the same bytes and leaves no previous files", async () => {
    const path = await extract("town.osm.pbf", [cafe(1, "Café Un"), cafe(2, "Café Deux")]);
    await run([path]);
    const first = await readFile(join(dataDir, "places", "sources", "town-1.ndjson.gz"));
    await run([path]);
    expect(await files()).toEqual(["current.json", "index-2.sqlite", "town-2.ndjson.gz"]);
    expect(await readFile(join(dataDir, "places", "sources", "town-2.ndjson.gz"))).toEqual(first);
  });

  test("an index in tables of an earlier version is named with what to run, which makes a file", async () => {
    await run([await extract("town.osm.pbf", [cafe(1, "Café Un")])]);
    const placesDir = join(dataDir, "places");
    await rm(join(placesDir, "index-1.sqlite"));
    await publishManifest(placesDir, { ...(await manifest()), index: "postgres-0a1b2c3d_1" });
    await writeFile(join(placesDir, "database-word"), "0a1b2c3d 0123456789abcdef");
    await expect(followPlaceIndex(placesDir)).rejects.toMatchObject({
      code: "INCOMPATIBLE",
      message: expect.stringMatching(/are in tables of PostgreSQL, .* npm run import -- --rebuild\.$/),
    });
    expect(await rebuildIndex({ dataDir, graceMs: 0 })).toEqual({ placeCount: 1 });
    expect(await places("osm-n-0000000001")).toEqual(["Café Un"]);
    expect(await files()).toEqual(["current.json", "index-2.sqlite", "town-1.ndjson.gz"]);
  });

  test("a newer extract updates, adds and removes", async () => {
    await run([await extract("town-1.osm.pbf", [cafe(1, "Un"), cafe(2, "Deux")])], { name: "town" });
    await run([await extract("town-2.osm.pbf", [cafe(1, "Un bis"), cafe(3, "Trois")])], { name: "town" });
    expect(await places("osm-n-0000000001", "osm-n-0000000002", "osm-n-0000000003")).toEqual([
      "Un bis",
      undefined,
      "Trois",
    ]);
  });

  test("other sources are kept; the newest is first and takes precedence", async () => {
    await run([await extract("a.osm.pbf", [cafe(1, "Un de A"), cafe(2, "Deux")])]);
    const report = await run([await extract("b.osm.pbf", [cafe(1, "Un de B"), cafe(3, "Trois")])]);
    expect((await listSources({ dataDir })).map(({ name }) => name)).toEqual(["b", "a"]);
    expect(report.indexedCount).toBe(3);
    expect(await places("osm-n-0000000001", "osm-n-0000000002")).toEqual(["Un de B", "Deux"]);
    await run([await extract("a.osm.pbf", [cafe(1, "Un de A"), cafe(2, "Deux")])]);
    expect((await listSources({ dataDir })).map(({ name }) => name)).toEqual(["a", "b"]);
    expect(await places("osm-n-0000000001")).toEqual(["Un de A"]);
  });

  test("a source is removed with its places; removing the last one leaves an empty manifest", async () => {
    await run([await extract("a.osm.pbf", [cafe(1, "Un")])]);
    await run([await extract("b.osm.pbf", [cafe(2, "Deux")])]);
    expect((await removeSources({ dataDir, names: ["b"], graceMs: 0 })).map(({ name }) => name)).toEqual([
      "a",
    ]);
    expect(await places("osm-n-0000000001", "osm-n-0000000002")).toEqual(["Un", undefined]);
    await expect(removeSources({ dataDir, names: ["b"], graceMs: 0 })).rejects.toThrow(
      'There is no source named "b". There is: a.',
    );
    expect(await removeSources({ dataDir, names: ["a"], graceMs: 0 })).toEqual([]);
    expect(await manifest()).toMatchObject({ index: null, sources: [] });
    expect(await files()).toEqual(["current.json"]);
    await expect(removeSources({ dataDir, names: ["a"], graceMs: 0 })).rejects.toThrow(
      "Nothing is imported.",
    );
  });

  test("an open reader keeps its index while another is published", async () => {
    await run([await extract("a.osm.pbf", [cafe(1, "Un")])]);
    const index = await openSqlitePlaceIndex(join(dataDir, "places", "index-1.sqlite"));
    await run([await extract("a.osm.pbf", [cafe(2, "Deux")])]);
    expect(existsSync(join(dataDir, "places", "index-1.sqlite"))).toBe(false);
    expect((await index.getPlace("osm-n-0000000001"))?.names.default).toBe("Un");
    await index.close();
  });

  test("patches and photos are imported, and photos are removed with their source", async () => {
    const photos = join(folder, "photos");
    await writeFile(
      join(folder, "facts.jsonl"),
      '{"osm":"node/1","set":{"brand":"X","photos":[{"file":"a.png"}]}}\n{\n',
    );
    const png = await sharp({ create: { width: 3, height: 2, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    await mkdir(photos);
    await writeFile(join(photos, "a.png"), png);
    const report = await run([await extract("a.osm.pbf", [cafe(1, "Un")])], {
      patch: join(folder, "facts.jsonl"),
      photos,
    });
    expect(report.patchedCount).toBe(1);
    expect(report.notes).toEqual(["patch line 2: it is not JSON; the line is not used"]);
    const [record] = gunzipSync(await readFile(join(dataDir, "places", "sources", "a-1.ndjson.gz")))
      .toString()
      .split("\n");
    expect(JSON.parse(record!)).toMatchObject({
      brand: "X",
      photos: [{ widthPx: 3, heightPx: 2, authorAttributions: [] }],
    });
    expect(await files()).toHaveLength(4);
    await removeSources({ dataDir, names: ["a"], graceMs: 0 });
    expect(await files()).toEqual(["current.json"]);
  });

  test("data from elsewhere than OpenStreetMap has its own attribution", async () => {
    const path = join(folder, "own.osm");
    await writeFile(
      path,
      `<osm attribution="Carte fictive"><node id="1" lat="43.7" lon="7.4"><tag k="amenity" v="cafe"/><tag k="name" v="Un"/></node></osm>`,
    );
    const report = await run([path]);
    expect(report.source.attribution).toBe("Carte fictive");
    const text = gunzipSync(await readFile(join(dataDir, "places", "sources", "own-1.ndjson.gz"))).toString();
    expect(JSON.parse(text).attributions).toEqual([{ provider: "Carte fictive" }]);
  });

  test("two files are one source", async () => {
    const report = await run([
      await extract("north.osm.pbf", [cafe(1, "Un")]),
      await extract("south.osm.pbf", [cafe(1, "Un"), cafe(2, "Deux")]),
    ]);
    expect(report.source).toMatchObject({
      name: "north",
      origin: "north.osm.pbf, south.osm.pbf",
      placeCount: 2,
    });
  });
});

describe("a failing import changes nothing and leaves nothing", () => {
  let before: { manifest: string; files: string[] };
  beforeEach(async () => {
    await run([await extract("old.osm.pbf", [cafe(1, "Ancien")])]);
    before = {
      manifest: await readFile(join(dataDir, "places", "current.json"), "utf8"),
      files: await files(),
    };
  });
  async function expectNothingChanged() {
    expect(await readFile(join(dataDir, "places", "current.json"), "utf8")).toBe(before.manifest);
    expect(await files()).toEqual(before.files);
    expect(await places("osm-n-0000000001")).toEqual(["Ancien"]);
  }

  test("a truncated file", async () => {
    const path = await extract("new.osm.pbf", [cafe(2, "Neuf")]);
    await writeFile(path, (await readFile(path)).subarray(0, -2));
    await expect(run([path])).rejects.toThrow(/^new\.osm\.pbf, blob 1 at byte \d+: the file is cut off/);
    await expectNothingChanged();
  });

  test("a file without a place", async () => {
    await expect(run([await extract("new.osm.pbf", [])])).rejects.toThrow(
      /^new\.osm\.pbf holds no place\. Nothing was changed/,
    );
    const damaged = framed("OSMData", Buffer.from("nonsense"));
    await expect(run([await extract("worse.osm.pbf", [], damaged)])).rejects.toThrow(
      /^worse\.osm\.pbf holds no place \(worse\.osm\.pbf, blob 2 at byte \d+: /,
    );
    await expectNothingChanged();
  });

  test("a damaged block loses only its elements, and the report says where", async () => {
    const path = await extract(
      "old.osm.pbf",
      [cafe(2, "Deux")],
      framed("OSMData", Buffer.from("nonsense")),
      dataBlob([cafe(3, "Trois")]),
    );
    const report = await run([path]);
    expect(await places("osm-n-0000000002", "osm-n-0000000003")).toEqual(["Deux", "Trois"]);
    expect(report.skipped).toContainEqual({
      reason: "damaged blocks",
      count: 1,
      examples: [expect.stringMatching(/^old\.osm\.pbf, blob 2 at byte \d+: /)],
    });
  });

  test("a full disk when some of the records are in the index", async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => cafe(index + 1, `Neuf ${index + 1}`));
    const failing = run([await extract("new.osm.pbf", many)], {
      createWriter: (path) => ({
        ...createSqlitePlaceIndexWriter(path),
        async add(_source, records) {
          for await (const _record of records) throw Object.assign(new Error("full"), { code: "ENOSPC" });
        },
      }),
    });
    await expect(failing).rejects.toMatchObject({ code: "STORE" });
    await expectNothingChanged();
  });

  test.each(["add", "finish"] as const)("a full disk while the index is made (%s)", async (method) => {
    const failing = run([await extract("new.osm.pbf", [cafe(2, "Neuf")])], {
      createWriter: (path) => {
        const writer = createSqlitePlaceIndexWriter(path);
        const full = Object.assign(new Error("database or disk is full"), {
          code: "ERR_SQLITE_ERROR",
          errcode: 13,
        });
        return { ...writer, [method]: async () => Promise.reject(full) };
      },
    });
    await expect(failing).rejects.toMatchObject({
      code: "STORE",
      message: `The disk is full: free some space and import again (${dataDir}). Nothing was changed; existing places are kept.`,
    });
    await expectNothingChanged();
  });

  test.each(["read", "draw", "index", "publish"] as const)("stopped while it is at: %s", async (at) => {
    const stop = new AbortController();
    const stopped = run([await extract("new.osm.pbf", [cafe(2, "Neuf")])], {
      signal: stop.signal,
      onProgress: ({ phase }) => phase === at && stop.abort(new Error("stopped by a test")),
    });
    if (at === "publish") {
      // The index is complete and only lacks its name: the import is done.
      await expect(stopped).resolves.toMatchObject({ source: { name: "new" } });
      return;
    }
    await expect(stopped).rejects.toMatchObject({ code: "ABORTED" });
    await expectNothingChanged();
  });

  test("stopped when the index is complete but not published", async () => {
    const stop = new AbortController();
    const stopped = run([await extract("new.osm.pbf", [cafe(2, "Neuf")])], {
      signal: stop.signal,
      createWriter: (path) => {
        const writer = createSqlitePlaceIndexWriter(path);
        const finish = async () => {
          const description = await writer.finish();
          stop.abort(new Error("stopped by a test"));
          return description;
        };
        return { ...writer, finish };
      },
    });
    await expect(stopped).rejects.toMatchObject({ code: "ABORTED" });
    await expectNothingChanged();
  });

  test("an unwritable manifest", async () => {
    // A folder in the place of the temporary file makes every write fail.
    await mkdir(join(dataDir, "places", `current.json.${process.pid}.tmp`, "x"), { recursive: true });
    const failing = run([await extract("new.osm.pbf", [cafe(2, "Neuf")])], {
      onProgress: ({ phase }) => {
        if (phase === "publish") mkdirSync(join(dataDir, "places", `current.json.${process.pid}.tmp`));
      },
    });
    await expect(failing).rejects.toThrow();
    await rm(join(dataDir, "places", `current.json.${process.pid}.tmp`), { recursive: true, force: true });
    await expectNothingChanged();
  });

  test("a second import at the same time", async () => {
    const first = run([await extract("new.osm.pbf", [cafe(2, "Neuf")])]);
    await expect(run([await extract("other.osm.pbf", [cafe(3, "Autre")])])).rejects.toMatchObject({
      code: "BUSY",
    });
    await first;
    expect((await listSources({ dataDir })).map(({ name }) => name)).toEqual(["new", "old"]);
  });

  test("a data folder that is a file", async () => {
    const path = join(folder, "file");
    await writeFile(path, "");
    await expect(
      run([await extract("new.osm.pbf", [cafe(2, "Neuf")])], { dataDir: path }),
    ).rejects.toMatchObject({
      code: "STORE",
    });
  });

  test("a damaged manifest is not overwritten", async () => {
    await writeFile(join(dataDir, "places", "current.json"), "{");
    await expect(run([await extract("new.osm.pbf", [cafe(2, "Neuf")])])).rejects.toMatchObject({
      code: "STORE",
    });
    expect(await readFile(join(dataDir, "places", "current.json"), "utf8")).toBe("{");
    expect(await files()).toEqual(before.files);
  });

  test("damaged records of another source make the import fail with advice", async () => {
    const path = join(dataDir, "places", "sources", "old-1.ndjson.gz");
    await writeFile(path, (await readFile(path)).subarray(0, -12));
    await expect(run([await extract("new.osm.pbf", [cafe(2, "Neuf")])])).rejects.toThrow(
      /^The places of the source old cannot be read .*Import it again, or remove it with --remove old\./,
    );
    expect(await files()).toEqual(before.files);
    await run([await extract("old.osm.pbf", [cafe(1, "Ancien")])]);
    expect(await places("osm-n-0000000001")).toEqual(["Ancien"]);
  });
});

test("progress of reading goes on while places of several elements are made", async () => {
  const cafes = Array.from({ length: 3_000 }, (_, index) => cafe(index + 1, `Café ${index + 1}`));
  const shares: number[] = [];
  await run([await extract("town.osm.pbf", cafes)], {
    onProgress: ({ phase, share }) => {
      if (phase === "read") shares.push(share);
    },
  });
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  expect(shares.filter((share) => share > 0.6 && share < 1)).toHaveLength(2);
});

describe("a killed import keeps existing places, and the next one removes leftovers", () => {
  /** Kills itself when `phase` has reached `share`. */
  async function killedAt(file: string, phase: string, share: number): Promise<NodeJS.Signals | null> {
    const module = JSON.stringify(new URL("./import-places.ts", import.meta.url).href);
    const code = `const { importPlaces } = await import(${module});
      await importPlaces({ files: ${JSON.stringify([file])}, name: "town", dataDir: ${JSON.stringify(dataDir)},
        onProgress: ({ phase, share }) => {
          if (phase === ${JSON.stringify(phase)} && share >= ${share}) process.kill(process.pid, "SIGKILL");
        } });`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: "inherit" });
    const [, signal] = await once(child, "exit");
    return signal as NodeJS.Signals | null;
  }

  test.each([
    ["read", 0],
    ["read", 0.46],
    ["read", 1],
    ["draw", 0],
    ["roads", 0],
    ["index", 0],
    ["index", 0.5],
    ["index", 1],
    ["publish", 0],
  ])("at %s %d", async (phase, share) => {
    const old = await extract("old.osm.pbf", [cafe(1, "Ancien")]);
    await run([old], { name: "town" });
    const before = await readFile(join(dataDir, "places", "current.json"), "utf8");
    const newer = Array.from({ length: 3_000 }, (_, index) => cafe(index + 1, `Neuf ${index + 1}`));
    const path = await extract("new.osm.pbf", newer);
    expect(await killedAt(path, phase, share)).toBe("SIGKILL");
    expect(await readFile(join(dataDir, "places", "current.json"), "utf8")).toBe(before);
    expect(await places("osm-n-0000000001")).toEqual(["Ancien"]);
    const report = await run([path], { name: "town" });
    expect(report.source.placeCount).toBe(3_000);
    expect(await files()).toEqual(["current.json", "index-2.sqlite", "town-2.ndjson.gz"]);
  });

  test("what it has finished is not done again, unless the file has changed", async () => {
    const path = await extract("town.osm.pbf", [cafe(1, "Café Un"), { ...cafe(2, ""), tags: { shop: "x" } }]);
    const runAgain = async () => {
      const phases = new Set<string>();
      const report = await run([path], { name: "town", onProgress: ({ phase }) => phases.add(phase) });
      const { read, placesByKind, topTypes, skipped, notes } = report;
      return { phases: [...phases], notes, result: { read, placesByKind, topTypes, skipped } };
    };
    expect(await killedAt(path, "index", 1)).toBe("SIGKILL");
    expect(await files()).toContain("unfinished.json");
    const resumed = await runAgain();
    expect(resumed.phases).toEqual(["index", "publish"]);
    expect(resumed.notes).toEqual([
      "An import of the same files that was killed had finished: places, roads, base map.",
    ]);
    expect(await places("osm-n-0000000001")).toEqual(["Café Un"]);
    const whole = await runAgain();
    expect(whole.phases).toContain("read");
    expect(resumed.result).toEqual(whole.result);
    expect(await files()).not.toContain("unfinished.json");

    expect(await killedAt(path, "roads", 0)).toBe("SIGKILL");
    await extract("town.osm.pbf", [cafe(1, "Café Trois")]);
    expect((await runAgain()).phases).toContain("read");
    expect(await places("osm-n-0000000001")).toEqual(["Café Trois"]);
  });
});

const hasBash = process.platform === "linux" && spawnSync("bash", ["-c", "ulimit -f 1"]).status === 0;

describe.skipIf(!hasBash)("the n-th write fails (skipped without bash on Linux)", () => {
  const main = fileURLToPath(new URL("./command/main.ts", import.meta.url));

  // Maximum file size in KB: the fault moves through everything that is written.
  test.each([0, 4, 16, 40, 72, 128, 400])("at %d KB of a file", async (kilobytes) => {
    const newer = Array.from({ length: 2_000 }, (_, index) => cafe(index + 1, `Neuf ${index + 1}`));
    const path = await extract("town.osm.pbf", newer);
    await run([await extract("old.osm.pbf", [cafe(1, "Ancien")])], { name: "town" });
    const before = await readFile(join(dataDir, "places", "current.json"), "utf8");
    const { status, stderr } = spawnSync(
      "bash",
      [
        "-c",
        `trap '' XFSZ; ulimit -f ${kilobytes}; exec "$0" "$@"`,
        process.execPath,
        main,
        path,
        "--data-dir",
        dataDir,
      ],
      { encoding: "utf8" },
    );
    const sentences = stderr
      .split("\n")
      .filter((line) => line !== "" && !/^(Reading|Drawing|Roads|Indexing|Publishing) /.test(line));
    if (status === 0) {
      expect((await manifest()).sources[0]?.placeCount).toBe(2_000);
    } else {
      expect(sentences).toHaveLength(1);
      expect(sentences[0]).toMatch(/Nothing was changed/);
      expect(await readFile(join(dataDir, "places", "current.json"), "utf8")).toBe(before);
      expect(await places("osm-n-0000000001")).toEqual(["Ancien"]);
      expect(await files()).toEqual(["current.json", "index-1.sqlite", "town-1.ndjson.gz"]);
    }
  });
});

describe.skipIf(!existsSync(MONACO_EXTRACT))("Monaco (skipped without ../shared/data)", () => {
  test("is imported with its report", async () => {
    const report = await run([MONACO_EXTRACT]);
    expect(report.source).toMatchObject({ name: "monaco", dataTimestamp: "2023-11-21T21:21:31Z" });
    expect(report.read).toEqual({ nodes: 30_477, ways: 4_825, relations: 285 });
    expect(report.placesByKind.poi).toBeGreaterThan(800);
    expect(report.placesByKind.street).toBeGreaterThan(150);
    expect(report.indexedCount).toBe(report.source.placeCount);
  });
});
