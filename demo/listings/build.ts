import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DEMO_CLOCK, parseClock } from "../facts/clock.ts";
import { demoListings } from "./demo-listings.ts";
import { arrangePictures, PICTURES_FOLDER } from "./listing-pictures.ts";

/** Runs `node demo/listings/build.ts <out folder> [--clock <RFC 3339 | now>]`; see README.md. */
async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { clock: { type: "string", default: DEMO_CLOCK } },
    allowPositionals: true,
  });
  const [out] = positionals;
  if (out === undefined)
    throw new Error("No folder to write to; call it as: node demo/listings/build.ts <out folder>");
  const { agencies, listings } = await buildListings(resolve(out), parseClock(values.clock));
  console.log(`Listings written to ${out}: ${listings} listings of ${agencies} agencies and dealers.`);
}

/** Writes `annonces.jsonl`, `agences.jsonl` and `photos/` into `out`, the same bytes for the same clock. */
export async function buildListings(
  out: string,
  clock: string,
): Promise<{ agencies: number; listings: number }> {
  const { agencies, listings } = demoListings(clock);
  await mkdir(out, { recursive: true });
  await writeFile(join(out, "agences.jsonl"), jsonLines(agencies));
  const pictures = arrangePictures(listings);
  const delivered = listings.map((listing) => ({
    ...listing,
    fichiers: (pictures.get(listing.reference) ?? []).map(({ file, alt }) => ({
      fichier: `photos/${file}`,
      alt,
    })),
  }));
  await writeFile(join(out, "annonces.jsonl"), jsonLines(delivered));
  const photos = join(out, "photos");
  await rm(photos, { recursive: true, force: true });
  for (const kind of ["vehicles", "estates"]) {
    await cp(join(PICTURES_FOLDER, kind), join(photos, kind), { recursive: true });
  }
  return { agencies: agencies.length, listings: listings.length };
}

function jsonLines(items: readonly unknown[]): string {
  return items.map((item) => `${JSON.stringify(item)}\n`).join("");
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
