import { fr as map } from "@lieudit/place-map/text/fr";
import type { MapWords } from "./map-text.ts";

export const fr: MapWords = {
  ...map,
  fullScreen: "Plein écran",
  leaveFullScreen: "Quitter le plein écran",
  marker: "Repère",
  dragKeys:
    "Espace pour prendre le repère, flèches pour le déplacer, Espace pour le poser, Échap pour renoncer",
};
