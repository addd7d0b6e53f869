import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Lead, type LeadStore, leadFolders, openLeadStore } from "@lieudit/leads";

/** What the site has kept of what was sent, as whoever opens its store sees it. */
export interface KeptLeads {
  leads: readonly Lead[];
  proofCount: number;
  /** Letters that wait to be sent. */
  waitingLetters: number;
}

/** What the site has kept so far, read while it runs. */
export async function readStoredLeads(dataDir: string, databaseUrl?: string): Promise<KeptLeads> {
  const store = await openLeadStore({ folder: leadsFolder(dataDir), databaseUrl, ...PATIENT });
  try {
    return await keptIn(store);
  } finally {
    await store.close();
  }
}

const PATIENT = { connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 };

async function keptIn(store: LeadStore): Promise<KeptLeads> {
  const [leads, proofs, { waiting }] = await Promise.all([
    store.list(),
    store.listProofs(),
    store.countMails(),
  ]);
  return { leads, proofCount: proofs.length, waitingLetters: waiting };
}

/** What tells a lead of the tests from all others. */
export function keyOfLead({ answers }: Lead): string {
  return answers.find(({ name }) => name === "message")?.value ?? "";
}

/** How often each key was kept. */
export function countByKey(leads: readonly Lead[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const lead of leads) counts.set(keyOfLead(lead), (counts.get(keyOfLead(lead)) ?? 0) + 1);
  return counts;
}

/** Where the site keeps what is sent to it. */
export function leadsFolder(dataDir: string): string {
  return join(dataDir, "leads");
}

/** Photos of leads that are not there, in words. */
export async function missingFiles(dataDir: string, leads: readonly Lead[]): Promise<string[]> {
  const folder = leadsFolder(dataDir);
  const { quarantine } = leadFolders(folder);
  const missing: string[] = [];
  for (const { reference, files } of leads) {
    for (const { id, path, state, byteCount } of files) {
      const place = path === null ? join(quarantine, id) : join(folder, path);
      const found = await stat(place).catch(() => null);
      const isWhole = found !== null && found.size > 0 && (path !== null || found.size === byteCount);
      if (state === "refused" || !isWhole) missing.push(`the photo of ${reference} is not there (${state})`);
    }
  }
  return missing;
}

/** Files below the folder of leads that belong to none. */
export async function listOrphanFiles(
  dataDir: string,
  { leads, waitingLetters }: KeptLeads,
): Promise<string[]> {
  const folder = leadsFolder(dataDir);
  const files = leads.flatMap((lead) => lead.files);
  const known = new Set(
    files.flatMap(({ id, path }) => [join("quarantine", id), ...(path === null ? [] : [path])]),
  );
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const drafts = names.filter((name) => name.startsWith("outbox/."));
  return [
    ...names.filter((name) => /^(?:quarantine|files)\//.test(name) && !known.has(name)),
    // A letter that was being laid there is laid there again.
    ...(drafts.length > waitingLetters ? drafts : []),
  ];
}

/** What is left of `problems` once they had `ms` milliseconds to go away. */
export async function waitUntilEmpty(
  ms: number,
  problems: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const until = performance.now() + ms;
  for (;;) {
    const left = await problems();
    if (left.length === 0 || performance.now() > until) return left;
    await wait(100);
  }
}
