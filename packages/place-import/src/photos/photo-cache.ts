import { createHash } from "node:crypto";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Cached descriptions and photos expire after a month, since a licence may change. */
const FRESH_MS = 30 * 24 * 3_600_000;

/** Caches fetched files by URL, so that a stopped import can continue. */
export class PhotoCache {
  readonly #folder: string;
  readonly #now: () => Date;

  constructor(folder: string, now: () => Date) {
    this.#folder = folder;
    this.#now = now;
  }

  async readJson<Value>(url: string): Promise<Value | undefined> {
    const bytes = await this.read(url);
    if (bytes === undefined) return undefined;
    try {
      return JSON.parse(bytes.toString("utf8")) as Value; // written by `writeJson`
    } catch {
      return undefined;
    }
  }

  writeJson(url: string, value: unknown): Promise<void> {
    return this.write(url, Buffer.from(JSON.stringify(value)));
  }

  async read(url: string): Promise<Buffer | undefined> {
    const path = this.#pathOf(url);
    try {
      const { mtimeMs } = await stat(path);
      return this.#now().getTime() - mtimeMs > FRESH_MS ? undefined : await readFile(path);
    } catch {
      return undefined;
    }
  }

  async write(url: string, bytes: Uint8Array): Promise<void> {
    const path = this.#pathOf(url);
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}.tmp`;
    await writeFile(draft, bytes);
    await rename(draft, path);
  }

  #pathOf(url: string): string {
    const key = createHash("sha256").update(url).digest("hex");
    return join(this.#folder, "photos", key.slice(0, 2), key);
  }
}
