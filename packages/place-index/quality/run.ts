import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { LatLng } from "@lieudit/place-model";
import type { PlaceIndex } from "../src/place-index.ts";
import { createSqlitePlaceIndexWriter, openSqlitePlaceIndex } from "../src/sqlite/index.ts";
import { followPlaceIndex } from "../src/store/index.ts";
import { FIXTURE_PLACES } from "./fixture-places.ts";
import { readQualityQueries, scoreQueries } from "./score-queries.ts";

/**
 * `node packages/place-index/quality/run.ts`: how often the expected place is
 * the first suggestion (hit@1), and within the position that its line allows
 * (hit@5 for most). A score to watch while ranking changes, not a test: see
 * docs/ranking.md. Real places are scored when an extract of Monaco is there.
 */
const REPOSITORY = fileURLToPath(new URL("../../../", import.meta.url));
const MONACO_EXTRACT = join(REPOSITORY, "../shared/data/osm/monaco-2023-11-21.osm.pbf");
const HARBOUR: LatLng = { latitude: 43.24, longitude: 6.81 };
const MONACO: LatLng = { latitude: 43.7384, longitude: 7.4246 };

const folder = await mkdtemp(join(tmpdir(), "lieudit-quality-"));
try {
  await score("fictional towns", "queries.csv", HARBOUR, await fixtureIndex());
  if (existsSync(MONACO_EXTRACT)) await score("Monaco", "monaco-queries.csv", MONACO, await monacoIndex());
  else console.log(`Monaco is not scored: there is no extract at ${MONACO_EXTRACT}.`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function score(name: string, file: string, middle: LatLng, index: PlaceIndex): Promise<void> {
  const text = await readFile(new URL(file, import.meta.url), "utf8");
  const { hitAt1, hitAt5, misses, count } = await scoreQueries(index, readQualityQueries(text, middle));
  await index.close();
  for (const { query, expected, position, first } of misses) {
    const found = position === 0 ? "is not among the first five" : `is at ${position}`;
    console.log(`  ${name}: '${query}' should give ${expected}, which ${found}; first: ${first}`);
  }
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(`${name}: ${count} queries, hit@1 ${percent(hitAt1)}, hit@5 ${percent(hitAt5)}`);
}

async function fixtureIndex(): Promise<PlaceIndex> {
  const path = join(folder, "fixture.sqlite");
  const writer = createSqlitePlaceIndexWriter(path);
  const importedAt = "2026-01-01T00:00:00Z";
  await writer.add(
    { name: "fixture", origin: "", importedAt, attribution: "", placeCount: FIXTURE_PLACES.length },
    FIXTURE_PLACES,
  );
  await writer.finish();
  return openSqlitePlaceIndex(path);
}

async function monacoIndex(): Promise<PlaceIndex> {
  const command = join(REPOSITORY, "packages/place-import/src/command/main.ts");
  execFileSync(process.execPath, [command, MONACO_EXTRACT], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [places = ""] = (await readdir(folder)).filter((name) => name === "places");
  return followPlaceIndex(join(folder, places));
}
