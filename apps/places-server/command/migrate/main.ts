import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Migration, migratePages } from "./migrate-pages.ts";

const HELP = `Changes pages that were written for google.maps to use a server of Lieudit.

  lieudit migrate --server https://places.example.org [--dry-run] <file or folder> …

Addresses of scripts and services, and options of npm packages, are changed in the files. What has
no equal is listed with what to do. Commit your files before; "git diff" shows the changes.

  --server <address>   the server that the pages will use, such as http://localhost:3000
  --dry-run            lists the changes and leaves the files as they are
  --help               prints this text
`;

/** Exit codes: 0 success, also where something remains to be done; 1 failure; 2 invalid command line. */
process.exitCode = run(process.argv.slice(2));

function run(args: readonly string[]): number {
  const options = readArguments(args);
  if (typeof options === "string") {
    process.stderr.write(`${options}\n\n${HELP}`);
    return 2;
  }
  if (options === null) {
    process.stdout.write(HELP);
    return 0;
  }
  // npm runs scripts in the root folder; INIT_CWD is the folder of the user.
  const folder = process.env.INIT_CWD ?? process.cwd();
  const { paths, server, isDry } = options;
  try {
    const migration = migratePages(
      paths.map((path) => resolve(folder, path)),
      server,
      isDry,
    );
    process.stdout.write(describeMigration(migration, folder, isDry));
    return 0;
  } catch (error) {
    // As the file system fails: its message names the path and the reason.
    process.stderr.write(
      `${(error as Error).message}\nCheck the path and its permissions, and run the command again.\n`,
    );
    return 1;
  }
}

interface Options {
  paths: readonly string[];
  server: string;
  isDry: boolean;
}

/** Returns null where the help is asked for, and a sentence where the arguments are wrong. */
function readArguments(args: readonly string[]): Options | string | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        server: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) return null;
    if (positionals.length === 0) return "Name the files or folders to change.";
    const server = values.server === undefined ? null : parseServer(values.server);
    if (server === null)
      return "Name the server with --server, as an address such as https://places.example.org.";
    return { paths: positionals, server, isDry: values["dry-run"] };
  } catch (error) {
    // As `parseArgs` fails: its message names the argument.
    return (error as Error).message;
  }
}

/** Returns an address without a slash at its end, or null where it names no server. */
function parseServer(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, pathname, search, hash, username } = new URL(text);
  if (!/^https?:$/.test(protocol) || search + hash + username !== "") return null;
  return origin + pathname.replace(/\/+$/, "");
}

function describeMigration(
  { read, skipped, files, missingScript }: Migration,
  folder: string,
  isDry: boolean,
): string {
  const blocks = files.map(({ path, changed, remarks }) =>
    [
      relative(folder, path) || path,
      ...changed.map(({ line, name }) => `  ${line}: ${isDry ? "would change" : "changed"} the ${name}`),
      ...remarks.map(({ line, found, advice }) => `  ${line}: to do: ${found}: ${advice}`),
    ].join("\n"),
  );
  if (missingScript !== null) {
    blocks.push(
      `To do: a package takes the script of the page; write this before its bundle:\n  ${missingScript}`,
    );
  }
  if (skipped.length > 0) {
    const names = skipped.map((path) => `  ${relative(folder, path)}`).join("\n");
    blocks.push(`Bundles, left as they are; build them again from their sources, or name them:\n${names}`);
  }
  const changes = files.reduce((sum, { changed }) => sum + changed.length, 0);
  const remaining = files.reduce((sum, { remarks }) => sum + remarks.length, missingScript === null ? 0 : 1);
  blocks.push(
    `${count(read, "file")} read, ${count(changes, "change")}${isDry ? " possible" : ""}, ${remaining} to do by hand.`,
  );
  return `${blocks.join("\n\n")}\n`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
