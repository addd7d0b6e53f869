import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { readManifest } from "@lieudit/place-index/store";
import type { PlaceRecord } from "@lieudit/place-model";
import { readRecordFile } from "../../../packages/place-import/src/store/record-file.ts";

/**
 * Imports the demo region of a repository into a new data folder below `folder`.
 *
 * @param options further options of the import
 * @returns the data folder
 * @throws the error of the process that fails
 */
export function importDemo(repository: string, folder: string, options: readonly string[] = []): string {
  const demo = join(folder, "demo");
  const dataDir = join(folder, "demo-data");
  const run = (program: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(repository, program), ...args], {
      cwd: repository,
      stdio: ["ignore", "ignore", "pipe"],
    });
  run("demo/build.ts", demo);
  run(
    "packages/place-import/src/command/main.ts",
    join(demo, "demo.osm"),
    ...["--name", "demo", "--patch", join(demo, "facts.jsonl"), "--photos", join(demo, "photos")],
    ...["--data-dir", dataDir, ...options],
  );
  return dataDir;
}

/** Reads the places of all sources in a folder, as they were imported. */
export async function readImportedPlaces(placesFolder: string): Promise<PlaceRecord[]> {
  const manifest = await readManifest(placesFolder);
  const places: PlaceRecord[] = [];
  for (const { name, file } of manifest?.sources ?? [])
    for await (const record of readRecordFile(join(placesFolder, file), name)) places.push(record);
  return places;
}
