import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** The servers of a database URL. */
export interface DatabaseHosts {
  /** A URL for each server, in the order of the hosts. */
  urls: readonly string[];
  /** Whether only the server that accepts writes is used, and not its standbys. */
  isPrimaryNeeded: boolean;
  /** `connect_timeout` of the URL, in ms. */
  connectTimeoutMs?: number;
}

/** Time in which a server must say whether it is a standby. */
const CHECK_TIMEOUT_MS = 2_000;

/** Standby servers accept connections but no writes: SQLSTATE read_only_sql_transaction. */
export const READ_ONLY = "25006";

const DATABASE_URL = /^(?<scheme>[a-z]+:\/\/)(?<user>[^@/?]*@)?(?<hosts>[^/?]*)(?<rest>.*)$/;

/**
 * Reads a database URL with one or several hosts, as libpq writes them:
 * `postgresql://user@one:5432,two:5432/lieudit?target_session_attrs=read-write`.
 * With several hosts, the one that accepts writes is used unless the URL says `any`.
 *
 * @throws {Error} for another `target_session_attrs`
 * @see https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS
 */
export function parseDatabaseHosts(databaseUrl: string): DatabaseHosts {
  const { scheme = "", user = "", hosts = "", rest = "" } = DATABASE_URL.exec(databaseUrl)?.groups ?? {};
  if (scheme === "") return { urls: [databaseUrl], isPrimaryNeeded: false };
  const [path = "", ...queries] = rest.split("?");
  const query = queries.join("?");
  const parameters = new URLSearchParams(query);
  const names = hosts.split(",");
  const target = parameters.get("target_session_attrs") ?? (names.length > 1 ? "read-write" : "any");
  if (!["any", "read-write", "primary"].includes(target))
    throw new Error(`target_session_attrs is ${target}; give read-write, primary or any.`);
  parameters.delete("target_session_attrs");
  const connectTimeoutMs = 1_000 * Number(parameters.get("connect_timeout"));
  const end = parameters.size === 0 ? path : `${path}?${parameters}`;
  return {
    urls: names.map((name) => scheme + user + name + end),
    isPrimaryNeeded: target !== "any",
    ...(connectTimeoutMs > 0 && { connectTimeoutMs }),
  };
}

type ConnectCallback = (error: Error | null, client?: pg.Client) => void;

/** Connects to the servers of one database URL. */
export class HostConnector {
  readonly #hosts: DatabaseHosts;
  /** Timeout of a connection, if the URL sets one. */
  readonly connectTimeoutMs: number | undefined;
  /** Index of the server of the next connection. */
  #next = 0;
  /** For `Client` of a pool, or to connect without one. If a server refuses, the next connection goes to the next one. */
  readonly Client: new (
    config?: pg.ClientConfig,
  ) => pg.Client;

  /** @param mayBeStandby whether a standby serves as well, as for reading */
  constructor(databaseUrl: string, mayBeStandby = false) {
    this.#hosts = parseDatabaseHosts(databaseUrl);
    const { urls, isPrimaryNeeded, connectTimeoutMs } = this.#hosts;
    this.connectTimeoutMs = connectTimeoutMs;
    if (mayBeStandby) this.#next = Math.floor(Math.random() * urls.length);
    const getNext = () => this.#next;
    const leave = (host: number) => {
      if (this.#next === host) this.#next = (host + 1) % urls.length;
    };
    this.Client = class HostClient extends pg.Client {
      readonly #host = getNext();

      constructor(config: pg.ClientConfig = {}) {
        super({ ...config, connectionString: urls[getNext()] });
        // A connection that breaks fails the query that runs; without a listener it would end the process.
        this.on("error", () => {});
      }

      override connect(): Promise<pg.Client>;
      override connect(callback: ConnectCallback): void;
      override connect(callback?: ConnectCallback): Promise<pg.Client> | undefined {
        const connecting = this.#connect();
        if (callback === undefined) return connecting;
        connecting.then((client) => callback(null, client), callback);
      }

      async #connect(): Promise<pg.Client> {
        try {
          await super.connect();
          if (isPrimaryNeeded && !mayBeStandby) await this.#checkIsPrimary();
          return this;
        } catch (error) {
          leave(this.#host);
          void this.end().catch(() => {});
          throw error;
        }
      }

      async #checkIsPrimary(): Promise<void> {
        const check = this.query<{ is_standby: boolean }>("select pg_is_in_recovery() as is_standby");
        const answer = await Promise.race([check, sleep(CHECK_TIMEOUT_MS, undefined, { ref: false })]);
        if (answer === undefined) throw new Error("the server does not say whether it is a standby");
        if (answer.rows[0]?.is_standby === false) return;
        throw Object.assign(new Error("the server is a standby, which accepts no writes"), {
          code: READ_ONLY,
        });
      }
    };
  }

  /**
   * Tries each server once. An attempt that fails without leaving its server is the last one, as with a full pool.
   *
   * @param connect makes a new connection with `Client`
   * @throws what the last attempt threw
   */
  async tryEach<Connection>(connect: () => Promise<Connection>): Promise<Connection> {
    for (let attempt = 1; attempt < this.#hosts.urls.length; attempt++) {
      const host = this.#next;
      try {
        return await connect();
      } catch (error) {
        if (this.#next === host) throw error;
      }
    }
    return connect();
  }
}
