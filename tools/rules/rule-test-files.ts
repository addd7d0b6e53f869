import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface RuleTestFile {
  /** From the root of the repository. */
  file: string;
  /** The rules that its text names, in a title or in a row of `test.each`. */
  ruleIds: ReadonlySet<string>;
}

/** Every test file of the repository, with the rules that it names. */
export function listTestFiles(root: string): RuleTestFile[] {
  return globSync("{packages,apps,tools,demo,contracts,examples}/**/*.test.{ts,tsx}", {
    cwd: root,
    exclude: (path) => path.includes("node_modules"),
  }).map((file) => ({ file, ruleIds: ruleIdsIn(readFileSync(join(root, file), "utf8")) }));
}

/** Rows of `test.each` hold ids without brackets: "[%s] …" adds them. */
function ruleIdsIn(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(/["'`[](S[1-9]-\d{3})["'`\]]/g)].map((match) => match[1] ?? ""));
}
