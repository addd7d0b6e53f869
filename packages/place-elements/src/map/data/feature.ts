import { trigger } from "../../core/listeners.ts";
import { type Geometry, toGeometry } from "./geometries.ts";

export interface FeatureOptions {
  /** A geometry or a point. */
  geometry?: unknown;
  id?: number | string | undefined;
  properties?: object | null;
}

/** `google.maps.Data.Feature`: a geometry with properties, and events for their changes. */
export class Feature {
  private readonly id: number | string | undefined;
  private readonly properties: Map<string, unknown>;
  private geometry: Geometry | null;

  constructor(options?: FeatureOptions | null) {
    const { geometry, id, properties } = options ?? {};
    this.id = id;
    this.properties = new Map(Object.entries(properties ?? {}));
    this.geometry = geometry == null ? null : toGeometry(geometry);
  }

  forEachProperty(callback: (value: unknown, name: string) => void): void {
    this.properties.forEach(callback);
  }

  getGeometry(): Geometry | null {
    return this.geometry;
  }

  getId(): number | string | undefined {
    return this.id;
  }

  getProperty(name: string): unknown {
    return this.properties.get(name);
  }

  removeProperty(name: string): void {
    const oldValue = this.getProperty(name);
    this.properties.delete(name);
    trigger(this, "removeproperty", { feature: this, name, oldValue });
  }

  setGeometry(geometry: unknown): void {
    const oldGeometry = this.geometry;
    this.geometry = geometry == null ? null : toGeometry(geometry);
    trigger(this, "setgeometry", { feature: this, newGeometry: this.geometry, oldGeometry });
  }

  setProperty(name: string, newValue: unknown): void {
    const oldValue = this.getProperty(name);
    this.properties.set(name, newValue);
    trigger(this, "setproperty", { feature: this, name, newValue, oldValue });
  }

  /** Calls `callback` with the feature as GeoJSON. */
  toGeoJson(callback: (feature: object) => void): void {
    void import("./write-geojson.ts").then(({ writeGeoJson }) => callback(writeGeoJson(this)));
  }
}
