import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBasemapHandler, followBasemap } from "@lieudit/basemap";
import {
  followPlaceIndex,
  listManifestFiles,
  type PlacesManifest,
  readManifest,
  startPlacesMirror,
  useHiddenStore,
} from "@lieudit/place-index/store";
import { isPostgresInstalled, type PostgresServer, startPostgres } from "@lieudit/test-kit/postgres";
import { type S3Server, startS3 } from "@lieudit/test-kit/s3";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from "vitest";
import { importFeed } from "./import-feed.ts";
import { importList } from "./import-list.ts";
import { type ImportOptions, importPlaces } from "./import-places.ts";
import { rebuildIndex } from "./rebuild-index.ts";
import { listSources, removeSources } from "./remove-sources.ts";
import { undoImport } from "./undo-import.ts";

/** The machine may be busy. */
const PATIENT = { timeout: 20_000, interval: 50 };

let database: PostgresServer | undefined;
beforeAll(async () => {
  if (isPostgresInstalled()) database = await startPostgres();
}, 60_000);
afterAll(() => database?.remove());

describe.each([
  { where: "object storage", hasDatabase: false },
  { where: "object storage and a database", hasDatabase: true },
])("servers that share places in $where", ({ hasDatabase }) => {
  const isSkipped = hasDatabase && !isPostgresInstalled();
  let s3: S3Server;
  let folder: string;
  let location: { filesUrl: string; databaseUrl: string | undefined };
  beforeEach(async () => {
    s3 = await startS3();
    folder = await mkdtemp(join(tmpdir(), "import-shared-"));
    // Correctness matters here, not speed: the machine may be busy.
    const databaseUrl =
      hasDatabase && database !== undefined
        ? `${await database.newDatabase()}?query_timeout=60000`
        : undefined;
    location = { filesUrl: s3.url, databaseUrl };
  });
  afterEach(async () => {
    await s3.close();
    await rm(folder, { recursive: true, force: true });
  });

  const places = (server: string) => join(folder, server, "places");
  const readOwn = async (server: string) => (await readManifest(places(server))) as PlacesManifest;

  /** A village with a café, a fuel station and a street, `east` degrees from Greenwich. */
  async function writeVillage(name: string, east: number): Promise<string> {
    const path = join(folder, `${name}.osm`);
    const id = east * 10;
    await writeFile(
      path,
      `<osm version="0.6"><bounds minlat="48" minlon="${east}" maxlat="48.1" maxlon="${east + 0.1}"/>
      <node id="${id + 1}" lat="48.01" lon="${east + 0.01}"><tag k="amenity" v="cafe"/><tag k="name" v="Café ${name}"/></node>
      <node id="${id + 2}" lat="48.05" lon="${east + 0.09}"><tag k="amenity" v="fuel"/><tag k="name" v="Station ${name}"/></node>
      <way id="${id + 3}"><nd ref="${id + 1}"/><nd ref="${id + 2}"/><tag k="highway" v="residential"/><tag k="name" v="Rue ${name}"/></way></osm>`,
    );
    return path;
  }

  async function run(server: string, name: string, options: Partial<ImportOptions> = {}) {
    const file = await writeVillage(name, name.length);
    return importPlaces({
      files: [file],
      name,
      dataDir: join(folder, server),
      graceMs: 0,
      ...location,
      ...options,
    });
  }

  /** Starts a mirror and returns its lines. */
  function mirror(server: string, maxBasemapBytes?: number): string[] {
    const lines: string[] = [];
    const { stop } = startPlacesMirror({
      ...location,
      folder: places(server),
      // On a busy machine, a download is slow enough to show its progress.
      log: (line) => line.startsWith("Places from") || lines.push(line),
      pollMs: 50,
      maxBasemapBytes,
    });
    onTestFinished(stop);
    return lines;
  }

  async function follow(server: string) {
    const index = await followPlaceIndex(places(server), {
      shared: location,
      pollMs: 50,
      onProblem: () => {},
    });
    onTestFinished(() => index.close());
    return index;
  }

  async function listCafes(server: string): Promise<(string | undefined)[]> {
    const index = await followPlaceIndex(places(server), { shared: location, onProblem: () => {} });
    try {
      const { places: found } = await index.searchText({ text: "café", limit: 20, language: "fr" });
      return found.map(({ names }) => names.default).sort();
    } finally {
      await index.close();
    }
  }

  const waitForCafes = (server: string, names: string[]) =>
    vi.waitFor(async () => expect(await listCafes(server)).toEqual(names), PATIENT);

  test.skipIf(isSkipped)(
    "a server with an empty folder gets index, map, roads and stations, and follows",
    async () => {
      await run("a", "bourg");
      const lines = mirror("b");
      const index = await follow("b");
      await vi.waitFor(async () => expect(index.inUse().generation).toBe(1), PATIENT);
      expect(await listCafes("b")).toEqual(["Café bourg"]);
      const map = followBasemap({ folder: places("b") });
      onTestFinished(() => map.close());
      expect((await map.current())?.attributions).toHaveLength(1);
      const feed = join(folder, "prix.xml");
      await writeFile(
        feed,
        '<pdv_liste><pdv id="83990001" latitude="4805000" longitude="509000" cp="83990" pop="R"><adresse>1 QUAI</adresse><ville>BOURG</ville><prix nom="Gazole" id="1" maj="2026-05-01 08:30:00" valeur="1.7"/></pdv></pdv_liste>',
      );
      await importFeed({ kind: "fuel", file: feed, dataDir: join(folder, "a"), graceMs: 0, ...location });
      await vi.waitFor(async () => expect(index.inUse().generation).toBe(2), PATIENT);
      const manifest = await readOwn("b");
      expect(manifest).toEqual(await readOwn("a"));
      expect(manifest.sources[0]?.roads).toBeDefined();
      expect(manifest.stations).toBeDefined();
      for (const file of listManifestFiles(manifest))
        expect(readFileSync(join(places("b"), file))).toEqual(readFileSync(join(places("a"), file)));
      expect(lines).toEqual([]);
    },
  );

  test.skipIf(isSkipped)("a map that is too large for the folder is read in parts", async () => {
    await run("a", "bourg");
    mirror("b", 0);
    await waitForCafes("b", ["Café bourg"]);
    const { basemap = "", sources } = await readOwn("b");
    for (const file of [basemap, String(sources[0]?.basemap)])
      expect([file, existsSync(join(places("a"), file)), existsSync(join(places("b"), file))]).toEqual([
        expect.stringContaining(".pmtiles"),
        true,
        false,
      ]);
    const inFolder = (server: string) => ({ folder: places(server), filesUrl: location.filesUrl });
    const open = async (server: string) => {
      const map = followBasemap({ ...inFolder(server), cacheBytes: 1e6 });
      onTestFinished(() => map.close());
      return map.current();
    };
    const [whole, inParts] = [await open("a"), await open("b")];
    expect(inParts?.version).toBe(whole?.version);
    // The middle of the street.
    const tile = await whole?.tile([12, 2105, 1423]);
    expect(tile?.length).toBeGreaterThan(0);
    for (const name of readdirSync(places("b")))
      if (name.endsWith(".blocks")) await rm(join(places("b"), name, "0"));
    s3.isOnline = false;
    const archive = createBasemapHandler({ ...inFolder("b"), cacheBytes: 1e6 });
    await expect(archive(new Request("http://localhost/"))).rejects.toMatchObject({ code: "UNAVAILABLE" });
    s3.isOnline = true;
    expect(await inParts?.tile([12, 2105, 1423])).toEqual(tile);
  });

  test.skipIf(isSkipped)(
    "an import on another server adds to the places, and removes them there",
    async () => {
      await run("a", "bourg");
      await run("b", "hameau");
      expect(
        (await listSources({ dataDir: join(folder, "c"), ...location })).map(({ name }) => name),
      ).toEqual(["hameau", "bourg"]);
      mirror("a");
      await waitForCafes("a", ["Café bourg", "Café hameau"]);
      await removeSources({ dataDir: join(folder, "c"), names: ["bourg"], graceMs: 0, ...location });
      await waitForCafes("a", ["Café hameau"]);
      expect(await rebuildIndex({ dataDir: join(folder, "d"), graceMs: 0, ...location })).not.toBeNull();
      expect(await listCafes("d")).toEqual(["Café hameau"]);
    },
  );

  test.skipIf(isSkipped)(
    "a server keeps one earlier generation, and imports upload only new files",
    async () => {
      await run("a", "bourg");
      mirror("b");
      await waitForCafes("b", ["Café bourg"]);
      s3.requests.length = 0;
      for (const name of ["hameau", "faubourg"]) {
        await run("a", name);
        await vi.waitFor(async () => expect(await readOwn("b")).toEqual(await readOwn("a")), PATIENT);
      }
      const uploads = s3.requests.filter((request) => /^PUT places\/sources/.test(request));
      expect(uploads.every((request) => /hameau|faubourg/.test(request))).toBe(true);
      for (const server of ["a", "b"])
        expect(readdirSync(places(server)).filter((name) => /^index-\d+\.sqlite$/.test(name))).toEqual([
          "index-2.sqlite",
          "index-3.sqlite",
        ]);
    },
  );

  test.skipIf(isSkipped || hasDatabase)("replaced files stay in the storage for an hour", async () => {
    await run("a", "bourg");
    await run("a", "bourg");
    expect([...s3.objects.keys()]).toContain("places/index-1.sqlite");
    const current = s3.objects.get("places/current.json")!;
    const { retired, ...manifest } = JSON.parse(String(current.bytes)) as PlacesManifest;
    expect(Object.keys(retired!)).toContain("index-1.sqlite");
    const long = new Date(Date.now() - 3_700_000).toISOString();
    current.bytes = Buffer.from(JSON.stringify({ ...manifest, retired: { "index-1.sqlite": long } }));
    await run("a", "bourg");
    expect([...s3.objects.keys()].filter((key) => key.includes("index-"))).toEqual([
      "places/index-2.sqlite",
      "places/index-3.sqlite",
    ]);
  });

  test.skipIf(isSkipped)(
    "the places before an import come back on all servers, and then those after it",
    async () => {
      await run("a", "bourg");
      await expect(undoImport({ dataDir: join(folder, "b"), ...location })).rejects.toMatchObject({
        code: "USAGE",
        message: expect.stringContaining("nothing to go back to"),
      });
      await run("a", "hameau");
      mirror("c");
      await waitForCafes("c", ["Café bourg", "Café hameau"]);
      const undo = async () =>
        (await undoImport({ dataDir: join(folder, "b"), ...location })).map(({ name }) => name);
      expect(await undo()).toEqual(["bourg"]);
      expect(await listCafes("b")).toEqual(["Café bourg"]);
      await waitForCafes("c", ["Café bourg"]);
      expect(await undo()).toEqual(["hameau", "bourg"]);
      await waitForCafes("c", ["Café bourg", "Café hameau"]);
      // An import afterwards adds to what is shown.
      expect(await undo()).toEqual(["bourg"]);
      await run("a", "faubourg");
      await waitForCafes("c", ["Café bourg", "Café faubourg"]);
    },
  );

  test.skipIf(isSkipped)(
    "an import is not undone if the storage lost a file of the places before",
    async () => {
      await run("a", "bourg");
      await run("a", "hameau");
      s3.objects.delete("places/index-1.sqlite");
      // One folder still has the file, and the other never had it.
      for (const server of ["a", "b"])
        await expect(undoImport({ dataDir: join(folder, server), ...location })).rejects.toMatchObject({
          code: "STORE",
          message: "The object storage no longer has index-1.sqlite. Nothing was changed.",
        });
      expect(await listSources({ dataDir: join(folder, "c"), ...location })).toHaveLength(2);
    },
  );

  test.skipIf(isSkipped)("an import that failed does not count as the last", async () => {
    await run("a", "bourg");
    await run("a", "hameau");
    s3.isReadOnly = true;
    await expect(
      removeSources({ dataDir: join(folder, "a"), names: ["hameau"], graceMs: 0, ...location }),
    ).rejects.toMatchObject({ code: "STORE" });
    s3.isReadOnly = false;
    const back = await undoImport({ dataDir: join(folder, "a"), ...location });
    expect(back.map(({ name }) => name)).toEqual(["bourg"]);
  });

  test.skipIf(isSkipped)("what was hidden or made private since does not come back", async () => {
    const list = join(folder, "liste.csv");
    await writeFile(list, "name,lat,lon\nChez nous,48.01,5.01\n");
    const importOwn = (isPrivate: boolean) =>
      importList({
        file: list,
        name: "liste",
        dataDir: join(folder, "a"),
        isPrivate,
        graceMs: 0,
        ...location,
      });
    const undo = () => undoImport({ dataDir: join(folder, "b"), ...location });
    await importOwn(false);
    await importOwn(true);
    await expect(undo()).rejects.toMatchObject({ message: expect.stringMatching(/liste public again/) });
    await run("a", "bourg");
    const signature = "A".repeat(86);
    const { databaseUrl } = location;
    for (const server of ["a", "b"])
      await useHiddenStore(places(server), databaseUrl, (store) => store.set("reviews", signature, true));
    await expect(undo()).rejects.toMatchObject({ message: expect.stringMatching(/a review that is hidden/) });
    // The places before omit it as well, from the second import on.
    await run("a", "hameau");
    await run("a", "faubourg");
    expect((await undo()).map(({ name }) => name)).toEqual(["hameau", "bourg", "liste"]);
  });

  test.skipIf(isSkipped)(
    "a folder that had places of its own shares them with its first import",
    async () => {
      await run("a", "bourg", { filesUrl: undefined, databaseUrl: undefined });
      await run("a", "hameau");
      mirror("b");
      await waitForCafes("b", ["Café bourg", "Café hameau"]);
    },
  );

  test.skipIf(isSkipped)(
    "places that a folder had alone give way to the shared ones, with a line",
    async () => {
      await run("a", "bourg");
      await run("b", "hameau", { filesUrl: undefined, databaseUrl: undefined });
      const lines = mirror("b");
      await waitForCafes("b", ["Café bourg"]);
      expect(lines).toEqual([
        expect.stringMatching(/^The shared places replace those of .* hameau\. Import them again/),
      ]);
    },
  );

  test.skipIf(isSkipped)("two imports at once are both kept", async () => {
    await Promise.all([run("a", "bourg"), run("b", "hameau"), run("c", "faubourg")]);
    mirror("d");
    await waitForCafes("d", ["Café bourg", "Café faubourg", "Café hameau"]);
  });

  test.skipIf(isSkipped)(
    "an import killed while it uploads changes nothing, and the next one is whole",
    async () => {
      await run("a", "bourg");
      const file = await writeVillage("hameau", 6);
      const module = JSON.stringify(new URL("./import-places.ts", import.meta.url).href);
      const options = { files: [file], name: "hameau", dataDir: join(folder, "b"), ...location };
      const code = `const { importPlaces } = await import(${module}); await importPlaces(${JSON.stringify(options)});`;
      s3.requests.length = 0;
      const child = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: "inherit" });
      const ended = once(child, "exit");
      await vi.waitFor(
        () => expect(s3.requests.some((one) => one.startsWith("PUT places/index-2"))).toBe(true),
        {
          timeout: 30_000,
          interval: 5,
        },
      );
      child.kill("SIGKILL");
      await ended;
      mirror("c");
      await waitForCafes("c", ["Café bourg"]);
      await run("b", "faubourg");
      await waitForCafes("c", ["Café bourg", "Café faubourg"]);
      // A number is not used again, since the killed import may have stored a file with it.
      expect((await readOwn("c")).generation).toBe(3);
    },
  );

  test.skipIf(isSkipped || hasDatabase)(
    "an import that lost its lease replaces nothing of another",
    async () => {
      await run("a", "bourg");
      const current = s3.objects.get("places/current.json")!;
      const others = Buffer.from(String(current.bytes).replace('"generation":1', '"generation":9'));
      const publishing = run("b", "hameau", {
        onProgress({ phase }) {
          if (phase === "publish") current.bytes = others;
        },
      });
      await expect(publishing).rejects.toMatchObject({
        code: "BUSY",
        message: "Another server published places in the meantime. Nothing was changed; run this again.",
      });
      expect(s3.objects.get("places/current.json")?.bytes).toEqual(others);
      expect(existsSync(join(places("b"), "index-2.sqlite"))).toBe(false);
    },
  );

  test.skipIf(isSkipped)(
    "a storage that refuses uploads ends an import with one sentence and changes nothing",
    async () => {
      await run("a", "bourg");
      s3.isReadOnly = true;
      await expect(run("b", "hameau")).rejects.toMatchObject({
        name: "ImportError",
        code: "STORE",
        message: expect.stringMatching(
          /^The object storage .* refuses a request .*FILES_URL.* Nothing was changed; existing places are kept\.$/,
        ),
      });
      s3.isReadOnly = false;
      mirror("c");
      await waitForCafes("c", ["Café bourg"]);
    },
  );

  test.skipIf(isSkipped)("damaged and dropped downloads are not opened", async () => {
    await run("a", "bourg");
    const object = s3.objects.get("places/index-1.sqlite")!;
    const { bytes } = object;
    object.bytes = Buffer.alloc(bytes.length);
    const lines = mirror("b");
    await vi.waitFor(() => expect(lines).toHaveLength(1), PATIENT);
    expect(lines[0]).toMatch(
      /^This server has no places until .*index-1\.sqlite in the object storage is damaged/,
    );
    expect(existsSync(join(places("b"), "index-1.sqlite"))).toBe(false);
    object.bytes = bytes;
    s3.fail("drop", { count: 5, method: "GET" });
    await waitForCafes("b", ["Café bourg"]);
    await vi.waitFor(() => expect(lines.at(-1)).toBe("The shared places are up to date again."), PATIENT);
  });

  test.skipIf(isSkipped)(
    "without the storage, a server with places serves them, and an empty one waits",
    async () => {
      await run("a", "bourg");
      s3.isOnline = false;
      const [full, empty] = [mirror("a"), mirror("b")];
      expect(await listCafes("a")).toEqual(["Café bourg"]);
      await expect(listCafes("b")).rejects.toMatchObject({ code: "UNAVAILABLE" });
      await vi.waitFor(() => expect(empty).toHaveLength(1), PATIENT);
      expect(empty[0]).toMatch(
        /^This server has no places until it can fetch the shared ones: The object storage/,
      );
      if (!hasDatabase) await vi.waitFor(() => expect(full).toHaveLength(1), PATIENT);
      s3.isOnline = true;
      await waitForCafes("b", ["Café bourg"]);
    },
  );
});
