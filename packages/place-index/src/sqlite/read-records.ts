import type { PlaceRecord } from "@lieudit/place-model";
import { unpackRecord } from "../finding/record-text.ts";
import { PlaceIndexError } from "../place-index.ts";
import { openReadOnly } from "./sqlite-reader.ts";

/**
 * Every record of an index file, the most popular first: for reports about
 * all of the data. Blocks the thread while it reads.
 *
 * @throws {PlaceIndexError} NOT_FOUND, INCOMPATIBLE or BROKEN.
 */
export function* readRecords(path: string): Generator<PlaceRecord> {
  const database = openReadOnly(path);
  try {
    for (const { json } of database.prepare("select json from record order by rank").iterate()) {
      // Our own text, packed by the writer of this file.
      yield JSON.parse(unpackRecord(json as Uint8Array)) as PlaceRecord;
    }
  } catch (error) {
    throw new PlaceIndexError("BROKEN", `${path} cannot be read; import the sources again.`, {
      cause: error,
    });
  } finally {
    database.close();
  }
}
