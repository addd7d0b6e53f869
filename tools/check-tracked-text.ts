import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runCheck } from "./checks/check.ts";
import { listTrackedFiles } from "./checks/source-files.ts";

/** Forbidden text in tracked files. The patterns are split, so that they do not match this file. */
const FORBIDDEN: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/(?<![\w.])\/(work|root|home|Users|tmp)\/[\w.-]/, "a path of a developer's machine"],
  [
    new RegExp(["registry\\.npmjs", "registry\\.yarnpkg", "npm\\.pkg\\.github"].join("|")),
    "the address of a package registry",
  ],
  [new RegExp(`-----BEGIN [A-Z ]*PRIVATE ${"KEY"}`), "a private key"],
  [/\b(AKIA|ASIA)[A-Z0-9]{16}\b/, "an access key"],
  [/\b(ghp|gho|ghs|github_pat|glpat|npm)_[A-Za-z0-9_]{20,}/, "an access token"],
  [/\bsk-[A-Za-z0-9_-]{20,}/, "a secret key"],
  [/\bAIza[A-Za-z0-9_-]{35}\b/, "an API key"],
  [
    /\b(https?|postgres(ql)?):\/\/[^\s/:@"'`<>{}$]+:[^\s/@"'`<>{}$]+@(?![\w.-]*\b(example|exemple|localhost|host|server)\b)/,
    "an address with a password",
  ],
];

/** Binary files, and files whose long strings look like keys. */
const NOT_TEXT =
  /(^|\/)package-lock\.json$|\.(woff2?|png|jpe?g|webp|webm|avif|heic|ico|pbf|gz|bz2|sqlite|zip)$/;

/** One sentence for each line of a tracked file that names a machine, a registry or a secret. */
export function findTrackedTextProblems(root: string): string[] {
  return listTrackedFiles(root)
    .filter((file) => !NOT_TEXT.test(file))
    .flatMap((file) => findTextProblems(file, readFileSync(join(root, file), "utf8")));
}

export function findTextProblems(file: string, text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      FORBIDDEN.filter(([pattern]) => pattern.test(line)).map(
        ([, what]) => `${file}:${index + 1}: ${what}; remove it: ${line.trim().slice(0, 80)}`,
      ),
    );
}

if (import.meta.main) {
  await runCheck("tracked text", () => findTrackedTextProblems(resolve(import.meta.dirname, "..")));
}
