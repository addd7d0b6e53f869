import type { LatLng } from "../core/lat-lng.ts";
import { toLatLng } from "../core/location-input.ts";
import { elementWith } from "../elements/base-element.ts";
import { allowOne, number, type PropertyKind, TRI_STATE, text, WORDS } from "../elements/property-kinds.ts";
import { adoptSheet } from "./adopt-sheet.ts";
import { Map as GoogleMap } from "./map.ts";
import { RenderingType } from "./map-types.ts";
import { getStage } from "./stage/stage-of-map.ts";

/** Fired by a map element when its zoom has changed. */
export class ZoomChangeEvent extends Event {}

const CENTER: PropertyKind<LatLng | null> = {
  initial: null,
  take: toLatLng,
  parse: toLatLng,
  write: (center) => (center === null ? null : `${center.lat()},${center.lng()}`),
};

const SHEET = `
:host { display: block; position: relative; overflow: clip; inline-size: 100%; block-size: 100%; }
:host([hidden]) { display: none; }
.map { position: absolute; inset: 0; }
`;

/** Properties that read the current values of the map. */
const OF_THE_MAP = ["center", "zoom", "heading", "tilt"] as const;

const MapBase = elementWith({
  center: CENTER,
  heading: number(null),
  headingInteractionDisabled: TRI_STATE,
  internalUsageAttributionIds: WORDS,
  mapId: text(null),
  renderingType: allowOne(RenderingType, null),
  tilt: number(null),
  tiltInteractionDisabled: TRI_STATE,
  zoom: number(null, { least: 0, most: 30 }),
});

/**
 * `<gmp-map>`: a map as an element. Its children are on the map; those with a
 * slot such as `control-block-start-inline-end` are at its edges.
 */
export class MapElement extends MapBase {
  /** The map, from construction on. */
  declare readonly innerMap: GoogleMap;

  constructor(options: object = {}) {
    super(options);
    const root = this.attachShadow({ mode: "open" });
    adoptSheet(root, SHEET);
    const div = this.ownerDocument.createElement("div");
    div.className = "map";
    root.append(div);
    const map = new GoogleMap(div);
    Object.defineProperty(this, "innerMap", { value: map, enumerable: true });
    getStage(map).children.takeFrom(this);
    for (const name of Object.keys(READ)) this.propertyChanged(name);
    map.addListener("zoom_changed", () => this.dispatchEvent(new ZoomChangeEvent("gmp-zoomchange")));
  }

  override propertyChanged(name: string): void {
    const { innerMap } = this as { innerMap?: GoogleMap };
    const value = READ[name]?.call(this);
    // The constructor makes the map last and then applies all values.
    if (innerMap === undefined || value === null || value === undefined) return;
    if (name === "headingInteractionDisabled") innerMap.setHeadingInteractionEnabled(value !== true);
    else if (name === "tiltInteractionDisabled") innerMap.setTiltInteractionEnabled(value !== true);
    else innerMap.setOptions({ [name]: value });
  }
}

/** Reads the value that the page has set, by property. */
const READ: Record<string, (this: MapElement) => unknown> = {};

for (const [name, { get, set }] of Object.entries(Object.getOwnPropertyDescriptors(MapBase.prototype))) {
  if (get === undefined || set === undefined) continue;
  READ[name] = get;
  if (!OF_THE_MAP.some((own) => own === name)) continue;
  Object.defineProperty(MapElement.prototype, name, {
    configurable: true,
    enumerable: true,
    get(this: MapElement) {
      const { innerMap } = this as { innerMap?: GoogleMap };
      return innerMap?.get(name) ?? get.call(this);
    },
    set(this: MapElement, value: unknown) {
      set.call(this, value);
      // The reader may have moved the map since the page set this value.
      this.propertyChanged(name);
    },
  });
}
