import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { foldName } from "@lieudit/intake";
import { distanceMetres, type PlaceKind, type PlaceRecord } from "@lieudit/place-model";
import { readRecordLines } from "./record-file.ts";

export interface SourceFiles {
  /** Name of the source. */
  name: string;
  /** Paths of the record files of the import before and of this one. */
  before: string;
  after: string;
}

/**
 * Finds the places whose id is missing in the new file of a source, under another id: the
 * nearest place with the same name and type, within some metres. Bus stops are often mapped
 * again, and the address of a place gets another town.
 *
 * @param workFolder an existing folder for a temporary file
 * @returns new ids by former ids
 */
export async function findMovedPlaces(
  { name, before, after }: SourceFiles,
  workFolder: string,
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const database = new DatabaseSync(join(workFolder, "moved-places.sqlite"));
  try {
    // A temporary file: a crash loses the whole import anyway.
    database.exec("pragma journal_mode = off; pragma synchronous = off; begin");
    database.exec(`
      drop table if exists present; drop table if exists lost;
      create table present (id text primary key) without rowid;
      create table lost (id text, key text, kind text, latitude real, longitude real);
    `);
    const addPresent = database.prepare("insert or ignore into present values (?)");
    for await (const line of readRecordLines(after, name)) {
      signal?.throwIfAborted();
      addPresent.run(readId(line));
    }
    const isPresent = database.prepare("select 1 from present where id = ?");
    const addLost = database.prepare("insert into lost values (?, ?, ?, ?, ?)");
    let lostCount = 0;
    for await (const line of readRecordLines(before, name)) {
      signal?.throwIfAborted();
      if (isPresent.get(readId(line)) !== undefined) continue;
      const record = JSON.parse(line) as PlaceRecord; // our own JSON
      const { latitude, longitude } = record.location;
      addLost.run(record.id, toKey(record), record.kind, latitude, longitude);
      lostCount += 1;
    }
    if (lostCount === 0) return new Map();
    database.exec("create index lost_key on lost (key)");
    const withKey = database.prepare("select id, kind, latitude, longitude from lost where key = ?");
    const nearest = new Map<string, { id: string; metres: number }>();
    for await (const line of readRecordLines(after, name)) {
      signal?.throwIfAborted();
      const record = JSON.parse(line) as PlaceRecord; // our own JSON
      for (const lost of withKey.all(toKey(record))) {
        const location = { latitude: Number(lost.latitude), longitude: Number(lost.longitude) };
        const metres = distanceMetres(record.location, location);
        const id = String(lost.id);
        if (metres > MAX_METRES[lost.kind as PlaceKind]) continue;
        if (metres < (nearest.get(id)?.metres ?? Number.POSITIVE_INFINITY))
          nearest.set(id, { id: record.id, metres });
      }
    }
    return new Map([...nearest].map(([id, place]) => [id, place.id]));
  } finally {
    database.close();
  }
}

/** How far a place may be from its former position. */
const MAX_METRES: Readonly<Record<PlaceKind, number>> = {
  poi: 150,
  address: 150,
  street: 1_000,
  locality: 3_000,
  postal_code: 10_000,
};

function toKey({ names, kind, primaryType }: PlaceRecord): string {
  return `${foldName(names.default)}|${kind}|${primaryType}`;
}

/** The id is the first property of a record; parsing millions of whole records would take minutes. */
function readId(line: string): string {
  return /^\{"id":"([^"\\]+)"/.exec(line)?.[1] ?? (JSON.parse(line) as PlaceRecord).id;
}
