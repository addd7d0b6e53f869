import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type ModuleGraph, readModuleGraph } from "../checks/module-graph.ts";
import { changeLiteral } from "./literals.ts";
import { listMutants, type Mutant, sampleMutants } from "./mutants.ts";
import { RULE_PARTS, type Rule } from "./rule-table.ts";
import { getProject, runTests } from "./run-tests.ts";
import { makeWorkCopy } from "./work-copy.ts";

/**
 * Changes `count` constants or texts, one at a time, in a copy of the work
 * tree. After each change, runs the tests of the rules that name the literal. If
 * they pass, the literal may be another one of the same text: then the nearest
 * tests that import its module run.
 *
 * @returns the number of changes that no test detected.
 */
export function breakRules(root: string, rules: readonly Rule[], count: number, seed: number): number {
  const all = listMutants(root, rules);
  const mutants = sampleMutants(all, count, seed);
  console.log(`${mutants.length} of ${all.length} literals that proven rules name, seed ${seed}:`);
  if (mutants.length < count) console.log(`(fewer than ${count}: more rules must be proven first)`);
  const graph = readModuleGraph(root);
  const copy = makeWorkCopy(root);
  const leave = () => {
    rmSync(copy, { recursive: true, force: true });
    process.exit(130);
  };
  process.once("SIGINT", leave).once("SIGTERM", leave);
  try {
    assertGreen(copy, mutants);
    const survivors = mutants.filter((mutant, index) => {
      const isDetected =
        isRed(copy, mutant) || isRed(copy, { ...mutant, tests: listNearTests(graph, mutant) });
      console.log(
        `${String(index + 1).padStart(3)} ${isDetected ? "red     " : "SURVIVED"} ${formatMutant(mutant)}`,
      );
      return !isDetected;
    });
    console.log(formatSurvivors(mutants, survivors));
    console.log(`${mutants.length - survivors.length} turned a test red, ${survivors.length} survived.`);
    return mutants.length === 0 ? 1 : survivors.length;
  } finally {
    process.off("SIGINT", leave).off("SIGTERM", leave);
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @throws {Error} when a test fails before any change, since it would prove nothing. */
function assertGreen(copy: string, mutants: readonly Mutant[]): void {
  const files = [...new Set(mutants.flatMap((mutant) => mutant.tests))];
  if (files.length === 0) return;
  if (files.some(isEndToEnd) && !buildSite(copy)) {
    throw new Error("The site does not build before any change; mend that first.");
  }
  const run = runTests(copy, files);
  if (run.isGreen) return;
  const failed = run.tests
    .filter((test) => test.status === "failed")
    .map((test) => `  ${test.title} (${test.file})`);
  const detail = failed.length > 0 ? failed.join("\n") : run.output.slice(-2000);
  throw new Error(`Tests fail before any change; fix them first:\n${detail}`);
}

function isRed(copy: string, mutant: Mutant): boolean {
  const path = join(copy, mutant.file);
  const source = readFileSync(path, "utf8");
  writeFileSync(path, changeLiteral(source, mutant.literal));
  try {
    // Unit tests first: they need no browser.
    const byProject = Map.groupBy([...mutant.tests].sort(), getProject);
    return (["unit", "widget", "widget-preact", "map", "site*"] as const).some((project) => {
      const files = byProject.get(project) ?? [];
      if (files.length === 0) return false;
      return (project === "site*" && !buildSite(copy)) || !runTests(copy, files, "first failure").isGreen;
    });
  } finally {
    writeFileSync(path, source);
  }
}

/** Test files that run for a change which the rules' own tests miss. */
const MAX_NEAR_TESTS = 6;

/** Lists the tests that import a module, directly or by others, the nearest first. */
export function listNearTests(graph: ModuleGraph, { file, tests }: Pick<Mutant, "file" | "tests">): string[] {
  const near: string[] = [];
  let level = [file];
  const seen = new Set(level);
  while (level.length > 0 && near.length < MAX_NEAR_TESTS) {
    const importers = [...graph].filter(
      ([name, targets]) => !seen.has(name) && targets.some((target) => level.includes(target)),
    );
    level = importers.map(([name]) => name);
    for (const name of level) seen.add(name);
    near.push(
      ...level.filter((name) => name.includes(".test.") && !isEndToEnd(name) && !tests.includes(name)),
    );
  }
  // The module's own test has its name.
  const [stem = ""] = basename(file).split(".");
  const isOwn = (name: string) => basename(name).startsWith(stem);
  return near.sort((a, b) => Number(isOwn(b)) - Number(isOwn(a))).slice(0, MAX_NEAR_TESTS);
}

function isEndToEnd(file: string): boolean {
  return getProject(file) === "site*";
}

/** Builds the site of the copy, which end-to-end tests drive. Returns whether it was built. */
function buildSite(copy: string): boolean {
  const build = spawnSync(process.execPath, [join(copy, "tools", "build.mjs")], {
    cwd: copy,
    stdio: "ignore",
  });
  return build.status === 0;
}

/** Formats the number of survivors of each part, with the number of its mutants. */
function formatSurvivors(mutants: readonly Mutant[], survivors: readonly Mutant[]): string {
  const count = (some: readonly Mutant[], part: string) =>
    some.filter(({ parts }) => parts.some((each) => each === part)).length;
  return RULE_PARTS.map(
    (part) => `${part}: ${count(survivors, part)} of ${count(mutants, part)} survived`,
  ).join(", ");
}

function formatMutant({ file, literal, ruleIds }: Mutant): string {
  return `${file}:${literal.line} ${JSON.stringify(literal.value)} (${ruleIds.slice(0, 4).join(" ")})`;
}
