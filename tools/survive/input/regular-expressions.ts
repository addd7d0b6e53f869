import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, Script } from "node:vm";
import { parseAst } from "vite";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** A regular expression of our source. */
interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** As long as the longest value of a form. */
const CHARACTERS = 5_000;
const CHARACTERS_SHORT = 2_000;
/** Limit for one text. Quadratic patterns take some 50 ms; worse ones take far longer. */
const MAX_MS = 200;

const NAIVE: readonly Pattern[] = [
  { file: "a naive pattern", source: "^(a+)+$", flags: "" },
  { file: "a naive pattern", source: "(.*)=(.*);(.*)!", flags: "" },
];

/** Runs every regular expression in production code on texts that repeat parts of the pattern. */
export const regularExpressions: Scenario = {
  name: "regular expressions",
  seededBug: "patterns with catastrophic backtracking",
  run({ isShort }, build) {
    const tally = new Tally();
    for (const pattern of build === "real" ? collectPatterns(ROOT) : NAIVE) {
      const attacks = buildAttacks(pattern.source, isShort);
      const totalMs = measureCpuMs(pattern, attacks);
      tally.addRun(totalMs / attacks.length);
      if (totalMs < MAX_MS) continue;
      const worst = attacks.find(
        (attack) => Math.min(measureCpuMs(pattern, [attack]), measureCpuMs(pattern, [attack])) > MAX_MS,
      );
      if (worst !== undefined)
        tally.addViolation(
          `${pattern.file}: /${pattern.source.slice(0, 80)}/ for ${JSON.stringify(worst.slice(0, 24))}…`,
        );
    }
    return Promise.resolve(tally.toOutcome());
  },
};

/** Collects the patterns of production code; tests read trusted text only. */
function collectPatterns(root: string): Pattern[] {
  const files = globSync(
    ["apps/*/{app,server}/**/*.{ts,tsx}", "apps/*/*.ts", "packages/*/src/**/*.{ts,tsx}"],
    {
      cwd: root,
      exclude: (name) => /\.test\.tsx?$|^test$|^node_modules$|^test-kit$/.test(name.split("/").at(-1) ?? ""),
    },
  );
  const patterns = new Map<string, Pattern>();
  for (const file of files) {
    const program: unknown = parseAst(readFileSync(join(root, file), "utf8"), {
      lang: file.endsWith("x") ? "tsx" : "ts",
    });
    for (const { source, flags } of findLiterals(program))
      patterns.set(`${source}/${flags}`, { file, source, flags });
  }
  return [...patterns.values()];
}

function* findLiterals(node: unknown): Generator<{ source: string; flags: string }> {
  if (typeof node !== "object" || node === null) return;
  if ("regex" in node) {
    // The shape of a regular expression in the syntax tree.
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    yield { source: pattern, flags: flags.replaceAll(/[gy]/g, "") };
    return;
  }
  for (const child of Object.values(node)) yield* findLiterals(child);
}

const context = createContext({ pattern: /a/, attacks: [] });
const exec = new Script("for (const attack of attacks) pattern.exec(attack);");

/** CPU time of a pattern for all texts, in milliseconds; stops at twice the limit. */
function measureCpuMs({ source, flags }: Pattern, attacks: readonly string[]): number {
  Object.assign(context, { pattern: new RegExp(source, flags), attacks });
  const start = process.cpuUsage();
  try {
    exec.runInContext(context, { timeout: MAX_MS * 2 });
  } catch {
    return MAX_MS * 2;
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** Characters that classes and escapes match. */
const CLASS_SAMPLES: readonly (readonly [RegExp, string])[] = [
  [/\\d/, "0"],
  [/\\w/, "a_"],
  [/\\s/, " \t\n"],
  [/\\S|\\D|\\W|\.|\[\^/, "a-< "],
  [/\\p\{/, "é1 \u0001"],
  [/\\u|\\x/, "é\u00a0"],
];

/** Builds long texts that repeat parts of a pattern and end with a mismatch. */
function buildAttacks(source: string, isShort: boolean): string[] {
  const length = isShort ? CHARACTERS_SHORT : CHARACTERS;
  const runs = [...source.matchAll(/[\w<>:;,"'=&%@#/ -]{2,}/g)].map(([run]) => run);
  const singles = [...new Set(source.replaceAll(/\\[a-zA-Z]|\\u[\da-f]{4}|[\\^$*+?(){}[\]|]/g, ""))].slice(
    0,
    24,
  );
  const classSamples = CLASS_SAMPLES.flatMap(([pattern, characters]) =>
    pattern.test(source) ? [...characters] : [],
  );
  const few = [...new Set([...classSamples, ...singles, "a", "0", " "])];
  const pairs = few.slice(0, isShort ? 2 : 6).flatMap((one) => few.slice(0, 6).map((other) => one + other));
  const pumps = [...new Set([...few, ...runs.slice(0, 6), ...pairs])];
  const starts = isShort
    ? ["", runs[0] ?? ""]
    : ["", ...new Set(runs.slice(0, 3)), ...new Set(singles.slice(0, 2))];
  return [...new Set(starts)].flatMap((start) =>
    pumps.map((pump) => `${start}${pump.repeat(Math.ceil(length / pump.length))}\u0000!`),
  );
}
