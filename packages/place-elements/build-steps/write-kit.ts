import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LIBRARY_NAMES } from "../src/core/import-library.ts";
import type { KitManifest, WrittenKit } from "../src/serving/kit-manifest.ts";
import { AT_ONCE_FOLDER } from "./at-once-files.ts";
import { type BuiltKit, buildKitFiles, buildLoader } from "./build-kit-files.ts";
import { filesWith } from "./files-with.ts";

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/**
 * Builds the kit and writes it to `folder`, which then holds nothing else but
 * the files of the build before: pages may have a script that names those.
 */
export async function writeKit(folder: string): Promise<BuiltKit> {
  const loader = await buildLoader();
  const kit = await buildKitFiles();
  const made = `${folder}.made`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(join(made, "files", AT_ONCE_FOLDER), { recursive: true });
  for (const name of filesOfLastBuild(folder)) {
    for (const ending of ["", ".br", ".gz"]) {
      const from = join(folder, "files", name + ending);
      if (existsSync(from)) cpSync(from, join(made, "files", name + ending));
    }
  }
  const files = [...kit.scripts, ...kit.workers, kit.atOnce.script, ...kit.atOnce.others];
  await Promise.all(files.map(({ name, code }) => writePacked(join(made, "files", name), code)));
  writeFileSync(join(made, "maps-api.js"), loader);
  const written: WrittenKit = {
    ...manifestOf(kit),
    files: files.map(({ name }) => name),
    holds: Object.fromEntries(kit.scripts.map(({ name, sources }) => [name, sources])),
  };
  writeFileSync(join(made, "kit.json"), `${JSON.stringify(written, null, 2)}\n`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
  return kit;
}

/** A file as it is and as browsers read it packed, as small as it gets: no server packs the same file twice. */
async function writePacked(path: string, code: string): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: code.length };
  const [br, gz] = await Promise.all([inBrotli(code, { params }), inGzip(code, { level: 9 })]);
  writeFileSync(path, code);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

/** Those that are still there of the files that the last build made itself. */
function filesOfLastBuild(folder: string): readonly string[] {
  const list = join(folder, "kit.json");
  if (!existsSync(list)) return [];
  // Written by this very function, or by one that wrote no files yet.
  const { files = [] } = JSON.parse(readFileSync(list, "utf8")) as Partial<WrittenKit>;
  return files.filter((name) => existsSync(join(folder, "files", name)));
}

/** Which file starts the kit, and which each library needs beside it. */
export function manifestOf({ scripts: files, atOnce }: Pick<BuiltKit, "scripts" | "atOnce">): KitManifest {
  const entry = files.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error("The kit came to no entry; see build-kit-files.ts.");
  const there = new Set(filesWith(entry, files, new Set()));
  const libraries = LIBRARY_NAMES.flatMap((name) => {
    const source = `place-elements/src/${FOLDER_OF[name] ?? name}/library.ts`;
    const file = files.find(({ sources }) => sources.includes(source));
    return file === undefined || file.isEntry ? [] : [[name, filesWith(file, files, there)] as const];
  });
  return { entry: entry.name, libraries: Object.fromEntries(libraries), atOnce: atOnce.script.name };
}

/** Libraries whose folder has another name. */
const FOLDER_OF: Readonly<Record<string, string>> = { maps: "map" };
