import { en as map } from "@lieudit/place-map/text/en";
import type { MapWords } from "./map-text.ts";

export const en: MapWords = {
  ...map,
  fullScreen: "Full screen",
  leaveFullScreen: "Leave full screen",
  marker: "Marker",
  dragKeys: "Space picks the marker up, arrows move it, Space puts it down, Escape puts it back",
};
