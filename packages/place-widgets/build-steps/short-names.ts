import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * `code`, script or styles, with short names for the kit's own classes and
 * private properties. What pages may name stays: `gmp-widget`, the tokens
 * `--gmp-…` and `data-` attributes. All builds share one table, so that each
 * takes over the HTML of the other.
 */
export function withShortNames(code: string): string {
  return code.replace(OWN_NAME, (name) => SHORT_NAMES.get(name) ?? name);
}

/** Not within another name, `--gmp-mat-…` is public, and no tag, as warnings name them. */
const OWN_NAME = /(?<![\w<-])(?:gmp-[a-z]|--_)[\w-]*/g;

const SOURCES = join(import.meta.dirname, "..", "src");

const SHORT_NAMES: ReadonlyMap<string, string> = shortNames(
  readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.(css|tsx)$/.test(file))
    .toSorted()
    .map((file) => readFileSync(join(SOURCES, file), "utf8"))
    .join("\n"),
);

/** The more often a name is there, the shorter. */
function shortNames(code: string): Map<string, string> {
  const counts = new Map<string, number>();
  for (const [name] of code.matchAll(OWN_NAME)) counts.set(name, (counts.get(name) ?? 0) + 1);
  counts.delete("gmp-widget");
  const names = [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  const classes = names.filter((name) => !name.startsWith("--"));
  const properties = names.filter((name) => name.startsWith("--"));
  return new Map([
    ...classes.map((name, index) => [name, `gmp-${letters(index)}`] as const),
    ...properties.map((name, index) => [name, `--_${letters(index)}`] as const),
  ]);
}

/** a, b, … z, aa, ab and so on. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}
