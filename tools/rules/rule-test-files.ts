import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface RuleTestFile {
  /** From the root of the repository. */
  file: string;
  /** The rules in its titles and in its rows of `test.each`. */
  ruleIds: ReadonlySet<string>;
}

/** Lists every test file of the repository with the rules that it names. */
export function listTestFiles(root: string): RuleTestFile[] {
  return globSync("{packages,apps,tools,demo,contracts,examples}/**/*.test.{ts,tsx}", {
    cwd: root,
    exclude: (path) => path.includes("node_modules"),
  }).map((file) => ({ file, ruleIds: readFileRuleIds(readFileSync(join(root, file), "utf8")) }));
}

/** Rows of `test.each` contain ids without brackets: "[%s]" in the title adds them. */
function readFileRuleIds(source: string): ReadonlySet<string> {
  return new Set([...source.matchAll(/["'`[](S[1-9]-\d{3})["'`\]]/g)].map((match) => match[1] ?? ""));
}
