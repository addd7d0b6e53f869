import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const README = join(import.meta.dirname, "..", "..", "README.md");
const TOKENS =
  readFileSync(README, "utf8")
    .split(/^## /m)
    .find((part) => part.startsWith("Theming")) ?? "";
const SHEETS = globSync("*.css", { cwd: import.meta.dirname })
  .map((sheet) => readFileSync(join(import.meta.dirname, sheet), "utf8"))
  .join("\n");

test("the README names each token of the style sheets, and no other", () => {
  const used = new Set([...SHEETS.matchAll(/var\((--gmp-[a-z-]+)/g)].map(([, token]) => token));
  const named = [...TOKENS.matchAll(/`(--gmp-[a-z-]+)`/g)].map(([, token]) => token);
  expect(named.sort()).toEqual([...used].sort());
});

test("each colour's default in the README is that of the style sheets", () => {
  const colours = [...SHEETS.matchAll(/var\((--gmp-[a-z-]+), light-dark\((#\w+), (#\w+)\)\)/g)];
  expect(colours).not.toEqual([]);
  for (const [, token = "", light, dark] of colours) {
    const row = TOKENS.split("\n").find((line) => line.includes(`\`${token}\``)) ?? "";
    const [, tokens = "", defaults = ""] = row.split("|");
    const index = tokens.split(",").findIndex((name) => name.includes(`\`${token}\``));
    expect(defaults.split(";")[index], token).toMatch(new RegExp(`\`${light}\`, \`${dark}\``));
  }
});
