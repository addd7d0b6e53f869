import { en as map } from "@lieudit/place-map/text/en";
import type { MapWords } from "./map-text.ts";

export const en: MapWords = {
  ...map,
  fullScreen: "Full screen",
  leaveFullScreen: "Leave full screen",
  marker: "Marker",
  dragKeys: "Space picks the marker up, arrows move it, Space puts it down, Escape puts it back",
  drawing: "Drawing tools",
  draw: {
    hand: "Stop drawing",
    marker: "Place a marker",
    polyline: "Draw a line",
    rectangle: "Draw a rectangle",
    circle: "Draw a circle",
    polygon: "Draw an area",
  },
  drawKeys: "Drawing: arrows move the map, Space adds a point at the centre, Enter finishes, Escape cancels",
};
