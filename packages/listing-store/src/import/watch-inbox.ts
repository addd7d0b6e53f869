import { mkdir, readdir, rename, stat, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { StoreError } from "@lieudit/database";
import { toTerminalText } from "@lieudit/listing-model/text";
import type { ListingStore } from "../listing-store.ts";
import { isAnythingTaken } from "./delivery.ts";
import { importFile } from "./import-file.ts";
import { reportLine, reportText } from "./report-text.ts";

export interface InboxOptions {
  store: ListingStore;
  /** `DATA_DIR/listings` */
  folder: string;
  /** Where deliveries are dropped. Those that are done go to `traites` below it, refused ones to `refuses`. */
  inbox: string;
  /** The agency of all deliveries; without it, that of each listing. */
  agence?: string | undefined;
  allowPrivateHosts: boolean;
  log(line: string): void;
  /** Between two looks at the folder. Default 5 s. */
  intervalMs?: number | undefined;
  now?: (() => Date) | undefined;
}

export interface InboxWatch {
  /** Looks at once, and answers when that look is done. */
  look(): Promise<void>;
  /** Stops; an import under way is finished first. */
  close(): Promise<void>;
}

const INTERVAL_MS = 5_000;
const FEEDS: ReadonlySet<string> = new Set([".zip", ".csv", ".xml", ".jsonl"]);

/**
 * Imports what is dropped into a folder. A file is taken when two looks in a
 * row find it unchanged: until then somebody may still be copying it. The
 * folder is looked at on a clock, because network folders tell nobody of changes.
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
        // Said once, until it changes or is over.
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

/** Why each delivery that is tried again waits, by its path: said once, until it changes. */
type Reasons = Map<string, string>;

/** Imports the files that are as `seen` says, and gives what the others are now. */
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

/** @returns whether the file is done with; false: it is tried again at the next look. */
async function takeFile(path: string, options: InboxOptions, waiting: Reasons): Promise<boolean> {
  const { store, folder, agence, allowPrivateHosts, log } = options;
  const name = toTerminalText(basename(path));
  try {
    const report = await importFile({ store, folder, file: path, agence, allowPrivateHosts });
    // Of nothing taken the folder tells that is looked at each morning.
    await putAside(path, isAnythingTaken(report) ? "traites" : "refuses", reportText(report), options);
    log(`${name} : ${reportLine(report)}.`);
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
