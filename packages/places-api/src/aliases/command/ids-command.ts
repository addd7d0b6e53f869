import { parseArguments, readTableName, TABLE_OPTIONS, UsageError } from "../../table/table-command.ts";
import { ID_COLUMNS, type IdColumn } from "../resolve-table.ts";

export interface IdsCommand {
  file: string;
  columns: Partial<Record<IdColumn, string>>;
  certainty: number;
  language: string;
  output: string;
  doubtful: string;
  dataDir: string | undefined;
}

export const IDS_USAGE = `Finds the places for stored ids of Google, by their names, positions and addresses.

  npm run ids -- stored.csv
  PLACE_ALIASES=place-aliases.csv npm start

The table has the columns old_id, name, lat, lng and address, or some of them. Position and
address of a place come from your own records.

  --id, --name, --lat, --lng, --address <column>   where columns have other names
  --certainty <0 to 1>   from this certainty on a place is taken; default 0.8
  --language <tag>       of the names; default fr
  --output <file>        default place-aliases.csv
  --doubtful <file>      rows for a person to decide; default place-aliases-doubtful.csv
  --data-dir <folder>    where the places are; default: DATA_DIR, else the folder "data"
  --help                 prints this text
`;

const OPTIONS = {
  ...TABLE_OPTIONS,
  id: { type: "string" },
  name: { type: "string" },
  lat: { type: "string" },
  lng: { type: "string" },
  address: { type: "string" },
  certainty: { type: "string" },
  language: { type: "string", default: "fr" },
  output: { type: "string", default: "place-aliases.csv" },
  doubtful: { type: "string", default: "place-aliases-doubtful.csv" },
} as const;

const DEFAULT_CERTAINTY = 0.8;

/**
 * Parses the arguments after `npm run ids --`.
 *
 * @returns null where the help is asked for.
 * @throws {UsageError} with what is missing or unknown.
 */
export function parseIdsCommand(args: readonly string[]): IdsCommand | null {
  const { values, positionals } = parseArguments(args, OPTIONS);
  if (values.help) return null;
  const file = readTableName(positionals, "stored.csv");
  const certainty = values.certainty === undefined ? DEFAULT_CERTAINTY : Number(values.certainty);
  if (!(certainty > 0 && certainty <= 1)) {
    throw new UsageError(`--certainty is a number from 0 to 1, not ${values.certainty}.`);
  }
  const columns = Object.fromEntries(
    ID_COLUMNS.flatMap((column) => (values[column] === undefined ? [] : [[column, values[column]]])),
  );
  return {
    file,
    columns,
    certainty,
    language: values.language,
    output: values.output,
    doubtful: values.doubtful,
    dataDir: values["data-dir"],
  };
}
