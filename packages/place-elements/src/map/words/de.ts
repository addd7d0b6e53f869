import { de as map } from "@lieudit/place-map/text/de";
import type { MapWords } from "./map-text.ts";

export const de: MapWords = {
  ...map,
  fullScreen: "Vollbild",
  leaveFullScreen: "Vollbild beenden",
  marker: "Markierung",
  dragKeys:
    "Leertaste nimmt die Markierung auf, Pfeiltasten bewegen sie, Leertaste setzt sie ab, Escape bricht ab",
  drawing: "Zeichenwerkzeuge",
  draw: {
    hand: "Zeichnen beenden",
    marker: "Markierung setzen",
    polyline: "Linie zeichnen",
    rectangle: "Rechteck zeichnen",
    circle: "Kreis zeichnen",
    polygon: "Fläche zeichnen",
  },
  drawKeys:
    "Zeichnen: Pfeiltasten bewegen die Karte, Leertaste fügt in der Mitte einen Punkt hinzu, Eingabetaste schließt ab, Escape bricht ab",
};
