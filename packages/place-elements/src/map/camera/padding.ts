/** Padding of each side, in pixels. */
export interface Padding {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** One padding for all sides, or for some of them; the others are 0. */
export type PaddingInput = number | Partial<Padding>;

/** Returns the padding of each side, in pixels. */
export function toPadding(padding: PaddingInput | null): Padding {
  if (typeof padding === "number") return { top: padding, right: padding, bottom: padding, left: padding };
  const { top = 0, right = 0, bottom = 0, left = 0 } = padding ?? {};
  return { top, right, bottom, left };
}
