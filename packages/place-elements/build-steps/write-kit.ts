import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LIBRARY_NAMES } from "../src/core/import-library.ts";
import type { KitManifest } from "../src/serving/kit-manifest.ts";
import { type BuiltKit, type BuiltScript, buildKitFiles, buildLoader } from "./build-kit-files.ts";

/** Builds the kit and writes it to `folder`, which then holds nothing else. */
export async function writeKit(folder: string): Promise<BuiltKit> {
  const loader = await buildLoader();
  const kit = await buildKitFiles();
  const made = `${folder}.made`;
  for (const old of [made, folder]) rmSync(old, { recursive: true, force: true });
  mkdirSync(join(made, "files"), { recursive: true });
  for (const { name, code } of [...kit.scripts, ...kit.workers])
    writeFileSync(join(made, "files", name), code);
  writeFileSync(join(made, "maps-api.js"), loader);
  writeFileSync(join(made, "kit.json"), `${JSON.stringify(manifestOf(kit.scripts), null, 2)}\n`);
  renameSync(made, folder);
  return kit;
}

/** Which file starts the kit, and which each library needs beside it. */
export function manifestOf(files: readonly BuiltScript[]): KitManifest {
  const entry = files.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error("The kit came to no entry; see build-kit-files.ts.");
  const there = new Set(filesWith(entry, files, new Set()));
  const libraries = LIBRARY_NAMES.flatMap((name) => {
    const source = `place-elements/src/${FOLDER_OF[name] ?? name}/library.ts`;
    const file = files.find(({ sources }) => sources.includes(source));
    return file === undefined || file.isEntry ? [] : [[name, filesWith(file, files, there)] as const];
  });
  return { entry: entry.name, libraries: Object.fromEntries(libraries) };
}

/** Libraries whose folder has another name. */
const FOLDER_OF: Readonly<Record<string, string>> = { maps: "map" };

/** `file` and what it brings with it, less what is there already. */
export function filesWith(
  file: BuiltScript,
  files: readonly BuiltScript[],
  there: ReadonlySet<string>,
): readonly string[] {
  const names = new Set<string>();
  const add = (added: BuiltScript | undefined): void => {
    if (added === undefined || names.has(added.name) || there.has(added.name)) return;
    names.add(added.name);
    for (const imported of added.imports) add(files.find(({ name }) => name === imported));
  };
  add(file);
  return [...names];
}
