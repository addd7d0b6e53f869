import { es as map } from "@lieudit/place-map/text/es";
import type { MapWords } from "./map-text.ts";

export const es: MapWords = {
  ...map,
  fullScreen: "Pantalla completa",
  leaveFullScreen: "Salir de la pantalla completa",
  marker: "Marcador",
  dragKeys:
    "Espacio para coger el marcador, flechas para moverlo, Espacio para soltarlo, Escape para cancelar",
  drawing: "Herramientas de dibujo",
  draw: {
    hand: "Dejar de dibujar",
    marker: "Colocar un marcador",
    polyline: "Dibujar una línea",
    rectangle: "Dibujar un rectángulo",
    circle: "Dibujar un círculo",
    polygon: "Dibujar una zona",
  },
  drawKeys:
    "Dibujo: flechas para mover el mapa, Espacio para añadir un punto en el centro, Intro para terminar, Escape para cancelar",
};
