import { existsSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { PlaceRecord } from "@lieudit/place-model";
import type { PlaceIndex } from "../place-index.ts";

/** Ids that places had in earlier imports, in a file beside the manifest. */
export interface PlaceAliases {
  /** Returns the present id of a place that had the id `formerId`. */
  find(formerId: string): string | undefined;
  close(): void;
}

/** Matches `aliases-7.sqlite`. */
export const ALIASES_FILE = /^aliases-\d+\.sqlite/;

/** Opens the file at `path` for reading; null if it does not exist. */
export function openPlaceAliases(path: string): PlaceAliases | null {
  if (!existsSync(path)) return null;
  const database = new DatabaseSync(path, { readOnly: true });
  let select: StatementSync;
  try {
    select = database.prepare("select id from alias where former_id = ?");
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    find: (formerId) => select.get(formerId)?.id as string | undefined,
    close: () => database.close(),
  };
}

/**
 * Writes `path`: the aliases of the file `previous` and those in `moved`, by former id. A place
 * that moved twice is found by its first id too. Nothing is synced.
 */
export function writePlaceAliases(
  path: string,
  previous: string | undefined,
  moved: ReadonlyMap<string, string>,
): void {
  const database = new DatabaseSync(path);
  try {
    database.exec(`
      create table alias (former_id text primary key, id text not null) without rowid;
      create index alias_id on alias (id);
    `);
    database.exec("begin");
    const insert = database.prepare("insert or replace into alias values (?, ?)");
    const follow = database.prepare("update alias set id = ? where id = ?");
    if (previous !== undefined && existsSync(previous)) {
      const before = new DatabaseSync(previous, { readOnly: true });
      try {
        for (const { former_id, id } of before.prepare("select former_id, id from alias").iterate()) {
          insert.run(String(former_id), String(id));
        }
      } finally {
        before.close();
      }
    }
    for (const [formerId, id] of moved) {
      follow.run(id, formerId);
      insert.run(formerId, id);
    }
    database.exec("commit");
  } finally {
    database.close();
  }
}

/** Returns an index that also finds places by the ids of earlier imports, and sets `movedFrom` on them. */
export function withPlaceAliases(index: PlaceIndex, aliases: PlaceAliases): PlaceIndex {
  async function getPlace(id: string): Promise<PlaceRecord | null> {
    const record = await index.getPlace(id);
    if (record !== null) return record;
    const present = aliases.find(id);
    const moved = present === undefined ? null : await index.getPlace(present);
    return moved === null ? null : { ...moved, movedFrom: id };
  }
  return {
    getPlace,
    async getPlaces(ids) {
      const records = await index.getPlaces(ids);
      if (records.length === ids.length) return records;
      const byId = new Map(records.map((record) => [record.id, record]));
      const all = await Promise.all(ids.map(async (id) => byId.get(id) ?? getPlace(id)));
      return all.filter((record) => record !== null);
    },
    async getBoundary(id) {
      const present = aliases.find(id);
      return (await index.getBoundary(id)) ?? (present === undefined ? null : index.getBoundary(present));
    },
    autocomplete: (query, signal) => index.autocomplete(query, signal),
    searchText: (query, signal) => index.searchText(query, signal),
    searchNearby: (query, signal) => index.searchNearby(query, signal),
    reverseGeocode: (query, signal) => index.reverseGeocode(query, signal),
    explainSearch: (query, signal) => index.explainSearch(query, signal),
    describe: () => index.describe(),
    async close() {
      aliases.close();
      await index.close();
    },
  };
}
