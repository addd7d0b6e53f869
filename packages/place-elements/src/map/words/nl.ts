import { nl as map } from "@lieudit/place-map/text/nl";
import type { MapWords } from "./map-text.ts";

export const nl: MapWords = {
  ...map,
  fullScreen: "Volledig scherm",
  leaveFullScreen: "Volledig scherm sluiten",
  marker: "Markering",
  dragKeys:
    "Spatie pakt de markering op, pijltoetsen verplaatsen haar, Spatie zet haar neer, Escape annuleert",
  drawing: "Tekengereedschap",
  draw: {
    hand: "Stoppen met tekenen",
    marker: "Markering plaatsen",
    polyline: "Lijn tekenen",
    rectangle: "Rechthoek tekenen",
    circle: "Cirkel tekenen",
    polygon: "Gebied tekenen",
  },
  drawKeys:
    "Tekenen: pijltoetsen verschuiven de kaart, Spatie voegt een punt toe in het midden, Enter rondt af, Escape annuleert",
};
