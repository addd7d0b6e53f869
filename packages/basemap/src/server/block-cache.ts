import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type FileDigest, type FileStore, FileStoreError, makeSyncedFolder } from "@lieudit/files";
import type { ByteSource } from "../archive/byte-source.ts";

/** A screen of tiles needs a few blocks, since archives store neighbours next to each other. */
const BLOCK_BYTES = 256 * 1024;
/** Longer reads are of whole archives, which would push everything else out of the cache. */
const MAX_CACHED_BLOCKS = 16;
/** How many blocks are stored between two looks at the size of the cache. */
const BLOCKS_PER_LOOK = 64;
const SUFFIX = ".blocks";

/** Where the blocks of an archive are cached. */
export interface BlockCacheOptions {
  /** The archive in the object storage. */
  files: FileStore;
  key: string;
  digest: FileDigest;
  /** `<data>/places/<key>.blocks`; all processes of a server share it. */
  folder: string;
  maxBytes: number;
}

/** Returns the folder of the blocks of `name`, an archive in the places folder. */
export function getBlockFolder(placesFolder: string, name: string): string {
  return join(placesFolder, name + SUFFIX);
}

/** Opens an archive in object storage, whose blocks are downloaded when they are first read. */
export async function openBlockCache(options: BlockCacheOptions): Promise<ByteSource> {
  const { files, key, digest, folder, maxBytes } = options;
  await makeSyncedFolder(folder);
  await removeOtherCaches(folder);
  const loading = new Map<number, Promise<Buffer>>();
  let storedCount = 0;

  async function load(block: number): Promise<Buffer> {
    const first = block * BLOCK_BYTES;
    const length = Math.min(BLOCK_BYTES, digest.byteCount - first);
    const path = join(folder, String(block));
    const cached = await readFile(path).catch(() => null);
    if (cached?.length === length) return cached;
    const bytes = await files.read(key, { first, last: first + length - 1 });
    if (bytes?.length !== length)
      throw new FileStoreError("UNAVAILABLE", `${key} in the object storage is missing or cut off.`);
    await store(path, bytes);
    return bytes;
  }

  /** A full disk costs the cache, and not the tile. */
  async function store(path: string, bytes: Buffer): Promise<void> {
    const draft = `${path}.${process.pid}.tmp`;
    try {
      await writeFile(draft, bytes);
      await rename(draft, path);
      storedCount += 1;
      if (storedCount % BLOCKS_PER_LOOK === 0) await removeOldest(folder, maxBytes);
    } catch {
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  function getBlock(block: number): Promise<Buffer> {
    let bytes = loading.get(block);
    if (bytes === undefined) {
      bytes = load(block).finally(() => loading.delete(block));
      loading.set(block, bytes);
    }
    return bytes;
  }

  async function read(offset: number, length: number): Promise<Buffer> {
    const end = Math.min(offset + length, digest.byteCount);
    const numbers: number[] = [];
    for (let block = Math.floor(offset / BLOCK_BYTES); block * BLOCK_BYTES < end; block += 1)
      numbers.push(block);
    if (numbers.length > MAX_CACHED_BLOCKS)
      return (await files.read(key, { first: offset, last: end - 1 })) ?? Buffer.alloc(0);
    const start = (numbers[0] ?? 0) * BLOCK_BYTES;
    return Buffer.concat(await Promise.all(numbers.map(getBlock))).subarray(offset - start, end - start);
  }

  return {
    sizeBytes: digest.byteCount,
    read,
    async *stream(start, end) {
      if (end - start < MAX_CACHED_BLOCKS * BLOCK_BYTES) yield await read(start, end + 1 - start);
      else yield* (await files.open(key, { first: start, last: end }))?.stream ?? [];
    },
    close: async () => {},
  };
}

/** Removes the caches of archives before. */
async function removeOtherCaches(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder)).catch(() => []))
    if (name.endsWith(SUFFIX) && name !== basename(folder))
      await rm(join(dirname(folder), name), { recursive: true, force: true });
}

/** Removes the blocks that were stored first, until a tenth of the cache is free. */
async function removeOldest(folder: string, maxBytes: number): Promise<void> {
  const blocks: { path: string; size: number; mtimeMs: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    if (facts !== null) blocks.push({ path, size: facts.size, mtimeMs: facts.mtimeMs });
  }
  let total = blocks.reduce((sum, { size }) => sum + size, 0);
  if (total <= maxBytes) return;
  for (const { path, size } of blocks.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= 0.9 * maxBytes) return;
    await rm(path, { force: true });
    total -= size;
  }
}
