import { foldName, ImportError } from "@lieudit/intake";

/**
 * Columns that a list of places may have, with their usual names: folded, best first. A
 * name that ends with `*` matches columns that begin with that word.
 */
const FIELD_NAMES = {
  id: "id, identifiant, identifier, ref, reference, uuid, uai, siret, identifiant*",
  name: "name, nom, libelle, title, titre, enseigne, denomination, raison sociale, intitule, nom*, name*, denomination*",
  type: "type, category, categorie, kind, nature, activite, place type, type*, categorie*",
  lat: "lat, latitude, y, lat wgs84, coordonnee y, coord y",
  lon: "lon, lng, long, longitude, x, lon wgs84, coordonnee x, coord x",
  geom: "geom, geometry, the geom, wkt, geo point 2d, geo point, point, position, coordonnees, coordinates, latlng, lat lon",
  address: "address, adresse, full address, adresse complete, adresse*, address*",
  housenumber: "housenumber, house number, numero, num, numero voie, numero de voie, addr housenumber",
  street: "street, rue, voie, nom voie, nom de la voie, libelle voie, addr street",
  postcode: "postcode, code postal, codepostal, cp, zip, zip code, postal code, addr postcode",
  city: "city, ville, commune, town, locality, localite, nom commune, nom de la commune, libelle commune, addr city",
  phone: "phone, telephone, tel, phone number, numero de telephone, mobile, telephone*",
  website: "website, site web, site internet, web, url, site, lien",
  hours: "hours, opening hours, horaires, horaires d ouverture, heures d ouverture, ouverture",
  description: "description, descriptif, presentation, resume, commentaire, note",
} as const;

export type ListField = keyof typeof FIELD_NAMES;
export const LIST_FIELDS = Object.keys(FIELD_NAMES) as ListField[]; // the keys of the table above

/** Index of the column of each field in a list; fields without a column are absent. */
export type ListColumns = ReadonlyMap<ListField, number>;

/**
 * Guesses which column of a list has which field, from French or English column names.
 *
 * @param written the operator's own choice, `name=Nom,lat=Y`. An empty name, `type=`,
 *   leaves the field out.
 * @throws {ImportError} USAGE for an unknown field or column.
 */
export function chooseColumns(columns: readonly string[], written = ""): ListColumns {
  const folded = columns.map(foldName);
  const chosen = new Map<ListField, number>();
  const decided = parseChoice(columns, folded, written);
  const taken = new Set<number>(decided.values());
  // All exact names before the first prefix: "nom commune" is the town, not a name.
  for (const isPrefix of [false, true]) {
    for (const field of LIST_FIELDS) {
      if (decided.has(field) || chosen.has(field)) continue;
      const index = findColumn(folded, FIELD_NAMES[field].split(", "), taken, isPrefix);
      if (index === undefined) continue;
      chosen.set(field, index);
      taken.add(index);
    }
  }
  for (const [field, index] of decided) if (index !== NO_COLUMN) chosen.set(field, index);
  return chosen;
}

const NO_COLUMN = -1;

function findColumn(
  folded: readonly string[],
  names: readonly string[],
  taken: ReadonlySet<number>,
  isPrefix: boolean,
): number | undefined {
  for (const name of names) {
    if (name.endsWith("*") !== isPrefix) continue;
    const index = folded.findIndex(
      (column, at) =>
        !taken.has(at) && (isPrefix ? column.startsWith(`${name.slice(0, -1)} `) : column === name),
    );
    if (index !== -1) return index;
  }
  return undefined;
}

function parseChoice(
  columns: readonly string[],
  folded: readonly string[],
  written: string,
): Map<ListField, number> {
  const decided = new Map<ListField, number>();
  for (const part of written.split(",").filter((text) => text.trim() !== "")) {
    const at = part.indexOf("=");
    const field = LIST_FIELDS.find((name) => name === part.slice(0, at).trim());
    if (at === -1 || field === undefined) {
      throw new ImportError(
        "USAGE",
        `--columns has "${part.slice(0, 60)}"; write field=column, with a field of ${LIST_FIELDS.join(", ")}.`,
      );
    }
    const column = part.slice(at + 1).trim();
    const exact = columns.indexOf(column);
    const index = exact === -1 ? folded.indexOf(foldName(column)) : exact;
    if (column !== "" && index === -1) {
      throw new ImportError(
        "USAGE",
        `--columns names "${column.slice(0, 60)}", which is missing in the list; its columns are ${columns.slice(0, 12).join(", ")}.`,
      );
    }
    decided.set(field, column === "" ? NO_COLUMN : index);
  }
  return decided;
}
