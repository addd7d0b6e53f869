import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aPlaceRecord } from "@lieudit/test-kit";
import { expect, test } from "vitest";
import { readRecords } from "./read-records.ts";
import { createSqlitePlaceIndexWriter } from "./writer.ts";

test("every record comes back as it was written, the most popular first", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lieudit-records-"));
  try {
    const path = join(folder, "index-1.sqlite");
    const writer = createSqlitePlaceIndexWriter(path);
    const records = [0.1, 0.9, 0.5].map((popularity, index) =>
      aPlaceRecord({ id: `osm-n-000000000${index}`, popularity, facts: { rating: 4 } }),
    );
    const source = { name: "a", origin: "a", importedAt: "", attribution: "", placeCount: 3 };
    await writer.add(source, records);
    await writer.finish();
    expect([...readRecords(path)]).toEqual([records[1], records[2], records[0]]);
    expect(() => [...readRecords(join(folder, "none.sqlite"))]).toThrow(
      expect.objectContaining({ code: "NOT_FOUND" }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
