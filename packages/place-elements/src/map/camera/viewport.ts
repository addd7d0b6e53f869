import { latitudeAt, longitudeAt, worldX, worldY } from "@lieudit/place-map/web-mercator";
import { type LatLngLiteral, wrapLng } from "../../core/lat-lng.ts";
import type { LatLngBoundsLiteral } from "../../core/lat-lng-bounds.ts";
import type { Padding } from "./padding.ts";

/** The camera of a map. */
export interface Camera {
  center: LatLngLiteral;
  /** The whole world is 256 pixels wide at zoom 0. */
  zoom: number;
  /** The direction at the top, in degrees clockwise from north. */
  heading: number;
}

/** In pixels. */
export interface Pixel {
  x: number;
  y: number;
}

export interface PixelSize {
  width: number;
  height: number;
}

/** Width of the world at zoom 0, in pixels. */
export const WORLD_PIXELS = 256;

/** A camera with the size of its map: converts between points and pixels from the upper left corner. */
export class Viewport {
  readonly camera: Camera;
  readonly size: PixelSize;
  /** Width of the world, in pixels. */
  readonly worldWidth: number;

  constructor(camera: Camera, size: PixelSize) {
    this.camera = camera;
    this.size = size;
    this.worldWidth = WORLD_PIXELS * 2 ** camera.zoom;
  }

  /** Returns the pixel of the copy of `point` that is nearest to the centre. */
  projectToPixel({ lat, lng }: LatLngLiteral): Pixel {
    const { center, heading } = this.camera;
    const across = worldX(lng) - worldX(center.lng);
    const east = (across - Math.round(across)) * this.worldWidth;
    const south = (worldY(lat) - worldY(center.lat)) * this.worldWidth;
    const { x, y } = turned({ x: east, y: south }, -heading);
    return { x: x + this.size.width / 2, y: y + this.size.height / 2 };
  }

  /** With a longitude within ±180 degrees, unless `isRaw`. */
  pointAt({ x, y }: Pixel, isRaw = false): LatLngLiteral {
    const { center, heading } = this.camera;
    const from = { x: x - this.size.width / 2, y: y - this.size.height / 2 };
    const { x: east, y: south } = turned(from, heading);
    const lng = longitudeAt(worldX(center.lng) + east / this.worldWidth);
    const lat = latitudeAt(worldY(center.lat) + south / this.worldWidth);
    return { lat, lng: isRaw ? lng : wrapLng(lng) };
  }

  /** Returns the smallest box around the visible area. */
  bounds(): LatLngBoundsLiteral {
    const { width, height } = this.size;
    const corners = [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: 0, y: height },
      { x: width, y: height },
    ].map((corner) => this.pointAt(corner, true));
    const lats = corners.map(({ lat }) => lat);
    const lngs = corners.map(({ lng }) => lng);
    const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
    const isAround = east - west >= 360;
    return {
      south: Math.max(-90, Math.min(...lats)),
      north: Math.min(90, Math.max(...lats)),
      west: isAround ? -180 : wrapLng(west),
      east: isAround ? 180 : wrapLng(east),
    };
  }
}

/** Returns the nearest camera, north up, that shows all of `bounds` within the padding. */
export function cameraAround(
  { south, west, north, east }: LatLngBoundsLiteral,
  { width, height }: PixelSize,
  padding: Padding,
  { minZoom, maxZoom, isWhole }: { minZoom: number; maxZoom: number; isWhole: boolean },
): Camera {
  const [top, bottom] = [worldY(north), worldY(south)];
  const left = worldX(west);
  // Across the antimeridian, east is smaller than west.
  const right = worldX(east) + (east < west ? 1 : 0);
  const roomAcross = Math.max(1, width - padding.left - padding.right) / WORLD_PIXELS;
  const roomDown = Math.max(1, height - padding.top - padding.bottom) / WORLD_PIXELS;
  const fitting =
    Math.log2(
      Math.min(
        roomAcross / Math.max(right - left, Number.EPSILON),
        roomDown / Math.max(bottom - top, Number.EPSILON),
      ),
    ) - HAIR;
  const zoom = Math.max(minZoom, Math.min(maxZoom, isWhole ? Math.floor(fitting) : fitting));
  const world = WORLD_PIXELS * 2 ** zoom;
  const x = (left + right) / 2 + (padding.right - padding.left) / 2 / world;
  const y = (top + bottom) / 2 + (padding.bottom - padding.top) / 2 / world;
  return { center: { lat: latitudeAt(y), lng: wrapLng(longitudeAt(x)) }, zoom, heading: 0 };
}

/** Whether two cameras are equal, apart from rounding and copies of the world. */
export function isSameCamera(one: Camera, other: Camera): boolean {
  const across = Math.abs(one.center.lng - other.center.lng);
  return (
    Math.abs(one.center.lat - other.center.lat) < 1e-7 &&
    Math.min(across, Math.abs(across - 360)) < 1e-7 &&
    Math.abs(one.zoom - other.zoom) < 1e-6 &&
    Math.abs(one.heading - other.heading) < 1e-6
  );
}

/** Subtracted from the zoom, so that rounding cuts off no corner. */
const HAIR = 1e-9;

/** Turned clockwise around the origin. */
function turned({ x, y }: Pixel, degrees: number): Pixel {
  if (degrees === 0) return { x, y };
  const angle = (degrees * Math.PI) / 180;
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
}
