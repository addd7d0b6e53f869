import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { toTileId } from "../archive/tile-id.ts";
import type { StoredTile } from "../archive/write-pmtiles.ts";
import type { CutTile } from "./cut-tiles.ts";

/** Tiles stored on disk until all are cut: they are cut band by band, but an archive needs them by id. */
export class TileStore {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  /** Tiles that the same area covers share their bytes. */
  readonly #packed = new WeakMap<Uint8Array, Uint8Array>();

  /** @param folder for the temporary file. */
  constructor(folder: string) {
    this.#path = join(folder, `tiles-${randomUUID()}.sqlite`);
    this.#database = new DatabaseSync(this.#path);
    this.#database.exec(`
      PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -4000;
      CREATE TABLE tile (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
      BEGIN`);
    this.#insert = this.#database.prepare("INSERT INTO tile (id, bytes) VALUES (?, ?)");
  }

  add({ tile, bytes }: CutTile): void {
    // Gzip output has no name and no time, so the same content gives the same bytes on every machine.
    const packed = this.#packed.get(bytes) ?? gzipSync(bytes);
    this.#packed.set(bytes, packed);
    this.#insert.run(toTileId(tile), packed);
  }

  /** Yields tiles by ascending id. */
  *tiles(): Generator<StoredTile> {
    for (const { id, bytes } of this.#database.prepare("SELECT id, bytes FROM tile ORDER BY id").iterate()) {
      yield { id: Number(id), bytes: bytes as Uint8Array }; // written by `add`
    }
  }

  close(): void {
    this.#database.close();
    rmSync(this.#path, { force: true });
  }
}
