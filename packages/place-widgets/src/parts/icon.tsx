import type { ComponentProps } from "react";

export type IconName = keyof typeof PATHS;

export interface IconProps extends ComponentProps<"svg"> {
  /** One of the kit's drawings; `children` draw another. */
  name?: IconName;
}

/** A line drawing of 24 by 24 units in the colour of the text. Always beside a text or inside something labelled, so it is hidden from readers. */
export function Icon({ name, children, className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={className === undefined ? "gmp-icon" : `gmp-icon ${className}`}
    >
      {name === undefined ? children : <path d={PATHS[name]} />}
    </svg>
  );
}

// Drawn for this kit on a 24-unit grid, with a margin of 3. What only parts that load later draw stands in them.
const PATHS = {
  pin: "M12 21s-6.5-5.6-6.5-11a6.5 6.5 0 0 1 13 0c0 5.4-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  globe:
    "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.4 9.5h17.2M3.4 14.5h17.2M12 3c-5 5.4-5 12.6 0 18 5-5.4 5-12.6 0-18Z",
  phone:
    "M8 3.5H5.5a2 2 0 0 0-2 2.2A16.5 16.5 0 0 0 18.3 20.5a2 2 0 0 0 2.2-2V16l-4.5-1.8-1.9 2.1a13 13 0 0 1-6.4-6.4l2.1-1.9L8 3.5Z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.5V12l3 2",
  grid: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5z",
  fuel: "M5 20.5v-15a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v15M3.5 20.5h12M8 7.5h3M14 12.5h1.5a1.5 1.5 0 0 1 1.5 1.5v2.5a1.5 1.5 0 0 0 3 0V9l-3-3",
  plug: "M9 3.5V8M15 3.5V8M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0V8ZM12 17v3.5",
  wheelchair:
    "M10.5 5.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2Zm0 2.5v6h5.5l2.5 5.5M10.5 10.5h4.5M8 11.5a5 5 0 1 0 6.8 6",
  search: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7 20.5 20.5",
  close: "M6 6l12 12M18 6 6 18",
  back: "M20 12H4.5M11 5.5 4.5 12l6.5 6.5",
  chevron: "M6.5 9.5 12 15l5.5-5.5",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5M12 8v.01",
  alert: "M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5M12 17v.01",
  map: "M9 4.5 3.5 7v12.5L9 17l6 2.5 5.5-2.5V4.5L15 7 9 4.5Zm0 0V17M15 7v12.5",
  photo: "M4 5.5h16v13H4zM4 15.5l4.5-4 4 3.5 3-2.5L20 16M15.5 9.5v.01",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-4 3.9-6 7.5-6s6.7 2 7.5 6",
  route:
    "M6 20.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM18 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM8 18.5h6a3.5 3.5 0 0 0 0-7h-4a3 3 0 0 1 0-6h6",
} as const;
