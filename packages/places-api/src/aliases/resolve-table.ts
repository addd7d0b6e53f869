import type { PlaceIndex } from "@lieudit/place-index";
import { guessDelimiter, quoteCell, readRows, TableError } from "../table/csv-rows.ts";
import { ID_COLUMN, OLD_ID_COLUMN } from "./alias-files.ts";
import { type PlaceCandidate, type PlaceHint, resolvePlace } from "./resolve-place.ts";

/** Meaning of the columns of a table, and the names that they commonly have. */
const COLUMN_NAMES = {
  id: ["old_id", "place_id", "placeid", "google_place_id", "google_id", "ancien_id", "id"],
  name: ["name", "nom", "title", "titre", "displayname", "display_name"],
  lat: ["lat", "latitude"],
  lng: ["lng", "lon", "long", "longitude"],
  address: ["address", "adresse", "formatted_address", "formattedaddress", "vicinity"],
} as const;

export type IdColumn = keyof typeof COLUMN_NAMES;
export const ID_COLUMNS = Object.keys(COLUMN_NAMES) as IdColumn[];

export interface ResolveOptions {
  /** Columns by their meaning, where their names do not say it. */
  columns: Partial<Record<IdColumn, string>>;
  /** From this certainty on, a place is taken. */
  certainty: number;
  language: string;
  signal: AbortSignal;
}

export interface ResolvedTable {
  /** The table for `PLACE_ALIASES`, as CSV. */
  aliases: string;
  /** Rows for a person to decide, as CSV: with the id written into its column it is such a table too. */
  doubtful: string;
  counts: { sure: number; doubtful: number; unknown: number };
}

/** A second place this close in certainty makes the first one doubtful. */
const MIN_LEAD = 0.1;
/** The same for addresses: that of a house and its street have much in common. */
const MIN_ADDRESS_LEAD = 0.05;
const MAX_CANDIDATES = 3;
const GROUP = 32;

const ALIAS_HEADER = [
  OLD_ID_COLUMN,
  ID_COLUMN,
  "certainty",
  "distance_m",
  "name",
  "place_name",
  "place_address",
];
const DOUBTFUL_HEADER = [
  OLD_ID_COLUMN,
  ID_COLUMN,
  "reason",
  "name",
  "address",
  ...Array.from({ length: MAX_CANDIDATES }, (_, i) =>
    ["id", "name", "address", "certainty"].map((what) => `candidate_${i + 1}_${what}`),
  ).flat(),
];

/**
 * Finds the places of a table of ids of another service.
 *
 * @throws {TableError} for a table that is not CSV or lacks a column
 */
export async function resolveTable(
  places: PlaceIndex,
  input: AsyncIterable<Uint8Array>,
  options: ResolveOptions,
): Promise<ResolvedTable> {
  const rows = readRows(input, "utf-8", guessDelimiter);
  const first = await rows.next();
  if (first.done) throw new TableError("The table is empty; its first line names the columns.");
  const read = readColumns(first.value.cells, options.columns);
  const aliases = [ALIAS_HEADER];
  const doubtful = [DOUBTFUL_HEADER];
  const counts = { sure: 0, doubtful: 0, unknown: 0 };
  let group: string[][] = [];
  const settleGroup = async () => {
    const resolved = await Promise.all(
      group.map(async (cells) => {
        const oldId = read(cells, "id");
        const hint = toHint(cells, read);
        return { oldId, hint, found: await resolvePlace(places, hint, options.language, options.signal) };
      }),
    );
    for (const { oldId, hint, found } of resolved) {
      if (oldId === "") continue;
      const [first] = found;
      const doubt = findDoubt(found, hint, options.certainty);
      if (doubt === null && first !== undefined) {
        counts.sure += 1;
        aliases.push(toAliasRow(oldId, hint, first));
        continue;
      }
      counts[first === undefined ? "unknown" : "doubtful"] += 1;
      doubtful.push([
        oldId,
        "",
        doubt ?? "",
        hint.name,
        hint.address,
        ...found.slice(0, MAX_CANDIDATES).flatMap(toCandidateCells),
      ]);
    }
    group = [];
  };
  for await (const { cells, isBroken } of rows) {
    if (isBroken)
      throw new TableError(
        `A row of the table is not CSV; check its quotes: ${cells.join(" ").slice(0, 100)}`,
      );
    group.push(cells);
    if (group.length >= GROUP) await settleGroup();
  }
  await settleGroup();
  return { aliases: toCsv(aliases), doubtful: toCsv(doubtful), counts };
}

/** Says in words why a person must decide; null if nobody has to. */
function findDoubt(
  [first, second]: readonly PlaceCandidate[],
  hint: PlaceHint,
  wanted: number,
): string | null {
  if (first === undefined) {
    return hint.name === "" && hint.address === "" ? "no name or address" : "no place found";
  }
  if (first.certainty < wanted) {
    return hint.location === null && hint.address === ""
      ? "neither position nor address"
      : "names differ or far away";
  }
  const lead = hint.name === "" ? MIN_ADDRESS_LEAD : MIN_LEAD;
  return second !== undefined && first.certainty - second.certainty < lead ? "several places fit" : null;
}

type ReadCell = (cells: readonly string[], column: IdColumn) => string;

function readColumns(header: readonly string[], given: ResolveOptions["columns"]): ReadCell {
  const names = header.map((name) => name.trim().toLowerCase());
  const positions = Object.fromEntries(
    ID_COLUMNS.map((column) => {
      const chosen = given[column];
      if (chosen === undefined) {
        const guess = COLUMN_NAMES[column].find((name) => names.includes(name));
        return [column, guess === undefined ? -1 : names.indexOf(guess)];
      }
      if (!header.includes(chosen)) {
        throw new TableError(`The table has no column ${chosen}; its columns are ${header.join(", ")}.`);
      }
      return [column, header.indexOf(chosen)];
    }),
  ) as Record<IdColumn, number>;
  const missing =
    positions.id === -1 ? "id" : positions.name === -1 && positions.address === -1 ? "name" : null;
  if (missing !== null) {
    throw new TableError(
      `No column has the ${missing === "id" ? "old id" : "name or the address"}; name it with --${missing}. The columns are ${header.join(", ")}.`,
    );
  }
  return (cells, column) => cells[positions[column]]?.trim() ?? "";
}

function toHint(cells: readonly string[], read: ReadCell): PlaceHint {
  const [latitude, longitude] = [read(cells, "lat"), read(cells, "lng")].map((text) =>
    text === "" ? Number.NaN : Number(text.replace(",", ".")),
  ) as [number, number];
  const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return {
    name: read(cells, "name"),
    address: read(cells, "address"),
    location: isPoint ? { latitude, longitude } : null,
  };
}

function toAliasRow(
  oldId: string,
  { name }: PlaceHint,
  { record, certainty, distanceMetres }: PlaceCandidate,
) {
  const { id, names, address } = record;
  return [oldId, id, String(certainty), String(distanceMetres ?? ""), name, names.default, address.formatted];
}

function toCandidateCells({ record, certainty }: PlaceCandidate): string[] {
  return [record.id, record.names.default, record.address.formatted, String(certainty)];
}

function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map((cell) => quoteCell(cell, ",")).join(",")}\n`).join("");
}
