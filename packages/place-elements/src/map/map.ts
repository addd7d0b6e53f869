import { LatLng, type LatLngLiteral } from "../core/lat-lng.ts";
import { LatLngBounds, type LatLngBoundsLiteral } from "../core/lat-lng-bounds.ts";
import { trigger } from "../core/listeners.ts";
import { toLatLng, toLatLngBounds } from "../core/location-input.ts";
import type { MVCArray } from "../core/mvc-array.ts";
import { MVCObject } from "../core/mvc-object.ts";
import { ownState } from "../core/own-state.ts";
import { hearPointer } from "./hear-pointer.ts";
import { cameraWithin, groundSettings, shownControls, zoomLimits } from "./map-options.ts";
import { MERCATOR } from "./map-projection.ts";
import { MapStage, type StageOwner } from "./map-stage.ts";
import { mapTypesAtFirst } from "./map-types.ts";
import type { MapMouseEvent } from "./mouse-event.ts";
import { NoPanorama } from "./no-panorama.ts";
import { type Camera, cameraAround, type Padding, Viewport } from "./viewport.ts";

export interface CameraOptions {
  center?: LatLng | LatLngLiteral;
  zoom?: number;
  heading?: number;
  tilt?: number;
}

/** The stage of a map; it is on each, and not among its members. */
const STAGE = Symbol("stage");
type Staged = { [STAGE]?: () => MapStage };

const NO_PANORAMA = new NoPanorama();

/** Kept free around bounds that are fitted, in pixels. */
const FIT_PIXELS = 45;

/** `google.maps.Map`: a map in the page's `div`. What draws the ground is loaded once it shows. */
class MapClass extends MVCObject {
  /** Names a map without a style of its own; any other id is as good here. */
  static readonly DEMO_MAP_ID = "DEMO_MAP_ID";

  /** The page's own elements at the edges of the map, by `ControlPosition`. */
  readonly controls: MVCArray<HTMLElement>[];
  readonly mapTypes = mapTypesAtFirst();
  private readonly div: HTMLElement;
  /** Bounds that were to be fitted before the map had a size. */
  private unfitted: { bounds: LatLngBounds; padding: number | Partial<Padding> | undefined } | null = null;
  /** Where `panTo` is moving to. */
  private panning: LatLngLiteral | null = null;

  constructor(mapDiv: HTMLElement, options?: object | null) {
    super();
    if (!(mapDiv instanceof HTMLElement)) {
      throw new TypeError("Map: mapDiv is not an element; give one that is in the page.");
    }
    const given = (options ?? {}) as { noClear?: boolean };
    this.div = mapDiv;
    if (given.noClear !== true) mapDiv.replaceChildren();
    const stage = ownState(this, STAGE, () => new MapStage(mapDiv, ownerOf(this)));
    this.controls = stage.controls.arrays;
    for (const [key, value] of Object.entries(DEFAULTS)) this.set(key, value);
    this.setValues(options);
    hearPointer(stage, (name, event) => tellPointer(this, stage, name, event));
  }

  /** As `getCenter`: pages read it by this name too. */
  get center(): LatLng | undefined {
    return this.getCenter();
  }

  set center(center: LatLng | LatLngLiteral) {
    this.setCenter(center);
  }

  /** As `getZoom`. */
  get zoom(): number | undefined {
    return this.getZoom();
  }

  set zoom(zoom: number) {
    this.setZoom(zoom);
  }

  /** Shows all of `bounds`. @param padding kept free on each side, in pixels */
  fitBounds(bounds: LatLngBounds | LatLngBoundsLiteral, padding?: number | Partial<Padding>): void {
    const box = toLatLngBounds(bounds, "bounds");
    const fit = () => this.fit(box, padding);
    // Before a map has drawn it fits in a moment: pages set it up in the same breath, and want the bounds.
    if (stageOf(this).viewport === null) queueMicrotask(fit);
    else fit();
  }

  protected fit(box: LatLngBounds, padding: number | Partial<Padding> | undefined): void {
    const { host } = stageOf(this);
    const size = { width: host.clientWidth, height: host.clientHeight };
    if (size.width === 0 || size.height === 0) {
      // Until it has a size the map looks at the middle of them.
      if (this.getCenter() === undefined) this.setCenter(box.getCenter());
      if (this.getZoom() === undefined) this.setZoom(0);
      this.unfitted = { bounds: box, padding };
      return;
    }
    this.unfitted = null;
    if (box.isEmpty()) return;
    const { center, zoom } = cameraAround(box.toJSON(), size, paddingOf(padding), {
      ...zoomLimits((option) => this.get(option)),
      isWhole: this.get("isFractionalZoomEnabled") === false,
    });
    this.moveCamera({ center, zoom, heading: 0 });
  }

  /** What shows; undefined before the map has a size, a center and a zoom. */
  getBounds(): LatLngBounds | undefined {
    const viewport = viewportNow(this);
    return viewport === null ? undefined : new LatLngBounds(viewport.bounds());
  }

  getCenter(): LatLng | undefined {
    return this.get("center");
  }

  getClickableIcons(): boolean | undefined {
    return this.get("clickableIcons");
  }

  getDiv(): HTMLElement {
    return this.div;
  }

  getHeading(): number | undefined {
    return this.get("heading");
  }

  getHeadingInteractionEnabled(): boolean | null {
    return this.get("headingInteractionEnabled") ?? null;
  }

  getInternalUsageAttributionIds(): Iterable<string> | null {
    return this.get("internalUsageAttributionIds") ?? null;
  }

  getMapCapabilities() {
    return {
      isAdvancedMarkersAvailable: true,
      isDataDrivenStylingAvailable: false,
      isWebGLOverlayViewAvailable: false,
    };
  }

  getMapTypeId(): string | undefined {
    return this.get("mapTypeId");
  }

  /** Undefined before the map has drawn: clusterers begin where there is one. */
  getProjection(): typeof MERCATOR | undefined {
    return stageOf(this).viewport === null ? undefined : MERCATOR;
  }

  getRenderingType(): string {
    return this.get("renderingType");
  }

  /** None ever shows. */
  getStreetView(): NoPanorama {
    return NO_PANORAMA;
  }

  /** Always 0: the map is a plan. */
  getTilt(): number | undefined {
    return this.get("tilt");
  }

  getTiltInteractionEnabled(): boolean | null {
    return this.get("tiltInteractionEnabled") ?? null;
  }

  getZoom(): number | undefined {
    return this.get("zoom");
  }

  /** Looks there at once; what is not named stays as it is. */
  moveCamera({ center, zoom, heading, tilt }: CameraOptions): void {
    if (zoom !== undefined) this.setZoom(zoom);
    if (heading !== undefined) this.setHeading(heading);
    if (tilt !== undefined) this.setTilt(tilt);
    if (center !== undefined) this.setCenter(center);
  }

  /** In pixels, to the right and down. */
  panBy(x: number, y: number): void {
    const viewport = viewportNow(this);
    if (viewport === null) return;
    const { width, height } = viewport.size;
    this.panTo(viewport.pointAt({ x: width / 2 + x, y: height / 2 + y }));
  }

  /** Moves there where it is near, and is there at once where it is far. */
  panTo(latLng: LatLng | LatLngLiteral): void {
    const center = toLatLng(latLng, "center").toJSON();
    const viewport = viewportNow(this);
    const pixel = viewport?.pixelOf(center);
    const { width = 0, height = 0 } = viewport?.size ?? {};
    const isNear =
      pixel !== undefined && Math.abs(pixel.x - width / 2) < width && Math.abs(pixel.y - height / 2) < height;
    const camera = cameraOf(this);
    if (!isNear || camera === null) {
      this.setCenter(center);
      return;
    }
    this.panning = center;
    stageOf(this).glide(within(this, { ...camera, center }));
  }

  /** Moves as little as all of `bounds` needs to show; shows them as `fitBounds` where they are larger than the map. */
  panToBounds(bounds: LatLngBounds | LatLngBoundsLiteral, padding: number | Partial<Padding> = 0): void {
    const box = toLatLngBounds(bounds, "bounds");
    const viewport = viewportNow(this);
    if (viewport === null || box.isEmpty()) return;
    const { width, height } = viewport.size;
    const edge = paddingOf(padding);
    const northEast = viewport.pixelOf(box.getNorthEast().toJSON());
    const southWest = viewport.pixelOf(box.getSouthWest().toJSON());
    const across = offset(southWest.x, northEast.x, edge.left, width - edge.right);
    const down = offset(northEast.y, southWest.y, edge.top, height - edge.bottom);
    if (across !== 0 || down !== 0) this.panBy(across, down);
  }

  setCenter(latLng: LatLng | LatLngLiteral): void {
    if (latLng == null) return;
    const center = toLatLng(latLng, "center");
    this.unfitted = null;
    this.panning = null;
    const camera = cameraOf(this);
    if (camera === null) this.set("center", center);
    else keep(this, { ...camera, center: center.toJSON() });
  }

  setClickableIcons(value: boolean): void {
    this.set("clickableIcons", value);
  }

  setHeading(heading: number): void {
    if (heading == null) return;
    const turned = ((finite(heading, "heading") % 360) + 360) % 360;
    if (turned !== this.getHeading()) this.set("heading", turned);
  }

  setHeadingInteractionEnabled(isEnabled: boolean): void {
    this.set("headingInteractionEnabled", isEnabled);
  }

  /** Kept and told; there is one map to draw, that of streets. */
  setMapTypeId(mapTypeId: string): void {
    if (mapTypeId !== this.getMapTypeId()) this.set("mapTypeId", mapTypeId);
  }

  setOptions(options: object | null): void {
    this.setValues(options);
  }

  setRenderingType(renderingType: string): void {
    this.set("renderingType", renderingType);
  }

  /** Kept at 0: the map is a plan. */
  setTilt(tilt: number): void {
    if (tilt != null) finite(tilt, "tilt");
  }

  setTiltInteractionEnabled(isEnabled: boolean): void {
    this.set("tiltInteractionEnabled", isEnabled);
  }

  setZoom(zoom: number): void {
    if (zoom == null) return;
    finite(zoom, "zoom");
    this.unfitted = null;
    const camera = cameraOf(this);
    const { minZoom, maxZoom } = zoomLimits((option) => this.get(option));
    if (camera === null) this.set("zoom", Math.max(minZoom, Math.min(maxZoom, zoom)));
    // A zoom ends a movement: pages ask for both, and want to be at its end.
    else keep(this, { ...camera, center: this.panning ?? camera.center, zoom });
    this.panning = null;
  }

  override changed(key: string): void {
    const stage = (this as Staged)[STAGE]?.();
    if (key === "center" || key === "zoom" || key === "heading") stage?.cameraChanged();
    else if (key !== "bounds" && key !== "projection") stage?.settingsChanged();
  }

  /** The movement of `panTo` is at its end, or the reader has taken over. */
  protected settled(): void {
    this.panning = null;
  }

  /** Fits what was to be fitted before the map had a size. */
  protected fitLate(): void {
    const late = this.unfitted;
    if (late !== null) this.fit(late.bounds, late.padding);
  }
}

/** As pages know it; `Map` of the language is another thing. */
export { MapClass as Map };

/** What a map is before the page says otherwise. */
const DEFAULTS = {
  heading: 0,
  tilt: 0,
  mapTypeId: "roadmap",
  renderingType: "VECTOR",
  clickableIcons: true,
} as const;

/** The stage on which a map shows. */
export function stageOf(map: MapClass): MapStage {
  return (map as unknown as Required<Staged>)[STAGE]();
}

/** Whether a page has given a map of ours. */
export function isMap(value: unknown): value is MapClass {
  return typeof value === "object" && value !== null && STAGE in value;
}

function ownerOf(map: MapClass): StageOwner {
  const read = (option: string): unknown => map.get(option);
  let told = "";
  return {
    camera: () => cameraOf(map),
    take: (camera) => keep(map, camera),
    within: (camera) => within(map, camera),
    groundSettings: () => groundSettings(read, () => doesPageScroll(map.getDiv())),
    shownControls: () => shownControls(read),
    backgroundColor: () => (map.get("backgroundColor") as string | null | undefined) ?? null,
    started() {
      (map as unknown as { fitLate(): void }).fitLate();
    },
    changed() {
      if (map.get("projection") === undefined) map.set("projection", MERCATOR);
      const bounds = map.getBounds();
      const camera = JSON.stringify([bounds, map.getZoom(), map.getHeading()]);
      if (bounds === undefined || camera === told) return;
      told = camera;
      map.set("bounds", bounds);
    },
    tell(eventName) {
      if (eventName === "idle" || eventName === "dragstart") {
        (map as unknown as { settled(): void }).settled();
      }
      trigger(map, eventName);
    },
    zoomBy(step) {
      const camera = cameraOf(map);
      if (camera !== null) {
        stageOf(map).glide(within(map, { ...camera, zoom: Math.round(camera.zoom) + step }));
      }
    },
  };
}

/** Tells the map of what is other than before, and of nothing else. */
function keep(map: MapClass, camera: Camera): void {
  const { center, zoom, heading } = within(map, camera);
  const before = map.getCenter();
  if (zoom !== map.getZoom()) map.set("zoom", zoom);
  if (heading !== map.getHeading()) map.set("heading", heading);
  if (before === undefined || before.lat() !== center.lat || before.lng() !== center.lng) {
    map.set("center", new LatLng(center));
  }
}

function cameraOf(map: MapClass): Camera | null {
  const center = map.getCenter();
  const zoom = map.getZoom();
  if (center == null || typeof zoom !== "number") return null;
  return { center: toLatLng(center, "center").toJSON(), zoom, heading: map.getHeading() ?? 0 };
}

function within(map: MapClass, camera: Camera): Camera {
  return cameraWithin(camera, (option) => map.get(option), stageOf(map).size);
}

/** By what the page has said until now, which the stage may not have brought about yet. */
function viewportNow(map: MapClass): Viewport | null {
  const camera = cameraOf(map);
  const { size } = stageOf(map);
  return camera === null || size.width === 0 || size.height === 0 ? null : new Viewport(camera, size);
}

function tellPointer(map: MapClass, stage: MapStage, name: string, event: MapMouseEvent): void {
  if (name === "click" && map.getClickableIcons() !== false) {
    const placeId = stage.placeAt(event.pixel);
    if (placeId !== null) Object.assign(event, { placeId });
  }
  trigger(map, name, event);
  // Newer pages call it by the browser's name.
  if (name === "rightclick") trigger(map, "contextmenu", event);
}

function paddingOf(padding: number | Partial<Padding> | undefined): Padding {
  if (typeof padding === "number") return { top: padding, right: padding, bottom: padding, left: padding };
  const { top = 0, right = 0, bottom = 0, left = 0 } = padding ?? {};
  return padding === undefined
    ? { top: FIT_PIXELS, right: FIT_PIXELS, bottom: FIT_PIXELS, left: FIT_PIXELS }
    : { top, right, bottom, left };
}

/** How far a view from `least` to `most` moves until it holds `start` and `end`, or their middle where it cannot. */
function offset(start: number, end: number, least: number, most: number): number {
  if (end - start > most - least) return (start + end - least - most) / 2;
  if (start < least) return start - least;
  return Math.max(0, end - most);
}

function finite(value: number, what: string): number {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new TypeError(`Invalid ${what}: ${String(value)}; give a finite number.`);
}

/** Where the page around scrolls, or lies in a frame, a wheel turned over the map is meant for it. */
function doesPageScroll(div: HTMLElement): boolean {
  const { documentElement, defaultView } = div.ownerDocument;
  return documentElement.scrollHeight > documentElement.clientHeight + 1 || defaultView !== defaultView?.top;
}
