import type { MapText } from "./map-text.ts";

export const nl: MapText = {
  map: "Kaart",
  keys: "Interactieve kaart: pijltoetsen om te verschuiven, plus en min om te zoomen",
  picture: (count) =>
    count === 0
      ? "Kaart"
      : count === 1
        ? "Kaart, 1 plaats gemarkeerd"
        : `Kaart, ${count} plaatsen gemarkeerd`,
  open: "Kaart openen",
  loading: "Kaart laden…",
  failed: "De kaart kan niet worden geladen.",
  unsupported:
    "Deze browser kan de interactieve kaart niet tonen. De afbeelding en de lijst blijven beschikbaar.",
  retry: "Opnieuw proberen",
  zoomIn: "Inzoomen",
  zoomOut: "Uitzoomen",
  openStreetMap: "© OpenStreetMap-bijdragers",
  cluster: (count) => `${count} plaatsen, zoom in om ze te zien`,
  closeCard: "Sluiten",
  scrollHint: "Houd Ctrl ingedrukt en scrol om te zoomen",
  scrollHintMac: "Houd ⌘ ingedrukt en scrol om te zoomen",
  touchHint: "Verschuif de kaart met twee vingers",
};
