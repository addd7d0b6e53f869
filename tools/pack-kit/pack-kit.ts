import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type BuiltPackage, buildPackage } from "./build-package.ts";

/** The packages of the kit, each after those that it imports, with the addresses that are for servers alone. */
const PACKAGES: readonly (readonly [name: string, leftOut?: readonly string[]])[] = [
  ["place-model"],
  // Tags are read where places are imported, by a library that browsers need not have.
  ["opening-hours", ["./osm"]],
  ["places-client"],
  ["place-widgets"],
  // Tiles, styles and pictures are handed out by a server.
  ["place-map", ["./server"]],
];

/**
 * Builds the kit's packages and packs each into a file for `npm install`.
 *
 * @param folder where the files go; it is made where it is missing
 * @returns the files' names
 */
export async function packKit(folder: string, say: (line: string) => void = () => {}): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const building = mkdtempSync(join(tmpdir(), "lieudit-kit-"));
  try {
    const built: BuiltPackage[] = [];
    for (const [name, leftOut] of PACKAGES) {
      say(`Building @lieudit/${name} …`);
      built.push(await buildPackage(name, building, built, leftOut));
    }
    return await pack(
      built.map((each) => each.folder),
      folder,
    );
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
}

async function pack(packages: readonly string[], folder: string): Promise<string[]> {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder, ...packages];
  const { stdout } = await promisify(execFile)("npm", args, { shell: process.platform === "win32" });
  return (JSON.parse(stdout) as { filename: string }[]).map(({ filename }) => filename);
}
