import type { ReactNode } from "react";
import type { Located } from "../clusters/cluster-markers.ts";

/** A place on a map: a button with a text, such as a price, or with an icon. */
export interface MapMarker extends Located {
  /** What the button is called: the place's name. */
  label: string;
  /** Stands in the marker; a price, for example. */
  text?: string;
  /** Stands in the marker where there is no text; a dot by default. */
  icon?: ReactNode;
}
