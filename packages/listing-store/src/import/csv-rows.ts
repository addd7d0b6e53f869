import { StoreError } from "@lieudit/database";
import { parse } from "csv-parse/sync";
import { describeCsvError } from "./parser-faults.ts";

const MAX_RECORD_BYTES = 200_000;

/** A CSV file as rows of cells; the first names the columns. */
export interface CsvRows {
  delimiter: string;
  header: readonly string[];
  rows: readonly { line: number; cells: readonly string[] }[];
}

/**
 * Parses CSV separated by `;`, tabs or `,`.
 *
 * @throws {StoreError} INVALID if it cannot be read
 */
export function parseCsvRows(text: string): CsvRows {
  const [firstLine = ""] = text.split(/\r?\n/, 1);
  const delimiter = [";", "\t", ","].find((sign) => firstLine.includes(sign)) ?? ";";
  let parsed: { record: string[]; info: { lines: number } }[];
  try {
    parsed = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_BYTES,
    }) as unknown as typeof parsed; // the form that `info` gives
  } catch (error) {
    throw new StoreError(
      "INVALID",
      `Le fichier CSV ne se lit pas (${describeCsvError(error)}) ; vérifiez les guillemets et les séparateurs.`,
      { cause: error },
    );
  }
  const [first, ...others] = parsed;
  return {
    delimiter,
    header: first?.record ?? [],
    rows: others.map(({ record, info }) => ({ line: info.lines, cells: record })),
  };
}

/**
 * Returns why a row cannot be read, or null: after a stray separator every value is in the wrong
 * column.
 */
export function findStrayCells({ delimiter, header }: CsvRows, cells: readonly string[]): string | null {
  if (cells.slice(header.length).every((text) => text.trim() === "")) return null;
  const sign = delimiter === "\t" ? "tabulation" : delimiter;
  return `cette ligne a ${cells.length} valeurs pour ${header.length} colonnes ; mettez entre guillemets la valeur qui contient « ${sign} ».`;
}
