import { execFile } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { carryFiles } from "./carry-files.ts";
import { type Manifest, offered, packedManifest } from "./packed-manifest.ts";

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, "..", "..");

export interface BuiltPackage {
  name: string;
  folder: string;
  /** Where the types of each address lie, for packages that are built upon this one. */
  types: Readonly<Record<string, string>>;
}

/**
 * Builds `packages/<name>` to `<folder>/<name>` as apps install it: JavaScript
 * and types of what it exports from `src`, without tests and tools.
 *
 * @param below the packages that it imports, built before
 * @param leftOut addresses that are for servers alone
 */
export async function buildPackage(
  name: string,
  folder: string,
  below: readonly BuiltPackage[],
  leftOut: readonly string[] = [],
): Promise<BuiltPackage> {
  const source = join(ROOT, "packages", name);
  const target = join(folder, name);
  const dist = join(target, "dist");
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const manifest: Manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  const offers = offered(manifest, leftOut);
  const scripts = offers.filter(([, path]) => /\.tsx?$/.test(path));
  await compile(source, dist, scripts, below);
  for (const types of globSync("**/*.d.ts", { cwd: dist })) writeJsEndings(join(dist, types));
  for (const style of globSync("src/**/*.css", { cwd: source })) {
    cpSync(join(source, style), join(target, style.replace("src", "dist")));
  }
  cpSync(join(source, "README.md"), join(target, "README.md"));
  cpSync(join(ROOT, "LICENSE"), join(target, "LICENSE"));
  const packed = packedManifest(manifest, offers, readImports(dist));
  carryFiles(source, dist);
  writeFileSync(join(target, "package.json"), `${JSON.stringify(packed, null, 2)}\n`);
  return {
    name: manifest.name,
    folder: target,
    types: Object.fromEntries(
      scripts.map(([address, path]) => [
        address.replace(/^\./, manifest.name),
        join(target, path.replace("./src/", "./dist/").replace(/\.tsx?$/, ".d.ts")),
      ]),
    ),
  };
}

async function compile(
  source: string,
  dist: string,
  scripts: readonly (readonly [address: string, path: string])[],
  below: readonly BuiltPackage[],
): Promise<void> {
  const project = join(dirname(dist), "tsconfig.json");
  const paths = below.flatMap(({ types }) =>
    Object.entries(types).map(([address, path]) => [address, [path]]),
  );
  const settings = {
    extends: join(ROOT, "tsconfig.json"),
    compilerOptions: {
      // The syntax of the browsers that the README lists.
      target: "ES2022",
      types: [],
      // Styles that code imports come along as they are.
      noUncheckedSideEffectImports: false,
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(source, "src"),
      outDir: dist,
      paths: Object.fromEntries(paths),
    },
    // Declarations that no script imports belong to the compilation too.
    files: [...scripts.map(([, path]) => path), ...globSync("src/**/*.d.ts", { cwd: source })].map((path) =>
      join(source, path),
    ),
    include: [],
  };
  writeFileSync(project, JSON.stringify(settings));
  try {
    await run(process.execPath, [join(ROOT, "node_modules", "typescript", "bin", "tsc"), "-p", project]);
  } catch (error) {
    // As `execFile` fails: what the compiler says goes with it.
    const { stdout = "", message } = error as Error & { stdout?: string };
    throw new Error(`${source} could not be built:\n${stdout || message}`);
  } finally {
    rmSync(project);
  }
}

/** The compiler names files by their endings in `.js`, but not in types. */
function writeJsEndings(file: string): void {
  const types = readFileSync(file, "utf8");
  writeFileSync(file, types.replace(/((?:from |import\()"\.[^"]*)\.tsx?"/g, '$1.js"'));
}

/** Reads the packages that built code or its types import. */
function readImports(dist: string): ReadonlySet<string> {
  const named = globSync("**/*.{js,d.ts}", { cwd: dist }).flatMap((file) =>
    [
      ...readFileSync(join(dist, file), "utf8").matchAll(/(?:from |import |import\()["']([^."'][^"']*)["']/g),
    ].map(([, address = ""]) => /^(?:@[^/]+\/)?[^/]+/.exec(address)?.[0] ?? ""),
  );
  return new Set(named);
}
