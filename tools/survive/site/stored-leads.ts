import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { getLeadFolders, type Lead, type LeadStore, openLeadStore } from "@lieudit/leads";

/** The leads, proofs of consent and queued emails that the site has stored. */
export interface StoredLeads {
  leads: readonly Lead[];
  proofCount: number;
  /** Emails that are not sent yet. */
  queuedEmails: number;
}

/** Reads the stored leads while the site runs. */
export async function readStoredLeads(dataDir: string, databaseUrl?: string): Promise<StoredLeads> {
  const store = await openLeadStore({ folder: getLeadsFolder(dataDir), databaseUrl, ...PATIENT });
  try {
    return await readLeads(store);
  } finally {
    await store.close();
  }
}

const PATIENT = { connectTimeoutMs: 10_000, queryTimeoutMs: 60_000 };

async function readLeads(store: LeadStore): Promise<StoredLeads> {
  const [leads, proofs, { waiting }] = await Promise.all([
    store.list(),
    store.listProofs(),
    store.countMails(),
  ]);
  return { leads, proofCount: proofs.length, queuedEmails: waiting };
}

/** Returns the key that identifies a lead of the tests. */
export function getLeadKey({ answers }: Lead): string {
  return answers.find(({ name }) => name === "message")?.value ?? "";
}

/** Counts the leads of each key. */
export function countByKey(leads: readonly Lead[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const lead of leads) counts.set(getLeadKey(lead), (counts.get(getLeadKey(lead)) ?? 0) + 1);
  return counts;
}

/** Folder of the leads. */
export function getLeadsFolder(dataDir: string): string {
  return join(dataDir, "leads");
}

/** Describes the missing photos of leads. */
export async function listMissingFiles(dataDir: string, leads: readonly Lead[]): Promise<string[]> {
  const folder = getLeadsFolder(dataDir);
  const { quarantine } = getLeadFolders(folder);
  const missing: string[] = [];
  for (const { reference, files } of leads) {
    for (const { id, path, state, byteCount } of files) {
      const place = path === null ? join(quarantine, id) : join(folder, path);
      const file = await stat(place).catch(() => null);
      const isWhole = file !== null && file.size > 0 && (path !== null || file.size === byteCount);
      if (state === "refused" || !isWhole) missing.push(`the photo of ${reference} is missing (${state})`);
    }
  }
  return missing;
}

/** Lists the files in the folder of leads that belong to no lead. */
export async function listOrphanFiles(
  dataDir: string,
  { leads, queuedEmails }: StoredLeads,
): Promise<string[]> {
  const folder = getLeadsFolder(dataDir);
  const files = leads.flatMap((lead) => lead.files);
  const referenced = new Set(
    files.flatMap(({ id, path }) => [join("quarantine", id), ...(path === null ? [] : [path])]),
  );
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const drafts = names.filter((name) => name.startsWith("outbox/."));
  return [
    ...names.filter((name) => /^(?:quarantine|files)\//.test(name) && !referenced.has(name)),
    // An email that was being written is written again.
    ...(drafts.length > queuedEmails ? drafts : []),
  ];
}

/** Polls `problems` until the list is empty, for at most `ms` milliseconds; returns the remaining ones. */
export async function waitUntilEmpty(
  ms: number,
  problems: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const until = performance.now() + ms;
  for (;;) {
    const remaining = await problems();
    if (remaining.length === 0 || performance.now() > until) return remaining;
    await wait(100);
  }
}
