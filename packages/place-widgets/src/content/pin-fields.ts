import type { PlaceField } from "@lieudit/place-model";
import { PART_FIELDS } from "./part-fields.ts";

/** What a pin shows: the drawing of its type, its first photo, or nothing. */
export type PinIcon = "TYPE" | "PHOTO" | "NONE";

/** Returns the fields that a pin needs. */
export function getPinFields(icon: PinIcon = "TYPE", showsRating = false): readonly PlaceField[] {
  return [
    "id",
    "displayName",
    ...(icon === "NONE" ? [] : PART_FIELDS.media.filter((field) => field !== "photos")),
    ...(icon === "PHOTO" ? (["photos"] as const) : []),
    ...(showsRating ? (["rating"] as const) : []),
  ];
}
