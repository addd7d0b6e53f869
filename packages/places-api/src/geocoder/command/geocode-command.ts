import { parseArguments, readTableName, TABLE_OPTIONS, UsageError } from "../../table/table-command.ts";
import type { BatchColumns } from "../batch/geocode-row.ts";

export interface GeocodeCommand {
  file: string;
  columns: BatchColumns;
  delimiter: string | undefined;
  encoding: "utf-8" | "latin1";
  output: string | undefined;
  dataDir: string | undefined;
}

export const USAGE = `Finds the addresses of a table, and writes it with their positions (the columns of addok).

  npm run geocode -- schools.csv --columns street,town --postcode zip --output found.csv

  --columns <a,b,…>      the columns with the address, joined in this order; required
  --postcode <column>    results have the postcode of this column
  --citycode <column>    results have the INSEE code of this column
  --delimiter <char>     between the columns; default: the one that the first line has most of
  --encoding <name>      utf-8 (default) or latin1
  --output <file>        where to write; default: standard output
  --data-dir <folder>    where the places are; default: DATA_DIR, else the folder "data"
  --help                 prints this text
`;

const OPTIONS = {
  ...TABLE_OPTIONS,
  columns: { type: "string" },
  postcode: { type: "string" },
  citycode: { type: "string" },
  delimiter: { type: "string" },
  encoding: { type: "string", default: "utf-8" },
  output: { type: "string" },
} as const;

/**
 * Parses the arguments after `npm run geocode --`.
 *
 * @returns null if the help is requested.
 * @throws {UsageError} with what is missing or unknown.
 */
export function parseGeocodeCommand(args: readonly string[]): GeocodeCommand | null {
  const { values, positionals } = parseArguments(args, OPTIONS);
  if (values.help) return null;
  const file = readTableName(positionals, "schools.csv");
  const text = splitNames(values.columns ?? "");
  if (text.length === 0) throw new UsageError("Name the columns with the address: --columns street,town.");
  const { encoding } = values;
  if (encoding !== "utf-8" && encoding !== "latin1") {
    throw new UsageError(`--encoding is utf-8 or latin1, not ${encoding}.`);
  }
  const delimiter = values.delimiter === "\\t" ? "\t" : values.delimiter;
  if (delimiter !== undefined && delimiter.length !== 1) {
    throw new UsageError("--delimiter is one character, or \\t for a tab.");
  }
  return {
    file,
    columns: { text, postcode: values.postcode, citycode: values.citycode },
    delimiter,
    encoding,
    output: values.output,
    dataDir: values["data-dir"],
  };
}

function splitNames(list: string): string[] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
