import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { replaceText } from "@lieudit/files";

/** In the folder of places, from the first finished part of an import to its end. */
const CHECKPOINT_FILE = "unfinished.json";

/** Parts of an import with their results. */
export interface PartResults<Places> {
  places: Places;
  /** Kilometres; null without roads. */
  roads: number | null;
  /** Number of tiles; 0 without a map. */
  basemap: number;
}

interface FinishedPart {
  /** Within the folder of places; null if the part has no file. */
  file: string | null;
  byteCount: number;
  result: unknown;
}

interface StoredCheckpoint {
  key: string;
  generation: number;
  parts: Partial<Record<keyof PartResults<unknown>, FinishedPart>>;
}

/**
 * The parts that an import has finished, so that the next one of the same files goes on
 * from there if it is killed.
 */
export class Checkpoint<Places> {
  readonly #folder: string;
  readonly #stored: StoredCheckpoint;
  /** Each part is written after the one before. */
  #writing: Promise<void> = Promise.resolve();

  private constructor(folder: string, stored: StoredCheckpoint) {
    this.#folder = folder;
    this.#stored = stored;
  }

  /**
   * Opens the checkpoint of a killed import with the same key and generation, or a new one.
   *
   * @param key everything that the parts depend on.
   */
  static async open<Places>(folder: string, key: string, generation: number): Promise<Checkpoint<Places>> {
    const stored = await readCheckpoint(folder);
    const isSame = stored?.key === key && stored.generation === generation;
    const checkpoint = new Checkpoint<Places>(folder, isSame ? stored : { key, generation, parts: {} });
    if (stored !== null && !isSame) await new Checkpoint(folder, stored).remove();
    return checkpoint;
  }

  /** Returns the result of a finished part, or undefined. */
  get<Part extends keyof PartResults<Places>>(part: Part): PartResults<Places>[Part] | undefined {
    // Written by `finish` of the same key, which includes the version.
    return this.#stored.parts[part]?.result as PartResults<Places>[Part] | undefined;
  }

  /** Stores that a part is finished: its file is whole and synced. */
  async finish<Part extends keyof PartResults<Places>>(
    part: Part,
    result: PartResults<Places>[Part],
    file: string | null,
  ): Promise<void> {
    const byteCount = file === null ? 0 : (await stat(join(this.#folder, file))).size;
    this.#stored.parts[part] = { file, byteCount, result };
    this.#writing = this.#writing.then(() => this.#write());
    await this.#writing;
  }

  /** Removes the checkpoint and the files of its parts. */
  async remove(): Promise<void> {
    await this.#writing.catch(() => {});
    for (const file of [CHECKPOINT_FILE, ...listFiles(this.#stored)])
      await rm(join(this.#folder, file), { force: true });
  }

  #write(): Promise<void> {
    return replaceText(join(this.#folder, CHECKPOINT_FILE), JSON.stringify(this.#stored));
  }
}

/**
 * Returns the files of a checkpoint from which an import with this generation goes on, with
 * its own. Files of others are left to be removed.
 */
export async function listCheckpointFiles(folder: string, generation: number): Promise<string[]> {
  const stored = await readCheckpoint(folder);
  return stored?.generation === generation ? [CHECKPOINT_FILE, ...listFiles(stored)] : [];
}

/** Whether a file of the folder of places is a checkpoint, or a draft of one. */
export function isCheckpointFile(name: string): boolean {
  return name.startsWith(CHECKPOINT_FILE);
}

function listFiles({ parts }: StoredCheckpoint): string[] {
  return Object.values(parts).flatMap(({ file }) => file ?? []);
}

/** Returns null if it is missing, or if its files have other sizes: after a power cut, they may be cut off. */
async function readCheckpoint(folder: string): Promise<StoredCheckpoint | null> {
  try {
    // Written by an import.
    const stored = JSON.parse(await readFile(join(folder, CHECKPOINT_FILE), "utf8")) as StoredCheckpoint;
    for (const { file, byteCount } of Object.values(stored.parts)) {
      if (file !== null && (await stat(join(folder, file))).size !== byteCount) return null;
    }
    return stored;
  } catch {
    return null;
  }
}
