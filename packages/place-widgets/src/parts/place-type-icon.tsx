import { safeImageUrl } from "../format/safe-url.ts";
import { Icon } from "./icon.tsx";

export interface PlaceTypeIconProps {
  iconMaskBaseUri: string | undefined;
  iconBackgroundColor: string | undefined;
}

/** A tile in the colour of the place's type with its icon; a pin where it has none. Decoration only. */
export function PlaceTypeIcon({ iconMaskBaseUri, iconBackgroundColor }: PlaceTypeIconProps) {
  const mask = safeImageUrl(typeof iconMaskBaseUri === "string" ? `${iconMaskBaseUri}.svg` : undefined);
  return (
    <span className="gmp-type-icon">
      <svg className="gmp-type-icon-ground" preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
        <rect width="1" height="1" fill={safeColor(iconBackgroundColor)} />
      </svg>
      {mask === undefined ? (
        <Icon name="pin" />
      ) : (
        <img src={mask} alt="" width="24" height="24" loading="lazy" className="gmp-type-icon-mask" />
      )}
    </span>
  );
}

/** A hexadecimal colour, or the kit's grey for anything else: colours come from strangers too. */
function safeColor(color: string | undefined): string {
  return typeof color === "string" && /^#[0-9a-f]{6}$/i.test(color) ? color : "#6b7280";
}
