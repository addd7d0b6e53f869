"use client";

import type { ComponentProps } from "react";
import { useComponents } from "../provider/places-provider.tsx";
import { mergePartProps } from "./merge-part-props.ts";

export interface IconProps extends Omit<ComponentProps<"svg">, "width" | "height"> {
  /** SVG path data on a grid of 24 by 24 units, such as those in `drawings.ts`. `children` are drawn over it. */
  drawing: string;
  /** CSS length of width and height. Default 1.25rem. */
  size?: string | undefined;
}

/** A line drawing in the text colour. It is hidden from screen readers, so use it next to a text or inside a labelled element. */
export function Icon({ drawing, size = "1.25rem", children, ...rest }: IconProps) {
  const { Icon: OwnIcon } = useComponents();
  if (OwnIcon !== undefined) {
    return <OwnIcon drawing={drawing} size={size} className={mergePartProps("gmp-icon", rest).className} />;
  }
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      {...mergePartProps("gmp-icon", rest)}
    >
      <path d={drawing} />
      {children}
    </svg>
  );
}
