import type { ProgrammeLots } from "../estate-listing.ts";
import { decimal } from "../french/numbers.ts";

/** How many homes are left. */
export function countLeft(lots: readonly ProgrammeLots[]): number {
  return lots.reduce((sum, { restants }) => sum + restants, 0);
}

/** `de 39 à 96 m²`, of the homes that are left; undefined without any. */
export function lotsSurfaceText(lots: readonly ProgrammeLots[] = []): string | undefined {
  const range = rangeText(
    keepLeft(lots).flatMap(({ surfaceMinM2, surfaceMaxM2 }) => [surfaceMinM2, surfaceMaxM2]),
  );
  return range && `${range}\u00a0m²`;
}

/** `de 2 à 4`, of the homes that are left; undefined without any. */
export function lotsRoomsText(lots: readonly ProgrammeLots[] = []): string | undefined {
  return rangeText(keepLeft(lots).map(({ pieces }) => pieces));
}

/** Price of the cheapest home that is left; undefined without any. */
export function getLowestLotCents(lots: readonly ProgrammeLots[] = []): number | undefined {
  const prices = keepLeft(lots).map(({ prixCents }) => prixCents);
  return prices.length === 0 ? undefined : Math.min(...prices);
}

function keepLeft(lots: readonly ProgrammeLots[]): ProgrammeLots[] {
  return lots.filter(({ restants }) => restants > 0);
}

function rangeText(values: readonly number[]): string | undefined {
  if (values.length === 0) return undefined;
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return min === max ? decimal(min, 2) : `de ${decimal(min, 2)} à ${decimal(max, 2)}`;
}
