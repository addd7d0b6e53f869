import type { Kysely } from "kysely";
import { StoreError } from "./store-error.ts";

/** How long replicas alone may serve after the primary last told its newest change, in ms. */
export const MAX_UNCONFIRMED_MS = 60_000;

/** A server that failed, or is behind, is left alone for this time, in ms. */
const REST_MS = 1_000;

/** A refusal takes less; only a server that does not respond is left alone. */
const SLOW_MS = 200;

export interface ReplicaReaderOptions<Tables> {
  primary: Kysely<Tables>;
  /** Null without replicas: then everything is read from the primary. */
  replica: Kysely<Tables> | null;
  /** Reads the number of the newest change that a server has. It grows with each change. */
  readVersion(db: Kysely<Tables>): Promise<number>;
  /** Milliseconds that only grow; tests set them. */
  now?: () => number;
}

/** The replica does not have the newest change yet. */
class ReplicaBehindError extends Error {}

/**
 * Reads from replicas what the primary has. The primary tells the number of its newest change, which
 * costs little; a replica with this change answers the question itself, else the primary does. So
 * nobody reads less than what was acknowledged. While no primary answers, replicas with the newest
 * known change serve for `MAX_UNCONFIRMED_MS`.
 */
export class ReplicaReader<Tables> {
  readonly #options: Required<ReplicaReaderOptions<Tables>>;
  #version = 0;
  #confirmedAtMs = Number.NEGATIVE_INFINITY;
  #restsUntilMs = 0;
  #primaryRestsUntilMs = 0;

  constructor(options: ReplicaReaderOptions<Tables>) {
    this.#options = { now: () => performance.now(), ...options };
  }

  /**
   * Returns the number of the newest change.
   *
   * @throws {StoreError} UNAVAILABLE without an answer of the primary for too long
   */
  async readVersion(): Promise<number> {
    const { primary, replica, readVersion, now } = this.#options;
    const startMs = now();
    const canServe = replica !== null && startMs - this.#confirmedAtMs <= MAX_UNCONFIRMED_MS;
    if (canServe && startMs < this.#primaryRestsUntilMs) return this.#version;
    try {
      this.#version = await readVersion(primary);
      this.#confirmedAtMs = now();
    } catch (error) {
      if (!canServe) throw error;
      if (now() - startMs > SLOW_MS) this.#primaryRestsUntilMs = now() + REST_MS;
    }
    return this.#version;
  }

  /**
   * Runs a query on a server that has the change `version`; by default the newest one.
   *
   * @throws {StoreError} UNAVAILABLE if no such server answers
   */
  async read<Result>(query: (db: Kysely<Tables>) => Promise<Result>, version?: number): Promise<Result> {
    const { primary, replica, readVersion, now } = this.#options;
    if (replica === null || now() < this.#restsUntilMs) return query(primary);
    const needed = version ?? (await this.readVersion());
    try {
      return await replica.connection().execute(async (connection) => {
        if ((await readVersion(connection)) < needed) throw new ReplicaBehindError();
        return query(connection);
      });
    } catch (error) {
      if (!isPassing(error)) throw error;
      this.#restsUntilMs = now() + REST_MS;
      return query(primary);
    }
  }

  /** Closes the connections to the replicas. */
  async close(): Promise<void> {
    await this.#options.replica?.destroy();
  }
}

/** SQLSTATEs of a replica that does not have the newest migration: no such schema, table or column. */
const UNKNOWN_NAMES: ReadonlySet<unknown> = new Set(["3F000", "42P01", "42703"]);

function isPassing(error: unknown): boolean {
  if (error instanceof StoreError) return error.code === "UNAVAILABLE";
  return error instanceof ReplicaBehindError || UNKNOWN_NAMES.has((error as { code?: unknown }).code);
}
