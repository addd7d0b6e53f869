import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Photos by the SHA-256 of their bytes. */
export interface PhotoStore {
  /** Returns the bytes of a photo, or null if the store does not have it. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether the operator hides a photo; its copies in caches must not be sent either. */
  isHidden?(key: string): Promise<boolean>;
}

const SUFFIXES = ["jpg", "webp", "png"] as const;

/** Opens the photos below `folder`, stored by the importer as `ab/ab12….jpg`. */
export function createPhotoStore(folder: string, isHidden = async (_key: string) => false): PhotoStore {
  return {
    isHidden,
    async read(key) {
      // A key becomes a file name, so only digests are accepted.
      if (!/^[0-9a-f]{64}$/.test(key)) return null;
      for (const suffix of SUFFIXES) {
        const bytes = await readIfThere(join(folder, key.slice(0, 2), `${key}.${suffix}`));
        if (bytes !== null) return bytes;
      }
      return null;
    },
  };
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
