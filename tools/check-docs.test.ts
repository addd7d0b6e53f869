import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findCodeProblems, findLinkProblems } from "./check-docs.ts";
import { createRepository } from "./checks/create-repository.ts";
import { readCodeBlocks, readHeadingAnchors, readLinks } from "./checks/markdown.ts";
import { readTextFile } from "./checks/source-files.ts";

test("accepts links to existing files and headings, and external links", () => {
  const text = "# One\n[a](b/c.md#two-words) [d](#one) [e](https://example.org/x)\n`[no](link.md)`\n";
  const root = createRepository({ "a.md": text, "b/c.md": "## Two words!\n" });
  expect(findLinkProblems(root, "a.md", text)).toEqual([]);
});

test.each([
  ["a missing file", "x\n[a](gone.md)", "a.md:2: the link gone.md leads to no file."],
  ["a missing picture", '<img src="gone.png">', "gone.png leads to no file"],
  ["a missing heading", "[a](#gone)", "a.md has no heading #gone"],
])("reports a link to %s", (_name, text, problem) => {
  const root = createRepository({ "a.md": text });
  expect(findLinkProblems(root, "a.md", readTextFile(root, "a.md"))).toEqual([
    expect.stringContaining(problem),
  ]);
});

test("reads blocks, links and headings outside each other", () => {
  const text = "# À la `mer`\n```ts\nconst a = 1;\n# no heading\n[no](link)\n```\n[yes](b.md)";
  expect(readCodeBlocks(text)).toEqual([
    { language: "ts", code: "const a = 1;\n# no heading\n[no](link)", line: 2 },
  ]);
  expect(readLinks(text)).toEqual([{ target: "b.md", line: 7 }]);
  expect(readHeadingAnchors(text)).toEqual(["à-la-mer"]);
});

test("reports the line of a block that does not compile", () => {
  const root = `${import.meta.dirname}/..`;
  const prop = 'import { PlaceRating } from "@lieudit/react";\nexport const A = <PlaceRating rating="4" />;';
  const page = `# Use\n\n\`\`\`ts\nconst a: number = 1;\nconst b: string = a;\n\`\`\`\n\`\`\`tsx\n${prop}\n\`\`\`\n`;
  const problems = findCodeProblems(root, new Map([["page.md", page]]));
  expect(problems).toEqual([expect.stringMatching(/^page\.md:5: /), expect.stringMatching(/^page\.md:9: /)]);
});

test("reports a compiler that does not run, and leaves no files behind", () => {
  const root = createRepository({ "tsconfig.json": "{}" });
  const problems = findCodeProblems(root, new Map([["page.md", "```ts\nconst a = 1;\n```\n"]]));
  expect(problems).toEqual([expect.stringContaining("were not compiled")]);
  expect(readdirSync(join(root, ".lieudit"))).toEqual([]);
});
