import { LatLng } from "../core/lat-lng.ts";
import { Point } from "../core/point.ts";
import type { Pixel, Viewport } from "./camera/viewport.ts";

/** What listeners of a map and of what stands on it get for the reader's pointer. */
export interface MapMouseEvent {
  domEvent: Event;
  latLng: LatLng | null;
  pixel: Point;
  /** Keeps what the map itself would do from happening. */
  stop(): void;
}

/** On a place that the map draws. */
export interface IconMouseEvent extends MapMouseEvent {
  placeId: string;
}

/** The browser's names of events, and those by which listeners of what stands on a map know them. */
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
 * What listeners on a map are told of a pointer at `pixel`, counted from the
 * upper left corner of the map.
 */
export function mapMouseEvent(domEvent: Event, viewport: Viewport, pixel: Pixel): MapMouseEvent {
  return {
    domEvent,
    latLng: new LatLng(viewport.pointAt(pixel)),
    pixel: new Point(pixel.x, pixel.y),
    stop: () => domEvent.preventDefault(),
  };
}

/** Where a pointer is, from the upper left corner of `box` and in its own pixels. */
export function pixelIn(box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Pixel {
  const { left, top } = box.getBoundingClientRect();
  const scale = getScale(box);
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}

/** How large a pixel of `box` is drawn: pages zoom, or scale what stands around it. */
export function getScale(box: HTMLElement): number {
  const { width } = box.getBoundingClientRect();
  // In whole pixels, which it may be less than one beside.
  const { offsetWidth } = box;
  return Math.abs(width - offsetWidth) < 1 ? 1 : width / offsetWidth;
}
