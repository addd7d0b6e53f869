import type { PlaceField } from "@lieudit/place-model";
import { PlaceAccessibleEntranceIcon } from "../parts/place-accessible-entrance-icon.tsx";
import { PlaceAddress } from "../parts/place-address.tsx";
import { PlaceMedia } from "../parts/place-media.tsx";
import { PlaceOpenNowStatus } from "../parts/place-open-now-status.tsx";
import { PlacePrice } from "../parts/place-price.tsx";
import { PlaceRating } from "../parts/place-rating.tsx";
import { PlaceType } from "../parts/place-type.tsx";
import { collectFields, getTagParts, type Part, type TagOptions } from "./collect-fields.ts";
import { getContent, type PlaceContentChoice } from "./place-content.ts";
import type { CardSection } from "./sections.ts";

/** The parts that render the sections of a card. Details have them too. */
export const CARD_PARTS = {
  media: [PlaceMedia],
  address: [PlaceAddress],
  rating: [PlaceRating],
  type: [PlaceType],
  price: [PlacePrice],
  accessibleEntranceIcon: [PlaceAccessibleEntranceIcon],
  openNowStatus: [PlaceOpenNowStatus],
} as const satisfies Record<CardSection, readonly Part[]>;

/** Returns the fields that a compact card needs for `content`, with the tags where they are shown. */
export function getCompactFields(
  content: PlaceContentChoice = "standard",
  options: TagOptions = {},
): readonly PlaceField[] {
  return collectFields(getContent("card", content), CARD_PARTS, getTagParts(options));
}
