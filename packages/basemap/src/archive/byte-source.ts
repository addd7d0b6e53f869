import { type FileHandle, open } from "node:fs/promises";

/** Bytes of an archive, in a file or in object storage. */
export interface ByteSource {
  readonly sizeBytes: number;
  /** Reads up to `length` bytes; fewer at the end. */
  read(offset: number, length: number): Promise<Buffer>;
  /** Reads from `start` to `end`, both included. */
  stream(start: number, end: number): AsyncIterable<Uint8Array>;
  close(): Promise<void>;
}

/** Opens a file for reading; errors of the system are passed on. */
export async function openFileSource(path: string): Promise<ByteSource & { modifiedMs: number }> {
  const file = await open(path, "r");
  try {
    const { size, mtimeMs } = await file.stat();
    return {
      sizeBytes: size,
      modifiedMs: mtimeMs,
      read: (offset, length) => readFile(file, offset, length),
      stream: (start, end) => file.createReadStream({ start, end, autoClose: false }),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readFile(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}
