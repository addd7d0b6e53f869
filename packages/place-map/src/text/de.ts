import type { MapText } from "./map-text.ts";

export const de: MapText = {
  map: "Karte",
  keys: "Interaktive Karte: Pfeiltasten zum Bewegen, Plus und Minus zum Zoomen",
  picture: (count) =>
    count === 0 ? "Karte" : count === 1 ? "Karte, 1 Ort markiert" : `Karte, ${count} Orte markiert`,
  open: "Karte öffnen",
  loading: "Karte wird geladen…",
  failed: "Die Karte konnte nicht geladen werden.",
  unsupported:
    "Dieser Browser kann die interaktive Karte nicht anzeigen. Das Bild und die Liste bleiben verfügbar.",
  retry: "Erneut versuchen",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  openStreetMap: "© OpenStreetMap-Mitwirkende",
  cluster: (count) => `${count} Orte, zum Anzeigen vergrößern`,
  closeCard: "Schließen",
  scrollHint: "Zum Zoomen Strg gedrückt halten und scrollen",
  scrollHintMac: "Zum Zoomen ⌘ gedrückt halten und scrollen",
  touchHint: "Karte mit zwei Fingern bewegen",
};
