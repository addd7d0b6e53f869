import type { Result } from "lighthouse";

/** Results of one Lighthouse run on a page. */
export interface PageAudit {
  /** 0 to 100 each. */
  scores: Readonly<Record<Category, number>>;
  /** Speed of the machine, as measured by Lighthouse; a desktop computer has about 1500 or more. */
  benchmarkIndex: number;
  /** Milliseconds on the simulated phone. */
  largestContentfulPaintMs: number;
  totalBlockingTimeMs: number;
  cumulativeLayoutShift: number;
  /** Size of the largest picture with high priority, or 0 without one. */
  firstPictureBytes: number;
  /** Audits below the best score, in all categories but performance. */
  failedAudits: string[];
}

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** Minimum scores of every page. */
const MIN_SCORES: Readonly<Record<Category, number>> = {
  performance: 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

/** Minimum performance of the documentation, which has no pictures above the fold. */
const MIN_OF_DOCS = 99;

/** Maximum size of the largest picture with high priority. */
const MAX_FIRST_PICTURE_BYTES = 80 * 1024;

/** @throws {Error} when the run itself failed. */
export function readPageAudit(result: Result): PageAudit {
  if (result.runtimeError !== undefined) {
    throw new Error(`${result.requestedUrl}: ${result.runtimeError.message}`);
  }
  const numeric = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((result.categories[id]?.score ?? 0) * 100)]),
    ) as Record<Category, number>, // One entry per category.
    benchmarkIndex: result.environment.benchmarkIndex,
    largestContentfulPaintMs: numeric("largest-contentful-paint"),
    totalBlockingTimeMs: numeric("total-blocking-time"),
    cumulativeLayoutShift: numeric("cumulative-layout-shift"),
    firstPictureBytes: readFirstPictureBytes(result),
    failedAudits: listFailedAudits(result),
  };
}

/** Returns one sentence for each bar that the median of a page misses. */
export function findAuditProblems(page: string, audits: readonly PageAudit[]): string[] {
  const low = CATEGORIES.flatMap((category) => {
    const score = computeMedian(audits.map(({ scores }) => scores[category]));
    const min = category === "performance" && page === "docs" ? MIN_OF_DOCS : MIN_SCORES[category];
    return score < min ? [`${page}: ${category} is ${score}, below ${min}.`] : [];
  });
  const bytes = Math.max(...audits.map(({ firstPictureBytes }) => firstPictureBytes));
  const heavy =
    bytes > MAX_FIRST_PICTURE_BYTES
      ? [`${page}: the first picture is ${(bytes / 1024).toFixed(0)} KB, above 80 KB.`]
      : [];
  const failedAudits = new Set(audits.flatMap((audit) => audit.failedAudits));
  return [...low, ...heavy, ...[...failedAudits].map((failed) => `${page}: ${failed}.`)];
}

/** Returns the middle value, the larger of two, or NaN for an empty list. */
export function computeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function listFailedAudits(result: Result): string[] {
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

function readFirstPictureBytes(result: Result): number {
  const details = result.audits["network-requests"]?.details;
  const items = details !== undefined && "items" in details ? (details.items as FetchedResource[]) : [];
  const sizes = items
    .filter(({ resourceType, priority }) => resourceType === "Image" && priority === "High")
    .map(({ transferSize = 0 }) => transferSize);
  return Math.max(0, ...sizes);
}
