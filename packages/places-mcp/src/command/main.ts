import { resolve } from "node:path";
import { SettingsError } from "@lieudit/places-api";
import { createPlacesClient } from "@lieudit/places-client";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { createMcpServer, type McpServerOptions } from "../server/create-mcp-server.ts";
import { parseMcpCommand, USAGE, UsageError } from "./mcp-command.ts";
import { openFolderClient } from "./open-folder-client.ts";

// stdout belongs to the protocol; everything for people goes to stderr.

/** `npm run mcp`. Exit codes: 0 success, 1 failure, 2 invalid command line. */
try {
  const command = parseMcpCommand(process.argv.slice(2), process.env);
  if (command.kind === "help") process.stdout.write(USAGE);
  else if (command.kind === "folder") await serveFolder(command.dataDir);
  else {
    const { url: baseUrl, key } = command;
    await serve({ client: createPlacesClient({ baseUrl, ...(key === undefined ? {} : { key }) }) });
  }
} catch (error) {
  console.error(error instanceof UsageError || error instanceof SettingsError ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function serveFolder(dataDir: string): Promise<void> {
  // npm runs scripts in the root folder; this is the folder of the user.
  const workingFolder = process.env.INIT_CWD ?? process.cwd();
  const folder = dataDir ? resolve(workingFolder, dataDir) : resolve(import.meta.dirname, "../../../../data");
  const { client, hasPlaces, now, close } = await openFolderClient(folder, process.env);
  if (!hasPlaces) {
    console.error(`No places are imported in ${folder} yet; run npm start or npm run import first.`);
  }
  await serve({ client, now }, close);
}

/** Serves one client until it closes stdin. */
async function serve(options: McpServerOptions, close = async () => {}): Promise<void> {
  const server = createMcpServer(options);
  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    void server.close().then(close);
  };
  process.stdin.once("end", stop);
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  await server.connect(new StdioServerTransport());
}
