import type { MapText } from "./map-text.ts";

export const pt: MapText = {
  map: "Mapa",
  keys: "Mapa interativo: setas para o mover, mais e menos para ampliar ou reduzir",
  picture: (count) =>
    count === 0 ? "Mapa" : count === 1 ? "Mapa, 1 local assinalado" : `Mapa, ${count} locais assinalados`,
  open: "Abrir o mapa",
  loading: "A carregar o mapa…",
  failed: "Não foi possível carregar o mapa.",
  unsupported:
    "Este navegador não consegue mostrar o mapa interativo. A imagem e a lista continuam disponíveis.",
  retry: "Tentar novamente",
  zoomIn: "Ampliar",
  zoomOut: "Reduzir",
  openStreetMap: "© contribuidores do OpenStreetMap",
  cluster: (count) => `${count} locais, amplie para os ver`,
  closeCard: "Fechar",
  scrollHint: "Para ampliar, mantenha Ctrl premido e rode a roda do rato",
  scrollHintMac: "Para ampliar, mantenha ⌘ premido e rode a roda do rato",
  touchHint: "Mova o mapa com dois dedos",
};
