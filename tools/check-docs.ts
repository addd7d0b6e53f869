import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, normalize, resolve } from "node:path";
import { runCheck } from "./checks/check.ts";
import { readCodeBlocks, readHeadingAnchors, readLinks, withAbsoluteImports } from "./checks/markdown.ts";
import { listTrackedFiles } from "./checks/source-files.ts";
import { readPackageSource } from "./pack-kit/package-source.ts";
import { PUBLISHED_PACKAGES } from "./pack-kit/packages.ts";

/** Texts of the site, and translations with the links of their page: the tests of the site check them. */
const SITE_TEXTS = /^(?:apps\/site\/content|docs\/fr)\//;

/** Checks every Markdown file: its TypeScript blocks compile, its links lead somewhere. */
export function findDocsProblems(root: string): string[] {
  const files = listTrackedFiles(root).filter((file) => file.endsWith(".md") && !SITE_TEXTS.test(file));
  const pages = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  return [
    ...[...pages].flatMap(([file, text]) => findLinkProblems(root, file, text)),
    ...findCodeProblems(root, pages),
  ];
}

/** Checks links to files and headings of the repository; external links are ignored. */
export function findLinkProblems(root: string, file: string, text: string): string[] {
  return readLinks(text).flatMap(({ target, line }) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [path = "", anchor] = target.split("#");
    const linked = path === "" ? file : normalize(join(dirname(file), decodeURIComponent(path)));
    if (!existsSync(join(root, linked))) return [`${file}:${line}: the link ${target} leads to no file.`];
    if (anchor === undefined || !linked.endsWith(".md")) return [];
    const anchors = readHeadingAnchors(readFileSync(join(root, linked), "utf8"));
    return anchors.includes(anchor) ? [] : [`${file}:${line}: ${linked} has no heading #${anchor}.`];
  });
}

/** Compiles each block as a module that may import our packages. */
export function findCodeProblems(root: string, pages: ReadonlyMap<string, string>): string[] {
  const parent = join(root, ".lieudit");
  mkdirSync(parent, { recursive: true });
  // A folder per run: parallel runs would remove the blocks of each other.
  const folder = mkdtempSync(join(parent, "docs-code-"));
  try {
    const origins = writeBlocks(root, folder, pages);
    return origins.size === 0 ? [] : compilerProblems(root, folder, origins);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Position of a block in its page. */
interface Origin {
  file: string;
  line: number;
}

/** Writes each TypeScript block to its own file; returns their origins by file name. */
function writeBlocks(root: string, folder: string, pages: ReadonlyMap<string, string>): Map<string, Origin> {
  const origins = new Map<string, Origin>();
  for (const [file, text] of pages) {
    for (const { language, info = "", code, line } of readCodeBlocks(text)) {
      // A skipped block is a part of a file; tools/docs-code checks its reason.
      if ((language !== "ts" && language !== "tsx") || info.startsWith("skip=")) continue;
      const name = `block-${origins.size + 1}.${language}`;
      writeFileSync(
        join(folder, name),
        `${withAbsoluteImports(code, join(root, dirname(file)))}\nexport {};\n`,
      );
      origins.set(name, { file, line });
    }
  }
  return origins;
}

function compilerProblems(root: string, folder: string, origins: ReadonlyMap<string, Origin>): string[] {
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: join(root, "tsconfig.json"),
      compilerOptions: {
        module: "Preserve",
        moduleResolution: "Bundler",
        types: ["node", "vite/client"],
        paths: publishedPaths(),
      },
      // Includes our declarations for packages without types.
      include: ["*.ts", "*.tsx", join(root, "packages/*/src/**/*.d.ts")],
    }),
  );
  const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, "-p", folder, "--pretty", "false"],
    { cwd: folder, encoding: "utf8" },
  );
  const problems = [...stdout.matchAll(/^(block-\d+\.tsx?)\((\d+),\d+\): (.*)$/gm)].map(
    ([, name, line, message]) => {
      const from = origins.get(name ?? "");
      return `${from?.file}:${(from?.line ?? 0) + Number(line)}: ${message}`;
    },
  );
  if (status === 0 || problems.length > 0) return problems;
  // The compiler itself failed.
  return [`the blocks of code were not compiled: ${`${stdout}${stderr}`.trim().slice(0, 1000)}`];
}

/** Where the published names of workspaces lead, which pages use. */
export function publishedPaths(): Record<string, [file: string]> {
  const root = resolve(import.meta.dirname, "..");
  const published = PUBLISHED_PACKAGES.filter(({ folder, name }) => name !== `@lieudit/${basename(folder)}`);
  return Object.fromEntries(
    published.flatMap((each) => {
      const { folder, offers } = readPackageSource(root, each);
      return offers.map(([address, path]) => [
        address.replace(/^\./, each.name),
        [join(folder, path)] as [string],
      ]);
    }),
  );
}

if (import.meta.main) await runCheck("docs", () => findDocsProblems(resolve(import.meta.dirname, "..")));
