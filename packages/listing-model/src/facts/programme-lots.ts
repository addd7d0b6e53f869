import type { ProgrammeLots } from "../estate-listing.ts";
import { decimal } from "../french/numbers.ts";

/** How many homes are left. */
export function countLeft(lots: readonly ProgrammeLots[]): number {
  return lots.reduce((sum, { restants }) => sum + restants, 0);
}

/** `de 39 à 96 m²`; undefined without homes. */
export function lotsSurfaceText(lots: readonly ProgrammeLots[] = []): string | undefined {
  const range = rangeText(lots.flatMap(({ surfaceMinM2, surfaceMaxM2 }) => [surfaceMinM2, surfaceMaxM2]));
  return range && `${range}\u00a0m²`;
}

/** `de 2 à 4`; undefined without homes. */
export function lotsRoomsText(lots: readonly ProgrammeLots[] = []): string | undefined {
  return rangeText(lots.map(({ pieces }) => pieces));
}

function rangeText(values: readonly number[]): string | undefined {
  if (values.length === 0) return undefined;
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return min === max ? decimal(min, 2) : `de ${decimal(min, 2)} à ${decimal(max, 2)}`;
}
