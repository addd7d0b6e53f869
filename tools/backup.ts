import { join, resolve } from "node:path";
import { BackupError, copyData } from "./backup/copy-data.ts";

/**
 * `npm run backup -- <folder>`: copies the data folder while the site runs.
 * See docs/operate.md.
 */
const ROOT = resolve(import.meta.dirname, "..");
const [folder, ...others] = process.argv.slice(2);
if (folder === undefined || folder.startsWith("-") || others.length > 0) {
  console.error("Name one folder for the copy: npm run backup -- /srv/backups/2026-11-20");
  process.exit(2);
}
// npm runs scripts in the folder of package.json; INIT_CWD is where the command was called.
const to = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
const from = resolve(process.env.INIT_CWD ?? ROOT, process.env.DATA_DIR?.trim() || join(ROOT, "data"));
try {
  const { fileCount, databaseCount, byteCount } = await copyData(from, to);
  console.log(
    `${fileCount} files, ${(byteCount / 1e6).toFixed(1)} MB, ${databaseCount} of them databases, were copied to ${to}.`,
  );
  if (process.env.DATABASE_URL?.trim()) {
    console.log("The database of DATABASE_URL is not included: copy it with pg_dump at the same time.");
  }
  if (process.env.FILES_URL?.trim())
    console.log("The files of FILES_URL are not included: copy its bucket after the database.");
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
