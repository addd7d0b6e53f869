import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Packages whose code decides which records, maps and roads an extract gives. */
const PACKAGES = ["place-import", "place-model", "opening-hours", "basemap", "road-routing"];

/** Returns a text that changes with the code of imports: the number and the newest of its files. */
export async function readProgramVersion(): Promise<string> {
  const folders = PACKAGES.map((name) => join(import.meta.dirname, "../../..", name, "src"));
  const lists = await Promise.all(folders.map((folder) => readdir(folder, { recursive: true })));
  const paths = lists.flatMap((list, index) => list.map((file) => join(folders[index] as string, file)));
  const times = await Promise.all(paths.map(async (path) => (await stat(path)).mtimeMs));
  return `${paths.length} ${Math.max(...times)}`;
}
