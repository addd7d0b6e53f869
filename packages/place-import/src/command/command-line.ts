import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ImportError } from "../source/import-error.ts";
import { checkSourceName, isUrl } from "../source/source-name.ts";

/** What the command was asked to do. */
export type Command =
  | { do: "help" }
  | { do: "list"; dataDir: string }
  | { do: "remove"; dataDir: string; name: string }
  | {
      do: "import";
      dataDir: string;
      files: string[];
      name: string | undefined;
      patch: string | undefined;
      photos: string | undefined;
      allowPrivateHosts: boolean;
    };

export interface CommandSurroundings {
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** Where relative paths start. */
  workingFolder: string;
  /** The data folder when nothing names one. */
  defaultDataDir: string;
}

export const HELP = `Imports OpenStreetMap extracts as places.

  npm run import -- <file or URL>...     import, or replace the source of the same name
  npm run import -- --list               list the sources, newest first
  npm run import -- --remove <name>      take a source out

Files: .osm.pbf, .osm, .osm.gz, .osm.bz2. Several files become one source.

  --name <name>       name of the source; default: the first file's name without its date
  --patch <file>      your own facts, one JSON object a line: {"osm": "node/123", "set": {...}}
  --photos <folder>   the photos that the patch file names
  --data-dir <folder> where the places are; default: DATA_DIR, else the folder "data"
  --help              this text

IMPORT_ALLOW_PRIVATE_HOSTS=1 allows downloads from private and loopback addresses.

Exit codes: 0 done, 1 not done and nothing changed, 2 wrong use, 3 another import is
running, 130 stopped by Ctrl-C. docs/import.md says more.
`;

/** @throws {ImportError} USAGE */
export function parseCommandLine({ args, env, workingFolder, defaultDataDir }: CommandSurroundings): Command {
  const { values, positionals } = parsed(args);
  if (values.help === true) return { do: "help" };
  const at = (path: string) => resolve(workingFolder, path);
  const dataDir = values["data-dir"] ?? env.DATA_DIR?.trim();
  const folder = dataDir === undefined || dataDir === "" ? defaultDataDir : at(dataDir);
  if (values.list === true) {
    refuseOthers("--list", positionals, [values.remove, values.name, values.patch, values.photos]);
    return { do: "list", dataDir: folder };
  }
  if (values.remove !== undefined) {
    refuseOthers("--remove", positionals, [values.name, values.patch, values.photos]);
    return { do: "remove", dataDir: folder, name: values.remove };
  }
  if (positionals.length === 0) {
    throw new ImportError("USAGE", "Name at least one file or URL to import; --help says more.");
  }
  if (values.photos !== undefined && values.patch === undefined) {
    throw new ImportError("USAGE", "--photos needs --patch: the patch file says which place a photo shows.");
  }
  return {
    do: "import",
    dataDir: folder,
    files: positionals.map((file) => (isUrl(file) ? file : at(file))),
    name: values.name === undefined ? undefined : checkSourceName(values.name),
    patch: values.patch === undefined ? undefined : at(values.patch),
    photos: values.photos === undefined ? undefined : at(values.photos),
    allowPrivateHosts: /^(1|true|yes)$/i.test(env.IMPORT_ALLOW_PRIVATE_HOSTS ?? ""),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        list: { type: "boolean" },
        remove: { type: "string" },
        name: { type: "string" },
        patch: { type: "string" },
        photos: { type: "string" },
        "data-dir": { type: "string" },
      },
    });
  } catch (error) {
    throw new ImportError("USAGE", `${(error as Error).message.split("\n")[0]} --help lists the options.`, {
      cause: error,
    });
  }
}

function refuseOthers(option: string, positionals: readonly string[], others: readonly unknown[]): void {
  if (positionals.length === 0 && others.every((value) => value === undefined)) return;
  throw new ImportError("USAGE", `${option} stands alone, or with --data-dir; --help says more.`);
}
