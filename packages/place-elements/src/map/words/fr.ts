import { fr as map } from "@lieudit/place-map/text/fr";
import type { MapWords } from "./map-text.ts";

export const fr: MapWords = {
  ...map,
  fullScreen: "Plein écran",
  leaveFullScreen: "Quitter le plein écran",
  marker: "Repère",
  dragKeys:
    "Espace pour prendre le repère, flèches pour le déplacer, Espace pour le poser, Échap pour renoncer",
  drawing: "Outils de dessin",
  draw: {
    hand: "Arrêter le dessin",
    marker: "Placer un repère",
    polyline: "Tracer une ligne",
    rectangle: "Tracer un rectangle",
    circle: "Tracer un cercle",
    polygon: "Tracer une zone",
  },
  drawKeys:
    "Dessin\u00a0: flèches pour déplacer la carte, Espace pour ajouter un point au centre, Entrée pour terminer, Échap pour renoncer",
};
