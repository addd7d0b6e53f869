import type { ComponentProps } from "react";
import { Icon, type IconProps } from "./icon.tsx";
import { mergePartProps } from "./merge-part-props.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  label: string;
  drawing: string;
  /** Size of the icon. Default 1.25rem. */
  size?: IconProps["size"];
}

/** A small round button with an icon only; screen readers get the label. */
export function IconButton({ label, drawing, size, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...mergePartProps("gmp-icon-button", rest)} aria-label={label}>
      <Icon drawing={drawing} size={size} />
    </button>
  );
}
