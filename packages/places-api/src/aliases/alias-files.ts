import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { guessDelimiter } from "../table/csv-rows.ts";

/** Columns of a table of ids, as `npm run ids` writes them; further ones are ignored. */
export const OLD_ID_COLUMN = "old_id";
export const ID_COLUMN = "id";

/** Ids of another service, and the ids of the same places here. */
export type GivenAliases = ReadonlyMap<string, string>;

/**
 * Reads tables of ids. Rows without an id here are open questions, and are skipped; of two rows
 * with the same old id the last one counts.
 *
 * @throws {Error} with a sentence for the operator, for a file that cannot be read or lacks a column
 */
export function readAliasFiles(files: readonly string[]): GivenAliases {
  return new Map(files.flatMap(readAliasFile));
}

function readAliasFile(file: string): [oldId: string, id: string][] {
  const [header = [], ...rows] = readRows(file);
  const [oldAt, at] = [header.indexOf(OLD_ID_COLUMN), header.indexOf(ID_COLUMN)];
  if (oldAt === -1 || at === -1) {
    throw new Error(
      `${file} has no columns ${OLD_ID_COLUMN} and ${ID_COLUMN}; give a table that npm run ids wrote.`,
    );
  }
  return rows.flatMap((cells): [string, string][] => {
    const [oldId = "", id = ""] = [cells[oldAt]?.trim(), cells[at]?.trim()];
    return oldId === "" || id === "" ? [] : [[oldId, id]];
  });
}

function readRows(file: string): string[][] {
  try {
    const text = readFileSync(file, "utf8");
    const [firstLine = ""] = text.split(/\r?\n|\r/, 1);
    const options = { bom: true, relax_column_count: true, skip_empty_lines: true };
    return parse(text, { ...options, delimiter: guessDelimiter(firstLine) });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} cannot be read (${reason}); give a table that npm run ids wrote.`, { cause });
  }
}
