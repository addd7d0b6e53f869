import { statSync } from "node:fs";
import { startLiveRefresh } from "@lieudit/live-values";
import {
  formatLogEntry,
  isThisMachineOnly,
  parseSettings,
  type Settings,
  SettingsError,
} from "@lieudit/places-api";
import { startPlacesServer } from "./places-server.ts";

let settings: Settings;
try {
  settings = parseSettings(process.env);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}

if (statSync(settings.dataDir, { throwIfNoEntry: false })?.isDirectory() === false) {
  console.error(
    `DATA_DIR: ${settings.dataDir} is not a folder; set it to the one that npm run import fills.`,
  );
  process.exit(1);
}

try {
  const server = await startPlacesServer(settings, (entry) => console.log(formatLogEntry(entry, new Date())));
  const { dataDir, databaseUrl, filesUrl } = settings;
  const live = startLiveRefresh({ dataDir, databaseUrl, filesUrl, ...settings.live }, (line) =>
    console.error(line),
  );
  const stop = () => void Promise.all([server.stop(), live.stop()]).then(() => process.exit(0));
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  if (settings.apiAccess === "same-origin") {
    console.log(
      `Pages of ${isThisMachineOnly(settings) ? "this machine" : settings.publicUrl} may call without a key. For others: API_ACCESS=open npm run places-server, or npm run keys -- create.`,
    );
  }
  // The last line on stdout, because a script may stop the server when it reads it.
  const url = formatUrl(settings.host, server.port);
  console.log(
    `The places API answers at ${url}/v1/; its documentation is at ${url}/v1/docs (Ctrl-C stops it).`,
  );
  if (!server.hasPlaces) {
    console.error(
      `No places are imported in ${settings.dataDir} yet; run npm run import -- <file or URL of an extract> with the same DATA_DIR. This server loads them without a restart.`,
    );
  }
} catch (error) {
  console.error(`The places API could not start: ${describeStartError(error)}`);
  process.exit(1);
}

/** Returns the URL of the server. An IPv6 address needs brackets. */
function formatUrl(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Returns what is wrong and how to correct it, for errors of the host and port. */
function describeStartError(error: unknown): string {
  if (error instanceof Error && "code" in error) {
    const { host, port } = settings;
    if (error.code === "EADDRINUSE") {
      return `port ${port} of ${host} is taken; stop the other program or set PORT to another one.`;
    }
    if (error.code === "EACCES") return `this user may not use port ${port}; set PORT to one above 1023.`;
    if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
      return `this machine has no address ${host}; set HOST to one of its own.`;
    }
  }
  return error instanceof Error ? error.message : String(error);
}
