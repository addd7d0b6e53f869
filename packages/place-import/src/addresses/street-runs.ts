import type { Spill, SpillTable } from "../places/spill.ts";
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
  rows: Omit<StoredAddressRow, SharedField>[];
}

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
    const { streetId, cityCode, town, formerTown, quarter, postcode, street, credit, ...own } = row;
    let run = this.#open;
    if (run === undefined || run.rows.length === MAX_RUN_ROWS || !isOfRun(row, run)) {
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
    run.rows.push(own);
  }

  /**
   * Yields the rows of each street, by street. Rows of one address are neighbours, with the best position
   * first. Call it after the last `add`.
   */
  *streets(): Generator<StoredAddressRow[]> {
    this.#close();
    for (const { rows: runs } of this.#table.groups(({ rows }) => rows.length)) {
      const rows: StoredAddressRow[] = [];
      for (const { shared, rows: own } of runs) {
        for (const row of own) rows.push({ ...shared, ...row });
      }
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

function isOfRun(row: StoredAddressRow, { shared }: StreetRun): boolean {
  return SHARED_FIELDS.every((field) => row[field] === shared[field]);
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
