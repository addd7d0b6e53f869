import { mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type PostgresServer, startPostgres } from "../../../packages/test-kit/src/postgres/index.ts";

/** A commit is acknowledged once a standby has it. */
const SYNCHRONOUS = { settings: { synchronous_standby_names: "ANY 1 (*)" } };
const USER = "lieudit";

/** A primary and standbys. Their addresses stay when one of them is replaced by another machine. */
export class DatabaseCluster {
  /** Of all servers, for `DATABASE_URL`. */
  readonly url: string;
  /** Of the servers that are standbys at first, for `DATABASE_READ_URL`. */
  readonly readUrl: string;
  readonly #folder: string;
  readonly #servers: PostgresServer[];
  #primary = 0;

  private constructor(folder: string, servers: PostgresServer[]) {
    this.#folder = folder;
    this.#servers = servers;
    const hosts = servers.map((_, index) => encodeURIComponent(this.#getAddress(index)));
    this.url = `postgresql://${USER}@${hosts}/postgres`;
    this.readUrl = `postgresql://${USER}@${hosts.slice(1)}/postgres?target_session_attrs=any`;
  }

  static async start(count: number): Promise<DatabaseCluster> {
    const folder = await mkdtemp(join(tmpdir(), "lieudit-cluster-"));
    const primary = await startPostgres(SYNCHRONOUS);
    const servers = [primary];
    while (servers.length < count) servers.push(await startPostgres({ ...SYNCHRONOUS, standbyOf: primary }));
    const cluster = new DatabaseCluster(folder, servers);
    for (const index of servers.keys()) await cluster.#link(index);
    return cluster;
  }

  /** Kills the primary, and promotes the standby that has most of its log; the others follow that one. */
  async failOver(): Promise<void> {
    await this.#getServer(this.#primary).kill();
    const standbys = [...this.#servers.keys()].filter((index) => index !== this.#primary);
    const received = new Map<number, bigint>();
    for (const index of standbys)
      received.set(index, parseLogPosition(await this.#ask(index, "select pg_last_wal_receive_lsn()")));
    const [promoted = 0, ...others] = standbys.sort((a, b) =>
      Number((received.get(b) ?? 0n) - (received.get(a) ?? 0n)),
    );
    await this.#ask(promoted, "select pg_promote(true, 30)");
    for (const index of others) {
      const address = `host=${getFolder(this.#getServer(promoted))} user=${USER}`;
      await this.#ask(index, `alter system set primary_conninfo = '${address}'`);
      await this.#ask(index, "select pg_reload_conf()");
    }
    await this.#replace(this.#primary, promoted);
    this.#primary = promoted;
  }

  /** Makes the standbys keep what they receive to themselves, or show it again. */
  async pauseReplay(isPaused: boolean): Promise<void> {
    for (const index of this.#servers.keys())
      if (index !== this.#primary)
        await this.#ask(index, `select pg_wal_replay_${isPaused ? "pause" : "resume"}()`);
  }

  async remove(): Promise<void> {
    for (const server of this.#servers) await server.remove();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** A machine that is lost comes back empty, as a standby. */
  async #replace(lost: number, primary: number): Promise<void> {
    const server = this.#getServer(lost);
    this.#servers[lost] = await startPostgres({ ...SYNCHRONOUS, standbyOf: this.#getServer(primary) });
    await this.#link(lost);
    await server.remove();
  }

  #getServer(index: number): PostgresServer {
    return this.#servers[index] as PostgresServer;
  }

  #getAddress(index: number): string {
    return join(this.#folder, String(index));
  }

  async #link(index: number): Promise<void> {
    const draft = `${this.#getAddress(index)}.new`;
    await symlink(getFolder(this.#getServer(index)), draft);
    await rename(draft, this.#getAddress(index));
  }

  /** Returns the first column of the first row. */
  async #ask(index: number, sql: string): Promise<string> {
    const client = new pg.Client({ connectionString: this.#getServer(index).url });
    await client.connect();
    try {
      const { rows } = await client.query<string[]>({ text: sql, rowMode: "array" });
      return rows[0]?.[0] ?? "";
    } finally {
      await client.end();
    }
  }
}

/** The folder of a server's socket. */
function getFolder({ url }: PostgresServer): string {
  return decodeURIComponent(new URL(url).hostname);
}

/** `0/3000148` */
function parseLogPosition(text: string): bigint {
  const [high = "0", low = "0"] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
