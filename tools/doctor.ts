import { join, resolve } from "node:path";
import { parseFilesUrl } from "@lieudit/files";
import { parseDatabaseUrl } from "@lieudit/place-index/store";
import { readOptions, readOptionsOrExit } from "./command-options.ts";
import { examine } from "./doctor/examine.ts";
import { formatExamination } from "./doctor/format-examination.ts";

/**
 * `npm run doctor`: says what would be lost with this machine, and whether the
 * servers of DATABASE_URL could take over. See docs/operate.md.
 *
 * - `--data-dir <folder>`: the data folder; default DATA_DIR, else `data`.
 * - `--beside <folder>`: a data folder of another server. Says what the two servers would disagree on.
 * - `--json`: prints the findings as JSON.
 *
 * The exit code is 1 if a folder cannot be read, no server of DATABASE_URL accepts
 * writes, or the object storage of FILES_URL cannot be read.
 */
const ROOT = resolve(import.meta.dirname, "..");

const values = readOptionsOrExit((args) =>
  readOptions(
    args,
    {
      "data-dir": { type: "string" },
      beside: { type: "string" },
      json: { type: "boolean" },
    },
    "npm run doctor",
  ),
);
// npm runs scripts in the folder of package.json; INIT_CWD is where the command was called.
const toPath = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
const dataDir = toPath(values["data-dir"] ?? (process.env.DATA_DIR?.trim() || join(ROOT, "data")));
const beside = values.beside === undefined ? undefined : toPath(values.beside);
const databaseUrl = readAddress("DATABASE_URL", parseDatabaseUrl);
const databaseReadUrl = readAddress("DATABASE_READ_URL", parseDatabaseUrl);
const hasFiles = readAddress("FILES_URL", parseFilesUrl) !== undefined;
const filesUrl = hasFiles ? process.env.FILES_URL : undefined;
try {
  const examination = await examine({ dataDir, databaseUrl, databaseReadUrl, filesUrl, beside });
  process.stdout.write(
    values.json
      ? `${JSON.stringify(examination, null, 2)}\n`
      : formatExamination(examination, { hasDatabase: databaseUrl !== undefined, hasFiles, beside }),
  );
  const { hosts, filesProblem } = examination;
  const isWithoutPrimary = hosts.length > 0 && !hosts.some(({ role }) => role === "primary");
  if (isWithoutPrimary || filesProblem !== null) process.exitCode = 1;
} catch (error) {
  console.error(
    `The folders cannot be examined: ${(error as Error).message}; check --data-dir and --beside.`,
  );
  process.exitCode = 1;
}

function readAddress<Address>(
  setting: string,
  parse: (value: string | undefined) => Address | undefined,
): Address | undefined {
  try {
    return parse(process.env[setting]);
  } catch (error) {
    console.error(`${setting} cannot be used: ${(error as Error).message}`);
    process.exit(1);
  }
}
