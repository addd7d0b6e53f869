import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type FileStore, openFileStore } from "@lieudit/files";
import { PlacesError } from "@lieudit/place-model";

/** Photos by the SHA-256 of their bytes. */
export interface PhotoStore {
  /** Returns the bytes of a photo, or null if the store does not have it. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Whether the operator hides a photo; its copies in caches must not be sent either. */
  isHidden?(key: string): Promise<boolean>;
}

const SUFFIXES = ["jpg", "webp", "png"] as const;

/**
 * Opens the photos below `folder`, stored by the importer as `ab/ab12….jpg`.
 *
 * @param shared the object storage, from which a missing photo is fetched
 */
export function createPhotoStore(
  folder: string,
  isHidden = async (_key: string) => false,
  shared?: FileStore | undefined,
): PhotoStore {
  return {
    isHidden,
    async read(key) {
      // A key becomes a file name, so only digests are accepted.
      if (!/^[0-9a-f]{64}$/.test(key)) return null;
      for (const suffix of SUFFIXES) {
        const bytes = await readIfThere(join(folder, key.slice(0, 2), `${key}.${suffix}`));
        if (bytes !== null) return bytes;
      }
      return shared === undefined ? null : fetchPhoto(folder, key, shared);
    },
  };
}

/** Fetches a photo into the folder. Photos have the digest of their bytes as names. */
async function fetchPhoto(
  folder: string,
  key: string,
  shared: FileStore,
): Promise<Uint8Array<ArrayBuffer> | null> {
  for (const suffix of SUFFIXES) {
    const path = `${key.slice(0, 2)}/${key}.${suffix}`;
    const bytes = await shared.read(`photos/${path}`).catch(rejectUnavailable);
    if (bytes === null || createHash("sha256").update(bytes).digest("hex") !== key) continue;
    // A full disk only means that it is fetched again.
    await openFileStore(folder, undefined)
      .put(path, bytes)
      .catch(() => {});
    return new Uint8Array(bytes);
  }
  return null;
}

function rejectUnavailable(cause: unknown): never {
  throw new PlacesError("UNAVAILABLE", "The photo cannot be fetched at the moment; try again in a while.", {
    cause,
    retryAfterSeconds: 5,
  });
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
