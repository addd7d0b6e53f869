import { StoreError } from "@lieudit/database";
import { toSlug } from "@lieudit/listing-model";
import { findStrayCells, parseCsvRows } from "../csv-rows.ts";
import type { DeliveredListing, Delivery } from "../delivery.ts";
import { feedText } from "../feed-values.ts";
import {
  findUnknownColumns,
  readVehicle,
  splitList,
  VEHICLE_COLUMNS,
  vehicleColumnName,
} from "./vehicle-columns.ts";

/**
 * Reads the vehicle file as CSV. The first line names the columns in any order,
 * separated by `;`, `,` or tabs. A column that holds a list may be repeated.
 *
 * @throws {StoreError} INVALID if the columns cannot be recognised.
 */
export function readVehicleCsv(text: string, table = parseCsvRows(text)): Delivery {
  const columns = indexColumns(table.header);
  const listings: DeliveredListing[] = [];
  const delivery: Delivery = {
    flux: "vehicules",
    agencies: [],
    listings,
    refused: [],
    warnings: findUnknownColumns(columns.keys()),
    nameOf: vehicleColumnName,
  };
  for (const { line, cells } of table.rows) {
    const cell = (name: string) => {
      const texts = (columns.get(name) ?? []).flatMap((place) => feedText(cells[place]) ?? []);
      return texts.length === 0 ? undefined : texts.join("|");
    };
    const stray = findStrayCells(table, cells);
    if (stray !== null) {
      delivery.refused.push({ line, reference: (cell("reference") ?? "").slice(0, 60), reasons: [stray] });
      continue;
    }
    listings.push({
      line,
      value: readVehicle(cell),
      photos: (splitList(cell("photos")) ?? []).map((name) => ({ name })),
    });
  }
  return delivery;
}

/** Whether the columns are those of the vehicle file. */
export function isVehicleHeader(header: readonly string[]): boolean {
  return findMissingColumns(nameColumns(header)).length === 0;
}

function nameColumns(header: readonly string[]): string[] {
  return header.map((name) => toSlug(name).replaceAll("-", "_"));
}

function findMissingColumns(names: readonly string[]): string[] {
  return VEHICLE_COLUMNS.flatMap(({ isRequired, name }) =>
    isRequired === true && !names.includes(name) ? [name] : [],
  );
}

/** Maps column names to their positions; a repeated name, such as `photos`, has several. */
function indexColumns(names: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [index, column] of nameColumns(names).entries()) {
    const places = found.get(column);
    if (places === undefined) found.set(column, [index]);
    else places.push(index);
  }
  const missing = findMissingColumns([...found.keys()]);
  if (missing.length > 0) {
    throw new StoreError(
      "INVALID",
      `La première ligne du fichier doit nommer les colonnes ; il manque ${missing.join(", ")}. ` +
        "« npm run listings -- template vehicules-csv --vers parc.csv » donne un modèle.",
    );
  }
  return found;
}
