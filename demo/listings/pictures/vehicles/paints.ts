/** Paints by their French names, as `couleur` of a listing says them. */
export const PAINTS = {
  blanc: "#f1efe8",
  "gris clair": "#b9bec0",
  gris: "#7f888d",
  anthracite: "#4a525a",
  noir: "#2a2d33",
  bleu: "#2f6f9f",
  "bleu nuit": "#263f66",
  "bleu ciel": "#8dbbcb",
  turquoise: "#3c9a9a",
  vert: "#3f6b52",
  "vert sauge": "#93a58c",
  rouge: "#c43b2c",
  bordeaux: "#7a2a33",
  orange: "#d9752c",
  jaune: "#e6b43a",
  sable: "#cdb48c",
  marron: "#6d5140",
  violet: "#5e4a78",
} as const;
export type Paint = keyof typeof PAINTS;
