import type { PlaceField } from "@lieudit/place-model";
import { PART_FIELDS } from "./part-fields.ts";
import type { PlaceContent } from "./place-content.ts";
import { HIGHLIGHT_FIELDS } from "./place-features.ts";
import type { PlaceSection } from "./sections.ts";

/** The fields that each section of a widget renders. */
export type FieldsOfSections = Partial<Record<PlaceSection, readonly PlaceField[]>>;

/** The fields that are always requested: the id, the name, the page and the sources of a place. */
const ALWAYS: readonly PlaceField[] = [
  "id",
  ...PART_FIELDS.name,
  ...PART_FIELDS.page,
  ...PART_FIELDS.attribution,
];

/** Whether a widget shows the tags of each place, which have fields of their own. */
export interface TagOptions {
  showsAttributeTags?: boolean | undefined;
}

/** Returns the fields of the tags if they are shown. Their code loads later on a compact card. */
export function getTagFields({ showsAttributeTags = false }: TagOptions): readonly PlaceField[] {
  return showsAttributeTags ? HIGHLIGHT_FIELDS : [];
}

/** Returns the fields of the sections that are on and `others`, each once and sorted. */
export function collectFields(
  content: PlaceContent,
  fieldsOfSections: FieldsOfSections,
  others: readonly PlaceField[] = [],
): readonly PlaceField[] {
  const shown = Object.entries(content).flatMap(
    ([section, isOn]) => (isOn && fieldsOfSections[section as PlaceSection]) || [],
  );
  return [...new Set([...ALWAYS, ...others, ...shown])].sort();
}
