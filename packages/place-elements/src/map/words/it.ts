import { it as map } from "@lieudit/place-map/text/it";
import type { MapWords } from "./map-text.ts";

export const it: MapWords = {
  ...map,
  fullScreen: "Schermo intero",
  leaveFullScreen: "Esci da schermo intero",
  marker: "Segnaposto",
  dragKeys: "Spazio per prendere il segnaposto, frecce per spostarlo, Spazio per posarlo, Esc per annullare",
  drawing: "Strumenti di disegno",
  draw: {
    hand: "Termina il disegno",
    marker: "Inserisci un segnaposto",
    polyline: "Disegna una linea",
    rectangle: "Disegna un rettangolo",
    circle: "Disegna un cerchio",
    polygon: "Disegna un’area",
  },
  drawKeys:
    "Disegno: frecce per spostare la mappa, Spazio per aggiungere un punto al centro, Invio per terminare, Esc per annullare",
};
