import pg from "pg";
import { parseDatabaseHosts } from "./database-hosts.ts";

/** What one server of a database URL is at this moment. */
export interface HostState {
  /** Without user and password. */
  host: string;
  role: "primary" | "standby" | "unreachable";
  /** Why it is unreachable, in the words of the driver or the system. */
  reason?: string;
  /** Of a primary: the standbys that have each write before it is acknowledged. */
  syncStandbys?: number;
}

const CONNECT_TIMEOUT_MS = 5_000;

/** Asks each server of `databaseUrl` what it is. */
export function describeHosts(databaseUrl: string): Promise<HostState[]> {
  return Promise.all(parseDatabaseHosts(databaseUrl).urls.map(describeHost));
}

async function describeHost(url: string): Promise<HostState> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on("error", () => {});
  const host = decodeURIComponent(URL.parse(url)?.host || "localhost");
  try {
    await client.connect();
    const { rows } = await client.query<{ isStandby: boolean; syncStandbys: number }>(
      `select pg_is_in_recovery() as "isStandby",
        (select count(*)::int from pg_stat_replication where sync_state in ('sync', 'quorum')) as "syncStandbys"`,
    );
    const { isStandby = false, syncStandbys = 0 } = rows[0] ?? {};
    return isStandby ? { host, role: "standby" } : { host, role: "primary", syncStandbys };
  } catch (error) {
    return { host, role: "unreachable", reason: (error as Error).message };
  } finally {
    await client.end().catch(() => {});
  }
}
