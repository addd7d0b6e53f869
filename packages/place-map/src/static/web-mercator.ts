/** A position, as everywhere in the kit. */
export interface MapPosition {
  /** Degrees. */
  latitude: number;
  /** Degrees. */
  longitude: number;
}

/** Degrees. A map never goes round the world here: west is smaller than east. */
export interface MapBounds {
  /** Degrees. */
  west: number;
  /** Degrees. */
  south: number;
  /** Degrees. */
  east: number;
  /** Degrees. */
  north: number;
}

export interface MapCamera {
  /** The middle of the map. */
  center: MapPosition;
  /** As map libraries count: the whole world is 512 pixels wide at zoom 0. */
  zoom: number;
}

export interface MapSize {
  /** Pixels. */
  width: number;
  /** CSS pixels. */
  height: number;
}

/** How wide the world is at zoom 0, in pixels. */
export const TILE_PIXELS = 512;
/** The web map ends here, in degrees: beyond it a pole would be endlessly far. */
const MAX_LATITUDE = 85.051129;

/** From 0 at 180° west to 1 at 180° east. */
export function worldX(longitude: number): number {
  return (longitude + 180) / 360;
}

/** From 0 in the north to 1 in the south. */
export function worldY(latitude: number): number {
  const radians = (Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * Math.PI) / 180;
  return (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2;
}

/** Returns the inverse of `worldX`, in degrees. */
export function longitudeAt(x: number): number {
  return x * 360 - 180;
}

/** Returns the inverse of `worldY`, in degrees. */
export function latitudeAt(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}

/** Where `position` is in a picture of `size`, in pixels from its upper left corner. */
export function projectToPixel(
  { latitude, longitude }: MapPosition,
  { center, zoom }: MapCamera,
  { width, height }: MapSize,
): [x: number, y: number] {
  const world = TILE_PIXELS * 2 ** zoom;
  return [
    (worldX(longitude) - worldX(center.longitude)) * world + width / 2,
    (worldY(latitude) - worldY(center.latitude)) * world + height / 2,
  ];
}

/** Round the equator, on the sphere of the web map. */
const EQUATOR_METRES = 40_075_016.686;

/** Metres on the ground that a pixel in the middle of a map is. */
export function getMetresPerPixel({ center, zoom }: MapCamera): number {
  return (EQUATOR_METRES * Math.cos((center.latitude * Math.PI) / 180)) / (TILE_PIXELS * 2 ** zoom);
}

/** Returns the smallest bounds around all positions, or null without any. */
export function boundsAround(positions: readonly MapPosition[]): MapBounds | null {
  if (positions.length === 0) return null;
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

export interface FitOptions {
  /** Kept free on each side, in pixels: by default as much as a marker and its text need. */
  padding?: number;
  /** A single place is not shown nearer than that. */
  maxZoom?: number;
}

/** Returns the camera that shows all of `bounds` in a map of `size`. */
export function cameraFor(
  { west, south, east, north }: MapBounds,
  { width, height }: MapSize,
  { padding = 56, maxZoom = 16 }: FitOptions = {},
): MapCamera {
  const [left, right, top, bottom] = [worldX(west), worldX(east), worldY(north), worldY(south)];
  const across = Math.max(right - left, Number.EPSILON);
  const down = Math.max(bottom - top, Number.EPSILON);
  const room = (pixels: number) => Math.max(1, pixels - 2 * padding) / TILE_PIXELS;
  const zoom = Math.log2(Math.min(room(width) / across, room(height) / down));
  return {
    center: { latitude: latitudeAt((top + bottom) / 2), longitude: longitudeAt((left + right) / 2) },
    // Rounded down to what an address holds, so that nothing falls out of the picture.
    zoom: Math.max(0, Math.min(maxZoom, Math.floor(zoom * 10) / 10)),
  };
}
