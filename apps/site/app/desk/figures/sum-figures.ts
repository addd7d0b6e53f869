import { FIGURE_KINDS, type Figure, type FigureKind } from "@lieudit/desk";

/** Counts of a listing. */
export type ListingFigures = Record<FigureKind, number>;

/** Returns counts of nothing yet. */
export function noFigures(): ListingFigures {
  return Object.fromEntries(FIGURE_KINDS.map((kind) => [kind, 0])) as ListingFigures;
}

/** Adds figures up: the total of each kind, and each day that has any, the latest first. */
export function sumByDay(figures: readonly Figure[]): {
  totals: ListingFigures;
  days: ({ day: string } & ListingFigures)[];
} {
  const totals = noFigures();
  const days = new Map<string, { day: string } & ListingFigures>();
  for (const { day, kind, count } of figures) {
    const row = days.get(day) ?? { day, ...noFigures() };
    row[kind] += count;
    totals[kind] += count;
    days.set(day, row);
  }
  return { totals, days: [...days.values()].toSorted((a, b) => (a.day < b.day ? 1 : -1)) };
}

/** Adds the figures of each listing up; listings without any are missing. */
export function sumByListing(figures: readonly Figure[]): ReadonlyMap<string, ListingFigures> {
  const grouped = Map.groupBy(figures, ({ subject }) => subject);
  return new Map([...grouped].map(([subject, group]) => [subject, sumByDay(group).totals]));
}

const DAY_MS = 86_400_000;

/**
 * Returns the last days of a listing, oldest first, as `2026-11-20` in UTC: at most `count`, and none
 * before it was published.
 */
export function listReportDays(published: string, now: Date, count: number): string[] {
  const days = Array.from({ length: count }, (_, at) =>
    new Date(now.getTime() - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  );
  const first = published.slice(0, 10);
  // A listing that a feed dates in the future has today.
  return days.filter((day, at) => day >= first || at === count - 1);
}
