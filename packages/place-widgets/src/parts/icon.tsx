import type { ComponentProps } from "react";
import { mergePartProps } from "./merge-part-props.ts";

/** The path of a line drawing on a grid of 24 units. */
export interface Drawing {
  readonly d: string;
}

export interface IconProps extends Omit<ComponentProps<"svg">, "width" | "height"> {
  /** One of `drawings/`, each in a file of its own, which goes where it is drawn; `children` draw over it. */
  drawing: Drawing;
  /** Of each side. Default 1.25rem. */
  size?: string | undefined;
}

/** A line drawing of 24 by 24 units in the colour of the text. Always beside a text or inside something labelled, so it is hidden from readers. */
export function Icon({ drawing, size = "1.25rem", children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      {...mergePartProps("gmp-icon", rest)}
    >
      <path {...drawing} />
      {children}
    </svg>
  );
}
