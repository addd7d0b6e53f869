import { execFile } from "node:child_process";
import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PackageSource } from "./package-source.ts";

const run = promisify(execFile);

/**
 * Compiles the packages in one run: JavaScript, types, and maps of both, below `outDir`
 * with the folders of the repository.
 */
export async function compile(
  root: string,
  packages: readonly PackageSource[],
  outDir: string,
): Promise<void> {
  const project = join(outDir, "tsconfig.json");
  const settings = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      // What the browsers run that the README names.
      target: "ES2022",
      types: [join(root, "node_modules", "@types", "node"), join(root, "node_modules", "vite", "client")],
      // Styles that code imports come along as they are.
      noUncheckedSideEffectImports: false,
      noEmit: false,
      declaration: true,
      declarationMap: true,
      sourceMap: true,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir,
      paths: getSourcesByAddress(packages),
    },
    // Declarations that no script imports belong to the compilation too.
    files: packages.flatMap(({ folder, scripts }) => [
      ...scripts.map((path) => join(folder, path)),
      ...globSync("src/**/*.d.ts", { cwd: folder }).map((path) => join(folder, path)),
    ]),
    include: [],
  };
  writeFileSync(project, JSON.stringify(settings));
  try {
    await run(process.execPath, [join(root, "node_modules", "typescript", "bin", "tsc"), "-p", project]);
  } catch (error) {
    // As `execFile` fails: what the compiler says goes with it.
    const { stdout = "", message } = error as Error & { stdout?: string };
    throw new Error(`The packages could not be built:\n${stdout || message}`);
  }
}

/**
 * The sources of the packages by the addresses that they import each other with. Through the
 * links in `node_modules`, the compiler (7.0.2) takes a file that it meets before its package is
 * read for a file of somebody else, and writes nothing for it.
 */
function getSourcesByAddress(packages: readonly PackageSource[]): Record<string, readonly string[]> {
  const sources = packages.flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports ?? {})
      .filter(([, path]) => path.startsWith("./src/"))
      .map(([address, path]) => [address.replace(".", manifest.name), [join(folder, path)]] as const),
  );
  return Object.fromEntries(sources);
}
