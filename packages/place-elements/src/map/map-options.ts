import { ControlPosition } from "../core/control-position.ts";
import { toLatLngBounds } from "../core/location-input.ts";
import { type Camera, type PixelSize, Viewport } from "./camera/viewport.ts";
import type { GroundSettings } from "./ground/ground.ts";
import type { MapTypeRegistry } from "./map-types.ts";
import type { ShownButtons } from "./stage/map-buttons.ts";
import type { StyleRule } from "./styles/style-rules.ts";

/** Reads an option of a map by name. */
type Read = (option: string) => unknown;

const MAX_ZOOM = 22;
/** The latitude at which web maps end, in degrees. */
const MAX_LATITUDE = 85.051129;

/** Returns the zooms that a page allows. */
export function zoomLimits(read: Read): { minZoom: number; maxZoom: number } {
  const within = (value: unknown, fallback: number) =>
    typeof value === "number" && Number.isFinite(value) ? Math.max(0, Math.min(MAX_ZOOM, value)) : fallback;
  const minZoom = within(read("minZoom"), 0);
  return { minZoom, maxZoom: Math.max(minZoom, within(read("maxZoom"), MAX_ZOOM)) };
}

/** Returns the looks and gestures of the ground, by the options of a page. */
export function groundSettings(read: Read, doesPageScroll: () => boolean): GroundSettings {
  const handling = String(read("gestureHandling") ?? "auto");
  const isFree = handling !== "none";
  const isCooperative = handling === "cooperative" || (handling === "auto" && doesPageScroll());
  return {
    theme: getTheme(String(read("colorScheme") ?? "LIGHT")),
    gestures: {
      drag: isFree && read("draggable") !== false,
      wheel: isFree && read("scrollwheel") !== false,
      doubleClick: isFree && read("disableDoubleClickZoom") !== true,
      keyboard: isOn(read, "keyboardShortcuts"),
      turn: isFree && read("headingInteractionEnabled") === true,
      isCooperative: isFree && isCooperative,
    },
    ...zoomLimits(read),
    styles: readStyles(read),
    isWhole: hasWholeZooms(read),
  };
}

/** Returns the JSON styles of the map's type, else those of the map. A map with a `mapId` has none, as elsewhere. */
function readStyles(read: Read): readonly StyleRule[] {
  const types = read("mapTypes") as MapTypeRegistry | undefined;
  const ofType: unknown = types?.get(String(read("mapTypeId")))?.styles;
  const own = read("mapId") == null ? read("styles") : null;
  const styles = Array.isArray(ofType) ? ofType : own;
  // Rules are objects; what one says is read with care.
  return Array.isArray(styles) ? styles.filter((rule) => typeof rule === "object" && rule !== null) : [];
}

/**
 * Whether zooms are whole. By default they are on maps without an id, since legacy
 * pages use zooms as keys.
 */
export function hasWholeZooms(read: Read): boolean {
  return (read("isFractionalZoomEnabled") ?? read("mapId") != null) === false;
}

/** Returns the buttons of the map that a page allows. */
export function shownButtons(read: Read): ShownButtons {
  const place = (control: string, fallback: number) => {
    const isWanted = read(control) ?? read("disableDefaultUI") !== true;
    const options = read(`${control}Options`) as { position?: number | null } | null | undefined;
    return isWanted === true ? (options?.position ?? fallback) : null;
  };
  return {
    zoom: place("zoomControl", ControlPosition.INLINE_END_BLOCK_END),
    fullScreen: place("fullscreenControl", ControlPosition.BLOCK_START_INLINE_END),
  };
}

/** Returns `camera` within the zooms and the region that a page allows. */
export function cameraWithin(camera: Camera, read: Read, size: PixelSize | null): Camera {
  const { minZoom, maxZoom } = zoomLimits(read);
  let zoom = Math.max(minZoom, Math.min(maxZoom, camera.zoom));
  let { lat, lng } = camera.center;
  lat = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
  const restriction = read("restriction") as { latLngBounds?: unknown } | null | undefined;
  if (restriction?.latLngBounds != null && size !== null && size.width > 0) {
    const box = toLatLngBounds(restriction.latLngBounds, "restriction").toJSON();
    const world = new Viewport({ center: { lat: 0, lng: 0 }, zoom: 0, heading: 0 }, { width: 0, height: 0 });
    const north = world.projectToPixel({ lat: box.north, lng: 0 }).y;
    const south = world.projectToPixel({ lat: box.south, lng: 0 }).y;
    const across = ((box.east - box.west + 360) % 360 || 360) / 360;
    // The view is at most as large as the region.
    const least = Math.log2(
      Math.max(size.width / (across * world.worldWidth), size.height / (south - north)),
    );
    zoom = Math.min(maxZoom, Math.max(zoom, least));
    const halfWide = size.width / 2 / 2 ** zoom;
    const halfHigh = size.height / 2 / 2 ** zoom;
    const middle = world.projectToPixel({ lat, lng: 0 }).y;
    lat = world.pointAt({ x: 0, y: between(middle, north + halfHigh, south - halfHigh) }).lat;
    if (across < 1) {
      const degrees = (halfWide / world.worldWidth) * 360;
      const east = box.west + across * 360;
      const near = lng + 360 * Math.round(((box.west + east) / 2 - lng) / 360);
      lng = between(near, box.west + degrees, east - degrees);
    }
  }
  return { ...camera, center: { lat, lng }, zoom };
}

function between(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));
}

function isOn(read: Read, option: string): boolean {
  return read(option) !== false && read(option) !== null;
}

function getTheme(scheme: string): "light" | "dark" {
  if (scheme === "FOLLOW_SYSTEM") {
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  return scheme === "DARK" ? "dark" : "light";
}
