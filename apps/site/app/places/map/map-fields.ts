import type { PlaceField } from "@lieudit/place-model";
import { ROW_FIELDS } from "../search/place-rows.tsx";
import { MARKER_FIELDS } from "./place-marker.tsx";

/** What a map of places and its cards draw. */
export const MAP_FIELDS: readonly PlaceField[] = [...new Set<PlaceField>([...MARKER_FIELDS, ...ROW_FIELDS])];
