import type { PlaceFeature } from "../content/place-features.ts";
import { FEATURE_DRAWINGS } from "./feature-drawings.ts";
import { Icon, type IconProps } from "./icon.tsx";

export interface FeatureIconProps extends Omit<IconProps, "drawing" | "children"> {
  feature: PlaceFeature;
  /** Whether the place lacks the feature: the icon is struck out. */
  isStruckOut?: boolean | undefined;
}

/** The icon of a feature, hidden from screen readers: its words are next to it. */
export function FeatureIcon({ feature, isStruckOut = false, ...rest }: FeatureIconProps) {
  return (
    <Icon {...rest} drawing={FEATURE_DRAWINGS[feature]}>
      {isStruckOut && (
        <>
          {/* A gap in the background colour separates the stroke from the icon. */}
          <path className="gmp-icon-gap" d="m4 4 16 16" />
          <path d="m3 3 18 18" />
        </>
      )}
    </Icon>
  );
}
