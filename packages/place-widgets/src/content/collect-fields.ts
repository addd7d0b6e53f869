import type { PlaceField } from "@lieudit/place-model";
import { MapsButton } from "../parts/maps-button.tsx";
import { PlaceAttribution } from "../parts/place-attribution.tsx";
import { PlaceName } from "../parts/place-name.tsx";
import type { PlaceContent } from "./place-content.ts";
import type { PlaceSection } from "./sections.ts";

/** A component that says which fields of a place it draws. */
export interface Part {
  requiredFields: readonly PlaceField[];
}

/** Which parts draw a section; a widget lists those that it can show. */
export type PartsOfSections = Partial<Record<PlaceSection, readonly Part[]>>;

/** The id, the name, the page and the sources of a place are asked for whatever shows. */
const ALWAYS: readonly Part[] = [PlaceName, MapsButton, PlaceAttribution, { requiredFields: ["id"] }];

/** The fields of the sections that are on and of `others`, each once and in a fixed order. */
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
