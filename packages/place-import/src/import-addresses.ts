import { mkdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
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
import { type FeedFile, openFeedFile, readCsvCells } from "@lieudit/intake/files";
import type { SourceDescription } from "@lieudit/place-index";
import type { ManifestSource } from "@lieudit/place-index/store";
import type { PlaceKind } from "@lieudit/place-model";
import { AddressFilePlaces } from "./addresses/address-file-places.ts";
import { ADDRESS_FORMATS, type AddressFormat, detectLayout } from "./addresses/address-formats.ts";
import { AddressRowError, AddressRowReader } from "./addresses/address-row.ts";
import { isAddressSource, type KindCounts } from "./addresses/merge-addresses.ts";
import type { StoredAddressRow } from "./addresses/street-runs.ts";
import { isFeed } from "./feeds/join/joined-feeds.ts";
import { fetchLocalPath, rejectOtherKind } from "./import-feed.ts";
import type { AddressRecord } from "./places/house-packer.ts";
import { Spill } from "./places/spill.ts";
import type { BuiltShards, ImportProgress } from "./source/import-report.ts";
import { RecordCounter } from "./source/record-counter.ts";
import { createRejectedFile, type RejectedFile } from "./source/rejected-file.ts";
import { type NumberedRow, RowNumbers } from "./source/row-numbers.ts";
import { toSourceFileName } from "./store/places-folder.ts";
import { publishSources } from "./store/publish-sources.ts";
import { writeRecordFile } from "./store/record-file.ts";
import { toSourceDescription } from "./store/source-description.ts";
import { type PlacesLocation, withPlacesFolder } from "./store/with-places-folder.ts";

export interface ImportAddressesOptions extends PlacesLocation {
  /** Paths or URLs of BAN, BANO or BAL files. Together they are one source. */
  files: readonly string[];
  /** Default: the first file's name. */
  name?: string | undefined;
  /** Whom to name. Default: the publisher of each file's format. */
  attribution?: string | undefined;
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

/** The result of importing address files. */
export interface AddressReport {
  source: SourceDescription;
  formats: AddressFormat["name"][];
  readCount: number;
  /** Places that only this source has, by kind. */
  added: KindCounts;
  /** Places of the files that other sources have. */
  known: KindCounts;
  rejectedCount: number;
  /** Refused and omitted rows by reason. */
  skipped: SkippedThing[];
  indexedCount: number;
  /** Absent for an index in one file. */
  shards?: BuiltShards | undefined;
  /** Seconds for reading the files and writing their records, without the index. */
  readSeconds: number;
  seconds: number;
}

/**
 * Imports files of the French address base as one named source, replaces an earlier one
 * with that name, and publishes a new index. Addresses, streets and towns that another
 * source has are not added again. If it fails, existing places are kept.
 *
 * @throws {ImportError} with one sentence for the operator.
 */
export async function importAddresses(options: ImportAddressesOptions): Promise<AddressReport> {
  const { files, signal, now = () => new Date(), onProgress = () => {} } = options;
  const [firstFile] = files;
  if (firstFile === undefined) throw new ImportError("USAGE", "Name at least one address file or URL.");
  const name = checkSourceName(options.name ?? toSourceName(firstFile));
  const started = performance.now();
  return withPlacesFolder({ ...options, now }, async (folder, previous) => {
    rejectOtherKind(previous, name, "addresses");
    const paths: string[] = [];
    for (const file of files) paths.push(await fetchLocalPath(file, folder, options));
    const recordFile = toSourceFileName(name, previous.generation + 1);
    try {
      await mkdir(folder.work, { recursive: true });
      const reading = new AddressReading(name, paths, folder.work, options);
      await reading.write(join(folder.path, recordFile));
      const readSeconds = (performance.now() - started) / 1_000;
      const source: ManifestSource = {
        name,
        kind: "addresses",
        origin: files.map(toDisplayOrigin).join(", "),
        importedAt: now().toISOString(),
        ...reading.dataTimestamp(now()),
        attribution: reading.attributions.map(({ provider }) => provider).join(", "),
        placeCount: reading.counter.count,
        file: recordFile,
      };
      const others = previous.sources.filter((one) => one.name !== name);
      const { manifest, placeCount, shards, countOmitted } = await publishSources(
        folder,
        previous,
        [
          ...others.filter((one) => !isFeed(one) && !isAddressSource(one)),
          source,
          ...others.filter(isAddressSource),
          ...others.filter(isFeed),
        ],
        {
          signal,
          graceMs: options.graceMs,
          onProgress: (share) => onProgress({ phase: "index", share, subject: "all sources" }),
          onPublish: () => onProgress({ phase: "publish", share: 0, subject: name }),
        },
      );
      const known = countOmitted(name);
      return {
        source: toSourceDescription(manifest.sources.find((one) => one.name === name)!),
        formats: reading.formats,
        readCount: reading.readCount,
        added: subtractCounts(reading.counter.placesByKind, known),
        known,
        rejectedCount: reading.rejectedCount,
        skipped: reading.skips.list(),
        indexedCount: placeCount,
        shards,
        readSeconds,
        seconds: (performance.now() - started) / 1_000,
      };
    } catch (error) {
      await rm(join(folder.path, recordFile), { force: true }).catch(() => {});
      throw error;
    }
  });
}

/** Rows in which the format is looked for. */
const SAMPLE_ROWS = 20;
/** A row of an address takes 400 characters. */
const MAX_ROW_CHARACTERS = 100_000;
/** Address files have no more than a tenth of this. */
const MAX_UNPACKED_RATIO = 100;
const MIN_UNPACKED_LIMIT = 100e6;
/** Share of the progress of reading that is done when all rows are stored by street. */
const SHARE_OF_ROWS = 0.6;
const PLACES_PER_PROGRESS = 1_000;

/** Turns the rows of address files into records, and counts what became of them. */
class AddressReading {
  readonly counter = new RecordCounter();
  readonly skips = new SkipReport();
  readonly formats: AddressFormat["name"][] = [];
  readonly attributions: AddressFormat["attribution"][] = [];
  readCount = 0;
  rejectedCount = 0;
  #acceptedCount = 0;
  #newest = "";
  #rejected: RejectedFile | undefined;
  readonly #source: string;
  readonly #paths: readonly string[];
  readonly #workFolder: string;
  readonly #options: ImportAddressesOptions;

  constructor(source: string, paths: readonly string[], workFolder: string, options: ImportAddressesOptions) {
    this.#source = source;
    this.#paths = paths;
    this.#workFolder = workFolder;
    this.#options = options;
  }

  /** Writes the records of all files. */
  async write(recordPath: string): Promise<void> {
    const { rejected, signal, files } = this.#options;
    this.#rejected = await createRejectedFile(rejected);
    const spill = new Spill(this.#workFolder);
    try {
      const places = new AddressFilePlaces({
        spill,
        source: this.#source,
        attributions: this.attributions,
        reject: (row, reason) => this.#reject(row.where, reason, row),
      });
      for (const [index, path] of this.#paths.entries()) await this.#readFile(path, index, places);
      if (this.#acceptedCount === 0) {
        const why = this.skips.whyEmpty(this.readCount);
        const names = files.map(toDisplayFile).join(", ");
        throw new ImportError("DAMAGED", `${names} holds no address: ${why}. Nothing was changed.`);
      }
      await writeRecordFile(recordPath, this.#counted(places.records()), signal);
    } finally {
      spill.close();
      await this.#rejected.close();
    }
  }

  /** Returns the newest change of a row, if rows have dates. */
  dataTimestamp(now: Date): { dataTimestamp?: string } {
    const isUsable = this.#newest !== "" && this.#newest <= now.toISOString().slice(0, 10);
    return isUsable ? { dataTimestamp: `${this.#newest}T00:00:00Z` } : {};
  }

  async #readFile(path: string, index: number, places: AddressFilePlaces): Promise<void> {
    const { signal, onProgress = () => {}, files } = this.#options;
    const subject = basename(toDisplayFile(files[index] ?? path));
    const size = await stat(path).then(
      (stats) => stats.size,
      () => 0, // opening it reports the reason
    );
    let farthest = 0;
    const file = await openFeedFile(path, signal, {
      maxUnpackedBytes: Math.max(MIN_UNPACKED_LIMIT, MAX_UNPACKED_RATIO * size),
      onRead: (bytes) => {
        const share = Math.min(1, bytes / Math.max(1, size));
        // The beginning of a file is read several times, to recognise it.
        if (share <= farthest) return;
        farthest = share;
        onProgress({ phase: "read", share: (SHARE_OF_ROWS * (index + share)) / files.length, subject });
      },
    });
    await this.#readRows(file, this.#paths.length > 1 ? `${subject}:` : "", places);
  }

  async #readRows(file: FeedFile, label: string, places: AddressFilePlaces): Promise<void> {
    if (file.format !== "csv") throw createFormatError(file, []);
    const numbers = new RowNumbers();
    const rows = numbers.number(readCsvCells(file, this.#logLines(label, numbers), MAX_ROW_CHARACTERS));
    const sample: NumberedRow<string[]>[] = [];
    for (let read = await rows.next(); !read.done; read = await rows.next()) {
      if (sample.push(read.value) === SAMPLE_ROWS) break;
    }
    const firstRows = sample.map(([, row]) => row);
    const layout = detectLayout(firstRows);
    if (layout === null) throw createFormatError(file, firstRows);
    const credit = this.#creditOf(layout.format);
    if (this.formats.includes("BANO") && this.formats.length > 1) {
      throw new ImportError(
        "USAGE",
        `${file.name} is ${layout.format.name}, an earlier file is ${this.formats[0]}. Import BANO in a command of its own, so that each address is there once. Nothing was changed.`,
      );
    }
    const reader = new AddressRowReader(layout);
    const headerCount = layout.hasHeader ? 1 : 0;
    const add = ([number, cells]: NumberedRow<string[]>) => {
      this.readCount += 1;
      const where = `${label}${number - headerCount}`;
      try {
        const row = reader.read(cells);
        this.#acceptedCount += 1;
        if (row.updated !== undefined && row.updated > this.#newest) this.#newest = row.updated;
        places.add({ ...row, credit, where });
      } catch (error) {
        if (!(error instanceof AddressRowError)) throw error;
        const named = layout.header.map((column, at) => [column, cells[at] ?? ""]);
        this.#reject(where, error.message, Object.fromEntries(named));
      }
    };
    for (const row of sample.slice(headerCount)) add(row);
    for await (const row of rows) add(row);
  }

  /** Rejects lines that cannot be split into cells. */
  #logLines(label: string, numbers: RowNumbers): SkipLog {
    return {
      add: (reason, where, line = "") => {
        numbers.count += 1;
        this.readCount += 1;
        const place = `${label}${where}`;
        this.#reject(place, reason, { line: line.trimEnd() }, place);
      },
    };
  }

  /** Returns the index of the attribution of a format. */
  #creditOf(format: AddressFormat): number {
    if (!this.formats.includes(format.name)) this.formats.push(format.name);
    const { attribution } = this.#options;
    const credit = attribution === undefined ? format.attribution : { provider: attribution };
    const index = this.attributions.findIndex(({ provider }) => provider === credit.provider);
    return index >= 0 ? index : this.attributions.push(credit) - 1;
  }

  *#counted(records: Iterable<AddressRecord>): Generator<AddressRecord> {
    const { onProgress = () => {}, signal } = this.#options;
    let shown = 0;
    for (const record of records) {
      this.counter.add(record);
      const { count } = this.counter;
      if (count - shown >= PLACES_PER_PROGRESS) {
        shown = count;
        signal?.throwIfAborted();
        const share = Math.min(1, count / this.#acceptedCount);
        onProgress({ phase: "read", share: SHARE_OF_ROWS + (1 - SHARE_OF_ROWS) * share, subject: "streets" });
      }
      yield record;
    }
  }

  #reject(
    where: string,
    reason: string,
    row: StoredAddressRow | object,
    example: string = `row ${where}`,
  ): void {
    this.rejectedCount += 1;
    this.skips.add(reason, example);
    this.#rejected?.write(where, reason, row);
  }
}

function createFormatError({ name, format }: FeedFile, sample: readonly (readonly string[])[]): ImportError {
  const first = sample[0] ?? [];
  const isText = !first.some((cell) => /[\0\ufffd]/.test(cell));
  const content =
    format !== "csv"
      ? `is ${format.toUpperCase()}`
      : first.length === 0
        ? "is empty"
        : isText
          ? `begins with the columns ${first
              .slice(0, 4)
              .map((cell) => cell.slice(0, 20))
              .join(", ")}`
          : "is not text";
  const formats = ADDRESS_FORMATS.map(({ name: format }) => format).join(", ");
  return new ImportError(
    "UNSUPPORTED",
    `${name} ${content}, so it is not an address file (${formats}, whose columns docs/import.md lists). Lists of other places come in with --csv. Nothing was changed.`,
  );
}

function subtractCounts(all: KindCounts, some: KindCounts): KindCounts {
  const rest: KindCounts = {};
  // The keys of the counts.
  for (const kind of Object.keys(all) as PlaceKind[]) rest[kind] = (all[kind] ?? 0) - (some[kind] ?? 0);
  return rest;
}
