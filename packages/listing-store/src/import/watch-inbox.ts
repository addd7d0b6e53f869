import { mkdir, readdir, rename, stat, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { StoreError } from "@lieudit/database";
import { toTerminalText } from "@lieudit/listing-model/text";
import type { ListingStore } from "../listing-store.ts";
import { isAnythingTaken } from "./delivery.ts";
import { importFile } from "./import-file.ts";
import { formatReport, formatReportLine } from "./report-text.ts";

export interface InboxOptions {
  store: ListingStore;
  /** `DATA_DIR/listings` */
  folder: string;
  /** Folder of deliveries. Imported ones are moved to `traites` in it, rejected ones to `refuses`. */
  inbox: string;
  /** The agency of all deliveries; by default that of each listing. */
  agence?: string | undefined;
  allowPrivateHosts: boolean;
  log(line: string): void;
  /** Polling interval. Default 5 s. */
  intervalMs?: number | undefined;
  now?: (() => Date) | undefined;
}

export interface InboxWatch {
  /** Checks the folder now; resolves when done. */
  look(): Promise<void>;
  /** Stops after the running import. */
  close(): Promise<void>;
}

const INTERVAL_MS = 5_000;
const FEEDS: ReadonlySet<string> = new Set([".zip", ".csv", ".xml", ".jsonl"]);

/**
 * Imports deliveries from a folder. A file is imported once two checks in a row
 * find it unchanged, since it may still be being copied. The folder is polled,
 * because network folders send no change events.
 */
export function watchInbox(options: InboxOptions): InboxWatch {
  const { inbox, log, intervalMs = INTERVAL_MS } = options;
  let seen = new Map<string, string>();
  let isClosed = false;
  let problem = "";
  const waiting: Reasons = new Map();
  let running: Promise<void> = Promise.resolve();

  const look = (): Promise<void> => {
    running = running.then(async () => {
      if (isClosed) return;
      try {
        seen = await takeSettled(seen, options, waiting);
        problem = "";
      } catch (error) {
        // Logged once, until it changes or ends.
        const message = `${inbox} ne peut pas être lu (${(error as Error).message}) ; vérifiez le dossier et ses droits.`;
        if (message !== problem) log(message);
        problem = message;
      }
    });
    return running;
  };
  const timer = setInterval(look, intervalMs);
  return {
    look,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Reasons why deliveries wait, by path; each is logged once until it changes. */
type Reasons = Map<string, string>;

/** Imports the files that are unchanged since `seen`, and returns the state of the others. */
async function takeSettled(
  seen: ReadonlyMap<string, string>,
  options: InboxOptions,
  waiting: Reasons,
): Promise<Map<string, string>> {
  const { inbox } = options;
  await mkdir(inbox, { recursive: true });
  const still = new Map<string, string>();
  for (const name of (await readdir(inbox)).sort()) {
    if (name.startsWith(".") || !FEEDS.has(extname(name).toLowerCase())) continue;
    const path = join(inbox, name);
    const file = await stat(path).catch(() => null);
    if (file === null || !file.isFile()) continue;
    const state = `${file.size}/${file.mtimeMs}`;
    if (file.size > 0 && seen.get(name) === state) {
      if (!(await takeFile(path, options, waiting))) still.set(name, state);
    } else {
      still.set(name, state);
    }
  }
  return still;
}

/** Imports a file. Returns false if it is to be retried at the next check. */
async function takeFile(path: string, options: InboxOptions, waiting: Reasons): Promise<boolean> {
  const { store, folder, agence, allowPrivateHosts, log } = options;
  const name = toTerminalText(basename(path));
  try {
    const report = await importFile({ store, folder, file: path, agence, allowPrivateHosts });
    // The operator checks the folder of rejected deliveries.
    await putAside(path, isAnythingTaken(report) ? "traites" : "refuses", formatReport(report), options);
    log(`${name} : ${formatReportLine(report)}.`);
    waiting.delete(path);
    return true;
  } catch (error) {
    const isOurs = error instanceof StoreError;
    const message = isOurs ? error.message : `échec inattendu (${(error as Error).message})`;
    if (waiting.get(path) !== message) log(`${name} : ${message}`);
    if (isOurs && error.code !== "INVALID") {
      waiting.set(path, message);
      return false;
    }
    waiting.delete(path);
    await putAside(path, "refuses", `${message}\n`, options);
    return true;
  }
}

async function putAside(
  path: string,
  where: "traites" | "refuses",
  report: string,
  { inbox, now = () => new Date() }: InboxOptions,
): Promise<void> {
  const folder = join(inbox, where);
  await mkdir(folder, { recursive: true });
  const moment = now().toISOString().replaceAll(/[:.]/g, "-");
  const target = join(folder, `${moment}-${basename(path)}`);
  await rename(path, target);
  await writeFile(`${target}.txt`, report);
}
