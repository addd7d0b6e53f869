import type { AccessibilityOptions, PlaceField } from "@lieudit/place-model";
import type { ComponentProps } from "react";
import { useWidgetText } from "../provider/places-provider.tsx";
import { WHEELCHAIR } from "./drawings/wheelchair.ts";
import { Icon } from "./icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";

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
PlaceAccessibleEntranceIcon.requiredFields = [
  "accessibilityOptions",
] as const satisfies readonly PlaceField[];
