import { type ColumnType, RowBytes } from "./row-bytes.ts";
import type { WritingConnection } from "./writing-connection.ts";

/** Bytes that go in one statement, and a row more. */
const BATCH_BYTES = 512 * 1_024;

/**
 * Rows for one table, sent by `COPY`, some hundred at a time. The next rows
 * are collected while the server stores the last ones.
 */
export class RowCopy {
  readonly #connection: WritingConnection;
  readonly #sql: string;
  readonly #types: readonly ColumnType[];
  #rows: RowBytes | undefined;
  #sent: Promise<void> = Promise.resolve();

  /** @param columns their types by their names, in the order of the rows. */
  constructor(connection: WritingConnection, table: string, columns: Readonly<Record<string, ColumnType>>) {
    this.#connection = connection;
    this.#sql = `copy ${table} (${Object.keys(columns).join(", ")}) from stdin (format binary)`;
    this.#types = Object.values(columns);
  }

  async add(row: readonly unknown[]): Promise<void> {
    this.#rows ??= new RowBytes(this.#types);
    this.#rows.add(row);
    if (this.#rows.length >= BATCH_BYTES) await this.#send(this.#rows);
  }

  /** Sends the rest and waits for all of it. */
  async end(): Promise<void> {
    if (this.#rows !== undefined) await this.#send(this.#rows);
    await this.#sent;
  }

  async #send(rows: RowBytes): Promise<void> {
    await this.#sent;
    this.#rows = undefined;
    this.#sent = this.#connection.copy(this.#sql, rows.end());
    // The next `await` of `#sent` throws the error.
    this.#sent.catch(() => {});
  }
}
