import { expect, test } from "vitest";
import { formatFeedReport, formatLiveReport, formatModeration } from "./feed-report-text.ts";

const SOURCE = {
  name: "fuel",
  origin: "prix\u001b[2J.zip",
  importedAt: "2026-05-02T10:00:00Z",
  dataTimestamp: "2026-05-02T09:50:00Z",
  attribution: "prix-carburants.gouv.fr",
  placeCount: 1_200,
};
const SKIPPED = [{ reason: "prices out of range", count: 3, examples: ["station 06240004"] }];

test("the report of a feed", () => {
  const report = {
    source: SOURCE,
    kind: "fuel" as const,
    readCount: 9_900,
    joinedCount: 8_700,
    ownCount: 1_200,
    skipped: SKIPPED,
    indexedCount: 1_000_000,
    seconds: 61.25,
  };
  expect(formatFeedReport(report)).toBe(`Imported fuel from prix?[2J.zip, data of 2026-05-02T09:50:00Z
  read     9,900 stations
  joined   8,700 places that were there
  places   1,200 of its own
  skipped
            3  prices out of range, for example station 06240004
  index    1,000,000 places of all sources
  took     61.3 s
`);
  const reviews = { ...report, kind: "reviews" as const, ownCount: 0, skipped: [] };
  expect(formatFeedReport(reviews)).toContain(
    "  read     9,900 reviews\n  joined   8,700 places that were there\n  index",
  );
  expect(formatFeedReport({ ...reviews, readCount: 1, joinedCount: 1 })).toContain(
    "  read     1 review\n  joined   1 place that was there\n  index",
  );
});

test("the report of a refresh and of moderation", () => {
  expect(
    formatLiveReport({ kind: "irve", origin: "live.csv", readCount: 1_000, placeCount: 300, skipped: [] }),
  ).toBe("Refreshed irve from live.csv\n  read     1,000 charging points\n  places   300\n");
  expect([
    formatModeration("hide", true),
    formatModeration("hide", false),
    formatModeration("show", true),
    formatModeration("show", false),
  ]).toEqual([
    "The review is hidden.\n",
    "The review is hidden already.\n",
    "The review is shown again.\n",
    "The review is not hidden.\n",
  ]);
});
