import { execFile, execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PackedFile } from "./add-to-app.ts";
import { buildPackage } from "./build-package.ts";
import { compile } from "./compile.ts";
import { readPackageSource } from "./package-source.ts";
import { PUBLISHED_PACKAGES } from "./packages.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/**
 * Builds the published packages and packs each into a file for `npm install`.
 *
 * @param folder where the files go; it is made where it is missing
 * @returns the files, in the order of the table
 */
export async function packKit(folder: string, say: (line: string) => void = () => {}): Promise<PackedFile[]> {
  mkdirSync(folder, { recursive: true });
  const building = mkdtempSync(join(tmpdir(), "lieudit-kit-"));
  try {
    const compiled = join(building, "compiled");
    mkdirSync(compiled);
    const repository = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const sources = PUBLISHED_PACKAGES.map((published) => readPackageSource(ROOT, published));
    say(`Building ${sources.length} packages …`);
    await compile(ROOT, sources, compiled);
    const folders = sources.map((source) => {
      const target = join(building, source.published.name.replace("/", "-"));
      buildPackage(
        ROOT,
        source,
        join(compiled, source.published.folder, source.published.sources ?? "src"),
        target,
        sources,
        repository,
      );
      if (source.published.bin !== undefined) addDemoTown(join(target, "dist", "demo"), building);
      return target;
    });
    return await pack(folders, folder);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
}

/** Adds the data of the demo town, which its command imports. Its pictures are too large to come along. */
function addDemoTown(target: string, building: string): void {
  const folder = join(building, "demo-town");
  execFileSync(process.execPath, [join(ROOT, "demo", "build.ts"), folder, "--clock", "now"], {
    stdio: "pipe",
  });
  mkdirSync(target, { recursive: true });
  copyFileSync(join(folder, "demo.osm"), join(target, "demo.osm"));
  const facts = readFileSync(join(folder, "facts.jsonl"), "utf8").trim().split("\n");
  writeFileSync(join(target, "facts.jsonl"), `${facts.map(withoutPhotos).join("\n")}\n`);
}

function withoutPhotos(line: string): string {
  const patch = JSON.parse(line);
  if (patch.set !== undefined) delete patch.set.photos;
  return JSON.stringify(patch);
}

async function pack(packages: readonly string[], folder: string): Promise<PackedFile[]> {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder, ...packages];
  const { stdout } = await promisify(execFile)("npm", args, { shell: process.platform === "win32" });
  const files = JSON.parse(stdout) as { name: string; filename: string }[];
  return files.map(({ name, filename }, index) => {
    const manifest = JSON.parse(readFileSync(join(packages[index] ?? "", "package.json"), "utf8"));
    return { name, file: filename, dependencies: Object.keys(manifest.dependencies) };
  });
}
