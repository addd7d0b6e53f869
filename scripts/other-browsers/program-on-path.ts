import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these programs that a folder of PATH holds, or null. */
export function programOnPath(...names: string[]): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path)) ?? null;
}
