import type { PlaceRecord } from "@lieudit/place-model";
import { PlaceIndexError } from "../place-index.ts";
import { StoredRecords } from "./records/stored-records.ts";
import { openReadOnly } from "./sqlite-reader.ts";

/**
 * Reads every record of an index file, the most popular first: for reports about
 * all of the data. Blocks the thread while it reads.
 *
 * @throws {PlaceIndexError} NOT_FOUND, INCOMPATIBLE or BROKEN.
 */
export function* readRecords(path: string): Generator<PlaceRecord> {
  const database = openReadOnly(path);
  try {
    // Our own texts, packed by the writer of this file.
    for (const json of new StoredRecords(database).all()) yield JSON.parse(json) as PlaceRecord;
  } catch (error) {
    throw new PlaceIndexError("BROKEN", `${path} cannot be read; import the sources again.`, {
      cause: error,
    });
  } finally {
    database.close();
  }
}
