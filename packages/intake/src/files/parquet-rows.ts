import { type FileHandle, open } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import {
  type AsyncBuffer,
  type Compressors,
  parquetMetadataAsync,
  parquetReadObjects,
  snappyUncompress,
} from "hyparquet";
import { ImportError } from "../import-error.ts";
import type { FeedFile } from "./feed-file.ts";

/** A row group is read as a whole, so that this bounds the memory. All of France takes 100 MB. */
const MAX_GROUP_BYTES = 256_000_000;
const MAX_ROWS = 5_000_000;

/**
 * Yields the rows of a Parquet file, one row group in memory at a time. Times are RFC 3339.
 *
 * @throws {ImportError} DAMAGED or UNSUPPORTED
 */
export async function* readParquetRows({ name, path }: FeedFile): AsyncGenerator<object> {
  const handle = await open(path);
  try {
    const file = await toAsyncBuffer(handle);
    const metadata = await parquetMetadataAsync(file);
    if (metadata.num_rows > MAX_ROWS) throw new RangeError(`it has more than ${MAX_ROWS} rows`);
    let rowStart = 0;
    for (const group of metadata.row_groups) {
      if (group.total_byte_size > MAX_GROUP_BYTES) {
        throw new ImportError(
          "UNSUPPORTED",
          `${name} has a row group of more than ${MAX_GROUP_BYTES} bytes; write it with smaller row groups, or take the CSV form.`,
        );
      }
      const rowEnd = rowStart + Number(group.num_rows);
      const rows = await parquetReadObjects({ file, metadata, rowStart, rowEnd, compressors: COMPRESSORS });
      for (const row of rows) yield toJsonValues(row);
      rowStart = rowEnd;
    }
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const reason = error instanceof Error ? error.message.split("\n")[0]?.slice(0, 120) : "";
    throw new ImportError(
      "DAMAGED",
      `${name} is damaged or cut off: it cannot be read as Parquet (${reason}). Nothing was changed; get it again.`,
      { cause: error },
    );
  } finally {
    await handle.close();
  }
}

async function toAsyncBuffer(handle: FileHandle): Promise<AsyncBuffer> {
  const { size } = await handle.stat();
  return {
    byteLength: size,
    slice: async (start, end = size) => {
      const length = end - start;
      if (!(start >= 0 && length >= 0 && end <= size))
        throw new RangeError("a part of it lies outside the file");
      const bytes = new Uint8Array(length);
      await handle.read(bytes, 0, length, start);
      return bytes.buffer;
    },
  };
}

/** The codecs of the format that Node has; each checks the declared size first. */
const COMPRESSORS: Compressors = {
  SNAPPY: limited((input, length) => {
    const output = new Uint8Array(length);
    snappyUncompress(input, output);
    return output;
  }),
  GZIP: limited((input, length) => gunzipSync(input, { maxOutputLength: length })),
  ZSTD: limited((input, length) => zstdDecompressSync(input, { maxOutputLength: length })),
  BROTLI: limited((input, length) => brotliDecompressSync(input, { maxOutputLength: length })),
};

function limited(decompress: (input: Uint8Array, length: number) => Uint8Array) {
  return (input: Uint8Array, length: number): Uint8Array => {
    if (!(length >= 0 && length <= MAX_GROUP_BYTES)) throw new RangeError("a page of it is too large");
    return decompress(input, length);
  };
}

/** Replaces what JSON does not have: large integers and times. */
function toJsonValues(row: Record<string, unknown>): object {
  const values = Object.entries(row).map(([column, value]) => {
    if (typeof value === "bigint") return [column, Number(value)];
    return [column, value instanceof Date ? value.toISOString() : value];
  });
  return Object.fromEntries(values);
}
