import type { ListingKind } from "@lieudit/listing-model";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { readVersion } from "../write/version.ts";
import { getNumberColumns, getTextColumns } from "./columns.ts";
import { type CatalogueRow, KindCatalogue } from "./kind-catalogue.ts";

export type Catalogues = Readonly<Record<ListingKind, KindCatalogue>>;

/** PostgreSQL reads this many rows well within the timeout of a page. */
const BATCH_SIZE = 5_000;

/** The columns of both kinds; a row has null in those of the other kind. */
const COLUMNS = [
  ...new Set(
    (["vehicle", "estate"] as const).flatMap((kind) => [...getTextColumns(kind), ...getNumberColumns(kind)]),
  ),
] as readonly (keyof Tables["listing"])[]; // The filters' columns are derived from the same rows.

/** Keeps the catalogues of both kinds up to date with the database. */
export class CatalogueLoader {
  readonly #db: Kysely<Tables>;
  #catalogues: Catalogues | null = null;
  #version = 0;
  #loading: Promise<void> | null = null;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** Number of the change that the catalogues show. */
  get version(): number {
    return this.#version;
  }

  /** Returns the catalogues as of the last change; reads the rows that have changed since the last call. */
  async get(): Promise<Catalogues> {
    // A load that started before this call may miss the last change.
    while (this.#catalogues === null || Number(await readVersion(this.#db)) !== this.#version) {
      this.#loading ??= this.#load().finally(() => {
        this.#loading = null;
      });
      await this.#loading;
    }
    return this.#catalogues;
  }

  /**
   * Reads until no import ends meanwhile, and only then applies the rows, so
   * that a search never sees half an import.
   */
  async #load(): Promise<void> {
    const isFirst = this.#catalogues === null;
    const catalogues = this.#catalogues ?? {
      vehicle: new KindCatalogue("vehicle"),
      estate: new KindCatalogue("estate"),
    };
    let version = Number(await readVersion(this.#db));
    let rows = isFirst ? await this.#readOffered() : await this.#readChanges(this.#version);
    for (;;) {
      const current = Number(await readVersion(this.#db));
      if (current === version) break;
      rows = rows.concat(await this.#readChanges(version));
      version = current;
    }
    for (const kind of ["vehicle", "estate"] as const) {
      catalogues[kind].apply(rows.filter((row) => row.kind === kind));
    }
    this.#catalogues = catalogues;
    this.#version = version;
  }

  async #readOffered(): Promise<CatalogueRow[]> {
    const all: CatalogueRow[] = [];
    for (let last = ""; ; ) {
      const rows = await selectRows(this.#db)
        .limit(BATCH_SIZE)
        .where("visible", "=", 1)
        .where("id", ">", last)
        .orderBy("id")
        .execute();
      all.push(...rows);
      const end = rows.at(-1);
      if (end === undefined) return all;
      last = end.id;
    }
  }

  async #readChanges(after: number): Promise<CatalogueRow[]> {
    const all: CatalogueRow[] = [];
    for (let last: CatalogueRow | null = null; ; ) {
      const rows: CatalogueRow[] = await selectRows(this.#db)
        .limit(BATCH_SIZE)
        .where("changed", ">", after)
        .$if(last !== null, (query) =>
          query.where(sql<boolean>`(changed, id) > (${last?.changed}, ${last?.id})`),
        )
        .orderBy("changed")
        .orderBy("id")
        .execute();
      all.push(...rows);
      const end = rows.at(-1);
      if (end === undefined) return all;
      last = end;
    }
  }
}

/** Selects the columns of catalogues. */
export function selectRows(db: Kysely<Tables>) {
  return db.selectFrom("listing").select(["id", "kind", "visible", "changed", ...COLUMNS]);
}
