"use client";

import type { Place } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { getTypeHighlights } from "../content/type-highlights.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { FeatureIcon } from "./feature-icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";

export interface PlaceTypeSpecificHighlightsProps extends Omit<ComponentProps<"ul">, "children"> {
  place: Place;
  /** Maximum number of highlights; default all. */
  limit?: number | undefined;
}

/** The important features that a place of this type has. */
export function PlaceTypeSpecificHighlights({ place, limit, ...rest }: PlaceTypeSpecificHighlightsProps) {
  const text = useWidgetText();
  const features = getTypeHighlights(place).slice(0, limit);
  if (features.length === 0) return null;
  return (
    <ul aria-label={text.highlights} {...mergePartProps("gmp-highlights", rest)}>
      {features.map((feature) => (
        <li key={feature}>
          <FeatureIcon feature={feature} size="1.125rem" />
          {text.features[feature]}
        </li>
      ))}
    </ul>
  );
}
PlaceTypeSpecificHighlights.requiredFields = PART_FIELDS.highlights;
