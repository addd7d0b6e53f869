import type { ListingKind } from "@lieudit/listing-model";
import { type InferResult, type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { readVersion } from "../write/version.ts";
import { getNumberColumns, getTextColumns } from "./columns.ts";
import { type CatalogueRow, KindCatalogue } from "./kind-catalogue.ts";

export type Catalogues = Readonly<Record<ListingKind, KindCatalogue>>;

const KINDS = ["vehicle", "estate"] as const;
const OTHER_KIND = { vehicle: "estate", estate: "vehicle" } as const;

export interface LoaderLimits {
  /** Maximum number of rows that one query reads. */
  batchSize: number;
  /** Maximum number of changed rows to apply. After more changes, the catalogues are read again as a whole. */
  maxChanges: number;
}

/** PostgreSQL reads a batch well within the timeout of a page. */
const LIMITS: LoaderLimits = { batchSize: 1_000, maxChanges: 20_000 };

/** Keeps the catalogues of both kinds up to date with the database. */
export class CatalogueLoader {
  readonly #db: Kysely<Tables>;
  readonly #readNewest: () => Promise<number>;
  readonly #limits: LoaderLimits;
  #catalogues: Catalogues | null = null;
  #version = 0;
  #loading: Promise<void> | null = null;

  /** @param readNewest returns the number of the newest change */
  constructor(db: Kysely<Tables>, limits = LIMITS, readNewest = () => readVersion(db)) {
    this.#db = db;
    this.#readNewest = readNewest;
    this.#limits = limits;
  }

  /** Number of the last database change that the catalogues contain; 0 before the first load. */
  get version(): number {
    return this.#version;
  }

  /** Returns the catalogues as of the last change; reads the rows that have changed since the last call. */
  async get(): Promise<Catalogues> {
    // A load that started before this call may miss the last change.
    while (this.#catalogues === null || (await this.#readNewest()) !== this.#version) {
      this.#loading ??= this.#load().finally(() => {
        this.#loading = null;
      });
      await this.#loading;
    }
    return this.#catalogues;
  }

  /**
   * Reads changes until no import ends during the read, and applies them
   * together. So a search never sees half an import.
   */
  async #load(): Promise<void> {
    const known = await this.#getUpdatable();
    let version = known === null ? await readVersion(this.#db) : this.#version;
    const catalogues = known ?? (await this.#readAll());
    const rows: Record<ListingKind, CatalogueRow[]> = { vehicle: [], estate: [] };
    for (;;) {
      const current = await readVersion(this.#db);
      if (current === version) break;
      for (const kind of KINDS) {
        for await (const batch of this.#readChanges(kind, version)) rows[kind] = rows[kind].concat(batch);
      }
      version = current;
    }
    for (const kind of KINDS) catalogues[kind].apply(rows[kind]);
    this.#catalogues = catalogues;
    this.#version = version;
  }

  /** Returns the catalogues, or null before the first load and after too many changes. */
  async #getUpdatable(): Promise<Catalogues | null> {
    if (this.#catalogues === null) return null;
    const { count } = await this.#db
      .selectFrom("listing")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("changed", ">", this.#version)
      .executeTakeFirstOrThrow();
    return count > this.#limits.maxChanges ? null : this.#catalogues;
  }

  /** Reads all listings on offer into new catalogues, batch by batch: all rows at once take a gigabyte. */
  async #readAll(): Promise<Catalogues> {
    const catalogues = { vehicle: new KindCatalogue("vehicle"), estate: new KindCatalogue("estate") };
    for (const kind of KINDS) {
      for await (const batch of this.#readOffered(kind)) catalogues[kind].apply(batch);
    }
    return catalogues;
  }

  /** Reads the visible listings by `number`, the order of the rows on disk. */
  #readOffered(kind: ListingKind): AsyncGenerator<CatalogueRow[]> {
    return this.#readBatches(kind, (query, last) =>
      query
        .where("visible", "=", 1)
        .$if(last !== null, (rest) => rest.where("number", ">", last?.number ?? 0))
        .orderBy("number"),
    );
  }

  #readChanges(kind: ListingKind, after: number): AsyncGenerator<CatalogueRow[]> {
    return this.#readBatches(kind, (query, last) =>
      query
        .where("changed", ">", after)
        .$if(last !== null, (rest) =>
          rest.where(sql<boolean>`(changed, id) > (${last?.changed}, ${last?.id})`),
        )
        .orderBy("changed")
        .orderBy("id"),
    );
  }

  /** Reads the rows of a query in batches. `toNext` orders the query, and restricts it to rows after `last`. */
  async *#readBatches(
    kind: ListingKind,
    toNext: (query: RowQuery, last: Row | null) => RowQuery,
  ): AsyncGenerator<Row[]> {
    // With `=`, SQLite would use an index on `kind` and sort all of its rows for each batch.
    const query = selectRows(this.#db, kind)
      .where("kind", "<>", OTHER_KIND[kind])
      .limit(this.#limits.batchSize);
    for (let last: Row | null = null; ; ) {
      const rows: Row[] = await toNext(query, last).execute();
      last = rows.at(-1) ?? null;
      if (last === null) return;
      yield rows;
    }
  }
}

type RowQuery = ReturnType<typeof selectRows>;
type Row = InferResult<RowQuery>[number];

/** Selects the columns of a catalogue. */
export function selectRows(db: Kysely<Tables>, kind: ListingKind) {
  // The cast is safe: the filter columns of `Tables` are derived from the same filter rows.
  const columns = [...getTextColumns(kind), ...getNumberColumns(kind)] as (keyof Tables["listing"])[];
  return db.selectFrom("listing").select(["id", "visible", "changed", ...columns]);
}
