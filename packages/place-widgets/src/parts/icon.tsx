import type { ComponentProps } from "react";
import { partProps } from "./part-props.ts";

export interface IconProps extends ComponentProps<"svg"> {
  /** A path of `drawings/`, each in a file of its own, which goes where it is drawn; `children` draw another. */
  drawing?: string;
}

/** A line drawing of 24 by 24 units in the colour of the text. Always beside a text or inside something labelled, so it is hidden from readers. */
export function Icon({ drawing, children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25rem"
      height="1.25rem"
      aria-hidden="true"
      {...partProps("gmp-icon", rest)}
    >
      {drawing === undefined ? children : <path d={drawing} />}
    </svg>
  );
}
