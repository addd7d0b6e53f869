import type { PlaceField } from "@lieudit/place-model";
import { MapsButton } from "../parts/maps-button.tsx";
import { PlaceAttribution } from "../parts/place-attribution.tsx";
import { PlaceName } from "../parts/place-name.tsx";
import type { PlaceContent } from "./place-content.ts";
import { HIGHLIGHT_FIELDS } from "./place-features.ts";
import type { PlaceSection } from "./sections.ts";

/** A component that declares the fields of a place that it renders. */
export interface Part {
  requiredFields: readonly PlaceField[];
}

/** The parts that render each section of a widget. */
export type PartsOfSections = Partial<Record<PlaceSection, readonly Part[]>>;

/** Parts whose fields are always requested: the id, the name, the page and the sources of a place. */
const ALWAYS: readonly Part[] = [PlaceName, MapsButton, PlaceAttribution, { requiredFields: ["id"] }];

/** Whether a widget shows the tags of each place, which have fields of their own. */
export interface TagOptions {
  showsAttributeTags?: boolean | undefined;
}

/** Returns the part of the tags if they are shown. Their code loads later on a compact card. */
export function getTagParts({ showsAttributeTags = false }: TagOptions): readonly Part[] {
  return showsAttributeTags ? [{ requiredFields: HIGHLIGHT_FIELDS }] : [];
}

/** Returns the fields of the sections that are on and of `others`, each once and sorted. */
export function collectFields(
  content: PlaceContent,
  partsOfSections: PartsOfSections,
  others: readonly Part[] = [],
): readonly PlaceField[] {
  const shown = Object.entries(content).flatMap(
    ([section, isOn]) => (isOn && partsOfSections[section as PlaceSection]) || [],
  );
  const fields = [...ALWAYS, ...others, ...shown].flatMap((part) => part.requiredFields);
  return [...new Set(fields)].sort();
}
