import { randomUUID } from "node:crypto";
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { availableMemory } from "node:process";

/** A block of 4,096 positions takes 32 kB. */
const BLOCK_BITS = 12;
const BLOCK_POSITIONS = 1 << BLOCK_BITS;
const BLOCK_BYTES = 8 * BLOCK_POSITIONS;
/** 32 MB and 1 GB. */
const MIN_BLOCKS = 1_024;
const MAX_BLOCKS = 32_768;
/** Share of the free memory that the blocks of one thread take. */
const MEMORY_SHARE = 1 / 8;

/** Not a valid latitude: 90 degrees are 900,000,000 units. */
export const NO_LATITUDE = 0x7fff_ffff;

/**
 * Numbered positions of 8 bytes each: two integers of 1e-7 degrees. More of them than fit
 * into the cache are in a temporary file. Elements come by ascending id, so most accesses
 * are to blocks that were used just before.
 */
export class PositionBlocks {
  readonly #folder: string;
  readonly #maxBlocks: number;
  /** Undefined for blocks that are new or in the file only. */
  readonly #blocks: (Int32Array<ArrayBuffer> | undefined)[] = [];
  /** Numbers of the blocks in memory; `#hand` goes round them to find one that was not used for a while. */
  readonly #cached: number[] = [];
  #hand = 0;
  readonly #isUsed: Uint8Array;
  readonly #isChanged: Uint8Array;
  readonly #isInFile: Uint8Array;
  #file: { path: string; descriptor: number } | undefined;

  /** @param folder of the temporary file, which is created when it is needed. */
  constructor(count: number, folder: string, maxBlocks = getMaxBlocks()) {
    this.#folder = folder;
    this.#maxBlocks = maxBlocks;
    const blockCount = Math.ceil(count / BLOCK_POSITIONS);
    this.#isUsed = new Uint8Array(blockCount);
    this.#isChanged = new Uint8Array(blockCount);
    this.#isInFile = new Uint8Array(blockCount);
  }

  set(number: number, latitude: number, longitude: number): void {
    const block = this.#findBlock(number);
    const at = 2 * (number % BLOCK_POSITIONS);
    block[at] = latitude;
    block[at + 1] = longitude;
    this.#isChanged[Math.floor(number / BLOCK_POSITIONS)] = 1;
  }

  /** Returns the latitude of a position, or `NO_LATITUDE` if it was not set. */
  latitudeAt(number: number): number {
    return this.#findBlock(number)[2 * (number % BLOCK_POSITIONS)] as number;
  }

  longitudeAt(number: number): number {
    return this.#findBlock(number)[2 * (number % BLOCK_POSITIONS) + 1] as number;
  }

  /** Removes the temporary file. */
  close(): void {
    if (this.#file === undefined) return;
    closeSync(this.#file.descriptor);
    rmSync(this.#file.path, { force: true });
    this.#file = undefined;
  }

  #findBlock(number: number): Int32Array {
    const index = Math.floor(number / BLOCK_POSITIONS);
    this.#isUsed[index] = 1;
    return this.#blocks[index] ?? this.#loadBlock(index);
  }

  #loadBlock(index: number): Int32Array {
    let block: Int32Array<ArrayBuffer>;
    if (this.#cached.length < this.#maxBlocks) {
      block = new Int32Array(2 * BLOCK_POSITIONS);
      this.#cached.push(index);
    } else block = this.#evictFor(index);
    if (this.#isInFile[index] === 0) block.fill(NO_LATITUDE);
    else this.#transfer(readSync, block, index);
    this.#blocks[index] = block;
    return block;
  }

  /** Frees the memory of a block for another one. */
  #evictFor(index: number): Int32Array<ArrayBuffer> {
    for (;;) {
      this.#hand = (this.#hand + 1) % this.#cached.length;
      const candidate = this.#cached[this.#hand] as number;
      if (this.#isUsed[candidate] === 1) {
        this.#isUsed[candidate] = 0;
        continue;
      }
      const block = this.#blocks[candidate] as Int32Array<ArrayBuffer>; // it is in memory
      if (this.#isChanged[candidate] === 1) {
        this.#transfer(writeSync, block, candidate);
        this.#isChanged[candidate] = 0;
        this.#isInFile[candidate] = 1;
      }
      this.#blocks[candidate] = undefined;
      this.#cached[this.#hand] = index;
      return block;
    }
  }

  #transfer(move: MoveBytes, block: Int32Array<ArrayBuffer>, index: number): void {
    this.#file ??= this.#openFile();
    const bytes = new Uint8Array(block.buffer);
    for (let done = 0; done < bytes.length; ) {
      const position = index * bytes.length + done;
      const moved = move(this.#file.descriptor, bytes, done, bytes.length - done, position);
      if (moved === 0) throw new Error(`${this.#file.path} became shorter while it was used`);
      done += moved;
    }
  }

  #openFile(): { path: string; descriptor: number } {
    mkdirSync(this.#folder, { recursive: true });
    const path = join(this.#folder, `positions-${randomUUID()}`);
    return { path, descriptor: openSync(path, "wx+") };
  }
}

function getMaxBlocks(): number {
  const blocks = Math.floor((availableMemory() * MEMORY_SHARE) / BLOCK_BYTES);
  return Math.min(MAX_BLOCKS, Math.max(MIN_BLOCKS, blocks));
}

/** Reads or writes a part of a file. */
type MoveBytes = (
  descriptor: number,
  bytes: Uint8Array,
  offset: number,
  length: number,
  position: number,
) => number;
