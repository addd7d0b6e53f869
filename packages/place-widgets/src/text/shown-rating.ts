/** A rating as it is read out, with one decimal: the plural goes with "2,0", not with 1.96. */
export function shownRating(value: number): number {
  return Math.round(value * 10) / 10;
}
