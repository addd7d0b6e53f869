import type { MapText } from "./map-text.ts";

export const es: MapText = {
  map: "Mapa",
  keys: "Mapa interactivo: flechas para desplazarlo, más y menos para acercar o alejar",
  picture: (count) =>
    count === 0 ? "Mapa" : count === 1 ? "Mapa, 1 lugar marcado" : `Mapa, ${count} lugares marcados`,
  open: "Abrir el mapa",
  loading: "Cargando el mapa…",
  failed: "No se ha podido cargar el mapa.",
  unsupported:
    "Este navegador no puede mostrar el mapa interactivo. La imagen y la lista siguen disponibles.",
  retry: "Reintentar",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  openStreetMap: "© colaboradores de OpenStreetMap",
  cluster: (count) => `${count} lugares, acerque el mapa para verlos`,
  closeCard: "Cerrar",
  scrollHint: "Para ampliar, mantenga pulsada la tecla Ctrl y gire la rueda",
  scrollHintMac: "Para ampliar, mantenga pulsada la tecla ⌘ y gire la rueda",
  touchHint: "Mueva el mapa con dos dedos",
};
