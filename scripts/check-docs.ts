import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, normalize, resolve } from "node:path";
import { runCheck } from "./checks/check.ts";
import { codeBlocksOf, headingAnchorsOf, linksOf } from "./checks/markdown.ts";
import { trackedFiles } from "./checks/source-files.ts";

/** Texts that the site shows: their links are addresses of the site, and its own tests ask for these. */
const SITE_TEXTS = /^apps\/site\/content\//;

/** Checks every Markdown file: its TypeScript blocks compile, its links lead somewhere. */
export function docsProblems(root: string): string[] {
  const files = trackedFiles(root).filter((file) => file.endsWith(".md") && !SITE_TEXTS.test(file));
  const pages = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  return [
    ...[...pages].flatMap(([file, text]) => linkProblems(root, file, text)),
    ...codeProblems(root, pages),
  ];
}

/** Links to files of the repository and to headings; addresses elsewhere are not asked for. */
export function linkProblems(root: string, file: string, text: string): string[] {
  return linksOf(text).flatMap(({ target, line }) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [path = "", anchor] = target.split("#");
    const linked = path === "" ? file : normalize(join(dirname(file), decodeURIComponent(path)));
    if (!existsSync(join(root, linked))) return [`${file}:${line}: the link ${target} leads to no file.`];
    if (anchor === undefined || !linked.endsWith(".md")) return [];
    const anchors = headingAnchorsOf(readFileSync(join(root, linked), "utf8"));
    return anchors.includes(anchor) ? [] : [`${file}:${line}: ${linked} has no heading #${anchor}.`];
  });
}

/** Compiles the blocks, each as a module of its own that may import our packages. */
export function codeProblems(root: string, pages: ReadonlyMap<string, string>): string[] {
  const folder = join(root, ".lieudit", "docs-code");
  rmSync(folder, { recursive: true, force: true });
  const origin = new Map<string, { file: string; line: number }>();
  for (const [file, text] of pages) {
    for (const { language, code, line } of codeBlocksOf(text)) {
      if (language !== "ts" && language !== "tsx") continue;
      const name = `block-${origin.size + 1}.${language}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), `${code}\nexport {};\n`);
      origin.set(name, { file, line });
    }
  }
  if (origin.size === 0) return [];
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: join(root, "tsconfig.json"),
      compilerOptions: { module: "Preserve", moduleResolution: "Bundler", types: ["node", "vite/client"] },
      include: ["*.ts", "*.tsx"],
    }),
  );
  const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder, "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
  });
  const problems = [...stdout.matchAll(/^(block-\d+\.tsx?)\((\d+),\d+\): (.*)$/gm)].map(
    ([, name, line, message]) => {
      const from = origin.get(name ?? "");
      return `${from?.file}:${(from?.line ?? 0) + Number(line)}: ${message}`;
    },
  );
  rmSync(folder, { recursive: true, force: true });
  return problems;
}

if (import.meta.main) await runCheck("docs", () => docsProblems(resolve(import.meta.dirname, "..")));
