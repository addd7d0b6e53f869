import { type ListingKind, toSlug } from "@lieudit/listing-model";
import { LISTING_FORMS, listControls } from "@lieudit/listing-model/fields";
import { VEHICLE_COLUMNS } from "../vehicles/vehicle-columns.ts";

/** What each column of a file means: the name of a control of the form, an extra column, or null. */
export interface ColumnMapping {
  /** Kind of all listings; null if the column `nature` says it. */
  kind: ListingKind | null;
  columns: readonly (string | null)[];
}

/** Columns beside the controls of the form, with their labels. */
export const EXTRA_COLUMNS = {
  nature: "Bien ou véhicule",
  statut: "État de l’annonce",
  photos: "Photos, en adresses ou noms de fichiers",
  textes: "Textes des photos",
} as const;

/** Words of the column `nature`. */
export const KIND_WORDS: Readonly<Record<ListingKind, string>> = { estate: "bien", vehicle: "vehicule" };

/** Columns without which no listing can be read. */
export const REQUIRED_COLUMNS = ["reference", "titre", "prixCents"] as const;

/** Returns the mapping of a file with our own names, as `toPortfolioTable` writes them; null for others. */
export function readOwnHeader(header: readonly string[]): ColumnMapping | null {
  const own = new Set<string>(Object.keys(EXTRA_COLUMNS));
  for (const kind of ["estate", "vehicle"] as const) for (const { name } of listControls(kind)) own.add(name);
  const columns = header.map((name) => name.trim());
  return columns.includes("nature") && columns.every((name) => own.has(name))
    ? { kind: null, columns }
    : null;
}

/** Guesses what columns mean by their names, for a person to correct. */
export function suggestColumns(kind: ListingKind, header: readonly string[]): (string | null)[] {
  const names = new Map<string, string>();
  for (const { name, field } of VEHICLE_COLUMNS) names.set(toSlug(name.replaceAll("_", "-")), field);
  for (const { name, field, value } of listControls(kind)) {
    names.set(toSlug(name.replaceAll(".", "-")), name);
    if (value === undefined) names.set(toSlug(field.label), name);
  }
  for (const [name, label] of Object.entries(EXTRA_COLUMNS)) {
    names.set(name, name);
    names.set(toSlug(label), name);
  }
  for (const [word, name] of COMMON_WORDS) names.set(word, name);
  const known = new Set([...listControls(kind).map(({ name }) => name), ...Object.keys(EXTRA_COLUMNS)]);
  const taken = new Set<string>();
  return header.map((text) => {
    const name = names.get(toSlug(text));
    if (name === undefined || !known.has(name) || taken.has(name)) return null;
    taken.add(name);
    return name;
  });
}

/** Words of other software, as slugs. */
const COMMON_WORDS: readonly (readonly [string, string])[] = [
  ["ref", "reference"],
  ["numero", "reference"],
  ["prix", "prixCents"],
  ["prix-public", "prixCents"],
  ["loyer", "prixCents"],
  ["libelle", "titre"],
  ["texte", "description"],
  ["descriptif", "description"],
  ["cp", "adresse.codePostal"],
  ["code-postal", "adresse.codePostal"],
  ["ville", "adresse.commune"],
  ["commune", "adresse.commune"],
  ["adresse", "adresse.rue"],
  ["surface", "surfaceHabitableM2"],
  ["nb-pieces", "pieces"],
  ["nb-chambres", "chambres"],
  ["type-bien", "type"],
  ["type-de-bien", "type"],
  ["offre", "transaction"],
  ["dpe", "energie.dpeClasse"],
  ["ges", "energie.gesClasse"],
  ["lat", "position.latitude"],
  ["latitude", "position.latitude"],
  ["lng", "position.longitude"],
  ["lon", "position.longitude"],
  ["longitude", "position.longitude"],
  ["km", "kilometrageKm"],
  ["kilometrage", "kilometrageKm"],
  ["carburant", "energie"],
  ["mec", "dateMec"],
  ["images", "photos"],
];

/** The choices for a column, by section of the form. */
export function listColumnChoices(
  kind: ListingKind,
): { title: string; options: { value: string; label: string }[] }[] {
  return [
    {
      title: "Photos et état",
      options: (["photos", "textes", "statut"] as const).map((value) => ({
        value,
        label: EXTRA_COLUMNS[value],
      })),
    },
    ...LISTING_FORMS[kind].map(({ title, fields }) => ({
      title,
      options: fields.map(({ champ, label }) => ({ value: champ, label })),
    })),
  ];
}
