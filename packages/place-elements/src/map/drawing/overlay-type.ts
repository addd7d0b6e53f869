/** `google.maps.drawing.OverlayType`: what readers can draw. */
export const OverlayType = {
  CIRCLE: "circle",
  MARKER: "marker",
  POLYGON: "polygon",
  POLYLINE: "polyline",
  RECTANGLE: "rectangle",
} as const;

export type OverlayType = (typeof OverlayType)[keyof typeof OverlayType];

/** In the order of their buttons. */
export const OVERLAY_TYPES: readonly OverlayType[] = ["marker", "polyline", "rectangle", "circle", "polygon"];

export function isOverlayType(value: unknown): value is OverlayType {
  return OVERLAY_TYPES.some((type) => type === value);
}
