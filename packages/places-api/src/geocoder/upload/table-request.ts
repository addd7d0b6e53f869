import { type TableEncoding, TableError } from "../../table/csv-rows.ts";
import type { BatchColumns, ReverseColumns } from "../batch/geocode-row.ts";
import { GeocodeError } from "../geocode-error.ts";
import type { ReceivedTable } from "./receive-table.ts";

/** The validated parameters of an uploaded table, with addok's names. */
export interface TableRequest {
  columns: BatchColumns;
  resultColumns: readonly string[];
  delimiter: string | undefined;
  encoding: TableEncoding;
  /** Whether the response starts with a byte order mark, for Excel. */
  hasMark: boolean;
}

/** Names of encodings in Python, which addok uses, and on the web. */
const ENCODINGS: Readonly<Record<string, TableEncoding>> = {
  utf8: "utf-8",
  utf8sig: "utf-8",
  ascii: "latin1",
  usascii: "latin1",
  latin1: "latin1",
  iso88591: "latin1",
  windows1252: "latin1",
  cp1252: "latin1",
  iso885915: "iso-8859-15",
  latin9: "iso-8859-15",
};

/** @throws {GeocodeError} 400 with every invalid parameter. */
export function parseTableRequest({ fields }: Pick<ReceivedTable, "fields">): TableRequest {
  const faults: string[] = [];
  const read = (name: string) => fields.get(name)?.trim() || undefined;
  const readList = (name: string) => fields.getAll(name).filter((value) => value !== "");
  const encodingName = read("encoding") ?? "utf-8";
  const key = encodingName.toLowerCase().replaceAll(/[^a-z\d]/g, "");
  const encoding = Object.hasOwn(ENCODINGS, key) ? ENCODINGS[key] : undefined;
  if (encoding === undefined) faults.push("encoding: must be utf-8, windows-1252 or iso-8859-15");
  // A tab must not be trimmed.
  const delimiterText = fields.get("delimiter") || undefined;
  const delimiter = delimiterText === "\\t" ? "\t" : delimiterText;
  if (delimiter !== undefined && !/^[^\w\s"]$|^\t$/.test(delimiter))
    faults.push("delimiter: must be one character such as ; or \\t");
  const mark = read("with_bom") ?? "false";
  if (!/^(?:0|1|true|false)$/i.test(mark)) faults.push("with_bom: must be true or false");
  if ((read("lat") === undefined) !== (read("lon") === undefined))
    faults.push("lat, lon: must both name a column");
  if (faults.length > 0) throw new GeocodeError(400, "Missing or invalid parameters", faults);
  return {
    columns: {
      text: readList("columns"),
      postcode: read("postcode"),
      citycode: read("citycode"),
      type: read("type"),
      lat: read("lat"),
      lon: read("lon"),
    },
    resultColumns: readList("result_columns"),
    delimiter,
    encoding: encoding ?? "utf-8",
    hasMark: /^(?:1|true)$/i.test(mark),
  };
}

const LAT_NAMES = ["latitude", "lat"] as const;
const LON_NAMES = ["longitude", "lon", "lng", "long"] as const;

/**
 * Returns the columns of the point: those that the request names, else addok's.
 *
 * @throws {TableError} if the table has none.
 */
export function findPointColumns(
  header: readonly string[],
  { lat, lon, type }: BatchColumns,
): ReverseColumns {
  const found = {
    lat: lat ?? LAT_NAMES.find((name) => header.includes(name)),
    lon: lon ?? LON_NAMES.find((name) => header.includes(name)),
  };
  if (found.lat !== undefined && found.lon !== undefined) return { lat: found.lat, lon: found.lon, type };
  throw new TableError(
    `The table has no columns latitude and longitude; its columns are ${header.join(", ")}. Name others with lat and lon.`,
  );
}
