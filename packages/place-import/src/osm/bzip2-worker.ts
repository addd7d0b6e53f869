import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import bunzip from "seek-bzip";
import type { Bzip2Answer, Bzip2Job } from "./bzip2.ts";

function unpack({ from, to, maxBytes }: Bzip2Job): Bzip2Answer {
  const input = new FileInput(from);
  const output = new FileOutput(to, maxBytes);
  try {
    // Concatenated streams are one file: parallel compressors write them.
    bunzip.decode(input, output, true);
    output.flush();
    return { ok: true };
  } catch (error) {
    if (error instanceof StopUnpacking) return { ok: false, code: error.code, message: error.message };
    return { ok: false, code: "DAMAGED", message: (error as Error).message };
  } finally {
    input.close();
    output.close();
  }
}

class StopUnpacking extends Error {
  readonly code: "TOO_LARGE" | "WRITE";
  constructor(code: "TOO_LARGE" | "WRITE", message: string) {
    super(message);
    this.code = code;
  }
}

const PIECE_BYTES = 256 * 1024;

/** The interface that the decoder reads from. */
class FileInput {
  readonly #file: number;
  readonly #piece = Buffer.alloc(PIECE_BYTES);
  #filled = 0;
  #next = 0;

  constructor(path: string) {
    this.#file = openSync(path, "r");
  }

  readByte(): number {
    // The decoder must not read past the end of a stream, where it would continue with made-up bits.
    if (this.eof()) throw new Error("it ends too early");
    return this.#piece[this.#next++] as number;
  }

  read(buffer: Uint8Array, offset: number, length: number): number {
    let count = 0;
    while (count < length && !this.eof()) buffer[offset + count++] = this.readByte();
    return count;
  }

  eof(): boolean {
    if (this.#next < this.#filled) return false;
    this.#filled = readSync(this.#file, this.#piece, 0, PIECE_BYTES, null);
    this.#next = 0;
    return this.#filled === 0;
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** The interface that the decoder writes to. */
class FileOutput {
  readonly #file: number;
  readonly #maxBytes: number;
  readonly #piece = Buffer.alloc(PIECE_BYTES);
  #filled = 0;
  #written = 0;

  constructor(path: string, maxBytes: number) {
    this.#file = openSync(path, "wx");
    this.#maxBytes = maxBytes;
  }

  writeByte(byte: number): void {
    this.#piece[this.#filled++] = byte;
    if (this.#filled === PIECE_BYTES) this.flush();
  }

  flush(): void {
    this.#written += this.#filled;
    if (this.#written > this.#maxBytes) throw new StopUnpacking("TOO_LARGE", "too large");
    try {
      let done = 0;
      while (done < this.#filled) done += writeSync(this.#file, this.#piece, done, this.#filled - done);
    } catch (error) {
      throw new StopUnpacking("WRITE", (error as NodeJS.ErrnoException).code ?? String(error));
    }
    this.#filled = 0;
  }

  close(): void {
    closeSync(this.#file);
  }
}

parentPort?.postMessage(unpack(workerData as Bzip2Job));
