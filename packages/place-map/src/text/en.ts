import type { MapText } from "./map-text.ts";

export const en: MapText = {
  map: "Map",
  keys: "Interactive map: arrows move it, plus and minus zoom",
  picture: (count) =>
    count === 0 ? "Map" : count === 1 ? "Map, 1 place marked" : `Map, ${count} places marked`,
  open: "Open the map",
  loading: "Loading the map…",
  failed: "The map couldn’t load.",
  unsupported: "This browser can’t show the interactive map. The picture and the list remain.",
  retry: "Try again",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  openStreetMap: "© OpenStreetMap contributors",
  cluster: (count) => `${count} places, zoom in to see them`,
  closeCard: "Close",
  scrollHint: "To zoom, hold Ctrl and scroll",
  scrollHintMac: "To zoom, hold ⌘ and scroll",
  touchHint: "Move the map with two fingers",
};
