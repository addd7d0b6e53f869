import type { Result } from "lighthouse";
import { expect, test } from "vitest";
import { findAuditProblems, readPageAudit } from "./page-audit.ts";

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

const problems = (...results: Result[]) => findAuditProblems("home", results.map(readPageAudit));

test("accepts a page whose median reaches every bar", () => {
  expect(problems(aResult({ performance: 0.9 }), aResult(), aResult())).toEqual([]);
});

test("reports each missed bar and each failed audit of any run", () => {
  expect(
    problems(aResult({ performance: 0.97, seo: 0.9, pictureBytes: 90_000 }), aResult({ performance: 0.97 })),
  ).toEqual([
    "home: performance is 97, below 98.",
    "home: the first picture is 88 KB, above 80 KB.",
    "home: seo, meta-description: No description.",
  ]);
});

test("asks more of the documentation", () => {
  const audits = [readPageAudit(aResult({ performance: 0.98 }))];
  expect(findAuditProblems("vehicles", audits)).toEqual([]);
  expect(findAuditProblems("docs", audits)).toEqual(["docs: performance is 98, below 99."]);
});

test("throws for a failed run", () => {
  const failed = { ...aResult(), runtimeError: { code: "NO_FCP", message: "Nothing was painted." } };
  expect(() => readPageAudit(failed as Result)).toThrow("Nothing was painted.");
});
