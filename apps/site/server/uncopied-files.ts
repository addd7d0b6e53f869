import { join } from "node:path";
import { FileStoreError, openFileStore } from "@lieudit/files";
import type { SiteSettings } from "./site-settings.ts";

/** Folders whose files are in object storage, with FILES_URL. */
const FOLDERS = [
  ["listings", "photos/"],
  ["listings", "deliveries/"],
  ["leads", "files/"],
  ["leads", "quarantine/"],
] as const;
/** Files of each folder that are looked for; a copy that was forgotten lacks them all. */
const MAX_CHECKED = 20;

/** Logs a warning if `DATA_DIR` has files that were not copied to the object storage of `FILES_URL`. */
export async function warnAboutUncopiedFiles(
  { dataDir, filesUrl }: Pick<SiteSettings, "dataDir" | "filesUrl">,
  log: (line: string) => void,
): Promise<void> {
  if (filesUrl === undefined) return;
  try {
    for (const [area, prefix] of FOLDERS) {
      const bucket = openFileStore(join(dataDir, area), filesUrl);
      let left = MAX_CHECKED;
      for await (const { key } of openFileStore(join(dataDir, area), undefined).list(prefix)) {
        if ((await bucket.stat(key)) === null) {
          log(
            `${area}/${key} of DATA_DIR is not in the object storage of FILES_URL, and so not used; ` +
              "copy it and the others: npm run files -- copy --to-store",
          );
          return;
        }
        left -= 1;
        if (left === 0) break;
      }
    }
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    log(error.message);
  }
}
