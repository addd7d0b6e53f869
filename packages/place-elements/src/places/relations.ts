// Relations between places, by their names on the wire.

/** In the order of its numbers, from 1 on. */
export const CONTAINMENTS = ["WITHIN", "OUTSKIRTS", "NEAR"] as const;

/** In the order of its numbers, from 0 on. */
export const SPATIAL_RELATIONSHIPS = [
  "NEAR",
  "WITHIN",
  "BESIDE",
  "ACROSS_THE_ROAD",
  "DOWN_THE_ROAD",
  "AROUND_THE_CORNER",
  "BEHIND",
] as const;
