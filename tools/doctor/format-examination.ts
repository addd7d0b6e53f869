import type { HostState } from "@lieudit/database/host-states";
import type { Examination, StoredFiles } from "./examine.ts";
import { findOtherPlace, isRestored, type StoredThing, type StoreSettings } from "./stored-things.ts";

/** Writes what was found as text for a terminal. */
export function formatExamination(
  { dataDir, stored, unknown, hosts, readHosts, filesProblem, hasSharedPlaces, different }: Examination,
  { beside, ...settings }: StoreSettings & { beside: string | undefined },
): string {
  const findUnused = (setting: string | null) =>
    stored.filter(({ thing }) => findOtherPlace(thing, settings) === setting);
  const alone = findUnused(null).filter(({ thing }) => !isRestored(thing, hasSharedPlaces));
  const bytes = alone.reduce((sum, { byteCount }) => sum + byteCount, 0);
  return [
    `If ${dataDir} is lost, without a copy (npm run backup), these ${formatBytes(bytes)} are lost:`,
    ...(alone.length === 0 ? ["  nothing"] : alone.map(formatStored)),
    ...["DATABASE_URL", "FILES_URL"].flatMap((setting) => formatUnused(setting, findUnused(setting))),
    ...(unknown.length === 0
      ? []
      : ["", "Not from Lieudit:", ...unknown.slice(0, 10).map((path) => `  ${path}`)]),
    ...formatHosts("DATABASE_URL", hosts),
    ...formatHosts("DATABASE_READ_URL", readHosts),
    ...(filesProblem === null ? [] : ["", `FILES_URL: ${filesProblem}`]),
    ...(settings.hasFiles && filesProblem === null && !hasSharedPlaces
      ? ["", "FILES_URL: no places are shared; share those of a data folder with npm run import -- --rebuild"]
      : []),
    ...(beside === undefined ? [] : ["", ...formatDifferences(different, beside)]),
    "",
  ].join("\n");
}

function formatStored({ thing, fileCount, byteCount }: StoredFiles): string {
  const files = fileCount === 1 ? "1 file" : `${fileCount} files`;
  return `  ${thing.what} (${files}, ${formatBytes(byteCount)}): ${thing.loss}`;
}

function formatUnused(setting: string, unused: readonly StoredFiles[]): string[] {
  if (unused.length === 0) return [];
  const lines = unused.map(({ thing, byteCount }) => `  ${thing.what} (${formatBytes(byteCount)})`);
  return ["", `Not used while ${setting} is set:`, ...lines];
}

function formatHosts(setting: string, hosts: readonly HostState[]): string[] {
  return hosts.length === 0
    ? []
    : [
        "",
        `The servers of ${setting}:`,
        ...hosts.flatMap((host) => [formatHost(host), ...formatClock(host)]),
      ];
}

/** A difference between clocks that does no harm, in ms. */
const MAX_CLOCK_DIFFERENCE_MS = 5_000;

function formatClock({ host, aheadMs = 0 }: HostState): string[] {
  if (Math.abs(aheadMs) < MAX_CLOCK_DIFFERENCE_MS) return [];
  const difference = `${Math.round(Math.abs(aheadMs) / 1_000)} s ${aheadMs > 0 ? "ahead of" : "behind"}`;
  return [
    `  ${host}: its clock is ${difference} that of this machine; set both by a time server, or emails and webhooks may be sent twice`,
  ];
}

function formatHost({ host, role, reason, syncStandbys }: HostState): string {
  if (role === "unreachable") return `  ${host}: does not answer (${reason})`;
  if (role === "standby") return `  ${host}: a standby`;
  if (syncStandbys === null)
    return `  ${host}: the primary; this user may not see its standbys, so grant it the role pg_monitor`;
  const kept =
    syncStandbys === 0
      ? "no standby has a write before it is acknowledged, so the last ones may be lost with this server; set synchronous_standby_names"
      : `${syncStandbys} ${syncStandbys === 1 ? "standby has" : "standbys have"} each write before it is acknowledged`;
  return `  ${host}: the primary; ${kept}`;
}

function formatDifferences(different: readonly StoredThing[], beside: string): string[] {
  if (different.length === 0) return [`A server with ${beside} acts alike.`];
  return [
    `A server with ${beside} differs:`,
    ...different.map(({ what, difference }) => `  ${what}: ${difference}`),
  ];
}

function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  return bytes < 100_000 ? `${(bytes / 1e3).toFixed(1)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
