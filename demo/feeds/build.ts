import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DEMO_CLOCK, parseClock } from "../facts/clock.ts";
import { osmXml } from "../osm/osm-xml.ts";
import { CORNERS } from "../region/coast.ts";
import { drawRegion } from "../region/region.ts";
import { feedPlaces } from "./feed-places.ts";
import { fuelXml } from "./fuel-feed.ts";
import { irveLiveCsv, irveStaticCsv } from "./irve-feed.ts";

/** Runs `node demo/feeds/build.ts <out folder> [--clock <RFC 3339 | now>]`; see README.md. */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { clock: { type: "string", default: DEMO_CLOCK } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined)
    throw new Error("No folder to write to; call it as: node demo/feeds/build.ts <out folder>");
  const out = join(resolve(folder), "feeds");
  await buildFeeds(osmXml(drawRegion().drawing, CORNERS), out, parseClock(values.clock));
  console.log(`Demo feeds written to ${out}.`);
}

/**
 * Writes `prix.xml`, `irve-statique.csv`, `irve-dynamique.csv` and
 * `avis.jsonl` into `out`, the same bytes for the same map and clock. Each
 * file is replaced atomically.
 */
export async function buildFeeds(osm: string, out: string, clock: string): Promise<void> {
  const place = feedPlaces(osm);
  await mkdir(out, { recursive: true });
  await replaceFile(join(out, "prix.xml"), fuelXml(place, clock));
  await replaceFile(join(out, "irve-statique.csv"), irveStaticCsv(place));
  await replaceFile(join(out, "irve-dynamique.csv"), irveLiveCsv(clock));
  await replaceFile(join(out, "avis.jsonl"), await readFile(join(import.meta.dirname, "avis.jsonl")));
}

async function replaceFile(path: string, content: string | Buffer): Promise<void> {
  // Two that draw at once, of two servers over the same folder, write no file together.
  const written = `${path}.${process.pid}.new`;
  await writeFile(written, content);
  await rename(written, path);
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
