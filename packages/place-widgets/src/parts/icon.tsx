import type { ComponentProps } from "react";
import { ICON_DRAWINGS } from "./icon-drawings.ts";
import { partProps } from "./part-props.ts";

export type IconName = keyof typeof ICON_DRAWINGS;

export interface IconProps extends ComponentProps<"svg"> {
  /** One of the kit's drawings; `children` draw another. */
  name?: IconName;
}

/** A line drawing of 24 by 24 units in the colour of the text. Always beside a text or inside something labelled, so it is hidden from readers. */
export function Icon({ name, children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25rem"
      height="1.25rem"
      aria-hidden="true"
      {...partProps("gmp-icon", rest)}
    >
      {name === undefined ? children : <path d={ICON_DRAWINGS[name]} />}
    </svg>
  );
}
