/** Radius of the circle that a map draws around a position that is right to some hundred metres only. */
export const APPROXIMATE_METRES = 300;
