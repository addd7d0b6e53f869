import { Map as GlMap, type MapOptions as GlMapOptions, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import type { MapCamera } from "../static/web-mercator.ts";
import type { MapText } from "../text/map-text.ts";
import { getWorkerAddress } from "./worker-address.ts";

export { getAttributions } from "./gl-view.ts";
export type { GlMap, GlMapOptions };

// The library's worker is a file of its own, which no bundler finds by itself.
const worker = getWorkerAddress(workerUrl);
if (worker !== null) setWorkerUrl(worker);

export interface GlMapOpening {
  /** Where the map starts. */
  camera: MapCamera;
  /** A MapLibre style. */
  styleUrl: string;
  /** Whether the wheel needs Ctrl, and one finger scrolls the page. */
  isCooperative: boolean;
  /** Words of the map. */
  text: MapText;
  /** Options that differ between the maps of the kit. */
  more?: Partial<GlMapOptions>;
}

/**
 * MapLibre in `container`, without buttons and credits: a plan, whose markers
 * and texts stand upright. `gl-map.css` is what its own elements need.
 *
 * @returns null if the browser gives no WebGL after all, or the page no worker.
 */
export function openGlMap(
  container: HTMLElement,
  { camera: { center, zoom }, styleUrl, isCooperative, text, more }: GlMapOpening,
): GlMap | null {
  // The library would wait for it without a word.
  if (worker === null) return null;
  try {
    return new GlMap({
      container,
      style: styleUrl,
      center: [center.longitude, center.latitude],
      zoom,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      maxPitch: 0,
      fadeDuration: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : FADE_MS,
      cooperativeGestures: isCooperative,
      attributionControl: false,
      locale: {
        "Map.Title": text.keys,
        "CooperativeGesturesHandler.WindowsHelpText": text.scrollHint,
        "CooperativeGesturesHandler.MacHelpText": text.scrollHintMac,
        "CooperativeGesturesHandler.MobileHelpText": text.touchHint,
      },
      ...more,
    });
  } catch {
    return null;
  }
}

/** How long a new label takes to appear. */
const FADE_MS = 150;

/** Pixels by which a finger or an unsteady hand may miss a place's dot. */
const MISSED_BY = 6;

/** Returns the id of the place that the base map draws at `point`, pixels from the map's corner, or near it; undefined for none. */
export function placeAt(map: GlMap, [x, y]: [x: number, y: number]): string | undefined {
  const around: [[number, number], [number, number]] = [
    [x - MISSED_BY, y - MISSED_BY],
    [x + MISSED_BY, y + MISSED_BY],
  ];
  const zoom = map.getZoom();
  for (const { properties, layer } of [
    ...map.queryRenderedFeatures([x, y]),
    ...map.queryRenderedFeatures(around),
  ]) {
    // The library finds what is in a tile, also where its layer begins between two levels of tiles.
    const isDrawn = zoom >= (layer.minzoom ?? 0) && zoom < (layer.maxzoom ?? Number.POSITIVE_INFINITY);
    const id: unknown = properties.place_id;
    if (isDrawn && typeof id === "string") return id;
  }
  return undefined;
}
