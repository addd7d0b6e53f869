"use client";

import type { AccessibilityOptions } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { PART_FIELDS } from "../content/part-fields.ts";
import { useWidgetText } from "../provider/places-provider.tsx";
import { Icon } from "./icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";

const WHEELCHAIR =
  "M10.5 5.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2Zm0 2.5v6h5.5l2.5 5.5M10.5 10.5h4.5M8 11.5a5 5 0 1 0 6.8 6";

export interface PlaceAccessibleEntranceIconProps extends Omit<ComponentProps<"span">, "children"> {
  accessibilityOptions: AccessibilityOptions | undefined;
}

/** A wheelchair icon, if the entrance of the place is accessible. */
export function PlaceAccessibleEntranceIcon({
  accessibilityOptions,
  ...rest
}: PlaceAccessibleEntranceIconProps) {
  const text = useWidgetText();
  if (accessibilityOptions?.wheelchairAccessibleEntrance !== true) return null;
  return (
    <span
      title={text.accessibleEntrance}
      {...mergePartProps("gmp-accessible-entrance", rest)}
      role="img"
      aria-label={text.accessibleEntrance}
    >
      <Icon drawing={WHEELCHAIR} size="1.125rem" />
    </span>
  );
}
PlaceAccessibleEntranceIcon.requiredFields = PART_FIELDS.accessibleEntranceIcon;
