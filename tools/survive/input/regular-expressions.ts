import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, Script } from "node:vm";
import { parseAst } from "vite";
import type { Scenario } from "../scenario.ts";
import { Tally } from "../tally.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** A pattern of our source. */
interface Pattern {
  /** Where it stands. */
  file: string;
  source: string;
  flags: string;
}

/** As long as the longest answer that a form takes. */
const CHARACTERS = 5_000;
const CHARACTERS_SHORT = 2_000;
/** For one text. Where the time grows with the square of the length it is some 50 ms; with more, or exponentially, far more. */
const MAX_MS = 200;

const CARELESS: readonly Pattern[] = [
  { file: "a first draft", source: "^(a+)+$", flags: "" },
  { file: "a first draft", source: "(.*)=(.*);(.*)!", flags: "" },
];

/** Every regular expression of what runs meets text that is made of its own pieces, said again and again. */
export const regularExpressions: Scenario = {
  name: "regular expressions",
  seededBug: "patterns that try every way to part a text",
  run({ isShort }, build) {
    const tally = new Tally();
    for (const pattern of build === "real" ? patternsOf(ROOT) : CARELESS) {
      const attacks = attacksOn(pattern.source, isShort);
      const all = cpuMs(pattern, attacks);
      tally.measured(all / attacks.length);
      if (all < MAX_MS) continue;
      const worst = attacks.find(
        (attack) => Math.min(cpuMs(pattern, [attack]), cpuMs(pattern, [attack])) > MAX_MS,
      );
      if (worst !== undefined)
        tally.violation(
          `${pattern.file}: /${pattern.source.slice(0, 80)}/ for ${JSON.stringify(worst.slice(0, 24))}…`,
        );
    }
    return Promise.resolve(tally.outcome());
  },
};

/** The patterns of everything that runs for somebody; not those of tests, which read what we wrote. */
function patternsOf(root: string): Pattern[] {
  const files = globSync(
    ["apps/*/{app,server}/**/*.{ts,tsx}", "apps/*/*.ts", "packages/*/src/**/*.{ts,tsx}"],
    {
      cwd: root,
      exclude: (name) => /\.test\.tsx?$|^test$|^node_modules$|^test-kit$/.test(name.split("/").at(-1) ?? ""),
    },
  );
  const found = new Map<string, Pattern>();
  for (const file of files) {
    const program: unknown = parseAst(readFileSync(join(root, file), "utf8"), {
      lang: file.endsWith("x") ? "tsx" : "ts",
    });
    for (const { source, flags } of literalsIn(program))
      found.set(`${source}/${flags}`, { file, source, flags });
  }
  return [...found.values()];
}

function* literalsIn(node: unknown): Generator<{ source: string; flags: string }> {
  if (typeof node !== "object" || node === null) return;
  if ("regex" in node) {
    // As the parser writes it.
    const { pattern, flags } = node.regex as { pattern: string; flags: string };
    yield { source: pattern, flags: flags.replaceAll(/[gy]/g, "") };
    return;
  }
  for (const child of Object.values(node)) yield* literalsIn(child);
}

const context = createContext({ pattern: /a/, attacks: [] });
const exec = new Script("for (const attack of attacks) pattern.exec(attack);");

/** Time that a pattern takes for all of some texts; it is ended soon after it is too much. */
function cpuMs({ source, flags }: Pattern, attacks: readonly string[]): number {
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

/** What classes and escapes stand for. */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/\\d/, "0"],
  [/\\w/, "a_"],
  [/\\s/, " \t\n"],
  [/\\S|\\D|\\W|\.|\[\^/, "a-< "],
  [/\\p\{/, "é1 \u0001"],
  [/\\u|\\x/, "é\u00a0"],
];

/** Texts of a length in which pieces of a pattern come again and again, with an end that fits nothing. */
function attacksOn(source: string, isShort: boolean): string[] {
  const length = isShort ? CHARACTERS_SHORT : CHARACTERS;
  const runs = [...source.matchAll(/[\w<>:;,"'=&%@#/ -]{2,}/g)].map(([run]) => run);
  const singles = [...new Set(source.replaceAll(/\\[a-zA-Z]|\\u[\da-f]{4}|[\\^$*+?(){}[\]|]/g, ""))].slice(
    0,
    24,
  );
  const standIns = STAND_INS.flatMap(([found, characters]) => (found.test(source) ? [...characters] : []));
  const few = [...new Set([...standIns, ...singles, "a", "0", " "])];
  const pairs = few.slice(0, isShort ? 2 : 6).flatMap((one) => few.slice(0, 6).map((other) => one + other));
  const pumps = [...new Set([...few, ...runs.slice(0, 6), ...pairs])];
  const starts = isShort
    ? ["", runs[0] ?? ""]
    : ["", ...new Set(runs.slice(0, 3)), ...new Set(singles.slice(0, 2))];
  return [...new Set(starts)].flatMap((start) =>
    pumps.map((pump) => `${start}${pump.repeat(Math.ceil(length / pump.length))}\u0000!`),
  );
}
