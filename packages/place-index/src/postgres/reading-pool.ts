import pg from "pg";
import { databaseError } from "./database-error.ts";

/** Connections of one process: what a server is asked for at once by one thread. */
const MOST_CONNECTIONS = 8;

/** A query that has no answer by then has none: its caller is told within a second. */
const TIMEOUT_MS = 700;

/**
 * A database that has answered nothing for so long is not asked for a moment:
 * a page that asks twice would wait twice.
 */
const PAUSE_MS = 500;

/** The server itself gives up a little later, for connections that nobody listens to any more. */
const STATEMENT_TIMEOUT_MS = 2_000;

/**
 * Settings of each connection. Plans are made once and always use the indexes:
 * the planner would guess from the frequency of single words, and reads whole
 * tables where it guesses wrong.
 */
const OPTIONS = [
  `statement_timeout=${STATEMENT_TIMEOUT_MS}`,
  "enable_seqscan=off",
  "jit=off",
  "plan_cache_mode=force_generic_plan",
  "default_transaction_read_only=on",
  "max_parallel_workers_per_gather=0",
];

/** Connections for short queries that only read. */
export class ReadingPool {
  readonly #pool: pg.Pool;
  readonly #names = new Map<string, string>();
  /** When the last query was answered, and until when none is asked; milliseconds that only grow. */
  #answeredAt = 0;
  #pausedUntil = 0;

  constructor(databaseUrl: string) {
    this.#pool = new pg.Pool({
      connectionString: databaseUrl,
      options: OPTIONS.map((option) => `-c ${option}`).join(" "),
      application_name: "lieudit places",
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
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
    if (startedAt < this.#pausedUntil) throw databaseError(new Error("it gave no answer a moment ago"));
    let timer: NodeJS.Timeout | undefined;
    // The pool's own limits follow one after the other; together they take no longer than one.
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
    });
    const asked = this.#pool.query<unknown[]>({
      text,
      values,
      name: this.#nameOf(text),
      rowMode: "array",
    });
    try {
      const { rows } = await Promise.race([asked, tooLate]);
      this.#answeredAt = performance.now();
      // The columns of a query of ours are what its caller says they are.
      return rows as unknown as Row[];
    } catch (error) {
      asked.catch(() => {});
      // Timers may be a little early.
      const isLate = performance.now() - startedAt > 0.9 * TIMEOUT_MS;
      const isSilent = isLate && this.#answeredAt < startedAt;
      if (isSilent) this.#pausedUntil = performance.now() + PAUSE_MS;
      throw databaseError(error);
    } finally {
      clearTimeout(timer);
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
