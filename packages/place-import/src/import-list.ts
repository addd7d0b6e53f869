import { rm } from "node:fs/promises";
import { join } from "node:path";
import {
  checkSourceName,
  ImportError,
  type SkipLog,
  type SkippedThing,
  SkipReport,
  toDisplayFile,
  toDisplayOrigin,
  toSourceName,
} from "@lieudit/intake";
import { type FeedFile, type FeedRow, openFeedFile, readFeedRows } from "@lieudit/intake/files";
import type { SourceDescription } from "@lieudit/place-index";
import type { ManifestSource } from "@lieudit/place-index/store";
import type { PlaceRecord } from "@lieudit/place-model";
import { isFeed } from "./feeds/join/joined-feeds.ts";
import { fetchLocalPath, rejectOtherKind } from "./import-feed.ts";
import { chooseColumns, type ListField } from "./list/list-columns.ts";
import { createListPlace, DEFAULT_LIST_TYPE, type ListContext, ListRowError } from "./list/list-place.ts";
import type { BuiltShards, ImportProgress, ImportReport } from "./source/import-report.ts";
import { RecordCounter } from "./source/record-counter.ts";
import { createRejectedFile, type RejectedFile } from "./source/rejected-file.ts";
import { type NumberedRow, RowNumbers } from "./source/row-numbers.ts";
import { toSourceFileName } from "./store/places-folder.ts";
import { publishSources } from "./store/publish-sources.ts";
import { writeRecordFile } from "./store/record-file.ts";
import { toSourceDescription } from "./store/source-description.ts";
import { type PlacesLocation, withPlacesFolder } from "./store/with-places-folder.ts";

export interface ImportListOptions extends PlacesLocation {
  /** A path or URL of a CSV, JSON or GeoJSON file. */
  file: string;
  /** Default: the file's name. */
  name?: string | undefined;
  /** Which column has which field, `name=Nom,lat=Y`; the rest is guessed. */
  columns?: string | undefined;
  /** The type of rows without a known one. Default `point_of_interest`. */
  type?: string | undefined;
  /** Whom to name. Default: the name of the source. */
  attribution?: string | undefined;
  /** Whether only keys that name the source see its places. Default: as in the earlier import, or public. */
  isPrivate?: boolean | undefined;
  /** Where to write each refused row with its reason. */
  rejected?: string | undefined;
  /** Permits downloads from private and loopback addresses, for tests and closed networks. */
  allowPrivateHosts?: boolean | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Default: the real clock. */
  now?: (() => Date) | undefined;
  graceMs?: number | undefined;
}

/** The result of importing a list. */
export interface ListReport {
  source: SourceDescription;
  /** The column of each field. */
  columns: [field: ListField, column: string][];
  readCount: number;
  topTypes: ImportReport["topTypes"];
  /** Rows that are not places, and what is omitted of the others. */
  skipped: SkippedThing[];
  indexedCount: number;
  /** Absent for an index in one file. */
  shards?: BuiltShards | undefined;
  seconds: number;
}

/** Rows in which the columns are looked for: features of GeoJSON need not have the same ones. */
const SAMPLE_ROWS = 200;

/**
 * Imports an operator's own list of places as a named source, replaces an earlier one with
 * that name, and publishes a new index. If it fails, existing places are kept.
 *
 * @throws {ImportError} with one sentence for the operator.
 */
export async function importList(options: ImportListOptions): Promise<ListReport> {
  const { file, signal, now = () => new Date(), onProgress = () => {} } = options;
  const name = checkSourceName(options.name ?? toSourceName(file));
  const attribution = options.attribution ?? name;
  const started = performance.now();
  return withPlacesFolder({ ...options, now }, async (folder, previous) => {
    rejectOtherKind(previous, name, "places");
    const path = await fetchLocalPath(file, folder, options);
    onProgress({ phase: "read", share: 0, subject: toDisplayFile(file) });
    const list = new ListReading(name, attribution, options);
    const recordFile = toSourceFileName(name, previous.generation + 1);
    try {
      const places = list.places(await openFeedFile(path, signal));
      await writeRecordFile(join(folder.path, recordFile), places, signal);
      list.checkCount(toDisplayFile(file));
      const before = previous.sources.find((one) => one.name === name);
      const source: ManifestSource = {
        name,
        origin: toDisplayOrigin(file),
        importedAt: now().toISOString(),
        attribution,
        placeCount: list.counter.count,
        ...((options.isPrivate ?? before?.isPrivate) && { isPrivate: true }),
        file: recordFile,
      };
      const others = previous.sources.filter((one) => one.name !== name);
      const { manifest, placeCount, shards } = await publishSources(
        folder,
        previous,
        // After the maps: a map starts with the viewport of the first source.
        [...others.filter((one) => !isFeed(one)), source, ...others.filter(isFeed)],
        {
          signal,
          graceMs: options.graceMs,
          onProgress: (share) => onProgress({ phase: "index", share, subject: "all sources" }),
          onPublish: () => onProgress({ phase: "publish", share: 0, subject: name }),
        },
      );
      return {
        source: toSourceDescription(manifest.sources.find((one) => one.name === name)!),
        columns: list.columns,
        readCount: list.numbers.count,
        topTypes: list.counter.topTypes(),
        skipped: list.skips.list(),
        indexedCount: placeCount,
        shards,
        seconds: (performance.now() - started) / 1_000,
      };
    } catch (error) {
      await rm(join(folder.path, recordFile), { force: true }).catch(() => {});
      throw error;
    }
  });
}

/** Turns the rows of one list into places, and counts what became of them. */
class ListReading {
  readonly counter = new RecordCounter();
  readonly skips = new SkipReport();
  columns: [field: ListField, column: string][] = [];
  readonly numbers = new RowNumbers();
  readonly #ids = new Set<string>();
  readonly #options: ImportListOptions;
  readonly #base: Omit<ListContext, "columns">;

  constructor(source: string, provider: string, options: ImportListOptions) {
    this.#options = options;
    this.#base = {
      source,
      type: options.type ?? DEFAULT_LIST_TYPE,
      attribution: { provider },
      note: (reason) => this.skips.add(reason),
    };
  }

  async *places(file: FeedFile): AsyncGenerator<PlaceRecord> {
    const rejected = await createRejectedFile(this.#options.rejected);
    try {
      const damaged: SkipLog = {
        add: (reason, where = "", line = "") => {
          this.numbers.count += 1;
          this.skips.add(reason, where);
          rejected.write(where, reason, { line: line.trimEnd() });
        },
      };
      const rows = this.numbers.number(readFeedRows(file, damaged));
      const sample: NumberedRow<FeedRow>[] = [];
      for (let read = await rows.next(); !read.done; read = await rows.next()) {
        if (sample.push(read.value) === SAMPLE_ROWS) break;
      }
      const context = { ...this.#base, columns: this.#chooseColumns(sample.map(([, row]) => row)) };
      for (const row of sample) yield* this.#place(row, context, rejected);
      for await (const row of rows) yield* this.#place(row, context, rejected);
    } finally {
      await rejected.close();
    }
  }

  /** @throws {ImportError} DAMAGED when no row is a place. */
  checkCount(file: string): void {
    if (this.counter.count > 0) return;
    const why = this.skips.whyEmpty(this.numbers.count);
    throw new ImportError("DAMAGED", `${file} holds no place: ${why}. Nothing was changed.`);
  }

  #chooseColumns(sample: readonly FeedRow[]): ReadonlyMap<ListField, string> {
    const names = [...new Set(sample.flatMap((row) => Object.keys(row)))];
    const chosen = [...chooseColumns(names, this.#options.columns)];
    this.columns = chosen.map(([field, at]) => [field, names[at] ?? ""]);
    const has = new Set(this.columns.map(([field]) => field));
    if (sample.length > 0 && !(has.has("name") && (has.has("geom") || (has.has("lat") && has.has("lon"))))) {
      throw new ImportError(
        "USAGE",
        `The list has no column that looks like ${has.has("name") ? "a position" : "a name"}; say which it is with --columns name=…,lat=…,lon=…. Its columns are ${names.slice(0, 30).join(", ")}. Nothing was changed.`,
      );
    }
    return new Map(this.columns);
  }

  *#place(
    [number, row]: NumberedRow<FeedRow>,
    context: ListContext,
    rejected: RejectedFile,
  ): Generator<PlaceRecord> {
    try {
      const place = createListPlace(row, context);
      if (this.#ids.has(place.id)) throw new ListRowError("rows whose id an earlier row has");
      this.#ids.add(place.id);
      this.counter.add(place);
      yield place;
    } catch (error) {
      if (!(error instanceof ListRowError)) throw error;
      this.skips.add(error.message, `row ${number}`);
      rejected.write(String(number), error.message, row);
    }
  }
}
