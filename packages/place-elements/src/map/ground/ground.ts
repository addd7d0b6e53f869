import type { Camera, Pixel } from "../camera/viewport.ts";
import type { StyleRule } from "../styles/style-rules.ts";
import type { MapWords } from "../words/map-text.ts";

/** The base map, below everything that a page adds. */
export interface Ground {
  /** The element that receives gestures; dragging its children moves the map. */
  readonly gestureArea: HTMLElement;
  /** Jumps to the camera. */
  show(camera: Camera): void;
  /** Animates to the camera; jumps if the reader prefers reduced motion. */
  glide(camera: Camera): void;
  resized(): void;
  apply(settings: GroundSettings): void;
  /** Returns the id of the place drawn at a pixel, or null. */
  placeAt(pixel: Pixel): string | null;
  remove(): void;
}

export interface GroundSettings {
  theme: "light" | "dark";
  gestures: Gestures;
  minZoom: number;
  maxZoom: number;
  /** JSON styles of the page. */
  styles: readonly StyleRule[];
  /** Whether movements of the reader end at whole zooms. */
  isWhole: boolean;
}

/** The gestures that move the map. */
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
  /** The server of tiles and styles, without a trailing slash. */
  dataHost: string;
}

/** Receives the events of the ground. */
export interface GroundOwner {
  /** The reader, or a glide, has moved the map. */
  moved(camera: Camera): void;
  /** A movement has ended. */
  rested(): void;
  dragged(step: "dragstart" | "drag" | "dragend"): void;
  /** Everything visible is drawn. */
  drawn(): void;
  /** @param credits the attribution of the map, as HTML of the data host */
  credited(credits: readonly string[]): void;
  /** The map has failed. */
  failed(): void;
  /** Returns `camera` within the page's limits. */
  within(camera: Camera): Camera;
}
