/** A rectangle in degrees, such as the bounds of an extract. */
export interface MapBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Returns the smallest box that contains both. */
export function joinBoxes(box: MapBox, other: MapBox): MapBox {
  return {
    west: Math.min(box.west, other.west),
    south: Math.min(box.south, other.south),
    east: Math.max(box.east, other.east),
    north: Math.max(box.north, other.north),
  };
}
