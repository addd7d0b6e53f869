import type { MapText } from "@lieudit/place-map";

/** The texts of a map and of the controls and markers on it. */
export interface MapWords extends MapText {
  fullScreen: string;
  leaveFullScreen: string;
  /** Name of a marker without a title. */
  marker: string;
  /** How the keyboard moves a marker. */
  dragKeys: string;
  /** Name of the buttons that draw. */
  drawing: string;
  /** Names of these buttons; the hand stops drawing. */
  draw: Readonly<Record<"hand" | "marker" | "polyline" | "rectangle" | "circle" | "polygon", string>>;
  /** How the keyboard draws. */
  drawKeys: string;
}
