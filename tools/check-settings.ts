import { resolve } from "node:path";
import { runCheck } from "./checks/check.ts";
import { listTrackedFiles, readTextFile } from "./checks/source-files.ts";

const PAGE = "docs/settings.md";

/** Patterns of code that reads settings: an environment variable, or a key of its schema. */
const READ = [
  /(?<!import\.meta\.)\benv\.([A-Z][A-Z0-9_]+)/g,
  /^ {2}([A-Z][A-Z0-9_]+): (?:z\b|parsedWith\b|describeWholeNumber|interval|milliseconds|matching|onOrOff|styleAddress|mailAddress|serviceAddress|origins)/gm,
];

/** Variables that the system or a tool sets; they do not configure Lieudit. */
const NOT_SETTINGS = new Set(["PATH", "NODE_ENV", "MODE", "TMPDIR", "INIT_CWD"]);

/**
 * Checks that `docs/settings.md` has a row for each setting that the code reads,
 * and no other rows.
 */
export function findSettingsDocsProblems(root: string): string[] {
  const read = new Set<string>();
  for (const file of listTrackedFiles(root)) {
    if (
      !/^(packages|apps|tools(?!\/(bench|survive)\/))\/.*\.(ts|tsx|mjs)$/.test(file) ||
      /\.test\.|\/test\/|gallery/.test(file)
    ) {
      continue;
    }
    const text = readTextFile(root, file);
    for (const pattern of READ) for (const [, name] of text.matchAll(pattern)) if (name) read.add(name);
  }
  for (const name of NOT_SETTINGS) read.delete(name);
  const listed = new Set(
    [...readTextFile(root, PAGE).matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(([, name]) => name ?? ""),
  );
  return [
    ...[...read]
      .filter((name) => !listed.has(name))
      .map((name) => `the setting ${name} is not in ${PAGE}; write a row for it.`),
    ...[...listed]
      .filter((name) => !read.has(name))
      .map((name) => `${PAGE} names ${name}, which nothing reads; remove the row.`),
  ];
}

if (import.meta.main) {
  await runCheck("settings", () => findSettingsDocsProblems(resolve(import.meta.dirname, "..")));
}
