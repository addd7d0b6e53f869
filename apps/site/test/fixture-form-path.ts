import type { FormDefinition } from "@lieudit/leads/forms";
import { HOLIDAY_LET_ID, HOUSE_ID, PEUGEOT_ID } from "./fixture-listings.ts";
import { REVIEW_KEY, REVIEWED_ID } from "./fixture-places.ts";

/** The path of a form about a listing or place of the fixture. */
export function buildFormPath({ path, about }: FormDefinition): string {
  if (about === "review") return `${path}?lieu=${REVIEWED_ID}&avis=${REVIEW_KEY}`;
  if (about === "place") return `${path}?lieu=${REVIEWED_ID}`;
  if (!about?.isNeeded) return path;
  if (about.transaction === "saisonnier") return `${path}/${HOLIDAY_LET_ID}`;
  return `${path}/${about.kinds.includes("estate") ? HOUSE_ID : PEUGEOT_ID}`;
}
