import type { Result } from "lighthouse";

/** What one run of Lighthouse says of a page. */
export interface PageAudit {
  /** 0 to 100 each. */
  scores: Readonly<Record<Category, number>>;
  /** How fast the machine is, as Lighthouse measures it: about 1500 and more is a desktop computer. */
  benchmarkIndex: number;
  /** Milliseconds on the simulated phone. */
  largestContentfulPaintMs: number;
  totalBlockingTimeMs: number;
  cumulativeLayoutShift: number;
  /** Of the largest picture that was fetched before all others; 0 where there was none. */
  firstPictureBytes: number;
  /** Audits with less than the best score, of all categories but performance. */
  faults: string[];
}

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** What every kind of page has to reach. */
const MIN_SCORES: Readonly<Record<Category, number>> = {
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

/** The largest picture of a page's first screen may weigh this. */
const MAX_FIRST_PICTURE_BYTES = 80 * 1024;

/** @throws {Error} when the run itself failed. */
export function pageAudit(result: Result): PageAudit {
  if (result.runtimeError !== undefined) {
    throw new Error(`${result.requestedUrl}: ${result.runtimeError.message}`);
  }
  const numeric = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((result.categories[id]?.score ?? 0) * 100)]),
    ) as Record<Category, number>, // One for each of them.
    benchmarkIndex: result.environment.benchmarkIndex,
    largestContentfulPaintMs: numeric("largest-contentful-paint"),
    totalBlockingTimeMs: numeric("total-blocking-time"),
    cumulativeLayoutShift: numeric("cumulative-layout-shift"),
    firstPictureBytes: firstPictureBytes(result),
    faults: faultsOf(result),
  };
}

/** One sentence for each bar that the median of a page's runs misses. */
export function auditProblems(page: string, audits: readonly PageAudit[]): string[] {
  const low = CATEGORIES.flatMap((category) => {
    const score = medianOf(audits.map(({ scores }) => scores[category]));
    const least = MIN_SCORES[category];
    return score < least ? [`${page}: ${category} is ${score}, below ${least}.`] : [];
  });
  const bytes = Math.max(...audits.map(({ firstPictureBytes }) => firstPictureBytes));
  const heavy =
    bytes > MAX_FIRST_PICTURE_BYTES
      ? [`${page}: the first picture is ${(bytes / 1024).toFixed(0)} KB, above 80 KB.`]
      : [];
  const faults = new Set(audits.flatMap((audit) => audit.faults));
  return [...low, ...heavy, ...[...faults].map((fault) => `${page}: ${fault}.`)];
}

/** The middle value, the larger of two; NaN of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function faultsOf(result: Result): string[] {
  return CATEGORIES.filter((id) => id !== "performance").flatMap((id) =>
    (result.categories[id]?.auditRefs ?? []).flatMap((ref) => {
      const audit = result.audits[ref.id];
      return ref.weight > 0 && audit?.score !== null && audit !== undefined && audit.score < 1
        ? [`${id}, ${audit.id}: ${audit.title}`]
        : [];
    }),
  );
}

interface FetchedResource {
  resourceType?: string;
  priority?: string;
  transferSize?: number;
}

function firstPictureBytes(result: Result): number {
  const details = result.audits["network-requests"]?.details;
  const items = details !== undefined && "items" in details ? (details.items as FetchedResource[]) : [];
  const sizes = items
    .filter(({ resourceType, priority }) => resourceType === "Image" && priority === "High")
    .map(({ transferSize = 0 }) => transferSize);
  return Math.max(0, ...sizes);
}
