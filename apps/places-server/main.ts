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
  console.error(`DATA_DIR: ${settings.dataDir} is no folder; give the one that npm run import fills.`);
  process.exit(1);
}

try {
  const server = await startPlacesServer(settings, (entry) => console.log(formatLogEntry(entry, new Date())));
  const live = startLiveRefresh({ dataDir: settings.dataDir, ...settings.live }, (line) =>
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
  // Printed last, because a script may stop the server when it reads this line.
  const address = formatAddress(settings.host, server.port);
  console.log(
    `The places API answers at ${address}/v1/ and tells its calls at ${address}/v1/docs (Ctrl-C stops it).`,
  );
  if (!server.hasPlaces) {
    console.error(
      `No places are imported in ${settings.dataDir} yet; run npm run import -- <file or URL of an extract> with the same DATA_DIR, and this server takes them over without a restart.`,
    );
  }
} catch (error) {
  console.error(`The places API could not start: ${getMessage(error)}`);
  process.exit(1);
}

/** Returns the URL; an IPv6 address needs brackets. */
function formatAddress(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function getMessage(error: unknown): string {
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
