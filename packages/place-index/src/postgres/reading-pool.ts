import { HostConnector, parseDatabaseHosts } from "@lieudit/database/hosts";
import { withTimeout } from "@lieudit/limits";
import pg from "pg";
import { toPlaceIndexError } from "./database-error.ts";

/** Connections of one process: what a server is asked for at once by one thread. */
const MAX_CONNECTIONS = 8;

/**
 * Default timeout of a query, so that a call fails within a second.
 * `?query_timeout=` in the database URL sets another one.
 */
const TIMEOUT_MS = 700;

/** How much later the server itself gives up, for connections that nobody listens to any more. */
const STATEMENT_GRACE_MS = 1_300;

/** A connection that nobody needs is closed after this time. */
const IDLE_MS = 60_000;

/**
 * A database that has answered nothing for so long is not asked for a moment:
 * a page that asks twice would wait twice.
 */
const PAUSE_MS = 500;

/**
 * Settings of each connection. Plans are made once and always use the indexes:
 * the planner would guess from the frequency of single words, and reads whole
 * tables where it guesses wrong.
 */
const OPTIONS = [
  "enable_seqscan=off",
  "jit=off",
  "plan_cache_mode=force_generic_plan",
  "default_transaction_read_only=on",
  "max_parallel_workers_per_gather=0",
];

/** Connections for short queries that only read. */
export class ReadingPool {
  readonly #pool: pg.Pool;
  readonly #hosts: HostConnector;
  readonly #timeoutMs: number;
  readonly #names = new Map<string, string>();
  /** When the last query was answered, and until when none is asked; milliseconds that only grow. */
  #answeredAt = 0;
  #pausedUntil = 0;

  constructor(databaseUrl: string) {
    this.#timeoutMs = readTimeout(databaseUrl);
    this.#hosts = new HostConnector(databaseUrl, true);
    const options = [...OPTIONS, `statement_timeout=${this.#timeoutMs + STATEMENT_GRACE_MS}`];
    this.#pool = new pg.Pool({
      Client: this.#hosts.Client,
      options: options.map((option) => `-c ${option}`).join(" "),
      application_name: "lieudit places",
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: this.#timeoutMs,
      query_timeout: this.#timeoutMs,
      idleTimeoutMillis: IDLE_MS,
      keepAlive: true,
      allowExitOnIdle: true,
    });
    // An idle connection that breaks is replaced when it is needed: nobody has to know.
    this.#pool.on("error", () => {});
  }

  /**
   * The rows of a query, each an array of its columns. Its text names its
   * plan: build it of few parts.
   *
   * @throws {PlaceIndexError} UNAVAILABLE within a second when the database does not answer.
   */
  async rows<Row extends readonly unknown[]>(text: string, values: unknown[] = []): Promise<Row[]> {
    const startedAt = performance.now();
    if (startedAt < this.#pausedUntil) throw toPlaceIndexError(new Error("it gave no answer a moment ago"));
    const query = this.#query({ text, values, name: this.#nameOf(text), rowMode: "array" });
    try {
      // The pool's own limits follow one after the other; together they take no longer than one.
      const { rows } = await this.withTimeout(query);
      this.#answeredAt = performance.now();
      // The columns of a query of ours are what its caller says they are.
      return rows as unknown as Row[];
    } catch (error) {
      // Timers may be a little early.
      const isLate = performance.now() - startedAt > 0.9 * this.#timeoutMs;
      const isSilent = isLate && this.#answeredAt < startedAt;
      if (isSilent) this.#pausedUntil = performance.now() + PAUSE_MS;
      throw toPlaceIndexError(error);
    }
  }

  /**
   * What `work` gives, if it does so within the time that a query has; it goes
   * on when it does not.
   *
   * @throws {PlaceIndexError} UNAVAILABLE, or what `work` rejects with.
   */
  async withTimeout<Value>(work: Promise<Value>): Promise<Value> {
    const reason = () => new Error(`it gave no answer within ${this.#timeoutMs} ms`);
    return withTimeout(work, this.#timeoutMs, () => toPlaceIndexError(reason()));
  }

  async #query(query: pg.QueryArrayConfig): Promise<pg.QueryArrayResult> {
    const client = await this.#hosts.tryEach(() => this.#pool.connect());
    try {
      const result = await client.query(query);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  #nameOf(text: string): string {
    let name = this.#names.get(text);
    if (name === undefined) {
      name = `q${this.#names.size + 1}`;
      this.#names.set(text, name);
    }
    return name;
  }
}

/** Returns the query timeout of the database URL in ms, or the default. */
function readTimeout(databaseUrl: string): number {
  const given = Number(
    URL.parse(parseDatabaseHosts(databaseUrl).urls[0]!)?.searchParams.get("query_timeout") ?? TIMEOUT_MS,
  );
  return Number.isInteger(given) && given > 0 ? given : TIMEOUT_MS;
}
