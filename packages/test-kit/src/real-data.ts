import { join } from "node:path";

/**
 * Path of a real file, such as an extract of OpenStreetMap or a day of a public
 * feed. These files have licences of their own and are no part of the
 * repository: they lie beside it, in `../shared/data`, where somebody has put
 * them. Whoever reads one does without where it is not.
 */
export function realData(path: string): string {
  return join(import.meta.dirname, "../../../../shared/data", path);
}

/** Monaco on 21 November 2023, 0.5 MB. */
export const MONACO_EXTRACT: string = realData("osm/monaco-2023-11-21.osm.pbf");
