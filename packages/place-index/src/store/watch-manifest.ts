import { type FSWatcher, watch } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { MANIFEST_FILE } from "./manifest.ts";

/** Changes whenever the manifest of `folder` is replaced: a rename brings another inode. */
export async function readManifestStamp(folder: string): Promise<string> {
  try {
    const { ino, mtimeNs, size } = await stat(join(folder, MANIFEST_FILE), { bigint: true });
    return `${ino}/${mtimeNs}/${size}`;
  } catch {
    return "none";
  }
}

/**
 * Calls `look` when the system says that the manifest of `folder` may be
 * another, and every `pollMs` milliseconds, since those notices may not come.
 *
 * @returns ends it.
 */
export function watchManifest(folder: string, pollMs: number, look: () => void): () => void {
  const watcher = watchFolder(folder, look);
  const timer = setInterval(look, pollMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    watcher?.close();
  };
}

function watchFolder(folder: string, onChange: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(folder, { persistent: false }, (_event, name) => {
      if (name === null || name === MANIFEST_FILE) onChange();
    });
    // The poll continues when notices end, for example because the folder was removed.
    watcher.on("error", () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}
