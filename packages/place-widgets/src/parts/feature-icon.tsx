import type { PlaceFeature } from "../content/place-features.ts";
import { FEATURE_DRAWINGS } from "./feature-drawings.ts";
import { Icon, type IconProps } from "./icon.tsx";

export interface FeatureIconProps extends Omit<IconProps, "drawing" | "children"> {
  feature: PlaceFeature;
  /** True for what a place says it has not: the drawing is struck out. */
  isStruckOut?: boolean | undefined;
}

/** The drawing of a feature. Always beside its words, so it is hidden from readers. */
export function FeatureIcon({ feature, isStruckOut = false, ...rest }: FeatureIconProps) {
  return (
    <Icon {...rest} drawing={{ d: FEATURE_DRAWINGS[feature] }}>
      {isStruckOut && (
        <>
          {/* A gap in the colour of the ground keeps the stroke apart from the drawing. */}
          <path className="gmp-icon-gap" d="m4 4 16 16" />
          <path d="m3 3 18 18" />
        </>
      )}
    </Icon>
  );
}
