import type { MapText } from "./map-text.ts";

export const it: MapText = {
  map: "Mappa",
  keys: "Mappa interattiva: frecce per spostarla, più e meno per lo zoom",
  picture: (count) =>
    count === 0 ? "Mappa" : count === 1 ? "Mappa, 1 luogo indicato" : `Mappa, ${count} luoghi indicati`,
  open: "Apri la mappa",
  loading: "Caricamento della mappa…",
  failed: "Impossibile caricare la mappa.",
  unsupported:
    "Questo browser non può mostrare la mappa interattiva. L’immagine e l’elenco restano disponibili.",
  retry: "Riprova",
  zoomIn: "Ingrandisci",
  zoomOut: "Riduci",
  openStreetMap: "© i contributori di OpenStreetMap",
  cluster: (count) => `${count} luoghi, ingrandire per vederli`,
  closeCard: "Chiudi",
  scrollHint: "Per lo zoom, tenere premuto Ctrl e scorrere",
  scrollHintMac: "Per lo zoom, tenere premuto ⌘ e scorrere",
  touchHint: "Spostare la mappa con due dita",
};
