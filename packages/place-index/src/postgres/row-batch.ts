import type { WritingConnection } from "./writing-connection.ts";

/** Rows that go in one statement. */
const ROWS = 1_000;

/** A column with its type and, where it is not the value as it is, what is made of it. */
export interface BatchColumn {
  name: string;
  type: string;
  expression?: string;
}

/**
 * Rows for one table, sent a thousand at a time: a column is an array, so a
 * statement has a few values however many rows it brings. The next rows are
 * collected while the server stores the last ones.
 */
export class RowBatch {
  readonly #connection: WritingConnection;
  readonly #sql: string;
  #columns: unknown[][];
  #sent: Promise<unknown> = Promise.resolve();

  constructor(connection: WritingConnection, table: string, columns: readonly BatchColumn[]) {
    this.#connection = connection;
    this.#columns = columns.map(() => []);
    const names = columns.map(({ name }) => name).join(", ");
    const made = columns.map(({ name, expression = name }) => expression).join(", ");
    const arrays = columns.map(({ type }, i) => `$${i + 1}::${type}[]`).join(", ");
    this.#sql = `insert into ${table} (${names}) select ${made} from unnest(${arrays}) as row (${names})`;
  }

  async add(row: readonly unknown[]): Promise<void> {
    for (const [i, values] of this.#columns.entries()) values.push(row[i]);
    if (this.#columns[0]!.length >= ROWS) await this.#send();
  }

  /** Sends the rest and waits for all of it. */
  async end(): Promise<void> {
    if (this.#columns[0]!.length > 0) await this.#send();
    await this.#sent;
  }

  async #send(): Promise<void> {
    await this.#sent;
    const columns = this.#columns;
    this.#columns = columns.map(() => []);
    this.#sent = this.#connection.send(this.#sql, columns);
    // Whoever waits next gets the error.
    this.#sent.catch(() => {});
  }
}
