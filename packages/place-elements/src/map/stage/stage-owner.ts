import type { Camera } from "../camera/viewport.ts";
import type { GroundSettings } from "../ground/ground.ts";
import type { ShownButtons } from "./map-buttons.ts";

/** The map whose stage it is. */
export interface StageOwner {
  /** Null until the page has said where to look. */
  camera(): Camera | null;
  /** Takes over where the reader, or a glide, has moved to. */
  take(camera: Camera): void;
  /** Where `camera` may be, by the page's limits. */
  within(camera: Camera): Camera;
  groundSettings(): GroundSettings;
  shownButtons(): ShownButtons;
  backgroundColor(): string | null;
  /** There is something to look at for the first time. */
  started(): void;
  /** What shows is not what showed before. */
  changed(): void;
  /** `idle` and other events that say nothing but their name. */
  tell(eventName: string): void;
  zoomBy(step: 1 | -1): void;
}
