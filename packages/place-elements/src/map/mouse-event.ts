import { LatLng } from "../core/lat-lng.ts";
import { Point } from "../core/point.ts";
import type { Pixel, Viewport } from "./camera/viewport.ts";

/** The event that listeners of a map, and of objects on it, receive. */
export interface MapMouseEvent {
  domEvent: Event;
  latLng: LatLng | null;
  pixel: Point;
  /** Prevents the map's own reaction. */
  stop(): void;
}

/** On a place that the map draws. */
export interface IconMouseEvent extends MapMouseEvent {
  placeId: string;
}

/** The browser's names of events, with the names that listeners of maps use. */
export const POINTER_EVENTS: Readonly<Record<string, string>> = {
  click: "click",
  dblclick: "dblclick",
  contextmenu: "rightclick",
  mousedown: "mousedown",
  mouseup: "mouseup",
  mousemove: "mousemove",
  mouseenter: "mouseover",
  mouseleave: "mouseout",
};

/**
 * Returns the event of a pointer at `pixel`, from the upper left corner of the
 * map.
 */
export function mapMouseEvent(domEvent: Event, viewport: Viewport, pixel: Pixel): MapMouseEvent {
  return {
    domEvent,
    latLng: new LatLng(viewport.pointAt(pixel)),
    pixel: new Point(pixel.x, pixel.y),
    stop: () => domEvent.preventDefault(),
  };
}

/** Returns the position of a pointer from the upper left corner of `box`, in its own pixels. */
export function pixelIn(box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Pixel {
  const { left, top } = box.getBoundingClientRect();
  const scale = getScale(box);
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}

/** Returns the drawn size of a pixel of `box`: pages zoom or scale its ancestors. */
export function getScale(box: HTMLElement): number {
  const { width } = box.getBoundingClientRect();
  // `offsetWidth` is rounded, so small differences are ignored.
  const { offsetWidth } = box;
  return Math.abs(width - offsetWidth) < 1 ? 1 : width / offsetWidth;
}
