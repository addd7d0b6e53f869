import type { Camera } from "../camera/viewport.ts";
import type { GroundSettings } from "../ground/ground.ts";
import type { ShownButtons } from "./map-buttons.ts";

/** The map whose stage it is. */
export interface StageOwner {
  /** Null until the page has said where to look. */
  camera(): Camera | null;
  /** Takes the camera of a gesture or an animation. */
  take(camera: Camera): void;
  /** Returns `camera` within the page's limits. */
  within(camera: Camera): Camera;
  groundSettings(): GroundSettings;
  shownButtons(): ShownButtons;
  backgroundColor(): string | null;
  /** Called when the map first has a camera and a size. */
  started(): void;
  /** Called when the visible area has changed. */
  changed(): void;
  /** Fires `idle` and other events without arguments. */
  tell(eventName: string): void;
  zoomBy(step: 1 | -1): void;
}
