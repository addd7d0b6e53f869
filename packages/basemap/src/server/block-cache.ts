import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type FileDigest, type FileStore, FileStoreError } from "@lieudit/files";
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
  /** The folder of places, where all processes of a server share the blocks. */
  placesFolder: string;
  maxBytes: number;
}

/** The archives that this process reads, by the folders of their blocks: their readers share what is counted. */
const sources = new Map<string, Promise<ByteSource>>();

/** Opens an archive in object storage, whose blocks are downloaded when they are first read. */
export function openBlockCache(options: BlockCacheOptions): Promise<ByteSource> {
  const { placesFolder, key, digest } = options;
  // Names may be used again for other contents.
  const folder = join(placesFolder, `${key}.${digest.sha256.slice(0, 16)}${SUFFIX}`);
  let source = sources.get(folder);
  if (source === undefined) {
    source = openSource(options, folder);
    sources.set(folder, source);
    source.catch(() => sources.delete(folder));
  }
  return source;
}

async function openSource(
  { files, key, digest, placesFolder, maxBytes }: BlockCacheOptions,
  folder: string,
): Promise<ByteSource> {
  await removeBlockCaches(placesFolder, basename(folder));
  await removeOldest(folder, maxBytes);
  const loading = new Map<number, Promise<Buffer>>();
  let storedCount = 0;

  async function load(block: number): Promise<Buffer> {
    const first = block * BLOCK_BYTES;
    const length = Math.min(BLOCK_BYTES, digest.byteCount - first);
    const path = join(folder, String(block));
    const cached = await readFile(path).catch(() => null);
    if (cached?.length === length) return cached;
    const bytes = await files.read(key, { first, last: first + length - 1 });
    if (bytes?.length !== length) throw toMissingError(key);
    await store(path, bytes);
    return bytes;
  }

  /** On a full disk, blocks are returned without being cached. */
  async function store(path: string, bytes: Buffer): Promise<void> {
    const draft = `${path}.${process.pid}.tmp`;
    try {
      // An import or another map may have removed it.
      await mkdir(folder, { recursive: true });
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
      return (await files.read(key, { first: offset, last: end - 1 })) ?? Promise.reject(toMissingError(key));
    const start = (numbers[0] ?? 0) * BLOCK_BYTES;
    return Buffer.concat(await Promise.all(numbers.map(getBlock))).subarray(offset - start, end - start);
  }

  return {
    sizeBytes: digest.byteCount,
    read,
    async *stream(start, end) {
      if (end - start < MAX_CACHED_BLOCKS * BLOCK_BYTES) yield await read(start, end + 1 - start);
      else {
        const opened = await files.open(key, { first: start, last: end });
        if (opened === null) throw toMissingError(key);
        yield* opened.stream;
      }
    },
    close: async () => {},
  };
}

function toMissingError(key: string): FileStoreError {
  return new FileStoreError("UNAVAILABLE", `${key} in the object storage is missing or cut off.`);
}

/** Removes the blocks of all archives but one. */
export async function removeBlockCaches(placesFolder: string, kept?: string): Promise<void> {
  for (const name of await readdir(placesFolder).catch(() => []))
    if (name.endsWith(SUFFIX) && name !== kept)
      await rm(join(placesFolder, name), { recursive: true, force: true });
}

/** Removes the blocks that were stored first, until a tenth of the cache is free. */
async function removeOldest(folder: string, maxBytes: number): Promise<void> {
  const blocks: { path: string; size: number; mtimeMs: number }[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
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
