import type { PlaceRecord } from "@lieudit/place-model";
import { unpackRecord } from "../search/pack-record.ts";
import { ReadingPool } from "./reading-pool.ts";
import { dropIndex, isIndexName, nameTables, REGISTRY } from "./schema.ts";
import { connectForWriting } from "./writing-connection.ts";

/**
 * Deletes the indexes that `isUnused` says of by their names. One that readers
 * hold up for seconds is left for the next time, as is everything when the
 * database does not answer.
 *
 * @returns the names of those that were deleted.
 */
export async function dropPostgresIndexes(
  databaseUrl: string,
  isUnused: (name: string) => boolean,
): Promise<string[]> {
  const connection = await connectForWriting(databaseUrl);
  const { send } = connection;
  const dropped: string[] = [];
  try {
    const { rows } = await send(`select name from ${REGISTRY} order by made_at`);
    for (const name of rows.map((row) => String(row.name))) {
      if (!isIndexName(name) || !isUnused(name)) continue;
      try {
        await send("begin");
        await send(dropIndex(name));
        await send("commit");
        dropped.push(name);
      } catch {
        await send("rollback");
      }
    }
    return dropped;
  } finally {
    await connection.close();
  }
}

/** Records that are read at a time. */
const PAGE = 500;

/**
 * Reads every record of an index, the most popular first: for reports about all of
 * the data.
 *
 * @throws {PlaceIndexError}
 */
export async function* readPostgresRecords(databaseUrl: string, name: string): AsyncGenerator<PlaceRecord> {
  const pool = new ReadingPool(databaseUrl);
  try {
    for (let rank = 0; ; rank += PAGE) {
      const rows = await pool.rows<[json: Uint8Array]>(
        `select json from ${nameTables(name).place} where rank > $1 and rank <= $2 order by rank`,
        [rank, rank + PAGE],
      );
      if (rows.length === 0) return;
      // Our own text, packed by the writer of this index.
      for (const [json] of rows) yield JSON.parse(unpackRecord(json)) as PlaceRecord;
    }
  } finally {
    await pool.close();
  }
}
