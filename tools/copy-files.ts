import { join, resolve } from "node:path";
import { type CopyReport, checkReadable, copyFiles, FileStoreError, openFileStore } from "@lieudit/files";
import { readOptionsOrExit, UsageError } from "./command-options.ts";

/**
 * `npm run files -- copy --to-store` copies the files of DATA_DIR that belong into the object storage
 * of FILES_URL; `--to-folder` copies them back. An interrupted copy is continued by another run.
 * The source is kept. See docs/operate.md.
 */
const ROOT = resolve(import.meta.dirname, "..");
const USAGE = "Use one of: npm run files -- copy --to-store, npm run files -- copy --to-folder";
/** What is in object storage: folders of DATA_DIR, and the folders in them. */
const PLACES = [
  ["listings", ["photos/", "deliveries/"]],
  ["leads", ["files/", "quarantine/"]],
  // A server fetches a photo at its first request; all else of the places is in its folder.
  ["places", ["photos/"]],
] as const;
const PROGRESS_MS = 5_000;

const isToStore = readOptionsOrExit(([command, direction, ...others]) => {
  if (command !== "copy" || !/^--to-(?:store|folder)$/.test(direction ?? "") || others.length > 0)
    throw new UsageError(USAGE);
  return direction === "--to-store";
});
const filesUrl = process.env.FILES_URL?.trim();
if (!filesUrl) {
  console.error("FILES_URL is not set; it names the object storage.");
  process.exit(2);
}
const dataDir = resolve(process.env.INIT_CWD ?? ROOT, process.env.DATA_DIR?.trim() || join(ROOT, "data"));
const report: CopyReport = { copiedCount: 0, copiedBytes: 0, presentCount: 0 };
const timer = setInterval(() => console.log(describe()), PROGRESS_MS);
try {
  for (const [area, prefixes] of PLACES) {
    const folder = openFileStore(join(dataDir, area), undefined);
    const bucket = openFileStore(join(dataDir, area), filesUrl);
    // A wrong key or bucket is refused here, also if there is nothing to copy.
    await checkReadable(bucket, prefixes[0]);
    for (const prefix of prefixes)
      await copyFiles(isToStore ? folder : bucket, isToStore ? bucket : folder, prefix, report);
  }
  console.log(describe());
} catch (error) {
  if (!(error instanceof FileStoreError || (error as NodeJS.ErrnoException).syscall !== undefined))
    throw error;
  console.error(`${describe()} ${(error as Error).message} Run the command again to continue.`);
  process.exitCode = 1;
} finally {
  clearInterval(timer);
}

function describe(): string {
  const { copiedCount, copiedBytes, presentCount } = report;
  return `${copiedCount} files copied, ${(copiedBytes / 1e6).toFixed(1)} MB; ${presentCount} were there already.`;
}
