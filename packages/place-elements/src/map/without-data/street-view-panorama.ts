import { MVCObject } from "../../core/mvc-object.ts";
import { keepValues } from "../keep-values.ts";

/** `google.maps.StreetViewPanorama`: keeps its values, but never shows a panorama. */
export class StreetViewPanorama extends MVCObject {
  readonly controls: object[] = [];

  constructor(container?: unknown, options?: object | null) {
    super();
    this.setValues({ pov: { heading: 0, pitch: 0 }, ...options });
    if (container != null) console.warn("StreetViewPanorama: this kit has no panoramas.");
  }

  getLocation(): null {
    return null;
  }

  getPhotographerPov(): object {
    return this.get("pov");
  }

  getStatus(): string {
    return "ZERO_RESULTS";
  }

  /** Pages and libraries call it before they hide a panorama. */
  getVisible(): false {
    return false;
  }

  focus(): void {}

  registerPanoProvider(_provider: unknown): void {}

  setOptions(options: object | null): void {
    this.setValues(options);
  }

  setVisible(_isVisible: boolean): void {}
}

// Values that a page may set and read.
keepValues(StreetViewPanorama, "Links", "MotionTracking", "Pano", "Position", "Pov", "Zoom");
