import { expect, test } from "vitest";
import {
  formatAddressReport,
  formatFeedReport,
  formatLiveReport,
  formatModeration,
} from "./feed-report-text.ts";

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
  expect(formatFeedReport({ ...report, shards: { count: 14, newCount: 2 } })).toContain(
    "  index    1,000,000 places of all sources\n  shards   built 2 of 14 regions\n  took",
  );
  expect(formatFeedReport({ ...reviews, readCount: 1, joinedCount: 1 })).toContain(
    "  read     1 review\n  joined   1 place that was there\n  index",
  );
});

test("the report of address files", () => {
  const report = {
    source: { ...SOURCE, name: "bano-83" },
    formats: ["BANO" as const],
    readCount: 66_502,
    added: { address: 60_000, street: 6_000, locality: 1 },
    known: { address: 3_000, street: 1 },
    rejectedCount: 502,
    skipped: [{ reason: "rows without a position", count: 502, examples: ["row 7"] }],
    indexedCount: 100_000,
    readSeconds: 2,
    seconds: 9.04,
  };
  expect(formatAddressReport(report)).toBe(`Imported bano-83 from prix?[2J.zip, data of 2026-05-02T09:50:00Z
  read     66,502 rows of BANO, 33,251 a second
  added    60,000 addresses, 6,000 streets, 1 locality
  known    3,000 addresses, 1 street; other sources have them
  refused  502 rows
  skipped
          502  rows without a position, for example row 7
  index    100,000 places of all sources
  took     9.0 s
`);
  expect(formatAddressReport({ ...report, shards: { count: 14, newCount: 0 } })).toContain(
    "  shards   built 0 of 14 regions\n",
  );
  expect(formatAddressReport({ ...report, added: {}, known: {} })).toContain(
    "  added    nothing\n  known    nothing\n",
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
