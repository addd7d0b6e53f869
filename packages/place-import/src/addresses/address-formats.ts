import { foldColumn } from "@lieudit/intake/files";
import type { Attribution } from "@lieudit/place-model";

/** What a column of an address file holds. `key` is the file's own id of the address. */
export type AddressField =
  | "key"
  | "number"
  | "suffix"
  | "street"
  | "postcode"
  | "cityCode"
  | "town"
  | "formerTown"
  | "quarter"
  | "source"
  | "x"
  | "lat"
  | "lon"
  | "position"
  | "updated";

export interface AddressFormat {
  name: "BANO" | "BAN" | "BAL";
  /** The columns as the format names them. */
  columns: Readonly<Partial<Record<AddressField, string>>>;
  /** Fields that its header must have, with which the format is recognised. */
  required: readonly AddressField[];
  attribution: Attribution;
}

/** The format of a file, with the index of the column of each field. */
export interface AddressLayout {
  format: AddressFormat;
  /** The columns in their order. */
  header: readonly string[];
  columnOf: Readonly<Partial<Record<AddressField, number>>>;
  /** False if the first row is an address, as in BANO. */
  hasHeader: boolean;
}

/** @see https://bano.openstreetmap.fr/data/lisezmoi-bano.txt */
const BANO_COLUMNS = ["id", "numero", "voie", "code_post", "nom_comm", "source", "lat", "lon"];

/**
 * The French address files.
 *
 * @see https://adresse.data.gouv.fr/schemas/adresses-csv.md
 * @see https://aitf-sig-topo.github.io/voies-adresses/
 */
export const ADDRESS_FORMATS: readonly AddressFormat[] = [
  {
    name: "BAL",
    columns: {
      key: "cle_interop",
      number: "numero",
      suffix: "suffixe",
      street: "voie_nom",
      cityCode: "commune_insee",
      town: "commune_nom",
      formerTown: "commune_deleguee_nom",
      quarter: "lieudit_complement_nom",
      position: "position",
      x: "x",
      lat: "lat",
      lon: "long",
      updated: "date_der_maj",
    },
    required: ["key", "number", "street", "town", "lat", "lon"],
    attribution: {
      provider: "Base Adresse Locale (Licence Ouverte 2.0)",
      providerUri: "https://adresse.data.gouv.fr/",
    },
  },
  {
    name: "BAN",
    columns: {
      key: "id",
      number: "numero",
      suffix: "rep",
      street: "nom_voie",
      postcode: "code_postal",
      cityCode: "code_insee",
      town: "nom_commune",
      formerTown: "nom_ancienne_commune",
      quarter: "nom_ld",
      position: "type_position",
      x: "x",
      lat: "lat",
      lon: "lon",
    },
    required: ["key", "number", "street", "cityCode", "town", "lat", "lon"],
    attribution: {
      provider: "Base Adresse Nationale (Licence Ouverte 2.0)",
      providerUri: "https://adresse.data.gouv.fr/",
    },
  },
  {
    name: "BANO",
    columns: {
      key: "id",
      number: "numero",
      street: "voie",
      postcode: "code_post",
      town: "nom_comm",
      source: "source",
      lat: "lat",
      lon: "lon",
    },
    required: ["key", "number", "street", "postcode", "town", "lat", "lon"],
    attribution: {
      provider: "© OpenStreetMap contributors, BANO (ODbL 1.0)",
      providerUri: "https://bano.openstreetmap.fr/",
    },
  },
];

/**
 * Recognises the format of a file by its first rows.
 *
 * @returns null if it is not an address file.
 */
export function detectLayout(rows: readonly (readonly string[])[]): AddressLayout | null {
  const header = (rows[0] ?? []).map(foldColumn);
  for (const format of ADDRESS_FORMATS) {
    const layout = toLayout(format, header, true);
    if (format.required.every((field) => layout.columnOf[field] !== undefined)) return layout;
  }
  const bano = ADDRESS_FORMATS.find(({ name }) => name === "BANO");
  // A damaged first row must not hide the format.
  return bano !== undefined && rows.some(isBanoRow) ? toLayout(bano, BANO_COLUMNS, false) : null;
}

function toLayout(format: AddressFormat, header: readonly string[], hasHeader: boolean): AddressLayout {
  const columnOf: Partial<Record<AddressField, number>> = {};
  // The keys of the table above.
  for (const [field, column] of Object.entries(format.columns) as [AddressField, string][]) {
    const index = header.indexOf(column);
    if (index >= 0) columnOf[field] = index;
  }
  return { format, header, columnOf, hasHeader };
}

/** Whether cells are `040010012W-1,1,Voie des Amandiers,04510,Aiglun,C+O,44.0,6.1`. */
function isBanoRow(cells: readonly string[]): boolean {
  const [id = "", number = "", , , , , lat = "", lon = ""] = cells;
  return (
    cells.length === BANO_COLUMNS.length &&
    /^\d[\dAB]\d{3}[0-9A-Z]{4,5}-\S/.test(id) &&
    /^\d/.test(number) &&
    /^-?\d+(\.\d+)?$/.test(lat) &&
    /^-?\d+(\.\d+)?$/.test(lon.trim())
  );
}
