import { expect, test } from "vitest";
import {
  dropKnownProblems,
  findEnglishProblems,
  findSubjectProblems,
  findTextProblems,
} from "./check-english.ts";
import { createRepository } from "./checks/create-repository.ts";

test.each([
  [
    "a word of the glossary in a doc comment",
    "/** The rows of before. */\nexport const a = 1;",
    '1: "of before"',
  ],
  [
    "one in the second line of a comment",
    "const a = 1;\n// First line,\n// none of ours.\n",
    '3: "none of ours"',
  ],
  ["one in the title of a test", 'test("an alert is asleep", () => {});', '1: "asleep"'],
  ["a limit that begins with a superlative", "const MOST_BYTES = 3;", "MAX_ or MIN_"],
  ["a function that does not begin with a verb", "function sheetOf(name: string) {}", "verb"],
  ["a sentence that is too long", `/** ${"word ".repeat(31).trim()}. */`, "a sentence of 31 words"],
])("%s is reported with its line", (_name, source, problem) => {
  const problems = findTextProblems("a.test.ts", source);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});

test.each([
  [
    "plain comments, code in backticks and ordinary names",
    '/** Returns the row. `of before` is code. */\nconst indexOf = (text: string) => "of before" + text;',
  ],
  [
    "sentences that are short one by one",
    `/** ${"word ".repeat(20).trim()}. ${"word ".repeat(20).trim()}. */`,
  ],
])("%s are fine", (_name, source) => {
  expect(findTextProblems("a.ts", source)).toEqual([]);
});

test("paragraphs, items and cells of Markdown are read, code blocks are not", () => {
  const page =
    "# Title\n\nRows of\nbefore.\n\n```sh\n# rows of before\n```\n\n| a | whoever |\n- it is asleep\n";
  expect(findTextProblems("a.md", page)).toEqual([
    expect.stringContaining("a.md:3:"),
    expect.stringContaining('a.md:10: "whoever"'),
    expect.stringContaining('a.md:11: "asleep"'),
  ]);
});

test("texts for visitors and licences are not read", () => {
  const text = "Rows of before.";
  const root = createRepository({
    "apps/site/content/a.md": text,
    "LICENSE.md": text,
    "docs/a.md": text,
    "b.css": text,
  });
  expect(findEnglishProblems(root)).toEqual([expect.stringContaining("docs/a.md:1")]);
});

test.each([
  ["feat(listing-store): filter vehicles by colour", 0],
  ["fix!: reject a key of another server", 0],
  ["[site] Stand both answers on one edge", 1],
  ["feat: ", 1],
  [`docs: ${"a".repeat(70)}`, 1],
])("the commit subject %j has %i problems", (subject, count) => {
  expect(findSubjectProblems(subject)).toHaveLength(count);
});

test("problems of a folder are reported once there are more than known", () => {
  const problems = ["packages/a/src/b.ts:1: x", "packages/a/README.md:2: y", "packages/c/d.ts:1: z"];
  expect(dropKnownProblems(problems, { "packages/a": 2 })).toEqual(["packages/c/d.ts:1: z"]);
  expect(dropKnownProblems(problems, { "packages/a": 1, "packages/c": 1 })).toEqual(problems.slice(0, 2));
});
