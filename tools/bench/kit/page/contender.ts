/** One kit in its page: what the harness calls to draw its cards. */
export interface Contender {
  /** Puts `count` cards of the place into `host`. */
  insert: (host: HTMLElement, count: number) => void;
}

/** What the place shows on both sides: name, rating, type, price level and one photo. */
export const SHOWN = {
  id: "bench-place",
  name: "Le Fournil des Roches",
  rating: 4.3,
  type: "Bakery",
  photo: "/photo.svg",
  photoWidthPx: 900,
  photoHeightPx: 600,
} as const;
