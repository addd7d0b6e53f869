import { StoreError } from "@lieudit/database";
import { toSlug } from "@lieudit/listing-model";
import { parse } from "csv-parse/sync";
import type { DeliveredListing, Delivery } from "../delivery.ts";
import { feedText } from "../feed-values.ts";
import { describeCsvError } from "../parser-faults.ts";
import {
  findUnknownColumns,
  readVehicle,
  splitList,
  VEHICLE_COLUMNS,
  vehicleColumnName,
} from "./vehicle-columns.ts";

const MAX_RECORD_BYTES = 200_000;

/**
 * Reads the vehicle file as CSV. The first line names the columns in any order,
 * separated by `;`, `,` or tabs. A column that holds a list may be repeated.
 *
 * @throws {StoreError} INVALID if the columns cannot be recognised.
 */
export function readVehicleCsv(text: string): Delivery {
  const [header = ""] = text.split(/\r?\n/, 1);
  const delimiter = [";", "\t", ","].find((sign) => header.includes(sign)) ?? ";";
  let rows: { record: string[]; info: { lines: number } }[];
  try {
    rows = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_BYTES,
    }) as unknown as typeof rows; // the form that `info` gives
  } catch (error) {
    throw new StoreError(
      "INVALID",
      `Le fichier CSV ne se lit pas (${describeCsvError(error)}) ; vérifiez les guillemets et les séparateurs.`,
      { cause: error },
    );
  }
  const [first, ...others] = rows;
  const columns = indexColumns(first?.record ?? []);
  const listings: DeliveredListing[] = [];
  const delivery: Delivery = {
    flux: "vehicules",
    agencies: [],
    listings,
    refused: [],
    warnings: findUnknownColumns(columns.keys()),
    nameOf: vehicleColumnName,
  };
  for (const { record, info } of others) {
    const cell = (name: string) => {
      const texts = (columns.get(name) ?? []).flatMap((place) => feedText(record[place]) ?? []);
      return texts.length === 0 ? undefined : texts.join("|");
    };
    const width = first?.record.length ?? 0;
    if (record.slice(width).some((text) => text.trim() !== "")) {
      // After a stray separator every value is in the wrong column.
      const reason = `cette ligne a ${record.length} valeurs pour ${width} colonnes ; mettez entre guillemets la valeur qui contient « ${shownSign(delimiter)} ».`;
      delivery.refused.push({
        line: info.lines,
        reference: (cell("reference") ?? "").slice(0, 60),
        reasons: [reason],
      });
      continue;
    }
    listings.push({
      line: info.lines,
      value: readVehicle(cell),
      photos: (splitList(cell("photos")) ?? []).map((name) => ({ name })),
    });
  }
  return delivery;
}

function shownSign(delimiter: string): string {
  return delimiter === "\t" ? "tabulation" : delimiter;
}

/** Maps column names to their positions; a repeated name, such as `photos`, has several. */
function indexColumns(names: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, name] of names.entries()) {
    const column = toSlug(name).replaceAll("-", "_");
    const places = found.get(column);
    if (places === undefined) found.set(column, [index]);
    else places.push(index);
  }
  const missing = VEHICLE_COLUMNS.filter(({ isRequired, name }) => isRequired === true && !found.has(name));
  if (missing.length > 0) {
    throw new StoreError(
      "INVALID",
      `La première ligne du fichier doit nommer les colonnes ; il manque ${missing.map(({ name }) => name).join(", ")}. ` +
        "« npm run listings -- template vehicules-csv --vers parc.csv » donne un modèle.",
    );
  }
  return found;
}
