import { Circle } from "../../core/circle.ts";
import type { LatLngLiteral } from "../../core/lat-lng.ts";
import { spherical } from "../../geometry/spherical.ts";
import { Marker } from "../../marker/marker.ts";
import { Polygon } from "../shapes/polygon.ts";
import { Polyline } from "../shapes/polyline.ts";
import { Rectangle } from "../shapes/rectangle.ts";
import type { OverlayType } from "./overlay-type.ts";

export type DrawnOverlay = Circle | Marker | Polygon | Polyline | Rectangle;

/** How overlays of one type are made from points of the reader. */
export interface OverlayKind {
  /** The fewest points of an overlay. */
  minPoints: number;
  /** Whether the last of these points completes it. */
  isComplete: boolean;
  /** Whether a drag of the pointer draws it, instead of moving the map. */
  isDragged?: boolean;
  /** Whether a click on the first point closes it. */
  isRing?: boolean;
  /** Makes an overlay that is not on a map yet. @param options those of the page */
  start(options: object): { overlay: DrawnOverlay; place(points: readonly LatLngLiteral[]): void };
}

export const OVERLAY_KINDS: Readonly<Record<OverlayType, OverlayKind>> = {
  marker: {
    minPoints: 1,
    isComplete: true,
    start(options) {
      const overlay = new Marker(options);
      return { overlay, place: ([point]) => overlay.setPosition(point) };
    },
  },
  polyline: {
    minPoints: 2,
    isComplete: false,
    start(options) {
      const overlay = new Polyline(options);
      return { overlay, place: (points) => overlay.setPath(points) };
    },
  },
  polygon: {
    minPoints: 3,
    isComplete: false,
    isRing: true,
    start(options) {
      const overlay = new Polygon(options);
      return { overlay, place: (points) => overlay.setPaths([points]) };
    },
  },
  rectangle: {
    minPoints: 2,
    isComplete: true,
    isDragged: true,
    start(options) {
      const overlay = new Rectangle(options);
      return { overlay, place: ([one, other]) => overlay.setBounds(makeBounds(one, other)) };
    },
  },
  circle: {
    minPoints: 2,
    isComplete: true,
    isDragged: true,
    start(options) {
      const overlay = new Circle(options);
      return {
        overlay,
        place([center, edge]) {
          overlay.setCenter(center);
          overlay.setRadius(
            center === undefined || edge === undefined ? 0 : spherical.computeDistanceBetween(center, edge),
          );
        },
      };
    },
  },
};

/** Returns the box between two corners; the shorter one around the earth. */
function makeBounds(one: LatLngLiteral | undefined, other: LatLngLiteral | undefined) {
  if (one === undefined || other === undefined) return null;
  const east = (((other.lng - one.lng) % 360) + 360) % 360;
  const [west, end] = east < 180 ? [one, other] : [other, one];
  return {
    south: Math.min(one.lat, other.lat),
    west: west.lng,
    north: Math.max(one.lat, other.lat),
    east: end.lng,
  };
}
