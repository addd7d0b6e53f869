import type { ListingKind } from "../listing.ts";
import { ESTATE_SHAPE } from "../parse/estate-shape.ts";
import { BASE_SHAPE } from "../parse/listing-shape.ts";
import type { Control, Field, Shape } from "../parse/readers.ts";
import { VEHICLE_SHAPE } from "../parse/vehicle-shape.ts";
import { ESTATE_SECTIONS, type FieldRow, type FieldSection, VEHICLE_SECTIONS } from "./field-sections.ts";

/** A field of the form of a listing: its row of the sections, and what its property accepts. */
export interface ListingField extends FieldRow {
  control: Control;
  isRequired: boolean;
}

export interface ListingFieldSection extends Omit<FieldSection, "rows"> {
  fields: readonly ListingField[];
}

/** Properties that nobody types: the store, the agency, the photos and the map set them. */
export const UNTYPED_PROPERTIES: ReadonlySet<string> = new Set([
  "id",
  "slug",
  "status",
  "prixHistorique",
  "dates",
  "agence",
  "photos",
  "source",
  "adresse.departement",
]);

const SHAPES = { vehicle: { ...BASE_SHAPE, ...VEHICLE_SHAPE }, estate: { ...BASE_SHAPE, ...ESTATE_SHAPE } };

const SECTIONS: Readonly<Record<ListingKind, readonly FieldSection[]>> = {
  vehicle: VEHICLE_SECTIONS,
  estate: ESTATE_SECTIONS,
};

/** What each property of a kind accepts, by its path, such as `energie.dpeClasse`. */
export function listProperties(
  kind: ListingKind,
): ReadonlyMap<string, Pick<ListingField, "control" | "isRequired">> {
  const properties = new Map<string, Pick<ListingField, "control" | "isRequired">>();
  const visit = (shape: Shape<object>, prefix: string) => {
    // The readers of a shape stand under the names of its properties.
    for (const [name, { read, absent }] of Object.entries(
      shape as Readonly<Record<string, Field<unknown>>>,
    )) {
      const { control } = read;
      const path = prefix + name;
      if (UNTYPED_PROPERTIES.has(path)) continue;
      if (control.type === "object") visit(control.shape, `${path}.`);
      // A part of an optional group is required with its group only, which the parser checks.
      else properties.set(path, { control, isRequired: absent === "required" && prefix === "" });
    }
  };
  visit(SHAPES[kind], "");
  return properties;
}

/** The form of a kind: its sections with what each property accepts. */
export const LISTING_FORMS: Readonly<Record<ListingKind, readonly ListingFieldSection[]>> = {
  vehicle: createForm("vehicle"),
  estate: createForm("estate"),
};

function createForm(kind: ListingKind): ListingFieldSection[] {
  const properties = listProperties(kind);
  return SECTIONS[kind].map(({ rows, ...section }) => ({
    ...section,
    fields: rows.flatMap((row) => {
      const property = properties.get(row.champ);
      return property === undefined ? [] : [{ ...row, ...property }];
    }),
  }));
}
