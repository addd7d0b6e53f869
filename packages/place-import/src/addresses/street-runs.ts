import { MAX_GROUP_ROWS, type Spill, type SpillTable } from "../places/spill.ts";
import type { AddressRow } from "./address-row.ts";

/** A row on its way to its street. */
export interface StoredAddressRow extends AddressRow {
  /** Index of its format's attribution. */
  credit: number;
  /** Where it is in its file. */
  where: string;
}

type SharedField = (typeof SHARED_FIELDS)[number];
const SHARED_FIELDS = [
  "streetId",
  "cityCode",
  "town",
  "formerTown",
  "quarter",
  "postcode",
  "street",
  "credit",
] as const satisfies readonly (keyof StoredAddressRow)[];

/** Rows of one street that follow each other in a file. */
interface StreetRun {
  shared: Pick<StoredAddressRow, SharedField>;
  rows: RowCells[];
}

/** What the rows of a run differ in. With the names of the fields, millions of them take twice as long to store and read. */
type RowCells = readonly [
  id: string,
  where: string,
  positionRank: number,
  houseNumber: string | null,
  latitude: number | null,
  longitude: number | null,
  updated: string | null,
];

/**
 * Stores the rows of address files on disk by street, so they may come in any order. In most files,
 * the rows of a street follow each other, and are stored together.
 */
export class StreetRuns {
  readonly #table: SpillTable<StreetRun>;
  #open: StreetRun | undefined;
  #count = 0;

  constructor(spill: Spill) {
    this.#table = spill.table("streetRuns");
  }

  add(row: StoredAddressRow): void {
    const { streetId, cityCode, town, formerTown, quarter, postcode, street, credit } = row;
    let run = this.#open;
    if (run === undefined || run.rows.length === MAX_RUN_ROWS || !isSameStreet(row, run.shared)) {
      this.#close();
      run = {
        shared: {
          streetId,
          cityCode,
          town,
          ...(formerTown === undefined ? {} : { formerTown }),
          ...(quarter === undefined ? {} : { quarter }),
          ...(postcode === undefined ? {} : { postcode }),
          street,
          credit,
        },
        rows: [],
      };
      this.#open = run;
    }
    const { id, where, positionRank, houseNumber = null, location, updated = null } = row;
    const { latitude = null, longitude = null } = location ?? {};
    run.rows.push([id, where, positionRank, houseNumber, latitude, longitude, updated]);
  }

  /**
   * Yields the rows of each street, by street. Rows of one address are neighbours, with the best position
   * first. Call it after the last `add`.
   *
   * @param onDrop called for each row beyond the `MAX_GROUP_ROWS` of its street.
   */
  *streets(onDrop: (row: StoredAddressRow) => void): Generator<StoredAddressRow[]> {
    this.#close();
    const groups = this.#table.groups({
      countRows: ({ rows }) => rows.length,
      onDrop: (run) => {
        for (const row of toRows(run)) onDrop(row);
      },
    });
    for (const { rows: runs } of groups) {
      const rows = runs.flatMap(toRows);
      // The last run may be larger than the room for it.
      for (const row of rows.splice(MAX_GROUP_ROWS)) onDrop(row);
      yield rows.sort((a, b) => compareTexts(a.id, b.id) || a.positionRank - b.positionRank);
    }
  }

  #close(): void {
    if (this.#open === undefined) return;
    this.#count += 1;
    this.#table.add(this.#open.shared.streetId, String(this.#count).padStart(10, "0"), this.#open);
    this.#open = undefined;
  }
}

const MAX_RUN_ROWS = 1_000;

function toRows({ shared, rows }: StreetRun): StoredAddressRow[] {
  return rows.map(([id, where, positionRank, houseNumber, latitude, longitude, updated]) => ({
    ...shared,
    id,
    where,
    positionRank,
    ...(houseNumber === null ? {} : { houseNumber }),
    ...(latitude === null || longitude === null ? {} : { location: { latitude, longitude } }),
    ...(updated === null ? {} : { updated }),
  }));
}

/** Whether rows differ only in their number and position. */
export function isSameStreet(row: StoredAddressRow, other: StreetRun["shared"]): boolean {
  return SHARED_FIELDS.every((field) => row[field] === other[field]);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
