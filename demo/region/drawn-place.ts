import type { PlaceExtras } from "../town/places/place-row.ts";
import type { Commune } from "./communes.ts";

/** A place that is written to the map; its facts are derived from it. */
export interface DrawnPlace {
  /** `node/910…`, the element id of the importer. */
  osm: string;
  /** Seed of its generated facts; it does not change when other places are added. */
  key: string;
  name: string;
  commune: Commune;
  tags: Readonly<Record<string, string>>;
  extras: PlaceExtras;
}
