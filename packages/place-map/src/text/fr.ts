import type { MapText } from "./map-text.ts";

export const fr: MapText = {
  map: "Carte",
  keys: "Carte interactive\u00a0: flèches pour se déplacer, plus et moins pour zoomer",
  picture: (count) =>
    count === 0 ? "Plan" : count === 1 ? "Plan, 1 lieu marqué" : `Plan, ${count} lieux marqués`,
  open: "Ouvrir la carte",
  loading: "Chargement de la carte…",
  failed: "La carte n’a pas pu être chargée.",
  unsupported:
    "Ce navigateur ne peut pas afficher la carte interactive. Le plan et la liste restent à votre disposition.",
  retry: "Réessayer",
  zoomIn: "Zoom avant",
  zoomOut: "Zoom arrière",
  openStreetMap: "© les contributeurs d’OpenStreetMap",
  cluster: (count) => `${count} lieux, zoomer pour les voir`,
  closeCard: "Fermer",
  scrollHint: "Pour zoomer, maintenez Ctrl et tournez la molette",
  scrollHintMac: "Pour zoomer, maintenez ⌘ et tournez la molette",
  touchHint: "Déplacez la carte avec deux doigts",
};
