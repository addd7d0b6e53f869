import type { Camera, Pixel } from "../camera/viewport.ts";
import type { MapWords } from "../words/map-text.ts";

/** What is drawn below everything of a page: the land, the streets, their names. */
export interface Ground {
  /** Where gestures are heard: what lies in it moves the map when it is dragged. */
  readonly gestureArea: HTMLElement;
  /** Looks there at once. */
  show(camera: Camera): void;
  /** Goes there; readers who want no motion are there at once. */
  glide(camera: Camera): void;
  resized(): void;
  apply(settings: GroundSettings): void;
  /** The id of the place that is drawn there, or null. */
  placeAt(pixel: Pixel): string | null;
  remove(): void;
}

export interface GroundSettings {
  theme: "light" | "dark";
  gestures: Gestures;
  minZoom: number;
  maxZoom: number;
  /** Whether the reader's movements end at whole zooms. */
  isWhole: boolean;
}

/** What of the reader's hands moves the map. */
export interface Gestures {
  drag: boolean;
  wheel: boolean;
  doubleClick: boolean;
  keyboard: boolean;
  turn: boolean;
  /** Whether the wheel needs Ctrl, and one finger scrolls the page. */
  isCooperative: boolean;
}

export interface GroundOptions {
  container: HTMLElement;
  owner: GroundOwner;
  camera: Camera;
  settings: GroundSettings;
  text: MapWords;
  /** Where tiles and styles come from, without a slash at the end. */
  dataHost: string;
}

/** Who is told of what happens on the ground. */
export interface GroundOwner {
  /** The reader, or a glide, has moved the map. */
  moved(camera: Camera): void;
  /** A movement has ended. */
  rested(): void;
  dragged(step: "dragstart" | "drag" | "dragend"): void;
  /** All that shows is drawn. */
  drawn(): void;
  /** @param credits whom the map names, as HTML of the data host */
  credited(credits: readonly string[]): void;
  /** There is no map to show after all. */
  failed(): void;
  /** Where `camera` may be, by the page's limits. */
  within(camera: Camera): Camera;
}
