"use client";

import { useId } from "react";
import { safeImageUrl } from "../format/safe-url.ts";
import { PIN } from "./drawings.ts";
import { Icon } from "./icon.tsx";

export interface PlaceTypeIconProps {
  iconMaskBaseUri?: string | undefined;
  iconBackgroundColor?: string | undefined;
}

/**
 * A tile with the icon of the place's type in the colour of the type, or a pin.
 * Decoration only. The colour is an attribute that `type-icon.css` mixes, so that
 * no style attribute is needed and the contrast holds for every colour.
 */
export function PlaceTypeIcon({ iconMaskBaseUri, iconBackgroundColor }: PlaceTypeIconProps) {
  const mask = safeImageUrl(typeof iconMaskBaseUri === "string" ? `${iconMaskBaseUri}.svg` : undefined);
  const shape = useId();
  const color = safeColor(iconBackgroundColor);
  if (mask === undefined) {
    return <Icon drawing={PIN} color={color} viewBox={VIEW_BOX} size="100%" className={TILE} />;
  }
  return (
    <svg viewBox={VIEW_BOX} color={color} className={TILE} aria-hidden="true">
      <mask id={shape}>
        <image href={mask} width="24" height="24" />
      </mask>
      <rect width="24" height="24" mask={`url(#${shape})`} />
    </svg>
  );
}

const TILE = "gmp-type-icon";

/** Icons of 24 by 24 units in the middle of a tile of 60. */
const VIEW_BOX = "-18 -18 60 60";

/** Returns a hexadecimal colour, or the kit's grey for any other untrusted value. */
function safeColor(color: string | undefined): string {
  return typeof color === "string" && /^#[0-9a-f]{6}$/i.test(color) ? color : "#6b7280";
}
