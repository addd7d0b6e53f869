import { pt as map } from "@lieudit/place-map/text/pt";
import type { MapWords } from "./map-text.ts";

export const pt: MapWords = {
  ...map,
  fullScreen: "Ecrã inteiro",
  leaveFullScreen: "Sair do ecrã inteiro",
  marker: "Marcador",
  dragKeys: "Espaço para pegar no marcador, setas para o mover, Espaço para o pousar, Escape para cancelar",
  drawing: "Ferramentas de desenho",
  draw: {
    hand: "Parar de desenhar",
    marker: "Colocar um marcador",
    polyline: "Desenhar uma linha",
    rectangle: "Desenhar um retângulo",
    circle: "Desenhar um círculo",
    polygon: "Desenhar uma área",
  },
  drawKeys:
    "Desenho: setas para mover o mapa, Espaço para acrescentar um ponto no centro, Enter para terminar, Escape para cancelar",
};
