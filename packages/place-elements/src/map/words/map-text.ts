import type { MapText } from "@lieudit/place-map";

/** The texts of a map and of the controls and markers on it. */
export interface MapWords extends MapText {
  fullScreen: string;
  leaveFullScreen: string;
  /** Name of a marker without a title. */
  marker: string;
  /** How the keyboard moves a marker. */
  dragKeys: string;
}
