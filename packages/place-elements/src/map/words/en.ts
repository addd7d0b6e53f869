import { en as map } from "@lieudit/place-map/text/en";
import type { MapWords } from "./map-words.ts";

export const en: MapWords = {
  ...map,
  fullScreen: "Full screen",
  leaveFullScreen: "Leave full screen",
  marker: "Marker",
  dragKeys: "Enter picks the marker up, arrows move it, Enter puts it down, Escape puts it back",
};
