#!/usr/bin/env node
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

interface Command {
  /** The program that the command starts, by its address in a package. */
  program: string;
  summary: string;
}

/** The commands; `demo` imports its town first. */
const COMMANDS: Readonly<Record<string, Command>> = {
  demo: { program: "lieudit/serve", summary: "imports a fictional town and serves its places" },
  import: {
    program: "@lieudit/place-import/command",
    summary: "imports an extract, a list of places or a feed",
  },
  serve: { program: "lieudit/serve", summary: "serves the imported places" },
  geocode: { program: "@lieudit/places-api/geocode", summary: "finds the positions of a table of addresses" },
  mcp: {
    program: "@lieudit/places-mcp/command",
    summary: "serves the places to a language model, over stdio",
  },
  migrate: {
    program: "lieudit/migrate",
    summary: "changes pages for google.maps to use a server of Lieudit",
  },
  ids: { program: "@lieudit/places-api/ids", summary: "finds the places for stored ids of Google" },
  keys: { program: "@lieudit/places-api/keys", summary: "makes and lists API keys" },
};

const HELP = `Places over open data, on your own machine.

${Object.entries(COMMANDS)
  .map(([name, { summary }]) => `  lieudit ${name.padEnd(8)} ${summary}`)
  .join("\n")}

"lieudit <command> --help" shows its arguments. Data is stored in DATA_DIR, by default ./lieudit-data.
Other settings, such as PORT, come from the environment too.
`;

/** The demo town, which the package brings. */
const DEMO = join(import.meta.dirname, "..", "demo");

/** Runs `lieudit <command> [arguments]`; returns its exit code. */
export async function runCommand(
  [name = "--help", ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  if (name === "--help" || name === "-h" || name === "help") {
    process.stdout.write(HELP);
    return 0;
  }
  const command = COMMANDS[name];
  if (command === undefined) {
    process.stderr.write(`lieudit has no command ${JSON.stringify(name)}.\n\n${HELP}`);
    return 2;
  }
  const dataDir = resolve(env.DATA_DIR?.trim() || "lieudit-data");
  const settings = { ...env, DATA_DIR: dataDir };
  if (name === "demo") {
    const code = await importDemo(dataDir, settings);
    if (code !== 0) return code;
    // Pages of the machine try it without a key.
    return runProgram(command.program, args, { API_ACCESS: "open", ...settings });
  }
  return runProgram(command.program, args, settings);
}

/** Imports the demo town, unless the folder has places. */
async function importDemo(
  dataDir: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  if (existsSync(join(dataDir, "places", "current.json"))) return 0;
  const args = [join(DEMO, "demo.osm"), "--name", "demo", "--patch", join(DEMO, "facts.jsonl")];
  return runProgram("@lieudit/place-import/command", args, env);
}

function runProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const script = fileURLToPath(import.meta.resolve(program));
  const child = spawn(process.execPath, [script, ...args], { stdio: "inherit", env });
  // Ctrl-C reaches the program itself, which ends in its own time.
  const ignore = () => {};
  process.on("SIGINT", ignore);
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("SIGINT", ignore);
      resolve(code ?? 1);
    });
  });
}

if (import.meta.main) process.exitCode = await runCommand(process.argv.slice(2), process.env);
