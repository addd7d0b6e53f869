import { type GlMap, getAttributions, openGlMap, placeAt } from "@lieudit/place-map/gl-map";
import sheet from "@lieudit/place-map/gl-map.css?inline";
import { loadPart } from "../../core/load-part.ts";
import { adoptSheet } from "../adopt-sheet.ts";
import type { Camera } from "../camera/viewport.ts";
import type { StyledLayer } from "../styles/style-rules.ts";
import type { Ground, GroundOptions, GroundSettings } from "./ground.ts";

/** MapLibre's world is twice as wide at the same zoom, so its zoom is one less. */
const ZOOM_LESS = 1;

/** Rounding error of whole zooms. */
const HAIR = 1e-6;

/** Duration of a movement, in milliseconds. */
const GLIDE_MS = 300;

/** Opens a live map as the ground; null if the browser or the page does not allow it. */
export function openGlGround(options: GroundOptions): Ground | null {
  const { container, owner, camera, settings, text, dataHost } = options;
  // The container is in the stage's shadow tree.
  adoptSheet(container.getRootNode() as ShadowRoot, sheet);
  const styleUrl = (theme: GroundSettings["theme"]) =>
    `${dataHost}/cartes/style-${theme === "dark" ? "sombre" : "clair"}.json`;
  const opened = openGlMap(container, {
    camera: {
      center: { latitude: camera.center.lat, longitude: camera.center.lng },
      zoom: camera.zoom - ZOOM_LESS,
    },
    styleUrl: styleUrl(settings.theme),
    isCooperative: settings.gestures.isCooperative,
    text,
    more: {
      bearing: camera.heading,
      ...toZoomRange(settings),
      // The stage sets the size, together with everything on the map.
      trackResize: false,
      transformConstrain: (lngLat, zoom) => {
        const { lat, lng } = lngLat;
        const kept = owner.within({ center: { lat, lng }, zoom: zoom + ZOOM_LESS, heading: 0 });
        lngLat.lng = kept.center.lng;
        lngLat.lat = kept.center.lat;
        return { center: lngLat, zoom: kept.zoom - ZOOM_LESS };
      },
    },
  });
  if (opened === null) return null;
  const map = opened;
  let { theme, styles } = settings;
  /** Whether the map moves to a camera that the page set: the page is not notified. */
  let isShowing = false;
  let { isWhole } = settings;
  /** The zoom of the last rest, or the one that the page set. */
  let restingZoom = map.getZoom();

  const quietly = (work: () => void) => {
    isShowing = true;
    work();
    isShowing = false;
  };
  map.on("move", () => {
    if (!isShowing) owner.moved(getCamera(map));
  });
  map.on("moveend", () => {
    const zoom = map.getZoom();
    const before = restingZoom;
    restingZoom = zoom;
    if (isShowing) return;
    // Continues to the next whole zoom in the reader's direction, so that the wheel is not undone.
    const whole = zoom > before ? Math.ceil(zoom - HAIR) : Math.floor(zoom + HAIR);
    if (isWhole && zoom !== before && Math.abs(whole - zoom) > HAIR) {
      // After MapLibre has ended the movement, which would undo it.
      queueMicrotask(() => map.easeTo({ zoom: whole, duration: GLIDE_MS }));
    } else owner.rested();
  });
  for (const step of ["dragstart", "drag", "dragend"] as const) map.on(step, () => owner.dragged(step));
  map.on("idle", () => {
    owner.credited(getAttributions(map));
    owner.drawn();
  });
  map.on("error", (event) => {
    // A missing tile leaves a hole, which is not reported. Without its style there is no map.
    const isOfSource = "sourceId" in event || "tile" in event;
    if (!isOfSource && !map.isStyleLoaded()) owner.failed();
  });
  map.on("style.load", () => {
    if (styles.length > 0) void applyStyles(map, styles);
  });
  applyGestures(map, settings);

  return {
    gestureArea: map.getCanvasContainer(),
    show: (next) => quietly(() => map.jumpTo(glCamera(next))),
    glide: (next) => {
      restingZoom = next.zoom - ZOOM_LESS;
      map.easeTo({ ...glCamera(next), duration: GLIDE_MS });
    },
    resized: () => quietly(() => map.resize()),
    apply(next) {
      const isRestyled = JSON.stringify(next.styles) !== JSON.stringify(styles);
      const isNewTheme = next.theme !== theme;
      ({ theme, styles } = next);
      // Changed styles apply to the look that the server gives.
      if (isNewTheme || isRestyled) map.setStyle(styleUrl(theme), { diff: false });
      isWhole = next.isWhole;
      const { minZoom, maxZoom } = toZoomRange(next);
      map.setMinZoom(minZoom);
      map.setMaxZoom(maxZoom);
      applyGestures(map, next);
    },
    placeAt: ({ x, y }) => placeAt(map, [x, y]) ?? null,
    remove: () => map.remove(),
  };
}

/** The code of JSON styles loads with the first ones. */
async function applyStyles(map: GlMap, styles: GroundSettings["styles"]): Promise<void> {
  const { styleLayers } = await loadPart("styles of the map", () => import("../styles/style-layers.ts"));
  const { layers } = map.getStyle();
  for (const { id, paint, isVisible } of styleLayers(layers as StyledLayer[], styles)) {
    for (const [name, value] of Object.entries(paint)) {
      // `styleLayers` returns paint properties of the layer's own type.
      map.setPaintProperty(...([id, name, value] as Parameters<GlMap["setPaintProperty"]>));
    }
    if (isVisible !== undefined) map.setLayoutProperty(id, "visibility", isVisible ? "visible" : "none");
  }
}

function toZoomRange({ minZoom, maxZoom }: GroundSettings): { minZoom: number; maxZoom: number } {
  return { minZoom: minZoom - ZOOM_LESS, maxZoom: maxZoom - ZOOM_LESS };
}

function glCamera({ center, zoom, heading }: Camera) {
  return { center: [center.lng, center.lat] as [number, number], zoom: zoom - ZOOM_LESS, bearing: heading };
}

function getCamera(map: GlMap): Camera {
  const { lat, lng } = map.getCenter();
  return {
    center: { lat, lng },
    zoom: map.getZoom() + ZOOM_LESS,
    heading: (map.getBearing() + 360) % 360,
  };
}

function applyGestures(map: GlMap, { gestures }: GroundSettings): void {
  const { drag, wheel, doubleClick, keyboard, turn, isCooperative } = gestures;
  toggle(map.dragPan, drag);
  toggle(map.boxZoom, drag);
  toggle(map.touchZoomRotate, drag);
  toggle(map.scrollZoom, wheel);
  toggle(map.doubleClickZoom, doubleClick);
  toggle(map.keyboard, keyboard);
  toggle(map.cooperativeGestures, isCooperative);
  toggle(map.dragRotate, turn);
  if (turn) {
    map.touchZoomRotate.enableRotation();
    map.keyboard.enableRotation();
  } else {
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
  }
}

function toggle(handler: { enable(): void; disable(): void; isEnabled(): boolean }, isOn: boolean): void {
  if (handler.isEnabled() === isOn) return;
  if (isOn) handler.enable();
  else handler.disable();
}
