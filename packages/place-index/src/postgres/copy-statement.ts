import type pg from "pg";

/** The methods of `pg` that send the data of a `COPY … FROM STDIN`; its types omit them. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
}

/** A `COPY … FROM STDIN` with all of its data, as a query that `pg.Client` runs. */
export class CopyStatement implements pg.Submittable {
  /** Settles when the server has taken the rows, or has not. */
  readonly done: Promise<void>;
  readonly #sql: string;
  readonly #data: Uint8Array;
  #settle: PromiseWithResolvers<void>;

  constructor(sql: string, data: Uint8Array) {
    this.#sql = sql;
    this.#data = data;
    this.#settle = Promise.withResolvers();
    this.done = this.#settle.promise;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#sql);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.#data);
    connection.endCopyFrom();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#settle.resolve();
  }

  handleError(error: Error): void {
    this.#settle.reject(error);
  }
}
