import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { SharedRecords } from "./shared-records.ts";

/** How long a lease is valid after its last renewal, in ms. Building an index may block a thread for long. */
const LEASE_MS = 60_000;
const RENEW_MS = LEASE_MS / 4;
const LOOK_MS = 1_000;

interface Holder {
  id: string;
  host: string;
  pid: number;
  /** 0 once it has ended. Otherwise the end by the holder's clock, which may be wrong and is not compared. */
  until: number;
  /** The number of the last publication that an import began. */
  generation: number;
}

export interface ImportLease {
  /** A number that no other import has had, so that no two write the same file. */
  generation: number;
  release(): Promise<void>;
}

/** Another server imports; its name is in the message. */
export class LeaseTakenError extends Error {
  override readonly name = "LeaseTakenError";
}

/**
 * Takes the right to import into the shared places. Waits for the end of another import for a while,
 * which is longer than a killed one keeps its right. A lease may be lost while this thread is
 * blocked; the manifest is replaced by version for that case.
 *
 * @throws {LeaseTakenError}
 */
export async function takeImportLease(
  records: SharedRecords,
  {
    lastGeneration,
    log,
    signal,
    maxWaitMs = LEASE_MS + RENEW_MS,
  }: {
    /** Of the current publication. */
    lastGeneration: () => Promise<number>;
    log: (line: string) => void;
    signal?: AbortSignal | undefined;
    maxWaitMs?: number | undefined;
  },
): Promise<ImportLease> {
  const id = randomUUID();
  const giveUpAt = performance.now() + maxWaitMs;
  let isWaiting = false;
  let seen: { tag: string | undefined; atMs: number } | undefined;
  for (;;) {
    const record = await records.read("import");
    const other = record === null ? null : parseHolder(record.text);
    if (seen === undefined || seen.tag !== record?.tag) seen = { tag: record?.tag, atMs: performance.now() };
    // What counts is whether the holder renews the record.
    const isLeft = performance.now() - seen.atMs > LEASE_MS;
    if (other === null || isLeft || other.until === 0 || hasDied(other)) {
      const generation = Math.max(other?.generation ?? 0, await lastGeneration()) + 1;
      const holder = { id, host: hostname(), pid: process.pid, generation, until: Date.now() + LEASE_MS };
      if (await records.replace("import", JSON.stringify(holder), record?.tag ?? null))
        return keepLease(records, holder);
    } else {
      const who = `${other.host} (process ${other.pid})`;
      if (performance.now() > giveUpAt)
        throw new LeaseTakenError(
          `The server ${who} imports places into the shared ones. Run this again later.`,
        );
      if (!isWaiting) log(`Waiting for the import of the server ${who}.`);
      isWaiting = true;
    }
    await sleep(LOOK_MS, undefined, { signal });
  }
}

function keepLease(records: SharedRecords, holder: Holder): ImportLease {
  const renew = async (until: number) => {
    const record = await records.read("import");
    if (record === null || parseHolder(record.text)?.id !== holder.id) return;
    await records.replace("import", JSON.stringify({ ...holder, until }), record.tag);
  };
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renewing.then(() => renew(Date.now() + LEASE_MS)).catch(() => {});
  }, RENEW_MS);
  return {
    generation: holder.generation,
    async release() {
      clearInterval(timer);
      await renewing;
      // It ends by itself if this fails.
      await renew(0).catch(() => {});
    },
  };
}

function parseHolder(text: string): Holder | null {
  try {
    const holder = JSON.parse(text) as Partial<Holder>;
    return Number.isFinite(holder.until) && Number.isSafeInteger(holder.generation)
      ? (holder as Holder)
      : null;
  } catch {
    return null;
  }
}

/** Whether a process of this machine held it and has ended. */
function hasDied({ host, pid }: Holder): boolean {
  return host === hostname() && hasEnded(pid);
}

/** Whether no process of this machine has the id. False for an invalid id. */
export function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
