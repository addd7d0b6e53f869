import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { ImportError, isObject } from "@lieudit/intake";
import { describeReadError } from "@lieudit/intake/files";
import { PhotoRejected, type PhotoWriter } from "@lieudit/intake/photos";
import { readOpeningHours } from "@lieudit/opening-hours/osm";
import type { PlaceRecord, StoredPhoto } from "@lieudit/place-model";
import { describePatchFault } from "./patch-shape.ts";

/**
 * Own facts of the operator about places: one JSON line each, `{"osm": "node/123", "set":
 * {…}}`. `set` is merged into the place's record after mapping; arrays are replaced,
 * `null` removes.
 */
export interface Patches {
  /** Returns the record with the facts for its element; the same record without facts. */
  apply(record: PlaceRecord): Promise<PlaceRecord>;
  /** Number of places with facts so far. */
  readonly appliedCount: number;
  /** One line for each unusable part. Complete once every record went through `apply`. */
  problems(): string[];
}

export interface PatchOptions {
  /** Folder of the photos in the lines. */
  photosFolder?: string | undefined;
  photos: PhotoWriter;
  signal?: AbortSignal | undefined;
}

export const NO_PATCHES: Patches = { apply: async (record) => record, appliedCount: 0, problems: () => [] };

/** Maximum line length, above any place with all its reviews. */
const MAX_LINE_CHARACTERS = 2_000_000;

/**
 * Reads a patch file. An unusable line is a problem in the report, the others are used.
 *
 * @throws {ImportError} UNREADABLE for a missing file.
 */
export async function readPatches(path: string, options: PatchOptions): Promise<Patches> {
  const lines = new Map<string, PatchLine[]>();
  const problems: string[] = [];
  let number = 0;
  try {
    const input = createReadStream(path, { encoding: "utf8", signal: options.signal });
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      number += 1;
      if (text.trim() === "") continue;
      const line = parseLine(text, number);
      if (typeof line === "string") problems.push(`patch line ${number}: ${line}; the line is not used`);
      else lines.set(line.osm, [...(lines.get(line.osm) ?? []), line]);
    }
  } catch (error) {
    options.signal?.throwIfAborted();
    throw new ImportError(
      "UNREADABLE",
      `The patch file ${path} cannot be read: ${describeReadError(error)}.`,
      {
        cause: error,
      },
    );
  }
  return new PatchSet(lines, problems, options);
}

interface PatchLine {
  number: number;
  osm: string;
  set: Record<string, unknown>;
  isUsed: boolean;
}

class PatchSet implements Patches {
  readonly #lines: ReadonlyMap<string, PatchLine[]>;
  readonly #problems: string[];
  readonly #options: PatchOptions;
  appliedCount = 0;

  constructor(lines: ReadonlyMap<string, PatchLine[]>, problems: string[], options: PatchOptions) {
    this.#lines = lines;
    this.#problems = problems;
    this.#options = options;
  }

  async apply(record: PlaceRecord): Promise<PlaceRecord> {
    const lines = record.osm === undefined ? undefined : this.#lines.get(record.osm);
    // An element may give an address besides the place: the facts belong to the place.
    if (lines === undefined || record.kind === "address") return record;
    let patched = record;
    for (const line of lines) {
      line.isUsed = true;
      patched = await this.#merge(patched, line);
    }
    this.appliedCount += 1;
    return patched;
  }

  problems(): string[] {
    const unused = [...this.#lines.values()].flat().filter(({ isUsed }) => !isUsed);
    return [
      ...this.#problems,
      ...unused.map(
        ({ number, osm }) =>
          `patch line ${number}: ${osm} is not a place of this import; the line is not used`,
      ),
    ];
  }

  async #merge(record: PlaceRecord, { set, number }: PatchLine): Promise<PlaceRecord> {
    const { photos, ...rest } = set;
    // Each field was validated when the line was read.
    const merged = mergeInto(record, rest) as unknown as PlaceRecord;
    const { timeZone, address, location } = merged;
    const where = { timeZone, countryCode: address.countryCode, location };
    if (isObject(set.hours) && set.hours.periods === undefined && typeof set.hours.tag === "string") {
      merged.hours = readOpeningHours(set.hours.tag, where);
      if (merged.hours.periods === undefined) {
        const tag = JSON.stringify(set.hours.tag.slice(0, 80));
        this.#problems.push(`patch line ${number}: the hours ${tag} give no week; they are kept as written`);
      }
    }
    if (Array.isArray(set.secondaryHours) && merged.secondaryHours !== undefined) {
      merged.secondaryHours = merged.secondaryHours.map((hours) =>
        hours.periods === undefined ? { type: hours.type, ...readOpeningHours(hours.tag, where) } : hours,
      );
    }
    if (photos === null) delete merged.photos;
    else if (Array.isArray(photos)) merged.photos = await this.#store(photos as PhotoLine[], number);
    return merged;
  }

  async #store(photos: PhotoLine[], number: number): Promise<StoredPhoto[]> {
    const { photosFolder, photos: writer } = this.#options;
    const stored: StoredPhoto[] = [];
    for (const { file, authorAttributions = [] } of photos) {
      try {
        if (photosFolder === undefined) throw new PhotoRejected("no folder was named with --photos");
        stored.push({ ...(await writer.store(photosFolder, file)), authorAttributions });
      } catch (error) {
        if (!(error instanceof PhotoRejected)) throw error;
        this.#problems.push(
          `patch line ${number}, photo "${file.slice(0, 80)}": ${error.message}; it is skipped`,
        );
      }
    }
    return stored;
  }
}

interface PhotoLine {
  file: string;
  authorAttributions?: StoredPhoto["authorAttributions"];
}

function parseLine(text: string, number: number): PatchLine | string {
  if (text.length > MAX_LINE_CHARACTERS) return `it is longer than ${MAX_LINE_CHARACTERS} characters`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "it is not JSON";
  }
  if (!isObject(value)) return "it is not an object";
  const { osm, set } = value;
  if (typeof osm !== "string" || !/^(node|way|relation)\/\d{1,16}$/.test(osm)) {
    return '`osm` is not an element such as "node/123"';
  }
  const fault = describePatchFault(set);
  // `describePatchFault` checked that it is an object.
  return fault ?? { number, osm, set: set as Record<string, unknown>, isUsed: false };
}

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Applies a JSON merge patch.
 *
 * @see https://www.rfc-editor.org/rfc/rfc7396 JSON Merge Patch
 */
function mergeInto(base: object, patch: Record<string, unknown>): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    if (FORBIDDEN_KEYS.has(key)) continue;
    const old = merged[key];
    if (value === null) delete merged[key];
    else if (isObject(value)) merged[key] = mergeInto(isObject(old) ? old : {}, value);
    else merged[key] = value;
  }
  return merged;
}
