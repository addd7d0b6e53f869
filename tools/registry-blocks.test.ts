import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findCodeProblems } from "./check-docs.ts";

const ROOT = join(import.meta.dirname, "..");
const FOLDER = "examples/registry";

interface Block {
  name: string;
  dependencies: string[];
  files: { path: string }[];
}

const read = (path: string) => readFileSync(join(ROOT, FOLDER, path), "utf8");
// `npm test` of the site checks the form of the file.
const { items } = JSON.parse(read("registry.json")) as { items: Block[] };

test("each block names the packages that it imports, and compiles with them", () => {
  const pages = new Map<string, string>();
  for (const { name, dependencies, files } of items) {
    for (const { path } of files) {
      const content = read(path);
      const imported = [...content.matchAll(/from "((?:@[\w-]+\/)?[\w-]+)/g)].map(([, from]) => from);
      expect([...dependencies, "react"], name).toEqual(expect.arrayContaining(imported));
      pages.set(`${FOLDER}/${path}`, `\`\`\`tsx\n${content}\`\`\`\n`);
    }
  }
  expect(findCodeProblems(ROOT, pages)).toEqual([]);
}, 60_000);
