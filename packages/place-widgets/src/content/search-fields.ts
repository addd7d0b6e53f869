import type { PlaceField } from "@lieudit/place-model";
import { AttributeTags } from "../parts/attribute-tags.tsx";
import { CARD_PARTS } from "./card-fields.ts";
import { collectFields } from "./collect-fields.ts";
import { getContent, type PlaceContentChoice } from "./place-content.ts";

/** Returns the fields that search results need, with the location for a map. */
export function getSearchFields(
  content: PlaceContentChoice = "standard",
  { showsAttributeTags = false }: { showsAttributeTags?: boolean } = {},
): readonly PlaceField[] {
  const position = { requiredFields: ["location", "viewport"] as const };
  return collectFields(
    getContent("card", content),
    CARD_PARTS,
    showsAttributeTags ? [position, AttributeTags] : [position],
  );
}
