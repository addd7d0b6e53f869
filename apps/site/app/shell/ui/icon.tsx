import { ICON_PATHS } from "./icon-paths.ts";

export type IconName = keyof typeof ICON_PATHS;

export interface IconProps {
  name: IconName;
  /** Side in px. Default 20. */
  size?: number;
  className?: string;
}

/** One of the site's icons, in the colour of its text. It is decoration, so add a text or a label. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? "icon" : `icon ${className}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
