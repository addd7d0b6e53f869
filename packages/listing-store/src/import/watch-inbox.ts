import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import { lstat, mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { StoreError, toTerminalText } from "@lieudit/database";
import { toRejection, toStoredReport } from "../deliveries/delivery-record.ts";
import type { ListingStore } from "../listing-store.ts";
import { isAnythingTaken } from "./delivery.ts";
import { importFile } from "./import-file.ts";
import { formatReport, formatReportLine } from "./report-text.ts";

export interface InboxOptions {
  store: ListingStore;
  /** `DATA_DIR/listings` */
  folder: string;
  /** FILES_URL: the object storage of photos. Default: they are in `folder`. */
  filesUrl?: string | undefined;
  /**
   * Folder with a folder for each agency, named by its slug, in which only that agency should be able to
   * write. Imported deliveries are moved to `traites` in it, rejected ones to `refuses`.
   */
  inbox: string;
  /** The agency of all deliveries, which are then in `inbox` itself. */
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
  const still = new Map<string, string>();
  for (const delivered of await listDeliveries(options)) {
    const { path } = delivered;
    // Not what a link points to: it could be a delivery of another agency.
    const file = await lstat(path).catch(() => null);
    if (file === null || !file.isFile()) continue;
    const state = `${file.size}/${file.mtimeMs}`;
    if (file.size > 0 && seen.get(path) === state) {
      if (!(await takeFile(delivered, options, waiting))) still.set(path, state);
    } else {
      still.set(path, state);
    }
  }
  return still;
}

interface DeliveredFile {
  path: string;
  /** Null for a file that is in no agency's folder. */
  agence: string | null;
}

/** Folders of the inbox that are not those of agencies. */
const OWN_FOLDERS: ReadonlySet<string> = new Set(["traites", "refuses"]);

/** Lists the feeds in the folders of agencies, and those next to the folders, by name. */
async function listDeliveries({ inbox, agence }: InboxOptions): Promise<DeliveredFile[]> {
  await mkdir(inbox, { recursive: true });
  const files: DeliveredFile[] = [];
  for (const entry of await listEntries(inbox)) {
    const path = join(inbox, entry.name);
    if (!entry.isDirectory()) {
      if (isFeed(entry.name)) files.push({ path, agence: agence ?? null });
      continue;
    }
    if (agence !== undefined || OWN_FOLDERS.has(entry.name) || entry.name.startsWith(".")) continue;
    for (const { name } of await listEntries(path))
      if (isFeed(name)) files.push({ path: join(path, name), agence: entry.name });
  }
  return files;
}

async function listEntries(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isFeed(name: string): boolean {
  return !name.startsWith(".") && FEEDS.has(extname(name).toLowerCase());
}

/** Imports a file. Returns false if it is to be retried at the next check. */
async function takeFile(
  { path, agence }: DeliveredFile,
  options: InboxOptions,
  waiting: Reasons,
): Promise<boolean> {
  const { store, folder, filesUrl, allowPrivateHosts, log } = options;
  const name = toTerminalText(basename(path));
  /** For the desk; the report beside the file says the same. */
  const recordResult = async (result: Parameters<ListingStore["addDelivery"]>[1]) => {
    if (agence === null) return;
    const delivery = { id: randomUUID(), agence, name, author: null };
    await store.addDelivery(delivery, result).catch((error: Error) => log(`${name} : ${error.message}`));
  };
  try {
    if (agence === null) {
      throw new StoreError(
        "INVALID",
        `${name} n’est dans le dossier d’aucune agence ; déposez-le dans un dossier qui porte l’identifiant de l’agence.`,
      );
    }
    const file = { store, folder, filesUrl, file: path, agence, allowPrivateHosts };
    const findMapping = (header: readonly string[]) => store.findColumns(agence, header);
    const report = await importFile({ ...file, findMapping, takesAgencies: false });
    // The operator checks the folder of rejected deliveries.
    await putAside(path, isAnythingTaken(report) ? "traites" : "refuses", formatReport(report), options);
    const state = isAnythingTaken(report) ? "done" : "rejected";
    await recordResult({ state, report: toStoredReport(report), sample: null });
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
    await recordResult({ state: "rejected", report: toRejection(message), sample: null });
    await putAside(path, "refuses", `${message}\n`, options);
    return true;
  }
}

async function putAside(
  path: string,
  where: "traites" | "refuses",
  report: string,
  { inbox, agence, now = () => new Date() }: InboxOptions,
): Promise<void> {
  // Not in the agency's folder: the agency could replace `traites` by a link to another folder.
  const folder = join(inbox, where);
  const owner = agence === undefined && dirname(path) !== inbox ? `${basename(dirname(path))}-` : "";
  await mkdir(folder, { recursive: true });
  const moment = now().toISOString().replaceAll(/[:.]/g, "-");
  const target = join(folder, `${moment}-${owner}${basename(path)}`);
  await rename(path, target);
  await writeFile(`${target}.txt`, report);
}
