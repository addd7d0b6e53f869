import { join } from "node:path";

/**
 * Returns the path of a real file, such as an extract of OpenStreetMap or a day of a public feed.
 * These files have their own licences and are not part of the repository. They are optional, in
 * `../shared/data`.
 */
export function getRealDataPath(path: string): string {
  return join(import.meta.dirname, "../../../../shared/data", path);
}

/** Monaco on 21 November 2023, 0.5 MB. */
export const MONACO_EXTRACT: string = getRealDataPath("osm/monaco-2023-11-21.osm.pbf");
