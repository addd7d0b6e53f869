import type { ReactNode } from "react";
import type { Located } from "../clusters/cluster-markers.ts";

/** A place on a map: a button with a text, such as a price, or with an icon. */
export interface MapMarker extends Located {
  /** Accessible name of the button: the name of the place. */
  label: string;
  /** Stands in the marker; a price, for example. */
  text?: string;
  /** How exact the location is. A marker with a radius stands in the middle of a circle and points at nothing. */
  radiusMetres?: number;
  /** Stands in the marker where there is no text; a dot by default. */
  icon?: ReactNode;
}
