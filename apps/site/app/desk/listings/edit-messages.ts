import { findControlName, LISTING_FORMS } from "@lieudit/listing-model/fields";
import type { EditConflict, ListingEdit } from "@lieudit/listing-store";

export function getEditPath(id: string, query: Readonly<Record<string, string>> = {}, fragment = ""): string {
  const search = new URLSearchParams(query);
  return `/espace/annonces/${id}${search.size === 0 ? "" : `?${search}`}${fragment === "" ? "" : `#${fragment}`}`;
}

/** Id of the form of the editor; ids of its fields begin with it. */
export const EDIT_FORM = "annonce";

/** A sentence about a property, and the control that it leads to. */
export interface EditMessage {
  name: string;
  label: string;
  message: string;
}

/** The problems or gaps of an edit, as the form shows them. */
export function toMessages(
  kind: ListingEdit["kind"],
  problems: readonly { champ: string; message: string }[],
): EditMessage[] {
  return problems.map(({ champ, message }) => {
    const name = findControlName(kind, champ) ?? "";
    return { name, label: getFieldLabel(kind, name), message };
  });
}

/** The label of a control, with its value for a list of choices. */
export function getFieldLabel(kind: ListingEdit["kind"], name: string): string {
  for (const { fields } of LISTING_FORMS[kind])
    for (const { champ, label } of fields) if (name === champ || name.startsWith(`${champ}.`)) return label;
  return "Annonce";
}

/** A conflict as the page shows it. */
export function toShownConflict(kind: ListingEdit["kind"], conflict: EditConflict) {
  return { ...conflict, label: getFieldLabel(kind, conflict.name) };
}
