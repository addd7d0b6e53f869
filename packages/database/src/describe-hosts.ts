import pg from "pg";
import { parseDatabaseHosts } from "./database-hosts.ts";

/** What one server of a database URL is at this moment. */
export interface HostState {
  /** Without user and password. */
  host: string;
  role: "primary" | "standby" | "unreachable";
  /** Why it is unreachable, in the words of the driver or the system. */
  reason?: string;
  /** Of a primary: the standbys that have each write before it is acknowledged; null if this user may not know. */
  syncStandbys?: number | null;
  /** How far its clock is ahead of the one of this machine, in ms; undefined if it is unreachable. */
  aheadMs?: number;
}

const TIMEOUT_MS = 5_000;

/** Asks each server of `databaseUrl` what it is. */
export function describeHosts(databaseUrl: string): Promise<HostState[]> {
  return Promise.all(parseDatabaseHosts(databaseUrl).urls.map(describeHost));
}

async function describeHost(url: string): Promise<HostState> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on("error", () => {});
  const host = decodeURIComponent(URL.parse(url)?.host || "localhost");
  try {
    await client.connect();
    // Without the role pg_read_all_stats the states of others are null.
    const askedAtMs = Date.now();
    const { rows } = await client.query<{ isStandby: boolean; sync: number; unknown: number; now: Date }>(
      `select pg_is_in_recovery() as "isStandby", clock_timestamp() as now,
        count(*) filter (where sync_state in ('sync', 'quorum'))::int as sync,
        count(*) filter (where pid is not null and sync_state is null)::int as unknown
        from (values (1)) as one left join pg_stat_replication on true`,
    );
    const { isStandby, sync, unknown, now } = rows[0]!;
    const aheadMs = now.getTime() - (askedAtMs + Date.now()) / 2;
    if (isStandby) return { host, role: "standby", aheadMs };
    return { host, role: "primary", syncStandbys: unknown > 0 ? null : sync, aheadMs };
  } catch (error) {
    return { host, role: "unreachable", reason: (error as Error).message };
  } finally {
    await client.end().catch(() => {});
  }
}
