/**
 * Icons of place types with their background colour, `#RRGGBB`: a contrast of
 * 3:1 or more with the white icon. `packages/places-api/src/icons/{icon}.svg`
 * is the mask.
 */
export const ICON_COLOURS = {
  food: "#D9541E",
  cafe: "#B0642A",
  bar: "#B4557A",
  shop: "#2F7DD1",
  health: "#D94F4F",
  school: "#7A6A3A",
  fuel: "#4A6FA5",
  ev: "#1E8E5A",
  hotel: "#6C6FC9",
  museum: "#8B5E3C",
  park: "#3E8E41",
  transit: "#167F92",
  bank: "#5B7083",
  post: "#9A7B00",
  worship: "#7D6B91",
  civic: "#5F7482",
  sport: "#2E8B74",
  beach: "#1583A8",
  parking: "#3F6FB5",
  culture: "#A2519C",
  service: "#65758B",
  address: "#6B7280",
  street: "#6B7280",
  town: "#5C6B73",
  generic: "#68757F",
} as const;

export type PlaceIcon = keyof typeof ICON_COLOURS;
export const PLACE_ICONS = Object.keys(ICON_COLOURS) as readonly PlaceIcon[];
