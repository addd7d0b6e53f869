import { execFile } from "node:child_process";
import { cp, mkdir, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { writeSampleFiles } from "./sample-files.ts";

export const ROOT = resolve(import.meta.dirname, "..", "..", "..");

/** What commands of the documentation name of the repository. */
const LINKED = ["apps", "demo", "docs", "examples", "node_modules", "package.json", "packages", "tools"];

/** Sources that the documentation removes; `monaco` has the roads that it reads. */
const SOURCES = [
  ["monaco", "monaco.osm.pbf"],
  ["demo", "my-town.osm.pbf"],
  ...["demo-prix", "demo-bornes", "demo-avis"].map((name) => [name, "--csv", "shops.csv"] as const),
] as const;

/** Folders in which blocks run: sample files, a small data folder and links to the repository. */
export interface WorkFolders {
  /** Makes another one; its parent is its own too, since commands write to `../`. */
  create(): Promise<string>;
}

/**
 * Writes the sample files and imports some of them.
 *
 * @param folder for all work folders
 * @param samples for the files, and the data folder that each work folder has a copy of
 */
export async function prepareWorkFolders(folder: string, samples: string): Promise<WorkFolders> {
  await writeSampleFiles(samples);
  for (const [name, ...args] of SOURCES) await importSource(samples, [...args, "--name", name]);
  let count = 0;
  return {
    async create() {
      count += 1;
      const work = join(folder, `block-${count}`, "work");
      await mkdir(join(work, "srv"), { recursive: true });
      await cp(samples, work, { recursive: true });
      await cp(join(samples, "data"), join(work, "var", "lib", "lieudit"), { recursive: true });
      for (const name of LINKED) await symlink(join(ROOT, name), join(work, name));
      return work;
    },
  };
}

function importSource(folder: string, args: readonly string[]) {
  const program = join(ROOT, "packages", "place-import", "src", "command", "main.ts");
  return promisify(execFile)(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: "data", INIT_CWD: folder },
  });
}
