import { makeMembersEnumerable } from "../core/enumerable-members.ts";
import type { LatLng, LatLngLiteral } from "../core/lat-lng.ts";
import { LatLngBounds, type LatLngBoundsLiteral } from "../core/lat-lng-bounds.ts";
import { toLatLng } from "../core/location-input.ts";
import { MVCArray } from "../core/mvc-array.ts";
import { MVCObject } from "../core/mvc-object.ts";
import { ownState } from "../core/own-state.ts";
import { fitBounds, forgetWaitingBounds } from "./camera/fit-bounds.ts";
import { getCamera, getViewport, takeCamera } from "./camera/map-camera.ts";
import type { PaddingInput } from "./camera/padding.ts";
import { computePanGoal, panBy, panTo, panToBounds } from "./camera/pan-map.ts";
import { Data } from "./data/data-layer.ts";
import type { CameraOptions, GoogleMap } from "./google-map.ts";
import { hearPointer } from "./hear-pointer.ts";
import { getStageOwner, tellPointer } from "./map-on-stage.ts";
import { zoomLimits } from "./map-options.ts";
import { MERCATOR } from "./map-projection.ts";
import { mapTypesAtFirst, warnOfMapType } from "./map-types.ts";
import { MapStage } from "./stage/map-stage.ts";
import { beginStage, getStage, stageSoFar } from "./stage/stage-of-map.ts";
import type { ImageMapType } from "./tiles/image-map-type.ts";
import { showTiles } from "./tiles/show-tiles.ts";
import { StreetViewPanorama } from "./without-data/street-view-panorama.ts";

const DATA = Symbol("data");

/** Initial values of a map. */
const DEFAULTS = {
  heading: 0,
  tilt: 0,
  mapTypeId: "roadmap",
  renderingType: "VECTOR",
  clickableIcons: true,
} as const;

/** `google.maps.Map`: a map in the page's `div`. The drawing code loads when the map is visible. */
class MapClass extends MVCObject implements GoogleMap {
  /** A map id without a style; every id has the same effect here. */
  static readonly DEMO_MAP_ID = "DEMO_MAP_ID";

  /** The page's elements at the edges of the map, by `ControlPosition`. */
  readonly controls: MVCArray<HTMLElement>[];
  readonly mapTypes = mapTypesAtFirst();
  /** Maps of the page above the base map: `ImageMapType`. */
  readonly overlayMapTypes = new MVCArray<ImageMapType | null>();
  private readonly div: HTMLElement;

  constructor(mapDiv: HTMLElement, options?: object | null) {
    super();
    if (!(mapDiv instanceof HTMLElement)) {
      throw new TypeError("Map: mapDiv is not an element; give one that is in the page.");
    }
    const given = (options ?? {}) as { noClear?: boolean };
    this.div = mapDiv;
    if (given.noClear !== true) mapDiv.replaceChildren();
    const stage = beginStage(this, () => new MapStage(mapDiv, getStageOwner(this)));
    this.controls = stage.edges.arrays;
    for (const [key, value] of Object.entries(DEFAULTS)) this.set(key, value);
    this.setValues(options);
    // A page may register or replace a type that the map shows.
    this.mapTypes.onType = () => this.changed("mapTypes");
    hearPointer(stage, (name, event) => tellPointer(this, name, event));
    showTiles(this, this.overlayMapTypes);
  }

  /** The value of `getCenter`, for pages that read the property. */
  get center(): LatLng | undefined {
    return this.getCenter();
  }

  set center(center: LatLng | LatLngLiteral) {
    this.setCenter(center);
  }

  /** The value of `getZoom`. */
  get zoom(): number | undefined {
    return this.getZoom();
  }

  set zoom(zoom: number) {
    this.setZoom(zoom);
  }

  /** Features of the page on this map. */
  get data(): Data {
    return ownState(this, DATA, () => new Data({ map: this }));
  }

  /** Shows all of `bounds`. @param padding kept free on each side, in pixels */
  fitBounds(bounds: LatLngBounds | LatLngBoundsLiteral, padding?: PaddingInput): void {
    fitBounds(this, bounds, padding);
  }

  /** Returns the visible bounds; undefined before the map has a size, a center and a zoom. */
  getBounds(): LatLngBounds | undefined {
    const viewport = getViewport(this);
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

  /** Undefined before the first draw; clusterers start when it is defined. */
  getProjection(): typeof MERCATOR | undefined {
    return getStage(this).viewport === null ? undefined : MERCATOR;
  }

  getRenderingType(): string {
    return this.get("renderingType");
  }

  /** Returns a panorama that is never visible. */
  getStreetView(): StreetViewPanorama {
    if (this.get("streetView") == null) this.setStreetView(new StreetViewPanorama());
    return this.get("streetView");
  }

  /** Always 0: the map is flat. */
  getTilt(): number | undefined {
    return this.get("tilt");
  }

  getTiltInteractionEnabled(): boolean | null {
    return this.get("tiltInteractionEnabled") ?? null;
  }

  getZoom(): number | undefined {
    return this.get("zoom");
  }

  /** Jumps to a camera; omitted values stay. */
  moveCamera({ center, zoom, heading, tilt }: CameraOptions): void {
    if (zoom !== undefined) this.setZoom(zoom);
    if (heading !== undefined) this.setHeading(heading);
    if (tilt !== undefined) this.setTilt(tilt);
    if (center !== undefined) this.setCenter(center);
  }

  /** Moves by pixels, to the right and down. */
  panBy(x: number, y: number): void {
    panBy(this, x, y);
  }

  /** Animates to a near point, and jumps to a far one. */
  panTo(latLng: LatLng | LatLngLiteral): void {
    panTo(this, latLng);
  }

  /** Moves as little as needed to show all of `bounds`, or to its centre if it is larger than the map. */
  panToBounds(bounds: LatLngBounds | LatLngBoundsLiteral, padding?: PaddingInput): void {
    panToBounds(this, bounds, padding);
  }

  setCenter(latLng: LatLng | LatLngLiteral): void {
    if (latLng == null) return;
    const center = toLatLng(latLng, "center");
    forgetWaitingBounds(this);
    computePanGoal(this).now = null;
    const camera = getCamera(this);
    if (camera === null) this.set("center", center);
    else takeCamera(this, { ...camera, center: center.toJSON() });
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

  /** Applies the styles of the map type; the map stays one of streets. */
  setMapTypeId(mapTypeId: string): void {
    warnOfMapType(mapTypeId);
    if (mapTypeId !== this.getMapTypeId()) this.set("mapTypeId", mapTypeId);
  }

  setOptions(options: object | null): void {
    this.setValues(options);
  }

  setRenderingType(renderingType: string): void {
    this.set("renderingType", renderingType);
  }

  setStreetView(panorama: StreetViewPanorama | null): void {
    this.set("streetView", panorama);
  }

  /** Stays 0: the map is flat. */
  setTilt(tilt: number): void {
    if (tilt != null) finite(tilt, "tilt");
  }

  setTiltInteractionEnabled(isEnabled: boolean): void {
    this.set("tiltInteractionEnabled", isEnabled);
  }

  setZoom(zoom: number): void {
    if (zoom == null) return;
    finite(zoom, "zoom");
    forgetWaitingBounds(this);
    const camera = getCamera(this);
    const goal = computePanGoal(this);
    const { minZoom, maxZoom } = zoomLimits((option) => this.get(option));
    if (camera === null) this.set("zoom", Math.max(minZoom, Math.min(maxZoom, zoom)));
    // A zoom completes a running movement: pages call panTo and then setZoom.
    else takeCamera(this, { ...camera, center: goal.now ?? camera.center, zoom });
    goal.now = null;
  }

  override changed(key: string): void {
    const stage = stageSoFar(this);
    if (key === "center" || key === "zoom" || key === "heading") stage?.cameraChanged();
    else if (key !== "bounds" && key !== "projection") stage?.settingsChanged();
  }
}

makeMembersEnumerable(MapClass);

/** Exported under the name that pages use; in this file `Map` is JavaScript's class. */
export { MapClass as Map };

function finite(value: number, what: string): number {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new TypeError(`Invalid ${what}: ${String(value)}; give a finite number.`);
}
