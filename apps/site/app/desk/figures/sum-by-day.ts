import type { Figure } from "@lieudit/desk";

/** Counts of a listing. */
export interface ListingFigures {
  view: number;
  contact: number;
  selection: number;
}

/** Adds figures up: the total of each kind, and each day that has any, the latest first. */
export function sumByDay(figures: readonly Figure[]): {
  totals: ListingFigures;
  days: ({ day: string } & ListingFigures)[];
} {
  const totals: ListingFigures = { view: 0, contact: 0, selection: 0 };
  const days = new Map<string, { day: string } & ListingFigures>();
  for (const { day, kind, count } of figures) {
    if (kind === "page") continue;
    const row = days.get(day) ?? { day, view: 0, contact: 0, selection: 0 };
    row[kind] += count;
    totals[kind] += count;
    days.set(day, row);
  }
  return { totals, days: [...days.values()].toSorted((a, b) => (a.day < b.day ? 1 : -1)) };
}
