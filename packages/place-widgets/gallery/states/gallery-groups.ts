import { AUTOCOMPLETE_STATES } from "./autocomplete-states.tsx";
import { COMPACT_STATES } from "./compact-states.tsx";
import { CONTEXTUAL_STATES } from "./contextual-states.tsx";
import { DETAILS_STATES } from "./details-states.tsx";
import type { GalleryGroup } from "./gallery-state.ts";
import { LIGHTBOX_STATES } from "./lightbox-states.tsx";
import { PART_STATES } from "./part-states.tsx";
import { CAROUSEL_STATES, LIST_STATES } from "./search-states.tsx";
import { SMALL_STATES } from "./small-states.tsx";

/** Every widget in every state: the one list that each page of the gallery draws. */
export const GALLERY_GROUPS: readonly GalleryGroup[] = [
  DETAILS_STATES,
  COMPACT_STATES,
  LIST_STATES,
  CAROUSEL_STATES,
  CONTEXTUAL_STATES,
  AUTOCOMPLETE_STATES,
  LIGHTBOX_STATES,
  PART_STATES,
  SMALL_STATES,
];
