import { parseArgs } from "node:util";

/** Where the command gets its places from. */
export type McpCommand =
  | { kind: "service"; url: string; key?: string }
  | { kind: "folder"; dataDir: string }
  | { kind: "help" };

export const USAGE = `Serves places to a language model: a Model Context Protocol server on stdin and stdout.

  npm run --silent mcp                                the places of DATA_DIR, without a server
  npm run --silent mcp -- --data-dir ~/places         those of another folder
  npm run --silent mcp -- --url http://localhost:3000 those of a running service

  --url <address>      a places service; default: PLACES_URL
  --data-dir <folder>  default: DATA_DIR, or data in this repository
  --help

PLACES_KEY is the key for the service. docs/language-models.md shows the settings of clients.
`;

/** A command line that cannot be run. The message is for the user. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/**
 * Parses the command line.
 *
 * @throws {UsageError} for an unknown or contradictory argument.
 */
export function parseMcpCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): McpCommand {
  const { url: urlArgument, "data-dir": folder, help } = parse(args);
  if (help) return { kind: "help" };
  if (urlArgument !== undefined && folder !== undefined) {
    throw new UsageError(`--url and --data-dir exclude each other; choose one.\n\n${USAGE}`);
  }
  const url = urlArgument ?? (folder === undefined ? env.PLACES_URL?.trim() : undefined);
  if (!url) return { kind: "folder", dataDir: folder ?? env.DATA_DIR?.trim() ?? "" };
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new UsageError(`${url} is not an http address; write one such as http://localhost:3000.`);
  }
  const key = env.PLACES_KEY?.trim();
  return { kind: "service", url: url.replace(/\/+$/, ""), ...(key ? { key } : {}) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: "string" },
        "data-dir": { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
