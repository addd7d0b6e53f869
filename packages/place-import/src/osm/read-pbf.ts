import type { FileHandle } from "node:fs/promises";
import { ImportError } from "@lieudit/intake";
import { SKIPPED } from "./element-limits.ts";
import type { OsmElement, OsmFileHeader, OsmType, ReadOptions } from "./osm-element.ts";
import { type PbfBlob, readBlobs, unpackBlob } from "./pbf-blobs.ts";
import { readBlock } from "./pbf-block.ts";
import { BadMessage, FieldReader } from "./pbf-fields.ts";

/** The element types in each blob that was read without a fault, by blob index. */
export type BlobContents = Map<number, ReadonlySet<OsmType>>;

/**
 * Yields the elements of an open `.osm.pbf` file in batches, in order.
 *
 * A block with damaged content is skipped and recorded, because the next one can still be
 * found. A broken frame ends reading.
 *
 * @param contents lets later passes skip blobs without wanted elements; filled here.
 * @throws {ImportError} DAMAGED or UNSUPPORTED, with the blob and the byte.
 * @see https://wiki.openstreetmap.org/wiki/PBF_Format
 */
export async function* readPbf(
  file: FileHandle,
  name: string,
  { want, filter, skips, signal, onHeader, onBareNode, onProgress }: ReadOptions,
  contents: BlobContents = new Map(),
): AsyncGenerator<OsmElement[]> {
  let hasHeader = false;
  for await (const blob of readBlobs(file, name)) {
    signal?.throwIfAborted();
    const where = `${name}, blob ${blob.index} at byte ${blob.offset}`;
    if (!hasHeader && blob.type !== "OSMHeader") {
      throw new ImportError(
        "DAMAGED",
        `${where}: the first blob is "${toPrintable(blob.type)}" and not an OSMHeader. This is not an extract; get the file again.`,
      );
    }
    if (blob.type === "OSMHeader") {
      hasHeader = true;
      onHeader?.(parseHeader(blob, name, where));
    } else if (blob.type === "OSMData") {
      if (contents.get(blob.index)?.isDisjointFrom(want)) continue;
      try {
        const content = unpackBlob(blob, name);
        const seen = new Set<OsmType>();
        yield* readBlock(content, { want, filter, skips, where, seen, onBareNode });
        contents.set(blob.index, seen);
      } catch (error) {
        if (!(error instanceof BadMessage)) throw error;
        skips.add(SKIPPED.damagedBlock, `${where}: ${error.message}`);
      }
    }
    // Blobs of other types must be skipped, as the format says.
    onProgress?.(blob.offset + blob.bytes.length);
  }
  if (!hasHeader) throw new ImportError("DAMAGED", `${name} is empty; get the file again.`);
}

const KNOWN_FEATURES = new Set(["OsmSchema-V0.6", "DenseNodes"]);

function parseHeader(blob: PbfBlob, name: string, where: string): OsmFileHeader {
  const header: OsmFileHeader = {};
  const features: string[] = [];
  try {
    for (const fields = new FieldReader(unpackBlob(blob, name)); fields.next(); ) {
      const { field } = fields;
      if (field === 1) {
        const bounds = parseBounds(fields.readMessage());
        if (bounds !== null) header.bounds = bounds;
      } else if (field === 4) features.push(new TextDecoder().decode(fields.readBytes()));
      else if (field === 32) {
        const moment = new Date(fields.readInt64() * 1_000);
        if (!Number.isNaN(moment.getTime())) header.dataTimestamp = `${moment.toISOString().slice(0, 19)}Z`;
      }
    }
  } catch (error) {
    if (!(error instanceof BadMessage)) throw error;
    throw new ImportError("DAMAGED", `${where}: ${error.message}. Nothing was changed; get the file again.`, {
      cause: error,
    });
  }
  const unknown = features.find((feature) => !KNOWN_FEATURES.has(feature));
  if (unknown !== undefined) {
    throw new ImportError(
      "UNSUPPORTED",
      `${where}: the file needs the feature "${toPrintable(unknown)}", which is not read here` +
        (unknown === "HistoricalInformation"
          ? "; it is a history file, import a plain extract instead."
          : "; import an extract without it."),
    );
  }
  return header;
}

function parseBounds(fields: FieldReader): NonNullable<OsmFileHeader["bounds"]> | null {
  const sides = [Number.NaN, Number.NaN, Number.NaN, Number.NaN];
  while (fields.next()) {
    if (fields.field >= 1 && fields.field <= 4) sides[fields.field - 1] = fields.readSignedNumber() / 1e9;
  }
  const [west = 0, east = 0, north = 0, south = 0] = sides;
  const isWhole = sides.every(Number.isFinite) && Math.abs(north) <= 90 && Math.abs(south) <= 90;
  return isWhole && south <= north ? [west, south, east, north] : null;
}

/** Makes names from an untrusted file safe for a terminal. */
function toPrintable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "?").slice(0, 60);
}
