import { mkdir, rm, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { openFileStore } from "@lieudit/files";
import {
  checkSourceName,
  downloadFile,
  ImportError,
  isUrl,
  type SkippedThing,
  SkipReport,
  toDisplayFile,
  toDisplayOrigin,
  toSourceName,
} from "@lieudit/intake";
import { PhotoWriter } from "@lieudit/intake/photos";
import { changeStreet, type PlaceIndexWriter, toHouseLocation } from "@lieudit/place-index";
import { createSqlitePlaceIndexWriter } from "@lieudit/place-index/sqlite";
import { type ManifestSource, type PlacesManifest, readManifest } from "@lieudit/place-index/store";
import { contains, type PlaceRecord, type Viewport } from "@lieudit/place-model";
import { checkBasemap, type MadeBasemap } from "./basemap/copy-basemap.ts";
import { type BuildMapOptions, type BuiltMap, buildMap, type MapOrder, type MapParts } from "./build-map.ts";
import { rejectOtherKind } from "./import-feed.ts";
import { buildMapInThread, isMapThreadUseful } from "./map-thread.ts";
import { type Extract, openExtract } from "./osm/extract.ts";
import { type OsmFile, openOsmFile } from "./osm/open-osm-file.ts";
import type { OsmFileHeader } from "./osm/osm-element.ts";
import { PhotoFetcher } from "./photos/photo-fetcher.ts";
import type { AddressRecord } from "./places/house-packer.ts";
import { mapFeaturesToPlaces } from "./places/places-from-features.ts";
import type { ImportProgress, ImportReport } from "./source/import-report.ts";
import { NO_PATCHES, type Patches, readPatches } from "./source/patches.ts";
import { RecordCounter, type RecordCounts } from "./source/record-counter.ts";
import { Checkpoint, type PartResults } from "./store/checkpoint.ts";
import {
  type PlacesFolder,
  toSourceBasemapName,
  toSourceFileName,
  toSourceRoadsName,
} from "./store/places-folder.ts";
import { readProgramVersion } from "./store/program-version.ts";
import { type Published, publishSources } from "./store/publish-sources.ts";
import { writeRecordFile } from "./store/record-file.ts";
import { toSourceDescription } from "./store/source-description.ts";
import { type PlacesLocation, withPlacesFolder } from "./store/with-places-folder.ts";

export interface ImportOptions extends PlacesLocation {
  /** Paths and URLs of extracts, which together are one source. */
  files: readonly string[];
  /** Default: the first file's name without its date. */
  name?: string | undefined;
  /** A patch file of own facts, one JSON object per line. */
  patch?: string | undefined;
  /** Folder of the photos in the patch file. */
  photos?: string | undefined;
  /** Permits downloads from private and loopback addresses, for tests and closed networks. */
  allowPrivateHosts?: boolean | undefined;
  /** Whether and how to fetch photos in tags. Default: not fetched. */
  fetchPhotos?: FetchPhotosOptions | undefined;
  /** Whether to build map tiles. Default true. */
  basemap?: boolean | undefined;
  /** A base map that was built elsewhere, which is used instead of building one. */
  madeBasemap?: string | undefined;
  /** Whether to build a road graph, for routes. Default true. */
  roads?: boolean | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Aborts the import; everything stays unchanged. */
  signal?: AbortSignal | undefined;
  /** Default: the real clock. */
  now?: (() => Date) | undefined;
  /** Default: the SQLite index. */
  createWriter?: ((path: string) => PlaceIndexWriter) | undefined;
  /** Time in ms for readers to open the new index before old files are removed. Default 1,000. */
  graceMs?: number | undefined;
}

export interface FetchPhotosOptions {
  /** Allowed photo hosts besides Wikimedia Commons. */
  moreHosts?: readonly string[] | undefined;
  /** URL of the importing site, sent to the servers. */
  contact?: string | undefined;
  /** Default: the API of Wikimedia Commons. */
  commonsApi?: string | undefined;
  /** Pause in ms between two requests. Default 300. */
  pauseMs?: number | undefined;
}

/**
 * Shown with places of this source.
 *
 * @see https://www.openstreetmap.org/copyright
 */
const OPENSTREETMAP_ATTRIBUTION = "© OpenStreetMap contributors";

/**
 * Imports extracts as one named source, replaces an earlier one with that name, and
 * publishes a new index of all sources. If it fails, existing places are kept.
 *
 * @throws {ImportError} with one sentence for the operator.
 */
export async function importPlaces(options: ImportOptions): Promise<ImportReport> {
  const { files, now = () => new Date() } = options;
  const [first] = files;
  if (first === undefined) throw new ImportError("USAGE", "Name at least one file or URL to import.");
  const name = checkSourceName(options.name ?? toSourceName(first));
  const started = performance.now();
  return withPlacesFolder({ ...options, now }, async (folder, previous) => {
    rejectOtherKind(previous, name, "places");
    const run = new ImportRun(folder, previous, name, options, now);
    try {
      const report = await run.run();
      return {
        ...report,
        seconds: (performance.now() - started) / 1_000,
        // From kilobytes.
        peakMemoryBytes: process.resourceUsage().maxRSS * 1_024,
      };
    } catch (error) {
      await run.takeBack();
      throw error;
    }
  });
}

/** The rest of reading makes streets and other places of several elements. */
const SHARE_OF_ELEMENTS = 0.6;

type ReadExtract = Pick<Extract, "header" | "counts">;

/** The results of reading places, without the records. */
interface FinishedPlaces {
  read: ReadExtract;
  skipped: SkippedThing[];
  records: RecordCounts;
  unmappedCount: number;
}

/** One import, from its files to the new manifest. */
class ImportRun {
  readonly #folder: PlacesFolder;
  readonly #previous: PlacesManifest;
  readonly #name: string;
  readonly #options: ImportOptions;
  readonly #now: () => Date;
  readonly #photos: PhotoWriter;
  readonly #fetcher: PhotoFetcher | null;
  #skips = new SkipReport();
  #counter = new RecordCounter();
  readonly #file: string;
  readonly #basemapFile: string;
  readonly #roadsFile: string;
  readonly #stopMap = new AbortController();
  #checkpoint: Checkpoint<FinishedPlaces> | undefined;
  /** Parts that come from an import that was killed. */
  readonly #resumed: string[] = [];
  #isWaitingForMap = false;
  #madeBasemap: MadeBasemap | undefined;
  /** Places outside of the bounds of `#madeBasemap`. */
  #unmappedCount = 0;

  constructor(
    folder: PlacesFolder,
    previous: PlacesManifest,
    name: string,
    options: ImportOptions,
    now: () => Date,
  ) {
    this.#folder = folder;
    this.#previous = previous;
    this.#name = name;
    this.#options = options;
    this.#now = now;
    this.#photos = new PhotoWriter(openFileStore(folder.photos, undefined));
    this.#fetcher = this.#photoFetcher();
    this.#file = toSourceFileName(name, previous.generation + 1);
    this.#basemapFile = toSourceBasemapName(name, previous.generation + 1);
    this.#roadsFile = toSourceRoadsName(name, previous.generation + 1);
  }

  async run(): Promise<Omit<ImportReport, "seconds" | "peakMemoryBytes">> {
    const { patch, photos, madeBasemap, signal } = this.#options;
    // Before all that takes long.
    if (madeBasemap !== undefined) {
      this.#madeBasemap = await checkBasemap(madeBasemap, signal);
    }
    const patches =
      patch === undefined
        ? NO_PATCHES
        : await readPatches(patch, { photosFolder: photos, photos: this.#photos, signal });
    const files = await this.#openFiles();
    await this.#openCheckpoint(files);
    const reading = this.#readPlaces(files, patches);
    const { basemap, roads } = this.#options;
    const isWanted = basemap !== false || roads !== false;
    const isBeside = isWanted && isMapThreadUseful(files, availableParallelism());
    if (!isBeside) await reading;
    const map = this.#buildMap(files, reading, isBeside);
    try {
      const { header, counts } = await reading;
      if (!isBeside) await map;
      const { manifest, placeCount, shards } = await this.#publish(header, map, isBeside);
      const { tileCount, roadKilometres } = await map;
      return {
        source: toSourceDescription(manifest.sources[0]!),
        read: { nodes: counts.node, ways: counts.way, relations: counts.relation },
        tileCount,
        roadKilometres: roadKilometres ?? 0,
        placesByKind: this.#counter.placesByKind,
        topTypes: this.#counter.topTypes(),
        skipped: this.#skips.list(),
        fetchedPhotoCount: this.#fetcher?.fetchedCount ?? 0,
        patchedCount: patches.appliedCount,
        notes: [...this.#describeUnmapped(), ...this.#describeResumed(), ...patches.problems()],
        indexedCount: placeCount,
        shards,
      };
    } catch (error) {
      // Its thread must not write any more when the files are removed.
      this.#stopMap.abort(error);
      await map.catch(() => {});
      throw error;
    }
  }

  /** Removes what a failed import has written so far. */
  async takeBack(): Promise<void> {
    // After the manifest was renamed the import is published, and a later fault must not revert it.
    const published = await readManifest(this.#folder.path).catch(() => null);
    if (published?.sources.some(({ file }) => file === this.#file)) return;
    await this.#photos.removeAdded();
    await this.#checkpoint?.remove().catch(() => {});
    for (const file of [this.#file, this.#basemapFile, this.#roadsFile]) {
      await rm(join(this.#folder.path, file), { force: true }).catch(() => {});
    }
    await rm(this.#folder.work, { recursive: true, force: true }).catch(() => {});
  }

  async #openFiles(): Promise<OsmFile[]> {
    const { files, signal, allowPrivateHosts } = this.#options;
    const paths: string[] = [];
    for (const file of files) {
      if (!isUrl(file)) {
        paths.push(file);
        continue;
      }
      const { path } = await downloadFile(file, {
        folder: this.#folder.downloads,
        allowPrivateHosts: allowPrivateHosts ?? false,
        signal,
        onProgress: (share) => this.#progress("download", share, toDisplayFile(file)),
      });
      paths.push(path);
    }
    const opened: OsmFile[] = [];
    for (const path of paths) opened.push(await openOsmFile(path, { workFolder: this.#folder.work, signal }));
    return opened;
  }

  /** Opens the checkpoint of a killed import of the same files. Patches and photos have no part in it. */
  async #openCheckpoint(files: readonly OsmFile[]): Promise<void> {
    const { patch, fetchPhotos, madeBasemap } = this.#options;
    // Servers that share places have another generation for each attempt.
    if (patch !== undefined || fetchPhotos !== undefined || this.#folder.shared !== undefined) return;
    const paths = [...files.map(({ path }) => path), ...(madeBasemap === undefined ? [] : [madeBasemap])];
    const states = await Promise.all(paths.map((path) => stat(path)));
    const inputs = paths.map((path, index) => [path, states[index]?.size, states[index]?.mtimeMs]);
    const key = JSON.stringify([await readProgramVersion(), this.#name, ...inputs]);
    this.#checkpoint = await Checkpoint.open(this.#folder.path, key, this.#previous.generation + 1);
  }

  /** A separate function, so that the positions of the extract's nodes are freed at its end. */
  async #readPlaces(files: readonly OsmFile[], patches: Patches): Promise<ReadExtract> {
    const finished = this.#checkpoint?.get("places");
    if (finished !== undefined) {
      this.#resumed.push("places");
      this.#skips = new SkipReport(finished.skipped);
      this.#counter = new RecordCounter(finished.records);
      this.#unmappedCount = finished.unmappedCount;
      return finished.read;
    }
    this.#progress("read", 0, this.#subject);
    const extract = await openExtract(files, {
      workFolder: this.#folder.work,
      skips: this.#skips,
      signal: this.#options.signal,
      onProgress: (share) => this.#progress("read", SHARE_OF_ELEMENTS * share, this.#subject),
    });
    try {
      await this.#writeRecords(extract, patches);
    } finally {
      extract.close();
    }
    const { header, counts } = extract;
    const read = { header, counts };
    const [skipped, records, unmappedCount] = [this.#skips.list(), this.#counter.counts, this.#unmappedCount];
    this.#progress("read", 1, this.#subject);
    await this.#finishPart("places", { read, skipped, records, unmappedCount }, this.#file);
    return read;
  }

  async #finishPart(
    part: keyof PartResults<FinishedPlaces>,
    result: PartResults<FinishedPlaces>[typeof part],
    file: string | null,
  ): Promise<void> {
    // Without a checkpoint, a killed import only takes longer the next time.
    await this.#checkpoint?.finish(part, result, file).catch(() => {});
  }

  /** Builds the base map and the road graph, beside the places if `isBeside`. */
  #buildMap(files: readonly OsmFile[], reading: Promise<ReadExtract>, isBeside: boolean): Promise<BuiltMap> {
    const { basemap, roads, signal } = this.#options;
    const at = (file: string) => join(this.#folder.path, file);
    const order: MapOrder = {
      workFolder: this.#folder.work,
      basemap: basemap === false ? undefined : at(this.#basemapFile),
      madeBasemap: this.#madeBasemap,
      roads: roads === false ? undefined : at(this.#roadsFile),
      finished: {
        ...(roads === false ? {} : this.#getFinished("roads")),
        ...(basemap === false ? {} : this.#getFinished("basemap")),
      },
    };
    const places = reading.then(({ header }) => ({
      recordFile: at(this.#file),
      sourceName: this.#name,
      attribution: header.attribution ?? OPENSTREETMAP_ATTRIBUTION,
    }));
    const finishing: Promise<void>[] = [];
    const options: BuildMapOptions = {
      places,
      signal: signal === undefined ? this.#stopMap.signal : AbortSignal.any([signal, this.#stopMap.signal]),
      onProgress: (phase, share) => {
        if (this.#isWaitingForMap) this.#progress(phase, share, this.#subject);
      },
      onFinished: (part, result) => {
        const file = part === "roads" ? this.#roadsFile : this.#basemapFile;
        const hasFile = part === "roads" ? result !== null : result !== 0;
        finishing.push(this.#finishPart(part, result, hasFile ? file : null));
      },
    };
    this.#isWaitingForMap = !isBeside;
    const building = isBeside ? buildMapInThread(files, order, options) : buildMap(files, order, options);
    const map = building.finally(() => Promise.all(finishing));
    // `run` reports both failures.
    for (const promise of [places, map]) promise.catch(() => {});
    return map;
  }

  #getFinished(part: keyof MapParts): Partial<MapParts> {
    const result = this.#checkpoint?.get(part);
    if (result === undefined) return {};
    this.#resumed.push(part === "roads" ? "roads" : "base map");
    return { [part]: result };
  }

  #describeResumed(): string[] {
    if (this.#resumed.length === 0) return [];
    return [`An import of the same files that was killed had finished: ${this.#resumed.join(", ")}.`];
  }

  /** Returns a warning if the base map is probably that of another region. */
  #describeUnmapped(): string[] {
    const [count, all] = [this.#unmappedCount, this.#counter.count];
    if (count <= all / 2) return [];
    return [
      `WARNING: ${count} of ${all} places are outside of the base map; check that --base-map is the map of this extract.`,
    ];
  }

  /** Publishes the places with those of all other sources. */
  #publish(header: OsmFileHeader, map: Promise<BuiltMap>, isBesideMap: boolean): Promise<Published> {
    const others = this.#previous.sources.filter(({ name }) => name !== this.#name);
    const without = this.#describe(header, { basemap: false, roads: false });
    return publishSources(this.#folder, this.#previous, [without, ...others], {
      signal: this.#options.signal,
      createWriter:
        this.#options.createWriter ??
        ((path) =>
          createSqlitePlaceIndexWriter(path, {
            // The map has the second processor.
            usesThread: isBesideMap && availableParallelism() <= 2 ? false : undefined,
          })),
      graceMs: this.#options.graceMs,
      completeSources: async () => {
        this.#isWaitingForMap = true;
        const { tileCount, roadKilometres } = await map;
        return [
          this.#describe(header, { basemap: tileCount > 0, roads: roadKilometres !== null }),
          ...others,
        ];
      },
      onProgress: (share) => this.#progress("index", share, "all sources"),
      onPublish: () => this.#progress("publish", 0, this.#name),
    });
  }

  async #writeRecords(extract: Extract, patches: Patches): Promise<void> {
    await mkdir(this.#folder.work, { recursive: true });
    const { dataTimestamp } = extract.header;
    const records = mapFeaturesToPlaces(this.#fetcher?.watch(extract.features()) ?? extract.features(), {
      source: this.#name,
      // End dates are evaluated at the time of the data, so the same file gives the same places.
      now: dataTimestamp === undefined ? this.#now() : new Date(dataTimestamp),
      areas: extract.areas,
      workFolder: this.#folder.work,
      countSkipped: (reason) => this.#skips.add(reason),
      onProgress: (share) => {
        this.#progress("read", SHARE_OF_ELEMENTS + (1 - SHARE_OF_ELEMENTS) * share, this.#subject);
      },
    });
    const path = join(this.#folder.path, this.#file);
    await writeRecordFile(path, this.#patched(records, patches, extract.header), this.#options.signal);
    if (this.#counter.count > 0) return;
    const [damage] = this.#skips.list().flatMap(({ examples }) => examples);
    throw new ImportError(
      "DAMAGED",
      `${this.#options.files.map(toDisplayFile).join(", ")} holds no place${damage === undefined ? "" : ` (${damage})`}. ` +
        "Nothing was changed; import an extract with named places or addresses.",
    );
  }

  async *#patched(
    records: AsyncIterable<AddressRecord>,
    patches: Patches,
    { attribution }: OsmFileHeader,
  ): AsyncGenerator<AddressRecord> {
    // A fictional or private map has its own attribution.
    const credit = (record: PlaceRecord): PlaceRecord =>
      attribution === undefined ? record : { ...record, attributions: [{ provider: attribution }] };
    for await (const record of records) {
      if ("houses" in record) {
        // Patches and photos are those of other places.
        const streets = attribution === undefined ? [record] : changeStreet(record, credit);
        for (const street of streets) yield this.#count(street);
        continue;
      }
      const credited = credit(record);
      // An operator's own photos replace those in the tags.
      yield this.#count(await patches.apply((await this.#fetcher?.apply(credited)) ?? credited));
    }
  }

  #count(record: AddressRecord): AddressRecord {
    this.#counter.add(record);
    const bounds = this.#madeBasemap?.bounds;
    if (bounds !== undefined) {
      const locations = "houses" in record ? record.houses.map(toHouseLocation) : [record.location];
      this.#unmappedCount += locations.filter((location) => !contains(bounds, location)).length;
    }
    return record;
  }

  #photoFetcher(): PhotoFetcher | null {
    const { fetchPhotos, allowPrivateHosts = false, signal } = this.#options;
    if (fetchPhotos === undefined) return null;
    return new PhotoFetcher({
      ...fetchPhotos,
      folder: this.#folder.downloads,
      writer: this.#photos,
      skips: this.#skips,
      allowPrivateHosts,
      signal,
      now: this.#now,
      onProgress: (share) => this.#progress("photos", share, this.#subject),
    });
  }

  get #subject(): string {
    return this.#options.files.map(toDisplayFile).join(", ");
  }

  #describe(header: OsmFileHeader, has: { basemap: boolean; roads: boolean }): ManifestSource {
    const viewport = toViewport(header);
    return {
      name: this.#name,
      origin: this.#options.files.map(toDisplayOrigin).join(", "),
      importedAt: this.#now().toISOString(),
      ...(header.dataTimestamp === undefined ? {} : { dataTimestamp: header.dataTimestamp }),
      attribution: header.attribution ?? OPENSTREETMAP_ATTRIBUTION,
      placeCount: this.#counter.count,
      ...(viewport === null ? {} : { viewport }),
      file: this.#file,
      ...(has.basemap ? { basemap: this.#basemapFile } : {}),
      ...(has.roads ? { roads: this.#roadsFile } : {}),
    };
  }

  #progress(phase: ImportProgress["phase"], share: number, subject: string): void {
    this.#options.onProgress?.({ phase, share: Math.min(1, Math.max(0, share)), subject });
  }
}

/** Without a viewport, the index uses the bounds of the places. */
function toViewport({ bounds }: OsmFileHeader): Viewport | null {
  if (bounds === undefined) return null;
  const [west, south, east, north] = bounds;
  return { low: { latitude: south, longitude: west }, high: { latitude: north, longitude: east } };
}
