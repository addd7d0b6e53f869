import { createHash } from "node:crypto";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** After a month a licence or a photo may have changed. */
const FRESH_MS = 30 * 24 * 3_600_000;

/** What was fetched, by its address: an import that was stopped goes on where it was. */
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
      return JSON.parse(bytes.toString("utf8")) as Value; // as `writeJson` wrote it
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
