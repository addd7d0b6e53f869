/** A kit in its page; the benchmark calls it to render cards. */
export interface Contender {
  /** Adds `count` cards of the place to `host`. */
  insert: (host: HTMLElement, count: number) => void;
}

/** The place of both kits: name, rating, type, price level and one photo. */
export const BENCH_PLACE = {
  id: "bench-place",
  name: "Le Fournil des Roches",
  rating: 4.3,
  type: "Bakery",
  photo: "/photo.svg",
  photoWidthPx: 900,
  photoHeightPx: 600,
} as const;
