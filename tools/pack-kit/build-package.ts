import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { carryFiles } from "./carry-files.ts";
import { inLayer } from "./layered-styles.ts";
import { isFinished, type PackageSource } from "./package-source.ts";
import { withPublishedNames } from "./packages.ts";
import { packedManifest, type RepositoryFacts, STYLE_TYPES } from "./packed-manifest.ts";

/**
 * Makes the folder of a package as apps install it: JavaScript and types of what it
 * exports, their maps with the sources that they lead to, styles, README and licence.
 *
 * @param compiled the compiled files of the package's `src`
 */
export function buildPackage(
  root: string,
  source: PackageSource,
  compiled: string,
  target: string,
  all: readonly PackageSource[],
  repository: RepositoryFacts,
): void {
  const dist = join(target, "dist");
  cpSync(compiled, dist, { recursive: true });
  carryFiles(source.folder, dist);
  for (const file of globSync("**/*.{js,d.ts}", { cwd: dist })) {
    const path = join(dist, file);
    const code = readFileSync(path, "utf8");
    writeFileSync(
      path,
      withPublishedNames(file.endsWith(".js") ? withScriptUrls(code) : withJsEndings(code)),
    );
  }
  for (const map of globSync("**/*.map", { cwd: dist }))
    carrySource(join(source.folder, source.published.sources ?? "src"), target, map);
  const { built = [] } = source.published;
  for (const file of built) cpSync(join(source.folder, "dist", file), join(dist, file), { recursive: true });
  for (const file of globSync("src/**/*.{css,svg,json}", { cwd: source.folder })) {
    const path = join(target, file.replace("src", "dist"));
    mkdirSync(dirname(path), { recursive: true });
    const from = join(source.folder, file);
    if (file.endsWith(".css")) writeFileSync(path, inLayer(readFileSync(from, "utf8")));
    else copyFileSync(from, path);
  }
  writeFileSync(join(target, STYLE_TYPES), "export {};\n");
  copyFinished(source, dist);
  const readme = readFileSync(join(source.folder, "README.md"), "utf8");
  writeFileSync(join(target, "README.md"), withPublishedNames(readme));
  copyFileSync(join(root, "LICENSE"), join(target, "LICENSE"));
  const changes = join(source.folder, "CHANGELOG.md");
  if (existsSync(changes)) copyFileSync(changes, join(target, "CHANGELOG.md"));
  const manifest = packedManifest(source, readImports(dist), all, repository);
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Copies files that need no build. Types without code get an empty module, because an import
 * of them for their declarations alone stays in the compiled code of an app.
 */
function copyFinished({ folder, manifest, offers }: PackageSource, dist: string): void {
  const paths = offers.map(([, path]) => path).filter(isFinished);
  for (const path of [...paths, manifest.customElements, manifest["web-types"]]) {
    if (path === undefined) continue;
    mkdirSync(join(dist, dirname(path)), { recursive: true });
    copyFileSync(join(folder, path), join(dist, path));
    if (!path.endsWith(".d.ts")) continue;
    writeFileSync(join(dist, path.replace(/\.d\.ts$/, ".js")), "export {};\n");
    // Types that these import.
    const below = dirname(path);
    for (const file of globSync("*.d.ts", { cwd: join(folder, below) }))
      copyFileSync(join(folder, below, file), join(dist, below, file));
  }
}

/** The compiler names files by their endings in `.js`, but not in types. */
function withJsEndings(types: string): string {
  return types.replace(/((?:from |import\()"\.[^"]*)\.tsx?"/g, '$1.js"');
}

/** Nor does it in the addresses of workers. */
function withScriptUrls(code: string): string {
  return code.replace(/(new URL\("\.[^"]*)\.ts", import\.meta\.url\)/g, '$1.js", import.meta.url)');
}

/** Copies the source of a map, and names it by its place in the package. */
function carrySource(folder: string, target: string, map: string): void {
  const path = join(target, "dist", map);
  const content = JSON.parse(readFileSync(path, "utf8")) as { sources: string[]; sourceRoot?: string };
  const stem = map.replace(/(\.d\.ts|\.js)\.map$/, "");
  const file = [".ts", ".tsx"].map((ending) => stem + ending).find((each) => existsSync(join(folder, each)));
  if (file === undefined) return;
  const carried = join(target, "src", file);
  mkdirSync(dirname(carried), { recursive: true });
  writeFileSync(carried, withPublishedNames(readFileSync(join(folder, file), "utf8")));
  delete content.sourceRoot;
  writeFileSync(path, JSON.stringify({ ...content, sources: [relative(dirname(path), carried)] }));
}

/** The addresses that built code or its types import. */
function readImports(dist: string): ReadonlySet<string> {
  const named = globSync("**/*.{js,d.ts}", { cwd: dist }).flatMap((file) =>
    [
      ...readFileSync(join(dist, file), "utf8").matchAll(
        /(?:from |import |import\(|resolve\()["']([^."'][^"']*)["']/g,
      ),
    ].map(([, address = ""]) => address),
  );
  return new Set(named);
}
