import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import {
  createBasemapHandler,
  followBasemap,
  openPmtiles,
  parseVectorTile,
  toMapX,
  toMapY,
} from "@lieudit/basemap";
import { readManifest } from "@lieudit/place-index/store";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ImportOptions, importPlaces } from "./import-places.ts";
import { removeSources } from "./remove-sources.ts";

let folder = "";
let dataDir = "";
let placesDir = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-basemap-"));
  dataDir = join(folder, "data");
  placesDir = join(dataDir, "places");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A village with a street, `east` degrees from Greenwich. */
async function village(name: string, east: number): Promise<string> {
  const path = join(folder, `${name}.osm`);
  await writeFile(
    path,
    `<osm version="0.6"><bounds minlat="48" minlon="${east}" maxlat="48.1" maxlon="${east + 0.1}"/>
    <node id="1" lat="48.01" lon="${east + 0.01}"><tag k="place" v="village"/><tag k="name" v="${name}"/></node>
    <node id="2" lat="48.05" lon="${east + 0.09}"/>
    <way id="3"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/><tag k="name" v="Rue de ${name}"/></way></osm>`,
  );
  return path;
}

const run = (file: string, options: Partial<ImportOptions> = {}) =>
  importPlaces({
    files: [file],
    dataDir,
    graceMs: 0,
    now: () => new Date("2026-03-01T12:00:00Z"),
    ...options,
  });

async function published(): Promise<{ name: string | undefined; tiles: number }> {
  const name = (await readManifest(placesDir))?.basemap;
  if (name === undefined) return { name, tiles: 0 };
  const archive = await openPmtiles(join(placesDir, name));
  await archive.close();
  return { name, tiles: archive.header.addressedTiles };
}

describe("an import with its base map", () => {
  test("names the map in the manifest and reports its tiles", async () => {
    const report = await run(await village("bourg", 0));
    expect(report.tileCount).toBeGreaterThan(10);
    expect(await published()).toEqual({ name: "basemap-1.pmtiles", tiles: report.tileCount });
    expect(JSON.stringify(report.source)).not.toContain("pmtiles");
  });

  test("carries the named places of interest with the ids of the index", async () => {
    const path = await village("bourg", 0);
    const shop = (id: number, tags: string) => `<node id="${id}" lat="48.02" lon="0.02">${tags}</node>`;
    const bakery =
      '<tag k="shop" v="bakery"/><tag k="name" v="Le Fournil"/><tag k="name:fr" v="Le Fournil du bourg"/>';
    const xml = (await readFile(path, "utf8")).replace(
      "<way",
      `${shop(10, bakery)}${shop(11, '<tag k="amenity" v="atm"/>')}<way`,
    );
    await writeFile(path, xml);
    await run(path);
    const archive = await openPmtiles(join(placesDir, "basemap-1.pmtiles"));
    const tile = await archive.tile([
      15,
      Math.floor(toMapX(0.02) * 2 ** 15),
      Math.floor(toMapY(48.02) * 2 ** 15),
    ]);
    await archive.close();
    const pois = parseVectorTile(gunzipSync(tile ?? Buffer.alloc(0))).find(({ name }) => name === "pois");
    const texts = pois?.values.map((value) => Buffer.from(value).toString("utf8", 2));
    expect(pois?.features).toHaveLength(1);
    expect(texts).toEqual(["bakery", "osm-n-0000000010", "Le Fournil", "Le Fournil du bourg"]);
  });

  test("builds none when disabled", async () => {
    const report = await run(await village("bourg", 0), { basemap: false });
    expect([report.tileCount, (await published()).name]).toEqual([0, undefined]);
  });

  test("two sources share one map, and removing one keeps the other's", async () => {
    const one = await run(await village("bourg", 0));
    const two = await run(await village("hameau", 0.1));
    const both = await published();
    // Tiles that both have are merged.
    expect(both.tiles).toBeGreaterThan(one.tileCount);
    expect(both.tiles).toBeLessThan(one.tileCount + two.tileCount);
    const archive = await openPmtiles(join(placesDir, both.name as string));
    expect(archive.header.bounds).toEqual({ west: 0, south: 48, east: 0.2, north: 48.1 });
    expect(await archive.metadata()).toMatchObject({ attribution: "© OpenStreetMap contributors" });
    await archive.close();

    await removeSources({ dataDir, names: ["hameau"], graceMs: 0 });
    expect(await published()).toEqual({ name: "basemap-3.pmtiles", tiles: one.tileCount });
    await removeSources({ dataDir, names: ["bourg"], graceMs: 0 });
    expect((await published()).name).toBeUndefined();
    const left = await readdir(placesDir, { recursive: true });
    expect(left.filter((name) => name.includes("pmtiles"))).toEqual([]);
  });

  test("a source without a map keeps the existing map", async () => {
    await run(await village("bourg", 0));
    await run(await village("hameau", 0.1), { basemap: false });
    expect((await published()).name).toBe("basemap-1.pmtiles");
    expect(existsSync(join(placesDir, "basemap-1.pmtiles"))).toBe(true);
  });

  test("a damaged map of another source makes the import fail and changes nothing", async () => {
    await run(await village("bourg", 0));
    await truncate(join(placesDir, "sources/bourg-1.pmtiles"), 140);
    await expect(run(await village("hameau", 0.1))).rejects.toThrow(
      /base map of the sources hameau, bourg is damaged/,
    );
    expect((await readManifest(placesDir))?.generation).toBe(1);
    expect((await readdir(join(placesDir, "sources"))).filter((name) => name.startsWith("hameau"))).toEqual(
      [],
    );
  });

  test("leaves nothing when stopped while cutting tiles", async () => {
    const stop = new AbortController();
    const onProgress: ImportOptions["onProgress"] = ({ phase }) => {
      if (phase === "draw") stop.abort(new Error("stopped"));
    };
    await expect(run(await village("bourg", 0), { signal: stop.signal, onProgress })).rejects.toMatchObject({
      code: "ABORTED",
    });
    expect(
      (await readdir(placesDir, { recursive: true })).filter((name) => /pmtiles|sqlite|ndjson/.test(name)),
    ).toEqual([]);
  });
});

describe("the base map tile by tile", () => {
  test("is the published one: none, one, and the next with another version", async () => {
    const followed = followBasemap({ folder: placesDir });
    try {
      expect(await followed.current()).toBeNull();
      await run(await village("bourg", 0));
      const first = await followed.current();
      const place: [number, number, number] = [14, tileX(0.01), tileY(48.01)];
      const unpacked = gunzipSync((await first?.tile(place)) ?? Buffer.alloc(0));
      expect(unpacked.includes("Rue de bourg")).toBe(true);
      expect(await first?.tile([14, 0, 0])).toBeNull();
      expect(first?.attributions).toEqual(["© OpenStreetMap contributors"]);

      await run(await village("hameau", 0.1));
      const second = await followed.current();
      expect(second?.version).not.toBe(first?.version);
      expect(await second?.tile([14, tileX(0.15), tileY(48.03)])).not.toBeNull();
      // A reader from just before the change still gets its tiles.
      expect(await first?.tile(place)).not.toBeNull();
    } finally {
      await followed.close();
    }
  });
});

const tileX = (longitude: number) => Math.floor(toMapX(longitude) * 2 ** 14);
const tileY = (latitude: number) => Math.floor(toMapY(latitude) * 2 ** 14);

describe("the base map over HTTP", () => {
  const get = (headers: Record<string, string> = {}, method = "GET", query = "") =>
    createBasemapHandler({ folder: placesDir })(
      new Request(`http://localhost/basemap.pmtiles${query}`, { method, headers }),
    );

  test("is cached for good under its version, and revalidated without one", async () => {
    await run(await village("bourg", 0));
    const plain = await get({}, "HEAD");
    const version = plain.headers.get("etag")?.replaceAll('"', "");
    const versioned = await get({}, "HEAD", `?v=${version}`);
    const older = await get({}, "HEAD", "?v=older");
    expect([plain, versioned, older].map(({ headers }) => headers.get("cache-control"))).toEqual([
      "no-cache",
      "public, max-age=31536000, immutable",
      "no-cache",
    ]);
  });

  test("is 404 with advice before the first import", async () => {
    const response = await get();
    expect([response.status, await response.text()]).toEqual([
      404,
      "There is no base map. Import an extract to get one.\n",
    ]);
  });

  test("is sent whole and by ranges", async () => {
    await run(await village("bourg", 0));
    const bytes = await readFile(join(placesDir, "basemap-1.pmtiles"));
    const whole = await get();
    expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "application/vnd.pmtiles"]);
    expect(whole.headers.get("etag")).toMatch(/^"[\w-]{12}"$/);
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
    for (const [range, from, to] of [
      ["bytes=0-126", 0, 127],
      ["bytes=127-", 127, bytes.length],
      ["bytes=-10", bytes.length - 10, bytes.length],
      ["bytes=5-99999999", 5, bytes.length],
    ] as const) {
      const part = await get({ range });
      expect([part.status, part.headers.get("content-range")]).toEqual([
        206,
        `bytes ${from}-${to - 1}/${bytes.length}`,
      ]);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true);
    }
  });

  test.each<[string, Record<string, string>, string, number]>([
    ["a range behind the end", { range: "bytes=99999999-" }, "GET", 416],
    ["two ranges", { range: "bytes=0-1,4-5" }, "GET", 200],
    ["another unit", { range: "lines=0-1" }, "GET", 200],
    ["a range that ends before it starts", { range: "bytes=9-3" }, "GET", 200],
    ["a range of an older map", { range: "bytes=0-9", "if-range": '"basemap-0.pmtiles"' }, "GET", 200],
    ["a range of this map", { range: "bytes=0-9", "if-range": "THIS" }, "GET", 206],
    ["a match with an older map", { range: "bytes=0-9", "if-match": '"basemap-0.pmtiles"' }, "GET", 412],
    ["a map that is known", { "if-none-match": "W/THIS" }, "GET", 304],
    ["HEAD", {}, "HEAD", 200],
    ["POST", {}, "POST", 405],
  ])("%s", async (_name, headers, method, status) => {
    await run(await village("bourg", 0));
    const etag = (await get({}, "HEAD")).headers.get("etag") ?? "";
    const sent = Object.entries(headers).map(([name, value]) => [name, value.replace("THIS", etag)]);
    const response = await get(Object.fromEntries(sent) as Record<string, string>, method);
    expect(response.status).toBe(status);
    if (method === "HEAD" || status >= 300) expect(await response.text()).toBe("");
    else await response.body?.cancel();
  });
});
