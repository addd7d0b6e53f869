import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LIBRARY_NAMES } from "@lieudit/place-elements/libraries";
import type { KitManifest, WrittenKit } from "@lieudit/place-elements/serving";
import { AT_ONCE_FOLDER } from "./at-once-files.ts";
import { type BuiltKit, buildElementFiles, buildLoader } from "./build-element-files.ts";
import { scriptsLoadedWith } from "./built-script.ts";
import { buildScenes } from "./scenes.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Builds the elements and writes them to `folder`. Of the existing files, those
 * of the previous build are kept, because pages may have a script that names them.
 */
export async function writeElements(folder: string): Promise<BuiltKit> {
  const loader = await buildLoader();
  const kit = await buildElementFiles();
  const target = `${folder}.new`;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, "files", AT_ONCE_FOLDER), { recursive: true });
  for (const name of filesOfPreviousBuild(folder)) {
    for (const ending of ["", ".br", ".gz"]) {
      const from = join(folder, "files", name + ending);
      if (existsSync(from)) cpSync(from, join(target, "files", name + ending));
    }
  }
  const files = [...kit.scripts, ...kit.assets, kit.atOnce.script, ...kit.atOnce.others];
  await Promise.all(files.map(({ name, code }) => writeCompressed(join(target, "files", name), code)));
  writeFileSync(join(target, "maps-api.js"), loader);
  const written: WrittenKit = {
    ...buildManifest(kit),
    files: files.map(({ name }) => name),
    holds: Object.fromEntries(kit.scripts.map(({ name, sources }) => [name, sources])),
  };
  writeFileSync(join(target, "kit.json"), `${JSON.stringify(written, null, 2)}\n`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(target, folder);
  return kit;
}

/** Writes a file and its compressed forms, so that no server compresses it. */
async function writeCompressed(path: string, code: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: code.length };
  const [br, gz] = await Promise.all([brotli(code, { params }), gzipped(code, { level: 9 })]);
  writeFileSync(path, code);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

/** Returns the names of the files that the previous build made and that still exist. */
function filesOfPreviousBuild(folder: string): readonly string[] {
  const list = join(folder, "kit.json");
  if (!existsSync(list)) return [];
  // Written by this function; the first versions had no list of files.
  const { files = [] } = JSON.parse(readFileSync(list, "utf8")) as Partial<WrittenKit>;
  return files.filter((name) => existsSync(join(folder, "files", name)));
}

/** Names the file that starts the kit and the further files of each library. */
export function buildManifest({ scripts: files, atOnce }: Pick<BuiltKit, "scripts" | "atOnce">): KitManifest {
  const entry = files.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error("The built kit has no entry.");
  const loaded = new Set(scriptsLoadedWith(entry, files));
  const libraries = LIBRARY_NAMES.flatMap((name) => {
    const source = `place-elements/src/${FOLDERS[name] ?? name}/library.ts`;
    const file = files.find(({ sources }) => sources.includes(source));
    return file === undefined || file.isEntry
      ? []
      : [[name, scriptsLoadedWith(file, files, loaded)] as const];
  });
  const byName: Readonly<Record<string, readonly string[]>> = Object.fromEntries(libraries);
  return {
    entry: entry.name,
    libraries: byName,
    scenes: buildScenes(files, new Set([...loaded, ...(byName.places ?? [])])),
    atOnce: atOnce.script.name,
  };
}

/** Folders of libraries that are not named like the library. */
const FOLDERS: Readonly<Record<string, string>> = { maps: "map" };
