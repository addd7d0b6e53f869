export type NumberedRow<Row> = readonly [number: number, row: Row];

/** Numbers the rows of a file from 1, with those that cannot be read. */
export class RowNumbers {
  /** The number of the last row. */
  count = 0;

  async *number<Row>(rows: AsyncIterable<Row>): AsyncGenerator<NumberedRow<Row>> {
    for await (const row of rows) yield [++this.count, row];
  }
}
