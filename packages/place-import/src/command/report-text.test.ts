import { expect, test } from "vitest";
import type { ImportReport } from "../source/import-report.ts";
import { formatReport, formatSources, toPrintable } from "./report-text.ts";

const report: ImportReport = {
  source: {
    name: "town",
    origin: "town.osm.pbf",
    importedAt: "2026-03-01T12:00:00.000Z",
    dataTimestamp: "2026-01-02T03:04:05Z",
    attribution: "© OpenStreetMap contributors",
    placeCount: 1_234_567,
  },
  read: { nodes: 30_477, ways: 999, relations: 1_000 },
  placesByKind: { poi: 1_234_565, locality: 1, postal_code: 1 },
  topTypes: [
    { type: "cafe", count: 1_200 },
    { type: "bakery", count: 3 },
  ],
  skipped: [
    { reason: "places without a name", count: 22_550, examples: [] },
    {
      reason: "damaged blocks",
      count: 1,
      examples: ["town.osm.pbf, blob 2 at byte 99: its zlib data is damaged"],
    },
  ],
  tileCount: 1_022,
  roadKilometres: 1_204,
  fetchedPhotoCount: 31,
  patchedCount: 2,
  notes: ["patch line 3: it is not JSON; the line is not used"],
  indexedCount: 1_300_000,
  seconds: 12.34,
  peakMemoryBytes: 314_000_000,
};

test("the report", () => {
  expect(
    formatReport(report),
  ).toBe(`WARNING: 1 block of the file is damaged, and the places in there are missing. Get the file again and import it.
Imported town from town.osm.pbf, data of 2026-01-02T03:04:05Z
  read     30,477 nodes, 999 ways, 1,000 relations
  places   1,234,567: 1,234,565 points of interest, 1 locality, 1 postal code
  types    cafe 1,200, bakery 3
  patched  2 places
  photos   31
  map      1,022 tiles
  roads    1,204 km
  skipped
       22,550  places without a name
            1  damaged blocks, for example town.osm.pbf, blob 2 at byte 99: its zlib data is damaged
  notes
    patch line 3: it is not JSON; the line is not used
  index    1,300,000 places of all sources
  took     12.3 s, 314 MB of memory at most
`);
});

test("an index in shards has a line about the regions that were built", () => {
  expect(formatReport({ ...report, shards: { count: 1_200, newCount: 1 } })).toContain(
    "  index    1,300,000 places of all sources\n  shards   built 1 of 1,200 regions\n  took",
  );
});

test("a thousand notes are truncated", () => {
  const notes = Array.from({ length: 1_000 }, (_, index) => `note ${index}`);
  expect(formatReport({ ...report, notes })).toContain("    note 19\n    and 980 more\n");
});

test("a file with addresses only has no line of types", () => {
  expect(formatReport({ ...report, topTypes: [] })).not.toContain("types");
});

test("days are in the machine's time zone", () => {
  const late = {
    ...report.source,
    importedAt: "2026-03-01T23:30:00Z",
    dataTimestamp: "2026-01-02T04:00:00Z",
  };
  expect(formatSources([late], "Europe/Paris")).toContain("2026-03-02  2026-01-02");
  expect(formatSources([late], "America/New_York")).toContain("2026-03-01  2026-01-01");
  const ofMay = { ...late, kind: "fuel" as const, dataTimestamp: "2026-04-30T22:00:00Z" };
  expect(formatSources([ofMay], "America/New_York")).toContain("2026-03-01  2026-05-01");
});

test("lists the sources as a table", () => {
  expect(
    formatSources(
      [report.source, { ...report.source, name: "a-longer-name", placeCount: 7, origin: "b.osm" }],
      "UTC",
    ),
  ).toBe(
    `NAME           PLACES     IMPORTED    DATA OF     FROM
town           1,234,567  2026-03-01  2026-01-02  town.osm.pbf
a-longer-name  7          2026-03-01  2026-01-02  b.osm
`,
  );
  const fuel = { ...report.source, name: "fuel", kind: "fuel" as const, placeCount: 12, joinedCount: 3_400 };
  expect(formatSources([report.source, fuel], "UTC").split("\n").slice(0, 3)).toEqual([
    "NAME  PLACES     JOINED  IMPORTED    DATA OF     FROM",
    "town  1,234,567          2026-03-01  2026-01-02  town.osm.pbf",
    "fuel  12         3,400   2026-03-01  2026-01-02  town.osm.pbf",
  ]);
  expect(formatSources([])).toBe("Nothing is imported.\n");
});

test("removes characters that move the cursor or reverse text", () => {
  expect(toPrintable("a\x1b[2Jb\r\n\u202ec\u0000é")).toBe("a?[2Jb???c?é");
  expect(toPrintable("x".repeat(1_000))).toHaveLength(300);
});
