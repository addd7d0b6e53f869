/** How exactly visitors see where a listing is: its address, its street or its district. */
export const POSITION_PRECISIONS = ["exacte", "rue", "floutee"] as const;
export type PositionPrecision = (typeof POSITION_PRECISIONS)[number];

/** Metres within which a shown position is right. */
export const PRECISION_METRES: Readonly<Record<PositionPrecision, number>> = {
  exacte: 0,
  rue: 100,
  floutee: 300,
};

const DEGREE_METRES = 111_320;

/**
 * Moves a position to the centre of its cell of a grid, within the metres of the precision. The
 * same position always moves to the same point, so that no number of changes tells the exact one.
 */
export function coarsenPosition(
  { latitude, longitude }: { latitude: number; longitude: number },
  precision: PositionPrecision,
): { latitude: number; longitude: number } {
  const metres = PRECISION_METRES[precision];
  if (metres === 0) return { latitude, longitude };
  // The corners of a square are farthest from its centre.
  const cellDegrees = (metres * Math.SQRT2) / DEGREE_METRES;
  const lat = moveToCell(latitude, cellDegrees);
  return { latitude: lat, longitude: moveToCell(longitude, cellDegrees / Math.cos((lat * Math.PI) / 180)) };
}

function moveToCell(degrees: number, cell: number): number {
  return Number(((Math.floor(degrees / cell) + 0.5) * cell).toFixed(5));
}

/** Returns the part of a street that visitors see: with its number, without it, or nothing. */
export function coarsenStreet(street: string, precision: PositionPrecision): string | undefined {
  if (precision === "exacte") return street;
  if (precision === "floutee") return undefined;
  const name = street.replace(/^\d+(?:[\s-]*(?:\d+|bis|ter|quater|[a-z]))?[\s,]+/i, "").trim();
  return name === "" ? undefined : name;
}
