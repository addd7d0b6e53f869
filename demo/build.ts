import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DEMO_CLOCK, parseClock } from "./facts/clock.ts";
import { patchLines } from "./facts/operator-facts.ts";
import { PLACE_PICTURES_FOLDER } from "./facts/place-pictures.ts";
import { osmXml } from "./osm/osm-xml.ts";
import { CORNERS } from "./region/coast.ts";
import { drawRegion } from "./region/region.ts";

/** Runs `node demo/build.ts <out folder> [--clock <RFC 3339 | now>]`; see README.md. */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { clock: { type: "string", default: DEMO_CLOCK } },
    allowPositionals: true,
  });
  const [out] = positionals;
  if (out === undefined)
    throw new Error("No folder to write to; call it as: node demo/build.ts <out folder>");
  const startMs = performance.now();
  const { places, houses } = await buildDemo(resolve(out), parseClock(values.clock));
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`Demo written to ${out} in ${seconds} s: ${places} places, ${houses} houses.`);
}

/** Writes `demo.osm`, `facts.jsonl` and `photos/` into `out`, the same bytes for the same clock (RFC 3339). Returns counts. */
export async function buildDemo(out: string, clock: string): Promise<{ places: number; houses: number }> {
  const region = drawRegion();
  await mkdir(out, { recursive: true });
  const photos = join(out, "photos");
  await rm(photos, { recursive: true, force: true });
  await writeFile(join(out, "demo.osm"), osmXml(region.drawing, CORNERS));
  await writeFile(
    join(out, "facts.jsonl"),
    patchLines(region, clock)
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(""),
  );
  await cp(PLACE_PICTURES_FOLDER, photos, { recursive: true });
  return { places: region.places.length, houses: region.houses.length };
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
