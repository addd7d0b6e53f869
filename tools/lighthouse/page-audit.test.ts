import type { Result } from "lighthouse";
import { expect, test } from "vitest";
import { auditProblems, pageAudit } from "./page-audit.ts";

/** The part of a result that is read. */
function aResult({
  performance = 0.99,
  seo = 1,
  pictureBytes = 40_000,
}: {
  performance?: number;
  seo?: number;
  pictureBytes?: number;
} = {}): Result {
  const category = (score: number, id?: string) => ({ score, auditRefs: id ? [{ id, weight: 1 }] : [] });
  return {
    requestedUrl: "http://localhost/",
    environment: { benchmarkIndex: 2000 },
    categories: {
      performance: category(performance),
      accessibility: category(1),
      "best-practices": category(1),
      seo: category(seo, "meta-description"),
    },
    audits: {
      "meta-description": { id: "meta-description", title: "No description", score: seo },
      "largest-contentful-paint": { numericValue: 1500 },
      "network-requests": {
        details: {
          items: [
            { resourceType: "Image", priority: "High", transferSize: pictureBytes },
            { resourceType: "Image", priority: "Low", transferSize: 900_000 },
            { resourceType: "Script", priority: "High", transferSize: 900_000 },
          ],
        },
      },
    },
  } as unknown as Result;
}

const problems = (...results: Result[]) => auditProblems("home", results.map(pageAudit));

test("a page that reaches every bar has no fault; the median counts, not the worst run", () => {
  expect(problems(aResult({ performance: 0.9 }), aResult(), aResult())).toEqual([]);
});

test("each bar that is missed is told, and a fault that any run found", () => {
  expect(
    problems(aResult({ performance: 0.97, seo: 0.9, pictureBytes: 90_000 }), aResult({ performance: 0.97 })),
  ).toEqual([
    "home: performance is 97, below 98.",
    "home: the first picture is 88 KB, above 80 KB.",
    "home: seo, meta-description: No description.",
  ]);
});

test("a run that failed is no result", () => {
  const failed = { ...aResult(), runtimeError: { code: "NO_FCP", message: "Nothing was painted." } };
  expect(() => pageAudit(failed as Result)).toThrow("Nothing was painted.");
});
